"""English questions of the cards of Alchemy."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "golem.order": "Put the Actions you found in the order in which you play them.",
    "herbalist.topdeck": "You may put one of your Treasures in play onto your deck.",
}

OPTIONS: Final[dict[str, str]] = {}
