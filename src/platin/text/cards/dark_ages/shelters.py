"""Words of the Shelters."""

from typing import Final

from platin.text.words import Both, English, German, OptionWords, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords | OptionWords, ...]] = (
    Words(
        "hovel",
        en=English("Hovel", "Hovels"),
        de=German("Hütte", "Hütten", "f"),
        picture="hut",
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
        picture="triple-skulls",
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
        picture="vines",
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
    PileWords("shelters", "Shelters", "Unterschlüpfe", picture="umbrella"),
    OptionWords(
        "shelters",
        name=Both("Shelters", "Unterschlüpfe"),
        title=Both("Shelters instead of starting Estates", "Unterschlüpfe statt der Anwesen zu Beginn"),
        used=Both("With Shelters instead of starting Estates.", "Mit Unterschlüpfen statt der Anwesen zu Beginn."),
        unused=Both("Without Shelters.", "Ohne Unterschlüpfe."),
        typed=Both(("Shelters",), ("Unterschlüpfe", "Unterschlüpfen")),
    ),
)
