"""The kingdom of the day: the same for everybody, known to nobody before, one try that counts, and honest results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.serving import Client, ServerHere, served_here, simple_picks

from platin.server import daily
from platin.server.seating import hashed

MONDAY, TUESDAY, WEDNESDAY = "2026-11-16", "2026-11-17", "2026-11-18"


class Clock:
    """What day it is."""

    day = TUESDAY


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(daily, "today", lambda: clock.day)
    return clock


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    with served_here(tmp_path_factory.mktemp("daily")) as server:
        yield server


def new_profile(server: ServerHere, nickname: str = "Anna") -> str:
    secret: str = server.post("/api/me/new", {"nickname": nickname}).json()["secret"]
    return secret


def look(server: ServerHere, day: str = "", secret: str | None = None) -> dict[str, Any]:
    answer = server.post("/api/daily", {"day": day, "lang": "en", "secret": secret})
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def begin(server: ServerHere, secret: str, day: str = "") -> dict[str, Any]:
    answer = server.post("/api/daily/play", {"day": day, "secret": secret})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def hidden_from_nobody(table: dict[str, Any]) -> Any:
    """Give all of a table but who is there, and when."""
    return {name: part for name, part in table.items() if name not in ("seats", "game", "log")}


def play(server: ServerHere, made: dict[str, Any], lazy: bool = False) -> list[Any]:
    """Play to the end as simply as possible, or without buying anything; give what was seen on the way."""
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        client.receive()
        seen = [hidden_from_nobody(client.table)]
        while not client.view["over"]:
            question = client.view["question"]
            picks = simple_picks(question)
            if lazy and question["key"] == "turn.buy":
                picks = [n for n in picks if question["options"][n]["name"] == "treasures"]
            client.answer(picks)
            seen.append(hidden_from_nobody(client.table))
    return seen


def test_everybody_gets_the_same_cards_and_shuffles(server: ServerHere) -> None:
    one, two = new_profile(server, "Anna"), new_profile(server, "Bernd")
    games = [play(server, begin(server, secret)) for secret in (one, two)]
    assert games[0] == games[1]
    assert len(games[0]) > 30
    shown = look(server)
    assert [line["place"] for line in shown["lines"]] == [1, 1], "equal results share their place"
    # Another who does otherwise has another game.
    three = new_profile(server)
    assert play(server, begin(server, three), lazy=True) != games[0]
    assert [line["place"] for line in look(server)["lines"]] == [1, 1, 3]


def test_a_day_stays_as_it_was_drawn(server: ServerHere, clock: Clock) -> None:
    first = look(server)
    assert len(first["kingdom"]["cards"]) == 10
    assert look(server)["kingdom"] == first["kingdom"]
    clock.day = WEDNESDAY
    again = look(server, TUESDAY)
    assert again["kingdom"]["list"] == first["kingdom"]["list"]
    assert again["first"] == TUESDAY


def test_two_servers_have_different_days(tmp_path_factory: pytest.TempPathFactory) -> None:
    seeds = set()
    for n in range(2):
        with served_here(tmp_path_factory.mktemp(f"other{n}")) as server:
            made = begin(server, new_profile(server))
            table = server.app.state.server.hall.tables[made["game"]]
            seeds.add(tuple(table.match.session.start.players[0].deck))
            assert table.match.seats[1].bot == "general"
    assert len(seeds) == 2


def test_there_is_no_day_before_the_first_nor_after_today(server: ServerHere, clock: Clock) -> None:
    clock.day = TUESDAY
    me = new_profile(server)
    for day in (MONDAY, WEDNESDAY, "2026-02-31"):
        assert code(server.post("/api/daily", {"day": day, "lang": "en"})) == (404, "no_such_day"), day
        assert code(server.post("/api/daily/play", {"day": day, "secret": me})) == (404, "no_such_day"), day
    assert code(server.post("/api/daily", {"day": "yesterday", "lang": "en"})) == (400, "bad_message")
    assert code(server.post("/api/daily/play", {"secret": "nobody"})) == (403, "no_such_profile")
    look(server)
    clock.day = "2026-11-19"
    assert look(server, WEDNESDAY)["first"] == TUESDAY, "a day on which nobody came can be looked at later"


def test_one_try_a_day_counts(server: ServerHere, clock: Clock) -> None:
    me = new_profile(server)
    made = begin(server, me)
    assert look(server, secret=me)["state"] == "running"
    # No second one, to look at the cards, before the first has ended.
    assert code(server.post("/api/daily/play", {"secret": me})) == (409, "day_running")
    play(server, made, lazy=True)
    shown = look(server, secret=me)
    (line,) = shown["lines"]
    assert shown["state"] == "over"
    assert (shown["game"], line["game"], line["mine"]) == (made["game"], made["game"], True)
    again = begin(server, me)
    play(server, again)
    assert look(server, secret=me)["lines"] == [line], "the second one was for pleasure"
    games = server.post("/api/me/games", {"secret": me, "lang": "en"}).json()["games"]
    assert [(game["day"], game["ranked"]) for game in games] == [(TUESDAY, False), (TUESDAY, True)]
    assert look(server, secret=me)["results"] == {TUESDAY: {"outcome": "lost", "margin": line["margin"]}}
    # The next day is another one; the one before can be played, but does not count.
    clock.day = WEDNESDAY
    late = new_profile(server)
    play(server, begin(server, late, TUESDAY))
    assert len(look(server, TUESDAY)["lines"]) == 1
    assert look(server, WEDNESDAY, me)["state"] == "none"
    begin(server, me)
    assert look(server, WEDNESDAY, me)["state"] == "running"


def test_results_are_those_of_the_games_in_order(server: ServerHere) -> None:
    keys = [new_profile(server, name) for name in ("Anna", "Bernd")]
    lazy = begin(server, keys[0])
    play(server, lazy, lazy=True)
    keen = begin(server, keys[1])
    play(server, keen)
    lines = look(server, secret=keys[0])["lines"]
    assert [line["nickname"] for line in lines] == ["Bernd", "Anna"]
    for line, made in zip(lines, (keen, lazy), strict=True):
        players = server.get(f"/api/tables/{made['game']}/summary/en").json()["players"]
        assert line["points"] == players[0]["points"]
        assert line["margin"] == players[0]["points"] - players[1]["points"]
        assert line["turns"] == players[0]["turns"]


def test_who_has_still_to_play_cannot_look_at_the_others(server: ServerHere, clock: Clock) -> None:
    one, two = new_profile(server), new_profile(server)
    made = begin(server, one)
    assert made["game"] not in str(look(server, secret=two))
    play(server, made)
    assert look(server, secret=one)["lines"][0]["game"] == made["game"]
    for secret in (two, None):
        assert look(server, secret=secret)["lines"][0]["game"] == ""
    begin(server, two)
    assert look(server, secret=two)["lines"][0]["game"] == ""
    clock.day = WEDNESDAY
    assert look(server, TUESDAY)["lines"][0]["game"] == made["game"]
    told = str([look(server, TUESDAY, secret) for secret in (one, two, None)])
    for hidden in (one, two, hashed(one), hashed(two)):
        assert hidden not in told


def undo_seen(client: Client) -> dict[str, bool]:
    undo: dict[str, bool] = client.table["undo"]
    return undo


def test_what_counts_is_not_taken_back_after_cards_were_seen(server: ServerHere) -> None:
    me = new_profile(server)
    ranked = begin(server, me)
    with Client(server, ranked["game"], me) as client:
        client.receive()
        assert client.table["ranked"]
        client.answer()
        # Playing Treasures shows nothing new.
        assert undo_seen(client) == {"possible": True, "free": True}
        while client.view["turn"]["number"] == 1 or not client.asked:
            client.answer()
        # New cards were drawn, and the bot has played: it would agree, but it is not asked.
        assert undo_seen(client) == {"possible": False, "free": False}
        client.ask("undo", question=client.question)
        assert client.refusal() == "nothing_to_undo"
    play(server, ranked)
    free = begin(server, me)
    with Client(server, free["game"], me) as client:
        client.receive()
        assert client.table["day"] == TUESDAY
        assert not client.table["ranked"]
        client.answer()
        while client.view["turn"]["number"] == 1 or not client.asked:
            client.answer()
        assert undo_seen(client) == {"possible": True, "free": False}
        question = client.question
        client.ask("undo", question=question)
        client.until_question(question + 1)


def test_who_leaves_a_try_to_a_bot_has_no_result(server: ServerHere) -> None:
    me = new_profile(server)
    made = begin(server, me)
    with Client(server, made["game"], me) as client:
        client.receive()
        client.ask("hand_over", seat=0)
        while not client.view["over"]:
            client.receive()
    shown = look(server, secret=me)
    assert shown["lines"] == []
    assert shown["tries"] == 1
    assert begin(server, me)["game"] != made["game"]
    assert look(server, secret=me)["lines"] == []


def test_a_deleted_profile_is_gone_from_the_table_of_the_day(server: ServerHere) -> None:
    me = new_profile(server, "Verschwindibus")
    play(server, begin(server, me), lazy=True)
    assert look(server)["lines"][0]["nickname"] == "Verschwindibus"
    assert server.post("/api/me/delete", {"secret": me}).status_code == 200
    assert "Verschwindibus" not in str(look(server))
    assert look(server)["tries"] == 0
