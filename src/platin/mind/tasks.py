"""The work of a search, cut into pieces that any process can do: each depends on nothing but what it is given."""

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from platin.mind import weighing
from platin.mind.genome import Genome
from platin.mind.ground import Ground, Rival
from platin.mind.variation import Varying
from platin.mind.weighing import Pending, Weighed
from platin.sim.games import mix

# A race: after so many blocks a child must be better than its parent by so many standard errors, or it is dropped.
STAGES: Final = (5, 14, 36, 80, 160)
LEAD: Final = (-0.5, 0.0, 0.3, 0.5, 0.7)
# Who is ahead by so many is better beyond doubt, and need not run on.
SURE: Final = (float("inf"), 4.0, 3.5, 3.2, 3.0)
# Whoever else comes through has also been lucky: it must be ahead by so much in so many blocks with other shuffles.
_CONFIRMED: Final = 90
_STILL_AHEAD: Final = 0.25
# Blocks vary at least so much, whatever the first few say; and it must be so much better in the end.
_LEAST_VARIANCE: Final = 0.008
_LEAST_GAIN: Final = 0.004
# Children that come out alike in so many blocks are the same to us.
_SIGNATURE: Final = STAGES[0]
# From this stage on a child that loses its race is still worth remembering.
_GOOD_STAGE: Final = 3
_MOST_ELITES: Final = 6
_CROSSED: Final = 0.1
_FROM_ELITES: Final = 0.25
# After so many children the champion's games are played with other shuffles: nobody is to be good at these alone.
_NEW_SHUFFLES: Final = 150


# Brings a plan into a form, if only plans of that form are looked for.
Form = Callable[[Genome], Genome]


class Island(NamedTuple):
    """A line of plans: the best so far, and some that came close to it."""

    champion: Genome
    family: str
    elites: tuple[Genome, ...] = ()
    tried: int = 0
    won: int = 0


class Spent(NamedTuple):
    """What something took."""

    games: int
    decisions: int


class Scored(NamedTuple):
    """The sums of plans over some blocks, and what it took."""

    sums: list[float]
    spent: Spent


class Climbed(NamedTuple):
    """An island after some climbing."""

    island: Island
    spent: Spent


