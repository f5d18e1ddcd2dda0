"""Giving up, and clocks: who has won, what is kept of it, and that time is counted for whom it should be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.matches import pick, refused, seats_of
from tests.serving import Client, served

from platin.engine.state import GameState
from platin.server import presenter
from platin.server.manners import Manners
from platin.server.match import Change, Match
from platin.server.review import Review
from platin.server.wire import TableMessage
from platin.session import state_to_json

KINGDOM = "kingdom: [Village, Smithy, Militia, Moat, Cellar, Market, Mine, Chapel, Workshop, Witch]\n"
TWO = KINGDOM + 'A: {hand: "4 Province, Village", deck: "9 Copper"}\nB: {hand: "5 Copper", deck: "5 Copper"}'
THREE = TWO + '\nC: {hand: "5 Copper", deck: "5 Copper"}'
BOT = "general"


class Kept:
    """A match and all that is kept of it, with a clock that stands still until it is set."""

    def __init__(self, start: GameState, kinds: str, manners: Manners) -> None:
        self.start = state_to_json(start)
        self.manners = manners
        self.seats = [seat.to_json() for seat in seats_of(kinds)]
        self.time = 1000.0
        self.match = Match.begin("a-game", "random", "", seats_of(kinds), start, [], manners=manners)
        self.match.now = lambda: self.time
        self.events = [self.match.start()]

    def note(self, event: Change | None) -> None:
        if event is not None:
            self.events.append(event)

    def restored(self, over: bool | None = None) -> Match:
        events = [Change(event.kind, json.loads(json.dumps(event.data))) for event in self.events]
        back = Match.restore("a-game", "random", "", self.seats, self.start, events, over, self.manners.to_json())
        back.now = lambda: self.time
        return back

    def left(self, match: Match | None = None) -> list[int]:
        """Give the seconds that are left to each player."""
        match = match or self.match
        assert match.clock is not None
        return [one // 1000 for one in match.clock.view(match.time())["left"]]


def at(text: str, kinds: str, manners: Manners | None = None) -> Kept:
    from platin.position import read_position

    return Kept(read_position(text), kinds, manners or Manners())


def shown(match: Match, seat: int) -> TableMessage:
    return presenter.table_message(match, seat, "en", 0, [(True, False)] * len(match.seats))


# Giving up


def test_with_two_players_the_other_has_won_whatever_the_points_say() -> None:
    kept = at(TWO, "pp")
    kept.note(kept.match.resign(0, BOT))
    match = kept.match
    assert match.over
    for seat in (0, 1, -1):
        message = shown(match, seat)
        view = message["view"]
        assert (view.over, view.winners, view.points) == (True, (1,), (24, 0))
        assert view.question is None
        assert message["words"] is None
        assert [one["left"] for one in message["seats"]] == ["resigned", ""]
    refused("over", match.answer, 0, match.question, [])
    refused("over", match.undo, 0, match.question)
    refused("over", match.resign, 1, BOT)
    back = kept.restored(over=True)
    assert back.halt is None
    assert back.over
    assert shown(back, 0)["view"] == shown(match, 0)["view"]


def test_looking_back_says_who_gave_up() -> None:
    kept = at(TWO, "pp")
    kept.note(pick_event(kept.match, "village"))
    kept.note(kept.match.resign(0, BOT))
    match = kept.match
    summary = Review(match.session, match.halt, match.seats).summary("g", ["A", "B"], "k", "en")
    assert [(one["winner"], one["left"], one["player"]) for one in summary["players"]] == [
        (False, "resigned", "Person 0"),
        (True, "", ""),
    ]
    assert summary["answers"] == 1


def pick_event(match: Match, name: str) -> Change:
    return pick(match, name)


def test_with_more_players_a_bot_plays_on_and_the_result_says_so() -> None:
    kept = at(THREE, "ppp")
    kept.note(kept.match.resign(0, BOT))
    match = kept.match
    assert not match.over
    assert match.session.decision is not None
    assert match.session.decision.by == 1, "the bot has had its turn"
    for one in (match, kept.restored()):
        seat = shown(one, 1)["seats"][0]
        assert (seat["kind"], seat["left"], seat["player"]) == ("bot", "resigned", "Person 0")
        assert one.session.answers == match.session.answers
    refused("wrong_secret", match.seat_of, "secret 0")
    refused("not_now", match.resign, 0, BOT)


def test_a_resigned_game_survives_a_kill_and_can_be_looked_back_at(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.make("me", "me")
        game, keys = made["game"], [key["secret"] for key in made["seats"]]
        with Client(server, game, keys[0]) as client:
            client.receive()
            client.answer()
            client.ask("resign")
            while not client.view["over"]:
                client.receive()
        server.process.kill()
        server.restart()
        with Client(server, game, keys[1]) as client:
            table = client.receive()
            assert table["view"]["winners"] == [1]
            assert table["halt"] is None
            client.ask("answer", question=table["question"], picks=[])
            assert client.refusal() == "over"
        summary = server.get(f"/api/tables/{game}/summary/en").json()
        assert [player["left"] for player in summary["players"]] == ["resigned", ""]
        assert server.get(f"/api/tables/{game}/step/en/0/-1").status_code == 200
        again = server.post(f"/api/tables/{game}/rematch", {"secret": keys[0]})
        assert again.status_code == 201


# The clock

TEN = Manners(minutes=10, increment=5)


def test_it_runs_for_who_is_asked() -> None:
    kept = at(TWO, "pp", TEN)
    assert kept.left() == [600, 600]
    kept.time += 30
    assert kept.left() == [570, 600]
    kept.note(pick(kept.match, "village"))
    kept.time += 10
    assert kept.left() == [560, 600]
    kept.note(kept.match.answer(0, kept.match.question, []))
    # The turn is over: five seconds more for it.
    assert kept.left() == [565, 600]
    kept.time += 100
    assert kept.left() == [565, 500]


def test_a_bot_thinks_for_nothing() -> None:
    kept = at(TWO, "pb", TEN)
    while kept.match.session.decision is not None and kept.match.session.state.turn_number < 3:
        kept.time += 1
        kept.note(kept.match.answer(0, kept.match.question, []))
    assert kept.left()[1] == 600
    assert kept.left()[0] < 610


def test_taking_back_gives_no_time_back_and_no_second_increment() -> None:
    kept = at(TWO, "pb", TEN)
    kept.time += 60
    kept.note(pick(kept.match, "village"))
    kept.note(kept.match.undo(0, kept.match.question))
    assert kept.left() == [540, 600]
    for _ in range(3):
        while kept.match.session.state.turn_number < 3:
            kept.note(kept.match.answer(0, kept.match.question, []))
        kept.note(kept.match.undo(0, kept.match.question))
    assert kept.left()[0] == 545


def test_the_others_consent_takes_nobodys_time() -> None:
    kept = at(TWO, "pp", TEN)
    kept.note(pick(kept.match, "village"))
    kept.time += 10
    kept.note(kept.match.undo(0, kept.match.question))
    assert kept.match.request is not None
    kept.time += 300
    assert kept.left() == [590, 600]
    # Nothing is kept of the wish: whoever loads the game goes on thinking from then on.
    back = kept.restored()
    assert kept.left(back) == [590, 600]
    kept.note(kept.match.consent(1, kept.match.request.id, False))
    assert kept.left() == [590, 600]
    kept.time += 20
    assert kept.left() == [570, 600]


def test_it_waits_for_friends() -> None:
    kept = at(TWO, "po", TEN)
    kept.time += 500
    assert kept.left() == [600, 600]
    kept.note(kept.match.claim("invite 1", "Late", "hash")[1])
    kept.time += 5
    assert kept.left() == [595, 600]


def test_it_goes_on_after_a_restart() -> None:
    kept = at(TWO, "pp", TEN)
    kept.time += 30
    kept.note(pick(kept.match, "village"))
    kept.time += 12
    assert kept.left(kept.restored()) == [558, 600]


def test_who_runs_out_of_time_loses() -> None:
    kept = at(TWO, "pp", TEN)
    refused("not_now", kept.match.time_out, BOT)
    kept.time += 599
    refused("not_now", kept.match.time_out, BOT)
    kept.time += 1
    refused("time_up", kept.match.answer, 0, kept.match.question, [])
    kept.note(kept.match.time_out(BOT))
    for one in (kept.match, kept.restored(over=True)):
        assert shown(one, 1)["view"].winners == (1,)
        assert shown(one, 1)["seats"][0]["left"] == "time"
        assert shown(one, 1)["clock"] is None
    refused("not_now", kept.match.time_out, BOT)


def test_with_more_players_a_bot_goes_on_for_who_ran_out_of_time() -> None:
    kept = at(THREE, "ppp", TEN)
    kept.time += 601
    kept.note(kept.match.time_out(BOT))
    assert not kept.match.over
    assert shown(kept.match, 2)["seats"][0]["left"] == "time"
    kept.time += 10
    assert kept.left()[1] == 590


def test_a_clock_rings_at_the_server_and_after_a_kill(tmp_path: Path) -> None:
    """A minute is the least that can be agreed: the rest of it passes while the server is away."""
    with served(tmp_path) as server:
        seats = [{"kind": "me"}, {"kind": "me"}]
        manners = {"clock": {"minutes": 1}}
        made = server.post("/api/tables", {"seats": seats, "lang": "en", "manners": manners}).json()
        game, secret = made["game"], made["seats"][1]["secret"]
        with Client(server, game, secret) as client:
            table: Any = client.receive()
            assert table["clock"]["running"] == 0
            assert 50_000 < table["clock"]["left"][0] <= 60_000
        server.process.kill()
        turn_back(tmp_path / "games.db", seconds=58)
        server.restart()
        with Client(server, game, secret) as client:
            client.receive()
            while not client.view["over"]:
                client.receive()
            assert client.view["winners"] == [1]
            assert client.table["seats"][0]["left"] == "time"


def turn_back(database: Path, seconds: int) -> None:
    """Let the clocks of all games have begun earlier."""
    import sqlite3

    with sqlite3.connect(database) as connection:
        for game, seq, data in connection.execute("SELECT game, seq, data FROM events").fetchall():
            event = json.loads(data)
            event["clock"]["since"] -= seconds * 1000
            connection.execute("UPDATE events SET data = ? WHERE game = ? AND seq = ?", (json.dumps(event), game, seq))
