"""What the plots and tables show, worked out from the counts of an outcome. No words, no drawing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from platin.sim.observe import Observation
from platin.sim.statistics import Estimate, wilson
from platin.sim.tally import WIN, Histogram, mean

# Turns that fewer games than this have reached are left out: what they show is chance, and only of the longest games.
LEAST_REACHED: Final = 0.05
# The bands of the plots by turn lie between these quantiles.
LOW: Final = 0.1
HIGH: Final = 0.9
MOST_COLUMNS: Final = 30
MOST_ROWS: Final = 12
MOST_OPENINGS: Final = 6
MOST_ENDINGS: Final = 8


def at_quantile(count: Histogram, share: float) -> int:
    """Give the smallest value that so large a share of the histogram does not exceed."""
    wanted = share * sum(count.values())
    before = 0
    for value in sorted(count):
        before += count[value]
        if before >= wanted:
            return value
    raise ValueError("a quantile of nothing")


@dataclass(frozen=True)
class Course:
    """A number turn by turn: mean and quantiles, and how many games were still running."""

    mean: list[float]
    low: list[int]
    high: list[int]
    games: list[int]

    @property
    def turns(self) -> range:
        """The turns, counted from 1."""
        return range(1, len(self.mean) + 1)


def course(histograms: Sequence[Histogram], turns: int) -> Course:
    """Follow a number over the first turns."""
    shown = [count for count in histograms[:turns] if count]
    return Course(
        [mean(count) for count in shown],
        [at_quantile(count, LOW) for count in shown],
        [at_quantile(count, HIGH) for count in shown],
        [sum(count.values()) for count in shown],
    )


def turns_shown(seen: Observation, games: int) -> int:
    """Give how many turns are worth showing: those that enough games have reached."""
    least = max(ceil(LEAST_REACHED * games), 1)
    reached = 1
    for histograms in seen.coins:
        enough = [at for at, count in enumerate(histograms, 1) if sum(count.values()) >= least]
        reached = max([reached, *enough])
    return reached


@dataclass(frozen=True)
class Ahead:
    """How often a contestant was ahead, level and behind when a round was over; shares of the games still running."""

    ahead: list[float]
    level: list[float]
    behind: list[float]


def ahead(lead: Sequence[Histogram], turns: int) -> Ahead:
    """Follow who was ahead over the first turns."""
    found = Ahead([], [], [])
    for count in lead[:turns]:
        total = sum(count.values())
        if not total:
            break
        found.ahead.append(sum(number for value, number in count.items() if value > 0) / total)
        found.level.append(count.get(0, 0) / total)
        found.behind.append(sum(number for value, number in count.items() if value < 0) / total)
    return found


@dataclass(frozen=True)
class Row:
    """A card (or an Event) over the turns: how often in a game that reached the turn, and in all of a game."""

    name: str
    by_turn: list[float]
    total: float


def timeline(sources: Sequence[Sequence[dict[str, int]]], reached: Sequence[Histogram], games: int) -> list[Row]:
    """Give what was gained (bought, played) when, the most frequent first. Several sources are put together."""
    totals: dict[str, int] = {}
    for source in sources:
        for names in source:
            for name, number in names.items():
                totals[name] = totals.get(name, 0) + number
    turns = min(len(reached), MOST_COLUMNS)
    running = [sum(reached[at].values()) for at in range(turns)]
    rows = []
    for name in sorted(totals, key=lambda key: (-totals[key], key)):
        by_turn = [
            sum(source[at].get(name, 0) for source in sources if at < len(source)) / running[at] if running[at] else 0.0
            for at in range(turns)
        ]
        rows.append(Row(name, by_turn, totals[name] / games))
    return rows


@dataclass(frozen=True)
class Opening:
    """What was gained in the first two turns, how often, and how those games went."""

    cards: tuple[str, ...]
    games: int
    share: float
    won: Estimate


def openings(seen: Observation, c: int, level: float) -> list[Opening]:
    """Give the openings of a contestant, the most frequent first."""
    count = seen.openings[c]
    total = sum(games for games, _ in count.values())
    order = sorted(count, key=lambda cards: (-count[cards][0], cards))
    return [
        Opening(cards, count[cards][0], count[cards][0] / total, wilson(count[cards][1] / WIN, count[cards][0], level))
        for cards in order
    ]


def endings(seen: Observation) -> list[tuple[tuple[str, ...], int]]:
    """Give which piles were empty at the end, the most frequent first."""
    return sorted(seen.empty.items(), key=lambda item: (-item[1], item[0]))


def decks(seen: Observation, games: int) -> list[tuple[str, list[float]]]:
    """Give how many of each card the contestants owned at the end on average, those first that somebody had most of."""
    names = {name for deck in seen.decks for name in deck}
    rows = [(name, [deck.get(name, 0) / games for deck in seen.decks]) for name in names]
    return sorted(rows, key=lambda row: (-max(row[1]), row[0]))


def shares(count: Histogram) -> list[tuple[int, float]]:
    """Give a histogram as shares, without gaps between its values."""
    total = sum(count.values())
    return [(value, count.get(value, 0) / total) for value in range(min(count), max(count) + 1)]


def trimmed(count: Histogram, share: float = 0.995) -> Histogram:
    """Give the middle of a histogram: a few games far out would squeeze all the others."""
    low, high = at_quantile(count, 1 - share), at_quantile(count, share)
    return {value: number for value, number in count.items() if low <= value <= high}


def widest(rows: Iterable[Row]) -> float:
    """Give the largest number of a table by turn."""
    return max([value for row in rows for value in row.by_turn], default=0.0)
