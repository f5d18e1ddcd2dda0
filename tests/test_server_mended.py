"""Kept games and rules that have changed since: what was kept comes back, and what would be another game is noticed."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.matches import Life, at_position, pick
from tests.serving import Client, ServerHere, served_here

from platin.cards.base import Cellar, Militia, Smithy
from platin.engine.card import Card
from platin.engine.game import Game
from platin.server.fingerprint import fingerprint
from platin.server.match import Change, Match
from platin.server.retrace import Halt
from platin.server.review import NotOver, Review
from platin.server.store import Store, StoredEvent, StoredGame
from platin.session import Session, state_to_json

# Games that were kept before there were fingerprints, and where they stood then.
KEPT: list[dict[str, Any]] = json.loads((Path(__file__).parent / "kept" / "games.json").read_text())
ZONES = ("hand", "deck", "discard", "play")


def draw_four(self: Smithy, game: Game, me: int, this: Card) -> None:
    game.plus(me, cards=4)


def do_nothing(self: Any, game: Game, me: int, this: Card) -> None:
    """As if the card had no text."""


def restored(kept: dict[str, Any], *, known_end: bool = True) -> Match:
    events = [Change(kind, data) for kind, data in json.loads(json.dumps(kept["events"]))]
    over = kept["over"] if known_end else None
    return Match.restore(kept["id"], kept["title"], "", kept["seats"], kept["start"], events, over)


def standing(match: Match) -> dict[str, Any]:
    """Write down where a match stands, as it is written in the file of kept games."""
    state, decision = match.session.state, match.session.decision
    return {
        "answers": len(match.session.answers),
        "asked": None if decision is None else [decision.key, decision.by],
        "question": match.question,
        "players": [
            {zone: sorted(card.defn.key for card in getattr(player, zone)) for zone in ZONES}
            for player in state.players
        ],
        "rng": [state.rng1, state.rng2],
        "names": [seat.name for seat in match.seats],
    }


# Games of an older version


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: str(kept["id"]))
def test_a_game_of_an_older_version_comes_back_as_it_was(kept: dict[str, Any]) -> None:
    assert not any("print" in data for _, data in kept["events"])
    match = restored(kept)
    then = dict(kept["then"])
    lists = then.pop("auto")
    assert match.halt is None
    # A bot that has taken a seat is not called by the name of whoever sat there.
    then["names"] = ["" if seat.kind == "bot" else name for seat, name in zip(match.seats, then["names"], strict=True)]
    assert standing(match) == then
    assert [seat.auto.to_json() for seat in match.seats] == [{**one, "clean_up": False} for one in lists]
    assert not match.session.state.stops
    if match.over:
        Review(match.session)
    else:
        decision = match.session.decision
        assert decision is not None
        event = match.answer(decision.by, match.question, list(range(decision.low)))
        assert event.data["print"] == fingerprint(match.session.state)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: str(kept["id"]))
def test_an_older_game_whose_answers_do_not_fit_is_noticed(kept: dict[str, Any]) -> None:
    events = json.loads(json.dumps(kept["events"]))
    answered = [at for at, (kind, _) in enumerate(events) if kind == "answer"]
    middle = answered[len(answered) // 2]
    events[middle][1]["answers"][0] = [1 << 19]
    match = restored({**kept, "events": events})
    assert match.halt is not None
    assert 0 < match.halt.at < match.halt.of == kept["then"]["answers"]
    assert len(match.session.answers) == match.halt.at


def test_an_older_game_that_ends_at_another_time_is_noticed() -> None:
    finished = next(kept for kept in KEPT if kept["over"])
    under_way = next(kept for kept in KEPT if not kept["over"])
    for kept in ({**finished, "over": False}, {**under_way, "over": True}):
        match = restored(kept)
        assert match.halt is not None
        assert not match.over
        assert restored(kept, known_end=False).halt is None


def test_an_older_game_in_which_somebody_else_is_asked_is_noticed() -> None:
    kept = json.loads(json.dumps(KEPT[0]))
    last = [data for kind, data in kept["events"] if kind == "answer"][-1]
    last["seat"] = (last["seat"] + 1) % len(kept["seats"])
    assert restored(kept).halt is not None


# Rulings that are mended


TURNS = """
kingdom: [Village, Smithy, Militia, Moat, Chancellor, Market, Cellar, Chapel, Workshop, Witch]
A: {hand: "5 Copper", deck: "Smithy, 9 Copper, 5 Estate"}
B: {hand: "5 Copper", deck: "20 Copper"}
"""


def smithy_in_the_second_turn() -> dict[str, Any]:
    """Give what is kept of a game: two turns without an Action, then a Smithy."""
    match = at_position(TURNS)
    start = state_to_json(match.session.start)
    events = [Change("begin", {"answers": [], "print": fingerprint(match.session.state)})]
    events += [pick(match, "treasures"), pick(match, "silver"), pick(match, "treasures"), pick(match, "silver")]
    events += [pick(match, "smithy"), pick(match, "treasures"), pick(match)]
    assert match.session.decision is not None
    seats = [seat.to_json() for seat in match.seats]
    return {
        "id": "a-game",
        "title": "random",
        "over": False,
        "start": start,
        "seats": seats,
        "events": [[event.kind, event.data] for event in events],
    }


def test_a_replay_that_is_possible_but_different_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = smithy_in_the_second_turn()
    assert restored(kept).halt is None
    monkeypatch.setattr(Smithy, "on_play", draw_four)
    match = restored(kept)
    # The answers fit the questions all the same: without fingerprints nobody would know.
    bare = [[kind, {name: value for name, value in data.items() if name != "print"}] for kind, data in kept["events"]]
    assert restored({**kept, "events": bare}).halt is None
    assert match.halt == Halt(4, 7)
    assert match.done
    assert not match.over
    assert match.session.decision is not None
    assert match.session.decision.key == "turn.action"
    assert match.events == len(kept["events"])


def test_a_mended_card_that_was_not_played_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = smithy_in_the_second_turn()
    monkeypatch.setattr(Militia, "on_play", do_nothing)
    monkeypatch.setattr(Cellar, "on_play", do_nothing)
    assert restored(kept).halt is None


def test_what_was_taken_back_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = smithy_in_the_second_turn()
    match = restored(kept)
    for _ in range(3):
        taken_back = match.undo(0, match.question)
        if taken_back is None:
            assert match.request is not None
            taken_back = match.consent(1, match.request.id, True)
        assert taken_back is not None
        kept["events"].append([taken_back.kind, taken_back.data])
    assert len(match.session.answers) == 4
    monkeypatch.setattr(Smithy, "on_play", draw_four)
    back = restored(kept)
    assert back.halt is None
    assert standing(back) == standing(match)


@pytest.mark.parametrize("seed", range(12))
def test_a_life_comes_back_without_a_halt_after_every_event(seed: int) -> None:
    life = Life(seed, "ppb" if seed % 2 else "ppo")
    for _ in range(40):
        life.go_on()
        assert life.restored().halt is None
        if life.match.over:
            break


def test_fingerprints_differ_with_the_table_and_with_nothing_else() -> None:
    match = at_position(TURNS)
    met = [fingerprint(match.session.state)]
    for names in (["treasures"], ["silver"], ["treasures"], ["silver"], ["smithy"], ["treasures"], []):
        pick(match, *names)
        met.append(fingerprint(match.session.state))
        twin = Session.replay(match.session.start, match.session.answers)
        assert fingerprint(twin.state) == met[-1]
    assert len(set(met)) == len(met)


def test_a_halted_game_can_be_looked_back_at_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = smithy_in_the_second_turn()
    monkeypatch.setattr(Smithy, "on_play", draw_four)
    match = restored(kept)
    with pytest.raises(NotOver):
        Review(match.session)
    review = Review(match.session, match.halt)
    summary = review.summary("a-game", ["A", "B"], "x", "en")
    assert summary["halt"] == {"at": 4, "of": 7}
    assert summary["answers"] == 4
    assert not any(player["winner"] for player in summary["players"])
    for at in range(5):
        assert fingerprint(review.at(at).state) == fingerprint(match.session.at(at).state)


# On a server


KINGDOM = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"


def play_smithies(server: ServerHere, times: int) -> tuple[str, str]:
    """Make a table and play at it until a Smithy has been played so often; give the game and the secret."""
    made = server.make("me", "bot", kingdom=KINGDOM)
    game, secret = made["game"], made["seats"][0]["secret"]
    played = 0
    with Client(server, game, secret) as client:
        client.receive()
        while played < times:
            question = client.view["question"]
            names = [option["name"] for option in question["options"]]
            wanted = ["smithy"] if question["key"] == "turn.action" else ["treasures", "smithy", "silver"]
            picks = [names.index(name) for name in wanted if name in names and question["key"].startswith("turn.")]
            picks = picks[:1] or list(range(question["low"]))
            played += question["key"] == "turn.action" and bool(picks)
            client.answer(picks)
    return game, secret


def keep(directory: Path, kept: dict[str, Any], kingdom: str = "") -> None:
    """Put a game that was kept into the database of a server."""
    now = datetime.now(UTC)
    events = [StoredEvent(n, kind, json.dumps(data), now) for n, (kind, data) in enumerate(kept["events"])]
    game = StoredGame(
        id=kept["id"],
        made=now,
        format=kept["format"],
        title=kept["title"],
        kingdom=kingdom,
        start=json.dumps(kept["start"]),
        seats=json.dumps(kept["seats"]),
        over=now if kept["over"] else None,
        events=tuple(events),
    )

    async def add() -> None:
        store = Store(f"sqlite:///{directory / 'games.db'}")
        await store.open()
        await store.add_game(game)
        await store.close()

    asyncio.run(add())


def test_a_server_says_that_a_game_is_another_one_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with served_here(tmp_path) as server:
        game, secret = play_smithies(server, 2)
    monkeypatch.setattr(Smithy, "on_play", draw_four)
    caplog.set_level(logging.WARNING)
    with served_here(tmp_path) as server:
        with Client(server, game, secret, "de") as client:
            table = client.receive()
            halt = table["halt"]
            assert 0 < halt["at"] < halt["of"]
            assert (table["view"]["asked"], table["view"]["question"]) == (-1, None)
            assert table["undo"] == {"possible": False, "free": False}
            client.ask("answer", question=table["question"], picks=[])
            client.ask("undo", question=table["question"])
            client.ask("hand_over", seat=0)
            for _ in range(3):
                error = client.until("error")
                assert error["code"] == "halted"
                assert "Regelauslegung" in error["message"]
        (noted,) = [record for record in caplog.records if "another one" in record.message]
        fields = vars(noted)
        assert (fields["game"], fields["fitting_answers"], fields["answers"]) == (game, halt["at"], halt["of"])
        assert server.metrics()["platin_games_halted_total"] == 1
        summary = server.get(f"/api/tables/{game}/summary/en").json()
        assert (summary["halt"], summary["answers"]) == (halt, halt["at"])
        for at in (0, halt["at"]):
            assert server.get(f"/api/tables/{game}/step/en/{at}/-2").status_code == 200
        assert server.get(f"/api/tables/{game}/record").status_code == 200
        assert server.post(f"/api/tables/{game}/rematch", {"secret": secret}).status_code == 201
    # Nothing of the game was changed: by the rules that it was played by it goes on.
    monkeypatch.undo()
    with served_here(tmp_path) as server, Client(server, game, secret) as client:
        client.until("table")
        assert client.table["halt"] is None
        assert client.asked


def test_a_server_opens_games_of_an_older_version(tmp_path: Path) -> None:
    for kept in KEPT:
        keep(tmp_path, kept)
    with served_here(tmp_path) as server:
        for kept in KEPT:
            with Client(server, kept["id"]) as client:
                table = client.receive()
                assert table["halt"] is None
                assert table["question"] == kept["then"]["question"]
                assert table["view"]["over"] == kept["over"]


# Rematches


def test_a_rematch_outlives_the_server(tmp_path: Path) -> None:
    finished = next(kept for kept in KEPT if kept["over"])
    game, wish = finished["id"], {"secret": "secret 0"}
    keep(tmp_path, finished, KINGDOM)
    with served_here(tmp_path) as server:
        first = server.post(f"/api/tables/{game}/rematch", wish).json()
    with served_here(tmp_path) as server:
        # Who comes back to the old table is told of the new one, and the wish for one finds it.
        with Client(server, game, "secret 0") as client:
            told = client.until("rematch")
            assert (told["game"], told["seat"]) == (first["game"], first["seats"][0]["seat"])
        with Client(server, game) as client:
            assert client.until("rematch")["secret"] == ""
        assert server.post(f"/api/tables/{game}/rematch", wish).json() == first
        assert server.metrics()["platin_tables_made_total"] == 0
        with Client(server, told["game"], told["secret"]) as client:
            assert client.receive()["view"]["seat"] == told["seat"]


# The event loop


@pytest.fixture
def rules_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note whatever of the rules runs, and fail if that is where the event loop runs."""
    ran: list[str] = []

    def watched(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def watch(*arguments: Any, **named: Any) -> Any:
            try:
                asyncio.get_running_loop()
            except RuntimeError:
                ran.append(name)
                return work(*arguments, **named)
            raise AssertionError(f"{name} keeps the event loop waiting")

        return watch

    for where, name in (
        ("platin.session.session.Session", "_run"),
        ("platin.session.session.Session", "at"),
        ("platin.session.session.Session", "save"),
        ("platin.server.review.Review", "_watch"),
        ("platin.server.presenter", "view_of"),
        ("platin.server.presenter", "lines"),
        ("platin.server.hall", "deal"),
        ("platin.server.hall", "lay_out"),
        ("platin.server.hall", "prepare"),
        ("platin.server.hall", "write_kingdom"),
        ("platin.server.hall", "state_to_json"),
        ("platin.server.match", "state_from_json"),
        ("platin.server.match", "fingerprint"),
        ("platin.server.content.kingdoms", "prepare"),
        ("platin.server.content.kingdoms", "draw"),
        ("platin.server.review", "skeleton"),
    ):
        module, _, last = where.rpartition(".")
        owner = getattr(__import__(module, fromlist=[last]), last)
        monkeypatch.setattr(owner, name, watched(f"{where}.{name}", getattr(owner, name)))
    return ran


def test_the_event_loop_never_waits_for_the_rules(tmp_path: Path, rules_off_the_loop: list[str]) -> None:
    finished = next(kept for kept in KEPT if kept["over"])
    keep(tmp_path, finished, KINGDOM)
    with served_here(tmp_path) as server:
        server.make("me", "bot")
        assert server.post("/api/kingdoms/draw", {"lang": "en"}).status_code == 200
        assert server.post("/api/kingdoms/check", {"kingdom": KINGDOM, "lang": "en"}).status_code == 200
        game, secret = play_smithies(server, 1)
    with served_here(tmp_path) as server:
        del rules_off_the_loop[:]
        with Client(server, game, secret) as client:
            # The first view of a loaded game has to know what can be taken back: for that it is replayed.
            assert client.receive()["undo"]["possible"]
            assert "platin.session.session.Session.at" in rules_off_the_loop
            number = client.question
            client.ask("undo", question=number)
            client.until_question(number + 1)
        game = finished["id"]
        for path in ("summary/de", "step/en/10/0", "record", "scenario/de/10"):
            assert server.get(f"/api/tables/{game}/{path}").status_code == 200, path
        go_on = {"at": 10, "seat": 0, "name": "Ann"}
        assert server.post(f"/api/tables/{game}/continue", go_on).status_code == 201
        assert server.post(f"/api/tables/{game}/rematch", {"secret": "secret 0"}).status_code == 201
    assert {"platin.server.review.Review._watch", "platin.session.session.Session.save"} <= set(rules_off_the_loop)
