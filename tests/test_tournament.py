"""Tournaments: ratings find known strengths as surely as they say, whoever is named first, whatever the results."""

import json
import os
import sys
from collections.abc import Sequence
from html import unescape
from math import comb
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from click.testing import CliRunner

from platin.cards import LIBRARY
from platin.cli.main import platin as program
from platin.sim.kingdoms import choose
from platin.sim.ratings import BLOCK, MEAN, Meeting, Ratings, rate, solve, student_level, student_quantile
from platin.sim.run import Progress
from platin.sim.tournament import (
    DifferentKingdoms,
    MeetingFailed,
    Schedule,
    Tournament,
    one_kingdom,
    play,
    portions,
    random_kingdoms,
    same_names,
)

FIELD = ("big-money", "big-money:smithy", "big-money:witch", "random")


def expected(a: float, b: float) -> float:
    return float(1 / (1 + 10 ** (-(a - b) / 400)))


def throw(chance: Random, share: float, blocks: int, together: float = 0.0) -> dict[int, int]:
    """Throw dice for blocks of two games; with this chance both games of a block go the same way."""
    count: dict[int, int] = {}
    for _ in range(blocks):
        first = chance.random() < share
        second = first if chance.random() < together else chance.random() < share
        won = 60 * (first + second)
        count[won] = count.get(won, 0) + 1
    return count


def all_pairs(strengths: Sequence[float], chance: Random, blocks: int, together: float = 0.0) -> list[Meeting]:
    n = len(strengths)
    return [
        Meeting(a, b, 0, throw(chance, expected(strengths[a], strengths[b]), blocks, together))
        for a in range(n)
        for b in range(a + 1, n)
    ]


def unlikely(hits: int, of: int, share: float) -> float:
    """Give the chance of a count at least as far out as this one, on its side, of independent trials."""
    tail = range(hits + 1) if hits < share * of else range(hits, of + 1)
    return sum(comb(of, k) * share**k * (1 - share) ** (of - k) for k in tail)


# Ratings


def test_two_players_have_the_difference_of_their_odds() -> None:
    # 75 of 100, of which one is the block of the prior: odds of three to one are 191 points.
    found = rate(2, [Meeting(0, 1, 0, {120: 74, 0: 24, 60: 1})])
    assert found.ratings[0].value - found.ratings[1].value == pytest.approx(190.85, abs=0.01)
    assert found.ratings[0].value + found.ratings[1].value == pytest.approx(2 * MEAN)
    assert found.pairs[0].expected == pytest.approx(0.75)
    assert found.pairs[0].share.share == pytest.approx(74.5 / 99)
    # Standard error of a share of whole blocks, carried over to points by the slope of the curve.
    spread = (74 * 0.25**2 + 24 * 0.75**2 + 0.25**2 + 0.5 * 0.25**2 + 0.5 * 0.75**2) ** 0.5 / 100
    slope = 400 / 2.302585 / (0.75 * 0.25)
    assert found.ratings[0].error == pytest.approx(slope * spread / 2, rel=1e-4)


@pytest.mark.parametrize("together", [0.0, 0.7])
def test_intervals_hold_as_often_as_they_say(together: float) -> None:
    # One contestant of each of many tournaments, so that the trials are independent. The bound is one in a million.
    strengths = [1350, 1450, 1500, 1550, 1650]
    chance = Random(7)
    trials, hits = 300, 0
    errors, values = [], []
    for at in range(trials):
        one = rate(5, all_pairs(strengths, chance, 60, together), 0.9).ratings[at % 5]
        hits += one.low <= strengths[at % 5] <= one.high
        if at % 5 == 0:
            errors.append(one.error)
            values.append(one.value)
    assert unlikely(hits, trials, 0.9) > 1e-6, hits
    # The stated error is the true one: a standard deviation of 60 values is known to about 9 %; five times that.
    assert stdev(values) == pytest.approx(fmean(errors), rel=0.45)


def test_blocks_that_go_together_are_worth_less() -> None:
    strengths = [1450, 1500, 1550]
    apart = rate(3, all_pairs(strengths, Random(1), 2000))
    together = rate(3, all_pairs(strengths, Random(1), 2000, together=1.0))
    ratio = together.ratings[0].error / apart.ratings[0].error
    assert ratio == pytest.approx(2**0.5, rel=0.1)


