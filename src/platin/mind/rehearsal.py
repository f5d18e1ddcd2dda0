"""What a strategy does when it is played: some games against the all-rounder, watched and counted.

A list of wishes does not say what comes of it: whether five Laboratories are reached, when the first Province is
bought, how the game ends. So whoever wants to tell about a strategy lets it play.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from platin.bots.plan import Strategy
from platin.bots.roster import sweeps
from platin.engine.asking import Agent
from platin.engine.game import Game
from platin.engine.setup import deal
from platin.mind.ground import LONGEST, Ground
from platin.sim.games import mix
from platin.sim.observe import OPENING, Watched, Watcher
from platin.strategy.contestants import player_of

# Whole games, and games of which the opening alone is played.
GAMES: Final = 24
_OPENINGS: Final = 60
_SEED: Final = 1
_RIVAL: Final = "general"
_MOST_STEPS: Final = 100_000
# Of how many openings there is something to say.
_SPLITS: Final = 2


class Opening(NamedTuple):
    """The coins of the first two turns, and what is bought with them."""

    coins: tuple[int, ...]
    bought: tuple[str, ...]


class Gains(NamedTuple):
    """How many copies of a card or Event a player gets: on average, and between which numbers it mostly is."""

    mean: float
    low: int
    high: int
    # In which turn the first one comes, where it does.
    first: int


@dataclass(frozen=True)
class Rehearsed:
    """What there was to see."""

    openings: tuple[Opening, ...]
    gains: Mapping[str, Gains]
    # The cards that a player has at first; and of these and of Curses how many were gone in the end, on average.
    begun: Mapping[str, int]
    gone: Mapping[str, float]
    # Turns of a player, and which piles were empty at the end of how many games.
    turns: int
    empty: Mapping[tuple[str, ...], int]
    games: int

    def mean(self, name: str) -> float:
        """Give how many of a card a player gets on average."""
        gains = self.gains.get(name)
        return gains.mean if gains is not None else 0.0

    def total(self, names: list[str]) -> float:
        """Give how many of some cards a player gets on average."""
        return sum([self.mean(name) for name in dict.fromkeys(names)])

    def ended_by(self, pile: str) -> float:
        """Give the share of games at whose end a pile was empty."""
        return sum([games for piles, games in self.empty.items() if pile in piles]) / self.games


def rehearse(ground: Ground, strategy: Strategy, games: int = GAMES) -> Rehearsed:
    """Let a strategy play against the all-rounder, who has all other seats, and watch."""
    stage = _Stage(ground, player_of(strategy))
    counts: list[Counter[str]] = []
    firsts: dict[str, list[int]] = {}
    lasted: list[int] = []
    empty: Counter[tuple[str, ...]] = Counter()
    gone: Counter[str] = Counter()
    begun = Counter([card.defn.name for card in deal(ground.table, _SEED).players[0].deck])
    for number in range(games):
        turns = stage.play(number, LONGEST)
        got = Counter([name for turn in turns for name in _got(turn)])
        counts.append(got)
        empty[stage.watcher.empty] += 1
        lasted.append(turns[-1].number if turns else 0)
        for name in got:
            firsts.setdefault(name, []).append(next(turn.number for turn in turns if name in _got(turn)))
        left = stage.watcher.decks[stage.seat_of(number)]
        for name in [*begun, "curse"]:
            gone[name] += max(begun[name] + got[name] - left.get(name, 0), 0)
    gains = {}
    for name, when in firsts.items():
        sizes = sorted([got[name] for got in counts])
        mean = sum(sizes) / len(sizes)
        gains[name] = Gains(mean, _quantile(sizes, 0.25), _quantile(sizes, 0.75), _quantile(sorted(when), 0.5))
    means = {name: number / games for name, number in gone.items()}
    return Rehearsed(_openings(stage), gains, begun, means, _quantile(sorted(lasted), 0.5), empty, games)


class _Stage:
    """A table at which one player is watched, on each seat by turns."""

    def __init__(self, ground: Ground, agent: Agent) -> None:
        self.ground = ground
        self.agent = agent
        self.watcher = Watcher(ground.table, ground.players)

    def seat_of(self, number: int) -> int:
        return number % self.ground.players

    def play(self, number: int, turns: int) -> list[Watched]:
        """Play so many turns of a game, and give those of the one who is watched."""
        ground = self.ground
        seat = self.seat_of(number)
        seated: list[Agent | None] = [ground.agent(_RIVAL)] * ground.players
        seated[seat] = self.agent
        game = Game(deal(ground.table, mix(_SEED, number)), seated)
        game.auto = sweeps(seated, ground.rules)
        self.watcher.play(game, turns * ground.players, _MOST_STEPS)
        return [turn for turn in self.watcher.turns if turn.seat == seat]


def _openings(stage: _Stage) -> tuple[Opening, ...]:
    """Give what is bought with the coins that the first two turns mostly have, the usual ones first.

    The usual ones are told with the smaller turn first (3 and 4), those after them with the larger one (5 and 2).
    """
    found: dict[tuple[int, ...], Counter[tuple[str, ...]]] = {}
    splits: Counter[tuple[int, ...]] = Counter()
    for number in range(_OPENINGS):
        turns = [turn for turn in stage.play(number, OPENING) if 1 <= turn.number <= OPENING]
        coins = tuple([turn.coins for turn in turns])
        splits[tuple(sorted(coins))] += 1
        found.setdefault(coins, Counter())[tuple([name for turn in turns for name in _got(turn)])] += 1
    told = []
    for at, (split, _) in enumerate(splits.most_common(_SPLITS)):
        wanted = split if at == 0 else split[::-1]
        coins = wanted if wanted in found else wanted[::-1]
        told.append(Opening(coins, found[coins].most_common(1)[0][0]))
    return tuple(told)


def _got(turn: Watched) -> list[str]:
    return [*turn.events, *turn.gained]


def _quantile(ordered: list[int], share: float) -> int:
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]
