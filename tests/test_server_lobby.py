"""Public tables: listed while somebody sits there, without secrets; sitting down; and what people write."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Client, Server, served

KINGDOM = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("lobby")) as server:
        yield server
        assert [line for line in server.log_lines() if line["level"] in ("error", "critical")] == []


def make(server: Server, *seats: dict[str, Any], **manners: Any) -> dict[str, Any]:
    body = {"seats": seats, "lang": "en", "shuffle_seats": False, "kingdom": KINGDOM, "manners": manners}
    answer = server.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


ME = {"kind": "me", "name": "Anna"}
FRIEND = {"kind": "friend"}
BEN = {"kind": "friend", "name": "Ben"}
BOT = {"kind": "bot"}


def listed(server: Server, game: str) -> dict[str, Any] | None:
    tables = server.get("/api/lobby/en").json()["tables"]
    return next((one for one in tables if one["game"] == game), None)


def test_a_public_table_is_listed_while_somebody_sits_there(server: Server) -> None:
    made = make(server, ME, FRIEND, BOT, public=True, score=True)
    game, secret, invite = made["game"], made["seats"][0]["secret"], made["seats"][1]["invite"]
    assert listed(server, game) is None
    with Client(server, game, secret) as client:
        client.receive()
        answer = server.get("/api/lobby/en")
        assert invite not in answer.text
        assert secret not in answer.text
        found = listed(server, game)
        assert found is not None
        assert found["seats"] == [
            {"name": "Anna", "kind": "person", "free": False},
            {"name": "Guest", "kind": "open", "free": True},
            {"name": "All-rounder", "kind": "bot", "free": False},
        ]
        assert found["manners"]["score"] is True
        assert set(found["cards"]) == {name.lower() for name in KINGDOM.split(", ")}
    until_gone(server, game)


def until_gone(server: Server, game: str) -> None:
    for _ in range(100):
        if listed(server, game) is None:
            return
    raise AssertionError("it is still listed")


def test_others_are_not_listed(server: Server) -> None:
    made = make(server, ME, FRIEND)
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        client.receive()
        assert listed(server, made["game"]) is None
        answer = server.post(f"/api/tables/{made['game']}/sit", {"name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_public")


def test_sitting_down_at_a_public_table(server: Server) -> None:
    made = make(server, ME, BEN, FRIEND, public=True)
    game = made["game"]
    taken = server.post(f"/api/tables/{game}/sit", {"name": "  Eve\u202e "})
    assert taken.status_code == 200
    # The seat that Ben is expected at stays his.
    assert taken.json()["seat"] == 2
    with Client(server, game, taken.json()["secret"]) as client:
        assert [seat["name"] for seat in client.receive()["seats"]] == ["Anna", "Ben", "Eve"]
    again = server.post(f"/api/tables/{game}/sit", {"name": "Mallory"})
    assert (again.status_code, again.json()["code"]) == (409, "no_free_seat")
    assert server.post(f"/api/tables/{game}/sit", {"name": ""}).status_code == 400
    assert server.post("/api/tables/nonsense/sit", {"name": "Eve"}).status_code == 404


def test_who_made_the_table_can_take_it_off_the_list(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = make(server, ME, FRIEND, public=True)
        game, secret = made["game"], made["seats"][0]["secret"]
        guest = server.post(f"/api/tables/{game}/sit", {"name": "Eve"}).json()["secret"]
        with Client(server, game, secret) as host, Client(server, game, guest) as other:
            host.receive()
            other.receive()
            other.ask("listing", public=False)
            assert other.refusal() == "not_host"
            assert listed(server, game) is not None
            host.ask("listing", public=False)
            while host.table["manners"]["public"]:
                host.receive()
            assert listed(server, game) is None
        server.process.kill()
        server.restart()
        with Client(server, game, secret) as host:
            assert host.receive()["manners"]["public"] is False


def test_a_server_without_a_lobby_lists_nothing(tmp_path: Path) -> None:
    with served(tmp_path, lobby="forbidden") as server:
        answer = server.get("/api/lobby/en")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_lobby")
        made = make(server, ME, FRIEND)
        with Client(server, made["game"], made["seats"][0]["secret"]) as host:
            host.receive()
            host.ask("listing", public=True)
            assert host.refusal() == "no_lobby"


def lines(client: Client) -> list[tuple[int, str]]:
    client.sync()
    return [(line["seat"], line["text"]) for one in client.others if one["type"] == "chat" for line in one["lines"]]


def test_what_is_written_is_heard_by_all_and_by_who_comes_late(server: Server) -> None:
    made = make(server, ME, ME | {"name": "Ben"}, chat=True)
    game, keys = made["game"], [key["secret"] for key in made["seats"]]
    with Client(server, game, keys[0]) as one, Client(server, game, keys[1]) as two, Client(server, game) as third:
        for client in (one, two, third):
            client.receive()
        one.ask("chat", text="Hello <b>you</b>\n\u202e\x07 there")
        one.sync()
        for client in (one, two, third):
            assert lines(client) == [(0, "Hello <b>you</b> there")]
        with Client(server, game) as late:
            late.receive()
            assert lines(late) == [(0, "Hello <b>you</b> there")]
        for text, code in (("x" * 301, "bad_message"), ("\u200b \n", "nothing_written"), ("", "bad_message")):
            one.ask("chat", text=text)
            assert one.refusal() == code
        for _ in range(12):
            two.ask("chat", text="again")
        two.sync()
        assert "too_frequent" in [one["code"] for one in two.others if one["type"] == "error"]


def test_nothing_is_written_where_it_was_not_agreed(server: Server) -> None:
    made = make(server, ME, ME | {"name": "Ben"})
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        client.receive()
        client.ask("chat", text="Hello")
        assert client.refusal() == "no_chat"


def test_who_looks_on_is_counted_after_a_while(server: Server) -> None:
    made = make(server, ME, BOT, public=True)
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        assert client.receive()["watching"] == 0
        with Client(server, made["game"]) as other:
            other.receive()
            while client.table["watching"] == 0:
                client.receive()
            assert client.table["watching"] == 1
        while client.table["watching"] == 1:
            client.receive()
