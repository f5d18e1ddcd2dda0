"""Running a simulation: chunks of blocks, given to workers and put together in order.

A chunk is whatever number of blocks takes a fraction of a second; what comes out does not depend on it. Chunks are
merged in the order of their blocks, so that what is there when somebody stops are the first games, without gaps.
"""

import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final, Protocol

from platin.sim.config import Config
from platin.sim.games import Arena, GameFailed, Part
from platin.sim.observe import Observation, Rows
from platin.sim.outcome import Outcome
from platin.sim.sequential import Comparison, Stopping, Until, looks
from platin.sim.tally import Tally

# What a chunk takes, roughly; and what the first games take that are played here to find out how fast it goes.
CHUNK_SECONDS: Final = 0.2
TRIAL_SECONDS: Final = 0.1
# Starting a worker takes about this long; less work than that is done at once here.
WORKER_SECONDS: Final = 0.7
MOST_TRIES: Final = 3


class WorkersDied(RuntimeError):
    """Workers died again and again over the same games. It says which."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first = first
        self.last = last

    def __str__(self) -> str:
        return f"a worker died {MOST_TRIES} times over the games {self.first} to {self.last}"


@dataclass(frozen=True)
class Progress:
    """How far a simulation has come."""

    games: int
    # At most; a sequential test may stop earlier.
    total: int
    seconds: float
    retries: int
    comparisons: tuple[Comparison, ...] = ()


class Workers(Protocol):
    """Whoever plays chunks: processes of this machine, or a cluster."""

    jobs: int
    retries: int

    def submit(self, first: int, last: int) -> None:
        """Have some blocks played."""

    def wait(self) -> list[Part]:
        """Wait until something is done, and give it."""
        ...

    @property
    def waiting(self) -> int:
        """How many chunks are under way."""
        ...

    def close(self) -> None:
        """End all work at once."""


def cores() -> int:
    """Give how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
            if cluster:
                from platin.sim.cluster import RayWorkers  # noqa: PLC0415 (an optional extra)

                workers = RayWorkers(config, cluster, jobs)
            else:
                workers = Processes(config, jobs)
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
        # Chunks that are done, but not yet at their turn.
        self.early: dict[int, Part] = {}
        self.done = False
        # Seconds that a block takes a worker, as measured lately.
        self.pace = 0.0

    def next_chunk(self, workers: int) -> tuple[int, int] | None:
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
        return first, self.given

    def take(self, part: Part) -> None:
        """Take what a worker has done, and merge what is at its turn."""
        pace = part.seconds / (part.last - part.first)
        self.pace = pace if not self.pace else 0.7 * self.pace + 0.3 * pace
        self.early[part.first] = part
        while not self.done and self.merged in self.early:
            self.merge(self.early.pop(self.merged))

    def merge(self, part: Part) -> None:
        """Add the next blocks in order, and look if it is time."""
        if part.failure is not None:
            raise part.failure
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
            self.take(timed(arena, *chunk))

    def with_workers(self, workers: Workers) -> None:
        """Keep workers busy until all is done."""
        while not self.done:
            # Two for each: one in work and one waiting for it.
            while workers.waiting < 2 * workers.jobs:
                chunk = self.next_chunk(workers.jobs)
                if chunk is None:
                    break
                workers.submit(*chunk)
            for part in workers.wait():
                self.take(part)
            self.outcome.retries = workers.retries


def timed(arena: Arena, first: int, last: int) -> Part:
    """Play some blocks and note how long it took. A failure counts when it is its turn, as everything does."""
    begin = time.perf_counter()
    try:
        part = arena.play(first, last)
    except GameFailed as error:
        part = Part(first, last, Tally(arena.config.players))
        part.failure = error
    part.seconds = time.perf_counter() - begin
    return part


# The table of a worker process, laid out once.
_arena: Arena | None = None


def start_worker(config: Config) -> None:
    """Make a process ready to play. Ctrl-C is the business of the one who started it."""
    global _arena  # noqa: PLW0603 (one table a process)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _arena = Arena(config)
    # What was loaded so far stays for good: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()


def play_in_worker(first: int, last: int) -> Part:
    """Play some blocks in a worker process."""
    assert _arena is not None
    return timed(_arena, first, last)


class Processes:
    """Workers on this machine: fresh processes, so that nothing of this one gets into them."""

    def __init__(self, config: Config, jobs: int) -> None:
        self.config = config
        self.jobs = jobs
        self.retries = 0
        self.tries: dict[tuple[int, int], int] = {}
        self.under_way: dict[Future[Part], tuple[int, int]] = {}
        self.pool = self.start()

    def start(self) -> ProcessPoolExecutor:
        """Start the processes."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, context, start_worker, (self.config,))

    @property
    def waiting(self) -> int:
        """How many chunks are under way."""
        return len(self.under_way)

    def submit(self, first: int, last: int) -> None:
        """Have some blocks played."""
        try:
            self.under_way[self.pool.submit(play_in_worker, first, last)] = (first, last)
        except BrokenProcessPool:
            self.again([(first, last)])

    def wait(self) -> list[Part]:
        """Wait until something is done, and give it. If a worker dies, its chunks are played again."""
        done, _ = wait(self.under_way, return_when=FIRST_COMPLETED)
        parts: list[Part] = []
        lost: list[tuple[int, int]] = []
        for future in done:
            chunk = self.under_way.pop(future)
            try:
                parts.append(future.result())
            except BrokenProcessPool:
                lost.append(chunk)
        if lost:
            self.again(lost)
        return parts

    def again(self, lost: list[tuple[int, int]]) -> None:
        """Start new processes for those that died, and give them what was lost."""
        # Nobody can tell which chunk it was: all that were under way are gone.
        lost = sorted({*lost, *self.under_way.values()})
        self.under_way.clear()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.retries += 1
        for chunk in lost:
            self.tries[chunk] = self.tries.get(chunk, 0) + 1
            if self.tries[chunk] >= MOST_TRIES:
                n = self.config.players
                raise WorkersDied(chunk[0] * n, chunk[1] * n - 1)
        self.pool = self.start()
        for chunk in lost:
            self.submit(*chunk)

    def close(self) -> None:
        """End all work at once."""
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
