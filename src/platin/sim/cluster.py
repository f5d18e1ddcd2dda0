"""Workers on a Ray cluster: the same chunks as on one machine, so the same numbers. Ray is an optional extra.

Compared with Dask and MPI: Ray keeps worker processes (and so the laid-out table) between tasks, tells a dead worker
from a failed task, and needs nothing but an address. Each machine needs the same version of Platin, and the strategy
files or Python classes of the contestants under the same names.
"""

import socket
from importlib import import_module
from typing import Any, Final

from platin.sim.games import Part
from platin.sim.workers import MOST_TRIES, Chunk, WorkersDied, cores, play_chunk

_SECONDS_TO_ANSWER: Final = 5.0


class NoCluster(RuntimeError):
    """A cluster that cannot be reached. It says why."""

    def __init__(self, address: str, problem: str) -> None:
        super().__init__(address, problem)
        self.address = address
        self.problem = problem

    def __str__(self) -> str:
        return f"no Ray cluster at {self.address}: {self.problem}"


class RayWorkers:
    """The workers of a cluster. Chunks of a worker that dies are given out again."""

    def __init__(self, address: str, jobs: int = 0) -> None:
        self.ray, self.ours = connect(address, jobs)
        self.retries = 0
        self.tries: dict[Chunk, int] = {}
        self.under_way: dict[Any, Chunk] = {}
        there = max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        self.jobs = min(jobs or there, there)
        # Ray would try again silently; we do it ourselves, to be able to say so.
        self.task = self.ray.remote(max_retries=0)(play_chunk)

    @property
    def waiting(self) -> int:
        """How many chunks are under way."""
        return len(self.under_way)

    def submit(self, chunk: Chunk) -> None:
        """Have some blocks played."""
        self.under_way[self.task.remote(chunk)] = chunk

    def wait(self) -> list[tuple[Chunk, Part]]:
        """Wait until something is done, and give it."""
        errors = self.ray.exceptions
        done, _ = self.ray.wait(list(self.under_way), num_returns=1)
        parts: list[tuple[Chunk, Part]] = []
        for reference in done:
            chunk = self.under_way.pop(reference)
            try:
                parts.append((chunk, self.ray.get(reference)))
            except errors.RayTaskError as error:
                # Not the machine's fault: the same would happen on any other.
                raise error.cause from error
            except errors.RayError as error:
                self.again(chunk, error)
        return parts

    def again(self, chunk: Chunk, error: Exception) -> None:
        """Give out a chunk once more whose worker or machine is gone."""
        self.retries += 1
        self.tries[chunk] = self.tries.get(chunk, 0) + 1
        if self.tries[chunk] >= MOST_TRIES:
            raise WorkersDied(chunk) from error
        self.submit(chunk)

    def close(self) -> None:
        """End all work at once."""
        for reference in self.under_way:
            self.ray.cancel(reference, force=True)
        self.under_way.clear()
        if self.ours:
            self.ray.shutdown()


def connect(address: str, jobs: int = 0) -> tuple[Any, bool]:
    """Connect to a cluster; give Ray, and whether it is ours to leave: who connected before goes on using it."""
    ray = _load(address)
    ours = not ray.is_initialized()
    if ours:
        _reach(address)
        local = {"num_cpus": jobs or cores(), "include_dashboard": False} if address == "local" else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(address, str(error)) from error
    return ray, ours


def _reach(address: str) -> None:
    """See whether anybody answers at an address with a port. Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), _SECONDS_TO_ANSWER).close()
        except OSError as error:
            raise NoCluster(address, error.strerror or str(error)) from error


def _load(address: str) -> Any:
    """Import Ray, or say that it is missing."""
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        raise NoCluster(address, 'Ray is not installed: pip install "platin[cluster]"') from error
