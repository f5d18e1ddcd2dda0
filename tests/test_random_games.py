"""Random games over random kingdoms of everything there is: what must hold at every decision of every game.

What is checked is in `platin.proof.checks`; `platin fuzz` plays the same by the hundred thousand.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from tests.proof.failing import check_game

from platin.cards import LIBRARY
from platin.cli.fuzz import fuzz
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.setup import lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.kingdom import prepare
from platin.proof.case import Case, CaseError
from platin.proof.fuzz import SeedRange, play_games
from platin.proof.kingdoms import kingdom_names, landscape_names, random_case
from platin.proof.light import MOST_DECISIONS, Everybody, Unsound
from platin.proof.played import Played
from platin.proof.run import Failure, Settings, run
from platin.proof.shrink import shrink
from platin.text.kingdoms import RecommendedSet, all_sets

# The compiled build plays many games in the time that the sources take for a few.
MANY = "PLATIN_COMPILED" in os.environ
GAMES = 10
# There each card has a game of its own, which is six hundred random kingdoms more; here three share one, and landscapes
# have theirs further below.
ALONE = [[name] for name in (*kingdom_names(), *landscape_names())]
THIRD = -(-len(kingdom_names()) // 3)
TOGETHER = ALONE if MANY else [kingdom_names()[at::THIRD] for at in range(THIRD)]


@pytest.mark.parametrize("chunk", range(12 if MANY else 8))
def test_random_games(chunk: int) -> None:
    """Kingdoms of ten and small ones, two to six players."""
    for seed in range(chunk * GAMES, chunk * GAMES + GAMES):
        check_game(random_case(seed, limit=90), thorough=0.02)


@pytest.mark.parametrize("chunk", range(40 if MANY else 4))
def test_random_games_to_their_end(chunk: int) -> None:
    """Lightly: no card is lost or doubled, every question can be answered, every game ends."""
    found = play_games(SeedRange(20_000 + 25 * chunk, 25, limit=MOST_DECISIONS, light=True, full=10**9), Settings())
    assert [f"{failure.check}: {failure.problem}\n{failure.case.to_json()}" for failure in found.failures] == []
    assert found.games == 25
    assert found.finished >= 24


@pytest.mark.parametrize("names", TOGETHER, ids="+".join)
def test_each_card(names: list[str]) -> None:
    """Every card and landscape in a game where it is bound to turn up."""
    seed = 5000 + sum(map(ord, "".join(names)))
    check_game(random_case(seed, names, limit=40 + 30 * len(names)), thorough=0.02)


@pytest.mark.parametrize("chunk", range(6 if MANY else 3))
def test_random_games_of_plunder(chunk: int) -> None:
    """Kingdoms of Plunder alone: Durations on Durations, Loot, Traits and Events."""
    for seed in range(chunk * GAMES, chunk * GAMES + GAMES):
        check_game(random_case(seed, limit=90, expansions=["plunder"]), thorough=0.02)


@pytest.mark.parametrize("name", landscape_names())
def test_each_landscape_with_another(name: str) -> None:
    """Every Trait, Event and Way beside a second landscape, in kingdoms of everything."""
    seed = 7000 + sum(map(ord, name))
    chance = Random(seed)
    other = chance.choice([other for other in landscape_names() if other != name])
    cards = chance.sample(kingdom_names(["plunder"]), 3)
    check_game(random_case(seed, [name, other, *cards], limit=70), thorough=0.02)


@pytest.mark.parametrize(
    "one", [one for one in all_sets() if not one.missing()][:: 7 if MANY else 21], ids=lambda one: one.id
)
def test_recommended_sets(one: RecommendedSet) -> None:
    """A game on some of the recommended sets, with its Traits, Events and Shelters."""
    seed = sum(map(ord, one.id))
    case = Case(prepare(one.id, 2 + seed % 3).spec, seed=seed, limit=120)
    assert {picked.owner for picked in case.spec.choices} == set(one.picks)
    check_game(case, thorough=0.02)


@pytest.mark.parametrize("seed", range(900, 904))
def test_every_decision_of_a_few_games(seed: int) -> None:
    """All checks at each decision, not only at a sample."""
    check_game(random_case(seed, limit=25), thorough=1.0)


@pytest.mark.parametrize("seed", range(950, 954))
def test_games_to_the_end(seed: int) -> None:
    """Long games end by the rules."""
    case = random_case(seed, ["workshop", "militia"], limit=3000)
    case.left.update({"province": 2, "estate": 2, "duchy": 2, "curse": 3})
    assert check_game(case, thorough=0.001).finished


# The random kingdoms themselves


def test_random_kingdoms_are_legal_and_varied() -> None:
    cases = [random_case(seed) for seed in range(1200)]
    for case in cases:
        spec = case.spec
        lay_out(LIBRARY, spec)
        assert len([key for key in spec.landscapes if not LIBRARY.landscapes[key].dealt_for]) <= 2
        asking = [name for name in (*spec.kingdom, *spec.landscapes) if LIBRARY.choices_of(name)]
        assert {one.owner for one in spec.choices} == {name.split("@")[0] for name in asking}
    assert {case.spec.players for case in cases} == {2, 3, 4, 5, 6}
    assert {name for case in cases for name in case.spec.options} == set(LIBRARY.options)
    drawn = {name for case in cases for name in [*case.spec.kingdom, *case.spec.chosen_keys()]}
    assert {key for key, card in LIBRARY.cards.items() if card.kingdom} <= drawn
    assert {name for case in cases for name in case.spec.landscapes} == set(LIBRARY.landscapes)


def test_random_kingdoms_of_one_expansion() -> None:
    cases = [random_case(seed, expansions=["plunder"]) for seed in range(60)]
    names = {name for case in cases for name in (*case.spec.kingdom, *case.spec.landscapes)}
    assert names == {*kingdom_names(["plunder"]), *landscape_names(["plunder"])}
    assert any("moat" in random_case(seed, ["moat"], expansions=["plunder"]).spec.kingdom for seed in range(3))


def test_a_case_is_read_as_it_was_written() -> None:
    case = random_case(7, ["young_witch"])
    assert Case.from_json(case.to_json()) == case
    spec = prepare("Mine (2E), Reckless: Mine, Shelters, Colony", 3, fill=False).spec
    case = Case(spec)
    assert Case.from_json(json.loads(json.dumps(case.to_json()))) == case


def test_older_cases_are_still_read() -> None:
    older = {
        "format": "platin-case",
        "version": 1,
        "players": 3,
        "kingdom": ["mine@2", "young_witch", "black_market"],
        "landscapes": ["reckless"],
        "trait_piles": {"reckless": "mine@2"},
        "bane": "moat",
        "colony": True,
        "black_market": ["bank", "village"],
        "shelters": True,
        "seed": 5,
    }
    text = "Mine (2E), Young Witch (Moat), Black Market, Reckless: Mine, Black Market deck: Bank + Village"
    assert Case.from_json(older) == Case(prepare(f"{text}, Shelters, Colony", 3, fill=False).spec, seed=5)


@pytest.mark.parametrize(
    "data", [None, [], {}, {"format": "platin-case"}, {"format": "platin-case", "version": 1, "seed": 3}]
)
def test_a_damaged_case_is_refused(data: object) -> None:
    with pytest.raises(CaseError):
        Case.from_json(data)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(CaseError, match="no kingdom card, pile or landscape 'vilage'"):
        random_case(1, ["vilage"])


# The checks find what they are for


def test_a_failure_is_found_and_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a Smithy in play be an error: it is found, in a game of two with that one pile and few answers."""

    def no_smithy(state: GameState) -> list[str]:
        smithies = [card for player in state.players for card in player.play if card.name == "smithy"]
        return ["smithy"] if smithies else []

    monkeypatch.setattr("platin.proof.checks.problems", no_smithy)
    found = play_games(SeedRange(0, 10, ["smithy"]), Settings(thorough=0)).failures
    small = shrink(found[0], seconds=20)
    assert small.check == "sound"
    assert small.case.spec.kingdom == ("smithy",)
    assert small.case.spec.players == 2
    assert len(small.case.answers or []) <= 3
    again = Case.from_json(small.case.to_json())
    with pytest.raises(Failure, match="sound"):
        run(again, Settings(thorough=0))


