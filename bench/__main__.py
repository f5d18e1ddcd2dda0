"""Run all measurements, one process each, in turns; show a table, write JSON and a chart."""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.chart import chart
from bench.environment import GAMES, STEPS

REPOSITORY = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": REPOSITORY / "src", "compiled": REPOSITORY / "build" / "compiled"}
MATCHUPS = {
    "money": "Big Money - Big Money",
    "smithy": "Big Money - Big Money with Smithy",
    "decks": "Chapel, Laboratory, Militia - Witches",
    "goons": "Goons, Bishop, Watchtower - the same",
    "plunder": "Plunder with Durations, a Trait, an Event - Big Money",
    "seaside": "the general bot on a kingdom of Seaside",
    "hinterlands": "the general bot on a kingdom of Hinterlands",
    "dark_ages": "the general bot on a kingdom of Dark Ages",
    "guilds": "the general bot on a kingdom of Cornucopia & Guilds",
    "adventures": "the general bot on a kingdom of Adventures",
    "empires": "the general bot on a kingdom of Empires",
    "nocturne": "the general bot on a kingdom of Nocturne",
    "renaissance": "the general bot on a kingdom of Renaissance",
    "menagerie": "the general bot on a kingdom of Menagerie",
    "allies": "the general bot on a kingdom of Allies",
    "rising_sun": "the general bot on a kingdom of Rising Sun",
    "promo": "the general bot on a kingdom of promos",
    "random": "random players on random kingdoms",
}
ENGINES = {
    "pyminion_documented": "pyminion, as documented",
    "pyminion": "pyminion, at its best",
    "platin_same": "Platin, same bots",
    "platin_strategies": "Platin, strategies",
    "platin_general": "Platin, general bot",
    "platin_random": "Platin",
    "platin": "Platin",
}
PLAYED_BY = {
    "money": ("pyminion_documented", "pyminion", "platin_same", "platin_strategies", "platin"),
    "smithy": ("pyminion_documented", "pyminion", "platin_same", "platin_strategies", "platin"),
    "decks": ("pyminion_documented", "pyminion", "platin_strategies"),
    "goons": ("platin_strategies",),
    "plunder": ("platin_strategies",),
    "seaside": ("platin_general",),
    "hinterlands": ("platin_general",),
    "dark_ages": ("platin_general",),
    "guilds": ("platin_general",),
    **dict.fromkeys(
        ("adventures", "empires", "nocturne", "renaissance", "menagerie", "allies", "rising_sun"), ("platin_general",)
    ),
    "promo": ("platin_general",),
    "random": ("platin_random",),
}
QUIET = 0.95
Json = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """What is measured: an engine, a build of Platin (or none), and who plays."""

    engine: str
    build: str
    matchup: str

    @property
    def name(self) -> str:
        """Name the engine and build in a row of the table."""
        return f"{ENGINES[self.engine]}, {self.build}" if self.build else ENGINES[self.engine]

    @property
    def key(self) -> str:
        """Identify the set-up in the JSON."""
        return "/".join(part for part in (self.engine, self.build, self.matchup) if part)


