"""Means of games with confidence intervals. The unit is the block: its games share their shuffles.

`wilson` is for independent games that are won or lost. `block_interval` is for means of blocks: the interval of Agresti
and Coull ("Approximate is better than 'exact' ...", The American Statistician 52, 1998) carried over to values between
0 and 1. Theirs adds z²/2 wins and z²/2 losses and takes the usual interval; so does this one, with whole blocks won
and lost, and takes the variance from the blocks. For blocks of one game without ties it is just theirs.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from platin.sim.tally import WIN, Scores, Tally


@dataclass(frozen=True)
class Estimate:
    """A share of the games, and between which bounds it lies at the level asked for."""

    share: float
    low: float
    high: float


def quantile(level: float) -> float:
    """Give z so that a normal variable lies within -z and z with this probability."""
    if not 0 < level < 1:
        raise ValueError(f"a level between 0 and 1, not {level}")
    return NormalDist().inv_cdf((1 + level) / 2)


def wilson(wins: float, games: int, level: float) -> Estimate:
    """Give a share of independent games with Wilson's score interval."""
    z = quantile(level)
    share = wins / games
    middle = (wins + z * z / 2) / (games + z * z)
    half = z * sqrt(max(share * (1 - share) * games, 0.0) + z * z / 4) / (games + z * z)
    return _between(share, middle, half)


def block_interval(values: Iterable[tuple[float, int]], level: float) -> Estimate:
    """Give the mean of blocks (each a value from 0 to 1, and how many blocks have it) with its interval."""
    z = quantile(level)
    count = total = squares = 0.0
    for value, number in values:
        count += number
        total += value * number
        squares += value * value * number
    middle = (total + z * z / 2) / (count + z * z)
    variance = (squares + z * z / 2) / (count + z * z) - middle * middle
    return _between(total / count, middle, z * sqrt(max(variance, 0.0) / (count + z * z)))


def _between(share: float, middle: float, half: float) -> Estimate:
    # At the very ends rounding must not put the bound on the wrong side of the share.
    return Estimate(share, min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share))


class BlockCounts:
    """All that a tally says about wins, contestant by contestant, with blocks as the unit."""

    def __init__(self, tally: Tally) -> None:
        n = tally.players
        self.players = n
        self.blocks = sum(tally.blocks.values())
        self.games = self.blocks * n
        # Histograms of what contestants and seats won in a block, in 60ths.
        self.contestant: list[dict[int, int]] = [{} for _ in range(n)]
        self.seat: list[dict[int, int]] = [{} for _ in range(n)]
        # What contestant c won on seat s: histograms over games.
        self.by_seat: list[list[dict[int, int]]] = [[{} for _ in range(n)] for _ in range(n)]
        self.wins = [0] * n
        self.shared = [0] * n
        self.ties = 0
        for pattern in sorted(tally.blocks):
            number = tally.blocks[pattern]
            scores = Scores(pattern, n)
            for c in range(n):
                _count(self.contestant[c], scores.contestant[c], number)
                _count(self.seat[c], scores.seat[c], number)
                for seat in range(n):
                    _count(self.by_seat[c][seat], scores.by_seat[c][seat], number)
                self.wins[c] += scores.wins[c] * number
                self.shared[c] += scores.shared[c] * number
            self.ties += sum((pattern >> n * at & (1 << n) - 1).bit_count() > 1 for at in range(n)) * number

    def contestant_share(self, c: int, level: float, paired: bool) -> Estimate:
        """Give how much of its games a contestant won, ties shared out."""
        if not paired:
            return wilson(sum(value * number for value, number in self.contestant[c].items()) / WIN, self.games, level)
        return block_interval(self._of_blocks(self.contestant[c]), level)

    def seat_share(self, seat: int, level: float) -> Estimate:
        """Give how much of the games a seat won, whoever sat there."""
        return block_interval(self._of_blocks(self.seat[seat]), level)

    def on_seat(self, c: int, seat: int, level: float) -> Estimate:
        """Give how much a contestant won of its games on a seat: one a block, so they are independent."""
        count = self.by_seat[c][seat]
        return wilson(sum(value * number for value, number in count.items()) / WIN, self.blocks, level)

    def gain(self, c: int) -> tuple[float, float]:
        """Give how many independent games a game of a block is worth, by this run: (in all, by the shuffles alone).

        The first compares with games whose seats are left to chance, the second with games whose seats rotate but
        whose shuffles are their own. Infinite if blocks do not vary at all: a mirror.
        """
        scale = 1 / WIN
        block = _variance(self.contestant[c], scale) / self.players
        everything: dict[int, int] = {}
        within = 0.0
        for count in self.by_seat[c]:
            for value, number in count.items():
                _count(everything, value, number)
            within += _variance(count, scale) / self.players
        single = _variance(everything, scale)
        if block <= 0:
            return (float("inf"), float("inf")) if single > 0 else (1.0, 1.0)
        return single / block, within / block

    def _of_blocks(self, count: dict[int, int]) -> list[tuple[float, int]]:
        return [(value / (WIN * self.players), number) for value, number in sorted(count.items())]


def difference_values(tally: Tally, a: int, b: int) -> dict[float, int]:
    """Give the differences of what two contestants won of a block, put into 0 to 1: value and number of blocks."""
    n = tally.players
    whole: dict[int, int] = {}
    for pattern, number in tally.blocks.items():
        scores = Scores(pattern, n)
        _count(whole, scores.contestant[a] - scores.contestant[b], number)
    return {(1 + value / (WIN * n)) / 2: whole[value] for value in sorted(whole)}


def _count(into: dict[int, int], value: int, number: int) -> None:
    into[value] = into.get(value, 0) + number


def _variance(count: dict[int, int], scale: float) -> float:
    """Give the variance of a histogram of ints, times the square of a scale. Exact up to the last division."""
    total = sum(count.values())
    if total < 2:
        return 0.0
    first = sum(value * number for value, number in count.items())
    second = sum(value * value * number for value, number in count.items())
    return (second * total - first * first) / (total * (total - 1)) * scale * scale
