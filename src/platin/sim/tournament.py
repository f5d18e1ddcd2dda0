"""Tournaments: every contestant against every other, in one kingdom or in many, and ratings of what came of it.

A pair plays the games of a `Config` of its own, whose seed comes from the tournament's seed, the kingdom and the names
of the two. So they are the same games whoever else takes part, in whatever order contestants are named, and on any
number of workers.
"""

import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from platin.bots.roster import find
from platin.engine.spec import Spec
from platin.kingdom import Plan, prepare
from platin.sim.config import Config
from platin.sim.kingdoms import choose, wanted
from platin.sim.ratings import MEAN, Meeting, Ratings, as_json, rate
from platin.sim.run import Progress
from platin.sim.statistics import BlockCounts
from platin.sim.tally import Tally
from platin.sim.workers import Chunk, Workers, hire, in_order

# The games of a pair are played in so many portions at least, one of each pair after the other: whoever stops early has
# about as many of each. A portion of this many blocks takes a fraction of a second.
_PORTIONS: Final = 4
_MOST_BLOCKS: Final = 250


class MeetingFailed(RuntimeError):
    """A game of a tournament that could not be played. It says whose, and how to see it."""

    def __init__(self, config: Config, number: int, problem: str) -> None:
        super().__init__(config, number, problem)
        self.config = config
        self.number = number
        self.problem = problem

    def __str__(self) -> str:
        return f"{' against '.join(self.config.contestants)}, game {self.number}: {self.problem}"


class DifferentKingdoms(ValueError):
    """Contestants are made for different kingdoms, and nobody said which to play in."""

    def __init__(self, contestants: Sequence[str]) -> None:
        super().__init__(", ".join(contestants))
        self.contestants = tuple(contestants)


@dataclass(frozen=True)
class Schedule:
    """Who plays in a tournament, where and how often."""

    contestants: tuple[str, ...]
    layouts: tuple[Spec, ...]
    # Games of each pair, in all kingdoms together; made up to whole blocks in each.
    games: int
    seed: int = 0
    # The kingdoms are a sample of all: ratings are about all of them, not about these.
    sample: bool = False
    # Where they were drawn from, as it was said; nothing: everything there is.
    expansions: tuple[str, ...] = ()
    paired: bool = True

    def __post_init__(self) -> None:
        if len(self.contestants) < 2:
            raise ValueError(f"at least two contestants, not {len(self.contestants)}")
        if len(set(self.contestants)) < len(self.contestants):
            raise ValueError("each contestant once")
        if not self.layouts or any(layout.players != 2 for layout in self.layouts):
            raise ValueError("at least one kingdom, each for two players")
        if self.games < 1:
            raise ValueError(f"at least one game, not {self.games}")

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """All pairs of contestants."""
        return list(combinations(range(len(self.contestants)), 2))

    def meeting(self, a: int, b: int, kingdom: int) -> Config:
        """Give the simulation of a pair in a kingdom. Whose name comes first is the first contestant in it."""
        texts = tuple(sorted((self.contestants[a], self.contestants[b])))
        layout = self.layouts[kingdom]
        games = -(-self.games // len(self.layouts))
        return Config(texts, layout, games, _seed(self.seed, layout, texts), paired=self.paired)

    @property
    def all_games(self) -> int:
        """How many games there are in all."""
        return sum(self.meeting(*pair, k).blocks * 2 for pair in self.pairs for k in range(len(self.layouts)))

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "contestants": list(self.contestants),
            "games_of_a_pair": self.games,
            "seed": self.seed,
            "kingdoms_are_a_sample": self.sample,
            "expansions": list(self.expansions),
            "paired": self.paired,
        }


def _seed(seed: int, layout: Spec, texts: tuple[str, ...]) -> int:
    """Give the seed of a meeting: by its names, so that it does not depend on who else takes part."""
    known = repr((seed, layout.as_data(), texts)).encode()
    return int.from_bytes(hashlib.sha256(known).digest()[:6])


