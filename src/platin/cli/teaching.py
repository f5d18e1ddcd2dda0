"""What the commands about lessons and puzzles share: their words, and which files are meant."""

from pathlib import Path

from platin.cli.command import Command, Group, Problem
from platin.cli.main import tell


class TeachingCommand(Command):
    """A command with the words of the command line."""

    messages = tell


class TeachingGroup(TeachingCommand, Group):
    """A group of these commands."""


def files_of(paths: tuple[Path, ...], ours: str, lang: str) -> list[Path]:
    """Give the files that are named, or those of a folder that come with Platin."""
    from platin.scenario import scenario_files
    from platin.teaching.reading import HERE

    try:
        return scenario_files(list(paths) or [HERE / ours])
    except OSError as error:
        raise Problem(str(error), lang) from error
