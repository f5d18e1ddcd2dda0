"""Intervals, the gain of pairing, and stopping: right as often as they say, and able to find what is there."""

from collections import Counter
from itertools import pairwise
from math import comb, sqrt
from random import Random
from statistics import mean

import pytest

from platin.sim.sequential import Comparison, ConfidenceSequence, Stopping, Until, looks
from platin.sim.statistics import BlockCounts, block_interval, difference_values, quantile, wilson
from platin.sim.tally import WIN, Scores, Tally

# Chance that a test of chance fails although all is well. The seeds are fixed: a test that passes once does so always.
FALSE_ALARM = 1e-6

FIRST_WINS, SECOND_WINS, TIE = 0b01, 0b10, 0b11


def tally_of(*blocks: tuple[int, int], times: int = 1) -> Tally:
    """Make a tally of blocks of two games, each given by its two masks of winning seats."""
    tally = Tally(2)
    for _ in range(times):
        for one, two in blocks:
            tally.add_block(one | two << 2)
    return tally


def most_misses(runs: int, chance: float) -> int:
    """Give the number that misses exceed with a chance below FALSE_ALARM, if each run misses with this chance."""
    tail = 1.0
    for k in range(runs + 1):
        tail -= comb(runs, k) * chance**k * (1 - chance) ** (runs - k)
        if tail < FALSE_ALARM:
            return k
    return runs


# Intervals


def test_wilson_gives_the_values_of_the_literature() -> None:
    # Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        estimate = wilson(wins, games, 0.95)
        assert (round(estimate.low, 4), round(estimate.high, 4)) == (low, high)
        assert estimate.share == wins / games


def test_blocks_of_one_game_have_the_interval_of_agresti_and_coull() -> None:
    z = quantile(0.95)
    for wins, games in ((81, 263), (0, 20), (20, 20), (7, 10)):
        n = games + z * z
        p = (wins + z * z / 2) / n
        half = z * sqrt(p * (1 - p) / n)
        estimate = block_interval([(0.0, games - wins), (1.0, wins)], 0.95)
        assert estimate.low == pytest.approx(max(p - half, 0))
        assert estimate.high == pytest.approx(min(p + half, 1))


def test_no_interval_is_empty_where_nothing_varied() -> None:
    for value in (0.0, 0.5, 1.0):
        few, many = (block_interval([(value, count)], 0.95) for count in (5, 5000))
        assert few.high - few.low > 0.2
        assert 0 < many.high - many.low < 0.005
        assert many.low <= value <= many.high


@pytest.mark.parametrize("level", [0.9, 0.99])
@pytest.mark.parametrize(
    "chances",
    [
        # Values of a block (both games lost, one tie, ... both won), and how likely they are.
        {0.0: 0.25, 0.5: 0.5, 1.0: 0.25},
        {0.0: 0.5, 1.0: 0.5},
        {0.25: 0.1, 0.5: 0.8, 0.75: 0.1},
        {0.0: 0.55, 0.25: 0.05, 0.5: 0.35, 1.0: 0.05},
        {0.5: 0.03, 1.0: 0.97},
    ],
)
def test_block_intervals_hold_as_often_as_they_say(level: float, chances: dict[float, float]) -> None:
    chance = Random(f"{level} {sorted(chances)}")
    truth = sum(value * p for value, p in chances.items())
    runs, missed = 600, 0
    for _ in range(runs):
        values = Counter(chance.choices(list(chances), list(chances.values()), k=120))
        estimate = block_interval(sorted(values.items()), level)
        missed += not estimate.low <= truth <= estimate.high
    # Approximate intervals may miss a little more often than they say; a fifth more is allowed.
    assert missed <= most_misses(runs, 1.2 * (1 - level))


def test_a_level_must_be_one() -> None:
    for level in (0.0, 1.0, 95.0):
        with pytest.raises(ValueError, match="a level between 0 and 1"):
            quantile(level)


# What a pattern of winners says


