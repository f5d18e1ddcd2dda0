"""German names and texts of the Ways of Menagerie."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "way_of_the_sheep": CardText("Weg des Schafes", "Wege des Schafes", "+2 Geld", "m"),
    "way_of_the_squirrel": CardText(
        "Weg des Eichhörnchens",
        "Wege des Eichhörnchens",
        "+2 Karten, aber erst am Ende dieses Zuges.",
        "m",
    ),
}