# The light tier


@pytest.mark.parametrize("seed", range(40, 44))
def test_light_games_are_the_same_games(seed: int) -> None:
    """The fast way asks the same questions in the same number as the way with all checks."""
    full = run(random_case(seed, limit=MOST_DECISIONS), Settings(thorough=0))
    light = run(replace(random_case(seed, limit=MOST_DECISIONS), light=True), Settings())
    assert (light.decisions, light.asked, light.finished) == (full.decisions, full.asked, True)


def test_a_light_failure_is_made_small_and_plays_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was lost is found at the next turn; the case has the answers up to the very question."""

    def no_gold(state: GameState) -> list[str]:
        return ["gold"] if any(card.name == "gold" for player in state.players for card in player.discard) else []

    monkeypatch.setattr("platin.proof.light.problems", no_gold)
    found = play_games(SeedRange(1, 16, ["moat"], limit=MOST_DECISIONS, light=True), Settings()).failures
    assert {failure.check for failure in found} == {"sound"}
    # Some cards gain a Gold without anybody picking it.
    bought = [failure for failure in found if "pile:gold" in (failure.case.answers or [""])[-1]]
    short = min(bought, key=lambda failure: len(failure.case.answers or []))
    assert short.case.light
    small = shrink(short, seconds=20)
    assert len(small.case.spec.kingdom) <= 2
    with pytest.raises(Failure, match="gold"):
        run(Case.from_json(small.case.to_json()), Settings())


def test_a_light_game_that_does_not_end(tmp_path: Path) -> None:
    options = ["--light", "--games", "2", "--seed", "1", "--jobs", "1", "--limit", "30", "--out", str(tmp_path)]
    result = CliRunner().invoke(fuzz, options)
    assert result.exit_code == 1
    assert "ends: not over after 30 decisions" in result.output
    (path,) = tmp_path.glob("*.json")
    again = CliRunner().invoke(fuzz, ["--replay", str(path)])
    assert again.exit_code == 1
    assert "not over after 30 decisions" in again.output


def test_players_who_can_buy_nothing_are_at_a_stand() -> None:
    """Everybody has trashed all money, and the Coppers are gone: nothing of this is a fault of the game."""
    kingdom = "search outpost@2 anvil militia flagship chapel pilgrim counting_house quarry@2 goons".split()
    spec = Spec(4, tuple(kingdom), ("inspiring", "bury")).with_chosen("inspiring", "pile", ["chapel"])
    case = Case(spec, seed=20177, limit=3000, light=True)
    played = run(case, Settings())
    assert played.decisions == 3000
    assert not played.finished


@pytest.mark.parametrize(
    ("decision", "problem"),
    [
        (Decision(0, 0, "turn.buy", "", 0, 1, [3, 3]), "an option is offered twice"),
        (Decision(0, 0, "turn.buy", "", 2, 3, [3]), "2 to 3 of 1 options"),
        (Decision(0, 0, "turn.buy", "", 2, 1, [3, 4]), "2 to 1 of 2 options"),
        (Decision(0, 2, "turn.buy", "", 0, 1, [3]), "player 2 answers"),
    ],
)
def test_a_question_without_a_legal_answer(decision: Decision, problem: str) -> None:
    everybody = Everybody(Case(Spec(2)), Played())
    game = Game(Case(Spec(2)).start(), [None, None])
    with pytest.raises(Unsound) as found:
        everybody(game, decision)
    assert found.value.found == ("legal", [f"turn.buy: {problem}"])


def test_one_light_game_in_so_many_gets_all_checks() -> None:
    seeds = SeedRange(0, 400, light=True, full=100)
    assert [seed for seed in range(400) if not seeds.case(seed).light] == [0, 100, 200, 300]
    assert [(part.seed, part.games) for part in seeds.chunks()] == [(0, 200), (200, 200)]


# The command


def test_fuzz_plays_games_and_tells() -> None:
    result = CliRunner().invoke(fuzz, ["--games", "3", "--jobs", "1", "--limit", "20", "--kingdom", "moat"])
    assert result.exit_code == 0, result.output
    assert "3 games" in result.output
    assert "0 failures" in result.output
    result = CliRunner().invoke(fuzz, ["--games", "2", "--jobs", "1", "--limit", "20", "--expansion", "plunder"])
    assert result.exit_code == 0, result.output


def test_fuzz_writes_a_case_that_it_replays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("platin.proof.checks.problems", lambda state: ["wrong"] if state.turn_number > 2 else [])
        options = ["--games", "9", "--jobs", "1", "--shrink", "3", "--out", str(tmp_path)]
        result = CliRunner().invoke(fuzz, options)
        assert result.exit_code == 1
        (path,) = tmp_path.glob("*.json")
        assert f"platin fuzz --replay {path}" in result.output
        again = CliRunner().invoke(fuzz, ["--replay", str(path)])
        assert again.exit_code == 1
        assert "sound: wrong" in again.output
    mended = CliRunner().invoke(fuzz, ["--replay", str(path)])
    assert mended.exit_code == 0
    assert "passed: sound" in mended.output


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--kingdom", "vilage"], "vilage"),
        (["--expansion", "plundr"], "no cards of 'plundr'"),
        (["--only"], "--only needs a --kingdom"),
        (["--games", "0"], "games"),
        (["--replay", "nowhere.json"], "nowhere.json"),
    ],
)
def test_fuzz_refuses_bad_options(options: list[str], problem: str) -> None:
    result = CliRunner().invoke(fuzz, options)
    assert result.exit_code == 2
    assert problem in result.output


def test_fuzz_refuses_a_file_that_is_no_case(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text('{"format": "something"}', encoding="utf-8")
    result = CliRunner().invoke(fuzz, ["--replay", str(path)])
    assert result.exit_code == 1
    assert "platin-case" in result.output


def test_fuzz_tells_how_far_it_is_and_what_it_has_done_when_it_is_stopped() -> None:
    """Without a terminal, and by whatever means it is stopped."""
    command = [sys.executable, "-c", STOPPED, "--games", "100000", "--jobs", "1", "--light", "--kingdom", "moat"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "of 100000 games" in process.stderr.readline()
        process.terminate()
        out, err = process.communicate(timeout=60)
    assert "stopped" in err
    assert re.search(r"\d+ games, \d+ played to the end", out)


STOPPED = """
from platin.cli import fuzz
from platin.proof import fuzz as games
fuzz.SECONDS_BETWEEN_LINES = 0
games.LIGHT_CHUNK = 2
fuzz.fuzz()
"""
