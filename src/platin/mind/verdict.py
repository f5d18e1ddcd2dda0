"""How good a plan is, in games that no search has seen: against whom, among the finalists, and by which cards."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from platin.engine.spec import Spec
from platin.mind.crew import Crew, Task
from platin.mind.genome import Genome
from platin.mind.ground import Rival
from platin.mind.roles import BASIC
from platin.mind.search import Learnt
from platin.sim.games import mix
from platin.sim.statistics import Estimate, block_interval

# Blocks of what is measured, and of the single cards, of which there are many.
BLOCKS: Final = 250
FEW_BLOCKS: Final = 120
LEVEL: Final = 0.95
# Where the seeds of a search do not come.
_FRESH: Final = 1 << 40
# Blocks that one task plays.
_PART: Final = 25


class Verdict(NamedTuple):
    """What was measured of a plan."""

    # How much it wins against each of some rivals.
    against: tuple[Estimate, ...]
    # How much it wins against itself without a card, by the card: above one half the card is worth having.
    cards: tuple[tuple[str, Estimate], ...]
    # How much each finalist wins against each other.
    matrix: tuple[tuple[Estimate, ...], ...]
    blocks: int


def judge(
    learnt: Learnt, crew: Crew, rivals: Sequence[Rival], blocks: int = BLOCKS, cards: bool = True, level: float = LEVEL
) -> Verdict:
    """Measure the plan that a search has found."""
    plan = learnt.plan
    names = [name for name in plan.names() if name not in BASIC] if cards else []
    finalists = learnt.finalists if cards else []
    pairs: list[tuple[Rival, Rival, int]] = [(plan, rival, blocks) for rival in rivals]
    pairs += [(plan, without(plan, name), min(blocks, FEW_BLOCKS)) for name in names]
    size = len(finalists)
    # Of two, what one does not win is the other's; at larger tables one sits among several of the other.
    two = learnt.spec.players == 2
    met = [(at, other) for at in range(size) for other in range(size) if at < other or (at > other and not two)]
    pairs += [(finalists[at], finalists[other], min(blocks, FEW_BLOCKS)) for at, other in met]
    found = shares(learnt.spec, crew, pairs, mix(learnt.seed, _FRESH))
    estimates = [block_interval([(share, 1) for share in one], level) for one in found]
    equal = 1 / learnt.spec.players
    matrix = [[Estimate(equal, equal, equal)] * size for _ in range(size)]
    for (at, other), one in zip(met, estimates[len(rivals) + len(names) :], strict=True):
        matrix[at][other] = one
        if two:
            matrix[other][at] = Estimate(1 - one.share, 1 - one.high, 1 - one.low)
    return Verdict(
        tuple(estimates[: len(rivals)]),
        tuple(zip(names, estimates[len(rivals) : len(rivals) + len(names)], strict=True)),
        tuple([tuple(row) for row in matrix]),
        blocks,
    )


def without(plan: Genome, name: str) -> Genome:
    """Give a plan that never wishes for a card."""
    genes = tuple([gene for gene in plan.genes if gene.name != name])
    return plan._replace(genes=genes, play=tuple([one for one in plan.play if one != name]))


def shares(spec: Spec, crew: Crew, pairs: Sequence[tuple[Rival, Rival, int]], seed: int) -> list[list[float]]:
    """Give how much the first of each pair wins of each block, all pairs with the same shuffles."""
    tasks: list[Task] = []
    owners: list[int] = []
    for at, (one, other, blocks) in enumerate(pairs):
        for first in range(0, blocks, _PART):
            tasks.append(Task(spec, "shares", (one, other, first, min(first + _PART, blocks), seed)))
            owners.append(at)
    found: list[list[float]] = [[] for _ in pairs]
    for owner, part in zip(owners, crew.all(tasks), strict=True):
        found[owner] += part
    return found
