"""What is said and not by a card: in both languages, with the same places to fill in."""

import importlib
import pkgutil
import string

import pytest

from platin.text import messages
from platin.text.language import LANGUAGES
from platin.text.messages import load
from platin.text.words import Dictionary, UnknownLanguage

MODULES = [info.name for info in pkgutil.iter_modules(messages.__path__, f"{messages.__name__}.")]
# Signs of units, the same for everybody.
ALIKE = {"load.ms", "load.mb", "load.kb"}


def tables(module: str) -> list[Dictionary[str] | Dictionary[tuple[str, ...]]]:
    return [table for table in vars(importlib.import_module(module)).values() if isinstance(table, Dictionary)]


def sentences(module: str) -> list[tuple[str, str, str]]:
    """All sentences of a module with their keys, in English and German."""
    found: list[tuple[str, str, str]] = []
    for table in tables(module):
        for key, english in table.of("en").items():
            german = table.of("de")[key]
            if isinstance(english, str):
                found.append((key, english, str(german)))
            # Words that mean the same may be more or fewer; sentences of several forms are as many.
            elif any("{" in form for form in english):
                found += [(key, one, other) for one, other in zip(english, german, strict=True)]
    return found


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("module", MODULES)
def test_both_languages_have_the_same_places_to_fill(module: str) -> None:
    for key, english, german in sentences(module):
        assert fields(english) == fields(german), key


@pytest.mark.parametrize("module", MODULES)
def test_messages_are_translated(module: str) -> None:
    for key, english, german in sentences(module):
        assert english != german or len(english) < 20 or "{" in english or key in ALIKE, key


@pytest.mark.parametrize("module", MODULES)
def test_nothing_is_empty(module: str) -> None:
    for key, english, german in sentences(module):
        assert english, key
        assert german, key


def test_there_are_no_words_in_other_languages() -> None:
    assert [load.WORDS.of(lang)["load.games"][:4] for lang in LANGUAGES]
    with pytest.raises(UnknownLanguage, match="no words in 'fr': expected one of en, de"):
        load.WORDS.of("fr")
