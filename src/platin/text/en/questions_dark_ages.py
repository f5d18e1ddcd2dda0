"""English questions of the cards of Dark Ages."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "death_cart.action": "Trash an Action from your hand.",
    "death_cart.choose": "What do you trash for +5 Coins?",
    "death_cart.trash": "You may trash an Action from your hand. If you do not, the Death Cart is trashed.",
    "survivors.choose": "Discard these cards, or put them back?",
    "survivors.order": "Put the cards back onto your deck. The last one lies on top.",
}

OPTIONS: Final[dict[str, str]] = {
    "death_cart.choose.action": "An Action from your hand",
    "death_cart.choose.no": "Nothing",
    "death_cart.choose.this": "This Death Cart",
    "survivors.choose.back": "Put them back",
    "survivors.choose.discard": "Discard them",
}
