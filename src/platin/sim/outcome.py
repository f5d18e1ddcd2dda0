"""The outcome of a simulation: everything that was counted, and what follows from it."""

from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from platin.sim.config import Config
from platin.sim.observe import Observation
from platin.sim.sequential import Comparison, Until
from platin.sim.statistics import BlockCounts, Estimate
from platin.sim.tally import Tally, mean

# From so many blocks on the gain in precision is told.
ENOUGH_FOR_GAIN: Final = 200


@dataclass(frozen=True)
class Standing:
    """How a contestant did."""

    label: str
    # Share of the games won, a tie among k counting as 1/k; and by seat.
    share: Estimate
    by_seat: tuple[Estimate, ...]
    # Games won alone, and games won together with others.
    wins: int
    shared: int
    points: float
    turns: float
    # How many independent games one of these is worth: in all, and by the shared shuffles alone.
    gain: float
    gain_by_shuffles: float

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "label": self.label,
            "share": _estimate(self.share),
            "by_seat": [_estimate(one) for one in self.by_seat],
            "wins": self.wins,
            "shared": self.shared,
            "mean_points": self.points,
            "mean_turns": self.turns,
            "gain": _finite(self.gain),
            "gain_by_shuffles": _finite(self.gain_by_shuffles),
        }


@dataclass
class Outcome:
    """All that came of a simulation. The counts do not depend on how many workers there were; the speed does."""

    config: Config
    tally: Tally
    seen: Observation | None = None
    # How it was to stop, how the pairs stood at the last look, how many looks there were, and whether it was settled.
    until: Until | None = None
    comparisons: list[Comparison] = field(default_factory=list)
    looks: int = 0
    settled: bool = False
    # Whether somebody stopped it before its end.
    interrupted: bool = False
    # Chunks of games that had to be played again because a worker died.
    retries: int = 0
    seconds: float = 0.0
    jobs: int = 1

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.tally.games

    @property
    def speed(self) -> float:
        """Games a second, by all workers together."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    @property
    def ties(self) -> int:
        """How many games were won by more than one."""
        return BlockCounts(self.tally).ties

    @property
    def gain_is_known(self) -> bool:
        """Whether there are enough blocks to say what pairing gains; from fewer it would be mere chance."""
        return self.config.paired and self.games >= ENOUGH_FOR_GAIN * self.config.players

    def standings(self, level: float = 0.95) -> list[Standing]:
        """Give how the contestants did, in the order they were named, with intervals at a level."""
        counts = BlockCounts(self.tally)
        config = self.config
        found = []
        for c, label in enumerate(config.labels()):
            gain, by_shuffles = counts.gain(c)
            found.append(
                Standing(
                    label,
                    counts.contestant_share(c, level, config.paired),
                    tuple(counts.on_seat(c, seat, level) for seat in range(config.players)),
                    counts.wins[c],
                    counts.shared[c],
                    mean(self.tally.points[c]),
                    mean(self.tally.turns[c]),
                    gain,
                    by_shuffles,
                )
            )
        return found

    def seats(self, level: float = 0.95) -> list[Estimate]:
        """Give the share of the games that each seat won, whoever sat there."""
        counts = BlockCounts(self.tally)
        return [counts.seat_share(seat, level) for seat in range(self.config.players)]

    def to_json(self, level: float = 0.95, speed: bool = True) -> dict[str, Any]:
        """Give everything as plain data. Without the speed it is the same for any number of workers."""
        data: dict[str, Any] = {
            "format": "platin-simulation",
            "version": 1,
            "platin": _version(),
            "config": self.config.to_json(),
            "games": self.games,
            "ties": self.ties,
            "interrupted": self.interrupted,
            "level": level,
            "method": "agresti-coull-blocks" if self.config.paired else "wilson",
            "contestants": [standing.to_json() for standing in self.standings(level)] if self.games else [],
            "seats": [_estimate(one) for one in self.seats(level)] if self.games else [],
            "tally": self.tally.to_json(),
            "turns": self.seen.to_json() if self.seen is not None else None,
            "until": None,
        }
        if self.until is not None:
            data["until"] = {
                "level": self.until.level,
                "margin": self.until.margin,
                "method": "betting-confidence-sequence",
                "settled": self.settled,
                "looks": self.looks,
                "pairs": [comparison.to_json() for comparison in self.comparisons],
            }
        if speed:
            data["speed"] = {
                "seconds": round(self.seconds, 3),
                "games_per_second": round(self.speed, 1),
                "jobs": self.jobs,
                "retries": self.retries,
            }
        return data


def _estimate(estimate: Estimate) -> dict[str, float]:
    return {"share": estimate.share, "low": estimate.low, "high": estimate.high}


def _finite(number: float) -> float | None:
    """Give a number for JSON, which knows no infinity."""
    return number if number != float("inf") else None


def _version() -> str:
    try:
        return version("platin")
    except PackageNotFoundError:
        return ""
