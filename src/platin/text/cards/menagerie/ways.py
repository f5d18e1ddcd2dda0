"""Words of the Ways of Menagerie."""

from typing import Final

from platin.text.words import Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "way_of_the_sheep",
        en=English("Way of the Sheep", "Ways of the Sheep"),
        de=German("Weg des Schafes", "Wege des Schafes", "m"),
        text=Both("+2 Coins", "+2 Geld"),
        rulings=(
            Ruling(
                "coins",
                Source("menagerie_1e"),
                "The card that you play as a Sheep gives 2 coins and nothing of its own.",
                "Die Karte, die du als Schaf spielst, gibt 2 Geld und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_squirrel",
        en=English("Way of the Squirrel", "Ways of the Squirrel"),
        de=German("Weg des Eichhörnchens", "Wege des Eichhörnchens", "m"),
        text=Both("+2 Cards, but only when this turn ends.", "+2 Karten, aber erst am Ende dieses Zuges."),
        rulings=(
            Ruling(
                "after-drawing",
                Source("menagerie_1e"),
                "You draw the two cards at the end of the turn, after drawing your next hand.",
                "Du ziehst die zwei Karten am Ende des Zuges, nachdem du deine nächste Hand gezogen hast.",
            ),
            Ruling(
                "each-use",
                Source("menagerie_1e"),
                "Each use brings two cards.",
                "Jede Benutzung bringt zwei Karten.",
            ),
            Ruling(
                "another-turn",
                Source("menagerie_1e"),
                "Used on another player's turn, it brings the cards at the end of that turn.",
                "Im Zug eines anderen benutzt, bringt er die Karten am Ende jenes Zuges.",
            ),
        ),
    ),
)
