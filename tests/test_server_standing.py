"""Favourites, statistics and export of somebody who comes back: counted right, complete, and of nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from tests.serving import Client, ServerHere, served_here

from platin.server.people import MOST_FAVOURITES, Play
from platin.server.seating import Seat, hashed
from platin.server.standing import statistics
from platin.server.terms import USUAL
from platin.session import Session
from platin.text.kingdoms import find_set

NOW = datetime(2026, 1, 2, tzinfo=UTC)
KINGDOM = "Militia, Moat, Village, Smithy, Mine, Cellar, Chapel, Market, Workshop, Bureaucrat"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    with served_here(tmp_path_factory.mktemp("standing")) as server:
        yield server


def new_profile(server: ServerHere) -> str:
    secret: str = server.post("/api/me/new", {"nickname": "Anna"}).json()["secret"]
    return secret


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Statistics


def play(
    outcome: str,
    points: int,
    deck: str = "",
    title: str = "list",
    cards: str = "village smithy",
    bots: str = "general",
    players: int = 2,
) -> Play:
    facts = {
        "cards": cards.split(),
        "landscapes": [],
        "players": players,
        "bots": bots.split(),
        "people": 0,
        "deck": dict.fromkeys(deck.split(), 1),
        "gained": {},
    }
    seats = [Seat("person"), Seat("bot", bot="general")]
    return Play("g", 0, NOW, NOW, title, KINGDOM, seats, USUAL, outcome, points, 0, 20, facts)


def test_games_are_counted_by_what_they_have_in_common() -> None:
    recommended = find_set("First Game")
    assert recommended is not None
    first_game = recommended.id
    found = statistics(
        [
            play("won", 30, "village smithy", first_game),
            play("lost", 10, "smithy", first_game),
            play("shared", 20, "village", cards="village wharf@2"),
            play("won", 40, bots="big-money"),
            play("won", 50, bots="general big-money", players=3),
            # What somebody has left, or still plays, is no result.
            play("left", 99, "village"),
        ],
        "en",
    )
    assert found["all"] is not None
    assert (found["all"]["games"], found["all"]["won"], found["all"]["share"]) == (5, 3.5, 0.7)
    assert found["all"]["points"] == 30
    assert {row["key"]: (row["games"], row["won"]) for row in found["bots"]} == {
        "general": (3, 1.5),
        "big-money": (1, 1),
    }
    assert {row["key"]: (row["games"], row["won"]) for row in found["expansions"]} == {
        "base": (5, 3.5),
        "seaside": (1, 0.5),
    }
    (kingdom,) = found["kingdoms"]
    assert (kingdom["key"], kingdom["games"], kingdom["won"], kingdom["points"]) == (first_game, 2, 1, 20)
    cards = {row["key"]: row for row in found["cards"]}
    village = cards["village"]
    assert village["having"] is not None
    assert village["without"] is not None
    assert (village["games"], village["having"]["games"], village["having"]["won"]) == (5, 2, 1.5)
    assert (village["without"]["games"], village["without"]["won"]) == (3, 2)
    assert cards["wharf@2"]["having"] is None


def test_few_games_say_little() -> None:
    once = statistics([play("won", 30)], "en")["all"]
    often = statistics([play("won", 30)] * 50, "en")["all"]
    assert once is not None
    assert often is not None
    # Wilson's interval of 1 of 1, and of 50 of 50, at 95 %.
    assert (round(once["low"], 3), once["high"]) == (0.207, 1.0)
    assert (round(often["low"], 3), often["high"]) == (0.929, 1.0)
    assert statistics([], "en")["all"] is None


def test_statistics_over_the_wire_are_those_of_the_games(server: ServerHere) -> None:
    me = new_profile(server)
    for _ in range(2):
        played(server, me)
    found = server.post("/api/me/statistics", {"secret": me, "lang": "de"}).json()
    games = server.post("/api/me/games", {"secret": me, "lang": "de"}).json()["games"]
    worth = {"won": 1.0, "shared": 0.5, "lost": 0.0}
    assert found["all"]["games"] == 2
    assert found["all"]["won"] == sum(worth[game["outcome"]] for game in games)
    assert found["all"]["points"] == sum(game["points"] for game in games) / 2
    assert [row["name"] for row in found["bots"]] == ["Allrounder"]
    assert {row["key"] for row in found["cards"]} == set(games[0]["cards"])
    nobody = server.post("/api/me/statistics", {"secret": new_profile(server), "lang": "de"}).json()
    assert nobody == {"all": None, "kingdoms": [], "expansions": [], "bots": [], "cards": []}
    assert code(server.post("/api/me/statistics", {"secret": "x", "lang": "de"})) == (403, "no_such_profile")


def played(server: ServerHere, profile: str, over: bool = True) -> dict[str, Any]:
    wish = {
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}],
        "lang": "en",
        "shuffle_seats": False,
        "kingdom": KINGDOM,
        "profile": profile,
    }
    made: dict[str, Any] = server.post("/api/tables", wish).json()
    with Client(server, made["game"], profile) as client:
        client.receive()
        client.answer()
        while over and not client.view["over"]:
            client.answer()
    return made


# Favourites


def liked(server: ServerHere, secret: str, lang: str = "en") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.post("/api/me/favourites", {"secret": secret, "lang": lang}).json()[
        "favourites"
    ]
    return found


def like(server: ServerHere, secret: str, kingdom: str, wanted: bool = True) -> Any:
    return server.post("/api/me/like", {"secret": secret, "kingdom": kingdom, "wanted": wanted})


def test_a_favourite_is_the_same_in_either_language(server: ServerHere) -> None:
    me = new_profile(server)
    german = "Miliz, Burggraben, Dorf, Schmiede, Mine, Keller, Kapelle, Markt, Werkstatt, Bürokrat"
    assert like(server, me, KINGDOM).status_code == 200
    assert like(server, me, german).status_code == 200
    (one,) = liked(server, me)
    assert set(one["cards"]) >= {"militia", "bureaucrat", "workshop"}
    assert liked(server, new_profile(server)) == []
    assert like(server, me, german, wanted=False).status_code == 200
    assert liked(server, me) == []


def test_a_favourite_keeps_landscapes_choices_and_options(server: ServerHere) -> None:
    me = new_profile(server)
    kingdom = (
        "Young Witch (Moat), Village, Smithy, Market, Mine, Cellar, Chapel, Workshop, Festival, Witch, "
        "Looting, Reckless: Smithy, Colony"
    )
    assert like(server, me, kingdom).status_code == 200
    (one,) = liked(server, me)
    shown = server.post("/api/kingdoms/check", {"kingdom": one["list"], "lang": "en"}).json()
    assert shown["choices"] == {"reckless.pile": ["smithy"], "young_witch.bane": ["moat"]}
    assert {landscape["key"] for landscape in shown["landscapes"]} == {"looting", "reckless"}
    assert "colony" in shown["options"]


def test_a_list_that_is_a_recommended_set_is_called_like_it(server: ServerHere) -> None:
    me = new_profile(server)
    shown = server.post("/api/kingdoms/check", {"kingdom": "First Game", "lang": "en"}).json()
    like(server, me, shown["list"])
    assert liked(server, me, "de")[0]["title"].startswith("Erstes Spiel")


def test_what_cannot_be_played_is_no_favourite(server: ServerHere) -> None:
    me = new_profile(server)
    assert code(like(server, me, "Village, Nonsense")) == (400, "kingdom")
    assert code(like(server, "nobody", KINGDOM)) == (403, "no_such_profile")
    assert liked(server, me) == []


def test_favourites_have_a_limit(server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platin.server.people.MOST_FAVOURITES", 1)
    assert MOST_FAVOURITES > 1
    me = new_profile(server)
    like(server, me, KINGDOM)
    assert code(like(server, me, "First Game")) == (400, "too_many_favourites")
    assert len(liked(server, me)) == 1


def test_the_kingdom_of_a_game_can_be_passed_on(server: ServerHere) -> None:
    made = played(server, new_profile(server), over=False)
    shown = server.get(f"/api/tables/{made['game']}/kingdom/de").json()
    assert {card["key"] for card in shown["cards"]} >= {"village", "smithy"}
    again = server.post("/api/kingdoms/check", {"kingdom": shown["list"], "lang": "de"}).json()
    assert again["cards"] == shown["cards"]
    assert code(server.get("/api/tables/nonsense/kingdom/de")) == (404, "no_such_game")


# Everything


def test_everything_is_exported_and_nothing_that_is_hidden(server: ServerHere) -> None:
    me = new_profile(server)
    over, running = played(server, me), played(server, me, over=False)
    played(server, new_profile(server))
    like(server, me, KINGDOM)
    answer = server.post("/api/me/export", {"secret": me})
    assert "attachment" in answer.headers["content-disposition"]
    found = json.loads(answer.text)
    assert (found["nickname"], len(found["favourites"])) == ("Anna", 1)
    games = {game["game"]: game for game in found["games"]}
    assert set(games) == {over["game"], running["game"]}
    assert games[running["game"]]["record"] is None, "it would tell the order of the decks"
    record = Session.load(games[over["game"]]["record"])
    assert record.over
    assert games[over["game"]]["points"] == record.view(0).points[0]
    for hidden in (me, hashed(me), over["seats"][0]["secret"], hashed(over["seats"][0]["secret"])):
        assert hidden not in answer.text
    assert code(server.post("/api/me/export", {"secret": "nobody"})) == (403, "no_such_profile")
