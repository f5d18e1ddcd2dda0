"""Rulings for the Ways of Menagerie."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "way_of_the_sheep.coins",
        "way_of_the_sheep",
        Source("menagerie_1e"),
        "The card that you play as a Sheep gives 2 coins and nothing of its own.",
        "Die Karte, die du als Schaf spielst, gibt 2 Geld und nichts Eigenes.",
    ),
    Ruling(
        "way_of_the_squirrel.after-drawing",
        "way_of_the_squirrel",
        Source("menagerie_1e"),
        "You draw the two cards at the end of the turn, after drawing your next hand.",
        "Du ziehst die zwei Karten am Ende des Zuges, nachdem du deine nächste Hand gezogen hast.",
    ),
    Ruling(
        "way_of_the_squirrel.each-use",
        "way_of_the_squirrel",
        Source("menagerie_1e"),
        "Each use brings two cards.",
        "Jede Benutzung bringt zwei Karten.",
    ),
    Ruling(
        "way_of_the_squirrel.another-turn",
        "way_of_the_squirrel",
        Source("menagerie_1e"),
        "Used on another player's turn, it brings the cards at the end of that turn.",
        "Im Zug eines anderen benutzt, bringt er die Karten am Ende jenes Zuges.",
    ),
)
