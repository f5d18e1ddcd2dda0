"""`platin scenario`: run scenario files, watch them, see what they cover, find the words for new ones."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from platin.cli.command import Command, Group, Problem, lang_option, language_of
from platin.cli.main import tell

if TYPE_CHECKING:
    from platin.cli.screen import Screen
    from platin.position import FormatError
    from platin.scenario import Scenario, Verdict
    from platin.scenario.coverage import Coverage

# From so many files on it is shown how far the run has come.
_MANY: Final = 20


class ScenarioCommand(Command):
    """A command with the words of the command line."""

    messages = tell


class ScenarioGroup(ScenarioCommand, Group):
    """The group of these commands."""


@click.group(cls=ScenarioGroup, help="scenario")
@lang_option
def scenario(lang: str | None) -> None:
    """Run a subcommand."""


@scenario.command(cls=ScenarioCommand, help="scenario.run")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="scenario.json")
@lang_option
@click.pass_context
def run(ctx: click.Context, paths: tuple[Path, ...], as_json: bool, lang: str | None) -> None:
    """Run scenarios; exit status 1 if one fails."""
    from platin.position import FormatError
    from platin.scenario import load_file, run_scenario

    lang = language_of(ctx)
    files = _files(paths, lang)
    outcomes: list[Verdict] = []
    broken: list[FormatError] = []
    for at, file in enumerate(files):
        _show_progress(at, len(files))
        try:
            found = [run_scenario(one) for one in load_file(file)]
        except FormatError as error:
            broken.append(error)
            _tell(str(error), as_json)
            continue
        outcomes.extend(found)
        for outcome in found:
            if not outcome.passed:
                _tell(str(outcome), as_json)
    _show_progress(len(files), len(files))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        click.echo(_outcomes_as_json(outcomes, broken))
    elif not outcomes and not broken:
        click.echo(tell("run.none", lang, paths=", ".join(map(str, paths or ("scenarios",)))))
    else:
        click.echo(tell("run.summary", lang, passed=len(outcomes) - len(failed), failed=len(failed)))
        if broken:
            click.echo(tell("run.unreadable", lang, n=len(broken)))
    if failed or broken:
        sys.exit(1)


def _files(paths: tuple[Path, ...], lang: str) -> list[Path]:
    from platin.scenario import scenario_files

    try:
        return scenario_files(list(paths) or [Path("scenarios")])
    except OSError as error:
        raise Problem(str(error), lang) from error


def _show_progress(done: int, files: int) -> None:
    """Show how far a long run has come, on a terminal only."""
    if files >= _MANY and sys.stderr.isatty():
        line = f"\r{done}/{files}" if done < files else "\r\033[K"
        click.echo(line, nl=False, err=True)


def _tell(text: str, quiet: bool) -> None:
    if not quiet:
        if sys.stderr.isatty():
            click.echo("\r\033[K", nl=False, err=True)
        click.echo(f"{text}\n", err=True)


def _outcomes_as_json(outcomes: "list[Verdict]", broken: "list[FormatError]") -> str:
    rows = [
        {
            "file": outcome.scenario.file,
            "line": outcome.line,
            "scenario": outcome.scenario.name,
            "rulings": outcome.scenario.rulings,
            "examples": outcome.scenario.examples,
            "passed": outcome.passed,
            "step": outcome.step,
            "problem": outcome.problem,
        }
        for outcome in outcomes
    ]
    unread = [{"file": error.file, "line": error.line, "problem": error.problem} for error in broken]
    return json.dumps({"scenarios": rows, "unreadable": unread}, ensure_ascii=False, indent=1)


@scenario.command(cls=ScenarioCommand, help="scenario.coverage")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="scenario.json")
@click.option("--missing", is_flag=True, help="scenario.missing_only")
@lang_option
@click.pass_context
def coverage(ctx: click.Context, paths: tuple[Path, ...], as_json: bool, missing: bool, lang: str | None) -> None:
    """Show what scenarios cover, by card and by example."""
    from platin.position import FormatError
    from platin.scenario import load_file
    from platin.scenario.coverage import cover

    lang = language_of(ctx)
    scenarios: list[Scenario] = []
    for file in _files(paths, lang):
        try:
            scenarios.extend(load_file(file))
        except FormatError as error:
            raise Problem(str(error), lang) from error
    found = cover(scenarios)
    if as_json:
        click.echo(_coverage_as_json(found))
        return
    for line in _coverage_lines(found, missing, lang):
        click.echo(line)


def _coverage_as_json(found: "Coverage") -> str:
    data: dict[str, Any] = {
        "scenarios": found.scenarios,
        "rulings": {name: len(scenarios) for name, scenarios in found.rulings.items()},
        "examples": {name: len(scenarios) for name, scenarios in found.examples.items()},
        "missing_rulings": found.missing_rulings(),
        "missing_examples": found.missing_examples(),
        "unknown": [{"name": name, "scenario": one.name, "where": one.where} for one, name in found.unknown],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def _coverage_lines(found: "Coverage", missing: bool, lang: str) -> list[str]:
    from platin.text.names import display

    rows: list[tuple[str, str, str, str]] = []
    for card, names in found.by_card().items():
        lacking = [name for name in names if not found.rulings[name]]
        if missing and not lacking:
            continue
        used = {one.where for name in names for one in found.rulings[name]}
        shown = display(card, lang) if card else tell("coverage.general", lang)
        rows.append((shown, f"{len(names) - len(lacking)}/{len(names)}", str(len(used)), ", ".join(lacking)))
    heads = [tell(f"coverage.{head}", lang) for head in ("card", "with", "scenarios", "missing")]
    lines = _table(heads, rows)
    lines.append("")
    examples: list[tuple[str, str, str, str]] = []
    for letters in sorted({name.rstrip("0123456789") for name in found.examples}):
        names = [name for name in found.examples if name.rstrip("0123456789") == letters]
        lacking = [name for name in names if not found.examples[name]]
        if missing and not lacking:
            continue
        used = {one.where for name in names for one in found.examples[name]}
        counts = f"{len(names) - len(lacking)}/{len(names)}"
        examples.append((f"{names[0]}-{names[-1]}", counts, str(len(used)), ", ".join(lacking)))
    lines.extend(_table(["", "", heads[2], heads[3]], examples))
    lines.append("")
    covered = len(found.rulings) - len(found.missing_rulings())
    total = {"covered": covered, "all": len(found.rulings), "scenarios": found.scenarios}
    lines.append(tell("coverage.rulings", lang, **total))
    covered = len(found.examples) - len(found.missing_examples())
    lines.append(tell("coverage.examples", lang, covered=covered, all=len(found.examples)))
    lines.extend([tell("coverage.unknown", lang, name=name, where=one.where) for one, name in found.unknown])
    return lines


def _table(heads: list[str], rows: list[tuple[str, str, str, str]]) -> list[str]:
    """Set rows in columns; the last one runs on."""
    widths = [max([len(head), *[len(row[at]) for row in rows]]) for at, head in enumerate(heads)]
    lines = []
    for row in [tuple(heads), *rows]:
        cells = [f"{cell:<{width}}" for cell, width in zip(row[:-1], widths[:-1], strict=True)]
        lines.append("  ".join([*cells, row[-1]]).rstrip())
    return lines


@scenario.command(cls=ScenarioCommand, help="scenario.new")
@click.argument("savefile", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="scenario.out")
@lang_option
@click.pass_context
def new(ctx: click.Context, savefile: Path, out: Path | None, lang: str | None) -> None:
    """Make a scenario of a saved game."""
    from platin.scenario.skeleton import NothingPending, skeleton

    lang = language_of(ctx)
    try:
        text = skeleton(json.loads(savefile.read_text(encoding="utf-8")), lang, tell("new.title", lang))
    except NothingPending as error:
        raise Problem(tell("new.over", lang), lang) from error
    except (OSError, ValueError) as error:
        raise Problem(tell("new.unreadable", lang, file=savefile, problem=error), lang) from error
    if out is None:
        click.echo(text, nl=False)
        return
    if out.exists():
        raise Problem(tell("new.exists", lang, file=out), lang)
    out.write_text(text, encoding="utf-8")
    click.echo(tell("new.written", lang, file=out))


@scenario.command(cls=ScenarioCommand, help="scenario.trace")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--name", default="", help="scenario.name")
@lang_option
@click.pass_context
def trace(ctx: click.Context, file: Path, name: str, lang: str | None) -> None:
    """Show scenarios question by question; exit status 1 if one fails."""
    from platin.cli.scenario_trace import draw_trace
    from platin.cli.screen import Screen
    from platin.position import FormatError
    from platin.scenario import load_file

    lang = language_of(ctx)
    try:
        scenarios = load_file(file)
    except FormatError as error:
        raise Problem(str(error), lang) from error
    wanted = [one for one in scenarios if name.casefold() in one.name.casefold()]
    if not wanted:
        raise Problem(tell("trace.none", lang, file=file), lang)
    screen = Screen()
    passed = [draw_trace(screen, one, lang) for one in wanted]
    if not all(passed):
        sys.exit(1)


@scenario.command(cls=ScenarioCommand, help="scenario.words")
@click.argument("name", nargs=-1)
@lang_option
@click.pass_context
def words(ctx: click.Context, name: tuple[str, ...], lang: str | None) -> None:
    """List what a scenario can say about a card."""
    from platin.cli.screen import Screen
    from platin.scenario.vocabulary import effects_of, log_lines, questions_of
    from platin.text.names import UnknownName, any_key, display

    lang = language_of(ctx)
    try:
        key = any_key(" ".join(name)) if name else ""
    except UnknownName as error:
        raise Problem(error.say(lang), lang) from error
    screen = Screen()
    if key:
        names = [display(key, lang), display(key, "en" if lang == "de" else "de")]
        screen.line(" · ".join(dict.fromkeys(names)), style="bold")
        effects = [
            (one.name, f"{one.entry}  ({tell('words.later', lang)})" if one.follows else one.entry)
            for one in effects_of(key, lang)
        ]
        _listed(screen, tell("words.effects", lang), effects)
    asked: list[tuple[str, str]] = []
    for question in questions_of(key, lang):
        asked.append((question.key, question.sentence))
        asked.extend([(f"  {mode}", label) for mode, label in question.options])
    _listed(screen, tell("words.questions", lang), asked)
    _listed(screen, tell("words.log", lang), log_lines(lang))


def _listed(screen: "Screen", head: str, rows: list[tuple[str, str]]) -> None:
    """Write rows of two columns under a heading; nothing if there are none."""
    from rich.text import Text

    if not rows:
        return
    screen.line()
    screen.line(head, indent=2, style="bold")
    width = max([len(first) for first, _ in rows]) + 2
    for first, second in rows:
        screen.line(second, indent=4, lead=Text(f"{first:<{width}}"))
