"""Rulings for the cards of Guilds."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "baker.coffers",
        "baker",
        Source("guilds_1e"),
        "It gives a card, an Action and a token, not coins of this turn.",
        "Er gibt eine Karte, eine Aktion und einen Taler, kein Geld für diesen Zug.",
    ),
    Ruling(
        "baker.set-up",
        "baker",
        Source("guilds_1e"),
        "In games with the Baker everybody begins with one token.",
        "In Spielen mit dem Bäcker beginnen alle mit einem Taler.",
    ),
    Ruling(
        "baker.black-market",
        "baker",
        Source("guilds_1e"),
        "That holds as well if the Baker is only in the Black Market deck.",
        "Das gilt auch, wenn der Bäcker nur im Schwarzmarktdeck ist.",
    ),
)
