"""Plans that are kept, by the table that they are for: those that come with Platin, and those learnt since.

A plan is kept as the text of a strategy file, with how it was found. What is looked for is the table as players agree
on it (kingdom with prints, landscapes, choices, options, number of players), in whatever order its piles were named.
"""

import hashlib
import json
import threading
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import yaml

from platin.bots.plan import Strategy
from platin.engine.spec import Spec, spec_from_data
from platin.mind.ground import Ground
from platin.mind.plan_file import plan_file
from platin.mind.search import Learnt
from platin.sim.games import mix
from platin.strategy.complaint import StrategyError
from platin.strategy.reader import StrategyFile, read_text
from platin.strategy.writer import write_strategy

# So many are held in memory besides those that come with Platin.
MOST: Final = 1_000
# Blocks in which finalists play against the all-rounder, with what the search has not seen; who wins less is no use.
CHECKED: Final = 60
_FRESH: Final = 1 << 41
_RIVAL: Final = "general"
_LEAST: Final = 0.5
# A file is called by the beginning of its key: nobody has to read the others to find it.
_NAME: Final = 20


@dataclass(frozen=True, slots=True)
class Kept:
    """A plan for a table: the text of its strategy file, and how it was found."""

    spec: Spec
    strategy: str
    seed: int
    decisions: int
    games: int
    seconds: float
    # How much it won against the all-rounder in games that the search has not seen.
    against: float

    @classmethod
    def of(cls, learnt: Learnt, blocks: int = CHECKED) -> "Kept":
        """Give what is kept of a search: the finalist that does best against the all-rounder in so many blocks."""
        ground = Ground(learnt.spec)
        seed = mix(learnt.seed, _FRESH)
        shares = [sum(ground.shares(plan, _RIVAL, 0, blocks, seed)) / blocks for plan in learnt.finalists]
        best = max(range(len(shares)), key=lambda at: shares[at])
        text = write_strategy(plan_file(replace(learnt, plan=learnt.finalists[best])), "en")
        found = learnt.seed, learnt.decisions, learnt.games, round(learnt.seconds, 1)
        return cls(learnt.spec, text, *found, round(shares[best], 3))

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "table": self.spec.as_data(),
            "found": {
                "seed": self.seed,
                "decisions": self.decisions,
                "games": self.games,
                "seconds": self.seconds,
                "against": self.against,
            },
            "strategy": self.strategy,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Kept":
        """Read what `to_json` gave."""
        return cls(spec_from_data(data["table"]), data["strategy"], **data["found"])

    def read(self) -> StrategyFile:
        """Read the strategy; always anew, because a strategy remembers the table it is bound to."""
        return read_text(self.strategy, "plan")

    def can_be_read(self) -> bool:
        """Tell whether the words and cards of today know it."""
        try:
            self.read()
        except StrategyError:
            return False
        return True

    def plan(self) -> Strategy | None:
        """Give the strategy to be played; None if the all-rounder does better without it, or if nobody can read it.

        The words and cards of today may not know what was kept long ago.
        """
        return self.read().strategy if self.against >= _LEAST and self.can_be_read() else None


def key_of(spec: Spec) -> str:
    """Name a table: the same for the same table, whatever the order in which it was told."""
    data = spec.as_data()
    data["kingdom"].sort()
    data["landscapes"].sort()
    for picked in data["choices"].values():
        picked.sort()
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


class Shelf:
    """Plans in memory, with those that come with Platin behind them. Threads may share it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._plans: dict[str, Kept] = {}

    def find(self, spec: Spec) -> Kept | None:
        """Give the plan for a table, if there is one."""
        key = key_of(spec)
        with self._lock:
            found = self._plans.get(key)
        return found or shipped(key)

    def put(self, kept: Kept) -> None:
        """Keep a plan; the oldest makes room if need be."""
        with self._lock:
            self._plans[key_of(kept.spec)] = kept
            while len(self._plans) > MOST:
                del self._plans[next(iter(self._plans))]


SHELF: Final = Shelf()
"""The shelf of this process."""


@cache
def shipped(key: str) -> Kept | None:
    """Give a plan that comes with Platin."""
    return read_kept(files("platin.mind").joinpath("plans"), key)


def read_kept(folder: Traversable, key: str) -> Kept | None:
    """Give the plan for a table from a folder of plans, if there is one."""
    file = folder.joinpath(file_name(key))
    if not file.is_file():
        return None
    kept = Kept.from_json(yaml.safe_load(file.read_text(encoding="utf-8")))
    return kept if key_of(kept.spec) == key else None


def file_name(key: str) -> str:
    """Give the name of the file of a plan."""
    return f"{key[:_NAME]}.yaml"


def write_kept(kept: Kept, folder: Path, title: str) -> Path:
    """Write a plan into a folder of plans, in a form that people can read."""
    data = kept.to_json()
    lines = [
        f"# {title}",
        f"table: {json.dumps(data['table'])}",
        f"found: {json.dumps(data['found'])}",
        "strategy: |",
        *[f"  {line}".rstrip() for line in kept.strategy.splitlines()],
    ]
    file = folder / file_name(key_of(kept.spec))
    part = file.with_suffix(".part")
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.replace(file)
    return file
