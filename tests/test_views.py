"""One view and one question: what is in them, and that by their types nothing leads from them to the game."""

import dataclasses
import importlib
import inspect
import pkgutil
import typing
from collections.abc import Iterator, Mapping
from random import Random
from types import NoneType, UnionType
from typing import Any

import pytest

from platin import bots
from platin.bots.random_bot import RandomBot
from platin.bots.seen import Player, Sitting
from platin.engine.asking import Mind
from platin.engine.game import Game
from platin.engine.intent import INTENTS
from platin.engine.zones import (
    COUNTERS,
    ON_LANDSCAPE,
    ON_PLAYER,
    OWNER_SEES,
    PLAYER_ZONES,
    TABLE_ZONES,
    Counter,
    Zone,
    add_counter,
    add_zone,
)
from platin.kingdom import prepare
from platin.position import read_position
from platin.proof.checks import secret
from platin.proof.hidden import other_world
from platin.server import wire
from platin.session import Option, Question, Session, View
from platin.session.view import ALL_OPEN, SPECTATOR, BackView, TokenView, ZoneView, view_of

PLAIN = (str, int, bool, NoneType)


def reached(hint: Any, found: set[type]) -> set[type]:
    """Collect all classes that can be reached from a type by the types of fields, properties and methods."""
    parts = typing.get_args(hint)
    origin = typing.get_origin(hint)
    if parts:
        assert origin in (tuple, Mapping, UnionType, typing.Union, list), hint
        for part in parts:
            if part is not Ellipsis:
                reached(part, found)
    elif hint not in found:
        found.add(hint)
        if dataclasses.is_dataclass(hint):
            for one in typing.get_type_hints(hint).values():
                reached(one, found)
            for name, member in vars(hint).items():
                if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                    function = member.fget if isinstance(member, property) else member
                    reached(typing.get_type_hints(function)["return"], found)
    return found


def test_by_their_types_nothing_leads_from_a_view_to_the_game() -> None:
    hints = typing.get_type_hints(Player.answer)
    assert {hints["view"], hints["question"]} == {View, Question}
    for one in sorted(reached(View, set()) | reached(Question, set()), key=str):
        if one in PLAIN:
            continue
        assert one.__module__ in ("platin.session.view", "platin.session.question"), one
        # Nothing can be changed, nothing added.
        assert one.__dataclass_params__.frozen, one  # type: ignore[attr-defined]
        assert "__dict__" not in dir(one), one


def agents() -> Iterator[type]:
    """Give the classes of bots that take a game to answer from."""
    for info in pkgutil.walk_packages(bots.__path__, f"{bots.__name__}."):
        for one in vars(importlib.import_module(info.name)).values():
            if isinstance(one, type) and one.__module__ == info.name:
                call = one.__dict__.get("__call__")
                if issubclass(one, Mind) or (call is not None and Game in typing.get_type_hints(call).values()):
                    yield one


def test_an_agent_that_reads_the_game_is_a_mind() -> None:
    found = set(agents())
    assert len(found) > 4
    # The one door: it gives a player the view.
    assert {one for one in found if not issubclass(one, Mind)} == {Sitting}
    assert not issubclass(Player, Mind)


def test_the_wire_has_the_view_itself() -> None:
    assert typing.get_type_hints(wire.TableMessage)["view"] is View


# What is in a view


@pytest.fixture
def declared() -> Iterator[None]:
    """Declare a mat, tokens of a kind, something counted without tokens, and something that only its player knows."""
    zones, counters = PLAYER_ZONES[:], COUNTERS[:]
    add_zone(Zone("made_up_attic", seen=OWNER_SEES))
    add_counter(Counter("made_up_seals", ON_PLAYER | ON_LANDSCAPE))
    add_counter(Counter("made_up_days", ON_PLAYER, tokens=False))
    add_counter(Counter("made_up_secrets", ON_PLAYER, public=False))
    yield
    PLAYER_ZONES[:] = zones
    COUNTERS[:] = counters


@pytest.mark.usefixtures("declared")
def test_what_is_declared_is_in_the_view() -> None:
    tokens = "{made_up_seals: 2, made_up_days: 4, made_up_secrets: 1}"
    session = Session(read_position(f'A: {{mats: {{made_up_attic: "Gold, Estate"}}, tokens: {tokens}}}\nB: {{}}'))
    own, other = session.view(0).players[0], session.view(1).players[0]
    assert own.zones["made_up_attic"].cards == ("estate", "gold")
    assert (other.zones["made_up_attic"].cards, other.zones["made_up_attic"].size) == (None, 2)
    assert (own.tokens["made_up_seals"], own.counts["made_up_days"], own.tokens["made_up_secrets"]) == (2, 4, 1)
    assert (other.tokens["made_up_seals"], other.counts["made_up_days"]) == (2, 4)
    assert "made_up_secrets" not in other.tokens


def test_every_zone_and_counter_of_the_table_is_in_the_view() -> None:
    session = Session(read_position('A: {hand: "Copper"}'))
    view = session.view(0)
    assert set(view.zones) == {zone.name for zone in TABLE_ZONES if not zone.many}
    for player in view.players:
        assert set(player.zones) == {zone.name for zone in PLAYER_ZONES if zone.field and not zone.many}
        assert {*player.tokens, *player.counts} == {counter.name for counter in COUNTERS if counter.field}