def same_names(texts: Sequence[str]) -> list[str]:
    """Give the contestants by their own texts: who is called differently in another language is the same."""
    return [find(text).text for text in texts]


def one_kingdom(text: str, contestants: Sequence[str], seed: int = 0, expansions: Sequence[str] = ()) -> Plan:
    """Make the kingdom of a tournament ready; without a text the one they are made for, or with all that they need."""
    if text.strip() or expansions:
        return choose(text, contestants[:2], seed, expansions=expansions)
    ordered = sorted(contestants)
    made_for = {one: find(one).kingdom for one in ordered if find(one).kingdom}
    if len(set(made_for.values())) > 1:
        raise DifferentKingdoms(list(made_for))
    return prepare(next(iter(made_for.values()), "") or wanted(ordered), 2, seed=seed)


def random_kingdoms(number: int, seed: int = 0, expansions: Sequence[str] = ()) -> list[Plan]:
    """Draw kingdoms by chance, of these expansions if any are named. Each can be had alone as "random:SEED"."""
    return [prepare("random", 2, seed=seed + at, expansions=expansions) for at in range(number)]


@dataclass
class Tournament:
    """What came of a tournament. The counts do not depend on how many workers there were."""

    schedule: Schedule
    # By the numbers of both contestants and of the kingdom. Contestant 0 of a tally is the one whose name comes first.
    tallies: dict[tuple[int, int, int], Tally] = field(default_factory=dict)
    interrupted: bool = False
    retries: int = 0
    seconds: float = 0.0
    jobs: int = 1

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum(tally.games for tally in self.tallies.values())

    def meetings(self) -> list[Meeting]:
        """Give the results of all pairs for the ratings."""
        found = []
        for a, b, kingdom in sorted(self.tallies):
            tally = self.tallies[a, b, kingdom]
            if tally.blocks:
                found.append(Meeting(*self._ordered(a, b), kingdom, BlockCounts(tally).contestant[0]))
        return found

    def ratings(self, level: float = 0.95) -> Ratings:
        """Rate the contestants."""
        return rate(len(self.schedule.contestants), self.meetings(), level, self.schedule.sample)

    def result(self, a: int, b: int, kingdom: int = -1) -> tuple[int, int, int]:
        """Give the games that one contestant won, shared and lost against another, in all kingdoms or in one."""
        won = shared = lost = 0
        low, high = min(a, b), max(a, b)
        first, _ = self._ordered(low, high)
        for at in range(len(self.schedule.layouts)) if kingdom < 0 else [kingdom]:
            tally = self.tallies.get((low, high, at))
            if tally is not None:
                counts = BlockCounts(tally)
                mine = 0 if first == a else 1
                won += counts.wins[mine]
                lost += counts.wins[1 - mine]
                shared += counts.ties
        return won, shared, lost

    def score(self, c: int, kingdom: int = -1) -> tuple[float, int]:
        """Give how many points a contestant made, and in how many games, in all kingdoms or in one."""
        points, games = 0.0, 0
        for other in range(len(self.schedule.contestants)):
            if other != c:
                won, shared, lost = self.result(c, other, kingdom)
                points += won + shared / 2
                games += won + shared + lost
        return points, games

    def _ordered(self, a: int, b: int) -> tuple[int, int]:
        """Give a pair as it sits in its simulation: by name."""
        texts = self.schedule.contestants
        return (a, b) if texts[a] <= texts[b] else (b, a)

    def to_json(self, level: float = 0.95, speed: bool = True) -> dict[str, Any]:
        """Give everything as plain data. Without the speed it is the same for any number of workers."""
        schedule = self.schedule
        ratings = self.ratings(level)
        contestants = []
        for c, text in enumerate(schedule.contestants):
            points, games = self.score(c)
            contestants.append({"text": text, **as_json(ratings.ratings[c]), "points": points, "games": games})
        pairs = []
        for pair in ratings.pairs:
            won, shared, lost = self.result(pair.a, pair.b)
            pairs.append(
                {
                    "a": pair.a,
                    "b": pair.b,
                    "won": won,
                    "shared": shared,
                    "lost": lost,
                    "share": {"share": pair.share.share, "low": pair.share.low, "high": pair.share.high},
                    "expected": pair.expected,
                    "surprise": pair.surprise,
                }
            )
        data: dict[str, Any] = {
            "format": "platin-tournament",
            "version": 1,
            "schedule": schedule.to_json(),
            "games": self.games,
            "interrupted": self.interrupted,
            "level": level,
            "method": "bradley-terry-sandwich",
            "unit": ratings.unit,
            "units": ratings.units,
            "mean": MEAN,
            "ranking": ratings.ranking(),
            "contestants": contestants,
            "covariance": ratings.covariance,
            "pairs": pairs,
            "kingdoms": [
                {
                    "layout": {**schedule.meeting(0, 1, at).to_json()["layout"]},
                    "meetings": [
                        self._meeting_as_json(a, b, at) for a, b in schedule.pairs if (a, b, at) in self.tallies
                    ],
                }
                for at in range(len(schedule.layouts))
            ],
        }
        if speed:
            rate_of = self.games / self.seconds if self.seconds > 0 else 0.0
            data["speed"] = {
                "seconds": round(self.seconds, 3),
                "games_per_second": round(rate_of, 1),
                "jobs": self.jobs,
                "retries": self.retries,
            }
        return data

    def _meeting_as_json(self, a: int, b: int, kingdom: int) -> dict[str, Any]:
        won, shared, lost = self.result(a, b, kingdom)
        seed = self.schedule.meeting(a, b, kingdom).seed
        games = self.tallies[a, b, kingdom].games
        return {"a": a, "b": b, "seed": seed, "games": games, "won": won, "shared": shared, "lost": lost}


