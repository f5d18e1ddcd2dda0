"""Words of the Actions that need nothing but themselves."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "chariot_race",
        en=English("Chariot Race", "Chariot Races"),
        de=German("Wagenrennen", "Wagenrennen", "n"),
        picture="chariot",
        text=Both(
            "+1 Action\nReveal the top card of your deck and take it into your hand. The player to your left reveals "
            "the top card of theirs. If your card costs more than that one: +1 Coin and +1 VP.",
            "+1 Aktion\nDecke die oberste Karte deines Nachziehstapels auf und nimm sie auf die Hand. Wer links von "
            "dir sitzt, deckt die eigene oberste Karte auf. Kostet deine mehr als diese: +1 Geld und +1 Siegpunkt.",
        ),
        later={
            2: Both(
                "+1 Action\nDraw a card and reveal it. The player to your left reveals the top card of their deck. If "
                "your card costs more than that one: +1 Coin and +1 VP.",
                "+1 Aktion\nZiehe eine Karte und zeige sie vor. Wer links von dir sitzt, deckt die oberste Karte des "
                "eigenen Nachziehstapels auf. Kostet deine mehr als diese: +1 Geld und +1 Siegpunkt.",
            ),
        },
        rulings=(
            Ruling(
                "into-the-hand",
                Source("empires_1e"),
                "Your card goes to your hand in any case; the other one stays on its deck.",
                "Deine Karte kommt in jedem Fall auf die Hand; die andere bleibt auf ihrem Stapel.",
            ),
            Ruling(
                "costs-more",
                Source("empires_1e", examples=("EM14",)),
                "A card costs more only if no part of its cost (coins, Debt, Potion) is lower and one is higher; as "
                "much is not more.",
                "Eine Karte kostet nur mehr, wenn kein Teil ihrer Kosten (Geld, Schulden, Trank) niedriger ist und "
                "einer höher; gleich viel ist nicht mehr.",
            ),
            Ruling(
                "cost-now",
                Source("empires_1e"),
                "What counts is the cost at that moment, reductions included.",
                "Es zählen die Kosten in diesem Augenblick, Verbilligungen eingeschlossen.",
            ),
            Ruling(
                "no-card",
                Source("empires_1e", examples=("EM14",)),
                "If one of you has no card to reveal, even after shuffling, there is no bonus; your own card is "
                "still taken.",
                "Hat einer von euch auch nach dem Mischen keine Karte aufzudecken, gibt es nichts; deine eigene "
                "Karte nimmst du trotzdem.",
            ),
            Ruling(
                "no-attack",
                Source("empires_1e"),
                "It is no Attack: nobody can react to it.",
                "Es ist kein Angriff: Niemand kann darauf reagieren.",
            ),
            Ruling(
                "drawn",
                Source("empires_later"),
                "Later wording: your card is drawn, and then revealed.",
                "Späterer Wortlaut: Du ziehst deine Karte und zeigst sie dann vor.",
                edition=2,
            ),
        ),
    ),
    Words(
        "city_quarter",
        en=English("City Quarter", "City Quarters"),
        de=German("Stadtviertel", "Stadtviertel", "n"),
        picture="plain/city-quarter",
        text=Both(
            "+2 Actions\nReveal your hand. +1 Card for each Action card in it.",
            "+2 Aktionen\nZeige deine Kartenhand vor. +1 Karte für jede Aktionskarte darin.",
        ),
        rulings=(
            Ruling(
                "counted-first",
                Source("empires_1e"),
                "The Actions are counted before you draw; those that you draw then do not count.",
                "Die Aktionskarten werden gezählt, bevor du ziehst; die dann gezogenen zählen nicht.",
            ),
            Ruling(
                "combined",
                Source("empires_1e"),
                "Cards that are an Action among other types count.",
                "Karten, die unter anderem Aktionskarten sind, zählen.",
            ),
            Ruling(
                "price",
                Source("empires_1e"),
                "It costs no coins and 8 Debt.",
                "Es kostet kein Geld und 8 Schulden.",
            ),
        ),
    ),
    Words(
        "engineer",
        en=English("Engineer", "Engineers"),
        de=German("Ingenieurin", "Ingenieurinnen", "f"),
        picture="big-gear",
        text=Both(
            "Gain a card that costs 4 coins at most.\n"
            "You are free to trash this Engineer. If you did, gain one more card that costs 4 coins at most.",
            "Nimm eine Karte, die höchstens 4 Geld kostet.\n"
            "Du darfst diese Ingenieurin entsorgen. Hast du das getan, nimm noch eine Karte, die höchstens 4 Geld "
            "kostet.",
        ),
        asks={
            "gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die bis zu 4 kostet."),
            "trash": Ask(
                "Trash this Engineer, to gain another card costing up to 4?",
                "Diese Ingenieurin entsorgen, um noch eine Karte für bis zu 4 zu nehmen?",
            ),
        },
        rulings=(
            Ruling(
                "gain",
                Source("empires_1e"),
                "You have to gain a card costing up to 4; only after that you decide whether to trash the Engineer.",
                "Du musst eine Karte für bis zu 4 nehmen; erst danach entscheidest du, ob du die Ingenieurin "
                "entsorgst.",
            ),
            Ruling(
                "second-card",
                Source("empires_1e"),
                "Only if you trash it you gain a second card costing up to 4; both may be equal.",
                "Nur wenn du sie entsorgst, nimmst du eine zweite Karte für bis zu 4; beide dürfen gleich sein.",
            ),
            Ruling(
                "coins-only",
                Source("empires_1e"),
                "A card with Debt or a Potion in its cost can never be gained with it, not even an Engineer.",
                "Eine Karte mit Schulden oder Trank in den Kosten kann man damit nie nehmen, auch keine Ingenieurin.",
            ),
            Ruling(
                "already-gone",
                Source("empires_1e"),
                "Played twice and trashed the first time, it gains only one card the second time.",
                "Zweimal gespielt und schon beim ersten Mal entsorgt, bringt sie beim zweiten Mal nur eine Karte.",
            ),
            Ruling(
                "price",
                Source("empires_1e"),
                "It costs no coins and 4 Debt; nothing makes it cheaper.",
                "Sie kostet kein Geld und 4 Schulden; nichts macht sie billiger.",
            ),
        ),
    ),
    Words(
        "legionary",
        en=English("Legionary", "Legionaries"),
        de=German("Legionär", "Legionäre", "m"),
        picture="galea",
        text=Both(
            "+3 Coins\nYou may show a Gold from your hand. If you do, all other players discard down to 2 cards in "
            "hand, and draw a card then.",
            "+3 Geld\nDu darfst ein Gold aus deiner Hand vorzeigen. Tust du das, legen alle anderen ab, bis sie 2 "
            "Handkarten haben, und ziehen dann eine Karte.",
        ),
        asks={
            "reveal": Ask(
                "You may reveal a Gold: the others discard down to 2 cards and draw one.",
                "Du darfst ein Gold vorzeigen: Die anderen legen bis auf 2 Karten ab und ziehen eine.",
            ),
            "discard": Ask("Discard down to 2 cards.", "Lege bis auf 2 Karten ab."),
        },
        rulings=(
            Ruling(
                "reactions-first",
                Source("empires_1e"),
                "Reactions come before you decide about the Gold.",
                "Reaktionen kommen, bevor du über das Gold entscheidest.",
            ),
            Ruling(
                "gold-stays",
                Source("empires_1e"),
                "The Gold stays in your hand; without showing one nothing happens to the others.",
                "Das Gold bleibt auf der Hand; ohne es vorzuzeigen, geschieht den anderen nichts.",
            ),
            Ruling(
                "draws-anyway",
                Source("empires_1e"),
                "Who has 2 or fewer cards discards none, but draws.",
                "Wer 2 oder weniger Karten hat, legt keine ab, zieht aber.",
            ),
            Ruling(
                "one-by-one",
                Source("practice"),
                "In turn order each player discards and draws before the next one.",
                "Der Reihe nach legt jeder ab und zieht, bevor der Nächste dran ist.",
            ),
        ),
    ),
    Words(
        "royal_blacksmith",
        en=English("Royal Blacksmith", "Royal Blacksmiths"),
        de=German("Königlicher Schmied", "Königliche Schmiede", "m"),
        picture="sword-smithing",
        text=Both(
            "+5 Cards\nReveal your hand and discard all Coppers in it.",
            "+5 Karten\nZeige deine Kartenhand vor und lege alle Kupfer darin ab.",
        ),
        rulings=(
            Ruling(
                "all-coppers",
                Source("empires_1e"),
                "You must discard all Coppers, those that you drew with it and those that you held before; no other "
                "cards.",
                "Du musst alle Kupfer ablegen, die gezogenen und die vorher gehaltenen; keine anderen Karten.",
            ),
            Ruling(
                "price",
                Source("empires_1e"),
                "It costs no coins and 8 Debt.",
                "Er kostet kein Geld und 8 Schulden.",
            ),
        ),
    ),
    Words(
        "sacrifice",
        en=English("Sacrifice", "Sacrifices"),
        de=German("Opfer", "Opfer", "n"),
        picture="sacrificial-dagger",
        text=Both(
            "Trash a card from your hand.\nWas it an Action card: +2 Cards and +2 Actions.\nWas it a Treasure: +2 "
            "Coins.\nWas it a Victory card: +2 VP.",
            "Entsorge eine Handkarte.\nWar es eine Aktionskarte: +2 Karten und +2 Aktionen.\nWar es eine Geldkarte: +2 "
            "Geld.\nWar es eine Punktekarte: +2 Siegpunkte.",
        ),
        asks={"trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte.")},
        rulings=(
            Ruling(
                "forced",
                Source("empires_1e"),
                "You must trash a card if you have one.",
                "Du musst eine Karte entsorgen, wenn du eine hast.",
            ),
            Ruling(
                "all-types",
                Source("empires_1e"),
                "A card of several of these types brings something for each of them.",
                "Eine Karte mit mehreren dieser Typen bringt für jeden davon etwas.",
            ),
            Ruling(
                "curse",
                Source("empires_1e"),
                "A Curse brings nothing.",
                "Ein Fluch bringt nichts.",
            ),
        ),
    ),
)
