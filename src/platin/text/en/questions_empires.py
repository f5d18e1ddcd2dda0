"""English questions of the cards of Empires."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "engineer.gain": "Gain a card costing up to 4.",
    "engineer.trash": "Trash this Engineer, to gain another card costing up to 4?",
}

OPTIONS: Final[dict[str, str]] = {}
