"""Kinds of kingdom cards that somebody may want in a game: a village, a way to trash, an Attack.

They are told from what the cards say about themselves: their types, what they bring, what they are good for.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from platin.engine.card import CardDef
from platin.engine.const import ATTACK, DURATION, REACTION, TREASURE, VICTORY
from platin.engine.facts import CHEAPENS, CURSES, GAINS, TRASHES
from platin.kingdom.boxes import front
from platin.kingdom.messages import KingdomError, Message
from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES
from platin.text.messages import kingdom as kingdom_words

_MEANING: Final[dict[str, Callable[[CardDef], bool]]] = {
    # One or more from a play, perhaps on a condition.
    "buy": lambda card: card.brings.buys + card.may_bring.buys >= 1,
    "actions": lambda card: card.brings.actions + card.may_bring.actions >= 2,
    # At least two cards more in the hand.
    "draw": lambda card: card.brings.cards + card.may_bring.cards >= 2,
    "trashing": lambda card: card.kinds & TRASHES != 0,
    "gain": lambda card: card.kinds & GAINS != 0,
    "curses": lambda card: card.kinds & CURSES != 0,
    "vp-tokens": lambda card: card.brings.vp + card.may_bring.vp >= 1,
    "cheaper": lambda card: card.kinds & CHEAPENS != 0,
    "attack": lambda card: card.types & ATTACK != 0,
    "reaction": lambda card: card.types & REACTION != 0,
    "treasure": lambda card: card.types & TREASURE != 0,
    "victory": lambda card: card.types & VICTORY != 0,
    "duration": lambda card: card.types & DURATION != 0,
    "potion": lambda card: card.potion > 0,
}

KINDS: Final = tuple(_MEANING)

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
    return _MEANING[kind](card)


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
        for kind, words in kingdom_words.KINDS.of(lang).items():
            for word in (kind, *words):
                index[normal(word)] = index[spelt_out(word)] = kind
    return index
