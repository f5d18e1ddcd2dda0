"""Matches without a server: games in random kingdoms with people and bots, and what people can do in them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from platin.engine.state import GameState
from platin.position import read_position
from platin.proof.answers import RandomPlayer
from platin.proof.kingdoms import random_case
from platin.server.autopilot import Auto, can_always
from platin.server.manners import Manners
from platin.server.match import Change, Match, Refused
from platin.server.seating import Seat, hashed
from platin.session import state_to_json

OPEN = "open"


def seats_of(kinds: str) -> list[Seat]:
    """Give seats by letters: p(erson), b(ot), o(pen). Person n has the secret "secret n", the seat "invite n"."""
    seats = []
    for n, kind in enumerate(kinds):
        if kind == "p":
            seats.append(Seat("person", f"Person {n}", secret=hashed(f"secret {n}")))
        elif kind == "o":
            seats.append(Seat("open", f"Friend {n}", invite=hashed(f"invite {n}")))
        else:
            seats.append(Seat("bot", bot="general"))
    return seats


def begin(
    start: GameState, kinds: str, answers: list[list[int]] | None = None, manners: Manners | None = None
) -> Match:
    """Begin a match of people, bots and open seats."""
    match = Match.begin("a-game", "random", "", seats_of(kinds), start, answers or [], manners=manners)
    match.start()
    return match


def at_position(text: str, kinds: str = "pp", manners: Manners | None = None) -> Match:
    """Begin a match in the middle of a game."""
    return begin(read_position(text), kinds, manners=manners)


def random_start(seed: int, players: int) -> GameState:
    """Deal a game in a random kingdom of all expansions for so many players."""
    case = random_case(seed)
    case.spec = case.spec.for_players(players)
    case.decks = case.decks[:players]
    return case.start()


def position(match: Match) -> str:
    """Write down everything about a match that must not change by itself."""
    wish = match.request
    return json.dumps(
        {
            "save": match.session.save(),
            "question": match.question,
            "events": match.events,
            "seats": [seat.to_json() for seat in match.seats],
            "request": [wish.id, wish.by, wish.waiting] if wish is not None else None,
            "undo": undo_possibilities(match),
        }
    )


def undo_possibilities(match: Match) -> list[Any]:
    session = match.session
    return [
        [session.can_undo(seat), session.can_undo(seat) and session.undo_is_free(seat)]
        for seat in range(len(match.seats))
    ] + [session.outside, session.undo_depth]


def pick(match: Match, *names: str) -> Change:
    """Answer the pending question with options by their names."""
    decision = match.session.decision
    assert decision is not None
    offered = [option.name for option in match.session.options()]
    picks: list[int] = []
    for name in names:
        picks.append(next(at for at, one in enumerate(offered) if one == name and at not in picks))
    return match.answer(decision.by, match.question, picks)


def asked(match: Match) -> tuple[str, int]:
    """Tell what is asked, and who answers."""
    decision = match.session.decision
    assert decision is not None
    return decision.key, decision.by


def refused(code: str, work: Any, *arguments: Any) -> None:
    """Make sure that something is refused, with this code."""
    with pytest.raises(Refused) as caught:
        work(*arguments)
    assert caught.value.code.partition(".")[0] == code


class Life:
    """A match in which all kinds of things happen at random, and what was kept of it."""

    def __init__(self, seed: int, kinds: str, manners: Manners | None = None) -> None:
        self.rng = Random(seed)
        start = random_start(seed, len(kinds))
        self.start = state_to_json(start)
        self.seats = [seat.to_json() for seat in seats_of(kinds)]
        self.match = Match.begin("a-game", "random", "", seats_of(kinds), start, [], manners=manners)
        self.events = [self.match.start()]
        self.players = [RandomPlayer(seed * 16 + seat) for seat in range(len(kinds))]
        self.done: dict[str, int] = {}

    def restored(self) -> Match:
        """Bring the match back from what was kept, which has been text meanwhile."""
        kept = json.loads(json.dumps([self.seats, self.start, [[e.kind, e.data] for e in self.events]]))
        return Match.restore("a-game", "random", "", kept[0], kept[1], [Change(kind, data) for kind, data in kept[2]])

    def go_on(self) -> Change | None:
        """Let something happen. Gives the event, if there is one to be kept."""
        chance = self.rng.random()
        if chance < 0.1:
            event = self._undo()
        elif chance < 0.14:
            event = self._auto()
        elif chance < 0.17:
            event = self._claim()
        elif chance < 0.18:
            event = self._hand_over()
        else:
            event = self._answer()
        if event is not None:
            self.events.append(event)
            self.done[event.kind] = self.done.get(event.kind, 0) + 1
        return event

    def _answer(self) -> Change | None:
        match = self.match
        decision = match.session.decision
        if decision is None or match.seats[decision.by].kind == OPEN:
            return self._claim()
        answer = self.players[decision.by].answer(match.session.state, decision)
        codes = [option.code for option in match.session.options()]
        always = can_always(decision) and self.rng.random() < 0.3
        return match.answer(decision.by, match.question, [codes.index(code) for code in answer], always)

    def _undo(self) -> Change | None:
        match = self.match
        seat = self.rng.randrange(len(match.seats))
        if match.request is None:
            if match.over or match.seats[seat].kind != "person" or not match.session.can_undo(seat):
                return None
            return match.undo(seat, match.question)
        return match.consent(match.request.waiting[0], match.request.id, self.rng.random() < 0.8)

    def _auto(self) -> Change | None:
        rng = self.rng
        people = [i for i, seat in enumerate(self.match.seats) if seat.kind == "person"]
        if not people:
            return None
        chosen = [rng.random() < 0.5 for _ in range(4)]
        return self.match.set_auto(rng.choice(people), Auto(chosen[0], chosen[1], chosen[2], chosen[3]))

    def _claim(self) -> Change | None:
        for i, seat in enumerate(self.match.seats):
            if seat.kind == OPEN:
                taken, event = self.match.claim(f"invite {i}", "Late", hashed(f"secret {i}"))
                assert taken == i
                return event
        return None

    def _hand_over(self) -> Change | None:
        match = self.match
        people = [i for i, seat in enumerate(match.seats) if seat.kind == "person"]
        if match.over or len(people) < 2:
            return None
        return match.hand_over(self.rng.choice(people), "general")
