"""`platin lesson`: check whether lessons can be played as they say."""

import sys
from pathlib import Path

import click

from platin.cli.command import lang_option, language_of
from platin.cli.main import tell
from platin.cli.teaching import TeachingCommand, TeachingGroup, files_of


@click.group(cls=TeachingGroup, help="lesson")
@lang_option
def lesson(lang: str | None) -> None:
    """Run a subcommand."""


@lesson.command(cls=TeachingCommand, help="lesson.check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@lang_option
@click.pass_context
def check(ctx: click.Context, paths: tuple[Path, ...], lang: str | None) -> None:
    """Play lessons along their wanted answers; exit status 1 if one does not hold."""
    from platin.position import FormatError
    from platin.teaching.lesson import read_lesson
    from platin.teaching.lesson_check import lesson_problems

    lang = language_of(ctx)
    files = files_of(paths, "lessons", lang)
    wrong = 0
    for file in files:
        try:
            problems = lesson_problems(read_lesson(file))
        except FormatError as error:
            problems = [str(error)]
        for problem in problems:
            click.echo(f"{problem}\n", err=True)
        wrong += bool(problems)
    click.echo(tell("lesson.checked", lang, sound=len(files) - wrong, wrong=wrong))
    if wrong:
        sys.exit(1)
