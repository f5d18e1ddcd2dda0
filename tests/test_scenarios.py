"""The scenarios: all pass, every ruling has one; and the runner: it finds what is wrong and says so."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from platin.cards import LIBRARY
from platin.cli import main
from platin.position import FormatError
from platin.proof.kingdoms import random_case
from platin.scenario import Scenario, load_file, run_scenario, scenario_files
from platin.scenario.coverage import EXAMPLES, cover, example_names
from platin.scenario.loader import load_text
from platin.scenario.skeleton import NothingPending, skeleton
from platin.session import SaveError, Session
from platin.text import rulings
from platin.text.de import commands as german
from platin.text.en import commands as english
from platin.text.names import LANGUAGES

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"
# The rulebooks whose cards are all there, by the letter of their examples.
COMPLETE = "ABCDE"
FILES = scenario_files([SCENARIOS])

MILITIA = """
- scenario: two cards are discarded
  A: {hand: "Militia, Silver"}
  B: {hand: "4 Copper, Estate"}
  script:
    - A: play Militia
    - B: "Copper, Estate"
  expect: {B: {hand: 3 Copper}}
"""


def every_scenario() -> list[Scenario]:
    return [scenario for path in FILES for scenario in load_file(path)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SCENARIOS)))
def test_scenarios(path: Path) -> None:
    failed = [str(outcome) for outcome in map(run_scenario, load_file(path)) if not outcome.passed]
    assert not failed, "\n\n".join(failed)


def test_every_ruling_has_a_scenario() -> None:
    assert cover(every_scenario()).missing_rulings() == []


def test_every_scenario_cites_its_source() -> None:
    assert [scenario.where for scenario in every_scenario() if not scenario.source] == []


def test_every_card_has_a_file_of_scenarios() -> None:
    stems = {path.stem for path in FILES}
    cards = {card.name for card in LIBRARY.cards.values()}
    assert sorted((cards | set(LIBRARY.landscapes)) - stems) == []


def test_every_example_of_a_complete_rulebook_has_a_scenario() -> None:
    missing = cover(every_scenario()).missing_examples()
    assert [name for name in missing if name[0] in COMPLETE] == []


def test_scenarios_name_rulings_and_examples_that_exist() -> None:
    assert [(scenario.where, name) for scenario, name in cover(every_scenario()).unknown] == []


def test_scenarios_of_a_file_have_names_of_their_own() -> None:
    for path in FILES:
        named = [scenario.name for scenario in load_file(path)]
        assert len(named) == len(set(named)), path


def test_examples_are_those_that_rulings_cite() -> None:
    known = example_names()
    assert len(known) == sum(EXAMPLES.values()) == 114
    for ruling in rulings.ALL:
        assert set(ruling.source.examples) <= set(known), ruling.id


# The runner finds what is wrong


def run_text(text: str) -> str:
    """Run the only scenario of a text; give "" or the failure."""
    (scenario,) = load_text(text, "test.yaml")
    outcome = run_scenario(scenario)
    return "" if outcome.passed else str(outcome)


def militia(script: str = "", expect: str = "{}") -> str:
    """Let A play a Militia against five cards of B, then go on with a script."""
    lines = [
        "- scenario: Militia",
        '  A: {hand: "Militia, Silver"}',
        '  B: {hand: "3 Copper, Estate, Gold", deck: "Duchy, Curse"}',
        "  script:",
        "    - A: play Militia",
        *[f"    - {line}" for line in script.splitlines()],
        f"  expect: {expect}",
    ]
    return "\n".join(lines)


def test_the_example_of_the_documentation_passes() -> None:
    docs = (SCENARIOS.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    blocks = [block.partition("```")[0] for block in docs.split("```yaml\n")[1:]]
    assert blocks
    for block in blocks:
        for scenario in load_text(block, "scenarios.md"):
            assert run_scenario(scenario).passed, run_scenario(scenario)


@pytest.mark.parametrize(
    "answer", ["2 Copper", "Copper, Copper", "2 Kupfer", "2x copper", "2 Coppers", "[Copper, Copper]", "KUPFER, kupfer"]
)
def test_answers_may_be_said_in_many_ways(answer: str) -> None:
    assert run_text(militia(f"B: {answer}", "{B: {discard: 2 Copper}}")) == ""


@pytest.mark.parametrize(
    ("script", "expect", "told"),
    [
        ("", "{}", "a question is left unanswered: B is asked militia.discard: 2 of [3 Copper, Estate, Gold]"),
        ("A: treasures", "{}", "A is not asked anything; B is asked militia.discard"),
        ("B: 3 Copper", "{}", "3 options picked"),
        ("B: nothing", "{}", "0 options picked"),
        ("B: 2 Silver", "{}", "'2 Silver' is not offered"),
        ("B: 2 Cooper", "{}", "did you mean Copper"),
        ("B: 2 Estate", "{}", "only 1 offered"),
        ("B: end phase", "{}", "only answers the questions of the phases"),
        ("B: 'order: Copper, Gold'", "{}", "does not ask for an order"),
        ("B: yes", "{}", "'yes' is not offered"),
        ("B: 2 Copper\nB: Copper", "{}", "B is not asked anything; A is asked turn.buy"),
        ("B: 2 Copper\nA: end turn\nB: Copper", "{}", "say 'play Copper' or 'buy Copper'"),
        ("B: 2 Copper", "{coins: 3}", "coins: expected 3, is 2"),
        ("B: 2 Copper", "{turn: B}", "turn: expected B, is A"),
        ("B: 2 Copper", "{phase: action}", "phase: expected action, is buy"),
        ("B: 2 Copper", "{B: {hand: 2 Copper}}", "missing: Copper; too many: Estate, Gold"),
        ("B: 2 Copper", "{B: {deck: 'Curse, Duchy'}}", "expected [Curse, Duchy], is [Duchy, Curse]"),
        ("B: 2 Copper", "{B: {deck top: Curse}}", "expected [Curse], is [Duchy]"),
        ("B: 2 Copper", "{B: {hand size: 4}}", "B's hand size: expected 4, is 3"),
        ("B: 2 Copper", "{piles: {Curse: 9}}", "pile Curse: expected 9, is 10"),
        ("B: 2 Copper", "{trash: Copper}", "trash: expected [Copper], is []"),
        ("B: 2 Copper", "{cost: {Militia: 3}}", "cost of Militia: expected 3, is 4"),
        ("B: 2 Copper", "{asked: B}", "asked: expected B, is A"),
        ("", "{asked: nobody}", "asked: expected nobody, is B"),
        ("", "{question: militia}", "question: expected militia, is militia.discard"),
        (
            "",
            "{options: 'Copper, Estate, Gold'}",
            "options: expected [Copper, Estate, Gold], is [3 Copper, Estate, Gold]",
        ),
        ("", "{offers: Duchy}", "not offered: 'Duchy'"),
        ("", "{offers: nothing}", "not offered: 'nothing'"),
        ("", "{not offered: 'Duchy, Gold'}", "offered, but must not be: 'Gold'"),
        ("", "{illegal: [nothing, '2 Copper']}", "legal, but must be refused: '2 Copper'"),
        ("", "{illegal: '2 Cooper'}", "did you mean Copper"),
        ("", "{not offered: Duchi}", "did you mean Duchy"),
        ("B: 2 Copper", "{over: true}", "over: expected True, is False"),
        ("B: 2 Copper", "{points: {B: 4}}", "points of B: expected 4, is 3"),
        ("B: 2 Copper", "{winners: A}", "winners: expected ['A'], is ['B']"),
        ("B: 2 Copper", "{log: [A plays a Militia., B plays a Moat.]}", "no line 'B plays a Moat.'"),
        ("B: 2 Copper", "{D: {hand: Gold}}", "D is not one of 2 players"),
        ("B: 2 Copper", "{cost: {Militia: cheap}}", "expected a cost"),
        ("B: 2 Copper", "{piles: {Loot: 3}}", ""),
    ],
)
def test_what_differs_is_told(script: str, expect: str, told: str) -> None:
    assert "the engine breaks" not in run_text(militia(script, expect))
    if told:
        assert told in run_text(militia(script, expect))
    else:
        assert "pile Loot: expected 3, is 30" in run_text(militia(script, expect))


def test_a_failure_names_file_line_scenario_and_step() -> None:
    assert run_text(militia("B: 2 Silver")) == (
        "test.yaml:6: Militia\n"
        "  at B: 2 Silver\n"
        "  '2 Silver' is not offered\n"
        "  B is asked militia.discard: 2 of [3 Copper, Estate, Gold]"
    )


@pytest.mark.parametrize(
    "expect",
    [
        "{asked: B, question: militia.discard, options: '3 Kupfer, Anwesen, Gold', offers: Copper, not offered: Duchy}",
        "{illegal: [Copper, 3 Copper, nothing, Duchy], asked: B}",
        "{log: [A plays a Militia.], asked: B}",
        "{log: [A spielt eine Miliz.], asked: B}",
        "{log: [A play Militia], asked: B}",
    ],
)
def test_expectations_about_a_pending_question(expect: str) -> None:
    assert run_text(militia("", expect)) == ""


def test_a_ruling_that_does_not_exist_is_a_failure() -> None:
    text = MILITIA.replace("  script:", "  rulings: [militia.three-or-fewre]\n  script:")
    outcome = run_scenario(load_text(text, "here.yaml")[0])
    assert "militia.three-or-fewre" in outcome.problem


def test_expectations_in_the_middle() -> None:
    middle = "expect: {coins: 2, asked: B}\nB: 2 Copper\nexpect: {B: {hand size: 4}}"
    assert "test.yaml:8: Militia\n  at expect\n  B's hand size: expected 4, is 3" in run_text(militia(middle))


def test_end_turn_declines_the_phases_but_no_card() -> None:
    text = """
    - scenario: the whole turn
      A: {hand: "Smithy, Copper"}
      script: [{A: end turn}]
      expect: {turn: B, A: {hand: "Smithy, Copper"}}
    """
    assert run_text(text) == ""
    assert "only answers the questions of the phases" in run_text(militia("B: end turn"))


def test_equal_names_of_cards_and_piles_need_a_verb() -> None:
    text = """
    - scenario: Copper
      phase: buy
      A: {hand: Copper}
      script:
        - expect: {options: "treasures, play Copper, buy Copper, Curse", offers: Copper}
        - A: kaufe Kupfer
      expect: {A: {discard: Copper, hand: ""}}
    """
    assert "A's discard" in run_text(text), "the turn is over, and the new hand is drawn"
    assert run_text(text.replace('discard: Copper, hand: ""', "hand: 2 Copper")) == ""


def test_a_position_in_which_nobody_is_ever_asked_is_refused() -> None:
    text = "- scenario: stuck\n  piles: {Copper: 0, Curse: 0}"
    assert "nobody is ever asked" in run_text(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('landscapes: "Reckless: Copper"\n  refused: not a kingdom pile', ""),
        ("kingdom: Young Witch\n  bane: Smithy\n  refused: true", ""),
        ("kingdom: Young Witch\n  bane: Moat\n  refused: true", "the position is allowed, but must be refused"),
        ('landscapes: "Reckless: Copper"\n  refused: two Traits', "refused, but not with 'two Traits'"),
        ("kingdom: Yung Witch\n  refused: true", "did you mean Young Witch"),
    ],
)
def test_positions_that_the_rules_forbid(text: str, told: str) -> None:
    assert told in run_text(f"- scenario: forbidden\n  {text}")
    assert bool(run_text(f"- scenario: forbidden\n  {text}")) == bool(told)


def test_what_players_may_see() -> None:
    seen = (
        "{seen by: {A: 'A hand, Gold', spectator: Gold}, hidden from: {A: 'B hand, A deck, Loot', spectator: A hand}}"
    )
    assert run_text(militia("B: 2 Copper", seen)) == ""
    assert "A can see A hand" in run_text(militia("B: 2 Copper", "{hidden from: {A: A hand}}"))
    assert "B cannot see A hand" in run_text(militia("B: 2 Copper", "{seen by: {B: A hand}}"))
    assert "expected a zone" in run_text(militia("B: 2 Copper", "{seen by: {B: A pocket}}"))


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("- A: {hand: Copper}", 1, "expected a scenario with a name"),
        ("- scenario: x\n  refused: true\n  expect: {coins: 1}", 3, "a position that is refused has no expect"),
        ("- scenario: x\n  scrpt: []", 2, "did you mean script"),
        ("- scenario: x\n  script: play Smithy", 2, "expected a list of answers"),
        ("- scenario: x\n  script:\n    - play Smithy", 3, "expected an answer"),
        ("- scenario: x\n  script:\n    - G: Smithy", 3, "expected a player"),
        ("- scenario: x\n  script:\n    - expect: {coin: 1}", 3, "did you mean coins"),
        ("- scenario: x\n  expect:\n    coins: 1\n    coins: 2", 4, "named twice"),
        ("hello", 1, "expected a list of scenarios"),
        ("- scenario: x\n - y", 2, "not readable as YAML"),
    ],
)
def test_unreadable_files_are_refused_with_their_line(text: str, line: int, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        load_text(text, "bad.yaml")
    assert told in caught.value.problem
    assert caught.value.line == line


def test_cards_mentioned_in_script_and_expectations_are_in_the_supply() -> None:
    text = """
    - scenario: a card that is only named later
      phase: buy
      coins: 4
      buys: 2
      script: [{A: buy Smithy}]
      expect: {piles: {Smithy: 9, Village: 10}, A: {discard: Smithy}}
    """
    assert run_text(text) == ""


# A scenario of a saved game


def saved_games(seed: int, decisions: int) -> Any:
    session = Session(random_case(seed).start())
    chance = Random(seed)
    for _ in range(decisions):
        if session.decision is None:
            return
        yield json.loads(json.dumps(session.save()))
        decision = session.decision
        codes = list(decision.options())
        many = chance.randint(decision.low, min(decision.high, len(codes)))
        session.submit(chance.sample(codes, many or min(1, decision.high, len(codes))))


@pytest.mark.parametrize("seed", range(40, 46))
def test_a_scenario_of_a_saved_game_passes_as_it_is(seed: int) -> None:
    for save in saved_games(seed, 40):
        for lang in LANGUAGES:
            text = skeleton(save, lang)
            assert run_text(text) == "", text


def test_no_scenario_of_a_finished_game() -> None:
    session = Session(random_case(1).start())
    with pytest.raises(SaveError):
        skeleton({"format": "something"})
    save = session.save()
    save["base"]["phase"] = 6
    save["answers"] = save["answers"][: save["done"]]
    with pytest.raises((NothingPending, SaveError)):
        skeleton(save)


# The command line


def invoke(*words: object) -> Result:
    return CliRunner().invoke(main.platin, [str(word) for word in words])


def test_run_tells_how_many_passed(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(MILITIA, encoding="utf-8")
    result = invoke("--lang", "en", "scenario", "run", tmp_path)
    assert (result.exit_code, result.output) == (0, "1 passed, 0 failed.\n")
    (tmp_path / "wrong.yaml").write_text(MILITIA.replace("3 Copper", "2 Copper"), encoding="utf-8")
    (tmp_path / "bad.yaml").write_text("- sccenario: x", encoding="utf-8")
    result = invoke("--lang", "de", "scenario", "run", tmp_path)
    assert result.exit_code == 1
    assert "1 bestanden, 1 gescheitert.\n1 Dateien sind nicht lesbar." in result.output
    assert "too many: Copper" in result.output
    result = invoke("scenario", "run", "--json", tmp_path)
    data = json.loads(result.output)
    assert result.exit_code == 1
    assert [row["passed"] for row in data["scenarios"]] == [True, False]
    assert data["unreadable"][0]["line"] == 1
    assert invoke("scenario", "run", tmp_path / "nowhere").exit_code == 1


def test_coverage_tells_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(MILITIA.replace("  A:", "  rulings: [militia.three-or-fewer, x.y]\n  example: A1\n  A:"))
    data = json.loads(invoke("scenario", "coverage", "--json", file).output)
    assert data["rulings"]["militia.three-or-fewer"] == 1
    assert "militia.three-or-fewer" not in data["missing_rulings"]
    assert data["examples"]["A1"] == 1
    assert data["unknown"][0]["name"] == "x.y"
    shown = invoke("--lang", "de", "scenario", "coverage", file).output
    assert "Miliz" in shown
    assert "Unbekannt: x.y" in shown


def test_new_writes_a_scenario(tmp_path: Path) -> None:
    *_, save = saved_games(50, 12)
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**save, "table": "kept by the program"}), encoding="utf-8")
    out = tmp_path / "new.yaml"
    assert invoke("scenario", "new", file, "--out", out).exit_code == 0
    assert invoke("scenario", "run", out).exit_code == 0
    assert invoke("scenario", "new", file, "--out", out).exit_code == 1, "nothing is overwritten"
    file.write_text("[1", encoding="utf-8")
    result = invoke("--lang", "en", "scenario", "new", file)
    assert result.exit_code == 1
    assert "cannot be read as a saved game" in result.output


def test_a_command_that_is_not_there_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(main.COMMANDS, "fuzz", "platin.cli.nowhere:fuzz")
    result = invoke("--lang", "en", "fuzz", "--games", "3")
    assert result.exit_code == 1
    assert "is not part of this installation" in result.output
    assert "Traceback" not in result.output


def test_help_in_both_languages_and_without_loading_anything() -> None:
    assert list(german.WORDS) == list(english.WORDS)
    for lang, words in (("de", german.WORDS), ("en", english.WORDS)):
        result = invoke("--lang", lang, "--help")
        assert result.exit_code == 0
        shown = " ".join(result.output.split())
        for name in main.COMMANDS:
            assert words[name] in shown
        assert words["scenario.run"] in " ".join(invoke("--lang", lang, "scenario", "--help").output.split())
    code = (
        "import sys; from platin.cli.main import platin; platin(['--help'], standalone_mode=False);"
        "assert not [name for name in sys.modules if name.startswith(('platin.cards', 'platin.engine', 'rich'))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