def test_over_kingdoms_the_kingdom_is_the_unit() -> None:
    # In each kingdom the first is better or worse by 100 points: the average over kingdoms is what is asked for.
    chance = Random(3)
    trials, hits = 300, 0
    for _ in range(trials):
        meetings = [Meeting(0, 1, k, throw(chance, expected(chance.gauss(0, 100), 0), 30)) for k in range(12)]
        one = rate(2, meetings, 0.9, over_kingdoms=True).ratings[0]
        hits += one.low <= MEAN <= one.high
    assert unlikely(hits, trials, 0.9) > 1e-6, hits
    found = rate(2, meetings, 0.9, over_kingdoms=True)
    assert (found.unit, found.units) == ("kingdom", 12)
    assert found.ratings[0].error > 1.5 * rate(2, meetings, 0.9).ratings[0].error


def over_kingdoms(chance: Random, kingdoms: int, blocks: int) -> tuple[list[Meeting], float]:
    """Play in kingdoms that differ a lot: the first wins 9 of 10 blocks in most of them, and few in others."""
    meetings = []
    for kingdom in range(kingdoms):
        share = 0.9 if chance.random() < 0.75 else 0.1
        won = sum(chance.random() < share for _ in range(blocks))
        meetings.append(Meeting(0, 1, kingdom, {BLOCK: won, 0: blocks - won}))
    return meetings, 0.75 * 0.9 + 0.25 * 0.1


def test_shares_over_kingdoms_hold_for_kingdoms_in_general() -> None:
    """More games in the same kingdoms do not make the interval of a pair narrower; and it holds."""
    chance = Random(5)
    held = by_blocks = 0
    for _ in range(300):
        meetings, truth = over_kingdoms(chance, 30, 40)
        share = rate(2, meetings, 0.95, over_kingdoms=True).pairs[0].share
        held += share.low <= truth <= share.high
        narrow = rate(2, meetings, 0.95).pairs[0].share
        by_blocks += narrow.low <= truth <= narrow.high
    # 300 times 95 %, give or take three standard errors and a skewed distribution; blocks alone would pretend to know.
    assert 0.91 * 300 <= held <= 0.99 * 300
    assert by_blocks < 0.6 * 300


def test_kingdoms_that_differ_are_no_surprise() -> None:
    """What differs from kingdom to kingdom is no scissors and paper."""
    chance = Random(6)
    meetings = []
    for a, b in ((0, 1), (1, 2), (0, 2)):
        meetings += [Meeting(a, b, one.kingdom, one.blocks) for one in over_kingdoms(chance, 12, 200)[0]]
    assert max(abs(pair.surprise) for pair in rate(3, meetings, over_kingdoms=True).pairs) < 4
    assert max(abs(pair.surprise) for pair in rate(3, meetings).pairs) > 4


def test_student_quantiles() -> None:
    # The tables of any textbook.
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 29: 2.045}
    for freedom, value in table.items():
        assert student_quantile(0.95, freedom) == pytest.approx(value, abs=6e-4)
        assert student_level(value, freedom) == pytest.approx(0.95, abs=1e-4)
    with pytest.raises(ValueError, match="freedom"):
        student_quantile(0.95, 0)


def test_equations_are_solved() -> None:
    assert solve([[0, 2], [1, 1]], [[4], [3]]) == [[1.0], [2.0]]


def test_the_order_of_names_and_results_does_not_matter() -> None:
    meetings = all_pairs([1400, 1480, 1520, 1600], Random(5), 50)
    found = rate(4, meetings)
    order = [2, 0, 3, 1]
    mixed = [
        Meeting(order[b], order[a], k, {BLOCK - won: times for won, times in blocks.items()})
        for a, b, k, blocks in reversed(meetings)
    ]
    again = rate(4, mixed)
    for c in range(4):
        one, other = found.ratings[c], again.ratings[order[c]]
        assert other.value == pytest.approx(one.value, abs=1e-6)
        assert other.error == pytest.approx(one.error, abs=1e-6)
    assert [order[c] for c in found.ranking()] == again.ranking()


