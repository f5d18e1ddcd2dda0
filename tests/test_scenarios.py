"""The scenarios: all pass, every ruling has one; and the runner: it finds what is wrong and says so."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from platin.cards import LIBRARY
from platin.cli import main
from platin.engine.choice import UNUSED
from platin.engine.const import BOON, HEX, STATE
from platin.position import FormatError, read_position
from platin.proof.kingdoms import random_case
from platin.scenario import Scenario, load_file, run_scenario, scenario_files
from platin.scenario.coverage import EXAMPLES, cover, example_names
from platin.scenario.loader import EXPECT_KEYS, load_text
from platin.scenario.skeleton import NothingPending, skeleton
from platin.scenario.vocabulary import effects_of
from platin.session import SaveError, Session
from platin.text import rulings
from platin.text.language import LANGUAGES
from platin.text.messages.commands import WORDS
from platin.text.names import display

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


@cache
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
    # Cards of one pile, and what comes with a card, may share its file: their rulings are shown there.
    stems |= {ruling.partition(".")[0] for scenario in every_scenario() for ruling in scenario.rulings}
    # Boons, Hexes and States have a file together.
    cards = [card for card in LIBRARY.cards.values() if not card.types & (BOON | HEX | STATE)]
    names = {one.name for one in (*cards, *LIBRARY.landscapes.values())} | {"boons", "hexes", "states"}
    assert sorted(names - stems) == []


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
    assert len(known) == sum(EXAMPLES.values()) >= 114
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


def _expected(scenario: Scenario) -> list[str]:
    """Give the keys of all expectations of a scenario."""
    return [key for expect in [scenario.expect, *[step.expect or {} for step in scenario.script]] for key in expect]


def test_the_examples_of_the_documentation_pass() -> None:
    docs = (SCENARIOS.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    blocks = [block.partition("```")[0] for block in docs.split("```yaml\n")[1:]]
    found = [scenario for block in blocks for scenario in load_text(block, "scenarios.md")]
    for scenario in found:
        assert run_scenario(scenario).passed, run_scenario(scenario)
    # Each kind of expectation that is explained has been seen at work there, or in the scenarios.
    used = {key for one in [*found, *every_scenario()] for key in _expected(one)}
    assert set(EXPECT_KEYS) - set("DEF") <= used


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
        ("", "{question: militia}", "there is no question 'militia'; did you mean militia.discard?"),
        ("", "{question: mine.trash}", "question: expected mine.trash, is militia.discard"),
        ("B: 2 Copper", "{question: militia.discard}", "question: expected militia.discard, is turn.buy"),
        ("B: 2 Copper", "{B: {owns: '3 Copper, Estate, Gold'}}", "too many: Curse, Duchy"),
        ("B: 2 Copper", "{not logged: B discards Copper}", "logged, but must not be: 'B discards Copper'"),
        ("B: 2 Copper", "{not logged: [A trashes, B discards]}", "logged, but must not be: 'B discards'"),
        ("B: 2 Copper", "{not logged: B legt 2 Kupfer ab.}", "logged, but must not be"),
        ("B: 2 Copper", "{not logged: B legt 2 Kupffer ab.}", "did you mean 'Kupfer'"),
        ("B: 2 Copper", "{not logged: A trashes Cooper}", "did you mean Copper"),
        ("B: 2 Copper", "{not logged: A tresh Copper}", "did you mean trash"),
        ("B: 2 Copper", "{not logged: A wins}", "no log says 'A wins'; expected a player and one of: turn"),
        ("B: 2 Copper", "{not logged: A trashes Copper#1}", "expected no label"),
        ("B: 2 Copper", "{times logged: {B discards: 2}}", "times logged 'B discards': expected 2, is 1"),
        ("B: 2 Copper", "{times asked: {militia.discard: 2}}", "times asked militia.discard: expected 2, is 1"),
        (
            "B: 2 Copper",
            "{times asked: {militia.discard: {A: 1}}}",
            "times A was asked militia.discard: expected 1, is 0",
        ),
        ("B: 2 Copper", "{times asked: {militia.discrad: 0}}", "did you mean militia.discard"),
        ("B: 2 Copper", "{times asked: {Discard cardboard.: 0}}", "there is no question"),
        (
            "B: 2 Copper",
            "{coins: 3}",
            "now A is asked turn.buy: 0 to 1 of [play Silver, buy Copper, buy Curse, buy Estate, treasures]",
        ),
        ("B: 2 Copper", "{coins: three}", "now A is asked turn.buy"),
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
        "  now B is asked militia.discard: 2 of [3 Copper, Estate, Gold]"
    )


def test_a_failure_tells_which_of_two_equal_cards_asks() -> None:
    told = run_text("""
