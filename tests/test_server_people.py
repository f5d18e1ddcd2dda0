"""Those who come back: a profile by a secret, its games on any device, their results, and that all of it can go."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, inspect, select, text, update
from tests.postgres import postgres, postgres_server  # noqa: F401
from tests.serving import Client, Server, served

from platin.server.database import downgrade, make_engine, read_address, upgrade
from platin.server.seating import hashed
from platin.server.tables import PLAYS

KINGDOM = "Militia, Moat, Village, Smithy, Mine, Cellar, Chapel, Market, Workshop, Bureaucrat"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("people")
    database = ""
    if request.param == "postgres":
        # One for the whole module, in the cluster that the tests share.
        admin = make_engine(read_address(request.getfixturevalue("postgres_server").render_as_string(False)))
        name = f"people_{uuid.uuid4().hex}"
        with admin.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        admin.dispose()
        address = request.getfixturevalue("postgres_server").set(database=name)
        database = address.render_as_string(hide_password=False)
    with served(directory, database) as server:
        yield server
        lines = server.log_lines()
        assert [line for line in lines if line["level"] in ("error", "critical")] == []
        told = server.log.read_text()
        assert SECRETS, "something was to be kept secret"
        for secret in SECRETS:
            assert secret not in told
            assert hashed(secret) not in told


@pytest.fixture
def engine(server: Server) -> Iterator[Engine]:
    """Another way into the same database, past the server."""
    engine = make_engine(read_address(server.database))
    yield engine
    engine.dispose()


SECRETS: list[str] = []


def new_profile(server: Server, nickname: str = "Anna") -> str:
    answer = server.post("/api/me/new", {"nickname": nickname})
    assert answer.status_code == 201, answer.text
    secret: str = answer.json()["secret"]
    SECRETS.append(secret)
    return secret


def make(server: Server, profile: str | None, *kinds: str, kingdom: str = KINGDOM) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"{kind}{n}", "bot": "big-money"} for n, kind in enumerate(kinds or ("me", "bot"))]
    wish = {"seats": seats, "lang": "en", "shuffle_seats": False, "kingdom": kingdom, "profile": profile}
    answer = server.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def games(server: Server, profile: str, **wish: Any) -> list[dict[str, Any]]:
    answer = server.post("/api/me/games", {"secret": profile, "lang": "en", **wish})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def play_to_the_end(server: Server, game: str, secret: str) -> dict[str, Any]:
    """Play Big Money against what else is there, and give how it ended by the page of finished games."""
    with Client(server, game, secret) as client:
        client.receive()
        while not client.view["over"]:
            client.answer()
    summary: dict[str, Any] = server.get(f"/api/tables/{game}/summary/en").json()
    return summary


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Who somebody is


def test_a_profile_is_opened_by_its_secret_alone(server: Server) -> None:
    answer = server.post("/api/me/new", {"nickname": "  Anna \u202e\n Bolena "})
    made = answer.json()
    SECRETS.append(made["secret"])
    assert made["nickname"] == "Anna Bolena"
    assert re.fullmatch(r"[a-z2-9]{4}", made["tag"])
    assert len(made["secret"]) == 22
    shown = server.post("/api/me", {"secret": made["secret"]}).json()
    assert (shown["nickname"], shown["tag"], shown["games"]) == ("Anna Bolena", made["tag"], 0)
    for path, wish in (
        ("/api/me", {}),
        ("/api/me/games", {"lang": "en"}),
        ("/api/me/rename", {"nickname": "Eve"}),
        ("/api/me/seats", {"seats": []}),
        ("/api/me/delete", {}),
    ):
        assert code(server.post(path, {"secret": hashed(made["secret"]), **wish})) == (403, "no_such_profile"), path
    assert server.post("/api/me", {"secret": made["secret"]}).json() == shown


def test_two_of_one_name_have_different_tags(server: Server) -> None:
    tags = {server.post("/api/me", {"secret": new_profile(server, "Anna")}).json()["tag"] for _ in range(5)}
    assert len(tags) == 5


def test_a_nickname_can_be_changed_and_has_its_limits(server: Server) -> None:
    me = new_profile(server, "Anna")
    renamed = server.post("/api/me/rename", {"secret": me, "nickname": "Berta"}).json()
    assert renamed["nickname"] == "Berta"
    assert server.post("/api/me", {"secret": me}).json() == renamed
    assert code(server.post("/api/me/rename", {"secret": me, "nickname": "x" * 25})) == (400, "bad_message")
    assert code(server.post("/api/me/new", {"nickname": 3})) == (400, "bad_message")
    assert server.post("/api/me", {"secret": me}).json() == renamed


def test_profiles_are_not_made_without_end(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_minute=3) as server:
        found = [server.post("/api/me/new", {}).status_code for _ in range(5)]
        assert found == [201, 201, 201, 429, 429]


# Games


def test_a_new_table_is_on_the_list_of_the_one_who_made_it(server: Server) -> None:
    me = new_profile(server)
    made = make(server, me, "bot", "me")
    (game,) = games(server, me)
    assert game["game"] == made["game"]
    assert game["seat"] == 1
    assert game["players"] == ["Big Money", "me1"]
    assert game["outcome"] == ""
    assert set(game["cards"]) >= {"village", "smithy", "workshop"}
    assert abs(datetime.fromisoformat(game["made"]) - datetime.now(UTC)).total_seconds() < 60
    assert games(server, new_profile(server)) == []


def test_a_table_for_nobody_known_is_not_made(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    before = server.metrics()["platin_tables_made_total"]
    answer = server.post("/api/tables", {"seats": seats, "lang": "en", "profile": "nobody"})
    assert code(answer) == (403, "no_such_profile")
    assert server.metrics()["platin_tables_made_total"] == before


def test_of_several_at_one_screen_the_first_keeps_the_game(server: Server) -> None:
    me = new_profile(server)
    make(server, me, "bot", "me", "me")
    assert [game["seat"] for game in games(server, me)] == [1]


def test_a_profile_opens_its_seat_from_any_device_and_no_other(server: Server) -> None:
    me, other = new_profile(server), new_profile(server)
    made = make(server, me, "me", "me")
    with Client(server, made["game"], me) as client:
        assert client.receive()["view"]["seat"] == 0
        client.answer()
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        assert client.receive()["question"] == 1
    with Client(server, made["game"], other) as client:
        assert client.refusal() == "wrong_secret"


def test_a_friend_keeps_the_game_from_sitting_down_on(server: Server) -> None:
    me = new_profile(server)
    made = make(server, None, "me", "friend")
    invite = made["seats"][1]["invite"]
    claim = f"/api/tables/{made['game']}/claim"
    assert code(server.post(claim, {"invite": invite, "name": "Bert", "profile": "nobody"})) == (403, "no_such_profile")
    assert server.post(claim, {"invite": invite, "name": "Bert", "profile": me}).status_code == 200
    (game,) = games(server, me)
    assert (game["game"], game["seat"], game["players"]) == (made["game"], 1, ["me0", "Bert"])


def test_how_a_game_ended_is_written_with_its_end(server: Server, engine: Engine) -> None:
    me = new_profile(server)
    made = make(server, me)
    summary = play_to_the_end(server, made["game"], made["seats"][0]["secret"])
    with engine.connect() as connection:
        row = connection.execute(select(PLAYS).where(PLAYS.c.game == made["game"])).one()
    mine, bot = summary["players"]
    won = {(True, False): "won", (True, True): "shared", (False, True): "lost"}[mine["winner"], bot["winner"]]
    assert (row.outcome, row.points, row.turns) == (won, mine["points"], mine["turns"])
    assert row.margin == mine["points"] - bot["points"]
    facts = json.loads(row.facts)
    assert facts["deck"] == mine["deck"]
    assert facts["bots"] == ["big-money"]
    assert facts["people"] == 0
    gained = [key for turn in mine["gains"] for key in turn]
    assert facts["gained"] == {key: gained.count(key) for key in sorted(set(gained))}
    (game,) = games(server, me)
    assert (game["outcome"], game["points"], game["margin"]) == (won, row.points, row.margin)


def test_an_end_of_which_nothing_was_written_is_made_up_for(server: Server, engine: Engine) -> None:
    me = new_profile(server)
    made = make(server, me)
    play_to_the_end(server, made["game"], me)
    (before,) = games(server, me)
    assert before["outcome"]
    with engine.begin() as connection:
        empty = dict.fromkeys(("outcome", "points", "margin", "turns", "facts"))
        assert connection.execute(update(PLAYS).where(PLAYS.c.game == made["game"]).values(**empty)).rowcount == 1
    assert games(server, me) == [before]


def test_who_leaves_the_seat_to_a_bot_has_left(server: Server) -> None:
    me = new_profile(server)
    made = make(server, me)
    with Client(server, made["game"], me) as client:
        client.receive()
        client.ask("hand_over", seat=0)
        while not client.view["over"]:
            client.receive()
    (game,) = games(server, me)
    assert game["outcome"] == "left"
    with Client(server, made["game"], me) as client:
        assert client.refusal() == "wrong_secret"


def test_a_rematch_and_a_game_that_goes_on_are_kept_too(server: Server) -> None:
    me = new_profile(server)
    made = make(server, me)
    play_to_the_end(server, made["game"], me)
    again = server.post(f"/api/tables/{made['game']}/rematch", {"secret": made["seats"][0]["secret"]}).json()
    wish = {"at": 3, "seat": 0, "name": "Anna", "profile": me}
    further = server.post(f"/api/tables/{made['game']}/continue", wish).json()
    assert {game["game"] for game in games(server, me)} == {made["game"], again["game"], further["game"]}


def test_games_from_before_are_taken_over(server: Server) -> None:
    running, over, foreign = (make(server, None) for _ in range(3))
    key = {made["game"]: made["seats"][0]["secret"] for made in (running, over)}
    play_to_the_end(server, over["game"], key[over["game"]])
    me, thief = new_profile(server), new_profile(server)
    seats = [{"game": game, "secret": secret} for game, secret in key.items()]
    seats += [{"game": foreign["game"], "secret": "guessed"}, {"game": "nonsense", "secret": "x"}]
    taken = server.post("/api/me/seats", {"secret": me, "seats": seats}).json()
    assert taken == {"games": [running["game"], over["game"]]}
    found = {game["game"]: game["outcome"] for game in games(server, me)}
    assert set(found) == set(key)
    assert found[running["game"]] == ""
    assert found[over["game"]] in ("won", "shared", "lost")
    # A seat is somebody's once.
    assert server.post("/api/me/seats", {"secret": thief, "seats": seats}).json() == {"games": []}
    assert server.post("/api/me/seats", {"secret": me, "seats": seats}).json() == {"games": []}
    with Client(server, running["game"], me) as client:
        assert client.receive()["view"]["seat"] == 0


def test_many_games_come_page_by_page(server: Server) -> None:
    me = new_profile(server)
    made = [make(server, me)["game"] for _ in range(33)]
    first, rest = games(server, me), games(server, me, first=30)
    assert [game["game"] for game in [*first, *rest]] == made[::-1]
    assert (len(first), len(rest)) == (30, 3)


# Nobody else hears of it


def test_nothing_of_a_profile_is_in_what_others_get(server: Server, engine: Engine) -> None:
    me = new_profile(server, "Geheimrat")
    made = make(server, me, "me", "me")
    with Client(server, made["game"], made["seats"][1]["secret"]) as other, Client(server, made["game"]) as spectator:
        with Client(server, made["game"], me) as client:
            client.receive()
            client.answer()
        for watcher in (other, spectator):
            watcher.until_question(1)
            told = b"".join(watcher.bytes).decode()
            for hidden in (me, hashed(me), "Geheimrat"):
                assert hidden not in told
    with engine.connect() as connection:
        for table in inspect(engine).get_table_names():
            assert me not in str(connection.execute(text(f"SELECT * FROM {table}")).all()), table


# Deleting


def everything(engine: Engine) -> str:
    with engine.connect() as connection:
        tables = inspect(engine).get_table_names()
        return str([connection.execute(text(f"SELECT * FROM {table}")).all() for table in tables])


def test_deleting_leaves_nothing_of_somebody_and_the_others_their_game(server: Server, engine: Engine) -> None:
    me, friend = new_profile(server, "Verschwindibus"), new_profile(server)
    made = make(server, friend, "me", "friend")
    invite = made["seats"][1]["invite"]
    wish = {"invite": invite, "name": "Verschwindibus", "profile": me}
    seat = server.post(f"/api/tables/{made['game']}/claim", wish).json()
    own = make(server, me, "me", "me")
    adopted = make(server, None)
    key = adopted["seats"][0]["secret"]
    server.post("/api/me/seats", {"secret": me, "seats": [{"game": adopted["game"], "secret": key}]})
    with Client(server, made["game"], me) as client, Client(server, made["game"], friend) as other:
        assert client.receive()["seats"][1]["name"] == "Verschwindibus"
        other.receive()
        other.answer()
        assert server.post("/api/me/delete", {"secret": me}).status_code == 200
        # Everybody is to look again; who is gone cannot.
        assert client.closed() == 1013
        assert other.closed() == 1013
    kept = everything(engine)
    for hidden in ("Verschwindibus", hashed(me), hashed(seat["secret"]), hashed(key)):
        assert hidden not in kept
    for secret in (me, seat["secret"]):
        with Client(server, made["game"], secret) as client:
            assert client.refusal() == "wrong_secret"
    assert code(server.post("/api/me", {"secret": me})) == (403, "no_such_profile")
    with Client(server, own["game"], own["seats"][1]["secret"], "de") as client:
        assert client.receive()["seats"][0]["name"] == "Gelöschte Person"
    with Client(server, made["game"], friend) as client:
        table = client.receive()
        assert table["question"] == 1, "the game stands where it stood"
        assert table["seats"][1]["name"] == "Deleted player"
    (game,) = games(server, friend)
    assert game["players"] == ["me0", "Deleted player"]


def test_a_deleted_player_stays_deleted_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        me, friend = new_profile(server), new_profile(server)
        made = make(server, friend, "me", "friend")
        wish = {"invite": made["seats"][1]["invite"], "name": "Bert", "profile": me}
        server.post(f"/api/tables/{made['game']}/claim", wish)
        assert server.post("/api/me/delete", {"secret": me}).status_code == 200
        server.process.kill()
        server.restart()
        with Client(server, made["game"], friend) as client:
            assert [seat["name"] for seat in client.receive()["seats"]] == ["me0", "Deleted player"]
        assert code(server.post("/api/me", {"secret": me})) == (403, "no_such_profile")


# The database


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_from_before_profiles_are_still_there(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("postgres") if kind == "postgres" else f"sqlite:///{tmp_path / 'games.db'}"
    with served(tmp_path, address) as server:
        made = make(server, None)
        with Client(server, made["game"], made["seats"][0]["secret"]) as client:
            client.receive()
            client.answer()
    engine = make_engine(read_address(address))
    downgrade(engine, "0001")
    assert set(inspect(engine).get_table_names()) == {"games", "events", "alembic_version"}
    upgrade(engine)
    engine.dispose()
    with served(tmp_path, address) as server, Client(server, made["game"], made["seats"][0]["secret"]) as client:
        assert client.receive()["question"] == 1
        client.answer()