def test_results_may_come_in_parts() -> None:
    whole = rate(2, [Meeting(0, 1, 0, {120: 30, 60: 6, 0: 14})])
    parts = rate(2, [Meeting(0, 1, 0, {120: 30, 60: 6}), Meeting(1, 0, 1, {120: 14})])
    assert parts.ratings[0].value == pytest.approx(whole.ratings[0].value)


def test_who_won_everything_has_a_rating_that_is_open_above() -> None:
    meetings = all_pairs([1450, 1500, 1550], Random(1), 100)
    meetings += [Meeting(3, c, 0, {120: 100}) for c in range(3)]
    found = rate(4, meetings)
    best = found.ratings[3]
    assert found.ranking()[0] == 3
    assert (best.open_above, best.open_below) == (True, False)
    assert best.low > max(found.ratings[c].high for c in range(3))
    assert best.error > 3 * found.ratings[0].error
    for c in range(3):
        assert not found.ratings[c].open_above
        assert not found.ratings[c].open_below
    # The average is that of those whom the games do compare; the rest is as without the fourth.
    assert fmean(found.ratings[c].value for c in range(3)) == pytest.approx(MEAN)
    alone = rate(3, meetings[:3])
    for c in range(3):
        assert found.ratings[c].value == pytest.approx(alone.ratings[c].value, abs=5)
        assert found.ratings[c].error == pytest.approx(alone.ratings[c].error, rel=0.1)


def test_perfect_scores_all_round() -> None:
    found = rate(3, [Meeting(0, 1, 0, {120: 5}), Meeting(0, 2, 0, {120: 5}), Meeting(1, 2, 0, {120: 5})])
    assert found.ranking() == [0, 1, 2]
    assert [(one.open_above, one.open_below) for one in found.ratings] == [(True, False), (True, True), (False, True)]
    assert all(0 < one.error < 1000 for one in found.ratings)


def test_more_perfect_games_say_more() -> None:
    def gap(blocks: int) -> float:
        found = rate(2, [Meeting(0, 1, 0, {120: blocks})])
        return found.ratings[0].low - found.ratings[1].high

    assert gap(5) < gap(50) < gap(500)
    assert gap(500) > 0


def test_who_never_met_cannot_be_compared() -> None:
    found = rate(5, [Meeting(0, 1, 0, {120: 8, 0: 4}), Meeting(2, 3, 0, {120: 4, 0: 8})])
    groups = [one.group for one in found.ratings]
    assert groups[0] == groups[1] != groups[2] == groups[3] != groups[4]
    assert found.ratings[4].error == float("inf")
    assert found.confidence_ahead(0, 2) == 0.5
    assert found.confidence_ahead(0, 1) > 0.5
    assert found.ratings[4].value == MEAN
    assert len(found.pairs) == 2


def test_nothing_was_played() -> None:
    found = rate(3, [])
    assert found.pairs == []
    assert found.ranking() == [0, 1, 2]
    assert rate(2, [Meeting(0, 1, 0, {})]).pairs == []


def test_a_meeting_with_oneself_is_refused() -> None:
    with pytest.raises(ValueError, match="different contestants"):
        rate(2, [Meeting(1, 1, 0, {60: 1})])
    with pytest.raises(ValueError, match="different contestants"):
        rate(2, [Meeting(0, 2, 0, {60: 1})])


def test_scissors_and_paper_are_noticed() -> None:
    strong, weak = {120: 150, 60: 30, 0: 20}, {120: 20, 60: 30, 0: 150}
    found = rate(3, [Meeting(0, 1, 0, strong), Meeting(1, 2, 0, strong), Meeting(0, 2, 0, weak)])
    assert [one.value for one in found.ratings] == pytest.approx([MEAN] * 3)
    assert all(abs(pair.surprise) > 4 for pair in found.pairs)
    fair = rate(3, all_pairs([1400, 1500, 1600], Random(2), 200))
    assert all(abs(pair.surprise) < 4 for pair in fair.pairs)


# Playing


def schedule(texts: tuple[str, ...] = FIELD, games: int = 20, seed: int = 3) -> Schedule:
    return Schedule(texts, (one_kingdom("", texts).spec,), games, seed)


@pytest.fixture(scope="module")
def played() -> Tournament:
    return play(schedule(), jobs=1)


