"""German names and texts of the cards of Guilds."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "baker": CardText(
        "Bäcker",
        "Bäcker",
        "+1 Karte\n+1 Aktion\n+1 Taler\n—\nVorbereitung: Alle beginnen mit einem Taler.",
        "m",
    ),
}
