"""Answers weighed against each other: each is played to the end, by one plan on all seats, in worlds that could be the
real one to the player who is asked.

Which of the others is best is found with some worlds, and whether and by how much it is better with fresh ones: so the
one that was only lucky in the choice has to show it again. All answers play in the same worlds.
"""

import time
from functools import lru_cache
from math import ceil, log2, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from platin.bots.general import GeneralBot
from platin.bots.roster import sweeps
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.engine.score import scores
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.mind.foresight import play_on, play_to_the_end, worth_of
from platin.mind.ground import match_of
from platin.mind.worlds import another_world
from platin.session.save import state_from_json
from platin.sim.games import mix
from platin.sim.statistics import Estimate, block_interval
from platin.strategy.contestants import player_of
from platin.strategy.reader import read_text

LEVEL: Final = 0.95
# What has lost by so many standard errors in the choice is not the better one; and from so many on it is promising.
_HOPELESS: Final = 1.0
_PROMISING: Final = 1.0
# Questions in the middle of a card get this part of the rollouts in the choice; and in so many tries it must come up.
_BRIEFLY: Final = 3
_ATTEMPTS: Final = 12
# At which parts of the time a ranking drops half of the answers, and how many it gives.
_CUTS: Final = (0.25, 0.5)
_RANKED: Final = 3
# Where the worlds of the choice do not come.
_FRESH: Final = 1 << 32
# Plans whose bots a process keeps ready.
_PLANS: Final = 4


class Pending(NamedTuple):
    """A question that was answered, as plain data: the table, who was asked, and answers, that which was given first.

    The plan is the text of a strategy; "" is the all-rounder.
    """

    state: dict[str, Any]
    by: int
    answers: tuple[tuple[int, ...], ...]
    plan: str
    rollouts: int
    seed: int
    inside: "Inside | None" = None


class Inside(NamedTuple):
    """Where a question comes up in the middle of something: the table is that of before it began.

    What was answered since then is answered again; cards that the player has seen since then stay where they are.
    """

    before: tuple[tuple[int, ...], ...]
    known: frozenset[int]
    # The question by its key, and its options: by these it is known again.
    key: str
    options: tuple[int, ...]


class NotAskedAgain(Exception):
    """In worlds that could be the real one the question does not come up: there is nothing to weigh."""


class Ahead(NamedTuple):
    """By how much one answer is better than the one that was given, with its standard error; and by how many points."""

    which: int
    mean: float
    error: float
    points: float
    worlds: int


class Weighed(NamedTuple):
    """What came of it."""

    # The chance of winning with the answer that was given, in between which bounds.
    chance: Estimate
    # About the chance with each of the answers. All but the best played in few worlds.
    about: tuple[float, ...]
    # The best of the others, unless it is surely none.
    ahead: Ahead | None
    rollouts: int


class _Result(NamedTuple):
    """How a rollout came out: the share of the win, a softer measure of it, and the lead in points."""

    won: float
    worth: float
    points: int


class _Pairs(NamedTuple):
    """Rollouts of two answers in the same worlds."""

    own: list[_Result]
    other: list[_Result]

    def difference(self) -> tuple[float, float]:
        """Give by how much the other wins more, and the standard error of that."""
        return _difference([one.won for one in self.other], [one.won for one in self.own])

    def is_ahead(self) -> bool:
        """Tell whether the other has done better at all."""
        return sum([one.worth for one in self.other]) > sum([one.worth for one in self.own])

    def is_promising(self) -> bool:
        """Tell whether the other may well be better."""
        mean, error = self.difference()
        return mean > _PROMISING * error


def weigh(pending: Pending) -> Weighed | None:
    """Weigh the answers to a question; None where there is nothing to be said of it."""
    scales = Scales(pending)
    try:
        return scales.weigh() if pending.inside is None else scales.weigh_inside()
    except NotAskedAgain:
        return None


