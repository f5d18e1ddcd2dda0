"""Learn recommended sets beforehand: their plans come with Platin.

Can be stopped and started again at any time: a set whose plan was looked for as long is left as it is.
`python -m tools.learn_sets --seconds 60 "First Game" "Village Square"`, or all sets of some rulebooks:
`python -m tools.learn_sets --seconds 300 --rulebook base_2e --rulebook intrigue_2e`. Best with the compiled build:
`PYTHONPATH=build/compiled:. nice python -m tools.learn_sets ... --folder src/platin/mind/plans`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from platin.kingdom import prepare
from platin.mind.crew import gather
from platin.mind.search import Search
from platin.mind.shelf import Kept, file_name, key_of, write_kept
from platin.text.kingdoms import RecommendedSet, all_sets, find_set

REPOSITORY = Path(__file__).resolve().parent.parent
PLANS = REPOSITORY / "src" / "platin" / "mind" / "plans"
# A search that was told so many seconds may take a little less.
ABOUT = 0.8


def main() -> None:
    """Read the command line, and learn."""
    parser = argparse.ArgumentParser(description="Learn recommended sets beforehand.")
    parser.add_argument("sets", nargs="*", help="names of sets")
    parser.add_argument("--rulebook", action="append", default=[], help="all sets of a rulebook, such as base_2e")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to search for each")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=PLANS, help="where the plans are kept")
    given = parser.parse_args()
    crew = gather(given.jobs)
    try:
        for one in wanted(given.sets, given.rulebook):
            spec = prepare(one.id, given.players).spec
            file = given.folder / file_name(key_of(spec))
            if seconds_of(file) >= given.seconds * ABOUT:
                continue
            learnt = Search(spec, given.seed, crew).run(given.seconds)
            title = f"{one.title('en')}, {given.players} players"
            print(f"{title}: {write_kept(Kept.of(learnt), given.folder, title).name}", flush=True)
    finally:
        crew.close()


def wanted(names: list[str], rulebooks: list[str]) -> list[RecommendedSet]:
    """Give the sets that were named and can be played."""
    found = [one for one in all_sets() if one.rulebook in rulebooks and not one.missing()]
    for name in names:
        one = find_set(name)
        if one is None or one.missing():
            sys.exit(f"{name}: no set that can be played is called so")
        found.append(one)
    return found


def seconds_of(file: Path) -> float:
    """Tell how long was searched for a plan that is there; 0 if there is none."""
    import yaml  # noqa: PLC0415

    if not file.is_file():
        return 0.0
    return Kept.from_json(yaml.safe_load(file.read_text(encoding="utf-8"))).seconds


if __name__ == "__main__":
    main()
