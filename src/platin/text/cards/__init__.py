"""The words of all cards and landscapes, each in the module that is named like the one of its class in `platin.cards`.

Nothing is registered: what stands in the tuple `WORDS` of a module here exists.
"""

import importlib
import pkgutil
from functools import cache
from typing import NamedTuple

from platin.text.words import ChoiceWords, OptionWords, PileWords, Words


class NoWords(LookupError):
    """A card or landscape that has no words. It says where they belong."""

    def __init__(self, name: str, rules: str) -> None:
        super().__init__(f"{name!r} has no words: expected an entry in platin.text.{rules.removeprefix('platin.')}")


class AllWords(NamedTuple):
    """The words of cards and landscapes, of mixed piles, of choices before the game and options of a table, by id."""

    cards: dict[str, Words]
    piles: dict[str, PileWords]
    choices: dict[str, ChoiceWords]
    options: dict[str, OptionWords]


@cache
def all_words() -> AllWords:
    """Read all modules of words."""
    found = AllWords({}, {}, {}, {})
    for name in sorted(info.name for info in pkgutil.walk_packages(__path__, __name__ + ".") if not info.ispkg):
        for words in importlib.import_module(name).WORDS:
            if isinstance(words, ChoiceWords):
                found.choices[words.id] = words
            elif isinstance(words, OptionWords):
                found.options[words.id] = words
            elif words.id in found.cards or words.id in found.piles:
                raise ValueError(f"{name}: there are words of {words.id!r} already")
            elif isinstance(words, PileWords):
                found.piles[words.id] = words
            else:
                found.cards[words.id] = words
    return found


def words_of(name: str, rules: str) -> Words:
    """Give the words of a card or landscape; `rules` is the module of its class."""
    words = all_words().cards.get(name)
    if words is None:
        raise NoWords(name, rules)
    return words
