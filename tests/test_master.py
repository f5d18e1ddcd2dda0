"""The opponent that masters any kingdom: kept plans, who plays by them, and that it sees nothing it may not."""

import json
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import yaml
from tests.test_mind_worlds import in_order
from tests.test_strategies import KINGDOMS, exchange_within, worlds

from platin.bots.general import GeneralBot
from platin.bots.roster import UnknownContestant, find
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.buys import BuyDecision
from platin.engine.const import OPT_PILE
from platin.engine.game import Game
from platin.engine.spec import Spec
from platin.kingdom import prepare
from platin.mind import master, shelf
from platin.mind.crew import Alone
from platin.mind.foresight import Foresight
from platin.mind.master import Master
from platin.mind.search import Search, Size
from platin.mind.shelf import SHELF, Kept, Shelf, key_of, shipped, write_kept
from platin.mind.student import study
from platin.session import Session, state_from_json, state_to_json
from platin.strategy.contestants import player_of
from platin.text.kingdoms import all_sets

TINY = Size(sketches=3, first=3, lines=3, islands=2, rounds=2, population=6, opening=1, placing=1, final=2)
WITCHES = "Witch, Chapel, Laboratory, Militia, Village, Smithy, Market, Festival, Remodel, Workshop"
PLAN = "strategy: Smithies\ngain:\n  - Province\n  - Gold\n  - Smithy until 2 in deck\n  - Silver\n"


def table(kingdom: str = WITCHES, players: int = 2) -> Spec:
    return prepare(kingdom, players, seed=5).spec


