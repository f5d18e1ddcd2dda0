"""German names and texts of the cards of Hinterlands. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "haggler": CardText(
        "Feilscher",
        "Feilscher",
        "+2 Geld\n"
        "—\n"
        "Solange diese Karte im Spiel ist: Zu jeder Karte, die du kaufst, nimm eine billigere, die keine "
        "Punktekarte ist.",
        "m",
    ),
    "haggler@2": CardText(
        "Feilscher",
        "Feilscher",
        "+2 Geld\n"
        "In diesem Zug: Zu jeder Karte, die du durch Kauf nimmst, nimm eine billigere, die keine "
        "Punktekarte ist.",
        "m",
    ),
}