def plain(tournament: Tournament) -> dict[str, Any]:
    return json.loads(json.dumps(tournament.to_json(speed=False)))  # type: ignore[no-any-return]


def by_text(tournament: Tournament) -> dict[str, tuple[float, float]]:
    found: Ratings = tournament.ratings()
    texts = tournament.schedule.contestants
    return {texts[c]: (round(one.value, 6), round(one.error, 6)) for c, one in enumerate(found.ratings)}


def test_everybody_meets_everybody(played: Tournament) -> None:
    assert set(played.tallies) == {(a, b, 0) for a in range(4) for b in range(a + 1, 4)}
    assert all(tally.games == 20 for tally in played.tallies.values())
    for c in range(4):
        assert played.score(c)[1] == 60
    assert sum(played.score(c)[0] for c in range(4)) == played.games
    won, shared, lost = played.result(0, 1)
    assert played.result(1, 0) == (lost, shared, won)


def test_the_strong_are_above_the_weak(played: Tournament) -> None:
    texts = [played.schedule.contestants[c] for c in played.ratings().ranking()]
    assert texts == ["big-money:witch", "big-money:smithy", "big-money", "random"]


def test_the_order_of_the_contestants_does_not_matter(played: Tournament) -> None:
    turned = play(schedule(tuple(reversed(FIELD))), jobs=1)
    assert by_text(turned) == by_text(played)


def test_a_pair_plays_the_same_games_whoever_else_is_there(played: Tournament) -> None:
    layouts = played.schedule.layouts
    alone = play(Schedule(("big-money:smithy", "big-money"), layouts, 20, 3), jobs=1)
    assert alone.tallies[0, 1, 0].to_json() == played.tallies[0, 1, 0].to_json()
    other = play(Schedule(("big-money:smithy", "big-money"), layouts, 20, 4), jobs=1)
    assert other.tallies[0, 1, 0].to_json() != played.tallies[0, 1, 0].to_json()


def test_a_pair_can_be_played_alone_as_a_simulation(played: Tournament) -> None:
    from platin.sim import simulate

    outcome = simulate(played.schedule.meeting(0, 2, 0), jobs=1)
    assert outcome.tally.to_json() == played.tallies[0, 2, 0].to_json()


@pytest.mark.slow
def test_workers_do_not_matter(played: Tournament) -> None:
    assert plain(play(schedule(), jobs=2)) == plain(played)


def test_portions_are_all_blocks_once() -> None:
    plan = schedule(games=2001)
    covered: dict[tuple[int, int, int], list[int]] = {}
    for key, first, last in portions(plan):
        covered.setdefault(key, []).extend(range(first, last))
    assert all(sorted(blocks) == list(range(1001)) for blocks in covered.values())
    assert len(covered) == 6


def test_progress_is_over_all_pairs() -> None:
    seen: list[Progress] = []
    play(schedule(("big-money", "random", "big-money:smithy")), 1, seen.append)
    assert [at.games for at in seen] == sorted(at.games for at in seen)
    assert seen[-1].games == seen[-1].total == 60


def test_stopped_early_it_has_what_was_played() -> None:
    def stop(at: Progress) -> None:
        if at.games >= 12:
            raise KeyboardInterrupt

    stopped = play(schedule(), 1, stop)
    assert stopped.interrupted
    assert 12 <= stopped.games < 120
    assert len(stopped.ratings().ratings) == 4
    json.dumps(stopped.to_json())


def test_kingdoms_are_drawn_from_the_wanted_expansions() -> None:
    boxes = ["Seaside", "Die Gilden"]
    for at, plan in enumerate(random_kingdoms(5, 40, boxes)):
        assert {LIBRARY.front(key).expansion for key in plan.spec.kingdom} <= {"seaside", "guilds"}
        assert plan.spec == choose(f"random:{40 + at}", FIELD[:2], expansions=boxes).spec
        assert plan.spec == one_kingdom("", FIELD, 40 + at, boxes).spec


