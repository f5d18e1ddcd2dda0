"""What the cards of the base game ask, in English."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "artisan.gain": "Gain a card costing up to 5 into your hand.",
    "artisan.topdeck": "Put a card from your hand onto your deck.",
    "bandit.trash": "Which of the revealed Treasures do you trash?",
    "bureaucrat.topdeck": "Put a Victory card from your hand onto your deck.",
    "cellar.discard": "Discard any number of cards. You draw as many.",
    "chancellor.dump": "Put your deck into your discard pile?",
    "chapel.trash": "Trash up to 4 cards from your hand.",
    "feast.gain": "Gain a card costing up to 5.",
    "harbinger.topdeck": "You may put a card from your discard pile onto your deck.",
    "library.set_aside": "Set this Action aside? Otherwise you keep it.",
    "militia.discard": "Discard down to 3 cards in hand.",
    "mine.gain": "Gain a Treasure into your hand, costing up to 3 more than the trashed one.",
    "mine.may_trash": "You may trash a Treasure from your hand.",
    "mine.trash": "Trash a Treasure from your hand.",
    "moneylender.may_trash": "Trash a Copper from your hand for +3 coins?",
    "moneylender.trash": "Trash a Copper from your hand.",
    "poacher.discard": "Discard a card for each empty Supply pile.",
    "remodel.gain": "Gain a card costing up to 2 more than the trashed one.",
    "remodel.trash": "Trash a card from your hand.",
    "sentry.discard": "Discard any of these cards. The rest goes back onto your deck.",
    "sentry.order": "Put the cards back onto your deck. The last one lies on top.",
    "sentry.trash": "Trash any of the cards you look at.",
    "spy.discard": "Discard this player's card? Otherwise it goes back on top of the deck.",
    "spy.discard_own": "Discard your own card? Otherwise it goes back on top of your deck.",
    "thief.gain": "Which of the Treasures just trashed do you gain?",
    "thief.trash": "Which of this player's Treasures is trashed?",
    "throne_room.may_play": "You may choose an Action from your hand to play twice.",
    "throne_room.play": "Choose an Action from your hand to play twice.",
    "vassal.play": "Play the Action you discarded?",
    "workshop.gain": "Gain a card costing up to 4.",
}

OPTIONS: Final[dict[str, str]] = {
    "chancellor.dump.yes": "Put it there",
    "chancellor.dump.no": "Leave it",
    "moneylender.may_trash.yes": "Trash a Copper",
    "moneylender.may_trash.no": "Keep it",
}