def kept(spec: Spec, text: str = PLAN) -> Kept:
    return Kept(spec, text, seed=1, decisions=10, games=2, seconds=0.5, against=0.6)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn quickly, and onto a shelf of its own."""
    monkeypatch.setattr(SHELF, "_plans", {})
    monkeypatch.setattr(master, "DECISIONS", 400)
    monkeypatch.setattr(master, "Search", partial(Search, size=TINY))
    master._learnt_player.cache_clear()


# Plans are kept


def test_a_table_has_one_key_in_whatever_order_it_is_told() -> None:
    spec = table()
    turned = spec.with_kingdom(reversed(spec.kingdom))
    assert turned != spec
    assert key_of(turned) == key_of(spec)
    others = (
        spec.for_players(3),
        spec.with_kingdom([*spec.kingdom[:-1], "moat"]),
        spec.with_kingdom([*spec.kingdom[:-1], "mine@2"]),
        spec.with_landscapes(["alms"]),
        spec.with_option("colony"),
        spec.with_chosen("young_witch", "bane", ["moat"]),
    )
    assert len({key_of(one) for one in (spec, *others)}) == 7


def test_what_is_kept_can_be_read_again() -> None:
    learnt = Search(Spec(2, ("smithy", "chapel")), 3, Alone(), size=TINY).run(decisions=300)
    one = Kept.of(learnt, 3)
    back = Kept.from_json(json.loads(json.dumps(one.to_json())))
    assert back == one
    wishes = [wish.name for wish in back.read().strategy.gain]
    assert wishes in [[gene.name for gene in plan.genes] for plan in learnt.finalists]


def test_a_plan_that_nobody_understands_any_more_is_none() -> None:
    assert kept(table()).plan() is not None
    assert kept(table(), PLAN.replace("Smithy", "Smythee")).plan() is None


def test_a_plan_that_loses_to_the_all_rounder_is_not_played() -> None:
    good = kept(table())
    assert good.plan() is not None
    assert replace(good, against=0.49).plan() is None


def test_a_shelf_has_room_for_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST", 2)
    mine = Shelf()
    specs = [table(players=players) for players in (2, 3, 4)]
    for spec in specs:
        mine.put(kept(spec))
    assert [mine.find(spec) is not None for spec in specs] == [False, True, True]


def test_plans_come_with_platin_for_the_tables_that_are_played() -> None:
    """Each is under the key of its table, can be read, and is about what lies there."""
    folder = Path(shelf.__file__).parent / "plans"
    found = [Kept.from_json(yaml.safe_load(file.read_text())) for file in sorted(folder.glob("*.yaml"))]
    assert len(found) >= 12
    for one in found:
        assert shipped(key_of(one.spec)) == one
        spec = one.spec
        there = {key.partition("@")[0] for key in (*spec.kingdom, *spec.landscapes, *spec.chosen_keys())}
        assert set(one.read().needs()) <= there
    first = next(one for one in all_sets() if one.id == "first_game_base_2e")
    assert Shelf().find(prepare(first.id, 2, seed=77).spec) is not None


def test_a_plan_is_written_so_that_it_is_found(tmp_path: Path) -> None:
    one = kept(table())
    file = write_kept(one, tmp_path, "Witches")
    assert file.name == shelf.file_name(key_of(one.spec))
    assert Kept.from_json(yaml.safe_load(file.read_text())) == one


def test_a_student_learns_what_it_is_told() -> None:
    spec = Spec(2, ("smithy",))
    one = study({"table": spec.as_data(), "seconds": 0.2, "size": TINY._asdict()})
    assert one.spec == spec
    assert one.read().strategy.gain


# Who plays


def test_it_is_found_by_its_names() -> None:
    for name in ("master", "Master", "Meister"):
        assert find(name).text == "master"
    for name in ("master:look", "Meister:voraus", "master : look"):
        assert find(name).text == "master:look"
    assert find("master:look").name("de") == "Meister mit Vorausschau"
    with pytest.raises(UnknownContestant) as caught:
        find("master:luck")
    assert "master:look" in str(caught.value)
    assert "meister:voraus" in caught.value.say("de")


@pytest.mark.usefixtures("quick")
def test_it_learns_a_kingdom_once_and_plays_the_same_by_the_same_seed() -> None:
    spec = Spec(2, ("smithy", "village", "chapel"))

    def played(text: str) -> list[list[int]]:
        return Session.new(spec, 4, [find(text).make(1), GeneralBot()]).answers

    first = played("master")
    assert master._learnt_player.cache_info().misses == 1
    assert played("master") == first
    assert master._learnt_player.cache_info().misses == 1
    assert SHELF.find(spec) is not None
    again = Kept.of(Search(spec, master.SEED, Alone(), size=TINY).run(decisions=400))
    found = SHELF.find(spec)
    assert found is not None
    assert found.strategy == again.strategy


def test_until_there_is_a_plan_it_plays_as_the_all_rounder() -> None:
    spec = table()
    mine = Shelf()

    def find_here(wanted: Spec) -> Agent | None:
        found = mine.find(wanted)
        return player_of(found.read().strategy) if found is not None else None

    bot = Master(find_here)
    session = Session.new(spec, 4)
    assert session.decision is not None
    assert bot(session.game, session.decision) == GeneralBot()(session.game, session.decision)
    assert not bot.has_plan
    mine.put(kept(spec))
    bot(session.game, session.decision)
    assert bot.has_plan


def test_at_a_table_it_takes_no_longer_than_people_like_to_wait() -> None:
    spec = prepare("First Game", 2).spec
    bot = master.at_table(1)
    session = Session.new(spec, 4, [None, GeneralBot()])
    plain = GeneralBot()
    slowest = 0.0
    for _ in range(12):
        decision = session.decision
        assert decision is not None
        began = time.thread_time()
        answer = bot(session.game, decision)
        slowest = max(slowest, time.thread_time() - began)
        session.submit(answer if session.decision is decision else plain(session.game, decision))
    assert isinstance(bot, Master)
    assert bot.has_plan
    assert isinstance(bot.agent, Foresight)
    assert slowest < 0.5


# What it may not see


def always(agent: Agent, spec: Spec) -> Agent:
    """Give the same player for any table."""
    return agent


def said(game: Game, answer: list[int]) -> list[str]:
    """Give an answer by the names of cards: their numbers are exchanged too."""
    cards = game.state.rules.cards
    return sorted([cards[code].defn.key if code < OPT_PILE else str(code) for code in answer])


@pytest.mark.parametrize("kingdom", KINGDOMS[:2])
def test_no_answer_depends_on_hidden_cards(kingdom: str) -> None:
    """The whole Master, plan and look ahead: hidden cards are exchanged, and the same chance answers the same."""
    text = PLAN.replace("Smithy", "Militia" if "Militia" in kingdom else "Witch")
    checked = looked = 0
    for session, rng in worlds(1, kingdom):
        decision = session.decision
        assert decision is not None
        if decision.seat != decision.by or looked >= 4:
            continue
        if not isinstance(decision, BuyDecision) and checked >= 12:
            continue
        data = state_to_json(session.state)
        game, twin = exchange_within(session, decision.by, rng)
        answers = []
        for number, state in enumerate((state_from_json(data, LIBRARY), game.state)):
            strategy = kept(session.state.rules.spec, text).read().strategy
            bot = Master(partial(always, player_of(strategy)), rollouts=200, seed=3)
            if isinstance(decision, BuyDecision):
                in_order(state, decision.by)
                here = Session(state)
                assert isinstance(here.decision, BuyDecision)
                answer = bot(here.game, here.decision)
                answers.append(said(here.game, answer))
            else:
                asked = decision if number == 0 else twin
                played = session.game if number == 0 else game
                answers.append(said(played, bot(played, asked)))
            assert isinstance(bot.agent, Foresight)
            looked += bot.agent.looked and number == 0
        assert answers[0] == answers[1], decision.key
        checked += 1
    assert checked >= 6
    assert looked >= 2