def test_random_kingdoms_are_those_of_their_seeds() -> None:
    plans = random_kingdoms(3, seed=40)
    assert [plan.spec for plan in plans] == [choose(f"random:{40 + at}", FIELD[:2]).spec for at in range(3)]
    layouts = tuple(plan.spec for plan in plans)
    tournament = play(Schedule(("big-money", "random"), layouts, 12, 1, sample=True), jobs=1)
    assert tournament.ratings().unit == "kingdom"
    assert tournament.games == 12
    # What came of each of them is in the JSON.
    data = plain(tournament)
    each = [meeting for kingdom in data["kingdoms"] for meeting in kingdom["meetings"]]
    assert [one["won"] + one["shared"] + one["lost"] for one in each] == [4, 4, 4]
    assert sum(one["won"] for one in each) == data["pairs"][0]["won"]


def test_a_schedule_must_make_sense() -> None:
    layouts = schedule().layouts
    with pytest.raises(ValueError, match="two contestants"):
        Schedule(("random",), layouts, 10)
    with pytest.raises(ValueError, match="once"):
        Schedule(("random", "random"), layouts, 10)
    with pytest.raises(ValueError, match="one game"):
        Schedule(("random", "big-money"), layouts, 0)
    with pytest.raises(ValueError, match="kingdom"):
        Schedule(("random", "big-money"), (), 10)


def test_a_contestant_is_the_same_in_both_languages() -> None:
    assert same_names(["big-money:Schmiede", "big-money:Smithy"]) == ["big-money:smithy"] * 2


def test_contestants_of_different_kingdoms(tmp_path: Path) -> None:
    files = []
    for at, kingdom in enumerate(("Beginners", "Bad Omens")):
        file = tmp_path / f"{at}.yaml"
        file.write_text(f"strategy: S{at}\nkingdom: {kingdom}\ngain: [Province, Gold, Silver]\n", encoding="utf-8")
        files.append(str(file))
    with pytest.raises(DifferentKingdoms):
        one_kingdom("", files)
    assert one_kingdom("", [files[0], "big-money"]).spec.kingdom == one_kingdom("Beginners", files).spec.kingdom


class Broken:
    """A bot that cannot play."""

    def __call__(self, game: Any, decision: Any) -> list[int]:
        raise ArithmeticError("no idea")


def test_a_bot_that_fails_is_named() -> None:
    with pytest.raises(MeetingFailed, match="no idea") as error:
        play(Schedule(("big-money", "tests.test_tournament:Broken"), schedule().layouts, 4), jobs=1)
    assert "tests.test_tournament:Broken" in str(error.value)


@pytest.mark.slow
def test_the_first_game_that_fails_is_named_for_any_number_of_workers() -> None:
    plan = Schedule(("random", "big-money", "tests.test_tournament:Late"), schedule().layouts, 40)
    problems = []
    for jobs in (1, 2):
        with pytest.raises(MeetingFailed) as error:
            play(plan, jobs)
        problems.append(str(error.value))
    assert problems[0] == problems[1]
    assert "too late" in problems[0]


class Late:
    """A bot that fails in its eighth turn."""

    def __call__(self, game: Any, decision: Any) -> list[int]:
        if game.state.turn_number > 16 and game.state.rng1 % 7 == 3:
            raise ArithmeticError("too late")
        return list(decision.options()[: decision.low])


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    # Workers find this very build of the package, and this file.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([entry for entry in sys.path if entry]))
    monkeypatch.setenv("PLATIN_DIED", str(tmp_path / "died"))
    plan = Schedule(("big-money", "random", "tests.test_tournament:Dying"), schedule().layouts, 12)
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        there = play(plan, cluster="auto")
    finally:
        ray.shutdown()
    assert there.jobs == 2
    assert there.retries >= 1
    assert plain(there) == plain(play(plan, jobs=1))


class Dying:
    """A bot that takes its process with it, once: where there is no such file yet."""

    def __call__(self, game: Any, decision: Any) -> list[int]:
        file = Path(os.environ["PLATIN_DIED"])
        if not file.exists():
            file.touch()
            os._exit(1)
        return list(decision.options()[: decision.low])


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLATIN_DIED", str(tmp_path / "died"))
    plan = Schedule(("big-money", "tests.test_tournament:Dying"), schedule().layouts, 8)
    again = play(plan, jobs=2)
    assert (tmp_path / "died").exists()
    assert again.retries == 1
    # The file is there now: the same games without an accident.
    assert plain(again) == plain(play(plan, jobs=1))


