"""English questions of the cards of Alchemy."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "apothecary.order": "Put the cards back onto your deck. The last one lies on top.",
    "apprentice.trash": "Trash a card from your hand. You draw as many cards as it costs.",
    "golem.order": "Put the Actions you found in the order in which you play them.",
    "herbalist.topdeck": "You may put one of your Treasures in play onto your deck.",
    "scrying_pool.discard": "Discard this player's card? Otherwise it goes back on top of the deck.",
    "scrying_pool.discard_own": "Discard your own card? Otherwise it goes back on top of your deck.",
    "transmute.trash": "Trash a card from your hand.",
    "university.gain": "You may gain an Action costing up to 5.",
}

OPTIONS: Final[dict[str, str]] = {}
