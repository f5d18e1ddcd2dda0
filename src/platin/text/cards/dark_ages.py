"""Words of Dark Ages."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "abandoned_mine",
        en=English("Abandoned Mine", "Abandoned Mines"),
        de=German("Verlassene Mine", "Verlassene Minen", "f"),
        text=Both("+1 Coin", "+1 Geld"),
        rulings=(
            Ruling(
                "coin",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 coin and nothing else.",
                "Sie gibt 1 Geld und sonst nichts.",
            ),
        ),
    ),
    Words(
        "death_cart",
        en=English("Death Cart", "Death Carts"),
        de=German("Leichenkarren", "Leichenkarren", "m"),
        text=Both(
            "+5 Coins\n"
            "You are free to trash an Action from your hand. If you do not, trash this Death Cart.\n"
            "—\n"
            "On gaining this, gain two Ruins.",
            "+5 Geld\n"
            "Du darfst eine Aktionskarte aus der Hand entsorgen. Tust du das nicht, entsorge diesen Leichenkarren.\n"
            "—\n"
            "Nimmst du diese Karte, nimm zwei Ruinen.",
        ),
        later={
            2: Both(
                "You are free to trash this Death Cart or an Action from your hand. If you did: +5 Coins.\n"
                "—\n"
                "On gaining this, gain two Ruins.",
                "Du darfst diesen Leichenkarren oder eine Aktionskarte aus der Hand entsorgen. Hast du das getan: +5 "
                "Geld.\n"
                "—\n"
                "Nimmst du diese Karte, nimm zwei Ruinen.",
            ),
        },
        asks={
            "action": Ask("Trash an Action from your hand.", "Entsorge eine Aktionskarte aus der Hand."),
            "choose": Ask(
                "What do you trash for +5 Coins?",
                "Was entsorgst du für +5 Geld?",
                options={
                    "action": Both("An Action from your hand", "Eine Aktionskarte aus der Hand"),
                    "no": Both("Nothing", "Nichts"),
                    "this": Both("This Death Cart", "Diesen Leichenkarren"),
                },
            ),
            "trash": Ask(
                "You may trash an Action from your hand. If you do not, the Death Cart is trashed.",
                "Du darfst eine Aktionskarte aus der Hand entsorgen. Sonst wird der Leichenkarren entsorgt.",
            ),
        },
        rulings=(
            Ruling(
                "or-itself",
                Source("dark_ages_1e"),
                "You get the coins in any case; if you trash no Action from your hand, the Death Cart itself is "
                "trashed.",
                "Das Geld bekommst du auf jeden Fall; entsorgst du keine Aktionskarte aus der Hand, wird der "
                "Leichenkarren selbst entsorgt.",
            ),
            Ruling(
                "optional",
                Source("dark_ages_1e"),
                "You may decline to trash an Action although you hold one.",
                "Du darfst darauf verzichten, eine Aktionskarte zu entsorgen, auch wenn du eine hast.",
            ),
            Ruling(
                "twice",
                Source("dark_ages_1e"),
                "Played twice without an Action in hand, it gives 5 coins both times although it is already in the "
                "trash.",
                "Zweimal gespielt und ohne Aktionskarte auf der Hand gibt er beide Male 5 Geld, obwohl er schon im "
                "Müll liegt.",
            ),
            Ruling(
                "two-ruins",
                Source("dark_ages_1e"),
                "Whoever gains a Death Cart gains the top two Ruins as well, bought or not.",
                "Wer einen Leichenkarren nimmt, nimmt auch die zwei obersten Ruinen, ob gekauft oder nicht.",
            ),
            Ruling(
                "few-ruins",
                Source("dark_ages_1e"),
                "If fewer than two Ruins are left, you gain what there is.",
                "Gibt es weniger als zwei Ruinen, nimmst du, was da ist.",
            ),
            Ruling(
                "passed-on",
                Source("dark_ages_1e"),
                "A Death Cart that is passed on with Masquerade is not gained: no Ruins.",
                "Ein mit der Maskerade weitergegebener Leichenkarren wird nicht genommen: keine Ruinen.",
            ),
            Ruling(
                "ambassador",
                Source("dark_ages_1e"),
                "A Death Cart gained on another player's turn, for instance because of an Ambassador, brings its "
                "gainer the Ruins.",
                "Ein Leichenkarren, den man im Zug eines anderen nimmt, etwa wegen eines Botschafters, bringt dem, "
                "der ihn nimmt, die Ruinen.",
            ),
            Ruling(
                "possession",
                Source("dark_ages_1e"),
                "Bought in a turn under Possession, the Death Cart and the Ruins go to the player who decides.",
                "In einem Zug unter Besessenheit gekauft, gehen Leichenkarren und Ruinen an den, der entscheidet.",
            ),
            Ruling(
                "coins-for-trashing",
                Source("dark_ages_later"),
                "Later print: you get the coins only if you trash this or an Action from your hand; you need not.",
                "Späterer Druck: Das Geld bekommst du nur, wenn du diese Karte oder eine Aktionskarte aus der Hand "
                "entsorgst; du musst nicht.",
                edition=2,
            ),
            Ruling(
                "second-time",
                Source("dark_ages_later"),
                "Later print: once it has been trashed, playing it a second time can only be paid with an Action from "
                "your hand.",
                "Späterer Druck: Ist er schon entsorgt, lässt sich das zweite Spielen nur mit einer Aktionskarte aus "
                "der Hand bezahlen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "hovel",
        en=English("Hovel", "Hovels"),
        de=German("Hütte", "Hütten", "f"),
        text=Both(
            "On buying a Victory card, you are free to trash this from your hand.",
            "Kaufst du eine Punktekarte, darfst du diese Karte aus der Hand entsorgen.",
        ),
        later={
            2: Both(
                "On gaining a Victory card, you are free to trash this from your hand.",
                "Nimmst du eine Punktekarte, darfst du diese Karte aus der Hand entsorgen.",
            ),
        },
        rulings=(
            Ruling(
                "when-buying",
                Source("dark_ages_1e"),
                "When you buy a Victory card, you may trash the Hovel from your hand; only on buying.",
                "Kaufst du eine Punktekarte, darfst du die Hütte aus der Hand entsorgen; nur beim Kaufen.",
            ),
            Ruling(
                "combined",
                Source("dark_ages_1e"),
                "A Victory card that has another type as well will do.",
                "Auch eine Punktekarte mit einem weiteren Typ genügt.",
            ),
            Ruling(
                "not-played",
                Source("dark_ages_1e"),
                "The Hovel cannot be played; it is neither an Action nor a Treasure.",
                "Die Hütte kann man nicht spielen; sie ist weder Aktions- noch Geldkarte.",
            ),
            Ruling(
                "when-gaining",
                Source("dark_ages_later"),
                "Later print: any gain of a Victory card will do.",
                "Späterer Druck: Es genügt, eine Punktekarte auf irgendeine Weise zu nehmen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "necropolis",
        en=English("Necropolis", "Necropolises"),
        de=German("Totenstadt", "Totenstädte", "f"),
        text=Both("+2 Actions", "+2 Aktionen"),
        rulings=(
            Ruling(
                "an-action",
                Source("dark_ages_1e"),
                "The Necropolis is an Action card: it can be played, and trashed where an Action is asked for.",
                "Die Totenstadt ist eine Aktionskarte: Man kann sie spielen und entsorgen, wo eine Aktionskarte "
                "verlangt ist.",
            ),
        ),
    ),
    Words(
        "overgrown_estate",
        en=English("Overgrown Estate", "Overgrown Estates"),
        de=German("Verfallenes Anwesen", "Verfallene Anwesen", "n"),
        text=Both("0 VP\n—\nOn trashing this: +1 Card.", "0 Siegpunkte\n—\nEntsorgst du diese Karte: +1 Karte."),
        rulings=(
            Ruling(
                "draw-at-once",
                Source("dark_ages_1e"),
                "You draw at once when it is trashed, before you follow the rest of the instruction.",
                "Du ziehst sofort, wenn es entsorgt wird, noch bevor du den Rest der Anweisung ausführst.",
            ),
            Ruling(
                "victory",
                Source("dark_ages_1e"),
                "It is a Victory card worth nothing.",
                "Es ist eine Punktekarte, die nichts wert ist.",
            ),
        ),
    ),
    Words(
        "ruined_library",
        en=English("Ruined Library", "Ruined Libraries"),
        de=German("Zerstörte Bibliothek", "Zerstörte Bibliotheken", "f"),
        text=Both("+1 Card", "+1 Karte"),
        rulings=(
            Ruling(
                "card",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 Card and nothing else.",
                "Sie gibt 1 Karte und sonst nichts.",
            ),
        ),
    ),
    Words(
        "ruined_market",
        en=English("Ruined Market", "Ruined Markets"),
        de=German("Zerstörter Markt", "Zerstörte Märkte", "m"),
        text=Both("+1 Buy", "+1 Kauf"),
        rulings=(
            Ruling(
                "buy",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 Buy and nothing else.",
                "Er gibt 1 Kauf und sonst nichts.",
            ),
        ),
    ),
    Words(
        "ruined_village",
        en=English("Ruined Village", "Ruined Villages"),
        de=German("Zerstörtes Dorf", "Zerstörte Dörfer", "n"),
        text=Both("+1 Action", "+1 Aktion"),
        rulings=(
            Ruling(
                "action",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 Action and nothing else.",
                "Es gibt 1 Aktion und sonst nichts.",
            ),
        ),
    ),
    Words(
        "survivors",
        en=English("Survivors", "Survivors"),
        de=German("Überlebende", "Überlebende", "pl"),
        text=Both(
            "Have a look at the two topmost cards of your deck. Either both go into your discard pile, or both go "
            "back in an order you like.",
            "Sieh dir die zwei obersten Karten deines Nachziehstapels an. Lege entweder beide ab oder beide in "
            "beliebiger Reihenfolge zurück.",
        ),
        asks={
            "choose": Ask(
                "Discard these cards, or put them back?",
                "Diese Karten ablegen oder zurücklegen?",
                options={
                    "back": Both("Put them back", "Zurücklegen"),
                    "discard": Both("Discard them", "Ablegen"),
                },
            ),
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "both",
                Source("dark_ages_1e"),
                "Both cards are discarded or both put back, never one of each.",
                "Beide Karten werden abgelegt oder beide zurückgelegt, nie eine so und eine so.",
            ),
            Ruling(
                "order",
                Source("dark_ages_1e"),
                "You put them back in the order you like.",
                "Du legst sie in beliebiger Reihenfolge zurück.",
            ),
        ),
    ),
    PileWords("ruins", "Ruins", "Ruinen"),
)