class _Counting:
    """Counts what is played at a table from now on."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._games = ground.games
        self._decisions = ground.decisions

    @property
    def spent(self) -> Spent:
        return Spent(self._ground.games - self._games, self._ground.decisions - self._decisions)


def score(ground: Ground, plans: list[Rival], rivals: list[Rival], first: int, last: int, seed: int) -> Scored:
    """Let plans play the blocks from `first` up to, not including, `last`, against rivals by turns."""
    counting = _Counting(ground)
    agents = [ground.agent(rival) for rival in rivals]
    sums = []
    for plan in plans:
        agent = ground.agent(plan)
        sums.append(sum([ground.block(agent, agents[n % len(agents)], n, seed) for n in range(first, last)]))
    ground.forget(rivals)
    return Scored(sums, counting.spent)


def compare(ground: Ground, plan: Rival, rivals: list[Rival], blocks: int, seed: int) -> Scored:
    """Let a plan play against each of some rivals; give its mean against each."""
    counting = _Counting(ground)
    means = [0.5 if rival == plan else ground.compare(plan, rival, blocks, seed) for rival in rivals]
    return Scored(means, counting.spent)


def shares(ground: Ground, plan: Rival, rival: Rival, first: int, last: int, seed: int) -> list[float]:
    """Give how much a plan wins of each block against a rival: for what is reported, in games that no search saw."""
    return ground.shares(plan, rival, first, last, seed)


def climb(
    ground: Ground,
    island: Island,
    rivals: list[Rival],
    mates: list[Genome],
    decisions: int,
    seed: int,
    form: Form | None = None,
) -> Climbed:
    """Improve an island against a mix of rivals until so many decisions were answered for it."""
    return Climb(ground, island, rivals, mates, seed, form).up_to(decisions)


class Climb:
    """One island under way."""

    def __init__(
        self,
        ground: Ground,
        island: Island,
        rivals: list[Rival],
        mates: list[Genome],
        seed: int,
        form: Form | None = None,
    ) -> None:
        self.ground = ground
        self.form = form
        self.rivals = [ground.agent(rival) for rival in rivals]
        self.kept: list[Rival] = [*rivals]
        self.mates = mates
        self.chance = Random(seed)
        self.varying = Varying(ground.roles, self.chance)
        self.champion = island.champion
        self.family = island.family
        self.elites = list(island.elites)
        self.tried = island.tried
        self.won = island.won
        self.seeds = 0
        self.seed = seed
        self.accepted = 0
        self.begin_anew()

    def begin_anew(self) -> None:
        """Play with other shuffles from now on."""
        self.seeds += 1
        self.shuffles = mix(self.seed, self.seeds)
        self.forget_results()

    def forget_results(self) -> None:
        # What the champion has in each block, and how the children differed from it in the first ones.
        self.base: list[float] = []
        self.known: set[tuple[float, ...]] = set()

    def up_to(self, decisions: int) -> Climbed:
        """Try children until so many decisions were answered."""
        counting = _Counting(self.ground)
        while counting.spent.decisions < decisions:
            child = self.child()
            self.tried += 1
            if child.deed != self.champion.deed and self.better(child):
                self.won += 1
                self.remember(self.champion)
                self.champion = child
                self.forget_results()
            if self.tried % _NEW_SHUFFLES == 0:
                self.begin_anew()
                self.ground.forget(self.kept)
        self.ground.forget(self.kept)
        island = Island(self.champion, self.family, tuple(self.elites), self.tried, self.won)
        return Climbed(island, counting.spent)

    def child(self) -> Genome:
        """Give the next plan to be tried."""
        chance = self.chance
        parent = self.champion
        if self.elites and chance.random() < _FROM_ELITES:
            parent = chance.choice(self.elites)
        mates = [*self.mates, *self.elites]
        if mates and chance.random() < _CROSSED:
            parent = self.varying.crossed(parent, chance.choice(mates))
        child = self.varying.child(parent, mates)
        return child if self.form is None else self.form(child)

    def remember(self, plan: Genome) -> None:
        self.elites = [*self.elites, plan][-_MOST_ELITES:]

    def base_at(self, number: int) -> float:
        """Give what the champion has in a block."""
        champion = self.ground.agent(self.champion)
        while len(self.base) <= number:
            n = len(self.base)
            rival = self.rivals[n % len(self.rivals)]
            self.base.append(0.5 if rival is champion else self.ground.block(champion, rival, n, self.shuffles))
        return self.base[number]

    def better(self, child: Genome) -> bool:
        """Tell whether a child is better than the champion: beyond doubt in its race, or in that and once more."""
        lead = self.race(child)
        return lead is not None and (lead >= SURE[-1] or self.confirm(child))

    def race(self, child: Genome) -> float | None:
        """Give by how many standard errors a child is ahead of the champion; None if it was dropped on the way.

        It is dropped as soon as it is unlikely to be better, and need not run on where there is no doubt.
        """
        agent = self.ground.agent(child)
        total = squares = 0.0
        n = 0
        signature: list[float] = []
        for stage, upto in enumerate(STAGES):
            while n < upto:
                rival = self.rivals[n % len(self.rivals)]
                ahead = self.ground.block(agent, rival, n, self.shuffles) - self.base_at(n)
                total += ahead
                squares += ahead * ahead
                n += 1
                if n <= _SIGNATURE:
                    signature.append(round(ahead, 4))
                if n == 3 and squares == 0.0:
                    return None
            if stage == 0:
                key = tuple(signature)
                if squares == 0.0 or key in self.known:
                    return None
                self.known.add(key)
            mean = total / n
            lead = mean / _error(total, squares, n)
            if lead < LEAD[stage] or (upto == STAGES[-1] and mean < _LEAST_GAIN):
                if stage >= _GOOD_STAGE and mean > 0:
                    self.remember(child)
                return None
            if lead >= SURE[stage]:
                break
        return lead

    def confirm(self, child: Genome) -> bool:
        """Tell whether a child that came through its race is ahead with other shuffles too."""
        self.accepted += 1
        shuffles = mix(self.shuffles, -self.accepted)
        agent, champion = self.ground.agent(child), self.ground.agent(self.champion)
        total = squares = 0.0
        for n in range(_CONFIRMED):
            rival = self.rivals[n % len(self.rivals)]
            ahead = self.ground.block(agent, rival, n, shuffles) - self.ground.block(champion, rival, n, shuffles)
            total += ahead
            squares += ahead * ahead
        if total / _CONFIRMED > _STILL_AHEAD * _error(total, squares, _CONFIRMED):
            return True
        if total > 0:
            self.remember(child)
        return False


def _error(total: float, squares: float, n: int) -> float:
    """Give the standard error of a mean."""
    mean = total / n
    return sqrt(max(squares / n - mean * mean, _LEAST_VARIANCE) / n)


def weigh(ground: Ground, pending: Pending) -> Weighed | None:
    """Weigh the answers to a question: for the coach."""
    return weighing.weigh(pending)
