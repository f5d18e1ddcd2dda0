"""Running a simulation: chunks of blocks, given to workers and put together in order.

A chunk is whatever number of blocks takes a fraction of a second; what comes out does not depend on it. Chunks are
merged in the order of their blocks, so that what is there when somebody stops are the first games, without gaps.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from platin.sim.config import Config
from platin.sim.games import Arena, Part
from platin.sim.observe import Observation, Rows
from platin.sim.outcome import Outcome
from platin.sim.sequential import Comparison, Stopping, Until, looks
from platin.sim.tally import Tally
from platin.sim.workers import Chunk, Workers, cores, hire, in_order, timed

# What a chunk takes, roughly; and what the first games take that are played here to find out how fast it goes.
CHUNK_SECONDS: Final = 0.2
TRIAL_SECONDS: Final = 0.1
# Starting a worker takes about this long; less work than that is done at once here.
WORKER_SECONDS: Final = 0.7


@dataclass(frozen=True)
class Progress:
    """How far a simulation has come."""

    games: int
    # At most; a sequential test may stop earlier.
    total: int
    seconds: float
    retries: int
    comparisons: tuple[Comparison, ...] = ()


def simulate(
    config: Config,
    jobs: int = 0,
    *,
    until: Until | None = None,
    progress: Callable[[Progress], None] | None = None,
    sink: Callable[[Rows], None] | None = None,
    cluster: str = "",
) -> Outcome:
    """Play the games of a simulation. `jobs` is the number of processes (0: one a core).

    The sink gets the raw rows of a config with `rows`, in order. Ctrl-C ends it with the games counted so far.
    """
    run = Run(config, until, progress, sink)
    jobs = jobs or (0 if cluster else cores())
    begin = time.monotonic()
    workers: Workers | None = None
    try:
        arena = Arena(config)
        if not cluster:
            run.alone(arena, WORKER_SECONDS if jobs > 1 else 0.0)
        if not run.done:
            workers = hire(jobs, cluster)
            run.with_workers(workers)
    except KeyboardInterrupt:
        run.outcome.interrupted = True
    finally:
        if workers is not None:
            workers.close()
            run.outcome.jobs = workers.jobs
            run.outcome.retries = workers.retries
        run.outcome.seconds = time.monotonic() - begin
    return run.outcome


class Run:
    """A simulation under way: what has been merged, what is waiting for its turn, and when to look."""

    def __init__(
        self,
        config: Config,
        until: Until | None,
        progress: Callable[[Progress], None] | None,
        sink: Callable[[Rows], None] | None,
    ) -> None:
        n = config.players
        self.config = config
        self.progress = progress
        self.sink = sink
        self.begin = time.monotonic()
        self.outcome = Outcome(config, Tally(n), Observation(n) if config.observe else None, until)
        self.stopping = Stopping(until, n) if until is not None else None
        self.looks = looks(config.blocks) if until is not None else iter([config.blocks])
        self.next_look = next(self.looks)
        self.since = Tally(n)
        # Blocks that are merged, and blocks that have been given out.
        self.merged = 0
        self.given = 0
        self.given_look = self.next_look
        self.given_looks: Iterator[int] = looks(config.blocks) if until is not None else iter([config.blocks])
        next(self.given_looks)
        self.done = False
        # Seconds that a block takes a worker, as measured lately.
        self.pace = 0.0

    def next_chunk(self, workers: int) -> Chunk | None:
        """Give the next blocks to be played: never across a look, and not too many at a time."""
        left = self.config.blocks - self.given
        if left <= 0:
            return None
        if self.given >= self.given_look:
            self.given_look = next(self.given_looks)
        size = max(int(CHUNK_SECONDS / self.pace), 1) if self.pace > 0 else 1
        # Towards the end smaller chunks, so that all workers have something to do up to the last moment.
        size = min(size, max(left // (2 * workers), 1), self.given_look - self.given)
        first = self.given
        self.given += size
        return Chunk(self.config, first, self.given)

    def chunks(self, workers: int) -> Iterator[Chunk]:
        """Give one chunk after the other, as large as the pace of the last ones suggests."""
        while (chunk := self.next_chunk(workers)) is not None:
            yield chunk

    def merge(self, part: Part) -> None:
        """Add the next blocks in order, and look if it is time."""
        if part.failure is not None:
            raise part.failure
        pace = part.seconds / (part.last - part.first)
        self.pace = pace if not self.pace else 0.7 * self.pace + 0.3 * pace
        outcome = self.outcome
        outcome.tally.merge(part.tally)
        if outcome.seen is not None and part.seen is not None:
            outcome.seen.merge(part.seen)
        if self.sink is not None and part.rows is not None:
            self.sink(part.rows)
        self.merged = part.last
        stopping = self.stopping
        if stopping is not None:
            self.since.merge(part.tally)
            if self.merged == self.next_look:
                outcome.settled = stopping.look(self.since)
                outcome.looks = stopping.looks
                outcome.comparisons = stopping.comparisons()
                self.since = Tally(self.config.players)
                self.next_look = next(self.looks, self.config.blocks)
        self.done = outcome.settled or self.merged == self.config.blocks
        if self.progress is not None:
            n = self.config.players
            seconds = time.monotonic() - self.begin
            shown = tuple(outcome.comparisons)
            self.progress(Progress(self.merged * n, self.config.blocks * n, seconds, outcome.retries, shown))

    def alone(self, arena: Arena, budget: float) -> None:
        """Play here: all games if there is no budget, otherwise as long as the rest would not be worth a worker."""
        began = time.monotonic()
        while not self.done:
            if budget and self.pace > 0:
                left = (self.config.blocks - self.given) * self.pace
                if time.monotonic() - began > TRIAL_SECONDS and left > budget:
                    return
            chunk = self.next_chunk(1)
            if chunk is None:
                return
            self.merge(timed(arena, chunk.first, chunk.last))

    def with_workers(self, workers: Workers) -> None:
        """Keep workers busy until all is done."""
        for part in in_order(workers, self.chunks(workers.jobs)):
            self.outcome.retries = workers.retries
            self.merge(part)
            if self.done:
                return
