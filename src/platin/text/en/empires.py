"""English names and texts of the cards of Empires."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "engineer": CardText(
        "Engineer",
        "Engineers",
        "Gain a card that costs 4 coins at most.\n"
        "You are free to trash this Engineer. If you did, gain one more card that costs 4 coins at most.",
    ),
}
