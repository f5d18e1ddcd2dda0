"""The kingdom of a simulation: named, listed, random, or what the contestants are about.

If nobody says, it is the kingdom that the first contestant with one is made for; or else all that they need.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from platin.bots.roster import find
from platin.cards import LIBRARY
from platin.kingdom import NO_OPTIONS, Plan, prepare
from platin.kingdom.reading import is_random

# With what a kingdom is filled up if nobody says: plain cards of the base game.
FILLING: Final = (
    "smithy",
    "cellar",
    "festival",
    "market",
    "militia",
    "mine",
    "moat",
    "remodel",
    "village",
    "workshop",
)
_PILES: Final = 10


def choose(
    text: str,
    contestants: Sequence[str],
    seed: int = 0,
    options: Mapping[str, bool | None] = NO_OPTIONS,
    expansions: Sequence[str] = (),
) -> Plan:
    """Make the kingdom ready: "" for one with all that the contestants need, "random:7" for a random one by seed.

    Where expansions are named, it is drawn from these.
    """
    players = len(contestants)
    kind, colon, number = text.partition(":")
    if colon and number.strip().isdecimal():
        return prepare(kind, players, seed=int(number), options=options, expansions=expansions)
    if text.strip() or expansions:
        return prepare(text, players, seed=seed, options=options, expansions=expansions)
    made_for = [find(one).kingdom for one in contestants]
    return prepare(next(filter(None, made_for), "") or wanted(contestants), players, seed=seed, options=options)


def is_drawn(text: str) -> bool:
    """Tell whether a kingdom can be drawn: nothing is said of it, or "random", or "random:7"."""
    return is_random(text.partition(":")[0])


def wanted(contestants: Sequence[str]) -> str:
    """Give a list with all that the contestants need, filled up with plain cards."""
    names = list(dict.fromkeys(name for one in contestants for name in find(one).needs))
    piles = names[:]
    piles += [name for name in FILLING if name not in names][: max(_PILES - len(names), 0)]
    return ", ".join(piles)


def lacking(contestants: Sequence[str], plan: Plan) -> dict[str, list[str]]:
    """Give what contestants are about and the kingdom does not have."""
    spec = plan.spec
    there = {key.partition("@")[0] for key in (*spec.kingdom, *spec.landscapes, *spec.chosen_keys())}
    there |= {key for name in spec.options for key in LIBRARY.options[name].cards}
    missing = {one: [name for name in find(one).needs if name not in there] for one in contestants}
    return {one: names for one, names in missing.items() if names}
