"""German names and texts of the cards of Empires."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "engineer": CardText(
        "Ingenieurin",
        "Ingenieurinnen",
        "Nimm eine Karte, die höchstens 4 Geld kostet.\n"
        "Du darfst diese Ingenieurin entsorgen. Hast du das getan, nimm noch eine Karte, die höchstens 4 "
        "Geld kostet.",
        "f",
    ),
}
