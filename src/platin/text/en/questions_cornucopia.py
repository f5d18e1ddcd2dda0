"""English questions of the cards of Cornucopia."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "followers.discard": "Discard down to 3 cards in hand.",
    "horse_traders.discard": "Discard 2 cards.",
    "tournament.choose": "What do you gain for your Province?",
    "tournament.discard": "You may discard a Province to gain a Prize or a Duchy.",
    "tournament.prize": "Choose a Prize.",
    "tournament.reveal": "You may reveal a Province from your hand.",
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
