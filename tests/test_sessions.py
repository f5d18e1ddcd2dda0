"""Sessions: asking, answering, taking back, cloning, saving, loading, replaying; and what a view tells."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import Any

import pytest
from tests.proof.positions import position

from platin.bots.big_money import BigMoney
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.const import DISCARD, OPT_VALUE, STOP_ALWAYS
from platin.engine.decision import IllegalAnswer
from platin.engine.offers import ALL_TREASURES
from platin.engine.spec import Spec
from platin.position import read_position
from platin.proof.answers import RandomPlayer
from platin.proof.case import Case
from platin.proof.checks import difference
from platin.proof.kingdoms import random_case
from platin.proof.run import patience
from platin.session import CannotUndo, SaveError, Session, state_to_json
from platin.session.save import state_from_json
from platin.text.questions import asker

FIVE = "copper*5"
KINGDOM = ["militia", "moat", "chapel", "village", "smithy"]


def pick(session: Session, *names: str) -> None:
    """Answer by names of options."""
    left = session.options()
    codes = []
    for name in names:
        option = next(option for option in left if option.name == name)
        left.remove(option)
        codes.append(option.code)
    session.submit(codes)


def asked(session: Session) -> tuple[str, int]:
    """Give the pending question and who answers it."""
    assert session.decision is not None
    return session.decision.key, session.decision.by


def new_game(agents: list[Agent | None] | None = None) -> Session:
    return Session.new(Spec(2, tuple(KINGDOM)), 1, agents)


# Submitting


def test_a_question_to_each_player_in_turn() -> None:
    session = position(["militia"], ["militia", "copper*3 estate*2"], [FIVE, FIVE])
    assert asked(session) == ("turn.action", 0)
    pick(session, "militia")
    assert asked(session) == ("militia.discard", 1)
    pick(session, "estate", "estate")
    assert asked(session) == ("turn.buy", 0)
    assert session.answered_by == [0, 1]


@pytest.mark.parametrize("names", [(), ("copper",), ("copper", "copper", "estate")])
def test_a_wrong_number_of_options_is_refused(names: tuple[str, ...]) -> None:
    session = position(["militia"], ["militia", "copper*3 estate*2"], [FIVE, FIVE])
    pick(session, "militia")
    before = session.save()
    with pytest.raises(IllegalAnswer, match="expected 2 of"):
        pick(session, *names)
    assert session.save() == before
    assert asked(session) == ("militia.discard", 1)


def test_an_option_that_is_not_offered_is_refused() -> None:
    session = new_game()
    for code in (-1, 10**9, 0):
        with pytest.raises(IllegalAnswer, match="turn.buy"):
            session.submit([code])


def test_one_option_twice_is_refused() -> None:
    session = position(["militia"], ["militia", "copper*3 estate*2"], [FIVE, FIVE])
    pick(session, "militia")
    code = session.options()[0].code
    with pytest.raises(IllegalAnswer, match="twice"):
        session.submit([code, code])


def test_submitting_to_a_finished_game() -> None:
    agents: list[Agent | None] = [BigMoney(), BigMoney("smithy")]
    session = Session.new(Spec(2, tuple(KINGDOM)), 1, agents)
    assert session.over
    assert session.decision is None
    assert session.options() == []
    with pytest.raises(RuntimeError, match="over"):
        session.submit([])


def test_agents_and_players_from_outside_at_one_table() -> None:
    agents: list[Agent | None] = [None, BigMoney()]
    session = new_game(agents)
    for _ in range(20):
        assert asked(session)[1] == 0
        session.submit([])
    assert set(session.answered_by) == {0, 1}
    assert Session.replay(new_game(agents)._start, session.answers).save()["base"] == session.save()["base"]


def test_an_error_in_an_agent_changes_nothing() -> None:
    calls = []

    def stubborn(game: object, decision: object) -> list[int]:
        calls.append(decision)
        raise ZeroDivisionError

    session = new_game([None, stubborn])
    before = session.save()
    with pytest.raises(ZeroDivisionError):
        session.submit([])
    assert calls
    assert session.save() == before
    assert asked(session) == ("turn.buy", 0)


# Undo


@pytest.mark.parametrize("stored", ["Copper, Gold, Village", "Gold, Village, Copper", "Village, Copper, Gold"])
def test_names_of_abilities_do_not_tell_in_which_order_cards_were_kept(stored: str) -> None:
    text = f"""
        phase: start
        effects: [{{card: Quartermaster#1}}, {{card: Quartermaster#2}}]
        A:
          play: "Quartermaster#1, Quartermaster#2"
          on: {{Quartermaster#1: "{stored}", Quartermaster#2: "Silver"}}
        """
    decision = Session(read_position(text)).decision
    assert decision is not None
    assert decision.labels == ["quartermaster#copper", "quartermaster#silver"]


def test_undo_is_free_until_something_comes_to_light() -> None:
    session = position(["village", "chapel"], ["chapel copper*2", FIVE], [FIVE, FIVE])
    start = session.save()
    pick(session, "chapel")
    pick(session, "copper")
    assert session.undo_is_free()
    session.undo()
    assert asked(session) == ("chapel.trash", 0)
    session.undo()
    assert session.save() == start
    with pytest.raises(CannotUndo, match="nothing"):
        session.undo()


def test_undo_of_a_drawn_card_needs_consent() -> None:
    session = position(["village"], ["village", FIVE], [FIVE, FIVE])
    before = session.save()
    pick(session, "village")
    assert not session.undo_is_free()
    with pytest.raises(CannotUndo, match="consent"):
        session.undo()
    session.undo(force=True)
    assert session.save() == before


def test_undo_is_not_free_when_rotating_shows_a_hidden_card() -> None:
    session = Session(read_position('{A: {hand: "Battle Plan", deck: Copper}, kingdom: "Death Cart"}'))
    pick(session, "battle_plan")
    assert asked(session)[0] == "battle_plan.rotate"
    secrets = session.state.secrets
    ruins = [option.code for option in session.options() if session.state.rules.piles[option.code & OPT_VALUE].shuffled]
    session.submit(ruins)
    assert session.state.secrets > secrets


def test_undo_is_not_free_when_another_player_is_asked() -> None:
    """Who is asked tells something about that player's hand: playing an Attack to see who has a Moat is no undo."""
    session = position(["militia"], ["militia", "copper*3 estate*2"], [FIVE, FIVE])
    pick(session, "militia")
    assert not session.undo_is_free()
    pick(session, "estate", "estate")
    assert not session.undo_is_free()
    session.undo(force=True)
    session.undo(force=True)
    assert asked(session) == ("turn.action", 0)
    assert session.undo_depth == 0


def test_undo_skips_the_answers_of_agents() -> None:
    session = new_game([None, BigMoney()])
    before = session.save()
    session.submit([])
    session.undo(force=True)
    assert session.save() == before


def test_undo_back_to_the_start_after_loading() -> None:
    session = new_game()
    saves = [session.save()]
    for _ in range(12):
        session.submit([ALL_TREASURES] if session.decision and session.decision.allows(ALL_TREASURES) else [])
        saves.append(session.save())
    loaded = Session.load(json.loads(json.dumps(session.save())))
    assert loaded.undo_depth == 12
    for save in reversed(saves[:-1]):
        loaded.undo(force=True)
        assert difference(loaded.save(), save) == ""


# Clones, saves, records


def test_a_clone_goes_its_own_way() -> None:
    session = position(["chapel"], ["chapel copper*2 estate", FIVE], [FIVE, FIVE])
    pick(session, "chapel")
    twin = session.clone()
    before = session.save()
    pick(twin, "copper", "estate")
    assert session.save() == before
    twin.undo()
    assert twin.save() == before


def test_a_save_is_not_changed_by_going_on() -> None:
    session = new_game()
    save = session.save()
    text = json.dumps(save)
    for _ in range(10):
        session.submit([])
    assert json.dumps(save) == text


def test_a_record_replays_to_every_point() -> None:
    session = Session(random_case(3).start())
    player = RandomPlayer(3)
    views = []
    for _ in range(40):
        assert session.decision is not None
        views.append(session.view(0))
        session.submit(player.answer(session.state, session.decision))
    for count, view in enumerate(views):
        assert session.at(count).view(0) == view
    with pytest.raises(ValueError, match="0 to 40"):
        session.at(41)


def middle_of_a_game(seed: int) -> Session:
    """Play a while, at random."""
    case: Case = random_case(seed)
    session = Session(case.start())
    player = RandomPlayer(seed)
    for _ in range(30):
        if session.decision is not None:
            session.submit(player.answer(session.state, session.decision))
    return session


@pytest.mark.parametrize(
    "data", [None, 1, "x", [], {}, {"format": "platin-save"}, {"format": "platin-save", "version": 1}]
)
def test_not_a_save(data: object) -> None:
    with pytest.raises(SaveError, match="expected|damaged"):
        Session.load(data)


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_save_is_refused_or_loads(seed: int) -> None:
    """Whatever is missing or changed in a save: there is a `SaveError`, or a game; never another error."""
    rng = Random(seed)
    text = json.dumps(middle_of_a_game(seed).save())
    for _ in range(150):
        data = json.loads(text)
        where = damage(data, rng)
        try:
            with patience(10):
                session = Session.load(data)
        except SaveError:
            continue
        except Exception as error:
            pytest.fail(f"{where}: {type(error).__name__}: {error}")
        assert session.over or session.decision is not None


def damage(data: Any, rng: Random) -> str:
    """Take away or change something somewhere in plain data; tell where."""
    where = ""
    while True:
        steps = list(data) if isinstance(data, dict) else list(range(len(data)))
        step = rng.choice(steps)
        where += f".{step}"
        value = data[step]
        if isinstance(value, (dict, list)) and value and rng.random() < 0.85:
            data = value
            continue
        if rng.random() < 0.3:
            del data[step]
            return f"{where} deleted"
        data[step] = rng.choice([None, "x", -1, 10**6, [], {}, [[]], True, 2.5])
        return f"{where} = {data[step]!r}"


# Views


def test_a_view_shows_the_own_hand_and_the_size_of_others() -> None:
    session = position(["village"], ["village copper", "gold*2"], [FIVE, FIVE], ["estate", "silver curse"])
    mine = session.view(0)
    assert mine.players[0].hand == ("copper", "village")
    assert mine.players[1].hand is None
    assert mine.players[1].zones["hand"].size == 2
    assert mine.players[1].discard is None
    assert mine.players[1].zones["discard"].top == "curse"
    assert mine.question is not None
    assert mine.question.key == "turn.action"
    other = session.view(1)
    assert (other.asked, other.question) == (0, None)
    assert session.view(-1).players[0].hand is None


def test_what_one_looks_at_is_not_shown_to_others() -> None:
    session = position(["sentry"], ["sentry", FIVE], ["copper gold estate copper", FIVE])
    pick(session, "sentry")
    assert session.view(0).players[0].zones["looked"].cards == ("estate", "gold")
    for seat in (1, -1):
        assert session.view(seat).players[0].zones["looked"].cards is None
        assert "gold" not in json.dumps(session.log(seat))


def test_under_possession_the_deciding_player_sees_the_hand() -> None:
    session = position(["possession"], ["possession", "gold silver copper*3"], [FIVE, FIVE])
    pick(session, "possession")
    session.submit([])
    assert asked(session) == ("turn.buy", 0)
    assert session.decision is not None
    assert session.decision.seat == 1
    assert session.view(0).players[1].hand == ("copper", "copper", "copper", "gold", "silver")
    assert session.view(-1).players[1].hand is None


def test_a_view_has_no_numbers_of_cards_and_no_seed() -> None:
    """Neither as values nor in names: see `platin.proof.checks.secret` for the proof by exchange."""
    session = middle_of_a_game(5)
    state = session.state
    data = state_to_json(state)
    for seat in range(-1, len(state.players)):
        text = json.dumps([asdict(session.view(seat)), session.log(seat)])
        assert str(data["rng"]) not in text
        assert "#" not in text
        for word in ("uid", "rng", "seed", "tape", "moves"):
            assert f'"{word}"' not in text


def test_undo_is_not_free_once_a_card_of_the_deck_lies_open() -> None:
    session = Session(read_position('{A: {hand: Chancellor, deck: "Gold, Silver"}}'))
    chancellor = session.options()[0].code
    session.submit([chancellor])
    assert session.undo_is_free()
    session.submit([next(option.code for option in session.options() if option.name == "yes")])
    assert not session.undo_is_free()


def test_loot_is_shuffled_anew_for_each_game() -> None:
    spec = Spec(2, ("search", "village"))
    orders = []
    for seed in range(3):
        state = Session.new(spec, seed).state
        orders.append([card.name for card in state.piles[state.rules.pile_of["amphora"]]])
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1] != orders[2]


QUARTERMASTERS = """
phase: start
effects: [{card: Quartermaster#1}, {card: Quartermaster#1}, {card: Quartermaster#2}]
A: {play: "Quartermaster#1, Quartermaster#2", deck: "5 Copper"}
"""


def test_a_question_says_which_of_two_equal_cards_asks() -> None:
    session = Session(read_position(QUARTERMASTERS))
    assert [option.name for option in session.options()] == ["quartermaster", "quartermaster#2"]
    askers = []
    for name in ("quartermaster#2", "take", "take"):
        pick(session, name)
        question = session.view(0).question
        assert question is not None
        assert question.key == "quartermaster.empty"
        askers.append((asker(question, "en"), asker(question, "de")))
    second, first = ("Quartermaster (2)", "Quartiermeister (2)"), ("Quartermaster (1)", "Quartiermeister (1)")
    assert askers == [second, first, first]


def test_a_card_without_its_like_has_no_number() -> None:
    session = Session(read_position('{phase: start, effects: [{card: Quartermaster}], A: {play: "Quartermaster"}}'))
    question = session.view(0).question
    assert question is not None
    assert asker(question, "en") == "Quartermaster"


def test_the_number_of_an_ability_is_that_of_its_card() -> None:
    session = Session(
        read_position(QUARTERMASTERS.replace("#1}, {card: Quartermaster#1", "#2}, {card: Quartermaster#1"))
    )
    assert [option.name for option in session.options()] == ["quartermaster", "quartermaster#1"]


def test_a_question_at_a_moment_without_a_card_is_about_none() -> None:
    question = Session(read_position(QUARTERMASTERS)).view(0).question
    assert question is not None
    assert question.about == ""


# The stop before Clean-up


def before_cleanup(stops: int) -> Session:
    """A game in which the first player has coins and one Buy."""
    session = position(["moat"], [FIVE, FIVE], [FIVE, FIVE])
    start = session.start.copy()
    start.stops = stops
    return Session(start)


def test_the_last_purchase_can_be_looked_at_and_taken_back() -> None:
    session = before_cleanup(0b01)
    pick(session, "treasures")
    pick(session, "silver")
    assert asked(session) == ("turn.end", 0)
    assert session.view(0).players[0].discard == ("silver",)
    assert session.undo_is_free(0)
    session.undo()
    assert asked(session) == ("turn.buy", 0)
    assert session.view(0).players[0].discard == ()
    pick(session, "silver")
    again = Session.load(json.loads(json.dumps(session.save())))
    assert asked(again) == ("turn.end", 0)
    with pytest.raises(IllegalAnswer):
        again.submit([0])
    again.submit([])
    assert asked(again) == ("turn.buy", 1)
    assert not again.undo_is_free(0), "the new hand was drawn"


def test_who_says_that_the_phase_is_over_is_not_asked_again() -> None:
    session = before_cleanup(0b01)
    session.submit([])
    assert asked(session) == ("turn.buy", 1)
    session = before_cleanup(0b01 | STOP_ALWAYS)
    session.submit([])
    assert asked(session) == ("turn.end", 0)


def test_the_stop_is_for_those_who_want_it() -> None:
    session = before_cleanup(0b10)
    pick(session, "curse")
    assert asked(session) == ("turn.buy", 1)
    pick(session, "curse")
    assert asked(session) == ("turn.end", 1)


def test_the_log_of_a_gain_tells_where_the_card_went_and_how_many_there_were() -> None:
    session = before_cleanup(0b01)
    pick(session, "curse")
    log = session.state.log
    assert log is not None
    gain = next(entry for entry in log if entry.verb == "gain_bought")
    assert (gain.count, gain.zone) == (1, DISCARD)
    # Saves of before had the zone where the number of cards belongs.
    saved = state_to_json(session.state)
    del saved["stops"]
    saved["log"] = [[*entry[:4], entry[8], *entry[5:8]] if len(entry) > 8 else entry for entry in saved["log"]]
    older = state_from_json(saved, LIBRARY).log
    assert older is not None
    assert [(entry.count, entry.zone) for entry in older] == [(entry.count, entry.zone) for entry in log]
