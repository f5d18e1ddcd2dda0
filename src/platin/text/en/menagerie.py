"""English names and texts of the Ways of Menagerie."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "way_of_the_sheep": CardText("Way of the Sheep", "Ways of the Sheep", "+2 Coins"),
    "way_of_the_squirrel": CardText(
        "Way of the Squirrel",
        "Ways of the Squirrel",
        "+2 Cards, but only when this turn ends.",
    ),
}
