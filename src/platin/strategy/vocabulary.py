"""The words that strategies are written with, German and English, found in any case and with or without umlauts."""

from functools import cache
from typing import Final

from platin.engine.const import TYPE_NAMES
from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES
from platin.text.messages import strategy as strategy_words
from platin.text.words import Dictionary

# What the top of a strategy can have, and what can be said about a card.
TOP_KEYS: Final = (
    "strategy",
    "note",
    "kingdom",
    "gain",
    "play",
    "treasures",
    "trash",
    "discard",
    "topdeck",
    "keep",
    "improvise",
    "cards",
)
ORDERS: Final = ("trash", "discard", "topdeck", "keep")
USE: Final = "use"
CHOOSE: Final = "choose"
CARD_KEYS: Final = ("trash", "discard", "topdeck", "gain", "play", "keep", "pass", "take", "aside", "return", "reveal")
ALL_CARD_KEYS: Final = (*CARD_KEYS, "name", CHOOSE, USE)


@cache
def meanings(table: str) -> dict[str, list[str]]:
    """Give what each word of a table (KEYS, LOGIC, PLACES, MEASURES, TYPES) can mean, by its letters alone."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for meaning, phrases in _table(table).of(lang).items():
            for phrase in phrases:
                for form in (normal(phrase), spelt_out(phrase)):
                    if meaning not in found.setdefault(form, []):
                        found[form].append(meaning)
    return found


def means(table: str, phrase: str, wanted: str = "") -> str:
    """Give what a phrase means, or "": the wanted meaning if it can be that, else the first."""
    found = meanings(table).get(normal(phrase), [])
    if wanted:
        return wanted if wanted in found else ""
    return found[0] if found else ""


def key_means(phrase: str, known: tuple[str, ...]) -> str:
    """Give which of some keys a phrase means, or ""."""
    for meaning in meanings("KEYS").get(normal(phrase), []):
        if meaning in known:
            return meaning
    return ""


def usual(table: str, meaning: str, lang: str) -> str:
    """Give the usual word for a meaning in a language."""
    return _table(table).of(lang)[meaning][0]


def _table(name: str) -> Dictionary[tuple[str, ...]]:
    table: Dictionary[tuple[str, ...]] = getattr(strategy_words, name)
    return table


class Usual:
    """The usual word for a meaning, told in a language that is chosen later."""

    def __init__(self, table: str, meaning: str) -> None:
        self.table = table
        self.meaning = meaning

    def say(self, lang: str) -> str:
        """Give it."""
        return usual(self.table, self.meaning, lang)


class Measures:
    """All measures in a row."""

    def say(self, lang: str) -> str:
        """List them."""
        return ", ".join([phrases[0] for phrases in strategy_words.MEASURES.of(lang).values()])


def type_mask(meaning: str) -> int:
    """Give the bit of a type."""
    return 1 << TYPE_NAMES.index(meaning)
