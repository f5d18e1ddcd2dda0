"""`platin fuzz`: check random games by the thousand, and make the failures small."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from rich.console import Console

    from platin.proof.fuzz import SeedRange, Summary
    from platin.proof.run import Failure, Settings

# How often it is said how far it has come, where there is no terminal to draw a bar on.
SECONDS_BETWEEN_LINES: Final = 10


@click.command()
@click.option("--games", "-n", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--jobs", "-j", type=click.IntRange(1), default=os.cpu_count() or 1, help="How many processes.")
@click.option("--seed", "-s", type=click.IntRange(0), default=0, show_default=True, help="Seed of the first game.")
@click.option(
    "--kingdom", "-k", default="", help="Cards and landscapes that are always in: militia,moat,reckless:moat."
)
@click.option(
    "--expansion",
    "-e",
    "expansions",
    multiple=True,
    help="Draw from this expansion only (plunder); several times: from these.",
)
@click.option("--only", is_flag=True, help="Nothing but the --kingdom in the kingdom.")
@click.option(
    "--light",
    is_flag=True,
    help="Play to the end at full speed: no card is lost or doubled, every question can be answered, every game ends.",
)
@click.option(
    "--full",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="With --light: one game in so many gets all checks.",
)
@click.option(
    "--limit", type=click.IntRange(1), help="Most decisions a game. [default: 200; with --light more than a game takes]"
)
@click.option(
    "--thorough",
    type=click.FloatRange(0, 1),
    default=0.03,
    show_default=True,
    help="Chance of each of the slow checks at each decision.",
)
@click.option("--shrink", "seconds", type=click.FloatRange(0), default=60, help="Seconds to make a failure small.")
@click.option("--stop-after", type=click.FloatRange(0), default=0, help="Stop after so many seconds.")
@click.option("--keep-going", is_flag=True, help="Do not stop at the first failure; one of each kind is shrunk.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("fuzz-failures"),
    show_default=True,
    help="Where the cases of failures go.",
)
@click.option("--replay", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Run such a case again.")
@click.option("--coverage", is_flag=True, help="Tell which cards were never gained or played.")
def fuzz(
    games: int,
    jobs: int,
    seed: int,
    kingdom: str,
    expansions: tuple[str, ...],
    only: bool,
    light: bool,
    full: int,
    limit: int | None,
    thorough: float,
    seconds: float,
    stop_after: float,
    keep_going: bool,
    out: Path,
    replay: Path | None,
    coverage: bool,
) -> None:
    """Play random games over random kingdoms and check the engine at every decision."""
    from rich.console import Console

    from platin.proof.case import CaseError
    from platin.proof.fuzz import SeedRange
    from platin.proof.kingdoms import kingdom_names
    from platin.proof.light import MOST_DECISIONS
    from platin.proof.run import Settings

    console = Console(stderr=True)
    settings = Settings(thorough=thorough)
    if replay is not None:
        _replay(replay, settings)
        return
    wanted = tuple(word for word in kingdom.replace(" ", "").split(",") if word)
    if only and not wanted:
        raise click.UsageError("--only needs a --kingdom")
    for expansion in expansions:
        if not kingdom_names([expansion]):
            raise click.BadParameter(f"no cards of {expansion!r}", param_hint="--expansion")
    if limit is None:
        limit = MOST_DECISIONS if light else 200
    seeds = SeedRange(seed, games, wanted, only, limit, expansions, light, full)
    try:
        seeds.case(seed)
    except CaseError as error:
        raise click.BadParameter(str(error), param_hint="--kingdom") from error
    summary = _play(seeds, settings, jobs, keep_going, stop_after, console)
    click.echo(
        f"{summary.games} games, {summary.finished} played to the end, {summary.decisions} decisions,"
        f" {len(summary.asked)} different questions, {len(summary.failures)} failures"
    )
    if coverage:
        _tell_coverage(summary)
    if summary.failures:
        _report(summary.failures, settings, seconds, out, console)
        sys.exit(1)


def _play(
    seeds: "SeedRange", settings: "Settings", jobs: int, keep_going: bool, stop_after: float, console: "Console"
) -> "Summary":
    """Play all games, showing how far it has come: by a bar, or by a line now and then where nobody could see one."""
    import signal
    import time

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from platin.proof.fuzz import Summary
    from platin.proof.fuzz import fuzz as play

    summary = Summary()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]} a second"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[failures]} failures"),
    )
    kinds: set[str] = set()
    begin = told = time.monotonic()
    # Whoever stops it in another way than by the keyboard wants to know what was found, too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=seeds.games, failures=0, speed=0)
        try:
            for part in play(seeds, settings, jobs):
                summary.add(part)
                seconds = time.monotonic() - begin
                speed = round(summary.games / seconds)
                progress.update(task, completed=summary.games, failures=len(summary.failures), speed=speed)
                if not console.is_terminal and time.monotonic() - told > SECONDS_BETWEEN_LINES:
                    told = time.monotonic()
                    so_far = (
                        f"{summary.games} of {seeds.games} games, {speed} a second, {len(summary.failures)} failures"
                    )
                    console.print(so_far, highlight=False)
                for failure in part.failures:
                    if failure.kind not in kinds:
                        kinds.add(failure.kind)
                        progress.console.print(f"seed {failure.case.seed}: {failure.kind}", markup=False)
                if (stop_after and seconds > stop_after) or (summary.failures and not keep_going):
                    break
        except KeyboardInterrupt:
            progress.console.print("stopped; this is what was found so far")
    return summary


def _report(failures: "list[Failure]", settings: "Settings", seconds: float, out: Path, console: "Console") -> None:
    """Make one failure of each kind small, write it to a file, and say how to see it again."""
    from platin.proof.shrink import shrink

    kinds: dict[str, list[Failure]] = {}
    for failure in failures:
        kinds.setdefault(failure.kind, []).append(failure)
    out.mkdir(parents=True, exist_ok=True)
    for kind, found in kinds.items():
        smallest = min(found, key=lambda failure: failure.case.limit)
        with console.status(f"making {kind} smaller"):
            # Who has no answers played at random and did not come to an end: less would say nothing.
            small = shrink(smallest, seconds, settings) if seconds and smallest.case.answers is not None else smallest
        name = "".join(letter if letter.isalnum() else "-" for letter in kind)[:80]
        path = out / f"{name}-{small.case.seed}.json"
        data = {"check": small.check, "problem": small.problem, **small.case.to_json()}
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        click.echo(f"\n{len(found)} x {small.check}: {small.problem}")
        click.echo(f"  {small.case.describe()}")
        for answer in small.case.answers or []:
            click.echo(f"    {answer}")
        if small.details:
            click.echo(small.details)
        click.echo(f"  again: platin fuzz --replay {path}")


def _replay(path: Path, settings: "Settings") -> None:
    """Run one case from its file."""
    from dataclasses import replace

    from platin.proof.case import Case, CaseError
    from platin.proof.run import Failure, run

    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        case = Case.from_json(data)
    except (ValueError, CaseError) as error:
        raise click.ClickException(f"{path}: {error}") from error
    check = str(data.get("check", ""))
    try:
        run(case, replace(settings, only=check, thorough=1.0))
    except Failure as failure:
        click.echo(f"{failure.check}: {failure.problem}")
        click.echo(failure.details or f"  {failure.case.describe()}")
        sys.exit(1)
    click.echo(f"passed: {check or 'all checks'}")


def _tell_coverage(summary: "Summary") -> None:
    """Tell what no game has met."""
    from platin.cards import LIBRARY

    for verb, verbs in (("gained", ("gain", "gain_bought")), ("played", ("play",))):
        met = {key.split(" ")[1] for key in summary.done if key.split(" ")[0] in verbs}
        never = sorted(
            key for key, card in LIBRARY.cards.items() if key not in met and (verb == "gained" or card.types & 0x83)
        )
        click.echo(f"never {verb}: {', '.join(never) or 'none'}")
    met = {key.split(" ")[1] for key in summary.done if key.startswith("event ")}
    events = [landscape for landscape in LIBRARY.landscapes.values() if landscape.buyable]
    never = sorted(landscape.name for landscape in events if landscape.name not in met)
    click.echo(f"never bought: {', '.join(never) or 'none'}")


if __name__ == "__main__":
    fuzz()