STASHES = """
A: {hand: "Stash, Smithy, Gold", deck: "Silver, Estate, Stash, Copper, Stash", discard: "Stash, Curse",
    aside down: "Stash, Duchy", mats: {native_village: "Stash, Province"}}
B: {play: Haven, done: Haven, on: {Haven: Stash}}
"""


def test_everybody_sees_where_a_card_with_a_back_of_its_own_lies_and_nothing_else() -> None:
    session = Session(read_position(STASHES))
    for viewer in (1, SPECTATOR):
        zones = session.view(viewer).players[0].zones
        assert zones["deck"] == ZoneView(5, None, "", (BackView("stash", 2), BackView("stash", 4)))
        for name, size in (("hand", 3), ("aside_down", 2), ("native_village", 2)):
            assert zones[name] == ZoneView(size, None, "", (BackView("stash", -1),))
        # It lies face up.
        assert zones["discard"] == ZoneView(2, None, "curse", ())
    own = session.view(0).players[0].zones
    assert own["deck"] == ZoneView(5, None, "", (BackView("stash", 2), BackView("stash", 4)))
    assert own["hand"] == ZoneView(3, ("gold", "smithy", "stash"), "", ())
    on_haven = [session.view(seat).players[1].stores[0] for seat in (0, 1)]
    assert [(one.cards, one.backs) for one in on_haven] == [(None, (BackView("stash", -1),)), (("stash",), ())]


def test_with_all_else_exchanged_it_still_lies_there() -> None:
    session = Session(read_position(STASHES))
    hands = set()
    for seed in range(20):
        for viewer in (0, 1, SPECTATOR):
            assert secret(session, Random(seed)) == []
            game, _ = other_world(session, viewer, Random(seed))
            assert view_of(game, viewer, None).players == session.view(viewer).players
        hands.add(tuple(sorted(card.defn.key for card in game.state.players[0].hand)))
    assert len(hands) > 1
    assert all("stash" in hand for hand in hands)


def test_a_card_that_counts_as_another_is_known_by_its_own_name_too() -> None:
    text = 'A: {play: "Band of Misfits, Smithy", as: {Band of Misfits: Village}}'
    player = Session(read_position(text)).view(1).players[0]
    assert (player.play, player.printed) == (("village", "smithy"), ("band_of_misfits", ""))


def test_a_question_says_what_it_is_for() -> None:
    session = Session(read_position('A: {hand: "Bishop, Estate"}\nB: {hand: "Curse, Copper"}'))
    play = session.view(0).question
    assert play is not None
    assert (play.intent, play.whose, play.asking) == ("play", 0, None)
    session.submit([session.options()[0].code])
    while session.decision is not None and session.decision.by == 0:
        session.submit([session.options()[0].code])
    trash = session.view(1).question
    assert trash is not None
    assert (trash.key.split(".")[0], trash.intent, trash.whose) == ("bishop", "trash", 1)
    assert trash.asking is not None
    assert (trash.asking.owner, trash.asking.at) == (0, 0)
    assert trash.options == (Option("card", "copper", "hand", 1, ""), Option("card", "curse", "hand", 1, ""))


@pytest.mark.parametrize("seed", range(4))
def test_questions_of_random_games(seed: int) -> None:
    session = Session.new(prepare("random", 3, seed=seed).spec, seed)
    bot = RandomBot(seed)
    for _ in range(150):
        if session.decision is None:
            break
        by = session.decision.by
        views = {seat: session.view(seat) for seat in (SPECTATOR, ALL_OPEN, 0, 1, 2)}
        question = views[by].question
        assert question is not None
        assert question == views[ALL_OPEN].question
        assert {seat for seat, view in views.items() if view.question is not None} == {by, ALL_OPEN}
        assert {view.asked for view in views.values()} == {by}
        assert question.intent in INTENTS
        assert 0 <= question.whose < 3
        # Not even the codes are there as another type.
        assert all(type(option) is Option for option in question.options)
        assert [option.name for option in question.options] == [option.name for option in session.options()]
        session.submit(bot(session.game, session.decision))


def test_equal_options_are_picked_as_often_as_they_are_named() -> None:
    class Thrifty(Player):
        def answer(self, view: View, question: Question) -> list[Option]:
            return question.named("copper")[:1] * 2

    session = Session(read_position('A: {hand: "Militia"}\nB: {hand: "3 Copper, 2 Estate"}'))
    session.submit([session.options()[0].code])
    assert session.decision is not None
    codes = Sitting(Thrifty())(session.game, session.decision)
    assert len(set(codes)) == 2
    session.submit(codes)
    assert session.view(1).players[1].hand == ("copper", "estate", "estate")


def test_tokens_of_players_lie_on_their_pile_and_are_no_effects() -> None:
    state = read_position('landscapes: "Training, Plan"\npile tokens: {Smithy: {plus_coin: "B, A", plan: A}}')
    view = view_of(Game(state, [None, None]), SPECTATOR, None)
    pile = view.pile("smithy")
    assert pile is not None
    assert pile.player_tokens == (TokenView(0, "plan"), TokenView(0, "plus_coin"), TokenView(1, "plus_coin"))
    assert pile.tokens == {}
    assert view.effects == ()
