"""Kinds of kingdom cards that somebody may want in a game: a village, a way to trash, an Attack.

They are told from what the cards say about themselves: their types, what they bring, what they are good for.
"""

from functools import cache
from typing import Final

from platin.engine.card import CardDef
from platin.engine.const import ATTACK, DURATION, REACTION, TREASURE, VICTORY
from platin.engine.facts import CHEAPENS, CURSES, GAINS, TRASHES
from platin.kingdom.boxes import front
from platin.kingdom.messages import KingdomError, Message, words_of
from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES

TYPES: Final[dict[str, int]] = {
    "attack": ATTACK,
    "reaction": REACTION,
    "treasure": TREASURE,
    "victory": VICTORY,
    "duration": DURATION,
}
GOOD_FOR: Final[dict[str, int]] = {"trashing": TRASHES, "gain": GAINS, "curses": CURSES, "cheaper": CHEAPENS}
# What a play brings, perhaps on a condition, and how much of it at least: two cards more in the hand.
BRINGING: Final[dict[str, tuple[str, int]]] = {
    "buy": ("buys", 1),
    "actions": ("actions", 2),
    "draw": ("cards", 2),
    "vp-tokens": ("vp", 1),
}

KINDS: Final = (*BRINGING, *GOOD_FOR, *TYPES, "potion")

# The costs of which `--spread` wants at least one card each.
SPREAD: Final = (2, 3, 4, 5)


def has_kind(key: str, kind: str) -> bool:
    """Tell whether a kingdom pile is of a kind, or of a cost: "cost-2"."""
    card = front(key)
    if kind.startswith("cost-"):
        return card.cost == int(kind.removeprefix("cost-")) and not card.potion and not card.debt
    return is_of(card, kind)


def is_of(card: CardDef, kind: str) -> bool:
    """Tell whether a card is of a kind."""
    if kind in BRINGING:
        bonus, least = BRINGING[kind]
        total: int = getattr(card.brings, bonus) + getattr(card.may_bring, bonus)
        return total >= least
    if kind in GOOD_FOR:
        return card.kinds & GOOD_FOR[kind] != 0
    return bool(card.potion if kind == "potion" else card.types & TYPES[kind])


def read_kind(word: str) -> str:
    """Give the kind that a word means, in either language."""
    for form in (normal(word), spelt_out(word)):
        if form in _index():
            return _index()[form]
    raise KingdomError(Message("error.kind", name=word.strip(), kinds=KINDS))


@cache
def _index() -> dict[str, str]:
    index: dict[str, str] = {}
    for lang in LANGUAGES:
        for kind, words in words_of(lang).KINDS.items():
            for word in (kind, *words):
                index[normal(word)] = index[spelt_out(word)] = kind
    return index
