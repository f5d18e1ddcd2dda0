"""English questions of the cards of Prosperity."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "contraband.name": "Name a card that may not be bought this turn.",
    "kings_court.play": "You may choose an Action in your hand to play three times.",
    "mint.reveal": "You may reveal a Treasure from your hand to gain a copy of it.",
    "trade_route.trash": "Trash a card from your hand.",
    "watchtower.choose": "Where does the gained card go?",
}

OPTIONS: Final[dict[str, str]] = {
    "watchtower.choose.trash": "Trash it",
    "watchtower.choose.deck": "Put it onto your deck",
}
