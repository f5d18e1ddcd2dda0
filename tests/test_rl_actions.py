"""Actions, masks and observations in random games of everything there is: complete, exact, and nothing leaks."""

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.proof.answers import RandomPlayer
from platin.proof.case import Case
from platin.proof.hidden import other_world
from platin.proof.kingdoms import random_case
from platin.rl.arrays import Buffers
from platin.rl.catalogue import END, whole_catalogue
from platin.rl.desk import Desk, IllegalAction
from platin.rl.information import information_state_string, observation_string
from platin.rl.layout import Layout
from platin.session.question import Option, options_of

GAMES = 30
DECISIONS = 120
# Looked at more closely: one in so many.
SAMPLED = 12


def begun(case: Case, log: bool = False) -> tuple[Buffers, Desk]:
    """Begin the game of a case with everybody outside, and every question asked."""
    buffers = Buffers(Layout(whole_catalogue(), case.spec.players), 2, False)
    desk = buffers.desks[0]
    desk.begin(case.start(log=log), [None] * case.spec.players, 0, 0, 0, [])
    return buffers, desk


def plain(desk: Desk) -> dict[int, Option]:
    """The options of the pending decision by code, without the code: what differs there can be told apart."""
    assert desk.game is not None
    assert desk.decision is not None
    options = options_of(desk.game.state, desk.decision)
    return {one.code: Option(one.kind, one.name, one.zone, one.owner, one.pile) for one in options}


def check_actions(buffers: Buffers, desk: Desk) -> None:
    """Every option has exactly one action that is allowed, and only equal options share one."""
    assert desk.decision is not None
    options = plain(desk)
    assert desk.codes == desk.decision.options()
    by_action: dict[int, set[Option]] = {}
    by_option: dict[Option, set[int]] = {}
    for code, action in zip(desk.codes, desk.actions, strict=True):
        by_action.setdefault(action, set()).add(options[code])
        by_option.setdefault(options[code], set()).add(action)
    where = f"{desk.decision.key}: {by_action}"
    assert all(len(found) == 1 for found in by_action.values()), where
    assert all(len(found) == 1 for found in by_option.values()), where
    allowed = set(by_action) | ({END} if desk.decision.low == 0 else set())
    assert set(buffers.mask[0].nonzero()[0].tolist()) == allowed, where
    assert END not in by_action


def check_refused(buffers: Buffers, desk: Desk, rng: Random) -> None:
    """What the mask does not allow is refused, and changes nothing."""
    before = (buffers.mask[0].tobytes(), desk.decision, desk.picked[:], len(desk.record))
    forbidden = np.flatnonzero(buffers.mask[0] == 0).tolist()
    for action in [-1, buffers.mask.shape[1], *rng.sample(forbidden, 5)]:
        with pytest.raises(IllegalAction):
            desk.act(action)
    assert before == (buffers.mask[0].tobytes(), desk.decision, desk.picked, len(desk.record))


def seen(
    buffers: Buffers, row: int, game: Game, decision: Decision | None, seat: int, asked: bool
) -> tuple[bytes, ...]:
    """All that an environment gives to a player about a table."""
    desk = buffers.desks[row]
    mask = b""
    if asked and decision is not None:
        desk.offer(game, decision)
        mask = buffers.mask[row].tobytes()
        options = len(desk.codes)
        desk.take_back_mask()
    else:
        options = 0
    desk.encoder.encode(game, seat, decision, [], options)
    strings = [observation_string(game, seat, decision, [])]
    if game.state.log is not None:
        strings.append(information_state_string(game, seat, decision, []))
    return (
        buffers.bytes[row].tobytes(),
        buffers.numbers[row].tobytes(),
        mask,
        *[text.encode() for text in strings],
    )


def check_secret(buffers: Buffers, desk: Desk, rng: Random) -> None:
    """No byte depends on what its player cannot see, nor on the numbers of cards."""
    game, decision = desk.game, desk.decision
    assert game is not None
    session: Any = SimpleNamespace(state=game.state, decision=decision)
    for seat in range(len(game.state.players)):
        asked = decision is not None and decision.by == seat
        here = seen(buffers, 1, game, decision, seat, asked)
        other, question = other_world(session, seat, rng)
        there = seen(buffers, 1, other, question, seat, asked)
        for what, one, two in zip(("bytes", "numbers", "mask", "seen", "known"), here, there, strict=False):
            assert one == two, (
                what,
                seat,
                decision and decision.key,
                np.flatnonzero(np.frombuffer(one, np.uint8) != np.frombuffer(two, np.uint8)),
            )


def answer(desk: Desk, codes: list[int]) -> None:
    """Answer by single picks, and see that just this was answered."""
    assert desk.decision is not None
    options = plain(desk)
    most = min(desk.decision.high, len(desk.codes))
    at, record = len(desk.record), desk.record
    actions = [desk.actions[desk.codes.index(code)] for code in codes]
    for action in actions:
        desk.act(action)
    if len(codes) < most:
        desk.act(END)
    assert Counter(options[code] for code in record[at]) == Counter(options[code] for code in codes)


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_answer_can_be_given_by_actions(seed: int) -> None:
    case = random_case(7000 + seed)
    buffers, desk = begun(case, log=seed % 4 == 0)
    rng = Random(seed)
    players = [RandomPlayer(seed * 16 + seat) for seat in range(case.spec.players)]
    for number in range(DECISIONS):
        decision = desk.decision
        if decision is None:
            break
        check_actions(buffers, desk)
        if number % SAMPLED == seed % SAMPLED:
            check_refused(buffers, desk, rng)
            check_secret(buffers, desk, rng)
        assert desk.game is not None
        answer(desk, players[decision.by].answer(desk.game.state, decision))


def test_a_leak_would_be_found() -> None:
    """The test of secrets is one: an observation for the wrong player differs."""
    buffers, desk = begun(random_case(7001))
    game, decision = desk.game, desk.decision
    assert game is not None
    assert decision is not None
    rng = Random(1)
    session: Any = SimpleNamespace(state=game.state, decision=decision)
    other = (decision.by + 1) % len(game.state.players)
    changed = []
    for _ in range(5):
        world, _ = other_world(session, decision.by, rng)
        changed.append(seen(buffers, 1, world, None, other, False)[0])
    assert len(set(changed)) > 1
