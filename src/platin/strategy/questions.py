"""What cards ask, so that a strategy can say what it answers: Remodel asks what to trash and what to gain."""

from functools import cache
from typing import Final

from platin.cards import LIBRARY
from platin.engine.const import WAY
from platin.strategy.vocabulary import CARD_KEYS, CHOOSE, USE
from platin.text.catalogue import normal
from platin.text.language import LANGUAGES
from platin.text.questions import option_labels, questions

_ENDINGS: Final = ("_own", "_two", "_one", "_last")
# About the own cards where there is one about those of others too.
_OWN: Final = "_own"
# In which order cards lie or come is not up to strategies.
_ORDER: Final = "order"
# The order of what is played.
_VERBS: Final = {"golem.order": "play"}
# Yes-or-no questions without words of their own for yes.
_YES_OR_NO: Final = ("chancellor.dump", "engineer.trash", "moneylender.may_trash", "town_crier.rotate")


@cache
def asked(card: str) -> dict[str, tuple[str, ...]]:
    """Give what a card asks: the keys of its questions by what they are about ("trash", "gain", ...).

    What a question is about shows its word, or else its intent, which only the game knows: a card with a question whose
    word says nothing may be told anything.
    """
    found: dict[str, tuple[str, ...]] = {}
    own = _questions_of(card)
    for key in own:
        verb = _verb(key)
        if verb and key + _OWN not in own:
            found[verb] = (*found.get(verb, ()), key)
    if any(says_nothing(key) for key in own):
        for verb in CARD_KEYS:
            found.setdefault(verb, ())
    if can_be_used(card):
        found[USE] = ()
    return found


@cache
def _questions_of(card: str) -> tuple[str, ...]:
    return tuple([key for key in questions("en") if key.partition(".")[0] == card])


def _verb(key: str) -> str:
    if key in _VERBS:
        return _VERBS[key]
    verb = key.partition(".")[2].removeprefix("may_")
    for ending in _ENDINGS:
        verb = verb.removesuffix(ending)
    verb = verb.removeprefix("set_")
    if verb in CARD_KEYS or verb in (CHOOSE, "name"):
        return verb
    return CHOOSE if _has_options(key) else ""


def _has_options(key: str) -> bool:
    options = [label.rpartition(".")[2] for label in option_labels("en") if label.rpartition(".")[0] == key]
    return bool(options) and "yes" not in options


def says_nothing(key: str) -> bool:
    """Tell whether the word of a question does not show what it is about."""
    return not _verb(key) and key.partition(".")[2] != _ORDER and key not in yes_or_no(key.partition(".")[0])


@cache
def can_be_used(card: str) -> bool:
    """Tell whether a player may or may not use something of a card: a Reaction, an ability, a yes-or-no question."""
    prints = [defn for defn in LIBRARY.cards.values() if defn.name == card]
    if any(defn.optional for defn in prints):
        return True
    if any(one.name == card and (one.optional or one.kind == WAY) for one in LIBRARY.landscapes.values()):
        return True
    effects = [effect for effect in LIBRARY.effects.values() if effect.name.partition(".")[0] == card]
    return any(effect.optional for effect in effects) or bool(yes_or_no(card))


@cache
def yes_or_no(card: str) -> tuple[str, ...]:
    """Give the yes-or-no questions of a card."""
    return tuple([key for key in _questions_of(card) if key in _YES_OR_NO or f"{key}.yes" in option_labels("en")])


@cache
def modes(card: str) -> dict[str, str]:
    """Give the printed options of a card by their letters, in both languages and by their keys."""
    found: dict[str, str] = {}
    for key in asked(card).get(CHOOSE, ()):
        for lang in LANGUAGES:
            for label, words in option_labels(lang).items():
                if label.rpartition(".")[0] == key:
                    mode = label.rpartition(".")[2]
                    found[normal(mode)] = mode
                    found.setdefault(normal(words), mode)
    return found


def mode_words(card: str, mode: str, lang: str) -> str:
    """Give the words of a printed option."""
    for key in asked(card).get(CHOOSE, ()):
        words = option_labels(lang).get(f"{key}.{mode}")
        if words:
            return words
    return mode
