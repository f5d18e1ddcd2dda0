"""`platin scenario`: run scenario files, see what they cover, make new ones of saved games."""

import json
import sys
from pathlib import Path

import click


@click.group()
def scenario() -> None:
    """Executable rulings: run them, see what they cover, write new ones."""


@scenario.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the outcomes as JSON.")
def run(paths: tuple[Path, ...], as_json: bool) -> None:
    """Run the scenarios of files or directories (by default of ./scenarios)."""
    from platin.position import FormatError
    from platin.scenario import Outcome, load_file, run_scenario, scenario_files

    try:
        files = scenario_files(list(paths) or [Path("scenarios")])
    except FileNotFoundError as error:
        raise click.ClickException(str(error)) from error
    outcomes: list[Outcome] = []
    broken: list[FormatError] = []
    for file in files:
        try:
            scenarios = load_file(file)
        except FormatError as error:
            broken.append(error)
            if not as_json:
                click.echo(f"{error}\n", err=True)
            continue
        for one in scenarios:
            outcome = run_scenario(one)
            outcomes.append(outcome)
            if not outcome.passed and not as_json:
                click.echo(f"{outcome}\n", err=True)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        rows = [
            {
                "file": outcome.scenario.file,
                "line": outcome.line,
                "scenario": outcome.scenario.name,
                "passed": outcome.passed,
                "step": outcome.step,
                "problem": outcome.problem,
            }
            for outcome in outcomes
        ]
        unread = [{"file": error.file, "line": error.line, "problem": error.problem} for error in broken]
        click.echo(json.dumps({"scenarios": rows, "unreadable": unread}, ensure_ascii=False, indent=1))
    else:
        passed = len(outcomes) - len(failed)
        click.echo(f"{passed} passed, {len(failed)} failed, {len(broken)} files not readable")
    if failed or broken:
        sys.exit(1)
