"""Wishes for a random kingdom in a player's own words: "two landscapes, a Trait on Smithy, no Moat".

German and English can be mixed. A wish is a name that is to be in or (with "no" or "without") not to be in, a kind of
card, a number of landscapes or of one kind of them, a Trait on a pile, or an option of the table.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from platin.cards import LIBRARY
from platin.engine.const import LANDSCAPE_NAMES
from platin.kingdom.kinds import read_kind
from platin.kingdom.messages import KingdomError
from platin.text.catalogue import normal, spelt_out
from platin.text.choices import option_typed
from platin.text.language import LANGUAGES
from platin.text.messages import kingdom as kingdom_words
from platin.text.names import find_key

LANDSCAPE_KINDS: Final = {name: kind for kind, name in enumerate(LANDSCAPE_NAMES) if name}

_PARTS: Final = re.compile(r"[,;\n]")


@dataclass
class Wishes:
    """What was wished for."""

    # Names as they were typed, among them "Reckless: Smithy".
    include: list[str] = field(default_factory=list)
    exclude: list[str] = field(default_factory=list)
    # Kinds of cards.
    needs: list[str] = field(default_factory=list)
    # Piles that some Trait is to lie on.
    trait_on: list[str] = field(default_factory=list)
    # How many landscapes there are to be, and of each kind ("event", "trait", ...) at least, or none.
    landscapes: int | None = None
    of_kind: dict[str, int] = field(default_factory=dict)
    options: dict[str, bool] = field(default_factory=dict)


def read_wishes(text: str) -> Wishes:
    """Read wishes, separated by commas or "and"."""
    wishes = Wishes()
    for part in _PARTS.split(_and().sub(",", text)):
        words = part.split()
        if words and words[0].casefold() in _words("with"):
            del words[0]
        if words:
            _read_wish(wishes, words)
    return wishes


def _read_wish(wishes: Wishes, words: list[str]) -> None:
    first = words[0].casefold()
    number = int(first) if first.isdecimal() else _numbers().get(first)
    rest = words if number is None else words[1:]
    kind = _landscape_kind(rest[0]) if rest else ""
    if kind:
        _read_landscapes(wishes, kind, 1 if number is None else number, rest[1:])
        return
    without = first in _words("without")
    name = " ".join(words[1:] if without else words)
    if option_typed(name):
        wishes.options[option_typed(name)] = not without
    elif without:
        wishes.exclude.append(name)
    else:
        _read_name(wishes, words, rest if number == 1 else words)


def _read_landscapes(wishes: Wishes, kind: str, number: int, more: list[str]) -> None:
    """Read what follows a number and "landscapes", "Traits", "Events", "Ways"."""
    if kind == "trait" and len(more) > 1 and more[0].casefold() in _words("on"):
        wishes.trait_on.append(_pile(more[1:]))
    elif more:
        # "A Trait that does not exist": let it be refused as a name.
        wishes.include.append(" ".join([kind, *more]))
    elif kind == "landscape":
        wishes.landscapes = number
    else:
        wishes.of_kind[kind] = wishes.of_kind.get(kind, 0) + number


def _read_name(wishes: Wishes, words: list[str], bare: list[str]) -> None:
    """Read a name or a kind of card, perhaps with an article, or a Trait with its pile."""
    for at, word in enumerate(words[1:-1], 1):
        trait = find_key(" ".join(words[:at]), "landscape")
        if word.casefold() in _words("on") and trait and LIBRARY.choices_of(trait):
            wishes.include.append(f"{' '.join(words[:at])}: {_pile(words[at + 1 :])}")
            return
    if find_key(" ".join(words)):
        wishes.include.append(" ".join(words))
        return
    name = " ".join(bare)
    try:
        wishes.needs.append(read_kind(name))
    except KingdomError:
        wishes.include.append(name)


def _pile(words: list[str]) -> str:
    """Give the name of a pile without an article before it."""
    name = " ".join(words)
    article = len(words) > 1 and words[0].casefold() in _words("the") and not find_key(name)
    return " ".join(words[1:]) if article else name


def _landscape_kind(word: str) -> str:
    """Give the kind of landscapes that a word means: "landscape" for any; "" if it is no such word."""
    for lang in LANGUAGES:
        kinds: dict[str, tuple[str, ...]] = kingdom_words.LANDSCAPES.of(lang)
        for kind, names in kinds.items():
            if any(form(word) == form(name) for name in names for form in (normal, spelt_out)):
                return kind
    return ""


@cache
def _numbers() -> dict[str, int]:
    return {word: number for lang in LANGUAGES for word, number in kingdom_words.NUMBERS.of(lang).items()}


@cache
def _words(key: str) -> tuple[str, ...]:
    return tuple(word for lang in LANGUAGES for word in kingdom_words.WISHES.of(lang)[key])


@cache
def _and() -> re.Pattern[str]:
    """Find an "and" before the next wish; one inside a name is followed by something else."""
    begins = "|".join(map(re.escape, [*_words("with"), *_words("without"), *_numbers()]))
    return re.compile(rf"\s+(?:{'|'.join(_words('and'))})\s+(?=(?:{begins}|\d+)\s)", re.IGNORECASE)
