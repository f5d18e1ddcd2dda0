"""`platin puzzle`: check whether puzzles can be solved, and whether they are not too easy."""

import sys
from pathlib import Path

import click

from platin.cli.command import lang_option, language_of
from platin.cli.main import tell
from platin.cli.teaching import TeachingCommand, TeachingGroup, files_of


@click.group(cls=TeachingGroup, help="puzzle")
@lang_option
def puzzle(lang: str | None) -> None:
    """Run a subcommand."""


@puzzle.command(cls=TeachingCommand, help="puzzle.check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--most", type=click.IntRange(min=0), default=200_000, show_default=True, help="puzzle.most")
@lang_option
@click.pass_context
def check(ctx: click.Context, paths: tuple[Path, ...], most: int, lang: str | None) -> None:
    """Search puzzles for solutions; exit status 1 if one cannot be solved, or solves itself."""
    from platin.position import FormatError
    from platin.teaching.puzzle import read_puzzle
    from platin.teaching.puzzle_check import check_puzzle, told

    lang = language_of(ctx)
    files = files_of(paths, "puzzles", lang)
    wrong = 0
    for file in files:
        try:
            found = read_puzzle(file)
            report = check_puzzle(found, most)
        except FormatError as error:
            click.echo(f"{error}\n", err=True)
            wrong += 1
            continue
        for problem in report.problems:
            click.echo(f"{problem}\n", err=True)
        if report.solved_by:
            click.echo(tell("puzzle.easy", lang, file=file, players=", ".join(report.solved_by)), err=True)
        wrong += bool(report.problems or report.solved_by)
        looked = report.found
        if looked is not None:
            key = "puzzle.searched" if looked.whole else "puzzle.searched_partly"
            click.echo(tell(key, lang, name=found.id, points=looked.points, solutions=len(looked.endings)))
            if looked.solution is not None:
                click.echo("  " + " · ".join(told(found, looked.solution)))
    click.echo(tell("puzzle.checked", lang, sound=len(files) - wrong, wrong=wrong))
    if wrong:
        sys.exit(1)
