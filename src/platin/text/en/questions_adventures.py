"""English questions of the cards and Events of Adventures."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "storyteller.play": "You may play a Treasure from your hand, three in all.",
    "training.pile": "Put your +1 Coin token on a pile of Actions.",
}

OPTIONS: Final[dict[str, str]] = {}
