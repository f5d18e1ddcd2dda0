"""English names and texts of the promotional cards, later prints under "@2"."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "black_market": CardText(
        "Black Market",
        "Black Markets",
        "+2 Coins\n"
        "Turn over the three topmost cards of the Black Market deck.\n"
        "If you wish, buy one of them on the spot.\n"
        "The cards you do not buy go under that deck in whatever order you like.\n"
        "—\n"
        "Before the game, a Black Market deck is put together from kingdom cards that are not in the Supply, one of "
        "each.",
    ),
    "black_market@2": CardText(
        "Black Market",
        "Black Markets",
        "+2 Coins\n"
        "Turn over the three topmost cards of the Black Market deck.\n"
        "Play as many Treasures from your hand as you like.\n"
        "If you wish, buy one of the revealed cards.\n"
        "The others go under that deck in whatever order you like.\n"
        "—\n"
        "Before the game, a Black Market deck is put together from different unused kingdom cards.",
    ),
}