class Scales:
    """One question being weighed."""

    def __init__(self, pending: Pending, state: GameState | None = None, agent: Agent | None = None) -> None:
        """Take a question; who has its state or a player of the plan at hand gives those."""
        self.state = state or state_from_json(pending.state, LIBRARY)
        self.by = pending.by
        self.answers = [list(answer) for answer in pending.answers]
        self.agents = [agent or agent_of(pending.plan)] * len(self.state.players)
        self.rollouts = pending.rollouts
        self.seed = pending.seed
        self.inside = pending.inside
        self.played = 0
        self.found: list[list[_Result]] = [[] for _ in self.answers]

    def weigh(self) -> Weighed:
        """Choose the best of the others, and compare it with the answer that was given."""
        best = self.choose()
        ahead = self.compare(best) if best else None
        # The answer that was given is to be known as well as if it had had a rival.
        self.fill(self.rollouts)
        return self.weighed(ahead)

    def weigh_inside(self) -> Weighed | None:
        """Weigh a question in the middle of a card, of which there are many: most end after a few worlds.

        Only where those say that something else may be better it is looked at as closely as any other.
        """
        rollouts = self.rollouts
        self.rollouts = max(rollouts // _BRIEFLY, 2)
        best = self.choose()
        self.rollouts = rollouts
        ahead = self.compare(best) if best and _Pairs(self.found[0], self.found[best]).is_ahead() else None
        if ahead is None:
            return None
        return self.weighed(ahead)

    def weighed(self, ahead: Ahead | None) -> Weighed:
        """Put together what came of it."""
        about = [sum([one.won for one in found]) / max(len(found), 1) for found in self.found]
        chance = block_interval([(one.won, 1) for one in self.found[0]], LEVEL)
        return Weighed(chance, tuple(about), ahead, self.played)

    def rank(self, seconds: float) -> list[tuple[int, Estimate]]:
        """Give the best answers with their chances after so many seconds, the best first; the first one stays in it.

        The first one is left at the head unless another is ahead of it by more than its standard error.
        """
        began = time.monotonic()
        left = list(range(len(self.answers)))
        cuts = [share for share in _CUTS if len(left) > _RANKED]
        number = 0
        while number == 0 or time.monotonic() - began < seconds:
            for at in left:
                self.roll(at, number)
            number += 1
            if cuts and time.monotonic() - began > cuts[0] * seconds:
                del cuts[0]
                others = sorted(left[1:], key=lambda at: -sum([one.worth for one in self.found[at]]))
                left = [0, *others[: max(_RANKED - 1, len(others) // 2)]]
        left = [0, *sorted(left[1:], key=lambda at: -sum([one.won for one in self.found[at]]))][:_RANKED]
        if len(left) > 1 and _Pairs(self.found[0], self.found[left[1]]).is_promising():
            left = [left[1], 0, *left[2:]]
        return [(at, block_interval([(one.won, 1) for one in self.found[at]], LEVEL)) for at in left]

    def choose(self) -> int:
        """Find the best of the others: each round half of them is left. Give 0 if it surely is none."""
        left = list(range(1, len(self.answers)))
        if not left:
            return 0
        rounds = max(1, ceil(log2(len(left) + 1)))
        number = 0
        while True:
            size = max(2, self.rollouts // rounds // (len(left) + 1))
            for at in [0, *left]:
                for n in range(number, number + size):
                    self.roll(at, n)
            number += size
            left.sort(key=lambda at: -sum([one.worth for one in self.found[at]]))
            if len(left) == 1:
                break
            left = left[: len(left) // 2]
        mean, error = _difference([one.worth for one in self.found[left[0]]], [one.worth for one in self.found[0]])
        return left[0] if mean > -_HOPELESS * error else 0

    def compare(self, best: int) -> Ahead | None:
        """Compare the best of the others with the answer that was given, in fresh worlds.

        A game has many questions, and among many some look bad by chance: so what looks better has to show it once
        more, in twice as many worlds, and only these count.
        """
        trial = max(self.rollouts // 2, 2)
        if not self.pairs(best, _FRESH, trial).is_promising():
            return None
        pairs = self.pairs(best, 2 * _FRESH, 2 * self.rollouts)
        points = [one.points - mine.points for one, mine in zip(pairs.other, pairs.own, strict=True)]
        return Ahead(best, *pairs.difference(), sum(points) / len(points), len(points))

    def pairs(self, best: int, first: int, count: int) -> "_Pairs":
        """Play some worlds with both answers."""
        numbers = range(first, first + count)
        return _Pairs([self.roll(0, n) for n in numbers], [self.roll(best, n) for n in numbers])

    def fill(self, worlds: int) -> None:
        """Let the answer that was given play in so many worlds at least."""
        for n in range(len(self.found[0]), worlds):
            self.roll(0, 3 * _FRESH + n)

    def roll(self, at: int, number: int) -> _Result:
        """Play a world to its end with one of the answers."""
        if self.inside is None:
            world = another_world(self.state, self.by, Random(mix(self.seed, number)))
            game = play_on(world, self.agents, self.answers[at])
        else:
            game = self.play_on_inside(self.inside, at, number)
        match = match_of(game, self.by)
        result = _Result(match.won, worth_of(match), _lead(game, self.by))
        self.found[at].append(result)
        self.played += 1
        return result

    def play_on_inside(self, inside: Inside, at: int, number: int) -> Game:
        """Play a world to its end with an answer in the middle of something; one in which it is not asked is none."""
        for attempt in range(_ATTEMPTS):
            chance = Random(mix(mix(self.seed, number), attempt))
            world = another_world(self.state, self.by, chance, inside.known)
            asked = _Asked(inside, self.by, self.answers[at], self.agents)
            seated: list[Agent | None] = [asked] * len(self.agents)
            game = Game(world, seated)
            game.tape = [list(one) for one in inside.before]
            try:
                step(game)
            except IllegalAnswer:
                if asked.answered:
                    raise
                continue
            if asked.answered:
                return play_to_the_end(game, self.agents)
        raise NotAskedAgain


class _Asked:
    """Sits at all seats until the question has come up and been answered, and for the rest of that step."""

    def __init__(self, inside: Inside, by: int, answer: list[int], agents: list[Agent]) -> None:
        self.inside = inside
        self.by = by
        self.answer = answer
        self.agents = agents
        self.answered = False

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        if self.answered:
            return self.agents[decision.by](game, decision)
        inside = self.inside
        if (decision.by, decision.key, tuple(decision.options())) != (self.by, inside.key, inside.options):
            raise IllegalAnswer("another question", decision)
        self.answered = True
        # From here on plain Treasures are played as in all rollouts; before, the answers say which.
        game.auto = sweeps([*self.agents], game.state.rules)
        return self.answer


def _lead(game: Game, seat: int) -> int:
    points = scores(game)
    return points[seat] - max([one for at, one in enumerate(points) if at != seat])


def _difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """Give the mean difference of pairs and its standard error.

    Few pairs that came out alike prove little. So the error is that of two pairs more, one won and one lost.
    """
    ahead = [a - b for a, b in zip(one, other, strict=False)]
    n = len(ahead)
    mean = sum(ahead) / n
    total = sum(ahead) / (n + 2)
    variance = (sum([value * value for value in ahead]) + 2) / (n + 2) - total * total
    return mean, sqrt(variance / (n + 2))


@lru_cache(maxsize=_PLANS)
def agent_of(plan: str) -> Agent:
    """Give who plays a plan by the text of its strategy; "" is the all-rounder."""
    return player_of(read_text(plan, "plan").strategy) if plan else GeneralBot()
