"""What happens between two tables is told step by step to those who want it, and kept nowhere."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from pydantic import TypeAdapter
from starlette.websockets import WebSocket
from tests.matches import Life, at_position, begin, pick, random_start
from tests.test_server_hidden import FakeSocket

from platin.engine.game import Game
from platin.engine.state import GameState
from platin.server import frames, presenter
from platin.server.connection import Connection
from platin.server.hall import Hall, OpenTable
from platin.server.match import Match
from platin.server.metrics import Metrics
from platin.server.settings import Settings
from platin.server.store import Store
from platin.server.wire import TABLE_MESSAGE, TableMessage
from platin.session.view import View, view_of

VIEW: TypeAdapter[View] = TypeAdapter(View)
Json = dict[str, Any]


def shown(match: Match, passed: list[GameState], seat: int = 0) -> TableMessage:
    return presenter.table_message(match, seat, "en", 0, [(True, False)] * len(match.seats), passed)


def unfolded(message: TableMessage) -> list[Json]:
    """Give the view of each frame as a client makes it of the one after it, and the view itself."""
    sent = json.loads(TABLE_MESSAGE.dump_json(message))
    views = [sent["view"]]
    for frame in reversed(sent["frames"]):
        view = json.loads(json.dumps(views[0]))
        for difference in frame["differences"]:
            *way, last = difference["at"]
            place = view
            for key in way:
                place = place[key]
            place[last] = difference["value"]
        views.insert(0, view)
    return views


def told(message: TableMessage) -> list[list[str]]:
    """Give what each frame has of the log that the one before it has not."""
    turns = {part["n"]: [line["text"] for line in part["lines"]] for part in message["log"]["parts"]}
    found: list[list[str]] = []
    known = 0
    for frame in message["frames"]:
        lines = [text for n in range(frame["turns"] - 1) for text in turns[n]]
        lines += turns[frame["turns"] - 1][: frame["lines"]]
        found.append(lines[known:])
        known = len(lines)
    return found


MILITIA = """
kingdom: [Militia, Village, Moat]
A: {hand: "5 Copper", deck: "5 Estate"}
B: {hand: "Village, Militia, 3 Gold", deck: "Gold, 9 Copper"}
"""


def after_my_turn() -> tuple[Match, TableMessage, list[GameState]]:
    """Give a table at which a bot has had its turn up to the Attack on the one who looks."""
    match = at_position(MILITIA, "pb")
    while match.session.decision is not None and match.session.decision.key in ("turn.action", "turn.buy"):
        match.answer(0, match.question, [])
    passed = match.take_passed()
    return match, shown(match, passed), passed


def test_a_turn_of_a_bot_is_seen_card_by_card() -> None:
    match, message, _ = after_my_turn()
    assert message["view"].question is not None, "the Militia asks"
    views = unfolded(message)
    played = [view["players"][1]["zones"]["play"]["cards"] for view in views]
    assert played == [[], ["village"], ["village"], ["village", "militia"], ["village", "militia"]]
    hands = [view["players"][1]["zones"]["hand"]["size"] for view in views]
    assert hands == [5, 4, 5, 4, 4]
    assert [view["turn"]["coins"] for view in views] == [0, 0, 0, 0, 2]
    bot = message["seats"][1]["name"]
    assert told(message)[1:] == [
        [f"{bot} plays a Village."],
        [f"{bot} draws a card.", f"{bot} gets +2 Actions."],
        [f"{bot} plays a Militia."],
    ]
    pick(match, "estate", "estate")
    rest = shown(match, match.take_passed())
    bought = [view["players"][1]["zones"]["discard"]["size"] for view in unfolded(rest)]
    assert bought[-1] > bought[-2] == bought[0] + 1, "the purchase is seen before all is cleared away"


def test_nobody_is_asked_in_a_frame() -> None:
    _, message, _ = after_my_turn()
    assert message["words"] is not None
    before = unfolded(message)[:-1]
    assert before
    for view in before:
        assert view["question"] is None
        assert view["asked"] == -1
        assert view["points"] == []


@pytest.mark.parametrize("seed", range(6))
def test_frames_are_the_views_that_there_were(seed: int) -> None:
    """What a client unfolds is what `view_of` gives for the tables on the way, and the log grows along."""
    life = Life(400 + seed, "pbb")
    seen = 0
    for _ in range(40):
        match = life.match
        if match.over:
            break
        life.go_on()
        passed = match.take_passed()
        if not passed:
            continue
        for seat in (0, 1, -1):
            message = shown(match, passed, seat)
            views = unfolded(message)
            real = [json.loads(VIEW.dump_json(view_of(Game(state, [None] * 3), seat, None))) for state in passed]
            at = 0
            for view in views[:-1]:
                at = real.index(view, at)
            counts = [(frame["turns"], frame["lines"]) for frame in message["frames"]]
            assert counts == sorted(set(counts))
            assert len(counts) <= frames.MOST_FRAMES
            seen += len(counts)
    assert seen > 20


def test_what_a_player_does_in_a_turn_is_not_shown_to_that_player_but_to_others() -> None:
    match = at_position('kingdom: [Village]\nA: {hand: "Village, 4 Copper", deck: "9 Copper"}', "pp")
    pick(match, "village")
    passed = match.take_passed()
    assert shown(match, passed, 0)["frames"] == []
    for other in (1, -1):
        assert [view["turn"]["actions"] for view in unfolded(shown(match, passed, other))] == [0, 2]


def test_a_whole_game_of_bots_is_shown_in_as_many_frames_as_one_can_watch() -> None:
    match = begin(random_start(5, 3), "bbb")
    assert match.over
    message = shown(match, frames.thinned(match.take_passed()), -1)
    assert len(message["frames"]) == frames.MOST_FRAMES
    turns = [view["turn"]["number"] for view in unfolded(message)]
    assert turns == sorted(turns)
    assert turns[0] < 5 < turns[40] < turns[-1]


def test_thinning_leaves_the_last() -> None:
    assert frames.thinned(list(range(10)), 20) == list(range(10))
    assert frames.thinned(list(range(10)), 5) == [1, 3, 5, 7, 9]
    assert frames.thinned(list(range(7)), 3)[-1] == 6


def test_nothing_of_it_is_stored_or_taken_back() -> None:
    match, _, passed = after_my_turn()
    assert passed
    assert match.take_passed() == [], "it is given once"
    match.undo(0, match.question)
    assert match.take_passed() == []


@pytest.mark.parametrize("seed", range(4))
def test_looking_on_changes_nothing(seed: int) -> None:
    """A game that was watched is the same as one that is played again from what was kept of it."""
    life = Life(900 + seed, "pbb")
    for _ in range(60):
        if life.match.over:
            break
        life.go_on()
    assert life.restored().session.save() == life.match.session.save()


# What a connection gets


async def _quiet(connection: Connection, table: OpenTable) -> None:
    """Wait until everything has been sent."""
    for _ in range(3):
        while connection._dirty or connection._waiting or table.lock.locked():
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)


async def _sit_down(hall: Hall, match: Match, **hello: Any) -> tuple[FakeSocket, Connection, asyncio.Task[None]]:
    socket = FakeSocket()
    connection = Connection(cast(WebSocket, socket), hall)
    running = asyncio.create_task(connection.run())
    socket.say({"type": "hello", "game": match.id, "secret": "secret 0", "lang": "en", **hello})
    while connection.table is None:
        await asyncio.sleep(0)
    await _quiet(connection, connection.table)
    return socket, connection, running


class _Everything:
    """A store that says yes to everything."""

    async def append(self, *_: Any, **__: Any) -> None:
        """Keep nothing."""


def _hall(directory: Path) -> Hall:
    settings = Settings.read({"database": f"sqlite:///{directory / 'none.db'}"}, {})
    return Hall(settings, cast(Store, _Everything()), Metrics())


def _frames(socket: FakeSocket) -> list[int]:
    """Tell how many frames each table had that was sent."""
    messages = [json.loads(sent) for sent in socket.sent]
    return [len(message["frames"]) for message in messages if message["type"] == "table"]


def test_a_connection_gets_them_if_it_wants_them_and_only_when_something_happened(tmp_path: Path) -> None:
    async def scene() -> None:
        match = at_position('kingdom: [Village]\nA: {hand: "5 Copper"}\nB: {hand: "5 Gold"}', "pb")
        hall = _hall(tmp_path)
        table = hall.tables[match.id] = OpenTable(match)
        eager = await _sit_down(hall, match, frames=True)
        plain = await _sit_down(hall, match)

        async def end_turn() -> None:
            turn = match.session.state.turn_number
            while match.session.state.turn_number == turn:
                await hall.change(table, lambda game: game.answer(0, game.question, []))
            await _quiet(eager[1], table)
            await _quiet(plain[1], table)

        await end_turn()
        assert _frames(eager[0])[-1] > 2
        assert set(_frames(plain[0])) == {0}
        hall.tell_people(table)
        await _quiet(eager[1], table)
        assert _frames(eager[0])[-1] == 0, "what has been shown is not shown again"
        again = await _sit_down(hall, match, frames=True)
        assert _frames(again[0]) == [0], "who connects is shown the present"
        eager[0].say({"type": "frames", "wanted": False})
        plain[0].say({"type": "frames", "wanted": True})
        await asyncio.sleep(0.05)
        await end_turn()
        assert _frames(eager[0])[-1] == 0
        assert _frames(plain[0])[-1] > 2
        for _, _, running in (eager, plain, again):
            running.cancel()
        hall._pool.shutdown()

    asyncio.run(scene())


def test_what_bots_did_before_the_first_question_is_seen_until_it_is_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        match = begin(random_start(3, 2), "bp")
        hall = _hall(tmp_path)
        table = hall.tables[match.id] = OpenTable(match, opening=match.take_passed())
        secret = {"secret": "secret 1", "frames": True}
        first = await _sit_down(hall, match, **secret)
        assert _frames(first[0])[0] > 0
        rng = Random(1)
        options = match.session.options()
        decision = match.session.decision
        assert decision is not None
        picks = rng.sample(range(len(options)), decision.low)
        await hall.change(table, lambda game: game.answer(1, game.question, picks))
        later = await _sit_down(hall, match, **secret)
        assert _frames(later[0]) == [0]
        for _, _, running in (first, later):
            running.cancel()
        hall._pool.shutdown()

    asyncio.run(scene())
