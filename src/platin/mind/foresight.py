"""Looking ahead at the table: before a purchase the alternatives are played out in worlds that could be the real one.

The plan is one of them, and is left only for what is better beyond doubt: the rollouts know the plans of the players,
not their minds.
"""

import time
from math import sqrt
from random import Random
from typing import Final

from platin.bots.roster import asks_treasures, sweeps
from platin.engine.asking import Agent
from platin.engine.buys import BuyDecision
from platin.engine.const import OPT_LANDSCAPE, OPT_PILE, OPT_VALUE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import GameState, Rules
from platin.engine.turn import play_out
from platin.mind.ground import LONGEST, Match, match_of
from platin.mind.worlds import another_world

# What a decision is worth in rollouts at most, and how many alternatives are looked at.
ROLLOUTS: Final = 800
_ALTERNATIVES: Final = 10
# A race against the plan: after so many worlds an alternative must be ahead by so many standard errors, or it is
# dropped, and so is the worse half. Who is left in the end is taken if it is surely better.
_STAGES: Final = (16, 40, 100, 250)
_LEAD: Final = (0.0, 0.5, 1.0, 1.5)
_SURE: Final = _LEAD[-1]
# Worlds differ at least so much, whatever the first few say.
_LEAST_VARIANCE: Final = 0.02
_MOST_STEPS: Final = 20_000
# The win counts, the margin breaks ties.
_MARGIN: Final = 0.3

_KINDS: Final = (OPT_PILE >> 20, OPT_LANDSCAPE >> 20)


class Foresight:
    """Plays by a plan, and looks ahead at purchases. It looks only at what its player may see."""

    def __init__(
        self, plan: Agent, rivals: list[Agent], rollouts: int = ROLLOUTS, seconds: float = 0.0, seed: int = 0
    ) -> None:
        """Play by a plan; `rivals` are what the others are taken for, in turn order after the player.

        With `seconds` a decision takes no longer, whatever the number of rollouts.
        """
        self.plan = plan
        self.rivals = rivals
        self.rollouts = rollouts
        self.seconds = seconds
        self.chance = Random(seed)
        # What it has looked at, and how often it left the plan.
        self.looked = 0
        self.left = 0

    def asks_treasures(self, rules: Rules) -> bool:
        """Tell whether its plan wants to be asked about plain Treasures."""
        return asks_treasures(self.plan, rules)

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        wish = self.plan(game, decision)
        if not isinstance(decision, BuyDecision) or (wish and wish[0] >> 20 not in _KINDS):
            # Treasures and debts are left to the plan.
            return wish
        others = alternatives(game, decision, wish)
        if not others:
            return wish
        self.looked += 1
        best = self.choose(game, decision, wish, others)
        self.left += best is not wish
        return best

    def choose(self, game: Game, decision: Decision, wish: list[int], others: list[list[int]]) -> list[int]:
        """Give the best of some answers: they race against the wish, all in the same worlds."""
        race = _Race(len(others))
        ends = time.monotonic() + self.seconds if self.seconds else float("inf")
        agents = self.seated(game, decision)
        answers = [wish, *others]
        base = self.chance.getrandbits(40)
        for stage, upto in enumerate(_STAGES):
            while race.worlds < upto:
                if race.played + len(race.left) >= self.rollouts:
                    return answers[race.winner()]
                number = race.worlds
                found = []
                for at in [0, *race.left]:
                    if time.monotonic() > ends:
                        # A world in which not all have played does not count.
                        return answers[race.winner()]
                    world = another_world(game.state, decision.by, Random(base + number))
                    found.append(worth(play_on(world, agents, answers[at]), decision.by))
                race.add(found)
            race.cut(_LEAD[stage])
            if not race.left:
                return wish
        return answers[race.winner()]

    def seated(self, game: Game, decision: Decision) -> list[Agent]:
        """Give who plays on in a rollout, by seat."""
        n = len(game.state.players)
        agents = [self.plan] * n
        for at in range(1, n):
            agents[(decision.by + at) % n] = self.rivals[(at - 1) % len(self.rivals)]
        return agents


