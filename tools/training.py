"""Play a mix of games, so that a build which records what it runs sees what games of bots are made of.

Run by `tools.compile --profiled`. Each kind of game gets about the same time, whatever its games take.
"""

from __future__ import annotations

import sys
from time import process_time

from bench.games import STRATEGIES, Play, platin, platin_games, platin_random, platin_strategies

from platin.bots.roster import find
from platin.kingdom import draw

SECONDS = 3.0
"""Of the processor, for each kind of game."""

GENERAL = ("general", "general")
KINGDOMS = 6


def general_bots() -> Play:
    """The general bot against itself, on random kingdoms."""
    plays = []
    for seed in range(KINGDOMS):
        bots = [find(name).make(seed) for name in GENERAL]
        plays.append(platin_games(bots, spec=draw(2, seed=seed).spec, most_turns=100))
    return lambda number: plays[number % KINGDOMS](number)


def main() -> int:
    """Play all kinds of games."""
    mix = {"Big Money": platin("money"), "Smithy": platin("smithy"), "random": platin_random(""), "any": general_bots()}
    mix |= {name: platin_strategies(name) for name in STRATEGIES}
    for name, play in mix.items():
        began, number = process_time(), 0
        while process_time() - began < SECONDS:
            play(number)
            number += 1
        print(f"training: {name}, {number} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
