"""Who can play: bots and strategies by name, for simulations, tournaments and games against people.

A contestant is known by its text, also in another process: the name of a built-in bot or strategy ("random",
"general", "big-money", "big-money:smithy", "double-witch"), the path of a strategy file, or a Python class
("module:Class", "file.py:Class").
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from platin.engine.asking import Agent
from platin.engine.state import Rules

# Names are words, and words are above the bots: so who knows them is loaded by its name, when somebody is looked for.
_KNOWS: Final = "platin.strategy.contestants"


class UnknownContestant(ValueError):
    """A text that names nobody who can play. It says what was expected, in either language."""

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        return str(self)


@dataclass(frozen=True)
class Contestant:
    """A bot or strategy by name. `make` gives an agent for one game; only bots that throw dice use its seed."""

    text: str
    make: Callable[[int], Agent]
    # Kingdom cards and landscapes that it is about; a game without them makes little sense.
    needs: tuple[str, ...] = ()
    # The whole kingdom that it is made for, as a list that `platin.kingdom` reads; "" if it plays any.
    kingdom: str = ""
    # What people call it, by language.
    names: tuple[tuple[str, str], ...] = ()

    def name(self, lang: str) -> str:
        """Give the name for people in a language."""
        for language, name in self.names:
            if language == lang:
                return name
        return self.text


def find(text: str) -> Contestant:
    """Find a contestant by its text; raise `UnknownContestant` if there is none."""
    found = _contestants().find(text)
    assert isinstance(found, Contestant)
    return found


def asks_treasures(agent: Agent | None, rules: Rules) -> bool:
    """Tell whether a player wants to be asked on this table which plain Treasures to play.

    Its `asks_treasures` says so, an attribute or a method. For a player who has none they are played in one sweep.
    """
    wanted = getattr(agent, "asks_treasures", False)
    return bool(wanted(rules) if callable(wanted) else wanted)


def sweeps(agents: list[Agent | None], rules: Rules) -> int:
    """Give the players who need not be asked about plain Treasures, as the bit mask of `Game.auto`."""
    mask = 0
    for seat in range(len(agents)):
        if not asks_treasures(agents[seat], rules):
            mask |= 1 << seat
    return mask


def names() -> list[str]:
    """Give the texts of all that is built in."""
    return list(_contestants().names())


def _contestants() -> Any:
    return importlib.import_module(_KNOWS)
