"""Stopping as soon as it is settled who is better, with a test that may be looked at as often as one likes.

A usual confidence interval holds for one look at a number of games fixed before. Whoever looks again and again, and
stops when the interval pleases, errs far more often than its level says. A confidence sequence holds at all looks at
once: the chance that it is ever wrong is at most 1 - level, whenever and why ever one stops.

Here it is the betting confidence sequence (hedged capital) of Waudby-Smith and Ramdas, "Estimating means of bounded
random variables by betting", Journal of the Royal Statistical Society B 86 (2024), with predictable plug-in bets. For
each candidate m one bets that the mean is above m, and with as much money that it is below. If m is the mean, no way of
betting makes money on average, and by Ville's inequality the capital ever grows to 1/a with a chance of at most a. So
every m at which it has is ruled out. The unit is a block of games, whose value lies between 0 and 1: (1 + d) / 2, where
d is the difference of what two contestants won of it. Blocks are independent and alike; all blocks between two looks
get the same bet, which is fixed before them, so that counting them by value is enough.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import inf, log, log1p, sqrt
from typing import Any, Final

from platin.sim.statistics import difference_values
from platin.sim.tally import Tally

FIRST_LOOK: Final = 20
GROWTH: Final = 1.15
# A bet never risks more than this share of the capital.
_MOST_AT_RISK: Final = 0.5
_STEPS: Final = 20


@dataclass(frozen=True)
class Until:
    """When to stop: at which level, and from which difference of the win shares on two players count as different."""

    level: float
    margin: float = 0.01

    def __post_init__(self) -> None:
        if not 0.5 <= self.level < 1:
            raise ValueError(f"a level from 50 % to below 100 %, not {self.level:%}")
        if not 0 < self.margin < 1:
            raise ValueError(f"a margin above 0 % and below 100 %, not {self.margin:%}")


def looks(most: int) -> Iterator[int]:
    """Give the numbers of blocks after which to look: ever further apart, and at last after all."""
    at = FIRST_LOOK
    while at < most:
        yield at
        at = max(at + 1, int(at * GROWTH))
    yield most


class ConfidenceSequence:
    """Bounds for the mean of values between 0 and 1 that hold at all looks at once."""

    def __init__(self, level: float) -> None:
        self.alpha = 1 - level
        self.low = 0.0
        self.high = 1.0
        self.count = 0
        self._total = 0.0
        # Sum of squares around the mean known at each look, for the bets.
        self._spread = 0.0
        # The bets so far, and how often each value came while they stood.
        self._past: list[tuple[float, list[tuple[float, int]]]] = []

    def add(self, values: dict[float, int]) -> None:
        """Take in what came since the last look, as a count of values, and narrow the bounds."""
        self.record(values)
        self._narrow()

    def record(self, values: dict[float, int]) -> None:
        """Take in what came since the last look without narrowing the bounds; `rules_out` is enough for some."""
        number = sum(values.values())
        if not number:
            return
        # Everything the bet depends on was known before these values came: their number, and what came before.
        mean = (0.5 + self._total) / (self.count + 1)
        variance = (0.25 + self._spread) / (self.count + 1)
        end = self.count + number
        bet = sqrt(2 * log(2 / self.alpha) / (variance * end * log(1 + end)))
        self._past.append((bet, sorted(values.items())))
        self.count = end
        self._total += sum(value * times for value, times in values.items())
        # At the first look there is no mean to speak of yet: its own serves for the spread, which bets later only.
        around = mean if len(self._past) > 1 else self._total / end
        self._spread += sum((value - around) ** 2 * times for value, times in values.items())

    @property
    def mean(self) -> float:
        """The mean of all values so far."""
        return self._total / self.count if self.count else 0.5

    def rules_out(self, m: float) -> bool:
        """Tell whether the values so far rule out that m is the mean, by this look alone."""
        enough = log(2 / self.alpha)
        return self._capital_above(m) >= enough or self._capital_below(m) >= enough

    def _narrow(self) -> None:
        """Find the candidates that are not ruled out. What was ruled out once stays so."""
        enough = log(2 / self.alpha)
        middle = min(max(self.mean, self.low), self.high)
        self.low = _edge(self.low, middle, lambda m: self._capital_above(m) < enough)
        self.high = _edge(self.high, middle, lambda m: self._capital_below(m) < enough)

    def _capital_above(self, m: float) -> float:
        """Give the logarithm of what betting on a mean above m has made of 1; it falls as m rises."""
        most = _MOST_AT_RISK / m if m > 0 else inf
        capital = 0.0
        for bet, values in self._past:
            stake = min(bet, most)
            for value, times in values:
                capital += times * log1p(stake * (value - m))
        return capital

    def _capital_below(self, m: float) -> float:
        """Give the same for betting on a mean below m; it rises with m."""
        most = _MOST_AT_RISK / (1 - m) if m < 1 else inf
        capital = 0.0
        for bet, values in self._past:
            stake = min(bet, most)
            for value, times in values:
                capital += times * log1p(stake * (m - value))
        return capital


def _edge(outside: float, inside: float, is_in: Any) -> float:
    """Find the edge between a candidate that may be ruled out and one near the mean; err to the outside."""
    if is_in(outside):
        return outside
    for _ in range(_STEPS):
        between = (outside + inside) / 2
        if is_in(between):
            inside = between
        else:
            outside = between
    return outside


@dataclass(frozen=True)
class Comparison:
    """Two contestants: the difference of their win shares, its bounds, and what is settled about it."""

    a: int
    b: int
    difference: float
    low: float
    high: float
    margin: float

    @property
    def verdict(self) -> str:
        """What is settled: "better" (a than b), "worse", "equal" (within the margin), or "open"."""
        if self.low > 0:
            return "better"
        if self.high < 0:
            return "worse"
        if -self.margin < self.low and self.high < self.margin:
            return "equal"
        return "open"

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "a": self.a,
            "b": self.b,
            "difference": self.difference,
            "low": self.low,
            "high": self.high,
            "verdict": self.verdict,
        }


class Stopping:
    """Follows a simulation and says when all pairs of contestants are settled.

    With several pairs each gets its part of the chance to err, so that all together are right at the level asked for.
    """

    def __init__(self, until: Until, players: int) -> None:
        self.until = until
        self.pairs = list(combinations(range(players), 2))
        level = 1 - (1 - until.level) / len(self.pairs)
        self.sequences = [ConfidenceSequence(level) for _ in self.pairs]
        self.looks = 0

    def look(self, since: Tally) -> bool:
        """Take in the games since the last look; tell whether everything is settled."""
        self.looks += 1
        for (a, b), sequence in zip(self.pairs, self.sequences):
            sequence.add(difference_values(since, a, b))
        return self.settled

    @property
    def settled(self) -> bool:
        """Whether nothing is open any more."""
        return all(comparison.verdict != "open" for comparison in self.comparisons())

    def comparisons(self) -> list[Comparison]:
        """Give how all pairs stand."""
        return [
            Comparison(a, b, 2 * one.mean - 1, 2 * one.low - 1, 2 * one.high - 1, self.until.margin)
            for (a, b), one in zip(self.pairs, self.sequences)
        ]
