"""The batch forms of the verbs and the general forms play the same games.

A batch form is taken when nothing in the game listens and no log is kept; `Game.batch` set to False forbids it.
`Game.auto` plays plain Treasures without asking, which is the same as always answering "all Treasures".
"""

from __future__ import annotations

from contextlib import suppress

import pytest

from platin.bots.big_money import BigMoney
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.const import OVER
from platin.engine.decision import Decision, Suspend
from platin.engine.game import Game
from platin.engine.offers import ALL_TREASURES
from platin.engine.setup import deal, lay_out
from platin.engine.spec import Spec
from platin.engine.turn import act, play_out, step
from platin.position import read_position
from platin.proof.answers import RandomPlayer
from platin.proof.case import Case
from platin.proof.checks import comparable, difference
from platin.proof.kingdoms import random_case
from platin.session import Session

MOST = 150


class TreasuresFirst:
    """Plays all plain Treasures whenever it can, and answers at random otherwise. Counts what it answers."""

    def __init__(self, seed: int) -> None:
        self.player = RandomPlayer(seed)
        self.answered = 0
        self.most = MOST

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        self.answered += 1
        if decision.key == "turn.buy" and ALL_TREASURES in decision.options():
            return [ALL_TREASURES]
        return self.player.answer(game.state, decision)


def game_of(case: Case, agent: Agent, *, batch: bool = True, log: bool = False) -> Game:
    """Begin a case with the same agent on all seats."""
    agents: list[Agent | None] = [agent] * case.spec.players
    game = Game(case.start(log), agents)
    game.batch = batch
    return game


@pytest.mark.parametrize("seed", range(30))
def test_batch_and_general_forms_agree_after_every_step(seed: int) -> None:
    case = random_case(seed + 20_000)
    agent = TreasuresFirst(seed)
    batch = game_of(case, agent)
    general = game_of(case, TreasuresFirst(seed), batch=False)
    logged = game_of(case, TreasuresFirst(seed), log=True)
    while batch.state.phase != OVER and agent.answered < MOST:
        for game in (batch, general, logged):
            step(game)
        want = comparable(general.state)
        assert difference(comparable(batch.state), want) == ""
        assert difference(comparable(logged.state), want) == ""


@pytest.mark.parametrize("seed", range(20))
def test_auto_is_always_answering_all_treasures(seed: int) -> None:
    case = random_case(seed + 30_000)
    asked = game_of(case, TreasuresFirst(seed))
    auto = game_of(case, TreasuresFirst(seed))
    auto.auto = (1 << case.spec.players) - 1
    # Steps differ, because an automatic answer does not end one: compared turn by turn.
    for turn in range(2, 30):
        for game in (asked, auto):
            while game.state.phase != OVER and game.state.turn_number < turn:
                step(game)
        assert difference(comparable(auto.state), comparable(asked.state)) == ""


@pytest.mark.parametrize("seed", range(10))
def test_auto_for_one_seat_records_answers_that_replay(seed: int) -> None:
    case = random_case(seed + 40_000)
    game = game_of(case, TreasuresFirst(seed))
    game.auto = 1
    game.recording = True
    answers: list[list[int]] = []
    while game.state.phase != OVER and len(answers) < MOST:
        step(game)
        answers.extend(game.tape)
        game.tape = []
        game.tape_at = 0
    # On to the next question, which nobody answers: there the session stands.
    game.agents = [None] * case.spec.players
    game.auto = 0
    with suppress(Suspend):
        play_out(game)
    session = Session.replay(case.start(log=False), answers)
    assert difference(comparable(session.state), comparable(game.state)) == ""


@pytest.mark.parametrize("auto", [0, 3])
def test_a_corsair_hears_treasures_that_are_played_in_one_sweep(auto: int) -> None:
    state = read_position('{turn: B, phase: buy, A: {play: Corsair}, B: {hand: "Copper, 2 Silver"}}')
    state.log = None
    agents: list[Agent | None] = [TreasuresFirst(0)] * 2
    game = Game(state, agents)
    game.auto = auto
    step(game)
    assert [card.name for card in state.trash] == ["silver"]


@pytest.mark.parametrize("terminal", ["", "smithy"])
def test_big_money(terminal: str) -> None:
    """The games of the benchmark, to their end, in all forms."""
    case = Case(Spec(2, ("smithy", "village", "market", "cellar", "mine")))
    for case.seed in range(40):
        finals = []
        for batch, auto, log in ((True, 3, False), (True, 0, False), (False, 0, False), (False, 0, True)):
            agents: list[Agent | None] = [BigMoney(), BigMoney(terminal)]
            game = Game(case.start(log), agents)
            game.batch = batch
            game.auto = auto
            play_out(game)
            finals.append(comparable(game.state))
        for final in finals[1:]:
            assert difference(final, finals[0]) == ""


def test_what_was_drawn_or_swept_lies_where_it_belongs_when_somebody_looks() -> None:
    """Decks and hands put off moving cards until they are looked at; so do piles that a copy shares."""
    table = lay_out(LIBRARY, Spec(2))
    game = Game(deal(table, 3), [BigMoney(), BigMoney()])
    game.auto = 3
    seen = 0
    while game.state.phase != OVER:
        act(game)
        for p in game.state.players:
            seen += p.swept is not None
            everything = sorted([card.uid for zone in (p.deck, p.hand, p.discard, p.play) for card in zone])
            assert everything == sorted(set(everything))
        step(game)
    assert seen
    assert [len(pile) for pile in table.piles] == [len(pile) for pile in deal(table, 4).piles]
    assert any([len(pile) < len(full) for pile, full in zip(game.state.piles, table.piles, strict=True)])
