"""English names and texts of the cards of Guilds."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "baker": CardText(
        "Baker",
        "Bakers",
        "+1 Card\n+1 Action\n+1 Coffers\n—\nSet-up: everybody begins with one token on the Coffers.",
    ),
}
