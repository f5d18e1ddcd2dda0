"""Ratings from games of pairs: the model of Bradley and Terry by maximum likelihood, on the scale of Elo.

A player with d points more than another is expected to win 1 / (1 + 10 ** (-d / 400)) of their games, a tie counting as
half a win. Seats rotate within a block, so what the first seat is worth cancels out.

Standard errors are those of Huber and White ("sandwich"): the curvature of the likelihood says how much a surplus of
wins moves the ratings, the spread of the blocks says how large a surplus chance brings about. The unit is the block,
because its games share their shuffles; over random kingdoms it is the kingdom, because what is asked for is an
average over all kingdoms, and those that were drawn are a sample of them (then with the quantiles of Student's t, and
all pairs of a kingdom together). The likelihood's own standard errors would take ties for independent half games and
shared shuffles for independent ones. A bootstrap over blocks estimates the same; this needs no random numbers.

Each pair that met also gets one block of which it is not known who won it: half a block won, half a block lost. So a
player who won all games has a rating too, and its interval is wide; among many games it weighs nothing. Only
differences show in games; the average of the core is put at 1500. The core are the players among whom everybody has,
directly or by way of others, taken points off everybody; the games say how far they are apart. For one who never lost
a point to the core, or never won one, they only say so on one side, and the rating is marked as open on the other.
Players who never met, not even by way of others, are in different groups and cannot be compared.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, cos, exp, log, pi, sin, sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from platin.sim.statistics import Estimate, block_interval, quantile
from platin.sim.tally import WIN

# What a block of two games is worth, in 60ths of a game.
BLOCK: Final = 2 * WIN
MEAN: Final = 1500.0
_ELO: Final = 400 / log(10)
_MOST_STEPS: Final = 200
_EXACT: Final = 1e-10
# A step of the search is at most so long: a factor of e² in the odds.
_LONGEST: Final = 2.0
# From so many kingdoms on their spread says something.
FEWEST_KINGDOMS: Final = 2

Matrix = list[list[float]]


class Meeting(NamedTuple):
    """Games of two contestants in a kingdom: what the first won of each block in 60ths, and how many blocks."""

    a: int
    b: int
    kingdom: int
    blocks: dict[int, int]


@dataclass(frozen=True)
class Rating:
    """The rating of a contestant. Bounds and error are infinite if it met nobody."""

    value: float
    error: float
    low: float
    high: float
    # Nobody of the core has ever, even by way of others, taken a point off it; or the other way round.
    open_above: bool
    open_below: bool
    # Contestants of different groups cannot be compared.
    group: int


@dataclass(frozen=True)
class Pair:
    """What two contestants did against each other, seen from the first, and what their ratings let expect."""

    a: int
    b: int
    blocks: int
    share: Estimate
    expected: float
    # By how many standard errors the share differs from what was expected.
    surprise: float


@dataclass(frozen=True)
class Ratings:
    """The ratings of all contestants, and how well they describe the games."""

    ratings: list[Rating]
    # Of the ratings, in points of Elo.
    covariance: Matrix
    pairs: list[Pair]
    # "block" or "kingdom".
    unit: str
    units: int

    def ranking(self) -> list[int]:
        """Give the contestants, the best first; group by group if not all can be compared."""
        return sorted(range(len(self.ratings)), key=lambda c: (self.ratings[c].group, -self.ratings[c].value, c))

    def confidence_ahead(self, a: int, b: int) -> float:
        """Give how sure it is that one contestant is better than another; 1/2 if they cannot be compared."""
        one, other = self.ratings[a], self.ratings[b]
        cov = self.covariance
        variance = cov[a][a] + cov[b][b] - 2 * cov[a][b]
        if one.group != other.group or variance <= 0:
            return 0.5
        distance = (one.value - other.value) / sqrt(variance)
        if self.unit == "kingdom":
            # Half of what lies outside of the distance is on the other side.
            within = student_level(abs(distance), self.units - 1)
            return (1 + within) / 2 if distance > 0 else (1 - within) / 2
        return NormalDist().cdf(distance)


def rate(count: int, meetings: Sequence[Meeting], level: float = 0.95, over_kingdoms: bool = False) -> Ratings:
    """Rate contestants by their meetings. Over kingdoms: as a sample of all kingdoms, not just in these."""
    played = _Played(count, meetings)
    strength = [0.0] * count
    cov: Matrix = [[0.0] * count for _ in range(count)]
    kingdoms = len({meeting.kingdom for meeting in meetings if meeting.blocks})
    by_kingdom = over_kingdoms and kingdoms >= FEWEST_KINGDOMS
    groups = played.groups()
    group_of = [0] * count
    for number, group in enumerate(groups):
        fitted = _fit(played, group)
        spread = played.spread_of_kingdoms(group, fitted) if by_kingdom else played.spread_of_blocks(group)
        part = _sandwich(_curvature(played, group, fitted), spread)
        for at, c in enumerate(group):
            group_of[c] = number
            strength[c] = fitted[c]
            for other, d in enumerate(group):
                cov[c][d] = part[at][other] * _ELO * _ELO
    beats = played.chains()
    above, below = [False] * count, [False] * count
    for group in groups:
        core = _core(group, beats, strength)
        _anchor(group, core, strength, cov)
        for c in group:
            above[c] = any(not beats[d][c] for d in core if d != c)
            below[c] = any(not beats[c][d] for d in core if d != c)
    width = student_quantile(level, kingdoms - 1) if by_kingdom else quantile(level)
    ratings = []
    for c in range(count):
        value = MEAN + _ELO * strength[c]
        error = sqrt(max(cov[c][c], 0.0)) if len(groups[group_of[c]]) > 1 else float("inf")
        low, high = value - width * error, value + width * error
        ratings.append(Rating(value, error, low, high, above[c], below[c], group_of[c]))
    pairs = [played.pair(a, b, strength, level, width if by_kingdom else 0.0) for a, b in sorted(played.scores)]
    unit, units = ("kingdom", kingdoms) if by_kingdom else ("block", sum(played.number.values()))
    return Ratings(ratings, cov, pairs, unit, units)


class _Played:
    """Who met whom, and what came of it; every pair as (smaller, larger) and seen from the smaller."""

    def __init__(self, count: int, meetings: Sequence[Meeting]) -> None:
        self.count = count
        # Blocks by what the first won of them, in 60ths; and for each kingdom, what it won and how many there were.
        self.scores: dict[tuple[int, int], dict[int, int]] = {}
        self.by_kingdom: dict[int, dict[tuple[int, int], tuple[int, int]]] = {}
        for a, b, kingdom, blocks in meetings:
            if not 0 <= min(a, b) < max(a, b) < count:
                raise ValueError(f"two different contestants from 0 to {count - 1}, not {a} and {b}")
            if not any(blocks.values()):
                continue
            seen = blocks if a < b else {BLOCK - won: number for won, number in blocks.items()}
            pair = (min(a, b), max(a, b))
            into = self.scores.setdefault(pair, {})
            for won, number in seen.items():
                into[won] = into.get(won, 0) + number
            here = self.by_kingdom.setdefault(kingdom, {})
            before, times = here.get(pair, (0, 0))
            here[pair] = (
                before + sum(won * number for won, number in seen.items()),
                times + sum(seen.values()),
            )
        self.number = {pair: sum(blocks.values()) for pair, blocks in self.scores.items()}
        self.won = {
            pair: sum(won * number for won, number in blocks.items()) / BLOCK for pair, blocks in self.scores.items()
        }

    def inside(self, group: list[int]) -> list[tuple[int, int]]:
        """Give the pairs of a group that met, in order."""
        members = set(group)
        return [pair for pair in sorted(self.scores) if pair[0] in members]

    def groups(self) -> list[list[int]]:
        """Divide the contestants so that those who met, also by way of others, are together; large groups first."""
        group = list(range(self.count))
        for a, b in sorted(self.scores):
            old, new = max(group[a], group[b]), min(group[a], group[b])
            group = [new if one == old else one for one in group]
        members: dict[int, list[int]] = {}
        for c, one in enumerate(group):
            members.setdefault(one, []).append(c)
        return sorted(members.values(), key=lambda found: (-len(found), found))

    def spread_of_blocks(self, group: list[int]) -> Matrix:
        """Give the variance of the surplus of wins, with blocks as the unit."""
        spread = _zeros(len(group))
        place = {c: at for at, c in enumerate(group)}
        for pair in self.inside(group):
            mean = (self.won[pair] + 0.5) / (self.number[pair] + 1)
            total = _unknown_block(mean)
            for won, number in self.scores[pair].items():
                total += number * (won / BLOCK - mean) ** 2
            _add_pair(spread, place[pair[0]], place[pair[1]], total)
        return spread

    def spread_of_kingdoms(self, group: list[int], strength: dict[int, float]) -> Matrix:
        """Give the variance of the surplus of wins, with kingdoms as the unit."""
        place = {c: at for at, c in enumerate(group)}
        size = len(group)
        surplus: Matrix = []
        spread = _zeros(size)
        for pair in self.inside(group):
            mean = (self.won[pair] + 0.5) / (self.number[pair] + 1)
            _add_pair(spread, place[pair[0]], place[pair[1]], _unknown_block(mean))
        for kingdom in sorted(self.by_kingdom):
            here = [0.0] * size
            for (a, b), (won, number) in sorted(self.by_kingdom[kingdom].items()):
                if a in place:
                    more = won / BLOCK - number * _expected(strength[a] - strength[b])
                    here[place[a]] += more
                    here[place[b]] -= more
            surplus.append(here)
        units = len(surplus)
        means = [sum(row[at] for row in surplus) / units for at in range(size)]
        for row in surplus:
            for at in range(size):
                for other in range(size):
                    spread[at][other] += (row[at] - means[at]) * (row[other] - means[other]) * units / max(units - 1, 1)
        return spread

    def chains(self) -> list[list[bool]]:
        """Tell from whom to whom there is a chain of contestants, each of whom took a point off the next."""
        n = self.count
        beats = [[False] * n for _ in range(n)]
        for (a, b), number in self.number.items():
            beats[a][b] = self.won[a, b] > 0
            beats[b][a] = self.won[a, b] < number
        for between in range(n):
            for a in range(n):
                if beats[a][between]:
                    for b in range(n):
                        if beats[between][b]:
                            beats[a][b] = True
        return beats

    def pair(self, a: int, b: int, strength: Sequence[float], level: float, width: float) -> Pair:
        """Give how a pair did, and how that compares with the ratings. With a width kingdoms are the unit."""
        blocks = self.scores[a, b]
        number = self.number[a, b]
        share = block_interval([(won / BLOCK, blocks[won]) for won in sorted(blocks)], level)
        expected = _expected(strength[a] - strength[b])
        mean = (self.won[a, b] + 0.5) / (number + 1)
        variance = _unknown_block(mean)
        if width:
            variance += self.spread_over_kingdoms(a, b)
            half = width * sqrt(variance) / (number + 1)
            share = Estimate(share.share, max(share.share - half, 0.0), min(share.share + half, 1.0))
        else:
            variance += sum(times * (won / BLOCK - mean) ** 2 for won, times in blocks.items())
        # In blocks: the surplus over what was expected, by its standard error.
        surprise = (mean - expected) * (number + 1) / sqrt(variance) if variance > 0 else 0.0
        return Pair(a, b, number, share, expected, surprise)

    def spread_over_kingdoms(self, a: int, b: int) -> float:
        """Give the variance of the blocks that a pair won, if the kingdoms were drawn anew."""
        share = self.won[a, b] / self.number[a, b]
        here = [found[a, b] for found in self.by_kingdom.values() if (a, b) in found]
        spread = sum((won / BLOCK - share * number) ** 2 for won, number in here)
        return spread * len(here) / max(len(here) - 1, 1)


def _core(group: list[int], beats: list[list[bool]], strength: Sequence[float]) -> list[int]:
    """Give the largest part of a group whose ratings exist by the games alone (Ford's condition, 1957)."""
    parts = [[d for d in group if d == c or (beats[c][d] and beats[d][c])] for c in group]
    core = max(parts, key=lambda part: (len(part), sum(strength[c] for c in part)))
    return core if len(core) > 1 else group


def _anchor(group: list[int], core: list[int], strength: list[float], cov: Matrix) -> None:
    """Move the strengths of a group so that the average of its core is zero, and their covariance with them."""
    middle = sum(strength[c] for c in core) / len(core)
    with_core = {c: sum(cov[c][d] for d in core) / len(core) for c in group}
    of_core = sum(with_core[c] for c in core) / len(core)
    for c in group:
        strength[c] -= middle
    for c in group:
        for d in group:
            cov[c][d] += of_core - with_core[c] - with_core[d]


def _unknown_block(mean: float) -> float:
    """Give the square sum around a mean of half a block won and half a block lost."""
    return 0.5 * (1 - mean) ** 2 + 0.5 * mean**2


def _expected(difference: float) -> float:
    if difference >= 0:
        return 1 / (1 + exp(-difference))
    return exp(difference) / (1 + exp(difference))


def _fit(played: _Played, group: list[int]) -> dict[int, float]:
    """Find the strengths (natural logarithms of the odds, zero on average) that make the results likeliest: Newton."""
    strength = dict.fromkeys(group, 0.0)
    place = {c: at for at, c in enumerate(group)}
    pairs = played.inside(group)
    for _ in range(_MOST_STEPS if pairs else 0):
        surplus = [0.0] * len(group)
        for a, b in pairs:
            more = played.won[a, b] + 0.5 - (played.number[a, b] + 1) * _expected(strength[a] - strength[b])
            surplus[place[a]] += more
            surplus[place[b]] -= more
        step = solve(_fixed(_curvature(played, group, strength)), [[value] for value in surplus])
        longest = max(abs(row[0]) for row in step)
        shorter = min(1.0, _LONGEST / longest) if longest > 0 else 1.0
        for c in group:
            strength[c] += shorter * step[place[c]][0]
        if longest < _EXACT:
            break
    return strength


def _curvature(played: _Played, group: list[int], strength: dict[int, float]) -> Matrix:
    """Give the information of the likelihood."""
    matrix = _zeros(len(group))
    place = {c: at for at, c in enumerate(group)}
    for a, b in played.inside(group):
        chance = _expected(strength[a] - strength[b])
        _add_pair(matrix, place[a], place[b], (played.number[a, b] + 1) * chance * (1 - chance))
    return matrix


def _sandwich(curvature: Matrix, spread: Matrix) -> Matrix:
    """Give the covariance of the strengths, whose mean is fixed."""
    half = solve(_fixed(curvature), spread)
    # Both matrices are symmetric: from the right it is the same with rows and columns exchanged.
    return solve(_fixed(curvature), [list(column) for column in zip(*half)])


def _fixed(curvature: Matrix) -> Matrix:
    """Add what keeps the mean where it is; only differences show in games, so that without it there is no inverse."""
    n = len(curvature)
    return [[value + 1 / n for value in row] for row in curvature]


def _add_pair(matrix: Matrix, a: int, b: int, value: float) -> None:
    matrix[a][a] += value
    matrix[b][b] += value
    matrix[a][b] -= value
    matrix[b][a] -= value


def _zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def solve(matrix: Matrix, right: Matrix) -> Matrix:
    """Solve linear equations by elimination with pivots. Tournaments are small, and need no library for this."""
    n = len(matrix)
    rows = [[*matrix[at], *right[at]] for at in range(n)]
    for at in range(n):
        best = max(range(at, n), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for row in range(n):
            factor = rows[row][at]
            if row != at and factor:
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[at])]
    return [row[n:] for row in rows]


def student_level(t: float, freedom: int) -> float:
    """Give the chance that a variable of Student's distribution lies within -t and t (Abramowitz, Stegun 26.7.3)."""
    if freedom < 1:
        raise ValueError(f"at least one degree of freedom, not {freedom}")
    angle = atan(t / sqrt(freedom))
    term = cos(angle) if freedom % 2 else 1.0
    total = 0.0
    for power in range(freedom % 2, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power + 1) / (power + 2)
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total


def student_quantile(level: float, freedom: int) -> float:
    """Give t so that a variable of Student's distribution lies within -t and t with this probability."""
    low, high = 0.0, 1.0
    while student_level(high, freedom) < level:
        low, high = high, 2 * high
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if student_level(middle, freedom) < level else (low, middle)
    return high


def as_json(rating: Rating) -> dict[str, Any]:
    """Give a rating as plain data; what is infinite as null."""
    known = rating.error < float("inf")
    return {
        "rating": rating.value,
        "error": rating.error if known else None,
        "low": rating.low if known else None,
        "high": rating.high if known else None,
        "open_above": rating.open_above,
        "open_below": rating.open_below,
        "group": rating.group,
    }
