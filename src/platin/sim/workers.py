"""Workers: whoever plays chunks of games. Here are the processes of this machine; `cluster` has those of many.

A chunk is some blocks of a simulation in a row. It is plain data, and so is what comes of it: any process can play it.
"""

import gc
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from platin.sim.config import Config
from platin.sim.games import Arena, GameFailed, Part
from platin.sim.tally import Tally

MOST_TRIES: Final = 3
# Tables that a worker keeps ready: a tournament has many.
_TABLES: Final = 16


class Chunk(NamedTuple):
    """The blocks of a simulation from `first` up to, not including, `last`."""

    config: Config
    first: int
    last: int


class WorkersDied(RuntimeError):
    """Workers died again and again over the same games. It says which."""

    def __init__(self, chunk: Chunk) -> None:
        super().__init__(chunk)
        self.contestants = chunk.config.contestants
        self.first = chunk.first * chunk.config.players
        self.last = chunk.last * chunk.config.players - 1

    def __str__(self) -> str:
        return f"a worker died {MOST_TRIES} times over the games {self.first} to {self.last}"


class Workers(Protocol):
    """Whoever plays chunks: this process, others of this machine, or a cluster."""

    jobs: int
    retries: int

    def submit(self, chunk: Chunk) -> None:
        """Have some blocks played."""

    def wait(self) -> list[tuple[Chunk, Part]]:
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


def hire(jobs: int, cluster: str = "") -> Workers:
    """Give workers: of a cluster, so many processes (0: one a core), or this one if it is to be one."""
    if cluster:
        from platin.sim.cluster import RayWorkers  # noqa: PLC0415 (an optional extra)

        return RayWorkers(cluster, jobs)
    jobs = jobs or cores()
    return Processes(jobs) if jobs > 1 else Here()


def in_order(workers: Workers, chunks: Iterator[Chunk]) -> Iterator[Part]:
    """Keep workers busy with chunks, and give what comes of them in the order of the chunks, whoever is first."""
    due: deque[Chunk] = deque()
    # The same chunk may be asked for twice: a tournament in two kingdoms that are the same.
    done: dict[Chunk, list[Part]] = {}
    while True:
        # Two for each: one in work and one waiting for it.
        while workers.waiting < 2 * workers.jobs:
            chunk = next(chunks, None)
            if chunk is None:
                break
            due.append(chunk)
            workers.submit(chunk)
        if not due:
            return
        for chunk, part in workers.wait():
            done.setdefault(chunk, []).append(part)
        while due and done.get(due[0]):
            yield done[due.popleft()].pop()


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


@lru_cache(maxsize=_TABLES)
def _arena(config: Config) -> Arena:
    return Arena(config)


def play_chunk(chunk: Chunk) -> Part:
    """Play some blocks in whatever process this is; tables that were laid out once are used again."""
    return timed(_arena(chunk.config), chunk.first, chunk.last)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Start processes in here that never hear Ctrl-C, not even while they begin."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_worker() -> None:
    """Make a process ready to play. Ctrl-C is the business of the one who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What was loaded so far stays for good: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()


def start_pool(jobs: int) -> ProcessPoolExecutor:
    """Give fresh processes, so that nothing of this one gets into them. Each begins when work waits for it."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), start_worker)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End processes without waiting for what they do."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


class Here:
    """No workers: this process plays when it is waited for."""

    def __init__(self) -> None:
        self.jobs = 1
        self.retries = 0
        self.queue: deque[Chunk] = deque()

    @property
    def waiting(self) -> int:
        """How many chunks are under way."""
        return len(self.queue)

    def submit(self, chunk: Chunk) -> None:
        """Have some blocks played."""
        self.queue.append(chunk)

    def wait(self) -> list[tuple[Chunk, Part]]:
        """Play the next blocks, and give what came of them."""
        chunk = self.queue.popleft()
        return [(chunk, play_chunk(chunk))]

    def close(self) -> None:
        """End all work at once."""
        self.queue.clear()


class Processes:
    """Workers on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.retries = 0
        self.tries: dict[Chunk, int] = {}
        self.under_way: dict[Future[Part], Chunk] = {}
        self.pool = start_pool(jobs)

    @property
    def waiting(self) -> int:
        """How many chunks are under way."""
        return len(self.under_way)

    def submit(self, chunk: Chunk) -> None:
        """Have some blocks played."""
        try:
            with deaf_to_interrupts():
                self.under_way[self.pool.submit(play_chunk, chunk)] = chunk
        except BrokenProcessPool:
            self.again([chunk])

    def wait(self) -> list[tuple[Chunk, Part]]:
        """Wait until something is done, and give it. If a worker dies, its chunks are played again."""
        done, _ = wait(self.under_way, return_when=FIRST_COMPLETED)
        parts: list[tuple[Chunk, Part]] = []
        lost: list[Chunk] = []
        for future in done:
            chunk = self.under_way.pop(future)
            try:
                parts.append((chunk, future.result()))
            except BrokenProcessPool:
                lost.append(chunk)
        if lost:
            self.again(lost)
        return parts

    def again(self, lost: list[Chunk]) -> None:
        """Start new processes for those that died, and give them what was lost."""
        # Nobody can tell which chunk it was: all that were under way are gone.
        lost = [*lost, *self.under_way.values()]
        self.under_way.clear()
        end_pool(self.pool)
        self.retries += 1
        for chunk in lost:
            self.tries[chunk] = self.tries.get(chunk, 0) + 1
            if self.tries[chunk] >= MOST_TRIES:
                raise WorkersDied(chunk)
        self.pool = start_pool(self.jobs)
        for chunk in lost:
            self.submit(chunk)

    def close(self) -> None:
        """End all work at once."""
        end_pool(self.pool)
