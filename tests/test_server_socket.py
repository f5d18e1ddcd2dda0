"""At the table over real connections: coming, going, coming back, looking on, languages, slow clients, putting away."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState
from tests.matches import at_position, pick
from tests.serving import PATIENCE, Client, Server, served, simple_picks

from platin.server import connection as connection_module
from platin.server.connection import TOO_SLOW, Connection
from platin.server.hall import Hall, OpenTable
from platin.server.metrics import Metrics
from platin.server.settings import Settings
from platin.server.store import Store

KINGDOM = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("socket"), idle_seconds=1.5, away_seconds=0.2) as server:
        yield server
        assert [line for line in server.log_lines() if line["level"] in ("error", "critical")] == []


def two_people(server: Server) -> tuple[str, list[str]]:
    made = server.make("me", "me", kingdom=KINGDOM)
    return made["game"], [key["secret"] for key in made["seats"]]


def without_presence(table: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in table.items() if name not in ("seats", "log")}


# Hello


def test_each_sees_the_table_with_the_own_eyes(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two, Client(server, game) as third:
        views = [client.receive()["view"] for client in (one, two, third)]
        assert [view["seat"] for view in views] == [0, 1, -1]
        assert [[player["zones"]["hand"]["cards"] is not None for player in view["players"]] for view in views] == [
            [True, False],
            [False, True],
            [False, False],
        ]
        assert [view["question"] is not None for view in views] == [True, False, False]
        assert [view["asked"] for view in views] == [0, 0, 0]


@pytest.mark.parametrize(
    ("hello", "code", "close"),
    [
        ({"game": "nonsense"}, "no_such_game", 4404),
        ({"secret": "nonsense"}, "wrong_secret", 4403),
    ],
)
def test_a_hello_that_fits_nothing(server: Server, hello: dict[str, str], code: str, close: int) -> None:
    game, _ = two_people(server)
    with Client(server, hello.get("game", game), hello.get("secret")) as client:
        assert client.refusal() == code
        assert client.closed() == close


def test_who_is_there_is_shown(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one:
        assert [seat["connected"] for seat in one.receive()["seats"]] == [True, False]
        with Client(server, game, keys[1]):
            while not one.table["seats"][1]["connected"]:
                one.receive()
        while one.table["seats"][1]["connected"]:
            one.receive()


def test_another_hello_on_the_same_connection_changes_nothing(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as client:
        before = client.receive()
        client.tell("hello", game=game, secret=keys[1], lang="de")
        assert client.refusal() == "not_now"
        client.ask("answer", question=0, picks=simple_picks(before["view"]["question"]))
        table = client.until_question(1)
        assert table["view"]["seat"] == 0
        assert "Buy" in table["words"]["prompt"], "still in English"


# Coming back


def test_a_lost_connection_is_taken_up_again(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as client:
        client.receive()
        client.answer()
        before = client.table
        # Without a goodbye.
        client.socket.socket.shutdown(2)
    with Client(server, game, keys[0]) as client:
        after = client.receive()
        assert without_presence(after) == without_presence(before)
        assert len(after["log"]["parts"]) == after["log"]["turns"], "the whole log, because nothing is known here"
        client.answer()
        assert client.question == before["question"] + 1


def test_a_second_tab_sees_and_plays_the_same(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one, Client(server, game, keys[0], "de") as two:
        one.receive()
        two.receive()
        one.answer()
        two.until_question(1)
        two.answer()
        one.until_question(2)
        assert one.view["players"] == two.view["players"]
        # Both answer the same question: one of them is late.
        if one.asked:
            number = one.question
            one.ask("answer", question=number, picks=[])
            two.ask("answer", question=number, picks=[])
            one.until_question(number + 1)
            two.until_question(number + 1)
            one.sync()
            two.sync()
            late = [message["code"] for message in (*one.others, *two.others) if message["type"] == "error"]
            assert late == ["stale"]


def test_the_language_can_be_changed_at_any_time(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as client:
        english = client.receive()
        client.answer()
        client.tell("language", lang="de")
        german = client.receive()
        assert german["view"]["players"] == client.view["players"]
        assert len(german["log"]["parts"]) == german["log"]["turns"], "the log is told again from the start"
        assert english["log"]["parts"][-1]["lines"] != german["log"]["parts"][-1]["lines"]
        client.tell("language", lang="en")
        again = client.receive()
        assert again["log"]["parts"][0] == english["log"]["parts"][0]
        client.tell("language", lang="de")
        client.receive()
        client.ask("answer", question=99, picks=[])
        assert "Frage" in client.until("error")["message"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_has_words_for_everything(server: Server, lang: str) -> None:
    made = server.make("me", "bot", kingdom=KINGDOM)
    with Client(server, made["game"], made["seats"][0]["secret"], lang) as client:
        client.receive()
        while not client.view["over"] and client.question < 40:
            question = client.view["question"]
            words = client.table["words"]
            assert words["prompt"]
            assert "{" not in words["prompt"] + words["how_many"] + words["decline"] + "".join(words["labels"])
            assert len(words["labels"]) == len(question["options"])
            assert all(words["labels"])
            lines = [line["text"] for part in client.table["log"]["parts"] for line in part["lines"]]
            assert all(lines)
            assert not any("{" in line or "_" in line for line in lines)
            client.answer(simple_picks(question) or list(range(question["low"])))


# What happens at the table


def test_undo_by_consent_over_the_wire(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two:
        one.receive()
        two.receive()
        first = one.view
        one.answer()
        assert one.table["undo"] == {"possible": True, "free": True}
        one.ask("undo", question=one.question)
        one.until_question(2)
        assert one.view["players"] == first["players"]
        # End the turn: the new hand has come to light.
        while one.asked:
            one.answer()
        two.until_question(one.question)
        assert one.table["undo"] == {"possible": True, "free": False}
        assert two.table["undo"]["possible"] is False
        number = one.question
        one.ask("undo", question=number)
        while two.table["request"] is None:
            two.receive()
        wish = two.table["request"]
        assert (wish["by"], wish["waiting"]) == (0, [1])
        two.ask("consent", request=wish["id"], agree=False)
        said = one.until("said")
        assert (said["seat"], said["phrase"]) == (1, "rather_not")
        while one.table["request"] is not None:
            one.receive()
        one.ask("undo", question=number)
        while two.table["request"] is None or two.table["request"]["id"] == wish["id"]:
            two.receive()
        two.ask("consent", request=two.table["request"]["id"], agree=True)
        one.until_question(number + 1)
        two.until_question(number + 1)
        assert one.asked
        assert two.table["request"] is None
        # The log is that of the table as it is now.
        assert one.table["log"]["turns"] == two.table["log"]["turns"] == 2


def test_the_list_of_what_is_done_without_asking(server: Server) -> None:
    made = server.make("me", "bot", kingdom=KINGDOM)
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        client.receive()
        wanted = {"treasures": True, "end_turn": False, "clean_up": True, "order": True, "always": {}}
        client.ask("auto", auto=wanted)
        client.receive()
        assert client.table["auto"] == {**wanted, "always": []}
        while client.view["turn"]["number"] < 3:
            client.answer()
        assert client.view["turn"]["coins"] > 0, "the Treasures lie on the table already"
        assert "treasures" not in [option["name"] for option in client.view["question"]["options"]]


def test_phrases_are_heard_by_all(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two, Client(server, game) as third:
        for client in (one, two, third):
            client.receive()
        two.ask("say", phrase="thanks")
        for client in (one, two, third):
            assert client.until("said") == {"type": "said", "seat": 1, "phrase": "thanks"}


def test_a_friend_sits_down_once(server: Server) -> None:
    made = server.make("me", "friend", kingdom=KINGDOM)
    game, invite = made["game"], made["seats"][1]["invite"]
    with Client(server, game, made["seats"][0]["secret"]) as host:
        host.receive()
        assert host.table["seats"][1]["kind"] == "open"
        claimed = server.post(f"/api/tables/{game}/claim", {"invite": invite, "name": " Ann  B. "})
        assert claimed.status_code == 200
        while host.table["seats"][1]["kind"] == "open":
            host.receive()
        assert host.table["seats"][1]["name"] == "Ann B."
        again = server.post(f"/api/tables/{game}/claim", {"invite": invite, "name": "Eve"})
        assert again.status_code == 403
        with Client(server, game, claimed.json()["secret"]) as friend:
            assert friend.receive()["view"]["seat"] == claimed.json()["seat"] == 1
        with Client(server, game, invite) as eve:
            assert eve.refusal() == "wrong_secret"


def test_a_bot_takes_the_seat_of_who_has_been_away_for_long(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one:
        one.receive()
        with Client(server, game, keys[1]) as two:
            two.receive()
            one.ask("hand_over", seat=1)
            assert one.refusal() == "not_now", "who is there stays"
        # The time away begins when the server has noticed.
        while one.table["seats"][1]["connected"]:
            one.receive()
        time.sleep(0.5)
        one.ask("hand_over", seat=1)
        one.until_question(1)
        while one.table["seats"][1]["kind"] != "bot":
            one.receive()
        with Client(server, game, keys[1]) as two:
            assert two.refusal() == "wrong_secret"
        number = one.question
        while one.question < number + 4:
            one.answer()


def test_who_hands_over_looks_on(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two:
        one.receive()
        two.receive()
        two.ask("hand_over", seat=1)
        while two.table["view"]["seat"] != -1:
            two.receive()
        assert all(player["zones"]["hand"]["cards"] is None for player in two.view["players"])
        two.ask("say", phrase="thanks")
        assert two.refusal() == "wrong_secret"


# Finished games


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game of two people that has come to its end, with their secrets."""
    made = server.make("me", "me", "bot", kingdom=KINGDOM)
    game, keys = made["game"], [key["secret"] for key in made["seats"][:2]]
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two:
        one.receive()
        two.receive()
        while not one.view["over"]:
            turn = one if one.asked else two
            number = turn.question
            turn.answer()
            one.until_question(number + 1)
            two.until_question(number + 1)
        assert one.view["points"] == two.view["points"]
        return {"game": game, "keys": keys, "points": one.view["points"]}


