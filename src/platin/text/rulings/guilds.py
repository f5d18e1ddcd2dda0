"""Rulings for the cards of Guilds."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "baker.coffers",
        "baker",
        "Die Gilden, Bäcker",
        "It gives a card, an Action and a token, not coins of this turn.",
        "Er gibt eine Karte, eine Aktion und einen Taler, kein Geld für diesen Zug.",
    ),
    Ruling(
        "baker.set-up",
        "baker",
        "Die Gilden, Bäcker",
        "In games with the Baker everybody begins with one token.",
        "In Spielen mit dem Bäcker beginnen alle mit einem Taler.",
    ),
    Ruling(
        "baker.black-market",
        "baker",
        "Die Gilden, Bäcker",
        "That holds as well if the Baker is only in the Black Market deck.",
        "Das gilt auch, wenn der Bäcker nur im Schwarzmarktdeck ist.",
    ),
)
