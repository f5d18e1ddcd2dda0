"""German names and texts of the promotional cards, later prints under "@2"."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "black_market": CardText(
        "Schwarzmarkt",
        "Schwarzmärkte",
        "+2 Geld\n"
        "Drehe die drei obersten Karten des Schwarzmarktstapels um.\n"
        "Wenn du willst, kaufe sofort eine davon.\n"
        "Was du nicht kaufst, kommt in einer Reihenfolge deiner Wahl unter den Stapel.\n"
        "—\n"
        "Vor dem Spiel wird aus Königreichkarten, die nicht im Vorrat sind, ein Schwarzmarktstapel gebildet, von jeder "
        "Karte eine.",
        "m",
    ),
    "black_market@2": CardText(
        "Schwarzmarkt",
        "Schwarzmärkte",
        "+2 Geld\n"
        "Drehe die drei obersten Karten des Schwarzmarktstapels um.\n"
        "Spiele beliebig viele Geldkarten von deiner Hand.\n"
        "Wenn du willst, kaufe eine der aufgedeckten Karten.\n"
        "Die übrigen kommen in einer Reihenfolge deiner Wahl unter den Stapel.\n"
        "—\n"
        "Vor dem Spiel wird aus verschiedenen unbenutzten Königreichkarten ein Schwarzmarktstapel gebildet.",
        "m",
    ),
}
