"""How good `platin learn` is: search kingdoms one after the other, and let what was found play in fresh games.

`PYTHONPATH=build/compiled:. python -m bench.mind --kingdoms 100 --seconds 120 --jobs 2 --out mind.jsonl` draws kingdoms
from everything; `--decks` takes those of the built-in strategies, `--kingdom NAME` one by its name. Each search has a
process of its own and so many seconds of the processor, whatever else the machine does: 120 are 60 s on two cores. What
was measured is appended to the file line by line; started again, it goes on where it was, and at the end it prints the
table of all that is there.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from platin.bots.roster import find
from platin.mind.crew import Alone
from platin.mind.plan_file import plan_file
from platin.mind.search import ANCHORS, Search
from platin.mind.verdict import judge
from platin.sim.kingdoms import choose
from platin.strategy.built_in import names
from platin.strategy.writer import write_strategy

Json = dict[str, Any]
# Of a mean that is about normal.
TWO_SIDED = 1.96


class Wanted(NamedTuple):
    """A kingdom to be searched: what it is called, and the built-in strategy made for it, if any."""

    kingdom: str
    deck: str
    players: int
    seconds: float
    seed: int
    games: int


def main() -> None:
    """Read the command line, measure, and print the table."""
    parser = argparse.ArgumentParser(description="Measure what platin learn finds.")
    parser.add_argument("--kingdoms", type=int, default=0, help="how many random kingdoms")
    parser.add_argument("--first", type=int, default=1, help="number of the first random kingdom")
    parser.add_argument("--decks", action="store_true", help="the kingdoms of the built-in strategies")
    parser.add_argument("--kingdom", action="append", default=[], help="a kingdom by its name or list")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120.0, help="processor time of each search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="fresh games against each opponent")
    parser.add_argument("--jobs", type=int, default=2, help="searches at once")
    parser.add_argument("--out", type=Path, required=True, help="a line of JSON for each kingdom")
    given = parser.parse_args()
    done = read(given.out)
    known = {line["kingdom"] for line in done}
    left = [one for one in all_wanted(given) if one.kingdom not in known]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(given.jobs, context) as pool, given.out.open("a", encoding="utf-8") as file:
        for one in as_completed([pool.submit(measure, one) for one in left]):
            line = one.result()
            done.append(line)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            print(row(line), file=sys.stderr, flush=True)
    print_table(done)


def all_wanted(given: argparse.Namespace) -> Iterator[Wanted]:
    """Give the kingdoms that were asked for."""
    rest = (given.players, given.seconds, given.seed, given.games)
    for number in range(given.first, given.first + given.kingdoms):
        yield Wanted(f"random:{number}", "", *rest)
    if given.decks:
        for name in names():
            if find(name).kingdom:
                yield Wanted(name, name, *rest)
    for text in given.kingdom:
        yield Wanted(text, "", *rest)


def read(file: Path) -> list[Json]:
    """Give what was measured before."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.is_file() else []


def measure(wanted: Wanted) -> Json:
    """Search a kingdom, and let what was found play against the anchors and the deck made for the kingdom."""
    text = find(wanted.deck).kingdom if wanted.deck else wanted.kingdom
    plan = choose(text, ("general",) * wanted.players)
    crew = Alone()
    learnt = Search(plan.spec, wanted.seed, crew, clock=time.process_time).run(wanted.seconds)
    rivals = [*ANCHORS, *([wanted.deck] if wanted.deck else [])]
    verdict = judge(learnt, crew, rivals, wanted.games // wanted.players, cards=False)
    return {
        "kingdom": wanted.kingdom,
        "cards": [*plan.spec.kingdom, *plan.spec.landscapes],
        "players": wanted.players,
        "seed": wanted.seed,
        "decisions": learnt.decisions,
        "games": learnt.games,
        "seconds": round(learnt.seconds, 1),
        "cut": learnt.cut,
        "origin": learnt.plan.origin,
        "plan": write_strategy(plan_file(learnt), "en"),
        "against": {name: [one.share, one.low, one.high] for name, one in zip(rivals, verdict.against, strict=True)},
    }


def row(line: Json) -> str:
    """Put one kingdom in a line."""
    shares = "  ".join(
        [f"{name} {share:.3f} ({low:.2f}-{high:.2f})" for name, (share, low, high) in line["against"].items()]
    )
    return f"{line['kingdom']:28} {line['games']:8} games  {shares}  {line['origin']}"


def print_table(lines: list[Json]) -> None:
    """Print all kingdoms, the weakest first, and the means."""
    for line in sorted(lines, key=lambda one: one["against"][ANCHORS[0]][0]):
        print(row(line))
    for name in ANCHORS:
        shares = [line["against"][name][0] for line in lines]
        if len(shares) > 1:
            error = TWO_SIDED * stdev(shares) / len(shares) ** 0.5
            print(f"{name}: {mean(shares):.3f} +- {error:.3f} over {len(shares)} kingdoms, least {min(shares):.3f}")
    decks = [share[0] for line in lines for name, share in line["against"].items() if name not in ANCHORS]
    if decks:
        print(f"built-in decks: {mean(decks):.3f} over {len(decks)}, least {min(decks):.3f}")


if __name__ == "__main__":
    main()