# Plain data


def test_the_json_has_this_shape(played: Tournament) -> None:
    data = plain(played)
    assert data["format"] == "platin-tournament"
    assert data["version"] == 1
    assert set(data) == {
        *("format", "version", "schedule", "games", "interrupted", "level", "method", "unit", "units", "mean"),
        *("ranking", "contestants", "covariance", "pairs", "kingdoms"),
    }
    assert [one["text"] for one in data["contestants"]] == list(FIELD)
    for one in data["contestants"]:
        assert one["low"] <= one["rating"] <= one["high"]
        assert isinstance(one["open_above"], bool)
        assert 0 <= one["points"] <= one["games"] == 60
    assert sorted(data["ranking"]) == [0, 1, 2, 3]
    assert [len(row) for row in data["covariance"]] == [4] * 4
    assert len(data["pairs"]) == 6
    for pair in data["pairs"]:
        assert pair["won"] + pair["shared"] + pair["lost"] == 20
        assert pair["share"]["share"] == pytest.approx((pair["won"] + pair["shared"] / 2) / 20)
        assert pair["share"]["low"] <= pair["share"]["share"] <= pair["share"]["high"]
    assert len(data["kingdoms"][0]["layout"]["kingdom"]) == 10
    assert {meeting["games"] for meeting in data["kingdoms"][0]["meetings"]} == {20}
    assert "speed" in played.to_json()


def test_what_is_unknown_is_null_in_json() -> None:
    data = Tournament(schedule()).to_json()
    assert data["contestants"][0]["error"] is None
    assert "Infinity" not in json.dumps(data)


# The command and the report