- scenario: two Quartermasters
  phase: start
  A: {play: "2 Quartermaster", on: {Quartermaster: Gold}}
  script:
    - A: Quartermaster#2
  expect: {coins: 1}
""")
    assert "A is asked quartermaster.empty by number 2 in play: 1 of [gain, take]" in told


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


@pytest.mark.parametrize(
    "expect",
    [
        "{B: {owns: '3 Copper, Estate, Gold, Duchy, Curse'}, A: {owns: 'Militia, Silver'}}",
        "{not logged: [A trashes, B discards Gold, B gains, A plays a Moat., A spielt einen Burggraben.]}",
        "{times logged: {B discards: 1, B discards 2 Copper: 1, A plays a Militia.: 1, B deckt ein Kupfer auf.: 0}}",
        "{times asked: {militia.discard: 1, mine.trash: 0, turn.action: 1, turn.buy: {A: 1, B: 0}}}",
        "{times asked: {Discard down to 3 cards in hand.: 1, 'Lege Handkarten ab, bis du nur noch 3 hast.': {B: 1}}}",
    ],
)
def test_expectations_about_all_that_has_happened(expect: str) -> None:
    assert run_text(militia("B: 2 Copper", expect)) == ""


def test_only_questions_that_are_put_to_a_player_count() -> None:
    """The engine comes by a question again and again, and passes by one that has a single answer."""
    text = """
    - scenario: Militia twice
      A: {hand: "Throne Room, Militia, Copper"}
      B: {hand: "5 Copper"}
      C: {hand: "4 Copper, Estate"}
      script:
        - A: play Throne Room
        - expect: {times asked: {militia.discard: 1, throne_room.play: 0}}
        - C: 2 Copper
      expect: {times asked: {militia.discard: {B: 0, C: 1}}, C: {hand size: 3}}
    """
    assert run_text(text) == ""


def test_a_card_that_is_gained_counts_however_it_is_gained() -> None:
    text = """
    - scenario: gains
      phase: buy
      coins: 6
      buys: 2
      script: [{A: buy Gold}]
      expect: {times logged: {A gains Gold: 1, A gains: 1, A buys Gold: 1}, not logged: A gains Copper}
    """
    assert run_text(text) == ""


def throne_rooms(expect: str) -> str:
    text = f"""
    - scenario: two Throne Rooms
      A: {{hand: "Throne Room#new, Village, Copper#x", play: "Throne Room#old", deck: "5 Copper"}}
      trash: "Gold#1, Gold#2"
      script:
        - A: play Throne Room#new
      expect: {expect}
    """
    return run_text(text)


def test_a_label_in_an_expectation_means_the_card_that_has_it() -> None:
    assert throne_rooms("{A: {play: 'Throne Room#old, Throne Room#new, Village'}}") == ""
    assert throne_rooms("{A: {owns: 'Throne Room#old, Throne Room#new, Village, 6 Copper'}}") == ""
    assert throne_rooms("{trash: 'Gold#2, Gold'}") == ""
    assert "A's hand: another Copper than Copper#x" in run_text(
        """
        - scenario: the other Copper
          A: {hand: "Cellar, Copper#x", deck: "Copper#y, Estate"}
          script: [{A: play Cellar}, {A: Copper}]
          expect: {A: {hand: Copper#x}}
        """
    )
    for label in ("Throne Room#1", "Throne Room#nwe", "Village#1"):
        assert "expected a label that the position gives" in throne_rooms(f"{{A: {{play: '{label}'}}}}")
    assert "only one Throne Room#old, not 2" in throne_rooms("{A: {play: '2 Throne Room#old'}}")


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("Copper#1, Copper#2", ""),
        ("Copper#2, Copper#1", "A's deck: another Copper than Copper#2"),
        ("Copper, Copper#2", ""),
        ("Copper, Copper#1", "A's deck: another Copper than Copper#1"),
    ],
)
def test_labels_in_a_deck_stand_at_their_place(deck: str, told: str) -> None:
    text = f"- scenario: decks\n  A: {{hand: Village, deck: 'Copper#1, Copper#2'}}\n  expect: {{A: {{deck: '{deck}'}}}}"
    assert told in run_text(text)
    assert bool(run_text(text)) == bool(told)


def test_labels_tell_which_card_others_lie_on() -> None:
    text = """
    - scenario: Quartermasters
      A: {hand: Village, play: "Quartermaster#1, Quartermaster#2", on: {Quartermaster#1: Silver, Quartermaster#2: Gold}}
      expect: {A: {on: {Quartermaster#1: Silver, Quartermaster#2: Gold}}}
    """
    assert run_text(text) == ""
    swapped = text.replace("expect: {A: {on: {Quartermaster#1: Silver", "expect: {A: {on: {Quartermaster#1: Gold")
    assert "A's cards on Quartermaster#1: expected [Gold], is [Silver]" in run_text(swapped)


def test_a_label_in_an_answer_means_the_card_that_has_it() -> None:
    text = """
    - scenario: Remodel
      A: {hand: "Remodel, Copper#a, Copper#b, Estate"}
      script:
        - A: play Remodel
        - expect: {offers: "Copper#a, Copper#1", not offered: "Copper#3, Estate#2"}
        - A: Copper#b
        - A: Copper
      expect: {trash: Copper#b, A: {hand: "Copper#a, Estate"}}
    """
    assert run_text(text) == ""
    assert "trash: another Copper than Copper#a" in run_text(text.replace("trash: Copper#b", "trash: Copper#a"))
    assert "a label of the position, not 'c'" in run_text(text.replace("- A: Copper#b", "- A: Copper#c"))
    assert "'Estate#2' is not offered" in run_text(text.replace("- A: Copper#b", "- A: Estate#2"))


HELD = """
- scenario: before Clean-up
  hold: cleanup
  phase: buy
  coins: 3
  A: {hand: "Estate", play: "Village", deck: "5 Copper"}
  script:
    - A: %s
  expect: {turn: A, phase: cleanup, asked: nobody, question: turn.end, A: {hand: "Estate", play: "Village"%s}}
"""


@pytest.mark.parametrize(
    ("answer", "gained"), [("buy Silver", ", discard: Silver"), ("end turn", ""), ("end phase", "")]
)
def test_a_scenario_can_hold_before_clean_up(answer: str, gained: str) -> None:
    assert run_text(HELD % (answer, gained)) == ""
    assert "turn: expected A, is B" in run_text((HELD % (answer, gained)).replace("  hold: cleanup\n", ""))


def test_after_a_hold_the_turn_goes_on() -> None:
    for word in ("nothing", "end turn", "end phase"):
        text = HELD % ("buy Silver", "") + ""
        text = text.partition("  expect:")[0] + f"    - A: {word}\n  expect: {{turn: B, A: {{hand: 5 Copper}}}}\n"
        assert run_text(text) == "", word


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


def test_a_scenario_of_a_game_that_stops_before_clean_up_passes() -> None:
    session = Session(read_position('hold: "A, B"\nphase: buy\ncoins: 3\nA: {hand: Estate, deck: 6 Copper}'))
    session.submit([option.code for option in session.options() if option.name == "silver"])
    assert session.decision is not None
    assert session.decision.key == "turn.end"
    text = skeleton(session.save())
    assert 'hold: "A, B"' in text
    assert run_text(text) == ""


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


def test_trace_shows_questions_answers_and_what_could_be_answered(tmp_path: Path) -> None:
    file = tmp_path / "militia.yaml"
    file.write_text(MILITIA, encoding="utf-8")
    result = invoke("--lang", "en", "scenario", "trace", file)
    assert result.exit_code == 0
    lines = [line.strip() for line in result.output.splitlines()]
    at = lines.index("B  militia.discard  Discard down to 3 cards in hand.")
    assert lines[at + 1 : at + 3] == ["choose 2: 4 Copper, Estate", "→ Copper, Estate"]
    german = invoke("--lang", "de", "scenario", "trace", file, "--name", "DISCARDED").output
    assert "wähle 2: 4 Kupfer, Anwesen" in german
    assert "treasures (alle einfachen Geldkarten)" in " ".join(german.split())
    assert "am Ende wie erwartet" in german
    assert invoke("scenario", "trace", file, "--name", "no such").exit_code == 1
    file.write_text(MILITIA.replace("3 Copper", "2 Copper"), encoding="utf-8")
    failed = invoke("--lang", "en", "scenario", "trace", file)
    assert failed.exit_code == 1
    assert "too many: Copper" in failed.output
    assert "as expected" not in failed.output


def test_trace_shows_who_answers_for_whom_and_a_hold(tmp_path: Path) -> None:
    file = tmp_path / "possessed.yaml"
    text = """
    - scenario: possessed
      hold: cleanup
      turn: B
      turn of: {controller: A, because: Possession}
      B: {hand: Copper}
      script: [{A: end turn}]
    """
    file.write_text(text, encoding="utf-8")
    shown = invoke("--lang", "en", "scenario", "trace", file).output
    assert "A for B  turn.buy" in shown
    assert "A for B  turn.end" in shown
    assert "only: nothing" in shown


@pytest.mark.parametrize("name", ["Cage", "Käfig", "kaefig"])
def test_words_lists_what_can_be_said_about_a_card(name: str) -> None:
    result = invoke("--lang", "en", "scenario", "words", name)
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert lines[0] == "Cage · Käfig"
    assert "cage {card: Cage, cards: …}" in lines
    assert "cage.return {effect: cage.return, card: Cage} (later)" in lines
    assert "cage.aside Set aside up to 4 cards from your hand face down on the Cage." in lines
    assert "reveal A reveals …." in lines
    german = " ".join(invoke("--lang", "de", "scenario", "words", name).output.split())
    assert "cage {card: Käfig, cards: …}" in german
    assert "reveal A deckt … auf." in german


def test_words_lists_printed_options_and_the_questions_of_the_rules() -> None:
    shown = [
        " ".join(line.split()) for line in invoke("--lang", "en", "scenario", "words", "Watchtower").output.splitlines()
    ]
    at = next(at for at, line in enumerate(shown) if line.startswith("watchtower.choose "))
    assert shown[at + 1].startswith("trash ")
    general = invoke("--lang", "en", "scenario", "words").output
    assert "turn.action" in general
    assert "militia.discard" not in general
    wrong = invoke("--lang", "de", "scenario", "words", "Quartermster")
    assert wrong.exit_code == 1
    assert "Quartermaster" in wrong.output


def test_effects_are_listed_as_a_position_can_write_them() -> None:
    """What is listed can be written: with the card in play, each entry is read as the effect it is listed for."""
    kinds = {"count": "1", "cards": "Copper", "names": "Copper"}
    for name in dict.fromkeys([effect.partition(".")[0] for effect in LIBRARY.effects]):
        # Positions with a card that asks for another one before the game have to say that.
        if name in LIBRARY.cards and any(choice.what == UNUSED for choice in LIBRARY.choices_of(name)):
            continue
        for lang in LANGUAGES:
            for words in effects_of(name, lang):
                if "turn of" in words.entry:
                    turn = words.entry.replace("…", "A")
                    state = read_position(f"turn: B\n{turn}\nB: {{hand: Copper}}")
                else:
                    entry = words.entry
                    for key, value in kinds.items():
                        entry = entry.replace(f"{key}: …", f"{key}: {value}")
                    place = f"A: {{hand: Copper, play: {display(name, 'en')}}}" if name in LIBRARY.cards else ""
                    state = read_position(f"{place}\neffects: [{entry}]")
                names = [effect.name for effect in state.effects]
                assert words.name in names or words.name == "possession.debt", words


def test_a_command_that_is_not_there_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(main.COMMANDS, "fuzz", "platin.cli.nowhere:fuzz")
    result = invoke("--lang", "en", "fuzz", "--games", "3")
    assert result.exit_code == 1
    assert "is not part of this installation" in result.output
    assert "Traceback" not in result.output


def test_help_in_both_languages_and_without_loading_anything() -> None:
    for lang in LANGUAGES:
        words = WORDS.of(lang)
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
