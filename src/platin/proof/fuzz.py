"""Many random games on several processes: what they met, and what failed."""

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from platin.proof.case import Case
from platin.proof.kingdoms import random_case
from platin.proof.run import Failure, Settings, run

# Games that a process plays before it tells: some seconds of them.
CHUNK = 10
LIGHT_CHUNK = 200


@dataclass
class Summary:
    """What a number of games were like."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Summary") -> None:
        """Put another summary's games to these."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.asked += other.asked
        self.done += other.done
        self.failures += other.failures


@dataclass(frozen=True)
class SeedRange:
    """Which games are played: one for each seed from the first on."""

    seed: int = 0
    games: int = 100
    wanted: Sequence[str] = ()
    only: bool = False
    limit: int = 200
    # Where the rest of the kingdoms is drawn from; nothing: everything there is.
    expansions: Sequence[str] = ()
    # Whether games are played lightly, but for one in so many, which gets all checks.
    light: bool = False
    full: int = 100

    def case(self, seed: int) -> Case:
        """Draw the game of a seed."""
        case = random_case(seed, self.wanted, self.only, self.limit, self.expansions)
        case.light = self.light and seed % self.full != 0
        return case

    def chunks(self) -> "Iterator[SeedRange]":
        """Cut the seeds into portions for a process."""
        size = LIGHT_CHUNK if self.light else CHUNK
        end = self.seed + self.games
        for seed in range(self.seed, end, size):
            yield replace(self, seed=seed, games=min(size, end - seed))


def play_games(seeds: SeedRange, settings: Settings) -> Summary:
    """Play the games of all seeds in this process."""
    summary = Summary()
    for seed in range(seeds.seed, seeds.seed + seeds.games):
        summary.games += 1
        try:
            played = run(seeds.case(seed), settings)
        except Failure as failure:
            summary.failures.append(failure)
            summary.decisions += failure.case.limit
            continue
        summary.finished += played.finished
        summary.decisions += played.decisions
        summary.asked += played.asked
        summary.done += played.done
    return summary


def fuzz(seeds: SeedRange, settings: Settings, jobs: int = 1) -> Iterator[Summary]:
    """Play the games of all seeds on some processes, giving summaries as they come in."""
    if jobs <= 1:
        for chunk in seeds.chunks():
            yield play_games(chunk, settings)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        # Few at a time, so that stopping early does not wait for the rest; in order, so that runs are alike.
        waiting: list[Future[Summary]] = []
        try:
            for chunk in seeds.chunks():
                waiting.append(pool.submit(play_games, chunk, settings))
                if len(waiting) >= 2 * jobs:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()
