"""The words of what is agreed on before a game: the choices that cards and landscapes ask for, and options."""

from collections.abc import Sequence
from functools import cache

from platin.cards import LIBRARY
from platin.engine.const import LANDSCAPE_NAMES
from platin.text.cards import all_words
from platin.text.catalogue import normal, spelt_out
from platin.text.names import display
from platin.text.words import LANGUAGES, ChoiceWords, OptionWords


class NoChoiceWords(LookupError):
    """A choice or option that has no words. It says what was expected."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r} has no words: expected an entry where the words of its card are")


def choice_words(key: str) -> ChoiceWords:
    """Give the words of a choice ("black_market.deck"), its own or those of its kind of landscapes."""
    found = all_words().choices
    owner, _, name = key.partition(".")
    if key not in found and owner in LIBRARY.landscapes:
        key = f"{LANDSCAPE_NAMES[LIBRARY.landscapes[owner].kind]}.{name}"
    if key not in found:
        raise NoChoiceWords(key)
    return found[key]


def choice_label(key: str, lang: str) -> str:
    """Name a choice in a word or two, as a mark on its pile."""
    return choice_words(key).label.of(lang).format(card=_owner(key, lang))


def choice_title(key: str, lang: str) -> str:
    """Name a choice together with its card."""
    return choice_words(key).title.of(lang).format(card=_owner(key, lang))


def told_by_chance(key: str, picks: Sequence[str], lang: str) -> str:
    """Tell that chance has picked something for a choice."""
    cards = ", ".join([display(pick, lang) for pick in picks])
    return choice_words(key).by_chance.of(lang).format(card=_owner(key, lang), cards=cards)


def told_refused(key: str, pick: str, lang: str) -> str:
    """Tell that something cannot be picked for a choice."""
    return choice_words(key).refused.of(lang).format(card=_owner(key, lang), pick=display(pick, lang))


def choice_typed(word: str) -> str:
    """Give the choice that a word of a list means: "black_market.deck" for "Black Market deck"; "" if it means none."""
    return _typed_choices().get(normal(word), "")


def written_choice(key: str, lang: str) -> str:
    """Give the word that a choice has in a list; "" if it stands behind its card alone."""
    typed = choice_words(key).typed.of(lang)
    return typed[0] if typed else ""


def option_words(name: str) -> OptionWords:
    """Give the words of an option of the table."""
    found = all_words().options
    if name not in found:
        raise NoChoiceWords(name)
    return found[name]


def option_typed(word: str) -> str:
    """Give the option that a word of a list or wish means; "" if it means none."""
    return _typed_options().get(normal(word), "")


def _owner(key: str, lang: str) -> str:
    return display(key.partition(".")[0], lang)


@cache
def _typed_choices() -> dict[str, str]:
    found: dict[str, str] = {}
    for key in LIBRARY.choices:
        for lang in LANGUAGES:
            for word in choice_words(key).typed.of(lang):
                found[normal(word)] = found[spelt_out(word)] = key
    return found


@cache
def _typed_options() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in LIBRARY.options:
        found[normal(name)] = name
        for lang in LANGUAGES:
            for word in option_words(name).typed.of(lang):
                found[normal(word)] = found[spelt_out(word)] = name
    return found
