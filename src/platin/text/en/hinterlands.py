"""English names and texts of the cards of Hinterlands. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "haggler": CardText(
        "Haggler",
        "Hagglers",
        "+2 Coins\n—\nAs long as this is in play: with every card you buy, gain a cheaper one that is no Victory card.",
    ),
    "haggler@2": CardText(
        "Haggler",
        "Hagglers",
        "+2 Coins\nIn this turn, with every card you gain by buying it, gain a cheaper one that is no Victory card.",
    ),
}
