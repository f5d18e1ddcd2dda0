"""The clock of a table: how much time each player has left, in milliseconds of the server's time.

It is kept with every event as it stands, so it goes on after a restart, and taking something back gives no time back.
It runs for a person who is asked, and not while bots think, a seat is open, or the others are asked for their consent.
"""

from dataclasses import dataclass
from typing import Any, Final

from platin.server.manners import Manners
from platin.server.wire import ClockView

_MINUTE: Final = 60_000
_SECOND: Final = 1_000


@dataclass(slots=True)
class Clock:
    """Time left by seat, and since when it has been running for whom (-1: for nobody)."""

    left: list[int]
    running: int = -1
    since: int = 0
    # How many turns have begun, and whose the last one is: when the next begins, some time is added for it, once.
    turns: int = 0
    turn_of: int = 0

    @classmethod
    def of(cls, manners: Manners, seats: int) -> "Clock | None":
        """Give the clock that was agreed, if one was."""
        return cls([manners.minutes * _MINUTE] * seats) if manners.minutes else None

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Clock":
        """Read a clock that was kept."""
        return cls(**data)

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data, to be kept."""
        return {
            "left": list(self.left),
            "running": self.running,
            "since": self.since,
            "turns": self.turns,
            "turn_of": self.turn_of,
        }

    def remaining(self, seat: int, now: int) -> int:
        """Give the time that a player has left now."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def charge(self, now: int) -> None:
        """Take the time until now from whom it has been running for."""
        if self.running >= 0:
            self.left[self.running] = self.remaining(self.running, now)
        self.since = now

    def run_for(self, seat: int, now: int) -> None:
        """Run for somebody from now on, or for nobody (-1)."""
        self.running = seat
        self.since = now

    def turn_began(self, number: int, seat: int, increment: int) -> None:
        """Note that this is the turn of a number; whoever had the one before gets some seconds for it."""
        if number > self.turns:
            if self.turns:
                self.left[self.turn_of] += increment * _SECOND
            self.turns = number
            self.turn_of = seat

    def view(self, now: int) -> ClockView:
        """Give it as it goes over the wire."""
        return ClockView(left=[self.remaining(seat, now) for seat in range(len(self.left))], running=self.running)
