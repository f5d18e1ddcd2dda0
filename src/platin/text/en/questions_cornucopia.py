"""English questions of the cards of Cornucopia."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "followers.discard": "Discard down to 3 cards in hand.",
    "hamlet.action": "You may discard a card for +1 Action.",
    "hamlet.buy": "You may discard a card for +1 Buy.",
    "horn_of_plenty.gain": "Gain a card costing up to 1 for each different name among your cards in play.",
    "horse_traders.discard": "Discard 2 cards.",
    "jester.gain": "Who gains a copy of the discarded card?",
    "remake.gain": "Gain a card costing exactly 1 more than the trashed one.",
    "remake.trash": "Trash a card from your hand.",
    "tournament.choose": "What do you gain for your Province?",
    "tournament.discard": "You may discard a Province to gain a Prize or a Duchy.",
    "tournament.prize": "Choose a Prize.",
    "tournament.reveal": "You may reveal a Province from your hand.",
    "tournament.reveal_own": "You may reveal a Province, to discard it later for a Prize or a Duchy.",
    "trusty_steed.choose": "Choose two.",
    "young_witch.discard": "Discard 2 cards.",
    "young_witch.reveal": "You may reveal a Bane from your hand so as not to gain a Curse.",
}

OPTIONS: Final[dict[str, str]] = {
    "tournament.choose.prize": "A Prize",
    "tournament.choose.duchy": "A Duchy",
    "trusty_steed.choose.cards": "+2 Cards",
    "trusty_steed.choose.actions": "+2 Actions",
    "trusty_steed.choose.coins": "+2 Coins",
    "trusty_steed.choose.silvers": "Gain 4 Silvers and put your deck into your discard pile",
}