# Playing

Key = tuple[int, int, int]
Portion = tuple[Key, int, int]


def play(
    schedule: Schedule, jobs: int = 0, progress: Callable[[Progress], None] | None = None, *, cluster: str = ""
) -> Tournament:
    """Play a tournament. `jobs` is the number of processes (0: one a core). Ctrl-C ends it with the games so far."""
    tournament = Tournament(schedule)
    begin = time.monotonic()
    total = schedule.all_games
    workers: Workers | None = None
    # Whose portions are under way, in order.
    keys: deque[Key] = deque()
    try:
        workers = hire(jobs, cluster)
        for part in in_order(workers, _chunks(schedule, keys)):
            key = keys.popleft()
            if part.failure is not None:
                raise MeetingFailed(schedule.meeting(*key), part.failure.number, part.failure.problem)
            tournament.tallies.setdefault(key, Tally(2)).merge(part.tally)
            if progress is not None:
                progress(Progress(tournament.games, total, time.monotonic() - begin, workers.retries))
    except KeyboardInterrupt:
        tournament.interrupted = True
    finally:
        if workers is not None:
            workers.close()
            tournament.jobs = workers.jobs
            tournament.retries = workers.retries
    tournament.seconds = time.monotonic() - begin
    return tournament


def _chunks(schedule: Schedule, keys: "deque[Key]") -> Iterator[Chunk]:
    """Give all portions as chunks, and note whose they are."""
    for key, first, last in portions(schedule):
        keys.append(key)
        yield Chunk(schedule.meeting(*key), first, last)


def portions(schedule: Schedule) -> Iterator[Portion]:
    """Give all games in portions of blocks: the first of each pair, then the second of each, and so on."""
    keys = [(a, b, kingdom) for kingdom in range(len(schedule.layouts)) for a, b in schedule.pairs]
    first = 0
    while True:
        found = False
        for key in keys:
            blocks = schedule.meeting(*key).blocks
            size = min(max(-(-blocks // _PORTIONS), 1), _MOST_BLOCKS)
            if first * size < blocks:
                found = True
                yield key, first * size, min((first + 1) * size, blocks)
        if not found:
            return
        first += 1
