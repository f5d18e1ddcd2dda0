"""What a viewer saw between two tables: others' turns step by step. Nothing of it is kept.

A frame is the view of a table that lay on the way (`Session.passed`), built up from nothing like any other: a card has
been put into play, has done what it does, something was bought, a turn has ended. When these are is known to all; that
somebody was asked is not. As most things lie as they did before, a frame is told by its differences.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, NamedTuple, TypeVar

from platin.engine.game import Game
from platin.engine.log import LogEntry
from platin.engine.state import GameState
from platin.server.wire import Difference, Frame
from platin.session.view import View, log_of
from platin.text.log import HEADINGS, condense

# What is more than anybody wants to watch, such as a whole game among bots, is shown in so many.
MOST_FRAMES: Final = 80
# So many tables on the way are remembered; not all of them become frames.
_MOST_PASSED: Final = 400

T = TypeVar("T")


class _Told(NamedTuple):
    """How far the log had come: turns, and lines of the last of them."""

    turns: int
    lines: int


def turn_starts(entries: list[LogEntry]) -> list[int]:
    """Find where in the log each turn begins; what comes before the first turn counts as one."""
    return [0, *[at for at, entry in enumerate(entries) if entry.verb in HEADINGS and at > 0]]


def frames_of(now: Game, passed: Sequence[GameState], end: View, see: Callable[[Game], View]) -> list[Frame]:
    """Give what the viewer of a view saw on the way to it, in order. `see` gives what the viewer may see of a table."""
    news = _but_own_doing(passed, end.seat)
    seen = _worth_seeing(now, news, end.seat) if news else []
    frames: list[Frame] = []
    after = end
    for state, told in reversed(seen):
        before = see(Game(state, [None] * len(state.players)))
        frames.append({"differences": differences(before, after), "turns": told.turns, "lines": told.lines})
        after = before
    frames.reverse()
    return frames


def _but_own_doing(passed: Sequence[GameState], seat: int) -> Sequence[GameState]:
    """Leave out what a player does in a turn: nobody waits to be shown that, and the next question is at hand."""
    if seat < 0:
        return passed
    first = passed[0].turn_number
    for at, state in enumerate(passed):
        if state.turn_number != first or seat not in (state.turn.seat, state.turn.controller):
            return passed[at:]
    return ()


def _worth_seeing(now: Game, passed: Sequence[GameState], seat: int) -> list[tuple[GameState, _Told]]:
    """Find the tables that differ from the next by a line of the log."""
    log = now.state.log or []
    starts = turn_starts(log)
    first = _turn_at(starts, len(passed[0].log or []))
    offset = starts[first]
    entries = log_of(now, seat, offset)

    def told(length: int) -> _Told:
        turn = _turn_at(starts, length)
        return _Told(turn + 1, len(condense(entries[starts[turn] - offset : length - offset])))

    found: list[tuple[GameState, _Told]] = []
    after = told(len(log))
    for state in reversed(passed):
        here = told(len(state.log or []))
        # A Treasure that joins those before it in their line makes no other.
        if here < after:
            found.append((state, here))
            after = here
    found.reverse()
    return thinned(found, MOST_FRAMES)


def _turn_at(starts: list[int], length: int) -> int:
    """Give the number of the turn in which a log of a length ends."""
    return max(0, bisect_left(starts, length) - 1)


def thinned(found: list[T], most: int = _MOST_PASSED) -> list[T]:
    """Leave out some of many, evenly, but never the last."""
    n = len(found)
    return found if n <= most else [found[(at + 1) * n // most - 1] for at in range(most)]


def differences(there: Any, here: Any) -> list[Difference]:
    """Tell what has to be replaced in a view to make it another one."""
    found: list[Difference] = []
    _differ(there, here, (), found)
    return found


def _differ(there: Any, here: Any, at: tuple[str | int, ...], found: list[Difference]) -> None:
    # Piles and costs that stay as they are, are the same objects.
    if there is here:
        return
    parts = _parts(there, here)
    if parts is not None:
        for key, one, other in parts:
            _differ(one, other, (*at, key), found)
    elif there != here:
        found.append({"at": list(at), "value": there})


def _parts(there: Any, here: Any) -> list[tuple[str | int, Any, Any]] | None:
    """Give the parts of two things that can be told one by one, with their keys; None if they must be told whole."""
    if isinstance(there, Mapping) and isinstance(here, Mapping):
        return [(key, there[key], here[key]) for key in there] if there.keys() == here.keys() else None
    if isinstance(there, tuple) and isinstance(here, tuple):
        if len(there) != len(here) or not there or isinstance(there[0], (str, int)):
            return None
        return [(at, one, other) for at, (one, other) in enumerate(zip(there, here, strict=True))]
    if is_dataclass(there) and type(there) is type(here):
        return [(field.name, getattr(there, field.name), getattr(here, field.name)) for field in fields(there)]
    return None
