"""What `platin simulate` and `platin tournament` share: words, levels and places that are checked first, progress."""

import errno
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from platin.cli.bar import Bar
from platin.cli.command import Problem
from platin.text.messages import simulation, tournament
from platin.text.numbers import level_text, number
from platin.text.speech import Messages

if TYPE_CHECKING:
    from platin.sim import Progress

INTERRUPTED: Final = 130
# More is a slip of the finger: a process needs some 50 MB, and so many games take centuries.
MOST_JOBS: Final = 1024
MOST_GAMES: Final = 10**12
MOST_SEED: Final = 2**63 - 1
# Beyond this a level says nothing about games any more.
MOST_LEVEL: Final = 99.9999


tell = Messages(simulation.WORDS, tournament.WORDS)


# Reading the command line


def read_level(option: str, text: str, lang: str) -> float:
    """Read a level of confidence: "99%", "99.5 %", "99,5%", "0.995"."""
    value = _read_percent(option, text, "99%", lang)
    if not text.strip().endswith("%") and value < 1:
        value *= 100
    if not 50 < value <= MOST_LEVEL:
        raise _out_of_range(option, text, 50, MOST_LEVEL, lang)
    return value / 100


def read_margin(option: str, text: str, lang: str) -> float:
    """Read a difference of win shares: "1%". Below 1 the sign must be there: 0.5 could be a half or half a percent."""
    value = _read_percent(option, text, "1%", lang)
    if not text.strip().endswith("%") and value < 1:
        raise Problem(tell("error.percent", lang, option=option, text=text, example="1%"), lang)
    if not 0 < value < 100:
        raise _out_of_range(option, text, 0, 100, lang)
    return value / 100


def _read_percent(option: str, text: str, example: str, lang: str) -> float:
    try:
        return float(text.strip().removesuffix("%").strip().replace(",", "."))
    except ValueError:
        raise Problem(tell("error.percent", lang, option=option, text=text, example=example), lang) from None


def _out_of_range(option: str, text: str, low: float, high: float, lang: str) -> Problem:
    bounds = {"low": level_text(low / 100, lang), "high": level_text(high / 100, lang)}
    return Problem(tell("error.range", lang, option=option, text=text, **bounds), lang)


def check_count(option: str, value: int | None, most: int, lang: str, least: int = 1) -> None:
    """Refuse a number that is too small or beyond reason."""
    if value is not None and not least <= value <= most:
        bounds = {"low": str(least), "high": number(most, lang)}
        # What is typed may have thousands of digits.
        text = str(value) if abs(value) < 10**20 else "…"
        raise Problem(tell("error.range", lang, option=option, text=text, **bounds), lang)


def check_kingdom(kingdom: str, lang: str) -> None:
    """Refuse a list of cards in which there is none."""
    if kingdom and not kingdom.strip(" ,;\t\n"):
        raise Problem(tell("error.no_cards", lang, text=kingdom), lang)


def check_expansions(expansions: tuple[str, ...], kingdom: str, lang: str) -> None:
    """Refuse expansions for a kingdom that is not drawn."""
    from platin.sim.kingdoms import is_drawn

    if expansions and not is_drawn(kingdom):
        raise Problem(tell("error.not_drawn", lang), lang)


def check_extras(lang: str, **options: object) -> None:
    """Refuse at once what would fail only after all games have been played: packages that are not installed."""
    packages = {
        "report": ("matplotlib", "jinja2"),
        "png": ("matplotlib",),
        "parquet": ("pyarrow",),
        "cluster": ("ray",),
    }
    for option, wanted in options.items():
        missing = [package for package in packages[option] if wanted and find_spec(package) is None]
        if missing:
            extra = "cluster" if option == "cluster" else "sim"
            said = tell("error.extra", lang, option=f"--{option}", packages=", ".join(missing), extra=extra)
            raise Problem(said, lang)


def check_places(lang: str, files: tuple[Path | None, ...], directories: tuple[Path | None, ...] = ()) -> None:
    """Refuse places that cannot be written to, before any game is played."""
    for file in files:
        if file is None or str(file) == "-":
            continue
        parent = file.absolute().parent
        if not parent.is_dir():
            problem = tell("error.no_directory", lang, directory=parent)
        elif file.is_dir():
            problem = tell("os.EISDIR", lang)
        elif not os.access(file if file.exists() else parent, os.W_OK):
            problem = tell("os.EACCES", lang)
        else:
            continue
        raise Problem(tell("error.write", lang, file=file, problem=problem), lang)
    for directory in directories:
        if directory is not None and directory.exists() and not directory.is_dir():
            raise Problem(tell("error.write", lang, file=directory, problem=tell("os.ENOTDIR", lang)), lang)


def system_problem(error: OSError, lang: str) -> str:
    """Say what the system complains about: the usual things in the user's language."""
    key = f"os.{errno.errorcode.get(error.errno or 0, '')}"
    return tell(key, lang) if key in simulation.WORDS.of(lang) else str(error.strerror or error)


def cannot_write(file: object, error: OSError, lang: str) -> Problem:
    """Say that a file cannot be written."""
    return Problem(tell("error.write", lang, file=file, problem=system_problem(error, lang)), lang)


def worker_problem(error: Exception, lang: str) -> Exception:
    """Give an error of the workers or of the cluster in the words of the user; others as they are."""
    from platin.sim.workers import MOST_TRIES, WorkersDied

    if isinstance(error, WorkersDied):
        return Problem(tell("error.workers", lang, tries=MOST_TRIES, first=error.first, last=error.last), lang)
    if type(error).__name__ == "NoCluster":
        from platin.sim.cluster import NoCluster

        assert isinstance(error, NoCluster)
        cause = error.__cause__
        problem = system_problem(cause, lang) if isinstance(cause, OSError) else error.problem
        return Problem(tell("error.cluster", lang, address=error.address, problem=problem), lang)
    return error


def put_text(file: Path, text: str, said: str, lang: str) -> None:
    """Write a file, and say so."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error, lang) from error
    click.echo(said, err=True)


# Progress


class Watched(Bar):
    """A bar with games a second and time left."""

    def __init__(self, title: str, lang: str, left: "Callable[[Progress], str] | None" = None) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn

        more = ("{task.fields[speed]}", "{task.fields[left]}")
        super().__init__(title, BarColumn(), MofNCompleteColumn(), *more, speed="", left="")
        self.lang = lang
        # What is said instead of the time left; "" for the time.
        self.left = left

    def __call__(self, at: "Progress") -> None:
        """Show how far it has come."""
        speed = at.games / at.seconds if at.seconds > 0 else 0.0
        left = self.left(at) if self.left is not None else ""
        if not left:
            seconds = int((at.total - at.games) / speed) if speed else 0
            time = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
            left = tell("progress.left", self.lang, time=time)
        shown = tell("progress.speed", self.lang, speed=number(round(speed), self.lang))
        self.bar.update(self.task, completed=at.games, total=at.total, speed=shown, left=left)
