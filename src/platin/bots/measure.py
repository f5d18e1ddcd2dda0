"""Measure how well the general bot plays: `python -m platin.bots.measure`.

It plays random kingdoms of everything that is implemented, drawn by `platin kingdom random --seed N`, against random
play and against Big Money. The seats alternate, and both players of a pair of games see the same shuffles. A shared
victory is half a win. The unit of the confidence interval is the kingdom, because the games of one are alike.
"""

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from platin.bots.big_money import BigMoney
from platin.bots.general import GeneralBot
from platin.bots.random_bot import RandomBot
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.const import OVER
from platin.engine.game import Game
from platin.engine.score import winners
from platin.engine.setup import Spec, deal, lay_out
from platin.engine.state import GameState
from platin.engine.turn import step

# A game that takes longer than so many turns of each player counts as lost.
MOST_TURNS: Final = 200
# 95 % of a normal distribution lie within so many standard deviations.
Z: Final = 1.96

OPPONENTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomBot,
    "big-money": lambda seed: BigMoney(),
    "general": lambda seed: GeneralBot(),
}


@dataclass
class Kingdom:
    """A kingdom by the seed that it was drawn with, and the shares won against each opponent."""

    seed: int
    spec: Spec
    shares: dict[str, float] = field(default_factory=dict)

    def describe(self) -> str:
        """Name the cards and landscapes by their keys."""
        extra = [
            f"{name}:{self.spec.trait_piles[name]}" if name in self.spec.trait_piles else name
            for name in self.spec.landscapes
        ]
        colony = ["colony"] if self.spec.colony else []
        return ", ".join([*self.spec.kingdom, *extra, *colony])


def main(arguments: list[str] | None = None) -> int:
    """Play and print a table."""
    options = read(arguments)
    kingdoms = [Kingdom(seed, draw(seed)) for seed in range(options.seed, options.seed + options.kingdoms)]
    against = options.against.split(",")
    began = time.monotonic()
    for at, kingdom in enumerate(kingdoms):
        for opponent in against:
            kingdom.shares[opponent] = share(kingdom, opponent, options.games)
        tell(f"{at + 1} of {len(kingdoms)} kingdoms, {time.monotonic() - began:.0f} s", last=at + 1 == len(kingdoms))
    print("seed  " + "  ".join(f"{name:>9}" for name in against) + "  kingdom")
    for kingdom in kingdoms:
        print(f"{kingdom.seed:>4}  " + "  ".join(f"{kingdom.shares[name]:>9.0%}" for name in against), end="")
        print("  " + kingdom.describe())
    games = options.games * len(kingdoms)
    for name in against:
        mean, half = interval([kingdom.shares[name] for kingdom in kingdoms])
        print(f"against {name}: {mean:.1%} ± {half:.1%} of {games} games over {len(kingdoms)} kingdoms (95 %)")
    return 0


def read(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m platin.bots.measure", description="Measure the general bot.")
    parser.add_argument("--kingdoms", type=int, default=100, help="how many random kingdoms (100)")
    parser.add_argument("--games", type=int, default=10, help="games of each kingdom and opponent, an even number (10)")
    parser.add_argument("--seed", type=int, default=0, help="the first kingdom's seed (0)")
    parser.add_argument("--against", default="random,big-money", help=f"of {', '.join(OPPONENTS)} (random,big-money)")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.against.split(",") if name not in OPPONENTS]
    if unknown:
        parser.error(f"no opponent {unknown[0]!r}: expected {', '.join(OPPONENTS)}")
    if options.kingdoms < 2:
        parser.error(f"--kingdoms {options.kingdoms}: expected at least 2")
    if options.games < 2 or options.games % 2:
        parser.error(f"--games {options.games}: expected an even number from 2 on, so that the seats alternate")
    return options


def draw(seed: int) -> Spec:
    """Draw a random kingdom for two players."""
    # Kingdoms are above the bots: so they are loaded by name.
    kingdom: Any = importlib.import_module("platin.kingdom")
    spec = kingdom.draw(2, seed=seed).spec
    assert isinstance(spec, Spec)
    return spec


def share(kingdom: Kingdom, opponent: str, games: int) -> float:
    """Play games of a kingdom and give the share that the general bot wins."""
    table = lay_out(LIBRARY, kingdom.spec)
    bot = GeneralBot()
    won = 0.0
    for number in range(games):
        other = OPPONENTS[opponent](kingdom.seed * 1000 + number)
        seat = number % 2
        won += result(table, kingdom.seed * 100_003 + number // 2, bot, other, seat)
    return won / games


def result(table: GameState, seed: int, bot: Agent, other: Agent, seat: int) -> float:
    """Play one game and give what the bot on a seat wins of it: 1, a part if it is shared, 0."""
    agents: list[Agent | None] = [other, other]
    agents[seat] = bot
    game = Game(deal(table, seed), agents)
    while game.state.phase != OVER:
        step(game)
        if game.state.turn_number > 2 * MOST_TURNS:
            return 0.0
    game.buy_decision = None
    best = winners(game)
    return 1 / len(best) if seat in best else 0.0


def interval(shares: list[float]) -> tuple[float, float]:
    """Give the mean of the kingdoms' shares and half the width of its confidence interval."""
    n = len(shares)
    mean = sum(shares) / n
    return mean, Z * sqrt(sum((one - mean) ** 2 for one in shares) / (n - 1) / n)


def tell(text: str, *, last: bool) -> None:
    """Show the progress, if somebody is watching."""
    if sys.stderr.isatty():
        print(f"\r{text}", end="\n" if last else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
