"""The boxes that kingdoms are drawn from: which cards lie in which, in which print, and how people call them."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from platin.cards import LIBRARY
from platin.engine.card import CardDef
from platin.engine.facts import FIRST_ONLY, LATER_ONLY
from platin.kingdom.messages import KingdomError, Message
from platin.text.catalogue import normal, spelt_out
from platin.text.kingdom_list import in_print
from platin.text.language import LANGUAGES
from platin.text.messages import general
from platin.text.messages import kingdom as kingdom_words

# Which print of a box: all cards that were ever in it, those of the first print, those of a later one.
ANY: Final = 0
FIRST: Final = 1
LATER: Final = 2
# What a card says that is not in a print.
_MISSING: Final = {FIRST: LATER_ONLY, LATER: FIRST_ONLY}

# The print at the end of a box's name: "Prosperity (2E)", "Blütezeit 2. Auflage", "base@2".
_PRINT: Final = re.compile(r"[\s(@_]+(?P<n>[12])\s*(?:e|nd|st|\.)?\s*(?:edition|auflage|print)?\)?\s*$", re.IGNORECASE)


class Box(NamedTuple):
    """An expansion, or the base game, in a print."""

    expansion: str
    prints: int = ANY


def front(key: str) -> CardDef:
    """Give the card that stands for a pile: its only one, or the top one of a mixed pile."""
    return LIBRARY.front(key)


@cache
def _kingdom_piles() -> tuple[str, ...]:
    """Give the keys of all kingdom piles, each card in its first print here."""
    mixed = [pile for pile in LIBRARY.piles.values() if pile.kingdom]
    inside = [member for pile in mixed for member in pile.members]
    keys: dict[str, str] = {}
    for key, defn in LIBRARY.cards.items():
        if defn.kingdom and key not in inside:
            keys.setdefault(defn.name, key)
    for pile in mixed:
        keys.setdefault(pile.name.partition("@")[0], pile.name)
    return tuple(sorted(keys.values()))


@cache
def implemented() -> tuple[str, ...]:
    """Give the expansions that something can be drawn from, as they appeared."""
    found = {front(key).expansion for key in _kingdom_piles()}
    found |= {landscape.expansion for landscape in LIBRARY.landscapes.values()}
    return tuple(expansion for expansion in general.SETS.of("en") if expansion in found)


def cards_of(boxes: Sequence[Box]) -> list[str]:
    """Give the kingdom piles of some boxes, sorted."""
    found: dict[str, str] = {}
    for box in boxes:
        for key in _kingdom_piles():
            card = front(key)
            if card.expansion != box.expansion or card.prints == _MISSING.get(box.prints):
                continue
            found.setdefault(key.partition("@")[0], in_print(key, box.prints) if box.prints == LATER else key)
    return sorted(found.values())


def landscapes_of(boxes: Sequence[Box]) -> list[str]:
    """Give the landscapes of some boxes, sorted; each in its first print here, unless the box is a later one."""
    found: dict[str, str] = {}
    for box in boxes:
        for key, landscape in LIBRARY.landscapes.items():
            if landscape.expansion == box.expansion and landscape.edition == 1:
                found.setdefault(key, in_print(key, box.prints) if box.prints == LATER else key)
    return sorted(found.values())


def read_boxes(names: Iterable[str], prints: int = ANY) -> list[Box]:
    """Read names of boxes in either language; none means all that can be played. Commas may separate several."""
    parts = [part.strip() for name in names for part in name.split(",") if part.strip()]
    if not parts:
        return [Box(expansion, prints) for expansion in implemented()]
    return list(dict.fromkeys(_read_box(part, prints) for part in parts))


def _read_box(name: str, prints: int) -> Box:
    said = _PRINT.search(name)
    box = Box(find_expansion(name[: said.start()] if said else name), int(said["n"]) if said else prints)
    if box.expansion not in implemented():
        raise KingdomError(Message("error.box_empty", boxes=(box.expansion,)))
    return box


def find_expansion(name: str) -> str:
    """Give the key of an expansion by its name in either language, or by the beginning of it."""
    index = _index()
    for form in (normal(name), spelt_out(name)):
        if form in index:
            return index[form]
        begun = {index[other] for other in index if form and other.startswith(form)}
        if len(begun) == 1:
            return begun.pop()
    raise KingdomError(Message("error.box", name=name.strip(), boxes=implemented()))


@cache
def _index() -> dict[str, str]:
    index: dict[str, str] = {}
    for lang in LANGUAGES:
        for expansion, name in general.SETS.of(lang).items():
            aliases = kingdom_words.BOXES.of(lang).get(expansion, ())
            for called in (expansion, name, *aliases):
                index[normal(called)] = index[spelt_out(called)] = expansion
    return index