class _Race:
    """How alternatives do against the wish: how far each is ahead in the worlds that were played."""

    def __init__(self, others: int) -> None:
        # Who is still in it, by number from 1 on; and the sums of the leads and of their squares.
        self.left = list(range(1, others + 1))
        self.sums = [0.0] * (others + 1)
        self.squares = [0.0] * (others + 1)
        self.worlds = 0
        self.played = 0

    def add(self, found: list[float]) -> None:
        """Take in a world: what the wish is worth there, and those that are left."""
        for at, one in zip(self.left, found[1:], strict=True):
            self.sums[at] += one - found[0]
            self.squares[at] += (one - found[0]) ** 2
        self.worlds += 1
        self.played += len(found)

    def lead(self, at: int) -> float:
        """Give by how many standard errors somebody is ahead."""
        mean = self.sums[at] / self.worlds
        variance = max(self.squares[at] / self.worlds - mean * mean, _LEAST_VARIANCE)
        return mean / sqrt(variance / self.worlds)

    def cut(self, lead: float) -> None:
        """Drop who is not so far ahead, and of several the worse half."""
        half = max(1, (len(self.left) + 1) // 2)
        ahead = [at for at in self.left if self.lead(at) > lead]
        self.left = sorted(ahead, key=lambda at: -self.sums[at])[:half]

    def winner(self) -> int:
        """Give who is surely better than the wish, or 0 for the wish itself."""
        if self.worlds < _STAGES[0]:
            return 0
        best = max(self.left, key=lambda at: self.sums[at])
        return best if self.lead(best) > _SURE else 0


def alternatives(game: Game, decision: BuyDecision, wish: list[int], most: int = _ALTERNATIVES) -> list[list[int]]:
    """Give what else could be bought, the dearest first, and to buy nothing; each thing once."""
    ranked: list[tuple[int, int]] = []
    known = {name_of(game, wish)}
    free = game.state.rules.copper, game.state.rules.curse
    for code in decision.options():
        kind = code >> 20
        if kind not in _KINDS or name_of(game, [code]) in known:
            continue
        known.add(name_of(game, [code]))
        at = code & OPT_VALUE
        if kind == OPT_PILE >> 20:
            if at not in free:
                ranked.append((game.coins_of(game.state.piles[at][-1].defn), code))
        else:
            ranked.append((game.state.rules.landscapes[at].cost, code))
    ranked.sort(key=lambda one: -one[0])
    found = [[code] for _, code in ranked[:most]]
    return [*found, []] if wish else found


def name_of(game: Game, answer: list[int]) -> str:
    """Name what an answer of the Buy phase buys; "" for nothing."""
    if not answer:
        return ""
    at = answer[0] & OPT_VALUE
    if answer[0] >> 20 == OPT_PILE >> 20:
        return game.state.piles[at][-1].defn.name
    return game.state.rules.landscapes[at].name


def play_on(world: GameState, agents: list[Agent], answer: list[int]) -> Game:
    """Play a world to its end, with an answer to the question that is pending in it."""
    game = Game(world, [])
    game.tape = [answer]
    return play_to_the_end(game, agents)


def play_to_the_end(game: Game, agents: list[Agent]) -> Game:
    """Let some players play a game to its end, or until it has taken too long."""
    seated: list[Agent | None] = [*agents]
    game.agents = seated
    game.auto = sweeps(seated, game.state.rules)
    play_out(game, game.state.turn_number + LONGEST * len(agents), _MOST_STEPS)
    return game


def worth(game: Game, seat: int) -> float:
    """Judge how a rollout came out for a player."""
    return worth_of(match_of(game, seat))


def worth_of(match: Match) -> float:
    """Judge how a game came out."""
    return (1 - _MARGIN) * match.won + _MARGIN * match.worth