def run(*words: str) -> Any:
    return CliRunner().invoke(program, words)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Big Money with Witch is the best"), ("de", "Am besten ist Big Money mit Hexe")]
)
def test_the_command_prints_ratings_and_writes_files(lang: str, said: str, played: Tournament, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from matplotlib.image import imread
    from tests.test_reports import read

    files = [tmp_path / name for name in ("out.html", "out.png", "out.json")]
    result = run(
        *("--lang", lang, "tournament", *FIELD, "--games", "20", "--seed", "3", "--jobs", "1"),
        *("--report", str(files[0]), "--png", str(files[1]), "--json", str(files[2])),
    )
    assert result.exit_code == 0, result.output
    assert said in result.stdout
    data = json.loads(files[2].read_text(encoding="utf-8"))
    del data["speed"]
    assert data == plain(played)
    page = files[0].read_text(encoding="utf-8")
    read(page)
    assert "http" not in page.replace("http://www.w3.org/", "")
    for one in data["contestants"]:
        assert f"{one['rating']:.0f}" in page
        assert f"{one['rating']:.0f}" in result.stdout
    picture = imread(files[1])
    assert 0.01 < (picture[..., :3].min(axis=2) < 0.9).mean() < 0.6
    edge = [picture[0], picture[-1], picture[:, 0], picture[:, -1]]
    assert all(float(line[..., :3].min()) > 0.9 for line in edge)


def test_names_are_printed_as_they_are(tmp_path: Path) -> None:
    """Brackets in a name are no styles of the terminal."""
    file = tmp_path / "odd.yaml"
    file.write_text('strategy: "Odd [bold]one[/]"\ngain: [Province, Gold, Silver]\n', encoding="utf-8")
    result = run("--lang", "en", "tournament", str(file), "big-money", "--games", "4", "--jobs", "1")
    assert result.exit_code == 0, result.output
    # In the answer, the ratings and the cross table; and nothing is printed before.
    assert result.stdout.count("Odd [bold]one[/]") >= 3
    assert result.output[0] != "\n"


def test_levels_are_read_as_in_simulations() -> None:
    command = ["--lang", "en", "tournament", "random", "big-money", "--games", "2", "--jobs", "1", "--level"]
    assert "99.5% interval" in run(*command, "99,5 %").stdout
    assert "99.5% interval" in run(*command, "0.995").stdout


def test_the_report_says_what_to_type_for_the_same(played: Tournament) -> None:
    import shlex

    from platin.sim.report.standings import Standings
    from platin.sim.report.standings_page import command

    for lang in ("en", "de"):
        words = shlex.split(command(Standings(played, lang, 0.95)))
        result = run(*words[1:], "--jobs", "1", "--json", "-")
        assert result.exit_code == 0, result.output
        data = json.loads(result.stdout)
        del data["speed"]
        assert data == plain(played)


def test_expansions_are_said_on_the_command_line() -> None:
    from platin.sim.report.standings import Standings
    from platin.sim.report.standings_page import command

    field = ("big-money", "random")
    words = ("--kingdoms", "2", "--expansion", "Seaside, Dark Ages", "-e", "Gilden", "--games", "4", "--jobs", "1")
    result = run("--lang", "en", "tournament", *field, *words, "--json", "-")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    boxes = ("Seaside, Dark Ages", "Gilden")
    layouts = tuple(plan.spec for plan in random_kingdoms(2, expansions=boxes))
    tournament = play(Schedule(field, layouts, 4, sample=True, expansions=boxes), jobs=1)
    del data["speed"]
    assert data == plain(tournament)
    assert "--kingdoms 2 --expansion 'Seaside, Dark Ages' --expansion Gilden" in command(
        Standings(tournament, "en", 0.95)
    )
    for said, told in (
        (("--kingdom", "First Game"), "--expansion is for kingdoms that are drawn"),
        (("-e", "Nirvana"), "no expansion 'Nirvana'"),
    ):
        refused = run("--lang", "en", "tournament", *field, *said, "-e", "Seaside")
        assert refused.exit_code == 1
        assert told in refused.output


@pytest.mark.parametrize("lang", ["en", "de"])
def test_many_kingdoms_in_a_report(lang: str) -> None:
    pytest.importorskip("matplotlib")
    from tests.test_reports import read

    from platin.sim.report.kingdom import kingdom_text
    from platin.sim.report.standings import Standings
    from platin.sim.report.standings_page import tournament_page

    layouts = tuple(plan.spec for plan in random_kingdoms(3))
    tournament = play(Schedule(("big-money", "random", "big-money:smithy"), layouts, 6, sample=True), jobs=1)
    page = tournament_page(tournament, lang, 0.9)
    read(page)
    assert "--kingdoms 3" in page
    rows = unescape(page).replace("</th>", "</td>").replace('<th scope="row">', "<td>")
    # What the best won in each of them, and what each pair won over all.
    best = Standings(tournament, lang, 0.9)
    for at, layout in enumerate(layouts):
        points, games = tournament.score(best.ranking[0], at)
        assert f"{kingdom_text(layout, lang)}</td><td>{best.words.percent(points / games)}" in rows
    said = best.over_kingdoms()
    assert len(said) == 3
    assert ("over kingdoms in general" if lang == "en" else "über Königreiche im Allgemeinen") in said[0]
    read(tournament_page(Tournament(schedule()), lang, 0.9))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["random"], "at least two players"),
        (["random", "random"], "twice"),
        (["random", "bigmonye"], "bigmonye"),
        (["random", "big-money", "--kingdom", "Beginners", "--kingdoms", "3"], "only one of them"),
        (["random", "big-money", "--kingdom", "Nonsense"], "Nonsense"),
        (["random", "big-money", "--level", "much"], "expected a percentage like 99%"),
        (["random", "big-money", "--level", "99.99999999999999%"], "expected 50% to 99.9999%"),
        (["random", "big-money", "--kingdoms", "100000000"], "--kingdoms 100000000: expected 1 to 10,000"),
        (["random", "big-money", "--seed", "-1"], "--seed -1: expected 0 to"),
        (["random", "big-money", "--kingdom", ","], "expected at least one card"),
        (["random", "big-money", "--png", str(Path(__file__).parent)], "it is a directory"),
        (["random", "big-money", "--json", "/no/such/directory/file.json"], "no directory"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(words: list[str], said: str) -> None:
    result = run("--lang", "en", "tournament", *words)
    assert result.exit_code == 1
    assert said in result.output.replace("\n", " ")


def test_help_in_both_languages() -> None:
    assert "Wertungen" in run("--lang", "de", "tournament", "--help").output
    assert "confidence intervals" in run("--lang", "en", "tournament", "--help").output
