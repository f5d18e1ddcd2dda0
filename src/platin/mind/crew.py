"""Who does the playing of a search: this process, others of this machine, or a Ray cluster. What comes out is the same.

A task is plain data: a table, what to do there, and with what. Whoever gets it lays the table out once and keeps it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from platin.engine.spec import Spec
from platin.mind import tasks
from platin.mind.ground import Ground
from platin.sim.workers import cores, deaf_to_interrupts, end_pool, start_pool


class Task(NamedTuple):
    """Something to do at a table: a function of `tasks` by its name, and what it is given."""

    spec: Spec
    name: str
    given: tuple[Any, ...]


class Crew(Protocol):
    """Whoever carries out tasks."""

    jobs: int

    def all(self, wanted: Sequence[Task]) -> list[Any]:
        """Carry out tasks, and give what came of them in their order."""
        ...

    def close(self) -> None:
        """End all work at once."""


@lru_cache(maxsize=4)
def _ground(spec: Spec) -> Ground:
    return Ground(spec)


def perform(task: Task) -> Any:
    """Carry out a task in whatever process this is."""
    return getattr(tasks, task.name)(_ground(task.spec), *task.given)


class Alone:
    """Nobody else: this process does everything itself."""

    jobs = 1

    def all(self, wanted: Sequence[Task]) -> list[Any]:
        """Carry out tasks, and give what came of them in their order."""
        return [perform(task) for task in wanted]

    def close(self) -> None:
        """There is nobody to be sent home."""


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool = start_pool(jobs)

    def all(self, wanted: Sequence[Task]) -> list[Any]:
        """Carry out tasks, and give what came of them in their order."""
        # A process begins when work waits for it, the second one also later than the first: each begins in here.
        with deaf_to_interrupts():
            coming = self._pool.map(perform, wanted)
        return list(coming)

    def close(self) -> None:
        """End all work at once."""
        end_pool(self._pool)


class Cluster:
    """The workers of a Ray cluster."""

    def __init__(self, address: str, jobs: int = 0) -> None:
        from platin.sim.cluster import connect  # noqa: PLC0415 (an optional extra)

        self._ray, self._ours = connect(address, jobs)
        there = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self.jobs = min(jobs or there, there)
        self._task = self._ray.remote(perform)

    def all(self, wanted: Sequence[Task]) -> list[Any]:
        """Carry out tasks, and give what came of them in their order."""
        return list(self._ray.get([self._task.remote(task) for task in wanted]))

    def close(self) -> None:
        """Leave the cluster, if nobody else here uses it."""
        if self._ours:
            self._ray.shutdown()


def gather(jobs: int = 0, cluster: str = "") -> Crew:
    """Give a crew: of a cluster, of so many processes (0: one a core), or this process alone if it is to be one."""
    if cluster:
        return Cluster(cluster, jobs)
    jobs = jobs or cores()
    return Processes(jobs) if jobs > 1 else Alone()
