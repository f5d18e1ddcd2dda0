"""What the rulebooks rule: one checkable statement each, for scenarios to prove and people to read.

The rulings of a card are among its words in `cards`, the others in `rules`.
"""

from collections.abc import Iterator
from typing import Final

from platin.text.cards import all_words
from platin.text.catalogue import CATALOGUE
from platin.text.names import display
from platin.text.rules import RULES
from platin.text.sources import BOOKS, CHAPTERS, EXAMPLE
from platin.text.words import Ruling

__all__ = ["ALL", "Ruling", "by_id", "cite", "for_card"]


def _of_cards() -> Iterator[Ruling]:
    words = all_words().cards
    for entry in CATALOGUE:
        if entry.id in words:
            for ruling in words[entry.id].rulings:
                yield ruling._replace(card=f"{entry.id}@{ruling.edition}" if ruling.edition else entry.id)


ALL: Final[tuple[Ruling, ...]] = (*RULES, *_of_cards())

_BY_ID: Final[dict[str, Ruling]] = {ruling.id: ruling for ruling in ALL}


def by_id(ruling: str) -> Ruling:
    """Return the ruling with this id; raise KeyError if there is none."""
    return _BY_ID[ruling]


def for_card(card: str) -> tuple[Ruling, ...]:
    """Return the rulings for a card, those for either print together; the general rules for ""."""
    plain = card.partition("@")[0]
    return tuple(ruling for ruling in ALL if ruling.card.partition("@")[0] == plain)


def cite(ruling: Ruling, lang: str) -> str:
    """Say in a language where a ruling comes from, for people: titles, and no id."""
    source = ruling.source
    place = source.place or ruling.card.partition("@")[0]
    named = CHAPTERS[place].of(lang) if place in CHAPTERS else display(place, lang)
    if source.examples:
        named = f"{named}, {EXAMPLE.of(lang)}"
    return f"{BOOKS[source.book].of(lang)}: {named}"
