"""How people play with each other at a table: agreed when it is made, and seen by all before and during the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from platin.server.seating import Seat
from platin.server.wire import ClockManners, ClockWish, MannersView, MannersWish


@dataclass(frozen=True, slots=True)
class Manners:
    """What is agreed. A clock has so many minutes a player (0: there is none), and seconds that each turn adds."""

    score: bool = False
    hints: bool = False
    minutes: int = 0
    increment: int = 0
    chat: bool = False
    public: bool = False

    @classmethod
    def of(cls, wish: MannersWish, seats: Sequence[Seat]) -> "Manners":
        """Give what was wished for; hints are for who plays alone, unless something else is said."""
        clock = wish.clock or ClockWish(minutes=0)
        hints = is_alone(seats) if wish.hints is None else wish.hints
        return cls(wish.score, hints, clock.minutes, clock.increment, wish.chat, wish.public)

    @classmethod
    def from_json(cls, data: dict[str, Any], seats: Sequence[Seat]) -> "Manners":
        """Read what was kept. Games from before there were any have the usual ones."""
        return cls(**data) if data else cls(hints=is_alone(seats))

    def to_json(self) -> dict[str, Any]:
        """Give them as plain data, to be kept."""
        return {
            "score": self.score,
            "hints": self.hints,
            "minutes": self.minutes,
            "increment": self.increment,
            "chat": self.chat,
            "public": self.public,
        }

    def alone(self) -> "Manners":
        """Give the manners of somebody who goes on with a finished game against bots: nothing presses any more."""
        return Manners(score=self.score, hints=True)

    def view(self) -> MannersView:
        """Give them as they go over the wire."""
        clock = ClockManners(minutes=self.minutes, increment=self.increment) if self.minutes else None
        return MannersView(score=self.score, hints=self.hints, clock=clock, chat=self.chat, public=self.public)


def is_alone(seats: Sequence[Seat]) -> bool:
    """Tell whether one person plays, and all others are bots."""
    return len([seat for seat in seats if seat.kind != "bot"]) == 1
