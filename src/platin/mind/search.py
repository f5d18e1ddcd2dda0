"""The search for the best strategy of a table.

It begins with all that `templates` suggest, and lets the best lines of different families climb: a child is raced
against its parent with the same shuffles, and dropped as soon as it is unlikely to be better. What they climb against
is the equilibrium of a population: of all champions so far, the all-rounder and Big Money, so that nobody can be beaten
by its own ancestors. Islands that fall behind end; the best plan against the equilibrium is looked at once more, and
what does nothing in it is left out.

All that is decided depends on the seed and on how many decisions were answered, never on the clock: who asks for
seconds gets as many decisions as they take, and the same number of them finds the same plan again on any machine.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from platin.engine.spec import Spec
from platin.mind.crew import Alone, Crew, Task
from platin.mind.genome import Genome
from platin.mind.ground import Ground, Rival
from platin.mind.tasks import Climbed, Form, Island, Scored, Spent
from platin.mind.templates import sketch, templates
from platin.sim.games import mix

ANCHORS: Final[tuple[str, ...]] = ("general", "big-money")
"""Who is always among the opponents: nobody is to lose against them for the sake of others."""

# The weight that each anchor has at least.
_ANCHORED: Final = (0.3, 0.1)
# Of one family at most so many lines climb, and at least so many of all go on to the end.
_OF_FAMILY: Final = 3
_LEAST_ISLANDS: Final = 2
# What the heats of the first lines take, as a share of the climbing; of it so much to compare them, and in how many
# blocks at most.
_HEATS: Final = 0.24
_COMPARING: Final = 0.25
_IN_HEAT: Final = 40
# After which share of the rounds the weakest island ends, and for how many games there is one more at first.
_ENDS: Final = (0.15, 0.3, 0.45, 0.6)
_FOR_ISLAND: Final = 12_000
# Who meets is looked at again with this share of a round's decisions; only those that count.
_AGAIN: Final = 0.2
_COUNTS: Final = 0.03
# How many are left in the rounds of the final; what they and the shortening take, as shares of the climbing.
_FINALS: Final = (8, 4, 2)
_FINAL: Final = 0.05
_SHORTENING: Final = 0.05
_FINALISTS: Final = 4
# At least this part of a round's decisions is climbed with.
_LEAST_CLIMB: Final = 4
# Opponents of an island are dealt in these proportions.
_MIX: Final = 30
# A wish is left out if the plan is no worse without it than this.
_NO_WORSE: Final = 0.004
# What a search costs besides climbing, as a share of its time.
_BESIDES: Final = 0.12
# A first climb shows how fast it goes: with this part of the decisions that the templates took.
_WARMING: Final = 4
# A search that was slower than it looked stops at so many times its seconds.
_LATE: Final = 1.1


class Size(NamedTuple):
    """How large a search is, apart from how long it climbs."""

    # Plans put together by chance besides the templates, plans that are left of both, lines that climb in heats, those
    # that are left of them, rounds of climbing, and plans that are remembered.
    sketches: int = 160
    first: int = 18
    lines: int = 18
    islands: int = 6
    rounds: int = 40
    population: int = 16
    # Blocks that the templates begin with, that place a newcomer, and that decide in the end at most.
    opening: int = 4
    placing: int = 12
    final: int = 240


USUAL: Final = Size()


class Progress(NamedTuple):
    """How far a search has come: its share, how many games, the best plan, and what that has against the others."""

    share: float
    games: int
    best: Genome
    value: float


@dataclass
class Learnt:
    """What a search has found."""

    spec: Spec
    seed: int
    plan: Genome
    # The plans that were strongest against the equilibrium, the best first.
    finalists: list[Genome]
    decisions: int
    games: int
    rounds: int
    seconds: float
    # Whether the clock ended it before the decisions were used up: then the same number does not find the same.
    cut: bool = False


@dataclass
class Population:
    """Plans that met, what each has against each other, and the equilibrium among them."""

    members: list[Rival] = field(default_factory=list)
    table: list[list[float]] = field(default_factory=list)
    # In how many blocks that was found out.
    blocks: list[list[int]] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)

    def add(self, member: Rival, means: Sequence[float], blocks: int) -> None:
        """Take in a plan, with what it has against those that are there."""
        for row, mean in zip(self.table, means, strict=True):
            row.append(1 - mean)
        for counts in self.blocks:
            counts.append(blocks)
        self.table.append([*means, 0.5])
        self.blocks.append([*[blocks] * len(means), 0])
        self.members.append(member)

    def meet_again(self, one: int, other: int, mean: float, blocks: int) -> None:
        """Take in more of what a member has against another."""
        known = self.blocks[one][other]
        pooled = (self.table[one][other] * known + mean * blocks) / (known + blocks)
        self.table[one][other] = pooled
        self.table[other][one] = 1 - pooled
        self.blocks[one][other] = self.blocks[other][one] = known + blocks

    def drop(self, at: int) -> None:
        del self.members[at]
        for rows in (self.table, self.blocks):
            del rows[at]
            for row in rows:
                del row[at]

    def balance(self) -> None:
        """Find the weights against which nobody has much more than the others, the anchors with their share."""
        weights = _equilibrium(self.table)
        rest = 1 - sum(_ANCHORED)
        self.weights = [weight * rest for weight in weights]
        for member, share in zip(ANCHORS, _ANCHORED, strict=True):
            self.weights[self.place_of(member)] += share

    def value(self, at: int) -> float:
        """Give what a member has against the equilibrium."""
        return sum([mean * weight for mean, weight in zip(self.table[at], self.weights, strict=True)])

    def place_of(self, member: Rival) -> int:
        return self.members.index(member) if member in self.members else -1

    def mix(self) -> list[Rival]:
        """Give opponents in the proportions of the equilibrium, in an order that spreads them."""
        dealt: list[tuple[float, int, Rival]] = []
        for at, (member, weight) in enumerate(zip(self.members, self.weights, strict=True)):
            count = round(_MIX * weight)
            dealt += [((n + 0.5) / count, at, member) for n in range(count)]
        return [member for _, _, member in sorted(dealt, key=lambda one: one[:2])]


def _equilibrium(table: list[list[float]], rounds: int = 400, rate: float = 1.5) -> list[float]:
    """Give the weights that playing against each other settles to (multiplicative weights, averaged)."""
    size = len(table)
    weights = [1 / size] * size
    average = [0.0] * size
    for _ in range(rounds):
        values = [sum([mean * weight for mean, weight in zip(row, weights, strict=True)]) for row in table]
        raised = [weight * exp(rate * (value - 0.5)) for weight, value in zip(weights, values, strict=True)]
        total = sum(raised)
        weights = [one / total for one in raised]
        average = [one + weight for one, weight in zip(average, weights, strict=True)]
    return [one / rounds for one in average]


class Search:
    """A search under way."""

    def __init__(
        self,
        spec: Spec,
        seed: int = 1,
        crew: Crew | None = None,
        known: Sequence[Genome] = (),
        progress: Callable[[Progress], None] | None = None,
        size: Size = USUAL,
        clock: Callable[[], float] = time.monotonic,
        form: Form | None = None,
    ) -> None:
        """Search a table; `known` are plans to begin with besides the templates, and `clock` tells the seconds.

        With a `form` only plans of that form are looked for.
        """
        self.clock = clock
        self.form = form
        self.size = size
        self.spec = spec
        self.seed = seed
        self.crew = crew or Alone()
        self.known = list(known)
        self.progress = progress
        self.roles = Ground(spec).roles
        self.population = Population()
        # The plans that it began with: whoever climbs may borrow from them.
        self.first: list[Genome] = []
        self.islands: list[Island] = []
        self.spent = Spent(0, 0)
        self.rounds = 0
        self._seeds = 0

    def run(self, seconds: float = 60.0, decisions: int = 0) -> Learnt:
        """Search for about so many seconds, or with exactly so many decisions in the climbing."""
        began = self.clock()
        self.begin()
        warm = self.clock()
        before = self.spent.decisions
        self.climb(before // _WARMING)
        if not decisions:
            # As fast as it climbed so far it goes on.
            now = self.clock()
            left = max(seconds * (1 - _BESIDES) - (now - began), seconds * 0.2)
            decisions = int((self.spent.decisions - before) / max(now - warm, 0.001) * left)
            limit = seconds * _LATE
        else:
            limit = float("inf")
        ends = [round(share * self.size.rounds) for share in _ENDS]
        cut = False
        start = self.spent.decisions
        # With few games it is better to look at few lines.
        self.heats(int(decisions * _HEATS), decisions // int(self.block * _FOR_ISLAND / 2))
        each = (start + decisions - self.spent.decisions) // self.size.rounds
        start = self.spent.decisions
        for number in range(self.size.rounds):
            # Who is new takes games to be placed, which are saved in the next rounds.
            owed = self.spent.decisions - start - number * each
            self.climb(max(int(each * (1 - _AGAIN)) - owed, each // _LEAST_CLIMB))
            self.meet()
            self.meet_again(int(each * _AGAIN))
            self.rounds = number + 1
            if number + 1 in ends and len(self.islands) > _LEAST_ISLANDS:
                self.end_one()
            self.tell(_HEATS + (1 - _HEATS) * self.rounds / self.size.rounds, *self.best())
            if self.clock() - began > limit - seconds * _BESIDES / 2 and number + 1 < self.size.rounds:
                cut = True
                break
        finalists = self.finalists(int(decisions * _FINAL))
        plan = self.without_idle(finalists[0], int(decisions * _SHORTENING))
        return Learnt(
            self.spec,
            self.seed,
            plan,
            [plan, *finalists[1:]],
            decisions,
            self.spent.games,
            self.rounds,
            self.clock() - began,
            cut,
        )

    # The pieces

    def fresh(self) -> int:
        """Give a seed that was not used yet."""
        self._seeds += 1
        return mix(self.seed, self._seeds)

    def all(self, name: str, given: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Have tasks carried out, and count what they took."""
        found = self.crew.all([Task(self.spec, name, one) for one in given])
        for one in found:
            games, decisions = one.spent
            self.spent = Spent(self.spent.games + games, self.spent.decisions + decisions)
        return found

    @property
    def block(self) -> float:
        """Give about how many decisions a block takes."""
        return self.spec.players * self.spent.decisions / max(self.spent.games, 1)

    def blocks_of(self, decisions: int, pairs: int) -> int:
        """Give how many blocks each of some pairs may play for so many decisions."""
        return max(1, min(self.size.final, int(decisions / self.block / max(pairs, 1))))

    def begin(self) -> None:
        """Let the templates play, and choose the lines that climb."""
        plans = self.seeded()
        population = self.population
        first, second = ANCHORS
        population.add(first, [], 0)
        met: list[Scored] = self.all("compare", [(second, [first], self.size.placing, self.fresh())])
        population.add(second, met[0].sums, self.size.placing)
        seed = self.fresh()
        placed: list[Scored] = self.all(
            "compare",
            [(plan, [*population.members, *plans[:at]], self.size.placing, seed) for at, plan in enumerate(plans)],
        )
        for plan, scored in zip(plans, placed, strict=True):
            population.add(plan, scored.sums, self.size.placing)
        population.balance()
        self.first = plans
        best = sorted(range(len(ANCHORS), len(population.members)), key=lambda at: -population.value(at))
        families: dict[str, int] = {}
        for at in best:
            member = population.members[at]
            assert isinstance(member, Genome)
            family = family_of(member)
            if families.get(family, 0) < _OF_FAMILY and len(self.islands) < self.size.lines:
                families[family] = families.get(family, 0) + 1
                self.islands.append(Island(member, family))

    def seeded(self) -> list[Genome]:
        """Give the best templates: each round half of them is left, the best of each family a little longer."""
        chance = Random(self.fresh())
        plans = [*templates(self.roles), *[sketch(self.roles, chance) for _ in range(self.size.sketches)], *self.known]
        if self.form is not None:
            plans = list({plan.deed: plan for plan in map(self.form, plans)}.values())
        sums = [0.0] * len(plans)
        left = list(range(len(plans)))
        seed = self.fresh()
        played, size = 0, self.size.opening
        while True:
            self.play_on(plans, left, ANCHORS, range(played, played + size), seed, sums)
            played += size
            size = played
            if len(left) <= self.size.first:
                return [plans[at] for at in left]
            kept = left[: max(self.size.first, len(left) // 2)]
            if played <= 2 * self.size.opening:
                families = {family_of(plans[at]): at for at in reversed(left)}
                kept += [at for at in families.values() if at not in kept]
            left = kept

    def play_on(
        self,
        plans: list[Genome],
        left: list[int],
        rivals: Sequence[Rival],
        blocks: range,
        seed: int,
        sums: list[float],
    ) -> None:
        """Let those that are left of some plans play more blocks, add that to their sums, and put the best first."""
        parts = _parts(left, 4 * self.crew.jobs)
        given = [([plans[at] for at in part], list(rivals), blocks.start, blocks.stop, seed) for part in parts]
        scored: list[Scored] = self.all("score", given)
        for part, one in zip(parts, scored, strict=True):
            for at, value in zip(part, one.sums, strict=True):
                sums[at] += value
        left.sort(key=lambda at: -sums[at])

    def heats(self, decisions: int, most: int) -> None:
        """Let many lines climb a little, and the better half of them a little more, until a few are left.

        What a line can become is not seen at its start: an engine that has to be balanced loses to plain money.
        """
        aim = max(_LEAST_ISLANDS, min(self.size.islands, most))
        lefts = [min(len(self.islands), max(aim, 3 * most))]
        while lefts[-1] > aim:
            lefts.append(max(aim, lefts[-1] // 2))
        del self.islands[lefts[0] :]
        for left in lefts[1:]:
            each = decisions // (len(lefts) - 1)
            blocks = min(_IN_HEAT, self.blocks_of(int(each * _COMPARING), len(self.islands)))
            self.climb(int(each * (1 - _COMPARING)))
            plans = [island.champion for island in self.islands]
            ranked = list(range(len(plans)))
            sums = [0.0] * len(plans)
            self.play_on(plans, ranked, self.population.mix(), range(blocks), self.fresh(), sums)
            self.islands = [self.islands[at] for at in ranked[:left]]
            self.tell(_HEATS * lefts.index(left) / (len(lefts) - 1), plans[ranked[0]], sums[ranked[0]] / blocks)

    def climb(self, decisions: int) -> None:
        """Let all islands climb, each with its share of the decisions."""
        rivals = self.population.mix()
        mates = [*[island.champion for island in self.islands], *self.first]
        each = decisions // len(self.islands)
        given = [(island, rivals, mates, each, self.fresh(), self.form) for island in self.islands]
        climbed: list[Climbed] = self.all("climb", given)
        self.islands = [one.island for one in climbed]

    def meet(self) -> None:
        """Take the new champions into the population, find its equilibrium, and drop who does not count there."""
        population = self.population
        new = list(dict.fromkeys([one.champion for one in self.islands if population.place_of(one.champion) < 0]))
        if new:
            seed = self.fresh()
            given = [(plan, [*population.members, *new[:at]], self.size.placing, seed) for at, plan in enumerate(new)]
            placed: list[Scored] = self.all("compare", given)
            for plan, scored in zip(new, placed, strict=True):
                population.add(plan, scored.sums, self.size.placing)
        population.balance()
        champions = [island.champion for island in self.islands]
        while len(population.members) > self.size.population:
            others = [at for at, one in enumerate(population.members) if one not in ANCHORS and one not in champions]
            if not others:
                return
            population.drop(min(others, key=lambda at: (round(population.weights[at], 2), population.value(at))))
            population.balance()

    def meet_again(self, decisions: int) -> None:
        """Look more closely at what the champions have against those that count."""
        population = self.population
        places = sorted({population.place_of(island.champion) for island in self.islands})
        counting = [at for at, weight in enumerate(population.weights) if weight >= _COUNTS]
        pairs = [
            (one, other)
            for one in places
            for other in counting
            if one != other and (other not in places or one < other)
        ]
        blocks = self.blocks_of(decisions, len(pairs))
        seed = self.fresh()
        members = population.members
        given = [(members[one], [members[other]], blocks, seed) for one, other in pairs]
        met: list[Scored] = self.all("compare", given)
        for (one, other), scored in zip(pairs, met, strict=True):
            population.meet_again(one, other, scored.sums[0], blocks)
        population.balance()

    def end_one(self) -> None:
        """End the island that has least against the equilibrium; its champion stays in the population."""
        values = [self.population.value(self.population.place_of(island.champion)) for island in self.islands]
        del self.islands[values.index(min(values))]

    def best(self) -> tuple[Genome, float]:
        """Give the champion that has most against the equilibrium, and what it has."""
        values = [self.population.value(self.population.place_of(island.champion)) for island in self.islands]
        most = max(values)
        return self.islands[values.index(most)].champion, most

    def tell(self, share: float, best: Genome, value: float) -> None:
        """Say how far it is."""
        if self.progress is not None:
            self.progress(Progress(share, self.spent.games, best, value))

    def finalists(self, decisions: int) -> list[Genome]:
        """Give the plans that have most against the equilibrium, the best first: they play on until few are left."""
        population = self.population
        ranked = sorted(range(len(population.members)), key=lambda at: -population.value(at))
        champions = [population.place_of(island.champion) for island in self.islands]
        places = list(dict.fromkeys([*champions, *ranked]))
        plans = [one for one in [population.members[at] for at in places] if isinstance(one, Genome)]
        rivals = population.mix()
        sums = [0.0] * len(plans)
        played = 0
        ranking = list(range(len(plans)))
        left = ranking[: _FINALS[0]]
        seed = self.fresh()
        for size in _FINALS:
            blocks = self.blocks_of(decisions // len(_FINALS), size)
            self.play_on(plans, left, rivals, range(played, played + blocks), seed, sums)
            played += blocks
            ranking[: len(left)] = left
            left = left[: size // 2]
        return [plans[at] for at in ranking[:_FINALISTS]]

    def without_idle(self, plan: Genome, decisions: int) -> Genome:
        """Leave out wishes, the play order and what is trashed where the plan is no worse without them."""
        rivals: list[Rival] = [plan, *ANCHORS]
        seed = self.fresh()
        blocks = self.blocks_of(decisions, len(plan.genes) * len(rivals))
        base: list[Scored] = self.all("compare", [(plan, rivals, blocks, seed)])
        at = 0
        while at < len(plan.genes):
            if plan.genes[at].name == self.roles.green:
                # Who improvises takes these by itself, but whoever reads the plan wants to know.
                at += 1
                continue
            shorter = plan._replace(genes=(*plan.genes[:at], *plan.genes[at + 1 :]))
            without: list[Scored] = self.all("compare", [(shorter, rivals, blocks, seed)])
            lost = [before - after for before, after in zip(base[0].sums, without[0].sums, strict=True)]
            if max(lost) <= _NO_WORSE and sum(lost) <= 0:
                plan = shorter
                base = without
                rivals = [plan, *ANCHORS]
            else:
                at += 1
        return plan


def family_of(plan: Genome) -> str:
    """Tell of which kind a plan was at first: "engine", "rush-gardens"."""
    words = plan.origin.replace("+", "-").split("-")
    return "-".join(words[:2]) if words[0] in ("rush", "buys") else words[0]


def _parts(items: list[int], n: int) -> list[list[int]]:
    """Deal items into at most n parts."""
    return [items[at::n] for at in range(min(n, len(items)))]
