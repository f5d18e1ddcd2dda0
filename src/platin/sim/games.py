"""The games of a simulation, one by one. Game i is always the same game, in whatever process it is played.

The loop around the engine does as little as possible: deal, play, count points, add a few ints.
"""

import traceback
from typing import Final

from platin.bots.roster import Contestant, find, sweeps
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.game import Game
from platin.engine.setup import deal, lay_out
from platin.engine.turn import play_out
from platin.sim.config import Config
from platin.sim.observe import Observation, Rows, Watcher
from platin.sim.tally import Tally

# A game is broken off after so many turns of each player, and counts as it stands.
MOST_TURNS: Final = 1000
# A turn that does not end ends the game too.
_MOST_STEPS: Final = 1_000_000

_MASK: Final = (1 << 64) - 1
_PACKAGE: Final = __name__.partition(".")[0]


class GameFailed(RuntimeError):
    """A game that could not be played: an illegal answer, or a fault of a bot or of the engine. It says which game."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(number, problem)
        self.number = number
        self.problem = problem

    def __str__(self) -> str:
        return f"game {self.number}: {self.problem}"


def problem_of(error: Exception) -> str:
    """Say what went wrong in a game, and where in a bot's own code, if it was there."""
    where = ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        # By the module's name, not by the file's: anybody's folder may be called like this package.
        if str(frame.f_globals.get("__name__")).partition(".")[0] != _PACKAGE:
            where = f" ({frame.f_code.co_filename}, {line})"
    return f"{type(error).__name__}: {error}{where}"


def mix(seed: int, number: int) -> int:
    """Give a number of 64 bits for the n-th use of a seed (the finaliser of SplitMix64)."""
    z = (seed * 0xD1342543DE82EF95 + number + 1) * 0x9E3779B97F4A7C15 & _MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31


class Arena:
    """A table and its contestants, ready to play any game of a simulation."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.table = lay_out(LIBRARY, config.layout)
        self.contestants: list[Contestant] = [find(text) for text in config.contestants]

    def shuffle_seed(self, number: int) -> int:
        """Give the seed of a game's shuffles: one for all games of a block."""
        unit = number // self.config.players if self.config.paired else number
        return mix(self.config.seed, unit)

    def agents(self, number: int) -> list[Agent | None]:
        """Give the players of a game by seat: contestant c sits on seat (c + number) % n."""
        n = self.config.players
        dice = mix(self.config.seed ^ _MASK, number)
        seats: list[Agent | None] = [None] * n
        for c in range(n):
            seats[(c + number) % n] = self.contestants[c].make(dice + c)
        return seats

    def game(self, number: int, log: bool = False) -> Game:
        """Deal a game."""
        game = Game(deal(self.table, self.shuffle_seed(number), log), self.agents(number))
        game.auto = sweeps(game.agents, self.table.rules)
        return game

    def play(self, first: int, last: int) -> "Part":
        """Play the blocks from `first` up to, not including, `last`."""
        config = self.config
        n = config.players
        part = Part(first, last, Tally(n))
        tally = part.tally
        watcher: Watcher | None = None
        if config.observe or config.rows:
            watcher = Watcher(self.table, n, config.rows)
            part.seen = Observation(n) if config.observe else None
            part.rows = Rows() if config.rows else None
        number = first * n
        try:
            for _ in range(first, last):
                pattern = 0
                for at in range(n):
                    game = self.game(number)
                    if watcher is None:
                        mask = tally.add(game, number, play_on(game))
                    else:
                        mask = self.watch(game, number, watcher, part)
                    pattern |= mask << n * at
                    number += 1
                tally.add_block(pattern)
        except Exception as error:
            # Bots may be anybody's code. Whatever goes wrong in it, the game can be played again by its number.
            raise GameFailed(number, problem_of(error)) from error
        return part

    def watch(self, game: Game, number: int, watcher: Watcher, part: "Part") -> int:
        """Play a game turn by turn and keep what there is to see; give the seats that have won."""
        finished = watcher.play(game, MOST_TURNS * self.config.players, _MOST_STEPS)
        mask = part.tally.add(game, number, finished)
        if part.seen is not None:
            part.seen.add(watcher, number, mask)
        if part.rows is not None:
            part.rows.add(game, watcher, number, self.shuffle_seed(number), mask, finished)
        return mask


def play_on(game: Game) -> bool:
    """Play a game to its end; tell whether it came to one."""
    return play_out(game, MOST_TURNS * len(game.state.players), _MOST_STEPS)


class Part:
    """What came of some blocks of games in a row."""

    __slots__ = ("failure", "first", "last", "rows", "seconds", "seen", "tally")

    def __init__(self, first: int, last: int, tally: Tally) -> None:
        self.first = first
        self.last = last
        self.tally = tally
        self.seen: Observation | None = None
        self.rows: Rows | None = None
        # The first of them that could not be played.
        self.failure: GameFailed | None = None
        # How long it took, in the worker.
        self.seconds = 0.0
