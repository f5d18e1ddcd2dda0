"""Playing a kept game again, and noticing where that becomes another game because a ruling has been mended since."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from platin.engine.state import GameState
from platin.server.fingerprint import fingerprint
from platin.server.wire import HaltView
from platin.session import Session

# What playing answers can raise that were given to other questions.
_DO_NOT_FIT: Final = (ValueError, LookupError, TypeError, AssertionError, RuntimeError)


class Halt(NamedTuple):
    """Where a game cannot be followed any further: after how many of its answers."""

    at: int
    of: int


def halt_view(halt: Halt | None) -> HaltView | None:
    """Give it as it goes over the wire."""
    return None if halt is None else {"at": halt.at, "of": halt.of}


@dataclass(slots=True)
class Trail:
    """The answers of a game, and what is known of the table after some of them."""

    answers: list[list[int]] = field(default_factory=list)
    # Where answers from outside are, and who gave them.
    outside: list[tuple[int, int]] = field(default_factory=list)
    # After how many answers which fingerprint was taken; "" where the game was kept before there were any.
    points: list[tuple[int, str]] = field(default_factory=lambda: [(0, "")])
    # Whether the game has ended; None if nobody knows.
    over: bool | None = None

    def add(self, answers: list[list[int]], by: int | None = None) -> None:
        """Add answers; `by` says who gave the first of them from outside."""
        if by is not None:
            self.outside.append((len(self.answers), by))
        self.answers.extend(answers)

    def cut(self, count: int) -> None:
        """Take back all but so many answers."""
        del self.answers[count:]
        self.outside = [one for one in self.outside if one[0] < count]
        self.points = [one for one in self.points if one[0] <= count]

    def mark(self, print: str) -> None:
        """Note the fingerprint of the table as it is now."""
        self.points.append((len(self.answers), print))


def retrace(start: GameState, trail: Trail) -> tuple[Session, Halt | None]:
    """Play a game again, as far as it is the same game as before."""
    count, print = trail.points[-1]
    session = _replayed(start, trail, len(trail.answers))
    if session is not None and (print == "" or _print_at(session, count) == print):
        return session, None
    # Whatever comes after a point that does not fit does not fit either.
    fitting = _last(trail.points, lambda point: _fits(start, trail, *point))
    session = _replayed(start, trail, trail.points[fitting][0])
    assert session is not None
    return session, Halt(len(session.answers), len(trail.answers))


def _replayed(start: GameState, trail: Trail, count: int) -> Session | None:
    """Play so many answers; give nothing if they do not fit the questions."""
    outside = [at for at, _ in trail.outside if at < count]
    try:
        session = Session.replay(start, trail.answers[:count], outside=outside)
    except _DO_NOT_FIT:
        return None
    who = session.answered_by
    if len(who) != count or any(who[at] != by for at, by in trail.outside if at < count):
        return None
    over = trail.over if count == len(trail.answers) else False
    return session if over is None or session.over == over else None


def _print_at(session: Session, count: int) -> str:
    then = session if count == len(session.answers) else session.at(count)
    return fingerprint(then.state)


def _fits(start: GameState, trail: Trail, count: int, print: str) -> bool:
    session = _replayed(start, trail, count)
    return session is not None and (print == "" or fingerprint(session.state) == print)


def _last(points: list[tuple[int, str]], fits: Callable[[tuple[int, str]], bool]) -> int:
    """Find the last point that fits; the first always does, because nothing has been answered there."""
    low, high = 0, len(points)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(points[middle]):
            low = middle
        else:
            high = middle
    return low