def main() -> int:
    """Measure everything and report."""
    options = parse_arguments()
    BUILDS["compiled"] = options.compiled.resolve()
    console = Console()
    if not console.is_terminal:
        console = Console(width=150)
    builds = [build for build in BUILDS if build == "interpreted" or is_built(console)]
    peers = has_pyminion(console)
    setups: list[Setup] = []
    for matchup in options.matchups or MATCHUPS:
        for engine in PLAYED_BY[matchup]:
            if not engine.startswith("pyminion"):
                setups += [Setup(engine, build, matchup) for build in builds]
            elif peers:
                setups.append(Setup(engine, "", matchup))
    runs: dict[str, list[Json]] = {setup.key: [] for setup in setups}
    with console.status("") as status:
        # In turns: what slows the machine down for a while slows down all of them.
        for repetition in range(options.repetitions):
            for setup in setups:
                status.update(f"round {repetition + 1} of {options.repetitions}: {setup.key}")
                what = f"games:{setup.engine}:{setup.matchup}"
                runs[setup.key].append(measure(what, setup.build, options.seconds, options.core))
        micro = {build: measured(status, "micro:", build, options) for build in builds}
        where = {build: measured(status, "phases:smithy", build, options) for build in builds}
        profile = measured(status, "profile:smithy", "interpreted", options)
        walks = [walk for walk in STEPS if walk in (options.matchups or STEPS)]
        steps = {walk: measured(status, f"steps:{walk}", builds[-1], options) for walk in walks}
    results = {
        "machine": machine(),
        "how": {"seconds": options.seconds, "repetitions": options.repetitions, "core": options.core},
        "games": {setup.key: summary(runs[setup.key]) for setup in setups},
        "microseconds": micro,
        "microseconds_per_game": where,
        "profile": profile["top"],
        "steps": steps,
    }
    report(console, setups, results)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "benchmarks.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    svg = chart([(MATCHUPS[setup.matchup], setup.name, results["games"][setup.key]["median"]) for setup in setups])
    (options.out / "benchmarks.svg").write_text(svg, encoding="utf-8")
    console.print(f"written: {options.out / 'benchmarks.json'}, {options.out / 'benchmarks.svg'}")
    return 0


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="The benchmarks of Platin.")
    parser.add_argument("--repetitions", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds a measurement (default 4)")
    parser.add_argument("--matchups", nargs="*", choices=MATCHUPS, help="only these (default: all)")
    parser.add_argument("--core", type=int, default=last_core(), help="the core to run on; -1: any")
    parser.add_argument("--compiled", type=Path, default=BUILDS["compiled"], help="where the compiled build is")
    parser.add_argument("--out", type=Path, default=REPOSITORY / "build" / "bench", help="where results go")
    return parser.parse_args()


def last_core() -> int:
    """Give the last core we may use: the first has most of the machine's own work."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1


def is_built(console: Console) -> bool:
    """Tell whether there is a compiled build, and complain if not."""
    if (BUILDS["compiled"] / "stamp.json").exists():
        return True
    console.print("[yellow]no compiled build: run `make compile` first; measuring the sources only")
    return False


def has_pyminion(console: Console) -> bool:
    """Tell whether pyminion is installed, and complain if not."""
    try:
        version("pyminion")
    except PackageNotFoundError:
        console.print("[yellow]pyminion is not installed: pip install pyminion==0.4.0 to compare with it")
        return False
    return True


def measured(status: Any, what: str, build: str, options: argparse.Namespace) -> Json:
    """Measure once, saying so."""
    status.update(f"{what} {build}")
    result = measure(what, build, options.seconds, options.core)
    del result["compiled"]
    return result


def measure(what: str, build: str, seconds: float, core: int) -> Json:
    """Measure in a fresh process."""
    path = [str(BUILDS[build])] if build else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(REPOSITORY)]), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.worker", what, str(seconds), str(core)]
    done = subprocess.run(command, env=environment, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {what} {build} failed:\n{done.stderr}")
    result: Json = json.loads(done.stdout.splitlines()[-1])
    if build and result["compiled"] != (build == "compiled"):
        sys.exit(f"bench: {what} measured the wrong build of Platin, not the {build} one")
    return result


def summary(runs: list[Json]) -> Json:
    """Give the median of several runs, and the slowest and fastest."""
    speeds = sorted(run["games_per_second"] for run in runs)
    return {
        "median": round(median(speeds), 1),
        "slowest": round(speeds[0], 1),
        "fastest": round(speeds[-1], 1),
        "turns_per_game": round(median([run["turns_per_game"] for run in runs]), 1),
        "decisions": round(median([run["decisions_per_second"] for run in runs])),
        "memory_mib": round(max(run["memory_mib"] for run in runs), 1),
        "memory_growth_mib": round(max(run["memory_growth_mib"] for run in runs), 1),
        "games": sum(run["games"] for run in runs),
        "share_of_core": round(min(run["share_of_core"] for run in runs), 2),
    }


def machine() -> dict[str, str]:
    """Give what the numbers depend on."""
    facts = {
        "cpu": cpu(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "python built with": platform.python_compiler(),
    }
    for package in ("platin", "pyminion", "mypy"):
        try:
            facts[package] = version(package)
        except PackageNotFoundError:
            facts[package] = "not installed"
    return facts


def cpu() -> str:
    """Give the name of the processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def report(console: Console, setups: list[Setup], results: Json) -> None:
    """Show the results as tables."""
    for title, rows in (("machine", results["machine"]), ("how", results["how"])):
        console.print(f"{title}: " + ", ".join(f"{name} {value}" for name, value in rows.items()))
    shares = [results["games"][setup.key]["share_of_core"] for setup in setups]
    if min(shares) < QUIET:
        console.print(f"[yellow]the core was not ours alone: {min(shares):.0%} of it in the worst run")
    for matchup, heading in MATCHUPS.items():
        chosen = [setup for setup in setups if setup.matchup == matchup]
        if chosen:
            console.print(games_table(heading, chosen, results["games"]))
    if results["steps"]:
        console.print(steps_table(results["steps"]))
    columns(console, "A session in progress: microseconds", results["microseconds"])
    columns(console, "Where the time goes: microseconds a game (with Smithy)", results["microseconds_per_game"])
    table = Table(title="Where the time goes, interpreted: own time of the functions (with Smithy)")
    for column in ("function", "own", "with callees", "calls a game"):
        table.add_column(column, justify="left" if column == "function" else "right")
    for row in results["profile"]:
        own, total = f"{row['own_share']:.1%}", f"{row['total_share']:.1%}"
        table.add_row(row["function"], own, total, f"{row['calls_per_game']:,.1f}")
    console.print(table)


def games_table(heading: str, setups: list[Setup], games: Json) -> Table:
    """Make the table of one matchup; what the others are compared with stands first."""
    base = setups[0]
    table = Table(title=f"{heading}: games a second, one core")
    headings = ("", "build", "median", "slowest - fastest", "decisions a second", "turns a game", "MiB", "grew by")
    for column in (*headings, f"x {ENGINES[base.engine]}"):
        table.add_column(column, justify="right" if column not in ("", "build") else "left")
    for setup in setups:
        row = games[setup.key]
        table.add_row(
            ENGINES[setup.engine],
            setup.build,
            f"{row['median']:,.0f}",
            f"{row['slowest']:,.0f} - {row['fastest']:,.0f}",
            f"{row['decisions']:,.0f}" if row["decisions"] else "",
            f"{row['turns_per_game']:.1f}",
            f"{row['memory_mib']:.0f}",
            f"{row['memory_growth_mib']:.1f}",
            f"{row['median'] / games[base.key]['median']:,.1f}",
        )
    return table


def steps_table(steps: dict[str, dict[str, float]]) -> Table:
    """Make the table of the environment for researchers: a row for each way to play."""
    table = Table(title=f"The environment for researchers: {GAMES} games at once, one core")
    table.add_column("")
    for name in next(iter(steps.values())):
        table.add_column(name, justify="right")
    for walk, found in steps.items():
        table.add_row(STEPS[walk], *[f"{n:,.1f}" if n < 100 else f"{n:,.0f}" for n in found.values()])
    return table


def columns(console: Console, title: str, builds: dict[str, dict[str, float]]) -> None:
    """Show a table with a column for each build."""
    table = Table(title=title)
    table.add_column("")
    for build in builds:
        table.add_column(build, justify="right")
    for name in next(iter(builds.values())):
        table.add_row(name, *[f"{values[name]:,.1f}" for values in builds.values()])
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