def test_patterns_are_read_by_contestant_and_seat() -> None:
    # The first game: seat 0, where contestant 0 sits, wins. The second: a tie.
    scores = Scores(FIRST_WINS | TIE << 2, 2)
    assert scores.contestant == [WIN + WIN // 2, WIN // 2]
    assert scores.by_seat == [[WIN, WIN // 2], [WIN // 2, 0]]
    assert scores.seat == [WIN + WIN // 2, WIN // 2]
    assert (scores.wins, scores.shared) == ([1, 0], [1, 1])


def test_three_share_a_win_without_fractions() -> None:
    scores = Scores(0b111 | 0b101 << 3 | 0b010 << 6, 3)
    assert sum(scores.contestant) == 3 * WIN
    # The second game: contestant 2 sits on seat 0 and contestant 1 on seat 2. The third: contestant 2 on seat 1.
    assert scores.contestant == [WIN // 3, WIN // 3 + WIN // 2, WIN // 3 + WIN // 2 + WIN]


def test_shares_and_ties_are_counted() -> None:
    counts = BlockCounts(tally_of((FIRST_WINS, FIRST_WINS), (FIRST_WINS, SECOND_WINS), (TIE, SECOND_WINS)))
    assert counts.games == 6
    assert counts.ties == 1
    # Contestant 0 sits on seat 0 in the first and on seat 1 in the second game of a block.
    assert counts.contestant_share(0, 0.95, True).share == pytest.approx((1 + 2 + 1.5) / 6)
    assert counts.seat_share(0, 0.95).share == pytest.approx((2 + 1 + 0.5) / 6)
    assert counts.on_seat(0, 1, 0.95).share == pytest.approx(2 / 3)


# The gain of pairing


def test_a_mirror_leaves_nothing_to_chance() -> None:
    counts = BlockCounts(tally_of((FIRST_WINS, FIRST_WINS), (SECOND_WINS, SECOND_WINS), times=50))
    assert counts.gain(0) == (float("inf"), float("inf"))


def test_independent_games_gain_nothing() -> None:
    # All four outcomes of two fair games, equally often.
    masks = (FIRST_WINS, SECOND_WINS)
    counts = BlockCounts(tally_of(*[(one, two) for one in masks for two in masks], times=500))
    assert counts.gain(0) == pytest.approx((1.0, 1.0), rel=0.002)


def test_equal_outcomes_of_both_games_cost_half_of_them() -> None:
    # Contestant 0 wins both games or none: the pair is worth one game.
    counts = BlockCounts(tally_of((FIRST_WINS, SECOND_WINS), (SECOND_WINS, FIRST_WINS), times=500))
    assert counts.gain(0) == pytest.approx((0.5, 0.5), rel=0.002)


def test_rotating_seats_helps_where_the_seat_matters() -> None:
    # The first seat wins three of four games, independently.
    masks = (FIRST_WINS, FIRST_WINS, FIRST_WINS, SECOND_WINS)
    counts = BlockCounts(tally_of(*[(one, two) for one in masks for two in masks], times=200))
    gain, by_shuffles = counts.gain(0)
    assert gain == pytest.approx(0.25 / 0.1875, rel=0.002)
    assert by_shuffles == pytest.approx(1.0, rel=0.002)


def test_the_gain_is_that_of_the_interval() -> None:
    """Four times the games are as good as a gain of four: what is stated is what one gets."""
    masks = [(FIRST_WINS, FIRST_WINS)] * 7 + [(FIRST_WINS, SECOND_WINS), (SECOND_WINS, FIRST_WINS)]
    counts = BlockCounts(tally_of(*masks, times=1000))
    paired = counts.contestant_share(0, 0.95, True)
    single = counts.contestant_share(0, 0.95, False)
    assert ((single.high - single.low) / (paired.high - paired.low)) ** 2 == pytest.approx(counts.gain(0)[0], rel=0.01)


# Stopping


def draw(chance: Random, chances: dict[float, float], number: int) -> dict[float, int]:
    return Counter(chance.choices(list(chances), list(chances.values()), k=number))


NULLS = [
    {0.0: 0.3, 0.25: 0.1, 0.5: 0.2, 0.75: 0.1, 1.0: 0.3},
    {0.25: 0.05, 0.5: 0.9, 0.75: 0.05},
    {0.0: 0.5, 1.0: 0.5},
    # As many wins as losses, though rarely a big one for many small ones.
    {0.0: 0.1, 0.5: 0.5, 0.625: 0.4},
]


@pytest.mark.parametrize("chances", NULLS)
def test_who_looks_often_errs_no_oftener_than_allowed(chances: dict[float, float]) -> None:
    """Two equal players, a look at every occasion: at 90 % a difference is found in at most one run of ten."""
    assert mean([value * p for value, p in chances.items()]) * len(chances) == pytest.approx(0.5)
    chance = Random(f"null {sorted(chances)}")
    runs, wrong = 400, 0
    for _ in range(runs):
        sequence = ConfidenceSequence(0.9)
        before = 0
        for at in looks(1500):
            sequence.record(draw(chance, chances, at - before))
            before = at
            if sequence.rules_out(0.5):
                wrong += 1
                break
    assert wrong <= most_misses(runs, 0.1)


def test_a_usual_interval_would_err_far_more_often() -> None:
    """The same looks with an interval that holds for one look only: so the test above can fail."""
    chance = Random("naive")
    runs, wrong = 400, 0
    for _ in range(runs):
        values: Counter[float] = Counter()
        for at in looks(1500):
            values.update(draw(chance, NULLS[2], at - values.total()))
            estimate = block_interval(sorted(values.items()), 0.9)
            if not estimate.low <= 0.5 <= estimate.high:
                wrong += 1
                break
    assert wrong > most_misses(runs, 0.1)


def test_no_absence_is_found_where_there_is_a_difference() -> None:
    """Players that differ by just the margin: whoever calls them equal is wrong, and that is as rare as promised."""
    margin = 0.1
    chances = {0.0: 0.05, 0.5: 0.8, 1.0: 0.15}
    assert 2 * sum(value * p for value, p in chances.items()) - 1 == pytest.approx(margin)
    chance = Random("margin")
    runs, wrong = 150, 0
    for _ in range(runs):
        sequence = ConfidenceSequence(0.8)
        before = 0
        for at in looks(1500):
            sequence.add(draw(chance, chances, at - before))
            before = at
            verdict = Comparison(0, 1, 0.0, 2 * sequence.low - 1, 2 * sequence.high - 1, margin).verdict
            if verdict in ("equal", "worse"):
                wrong += 1
                break
    # The bound below the mean and the one above it err with a chance of a tenth each.
    assert wrong <= most_misses(runs, 0.1)


def test_the_bounds_hold_at_all_looks_at_once() -> None:
    chances = {0.0: 0.1, 0.25: 0.1, 0.5: 0.2, 0.75: 0.2, 1.0: 0.4}
    truth = sum(value * p for value, p in chances.items())
    chance = Random("bounds")
    runs, wrong = 150, 0
    for _ in range(runs):
        sequence = ConfidenceSequence(0.9)
        before = 0
        for at in looks(1000):
            sequence.add(draw(chance, chances, at - before))
            before = at
        # What was ruled out once stays so: the last bounds are the narrowest.
        wrong += not sequence.low <= truth <= sequence.high
    assert wrong <= most_misses(runs, 0.1)


def test_differences_are_found_soon() -> None:
    """A share of 60 %: hardly ever more than five times the blocks that a test of one look would need."""
    chances = {0.0: 0.2, 0.5: 0.4, 1.0: 0.4}
    truth = sum(value * p for value, p in chances.items())
    variance = sum(value * value * p for value, p in chances.items()) - truth**2
    # For one look at a level of 99 %, to find it in nine of ten runs.
    fixed = variance * ((quantile(0.99) + quantile(0.8)) / (truth - 0.5)) ** 2
    chance = Random("power")
    needed = []
    for _ in range(60):
        sequence = ConfidenceSequence(0.99)
        for at in looks(100_000):
            sequence.record(draw(chance, chances, at - sequence.count))
            if sequence.rules_out(0.5):
                break
        needed.append(sequence.count)
    assert mean(needed) < 2 * fixed
    assert max(needed) < 5 * fixed


def test_a_mirror_is_settled_soon() -> None:
    sequence = ConfidenceSequence(0.99)
    for at in looks(100_000):
        sequence.add({0.5: at - sequence.count})
        if 2 * sequence.low - 1 > -0.01 and 2 * sequence.high - 1 < 0.01:
            break
    assert sequence.count < 3000


def test_bounds_do_not_depend_on_what_comes_later() -> None:
    one, two = ConfidenceSequence(0.95), ConfidenceSequence(0.95)
    for sequence in (one, two):
        sequence.add({0.0: 10, 1.0: 30})
    assert (one.low, one.high) == (two.low, two.high)
    one.add({1.0: 50})
    two.add({0.0: 50})
    assert one.low > two.low
    assert one.high >= two.high


def test_looks_are_at_fixed_numbers_and_end_with_all() -> None:
    found = list(looks(1000))
    assert found[-1] == 1000
    assert all(a < b for a, b in pairwise(found))
    assert found[:-1] == list(looks(10**6))[: len(found) - 1]
    assert list(looks(7)) == [7]


def test_several_pairs_share_the_chance_to_err() -> None:
    stopping = Stopping(Until(0.94, 0.05), 3)
    assert stopping.pairs == [(0, 1), (0, 2), (1, 2)]
    assert [one.alpha for one in stopping.sequences] == pytest.approx([0.02] * 3)
    tally = Tally(3)
    # Contestant 0 wins every game, wherever it sits.
    for _ in range(20):
        tally.add_block(0b001 | 0b010 << 3 | 0b100 << 6)
    assert not stopping.look(tally)
    for _ in range(40):
        stopping.look(tally)
    assert [one.verdict for one in stopping.comparisons()] == ["better", "better", "equal"]
    assert stopping.settled


def test_differences_are_those_of_the_win_shares() -> None:
    tally = tally_of((FIRST_WINS, SECOND_WINS), (FIRST_WINS, FIRST_WINS), (TIE, SECOND_WINS))
    values = difference_values(tally, 0, 1)
    # Both won; one each; a tie and a win.
    assert values == {1.0: 1, 0.5: 1, 0.75: 1}
    swapped = difference_values(tally, 1, 0)
    assert swapped == {0.0: 1, 0.5: 1, 0.25: 1}


@pytest.mark.parametrize(("level", "margin"), [(0.4, 0.01), (1.0, 0.01), (0.99, 0.0), (0.99, 1.0)])
def test_impossible_wishes_are_refused(level: float, margin: float) -> None:
    with pytest.raises(ValueError, match="%"):
        Until(level, margin)
