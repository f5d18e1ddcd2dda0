"""Reading what somebody typed as a kingdom, with errors that can be told in either language."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from platin.cards import LIBRARY
from platin.kingdom.messages import KingdomError, Message
from platin.text.catalogue import normal, spelt_out
from platin.text.kingdom_list import BadKingdom, Kingdom, read_kingdom
from platin.text.kingdoms import all_sets, find_set
from platin.text.language import LANGUAGES
from platin.text.messages import general
from platin.text.names import UnknownName, any_key, display, find_key, suggest

PILES: Final = 10
MOST_NAMES: Final = 4

# What can be wrong with a list, and the sentences that say so.
_SENTENCES: Final = {"kingdom": "error.not_kingdom", "twice": "error.kingdom_twice", "refused": "error.choice"}


def read(text: str, edition: int = 1, sets: bool = True) -> Kingdom:
    """Read a kingdom: a list of up to ten cards and landscapes, or with `sets` the name of a recommended set."""
    recommended = find_set(text.strip()) if sets else None
    if recommended is not None and recommended.missing():
        missing = tuple(recommended.missing())
        raise KingdomError(Message("error.kingdom_missing", name=recommended.id, cards=missing))
    try:
        kingdom = read_kingdom(text, edition, sets)
    except UnknownName as error:
        raise KingdomError(_unknown(error)) from error
    except BadKingdom as error:
        key = _SENTENCES.get(error.problem, "error.kingdom_rule")
        raise KingdomError(Message(key, cards=error.names, problem=error)) from error
    if len(kingdom.cards) > PILES:
        raise KingdomError(Message("error.kingdom_size", n=len(kingdom.cards)))
    return kingdom


def read_wanted(text: str, edition: int, piles: Sequence[str]) -> tuple[Kingdom, list[str]]:
    """Read what is to be in a kingdom, and some of its piles by name. A list need not name the piles of its Traits."""
    kingdom = None if text.strip() else Kingdom()
    while kingdom is None:
        try:
            # Some sets are called like a card, which is what is wanted here.
            kingdom = read(text, edition, sets=not find_key(text))
        except KingdomError as error:
            problem = error.message.problem
            if not isinstance(problem, BadKingdom) or problem.problem != "pile":
                raise
            text += f", {display(problem.names[1], 'en')}"
    return kingdom, [_find_pile(kingdom, name, edition) for name in piles]


def _find_pile(kingdom: Kingdom, name: str, edition: int) -> str:
    """Give the key of a pile of a kingdom; if it has none of that name yet, add it."""
    alone = read(name, edition, sets=not find_key(name))
    found = alone.cards
    if alone.landscapes:
        raise KingdomError(Message("error.not_kingdom", cards=tuple(alone.landscapes)))
    if len(found) != 1:
        raise KingdomError(Message("error.kingdom_unknown", name=name))
    for key in kingdom.cards:
        if key.partition("@")[0] == found[0].partition("@")[0]:
            return key
    kingdom.cards += found
    if len(kingdom.cards) > PILES:
        raise KingdomError(Message("error.kingdom_size", n=len(kingdom.cards)))
    return found[0]


def read_names(text: str) -> list[str]:
    """Read names of cards and landscapes that are not wanted, whether they can be played or not, without the print."""
    found = []
    for part in text.replace(";", ",").replace("\n", ",").split(","):
        if part.strip():
            try:
                found.append(any_key(part).partition("@")[0])
            except UnknownName as error:
                if error.entry is None:
                    raise KingdomError(_unknown(error)) from error
                found.append(error.entry.id)
    return found


def _unknown(error: UnknownName) -> Message:
    """Say that there is nothing of a name, or that it is not the right thing, and what could be meant."""
    entry = error.entry
    if entry is None:
        close = [*_similar_sets(error.name), *suggest(error.name, "name")]
        return Message("error.kingdom_unknown", name=error.name, close=tuple(dict.fromkeys(close))[:MOST_NAMES])
    if any(entry.id in place for place in (LIBRARY.cards, LIBRARY.landscapes, LIBRARY.piles)):
        return Message("error.kingdom_rule", problem=error)
    return Message("error.not_implemented", cards=(entry.id,))


def _similar_sets(name: str) -> list[str]:
    names = {form: called for kingdom in all_sets() for called in (kingdom.en, kingdom.de) for form in _forms(called)}
    return [names[form] for form in get_close_matches(normal(name), names, n=2, cutoff=0.7)]


def _forms(name: str) -> tuple[str, str]:
    return normal(name), spelt_out(name)


def is_random(text: str) -> bool:
    """Tell whether a random kingdom is asked for: nothing is said, or "random"."""
    return not text.strip() or any(normal(text) == normal(general.WORDS.of(lang)["random"]) for lang in LANGUAGES)
