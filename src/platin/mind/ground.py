"""A table on which strategies are tried: laid out once, and dealt again and again."""

from math import tanh
from typing import Final, NamedTuple

from platin.bots.roster import find, sweeps
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.game import Game
from platin.engine.score import scores, winners
from platin.engine.setup import deal, lay_out
from platin.engine.spec import Spec
from platin.engine.turn import play_out
from platin.mind.genome import Genome, strategy_of
from platin.mind.roles import Roles
from platin.sim.games import mix
from platin.strategy.contestants import player_of

# A game that takes so many turns of each player is settled as it stands; so is one with a turn that does not end.
LONGEST: Final = 80
_MOST_STEPS: Final = 100_000
# How much of a result is the margin rather than the win, and by how many points the game is as good as won. Margins
# have less noise, and a strategy that loses by less is on the way to a better one.
SOFT: Final = 0.5
CLEAR: Final = 15.0
# What tells bots by name from plans.
Rival = Genome | str


class Match(NamedTuple):
    """What came of a game for one player: the share of the win, and how good that looks, both from 0 to 1."""

    won: float
    worth: float


class Ground:
    """A table, and who plays at it. It counts what was played there: decisions take the time."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.table = lay_out(LIBRARY, spec)
        self.rules = self.table.rules
        self.roles = Roles(self.rules)
        self.players = spec.players
        self.games = 0
        self.decisions = 0
        self._agents: dict[object, Agent] = {}

    def agent(self, rival: Rival) -> Agent:
        """Give the bot that plays a plan, or is called so. It is made once; its games are all the same to it."""
        key = rival if isinstance(rival, str) else rival.deed
        found = self._agents.get(key)
        if found is None:
            found = find(rival).make(0) if isinstance(rival, str) else player_of(strategy_of(rival, self.roles))
            self._agents[key] = found
        return found

    def forget(self, kept: list[Rival]) -> None:
        """Forget the bots of plans that nobody plays any more."""
        keys = {rival if isinstance(rival, str) else rival.deed for rival in kept}
        self._agents = {key: agent for key, agent in self._agents.items() if key in keys}

    def play(self, agents: list[Agent], seed: int) -> Game:
        """Play a game to its end."""
        seated: list[Agent | None] = [*agents]
        game = Game(deal(self.table, seed), seated)
        game.auto = sweeps(seated, self.rules)
        play_out(game, LONGEST * self.players, _MOST_STEPS)
        self.games += 1
        self.decisions += game.asked
        return game

    def matches(self, one: Agent, other: Agent, seed: int) -> list[Match]:
        """Let one play against another, who has all other seats: once from each seat, with the same shuffles."""
        found = []
        for seat in range(self.players):
            agents = [other] * self.players
            agents[seat] = one
            found.append(match_of(self.play(agents, seed), seat))
        return found

    def block(self, one: Agent, other: Agent, number: int, seed: int) -> float:
        """Give how good the games of one block look."""
        found = self.matches(one, other, mix(seed, number))
        return sum([match.worth for match in found]) / len(found)

    def compare(self, one: Rival, other: Rival, blocks: int, seed: int) -> float:
        """Give how good one looks against another, over some blocks."""
        a, b = self.agent(one), self.agent(other)
        return sum([self.block(a, b, number, seed) for number in range(blocks)]) / blocks

    def shares(self, one: Rival, other: Rival, first: int, last: int, seed: int) -> list[float]:
        """Give how much one won against another in each block from `first` up to, not including, `last`."""
        a, b = self.agent(one), self.agent(other)
        found = []
        for number in range(first, last):
            matches = self.matches(a, b, mix(seed, number))
            found.append(sum([match.won for match in matches]) / len(matches))
        return found


def match_of(game: Game, seat: int) -> Match:
    """Judge a finished game for a player.

    Against several others it counts how many of them were beaten, and by how much: so equals have half of it.
    """
    points = scores(game)
    best = winners(game)
    won = 1 / len(best) if seat in best else 0.0
    others = [points[other] for other in range(len(points)) if other != seat]
    beaten = won if len(others) == 1 else sum([_ahead(points[seat], n) for n in others]) / len(others)
    margin = sum([0.5 + 0.5 * tanh((points[seat] - n) / CLEAR) for n in others]) / len(others)
    return Match(won, (1 - SOFT) * beaten + SOFT * margin)


def _ahead(mine: int, theirs: int) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
