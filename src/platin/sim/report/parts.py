"""What a page is made of: plots with the numbers behind them, and their words. How it looks is in the templates."""

from collections.abc import Sequence
from dataclasses import dataclass

from platin.sim.report.style import Series, series
from platin.sim.report.svg import Drawing
from platin.sim.report.words import Words
from platin.sim.statistics import Estimate


@dataclass(frozen=True)
class Bar:
    """A bar below a share, in the colour of a contestant if it is one's."""

    share: float
    series: Series | None = None

    @property
    def percent(self) -> str:
        """How long it is, for a style."""
        return f"{100 * min(max(self.share, 0), 1):.1f}"


@dataclass(frozen=True)
class Cell:
    """A text in a listing with what belongs to it: a mark before it, small letters and a bar below it."""

    text: str
    mark: Series | None = None
    below: str = ""
    bar: Bar | None = None


Row = list[str | Cell]


@dataclass(frozen=True)
class Listing:
    """Rows of cells; the first cell of a row is its heading."""

    head: Sequence[str | Cell]
    rows: Sequence[Sequence[str | Cell]]
    caption: str | Cell = ""
    kind: str = ""


@dataclass(frozen=True)
class Plot:
    """A plot with its words, and the numbers behind it."""

    slug: str
    title: str
    caption: str
    description: str
    drawing: Drawing
    listings: Sequence[Listing] = ()


@dataclass(frozen=True)
class Term:
    """A word about how it was computed, with what it means here, and what to type for it."""

    name: str
    text: str
    command: str = ""


def who(name: str, c: int) -> Cell:
    """Give a contestant's name with the mark it has in the plots."""
    return Cell(name, series(c))


def with_interval(words: Words, one: Estimate) -> Cell:
    """Give a share with its interval below it."""
    return Cell(words.percent(one.share), below=words.span(words.percent(one.low), words.percent(one.high)))


def program(words: Words, seconds: float, speed: float, jobs: int) -> Term:
    """Say which program it was, and how long it took."""
    said = words(
        "method.program.value",
        program=words.program(),
        seconds=words.decimal(seconds),
        speed=words.whole(speed),
        jobs=words.whole(jobs),
    )
    return Term(words("method.program"), said)