def test_a_rematch_takes_everybody_along(server: Server, finished: dict[str, Any]) -> None:
    game, keys = finished["game"], finished["keys"]
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two, Client(server, game) as third:
        for client in (one, two, third):
            client.receive()
        made = server.post(f"/api/tables/{game}/rematch", {"secret": keys[0]}).json()
        told = [client.until("rematch") for client in (one, two, third)]
        assert {message["game"] for message in told} == {made["game"]}
        assert told[0]["secret"] == made["seats"][0]["secret"]
        assert told[2]["secret"] == ""
        assert told[2]["seat"] == -1
        assert told[0]["secret"] != told[1]["secret"]
        # The other one asks too, and finds the same game.
        again = server.post(f"/api/tables/{game}/rematch", {"secret": keys[1]}).json()
        assert again["game"] == made["game"]
        assert again["seats"][0]["secret"] == told[1]["secret"]
    with Client(server, made["game"], told[1]["secret"]) as client:
        table = client.receive()
        assert table["view"]["seat"] == told[1]["seat"]
        assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person", "person"]


def test_a_finished_game_is_open_and_goes_on_elsewhere(server: Server, finished: dict[str, Any]) -> None:
    game = finished["game"]
    summary = server.get(f"/api/tables/{game}/summary/de").json()
    assert [player["points"] for player in summary["players"]] == finished["points"]
    last = summary["answers"]
    step = server.get(f"/api/tables/{game}/step/en/{last // 2}/-2").json()
    assert all(player["zones"]["hand"]["cards"] is not None for player in step["table"]["view"]["players"])
    assert server.get(f"/api/tables/{game}/step/en/{last + 1}/0").status_code == 404
    assert server.get(f"/api/tables/{game}/step/en/0/9").status_code == 404
    record = server.get(f"/api/tables/{game}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert server.get(f"/api/tables/{game}/scenario/de/{last // 2}").text.startswith("- ")
    wish = {"at": last // 2, "seat": 1, "name": "Ann"}
    made = server.post(f"/api/tables/{game}/continue", wish).json()
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        table = client.receive()
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert client.asked
        client.answer()
    assert server.post(f"/api/tables/{game}/continue", {**wish, "at": last}).json()["code"] == "no_such_point"
    assert server.post(f"/api/tables/{game}/continue", {**wish, "seat": 5}).json()["code"] == "no_such_seat"


def test_a_game_under_way_is_not_open(server: Server) -> None:
    game, keys = two_people(server)
    for path in ("summary/en", "record", "step/en/0/0", "scenario/en/0"):
        answer = server.get(f"/api/tables/{game}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    answer = server.post(f"/api/tables/{game}/rematch", {"secret": keys[0]})
    assert answer.json()["code"] == "not_over"


# Putting away, stopping, limits


def test_an_idle_table_is_put_away_and_comes_back(server: Server) -> None:
    game, keys = two_people(server)
    with Client(server, game, keys[0]) as client:
        first = client.receive()
        client.answer()
        before = client.table
    until = time.monotonic() + 60
    while server.metrics()["platin_tables_in_memory"] > 0:
        assert time.monotonic() < until, "tables are put away"
        time.sleep(0.2)
    with Client(server, game, keys[0]) as client:
        assert without_presence(client.receive()) == without_presence(before)
        # What was answered before can still be taken back.
        client.ask("undo", question=client.question)
        client.until_question(before["question"] + 1)
        assert client.view == first["view"]
        client.answer()


def test_stopped_and_started_in_the_middle_of_a_question(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        game, keys = two_people(server)
        with Client(server, game, keys[0]) as client, Client(server, game, keys[1]) as other:
            client.receive()
            other.receive()
            client.answer()
            before = client.table
            began = time.monotonic()
            server.process.process.terminate()
            assert client.closed() == 1012
            assert other.closed() == 1012
            assert server.process.stop() == 0
            assert time.monotonic() - began < 20
        server.restart()
        with Client(server, game, keys[0]) as client:
            assert without_presence(client.receive()) == without_presence(before)
            client.answer()
        assert [line for line in server.log_lines() if line["level"] in ("error", "critical")] == []


def test_limits_on_connections_and_tables(tmp_path: Path) -> None:
    with served(tmp_path, most_connections=3, most_tables_in_memory=2) as server:
        tables = [two_people(server) for _ in range(3)]
        # Only two are in memory, and all can be opened.
        for game, keys in tables:
            with Client(server, game, keys[0]) as client:
                client.receive()
        assert server.metrics()["platin_tables_in_memory"] == 2
        game, keys = tables[0]
        with Client(server, game, keys[0]) as one, Client(server, tables[1][0], tables[1][1][0]) as two:
            one.receive()
            two.receive()
            with Client(server, tables[2][0], tables[2][1][0]) as three:
                assert three.refusal() == "busy", "nobody is sent away from a table for another"
                with Client(server, game) as four:
                    assert four.closed() == 1013
        until = time.monotonic() + 30
        while server.metrics()["platin_connections"] > 0 and time.monotonic() < until:
            time.sleep(0.05)
        with Client(server, tables[2][0], tables[2][1][0]) as client:
            assert client.receive()["type"] == "table"


# Slow clients, without a network that has buffers


class SlowSocket:
    """A socket whose client takes what is sent only when the test lets it."""

    def __init__(self) -> None:
        self.client_state = WebSocketState.CONNECTED
        self.said: deque[dict[str, Any]] = deque()
        self.sent: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.offered = 0
        self.code = 0

    async def accept(self) -> None:
        """Take the connection."""

    async def receive(self) -> dict[str, Any]:
        while not self.said:
            await asyncio.sleep(0.001)
        return {"type": "websocket.receive", "text": json.dumps(self.said.popleft())}

    async def send(self, sent: dict[str, Any]) -> None:
        self.offered += 1
        await self.reads.wait()
        self.sent.append(json.loads(sent["text"]))

    async def close(self, code: int) -> None:
        self.code = code


def table_in_memory(directory: Path) -> tuple[Hall, OpenTable]:
    settings = Settings.read({"database": f"sqlite:///{directory / 'none.db'}"}, {})
    hall = Hall(settings, Store(settings.database), Metrics())
    match = at_position('A: {hand: "5 Copper", deck: "20 Copper"}\nB: {hand: "5 Copper", deck: "20 Copper"}')
    table = hall.tables[match.id] = OpenTable(match)
    return hall, table


def test_a_slow_client_gets_the_newest_table(tmp_path: Path) -> None:
    async def run() -> None:
        hall, table = table_in_memory(tmp_path)
        socket = SlowSocket()
        running = asyncio.create_task(Connection(cast(WebSocket, socket), hall).run())
        socket.said.append({"type": "hello", "game": table.match.id, "lang": "en"})
        while not socket.offered:
            await asyncio.sleep(0.001)
        for _ in range(6):
            pick(table.match, *(["treasures"] if table.match.question % 2 == 0 else []))
            for viewer in table.viewers:
                viewer.table_changed()
            await asyncio.sleep(0.001)
        socket.reads.set()
        while len(socket.sent) < 2:
            await asyncio.sleep(0.001)
        # What was being sent when it stopped reading, and what is true now; nothing in between.
        assert [message["question"] for message in socket.sent] == [0, 6]
        turns = [part["n"] for part in socket.sent[1]["log"]["parts"]]
        known = socket.sent[0]["log"]["turns"]
        assert turns == list(range(known - 1, socket.sent[1]["log"]["turns"])), "no turn of the log is missing"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert not table.viewers

    asyncio.run(run())


def test_a_client_that_takes_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "_SEND_SECONDS", 0.05)

    async def run() -> None:
        hall, table = table_in_memory(tmp_path)
        socket = SlowSocket()
        running = asyncio.create_task(Connection(cast(WebSocket, socket), hall).run())
        socket.said.append({"type": "hello", "game": table.match.id, "lang": "en"})
        await asyncio.wait_for(running, PATIENCE)
        assert socket.code == TOO_SLOW
        assert not table.viewers
        assert hall.metrics.slow_clients._value.get() == 1

    asyncio.run(run())


def test_what_cannot_be_dropped_has_an_end(tmp_path: Path) -> None:
    async def run() -> None:
        hall, table = table_in_memory(tmp_path)
        socket = SlowSocket()
        running = asyncio.create_task(Connection(cast(WebSocket, socket), hall).run())
        socket.said.append({"type": "hello", "game": table.match.id, "lang": "en"})
        while not socket.offered:
            await asyncio.sleep(0.001)
        (viewer,) = table.viewers
        for n in range(500):
            viewer.hear({"type": "said", "seat": 0, "phrase": f"{n}"})
        socket.reads.set()
        await asyncio.wait_for(running, PATIENCE)
        assert socket.code == TOO_SLOW
        assert len(socket.sent) < 100

    asyncio.run(run())


def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "_HELLO_SECONDS", 0.05)

    async def run() -> None:
        hall, _ = table_in_memory(tmp_path)
        socket = SlowSocket()
        socket.reads.set()
        await asyncio.wait_for(Connection(cast(WebSocket, socket), hall).run(), PATIENCE)
        assert socket.code == TOO_SLOW

    asyncio.run(run())


# When something fails inside


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    """The store is not open, so nothing can be kept: the table is forgotten, and its clients are to come back."""

    async def run() -> None:
        hall, table = table_in_memory(tmp_path)
        socket = SlowSocket()
        socket.reads.set()
        running = asyncio.create_task(Connection(cast(WebSocket, socket), hall).run())
        me = {"game": table.match.id, "secret": "secret 0"}
        socket.said.append({"type": "hello", "lang": "en", **me})
        socket.said.append({"type": "answer", "question": 0, "picks": [], **me})
        await asyncio.wait_for(running, PATIENCE)
        assert socket.code == 1013
        assert all(message["question"] == 0 for message in socket.sent if message["type"] == "table")
        assert hall.tables == {}

    asyncio.run(run())
