"""Plans against menus: lists of purchases without conditions, of the kind that other bots co-evolve.

`PYTHONPATH=build/compiled:. python -m bench.menus --kingdom random:201 --seconds 120 --out menus.jsonl` looks for a
plan, and ten times as long for a menu: cards in order, how many of each, and from how many Provinces on which points
are bought. Both searches begin with the same templates and play against the same anchors. Seconds are those of the
processor.
"""

import argparse
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from platin.mind.crew import Alone
from platin.mind.genome import Check, Gene, Genome
from platin.mind.ground import Rival
from platin.mind.search import ANCHORS, Search
from platin.mind.verdict import judge
from platin.sim.kingdoms import choose

# How much longer a menu is looked for.
LONGER = 10
POINTS = ("colony", "province", "duchy", "estate")


class Wanted(NamedTuple):
    """A kingdom, and how it is looked at."""

    kingdom: str
    seconds: float
    seed: int
    games: int


def as_menu(plan: Genome) -> Genome:
    """Leave of a plan what a menu can say."""
    return Genome(tuple([_entry(gene) for gene in plan.genes]), trash=plan.trash, improvises=False, origin=plan.origin)


def _entry(gene: Gene) -> Gene:
    """Leave of a wish the card and the number; of points also how many may be left of a pile."""
    left = [one for one in gene.when if isinstance(one, Check) and one.what == "left<=" and one.card in POINTS]
    return Gene(gene.name, gene.most, tuple(left[:1]) if gene.name in POINTS else ())


def measure(wanted: Wanted) -> dict[str, Any]:
    """Look for a plan and for a menu, and let them play fresh games."""
    spec = choose(wanted.kingdom, ("general", "general")).spec
    menu = Search(spec, wanted.seed, clock=time.process_time, form=as_menu).run(LONGER * wanted.seconds)
    plan = Search(spec, wanted.seed, clock=time.process_time).run(wanted.seconds)
    rivals: list[Rival] = [*ANCHORS, *menu.finalists]
    verdict = judge(plan, Alone(), rivals, wanted.games // 2, cards=False)
    alone = judge(menu, Alone(), list(ANCHORS), wanted.games // 2, cards=False)
    shares = [[round(one.share, 3), round(one.low, 3), round(one.high, 3)] for one in verdict.against]
    return {
        "kingdom": wanted.kingdom,
        "seconds": [round(plan.seconds), round(menu.seconds)],
        "plan": dict(zip(ANCHORS, shares, strict=False)),
        "menu": {name: round(one.share, 3) for name, one in zip(ANCHORS, alone.against, strict=True)},
        "plan against menus": shares[len(ANCHORS) :],
    }


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description="Measure plans against menus.")
    parser.add_argument("--kingdom", action="append", required=True)
    parser.add_argument(
        "--seconds", type=float, default=120.0, help="processor time for a plan; ten times that for a menu"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    wanted = [Wanted(kingdom, given.seconds, given.seed, given.games) for kingdom in given.kingdom]
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for one in as_completed([pool.submit(measure, one) for one in wanted]):
            line = json.dumps(one.result())
            print(line, flush=True)
            with given.out.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


if __name__ == "__main__":
    main()
