"""English questions of the cards of Allies."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "archer.discard": "Which of these cards does this player discard?",
    "archer.keep": "Which card do you keep hidden? The Archer's player picks one of the others, and you discard it.",
    "battle_plan.reveal": "You may reveal an Attack from your hand for +1 Card.",
    "battle_plan.rotate": "You may rotate a pile of the Supply.",
    "blacksmith.choose": "Choose what your Blacksmith does.",
    "elder.play": "You may play an Action from your hand, with one option more where it lets you choose.",
    "miller.take": "Take one of these cards into your hand. The others are discarded.",
    "town_crier.choose": "Choose what your Town Crier does.",
    "town_crier.rotate": "Rotate the Townsfolk pile?",
}

OPTIONS: Final[dict[str, str]] = {
    "blacksmith.choose.action": "+1 Card, +1 Action",
    "blacksmith.choose.six": "Draw until you have 6 cards in hand",
    "blacksmith.choose.two": "+2 Cards",
    "town_crier.choose.action": "+1 Card, +1 Action",
    "town_crier.choose.coins": "+2 Coins",
    "town_crier.choose.silver": "Gain a Silver",
}
