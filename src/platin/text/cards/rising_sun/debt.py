"""Words of the cards of Rising Sun that bring Debt."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "change",
        en=English("Change", "Changes"),
        de=German("Wandel", "Wandel", "m"),
        picture="yin-yang",
        text=Both(
            "Have you Debt: +3 Coins.\n"
            "Have you none: trash a card from your hand, and gain one that costs more coins. The difference in coins "
            "becomes your Debt.",
            "Hast du Schulden: +3 Geld.\n"
            "Hast du keine: Entsorge eine Karte aus deiner Hand und nimm eine, die mehr Geld kostet. Den Unterschied "
            "an Geld bekommst du als Schulden.",
        ),
        asks={
            "gain": Ask("Gain a card that costs more coins.", "Nimm eine Karte, die mehr Geld kostet."),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Karte aus deiner Hand."),
        },
        rulings=(
            Ruling(
                "debt-when-reached",
                Source("rising_sun_1e", examples=("RS8",)),
                "Whether you have Debt is decided when the card is carried out. Who pays it off before chooses the "
                "other half.",
                "Ob du Schulden hast, entscheidet sich beim Ausführen. Wer sie vorher abzahlt, wählt damit die andere "
                "Hälfte.",
            ),
            Ruling(
                "between-two-plays",
                Source("practice"),
                "Debt may be paid off between two plays of it as well.",
                "Auch zwischen zwei Malen, die man ihn spielt, darf man Schulden abzahlen.",
            ),
            Ruling(
                "coins-alone",
                Source("rising_sun_1e", examples=("RS8",)),
                "Only coins are compared: Potion and Debt in a cost do not matter, and add no Debt.",
                "Verglichen wird nur das Geld: Trank und Schulden in den Kosten zählen nicht und bringen keine "
                "Schulden.",
            ),
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "Without Debt you have to trash a card, and to gain one if any costs more coins.",
                "Ohne Schulden musst du eine Karte entsorgen und eine nehmen, wenn eine mehr Geld kostet.",
            ),
            Ruling(
                "difference-afterwards",
                Source("practice"),
                "The difference is that of the costs after the gain, whichever of the two is higher then.",
                "Es zählt der Unterschied der Kosten nach dem Nehmen, welche auch immer dann höher sind.",
            ),
            Ruling(
                "no-gain-no-debt",
                Source("practice", examples=("RS8",)),
                "Who gains nothing, because nothing costs more or somebody else gets the card, takes no Debt.",
                "Wer nichts nimmt, weil nichts mehr kostet oder ein anderer die Karte bekommt, bekommt keine Schulden.",
            ),
        ),
    ),
    Words(
        "craftsman",
        en=English("Craftsman", "Craftsmen"),
        de=German("Handwerker", "Handwerker", "m"),
        picture="froe-and-mallet",
        text=Both(
            "+2 Debt\nGain a card with a cost of 5 or less.",
            "+2 Schulden\nNimm eine Karte mit Kosten von höchstens 5.",
        ),
        asks={"gain": Ask("Gain a card costing up to 5.", "Nimm eine Karte, die höchstens 5 kostet.")},
        rulings=(
            Ruling(
                "also-in-debt",
                Source("rising_sun_1e"),
                "It works also if you have Debt already, and anew with each play.",
                "Er wirkt auch, wenn du schon Schulden hast, und jedes Mal aufs Neue.",
            ),
            Ruling(
                "coins-only",
                Source("rising_sun_1e"),
                "A card with Debt or Potion in its cost cannot be gained.",
                "Eine Karte mit Schulden oder Trank in den Kosten kann nicht genommen werden.",
            ),
        ),
    ),
    Words(
        "gold_mine",
        en=English("Gold Mine", "Gold Mines"),
        de=German("Goldmine", "Goldminen", "f"),
        picture="gold-mine",
        text=Both(
            "+1 Card\n+1 Action\n+1 Buy\nIf you like, gain a Gold and take 4 Debt for it.",
            "+1 Karte\n+1 Aktion\n+1 Kauf\nWenn du willst, nimm ein Gold und dafür 4 Schulden.",
        ),
        asks={
            "gain": Ask("Do you gain a Gold and take 4 Debt?", "Nimmst du ein Gold und dafür 4 Schulden?"),
        },
        rulings=(
            Ruling(
                "both-or-neither",
                Source("rising_sun_1e"),
                "Gold and Debt come together, also if you have Debt already; you decide after the draw.",
                "Gold und Schulden gibt es nur zusammen, auch wenn du schon Schulden hast; du entscheidest nach dem "
                "Ziehen.",
            ),
            Ruling(
                "gold-first",
                Source("practice"),
                "The Gold, and what comes of gaining it, precedes the Debt.",
                "Das Gold und was aus seinem Nehmen folgt kommt vor den Schulden.",
            ),
            Ruling(
                "no-gold-left",
                Source("practice"),
                "If there is no Gold left you may still take the Debt.",
                "Ist kein Gold mehr da, darfst du die Schulden trotzdem nehmen.",
            ),
        ),
    ),
    Words(
        "imperial_envoy",
        en=English("Imperial Envoy", "Imperial Envoys"),
        de=German("Kaiserlicher Gesandter", "Kaiserliche Gesandte", "m"),
        picture="eagle-emblem",
        text=Both("+5 Cards\n+1 Buy\n+2 Debt", "+5 Karten\n+1 Kauf\n+2 Schulden"),
        rulings=(
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "All of it is forced, also if you have Debt already.",
                "Alles davon ist Pflicht, auch wenn du schon Schulden hast.",
            ),
        ),
    ),
    Words(
        "litter",
        en=English("Litter", "Litters"),
        de=German("Sänfte", "Sänften", "f"),
        picture="plain/litter",
        text=Both("+2 Cards\n+2 Actions\n+1 Debt", "+2 Karten\n+2 Aktionen\n+1 Schulden"),
        rulings=(
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "All of it is forced, also if you have Debt already.",
                "Alles davon ist Pflicht, auch wenn du schon Schulden hast.",
            ),
            Ruling(
                "possession",
                Source("practice"),
                "In a turn in which another player decides, that player takes the Debt.",
                "In einem Zug, in dem ein anderer entscheidet, bekommt dieser die Schulden.",
            ),
        ),
    ),
    Words(
        "root_cellar",
        en=English("Root Cellar", "Root Cellars"),
        de=German("Erdkeller", "Erdkeller", "m"),
        picture="carrot",
        text=Both("+3 Cards\n+1 Action\n+3 Debt", "+3 Karten\n+1 Aktion\n+3 Schulden"),
        rulings=(
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "All of it is forced, also if you have Debt already.",
                "Alles davon ist Pflicht, auch wenn du schon Schulden hast.",
            ),
        ),
    ),
)
