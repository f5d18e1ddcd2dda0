"""What looking ahead adds to plans: what `bench.mind` found plays with and without it, in fresh games.

`PYTHONPATH=build/compiled:. python -m bench.looking mind.jsonl --games 60 --out looking.jsonl` lets each plan of the
file look ahead against itself without that, and against the all-rounder, from each seat by turns and with the same
shuffles. What was measured is appended line by line; started again, it goes on where it was.
"""

import argparse
import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from bench.mind import TWO_SIDED, read
from platin.bots.roster import find
from platin.engine.asking import Agent
from platin.mind.foresight import ROLLOUTS, Foresight
from platin.mind.ground import Ground
from platin.sim.games import mix
from platin.sim.kingdoms import choose
from platin.sim.statistics import block_interval
from platin.strategy.contestants import player_of
from platin.strategy.reader import read_text

Json = dict[str, Any]
RIVALS = ("plan", "general")
_LEVEL = 0.95


class Wanted(NamedTuple):
    """A kingdom with its plan, and how it is looked at."""

    kingdom: str
    plan: str
    games: int
    rollouts: int
    seed: int


def measure(wanted: Wanted) -> Json:
    """Let a plan that looks ahead play against itself without that, and against the all-rounder."""
    ground = Ground(choose(wanted.kingdom, ("general", "general")).spec)
    general = find("general").make(0)
    line: Json = {"kingdom": wanted.kingdom, "rollouts": wanted.rollouts}
    for name in RIVALS:
        plan = player_of(read_text(wanted.plan, "plan").strategy)
        rival: Agent = general if name == "general" else player_of(read_text(wanted.plan, "plan").strategy)
        shares, looked, left = [], 0, 0
        for block in range(wanted.games // 2):
            foresight = Foresight(plan, [rival], wanted.rollouts, seed=mix(wanted.seed, block))
            matches = ground.matches(foresight, rival, mix(wanted.seed, 1 << 45 | block))
            shares.append((sum([match.won for match in matches]) / len(matches), 1))
            looked += foresight.looked
            left += foresight.left
        estimate = block_interval(shares, _LEVEL)
        line[name] = [round(n, 3) for n in (estimate.share, estimate.low, estimate.high)]
        line[f"left the plan against {name}"] = round(left / max(looked, 1), 3)
    return line


def print_means(lines: list[Json]) -> None:
    """Print what it has on average over the kingdoms."""
    for name in RIVALS:
        shares = [line[name][0] for line in lines]
        if len(shares) > 1:
            error = TWO_SIDED * stdev(shares) / len(shares) ** 0.5
            print(f"against {name}: {mean(shares):.3f} +- {error:.3f} over {len(shares)} kingdoms")


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description="Measure what looking ahead adds to plans.")
    parser.add_argument("plans", type=Path, help="what bench.mind wrote")
    parser.add_argument("--games", type=int, default=60, help="against each of the two")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    done = read(given.out)
    known = {line["kingdom"] for line in done}
    wanted = [
        Wanted(line["kingdom"], line["plan"], given.games, given.rollouts, given.seed)
        for line in read(given.plans)
        if line["kingdom"] not in known
    ]
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for one in as_completed([pool.submit(measure, one) for one in wanted]):
            line = one.result()
            done.append(line)
            print(json.dumps(line), file=sys.stderr, flush=True)
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    print_means(done)


if __name__ == "__main__":
    main()
