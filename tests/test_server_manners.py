"""How people play with each other at a table: agreed when it is made, told to everybody, kept; points and warnings."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.matches import Life, at_position, pick
from tests.serving import Client, Server, served

from platin.server import presenter
from platin.server.manners import Manners
from platin.server.match import Match
from platin.server.wire import TableMessage

KINGDOM = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"
ALL: dict[str, Any] = {
    "score": True,
    "hints": True,
    "clock": {"minutes": 10, "increment": 5},
    "chat": True,
    "public": True,
}
NONE: dict[str, Any] = {"score": False, "hints": False, "clock": None, "chat": False, "public": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("manners")) as server:
        yield server
        assert [line for line in server.log_lines() if line["level"] in ("error", "critical")] == []


def make(server: Server, kinds: tuple[str, ...], manners: Any = None) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"{kind}{n}"} for n, kind in enumerate(kinds)]
    body = {"seats": seats, "lang": "en", "shuffle_seats": False, "kingdom": KINGDOM}
    answer = server.post("/api/tables", body if manners is None else {**body, "manners": manners})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def manners_of(server: Server, game: str, secret: str | None = None) -> dict[str, Any]:
    with Client(server, game, secret) as client:
        told: dict[str, Any] = client.receive()["manners"]
        return told


def shown(match: Match, seat: int) -> TableMessage:
    return presenter.table_message(match, seat, "en", 0, [(True, False)] * len(match.seats))


# What is agreed


@pytest.mark.parametrize(
    ("kinds", "hints"), [(("me", "bot"), True), (("me", "bot", "bot"), True), (("me", "friend"), False)]
)
def test_without_a_wish_hints_are_for_who_plays_alone(server: Server, kinds: tuple[str, ...], hints: bool) -> None:
    assert manners_of(server, make(server, kinds)["game"]) == {**NONE, "hints": hints}


def test_a_host_decides_about_hints(server: Server) -> None:
    assert manners_of(server, make(server, ("me", "me"), {"hints": True})["game"])["hints"] is True
    assert manners_of(server, make(server, ("me", "bot"), {"hints": False})["game"])["hints"] is False


def test_all_are_told_before_they_sit_down_and_at_the_table(server: Server) -> None:
    made = make(server, ("me", "friend"), ALL)
    game = made["game"]
    invite = made["seats"][1]["invite"]
    for token in (invite, "nonsense"):
        assert server.post(f"/api/tables/{game}/invitation", {"invite": token}).json()["manners"] == ALL
    assert manners_of(server, game) == ALL
    assert manners_of(server, game, made["seats"][0]["secret"]) == ALL


@pytest.mark.parametrize(
    "manners",
    [
        {"score": 1},
        {"clock": {"minutes": 181}},
        {"clock": {"minutes": -1}},
        {"clock": {"minutes": 5, "increment": 601}},
        {"clock": {}},
        {"speed": True},
    ],
)
def test_manners_that_make_no_sense_are_refused(server: Server, manners: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = server.post("/api/tables", {"seats": seats, "lang": "en", "manners": manners})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"


def test_they_are_kept_through_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        game = make(server, ("me", "me"), ALL)["game"]
        server.process.kill()
        server.restart()
        assert manners_of(server, game) == ALL


def test_games_from_before_have_the_usual_manners(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        alone = make(server, ("me", "bot"))["game"]
        together = make(server, ("me", "me"))["game"]
        server.process.kill()
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("UPDATE games SET manners = '{}'")
        server.restart()
        assert manners_of(server, alone) == {**NONE, "hints": True}
        assert manners_of(server, together) == NONE


def test_a_rematch_keeps_them_and_who_goes_on_alone_is_not_pressed(server: Server) -> None:
    agreed = {**ALL, "clock": None, "public": False}
    made = make(server, ("me", "bot"), agreed)
    game, secret = made["game"], made["seats"][0]["secret"]
    with Client(server, game, secret) as client:
        client.receive()
        while not client.view["over"]:
            client.answer()
    again = server.post(f"/api/tables/{game}/rematch", {"secret": secret}).json()["game"]
    assert manners_of(server, again) == agreed
    on = server.post(f"/api/tables/{game}/continue", {"at": 0, "seat": 0, "name": "Me"}).json()["game"]
    assert manners_of(server, on) == {**NONE, "score": True, "hints": True}


def test_a_server_can_forbid_the_lobby_and_free_chat(tmp_path: Path) -> None:
    with served(tmp_path, lobby="forbidden", chat="forbidden") as server:
        assert server.get("/api/house").json() == {"chat": False, "lobby": False}
        for manners, code in (({"chat": True}, "no_chat"), ({"public": True}, "no_lobby")):
            seats = [{"kind": "me"}, {"kind": "bot"}]
            answer = server.post("/api/tables", {"seats": seats, "lang": "en", "manners": manners})
            assert (answer.status_code, answer.json()["code"]) == (403, code)
        make(server, ("me", "bot"), {"score": True})


def test_a_server_allows_them_otherwise(server: Server) -> None:
    assert server.get("/api/house").json() == {"chat": True, "lobby": True}


# The points


POINTS = """
kingdom: [Village, Smithy, Militia, Moat, Cellar, Market, Mine, Chapel, Workshop, Gardens]
phase: buy
A: {hand: "Province, 4 Copper", deck: "2 Estate, Gardens, 12 Copper", vp: 2}
B: {hand: "Duchy, 4 Copper", deck: "Curse, 4 Copper"}
"""


def test_without_a_counter_one_sees_ones_own_points_alone() -> None:
    match = at_position(POINTS)
    # 6 + 2 + 2 by Gardens with 20 cards + 2 tokens; 3 - 1.
    assert [shown(match, seat)["own_points"] for seat in (0, 1, -1)] == [12, 2, None]
    for seat in (0, 1, -1):
        assert shown(match, seat)["view"].points == ()


def test_with_a_counter_all_see_the_points_of_all() -> None:
    match = at_position(POINTS, manners=Manners(score=True))
    for seat in (0, 1, -1):
        message = shown(match, seat)
        assert message["view"].points == (12, 2)
        assert message["view"].winners == ()
        # What the others own is not told with it.
        assert [player.owned is not None for player in message["view"].players] == [seat == 0, seat == 1]


# Before the end


LAST_PROVINCE = """
kingdom: [Village, Smithy, Militia, Moat, Cellar, Market, Mine, Chapel, Workshop, Gardens]
phase: buy
coins: 8
buys: {buys}
piles: {{Province: 1}}
A: {{hand: "5 Estate", deck: "5 Copper"}}
B: {{hand: "{other}", deck: "5 Copper"}}
"""


def endings(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """Give the answers that a player is warned of, by what they buy ("" for the end of the turn)."""
    names = [option.name for option in match.session.options()]
    return {names[one["pick"]] if one["pick"] >= 0 else "": one["points"] for one in shown(match, seat)["endings"]}


def test_a_purchase_that_ends_the_game_is_told_of_without_points() -> None:
    for other in ("4 Province", "Curse"):
        match = at_position(LAST_PROVINCE.format(buys=1, other=other))
        assert endings(match) == {"province": []}
        assert endings(match, 1) == {}
        assert endings(match, -1) == {}


def test_where_the_points_are_known_only_who_would_not_win_is_warned() -> None:
    score = Manners(score=True)
    behind = at_position(LAST_PROVINCE.format(buys=1, other="4 Province"), manners=score)
    assert endings(behind) == {"province": [11, 24]}
    ahead = at_position(LAST_PROVINCE.format(buys=1, other="Province"), manners=score)
    assert endings(ahead) == {}


def test_who_has_had_more_turns_loses_a_tie_and_is_warned() -> None:
    tied = LAST_PROVINCE.format(buys=1, other="Province, Duchy, 2 Estate")
    match = at_position(tied, manners=Manners(score=True))
    players = match.session.state.players
    players[0].turns, players[1].turns = 9, 8
    assert endings(match) == {"province": [11, 11]}
    players[1].turns = 9
    assert endings(match) == {}


def test_the_end_of_the_turn_is_told_of_when_the_piles_are_empty() -> None:
    match = at_position(LAST_PROVINCE.format(buys=2, other="4 Province"), manners=Manners(score=True))
    pick(match, "province")
    assert endings(match) == {"": [11, 24]}


def test_the_third_pile_ends_the_game_too() -> None:
    match = at_position(
        "kingdom: [Village, Smithy, Militia, Moat, Cellar, Market, Mine, Chapel, Workshop, Gardens]\n"
        "phase: buy\ncoins: 4\npiles: {Village: 0, Cellar: 0, Smithy: 1, Moat: 1}\n"
        'A: {hand: "5 Copper"}\nB: {hand: "5 Copper"}'
    )
    assert endings(match) == {"smithy": [], "moat": []}


def test_a_game_that_goes_on_all_the_same_is_not_warned_of() -> None:
    """With a Fleet there is one more round."""
    fleet = (
        LAST_PROVINCE.format(buys=1, other="4 Province") + "landscapes: Fleet\nlandscape tokens: {Fleet: {cube: B}}\n"
    )
    assert endings(at_position(fleet)) == {}


@pytest.mark.parametrize("seed", range(4))
def test_warnings_are_true(seed: int) -> None:
    """In random games: what is told to end the game does so, unless something comes in between."""
    life = Life(40 + seed, "pp", Manners(score=True))
    for _ in range(400):
        if life.match.over:
            break
        life.go_on()
        decision = life.match.session.decision
        if decision is None:
            break
        for one in shown(life.match, decision.by)["endings"]:
            assert -1 <= one["pick"] < len(life.match.session.options())
            assert len(one["points"]) == 2


def test_kept_manners_are_plain_data() -> None:
    kept = json.loads(json.dumps(Manners(score=True, minutes=3, increment=2).to_json()))
    assert Manners.from_json(kept, []) == Manners(score=True, minutes=3, increment=2)
