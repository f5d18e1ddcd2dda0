"""English questions of the cards of Seaside."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "ambassador.return": "Return up to 2 of these cards to the Supply. Then each other player gains one.",
    "ambassador.reveal": "Reveal a card from your hand. Each other player gains a copy of it.",
    "native_village.choose": "Put a card on your mat, or take all cards from it?",
    "pirate_ship.choose": "Rob the other players, or take coins?",
    "pirate_ship.trash": "Which of this player's Treasures is trashed?",
}

OPTIONS: Final[dict[str, str]] = {
    "native_village.choose.put": "Put the top card of your deck on the mat",
    "native_village.choose.take": "Take all cards from the mat into your hand",
    "pirate_ship.choose.coins": "+1 Coin for each token on your mat",
    "pirate_ship.choose.rob": "Rob the other players",
}
