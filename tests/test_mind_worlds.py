"""Looking ahead: the worlds that could be the real one, and what is decided by them."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.test_strategies import KINGDOMS, exchange_within, worlds

from platin.bots.general import GeneralBot
from platin.cards import LIBRARY
from platin.engine.buys import BuyDecision
from platin.engine.check import problems
from platin.engine.const import OPT_PILE
from platin.engine.game import Game
from platin.engine.state import GameState
from platin.engine.zones import PLAYER_ZONES, cards_in
from platin.mind.foresight import Foresight, name_of
from platin.mind.worlds import another_world
from platin.position import read_position
from platin.session import Session
from platin.session.save import state_from_json, state_to_json
from platin.session.view import view_of


def lying(state: GameState) -> list[list[str]]:
    """Give the names of all cards by player and zone, in order."""
    return [
        [card.defn.key for card in cards_in(player, zone)]
        for player in state.players
        for zone in PLAYER_ZONES
        if not zone.many
    ]


def owned(state: GameState) -> list[list[str]]:
    """Give what each player owns."""
    game = Game(state, [None] * len(state.players))
    return [sorted([card.defn.key for card in game.owned(seat)]) for seat in range(len(state.players))]


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_a_player_cannot_tell_the_worlds_apart(kingdom: str) -> None:
    different = 0
    for seed in range(2):
        for session, _ in worlds(seed, kingdom):
            decision = session.decision
            assert decision is not None
            before = state_to_json(session.state)
            world = another_world(session.state, decision.by, Random(seed))
            here, there = (view_of(Game(one, []), decision.by, None) for one in (session.state, world))
            assert here == there
            assert owned(world) == owned(session.state)
            different += lying(world) != lying(session.state)
            assert state_to_json(session.state) == before, "the game itself must not change"
            assert not problems(world)
    assert different > 10


@pytest.mark.parametrize("kingdom", KINGDOMS[:2])
def test_the_worlds_do_not_depend_on_what_is_hidden(kingdom: str) -> None:
    """Whatever lies hidden in the real game, the same chance deals the same worlds."""
    checked = 0
    for session, rng in worlds(3, kingdom):
        decision = session.decision
        assert decision is not None
        if decision.seat != decision.by or session.state.phase not in (2, 3):
            continue
        game, _ = exchange_within(session, decision.by, rng)
        here, there = (another_world(one, decision.by, Random(8)) for one in (session.state, game.state))
        for mine, theirs in zip(lying(here), lying(there), strict=True):
            assert sorted(mine) == sorted(theirs)
        assert [card.defn.key for card in here.players[1 - decision.by].hand] == [
            card.defn.key for card in there.players[1 - decision.by].hand
        ]
        checked += 1
    assert checked > 5


def in_order(state: GameState, seat: int) -> None:
    """Sort a player's own hand: its order hides nothing, but the next shuffle begins with it."""
    state.players[seat].hand.sort(key=lambda card: card.defn.key)


def purchase(text: str) -> Iterator[tuple[Session, BuyDecision]]:
    session = Session(read_position(text))
    assert isinstance(session.decision, BuyDecision)
    yield session, session.decision


LAST_PROVINCE = """
kingdom: Smithy, Militia
phase: buy
coins: 8
piles: {Province: 1, Estate: 8}
A: {hand: "Estate", deck: "5 Copper", discard: "3 Province", turns: 20}
B: {hand: "Copper", deck: "3 Province", discard: "Duchy", turns: 20}
"""


def test_it_takes_what_wins() -> None:
    """The plan would buy a Gold; looking ahead, the last Province wins at once."""
    from platin.mind.genome import Gene, Genome, strategy_of
    from platin.mind.roles import Roles
    from platin.strategy.contestants import player_of

    for session, decision in purchase(LAST_PROVINCE):
        roles = Roles(session.state.rules)
        plan = player_of(strategy_of(Genome((Gene("gold"), Gene("silver")), improvises=False), roles))
        assert name_of(session.game, plan(session.game, decision)) == "gold"
        looking = Foresight(plan, [GeneralBot()], rollouts=400, seed=1)
        assert name_of(session.game, looking(session.game, decision)) == "province"
        assert (looking.looked, looking.left) == (1, 1)


def test_it_keeps_to_the_plan_where_nothing_is_surely_better() -> None:
    text = LAST_PROVINCE.replace("coins: 8", "coins: 3").replace("Province: 1", "Province: 8")
    for session, decision in purchase(text):
        plan = GeneralBot()
        wish = plan(session.game, decision)
        looking = Foresight(plan, [plan], rollouts=200, seed=2)
        assert looking(session.game, decision) in (wish, [OPT_PILE + session.game.pile_of("estate")])


def test_looking_ahead_does_not_depend_on_hidden_cards() -> None:
    checked = 0
    for session, rng in worlds(1, KINGDOMS[0]):
        decision = session.decision
        if not isinstance(decision, BuyDecision) or decision.seat != decision.by or checked >= 4:
            continue
        data = state_to_json(session.state)
        game, _ = exchange_within(session, decision.by, rng)
        answers = []
        for state in (state_from_json(data, LIBRARY), game.state):
            in_order(state, decision.by)
            here = Session(state)
            assert isinstance(here.decision, BuyDecision)
            looking = Foresight(GeneralBot(), [GeneralBot()], rollouts=200, seed=3)
            answer = looking(here.game, here.decision)
            answers.append(name_of(here.game, answer) if looking.looked else "")
        assert answers[0] == answers[1]
        checked += answers[0] != ""
    assert checked >= 2
