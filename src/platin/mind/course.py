"""How a search went: the best plans on the way, and what they win in games that it has not seen."""

from collections.abc import Callable
from typing import Final, NamedTuple

from platin.engine.spec import Spec
from platin.mind.crew import Crew
from platin.mind.genome import Genome
from platin.mind.search import Progress
from platin.mind.verdict import LEVEL, shares
from platin.sim.games import mix
from platin.sim.statistics import Estimate, block_interval

BLOCKS: Final = 60
# More points than this say no more.
_MOST: Final = 9
_RIVAL: Final = "general"
# Where neither the seeds of a search come nor those of the verdict.
_FRESH: Final = 1 << 43


class Point(NamedTuple):
    """The best plan after so many games of a search, and what it wins against the all-rounder."""

    games: int
    plan: Genome
    share: Estimate


class Course:
    """Keeps the best plans of a search as it goes, and passes on how far it is."""

    def __init__(self, progress: Callable[[Progress], None]) -> None:
        self.progress = progress
        self.bests: list[tuple[int, Genome]] = []

    def __call__(self, at: Progress) -> None:
        """Remember the best plan so far."""
        self.bests.append((at.games, at.best))
        self.progress(at)

    def measure(self, spec: Spec, crew: Crew, seed: int, blocks: int = BLOCKS) -> list[Point]:
        """Let some of the plans play against the all-rounder, the first and the last among them."""
        last = len(self.bests) - 1
        count = min(last + 1, _MOST)
        chosen = sorted({round(at * last / max(count - 1, 1)) for at in range(count)})
        kept = [self.bests[at] for at in chosen]
        plans = {plan.deed: plan for _, plan in kept}
        found = shares(spec, crew, [(plan, _RIVAL, blocks) for plan in plans.values()], mix(seed, _FRESH))
        known = {
            deed: block_interval([(share, 1) for share in one], LEVEL) for deed, one in zip(plans, found, strict=True)
        }
        return [Point(games, plan, known[plan.deed]) for games, plan in kept]
