"""The stop before Clean-up: a player can look at the last purchase and take it back, until the turn is ended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.matches import at_position, pick
from tests.serving import Client, ServerHere, served_here

from platin.server.autopilot import Auto
from platin.server.match import Match

KINGDOM = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"
COPPERS = 'A: {hand: "5 Copper", deck: "20 Copper"}\nB: {hand: "5 Copper", deck: "20 Copper"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    with served_here(tmp_path_factory.mktemp("turn-end")) as server:
        yield server


def stopping(kinds: str = "pp") -> Match:
    """Give a match whose players are all asked before Clean-up."""
    match = at_position(COPPERS, kinds)
    state = match.session.start.copy()
    state.stops = 3
    return Match.begin("a-game", "random", "", match.seats, state, [])


def key_of(match: Match) -> str:
    decision = match.session.decision
    assert decision is not None
    return decision.key


def test_people_are_asked_before_clean_up_and_bots_are_not(server: ServerHere) -> None:
    made = server.make("me", "bot", "friend", kingdom=KINGDOM)
    match = server.app.state.server.hall.tables[made["game"]].match
    assert match.session.start.stops == 0b101


def test_the_last_purchase_is_free_to_take_back_until_the_turn_is_ended(server: ServerHere) -> None:
    made = server.make("me", "me", kingdom=KINGDOM)
    keys = [seat["secret"] for seat in made["seats"]]
    with Client(server, made["game"], keys[0]) as client:
        client.receive()
        client.answer()
        assert client.view["question"]["key"] == "turn.buy"
        names = [option["name"] for option in client.view["question"]["options"]]
        client.answer([names.index("copper")])
        question = client.view["question"]
        assert (question["key"], question["options"]) == ("turn.end", [])
        assert (question["low"], question["high"], client.table["words"]["can_always"]) == (0, 0, False)
        assert client.table["words"]["prompt"]
        assert client.table["words"]["decline"]
        assert client.table["undo"] == {"possible": True, "free": True}
        number = client.question
        client.ask("undo", question=number)
        client.until_question(number + 1)
        assert client.view["question"]["key"] == "turn.buy"
        client.answer([names.index("copper")])
        client.answer([])
        assert client.view["turn"]["seat"] == 1


def test_who_says_that_the_buy_phase_is_over_is_not_asked_again() -> None:
    match = stopping()
    pick(match, "treasures")
    pick(match)
    assert match.session.state.turn.seat == 1


def test_a_turn_can_end_after_the_last_purchase_without_asking() -> None:
    match = stopping()
    assert not match.seats[0].auto.clean_up
    match.set_auto(0, Auto(clean_up=True))
    pick(match, "treasures")
    pick(match, "silver")
    assert match.session.state.turn.seat == 1
    # Taking it back takes back both, and does not do it again at once.
    wish = match.undo(0, match.question)
    if wish is None:
        assert match.request is not None
        match.consent(1, match.request.id, True)
    assert key_of(match) == "turn.buy"
    pick(match, "silver")
    assert match.session.state.turn.seat == 1


def test_a_bot_that_takes_the_seat_does_not_stop() -> None:
    match = stopping()
    pick(match, "treasures")
    pick(match, "silver")
    assert key_of(match) == "turn.end"
    match.hand_over(0, "general")
    assert match.session.state.turn.seat == 1
    pick(match, "treasures")
    pick(match, "silver")
    pick(match)
    assert (match.session.state.turn.seat, match.session.state.turn_number) == (1, 4)
