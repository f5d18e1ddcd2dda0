"""English questions of the cards of Hinterlands."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "haggler.gain": "Gain a card that costs less than the bought one and is no Victory card.",
}

OPTIONS: Final[dict[str, str]] = {}
