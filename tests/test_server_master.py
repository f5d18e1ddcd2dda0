"""A Master at a table of the server: kept plans, learning beside the game, and what people hear of it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.serving import Client, ServerHere, served_here
from tests.test_master import TINY, kept, table

from platin.engine.spec import Spec, spec_from_data
from platin.mind import shelf
from platin.mind.master import Master
from platin.mind.shelf import SHELF, Kept, key_of
from platin.server import study as studying
from platin.server.settings import Settings, SettingsError
from platin.server.store import Store
from platin.server.study import Study
from platin.server.tables import PLANS

# A table with little to learn.
SMALL = Spec(2, ("smithy",))
MOATS = "Moat, Chapel, Laboratory, Militia, Village, Smithy, Market, Festival, Remodel, Workshop"


@pytest.fixture(autouse=True)
def nothing_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin with nothing on the shelf but what comes with Platin."""
    monkeypatch.setattr(SHELF, "_plans", {})


def store_at(path: Path) -> Store:
    return Store(f"sqlite:///{path / 'games.db'}")


async def until_studied(study: Study, seconds: float = 240.0) -> None:
    end = time.monotonic() + seconds
    while study._waiting and time.monotonic() < end:
        await asyncio.sleep(0.05)
    assert not study._waiting


async def at_once(module: str, wanted: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Learn without a process, and not much."""
    return kept(spec_from_data(wanted["table"])).to_json()


def test_what_was_studied_is_in_the_database_the_next_time(tmp_path: Path) -> None:
    spec = SMALL

    async def first() -> list[bool]:
        store = store_at(tmp_path)
        await store.open()
        study = Study(store, 0.2, TINY)
        heard: list[bool] = []
        study.told = lambda one: heard.append(one == spec)
        await study.open()
        await study.want(spec)
        assert study.studies(spec)
        # Who asks again while it is studied does not ask twice.
        await study.want(spec)
        await until_studied(study)
        await study.close()
        await store.close()
        return heard

    assert asyncio.run(first()) == [True]
    found = SHELF.find(spec)
    assert found is not None
    assert found.read().strategy.gain

    async def second() -> Kept | None:
        SHELF._plans.clear()
        store = store_at(tmp_path)
        await store.open()
        study = Study(store, 0.2, TINY)
        await study.want(spec)
        assert not study.studies(spec)
        await store.close()
        return SHELF.find(spec)

    assert asyncio.run(second()) == found


def test_a_plan_that_cannot_be_read_any_more_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = table()

    async def run() -> str:
        store = store_at(tmp_path)
        await store.open()
        study = Study(store, 0.2, TINY)
        await study.keep(kept(spec, "strategy: Nonsense\ngain: [Nonsense]\n"))
        monkeypatch.setattr(studying, "ask", at_once)
        await study.open()
        await study.want(spec)
        assert study.studies(spec)
        await until_studied(study)
        await study.close()
        query = select(PLANS.c.strategy).where(PLANS.c.key == key_of(spec))
        text = await store.read(lambda connection: connection.execute(query).scalar_one())
        await store.close()
        return str(text)

    assert "Nonsense" not in asyncio.run(run())


def test_nothing_is_studied_if_that_is_switched_off_or_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = table()

    async def run() -> None:
        store = store_at(tmp_path)
        await store.open()
        off = Study(store, 0.0)
        await off.want(spec)
        assert not off.studies(spec)
        broken = Study(store, 0.2, TINY)
        await broken.open()

        async def fail(module: str, wanted: dict[str, Any], seconds: float) -> dict[str, Any]:
            raise ValueError("the process ended without a plan")

        monkeypatch.setattr(studying, "ask", fail)
        await broken.want(spec)
        await until_studied(broken)
        # The next one finds it at work.
        await broken.want(spec)
        await until_studied(broken)
        await broken.close()
        await store.close()

    asyncio.run(run())
    assert SHELF.find(spec) is None


def test_the_setting_has_its_limits() -> None:
    assert Settings.read({"learn_seconds": 0}, {}).learn_seconds == 0
    for bad in (-1, "soon", 1e9):
        with pytest.raises(SettingsError):
            Settings.read({"learn_seconds": bad}, {})


def make(server: ServerHere, kingdom: str) -> dict[str, object]:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "master"}]
    made = server.post("/api/tables", {"seats": seats, "lang": "en", "shuffle_seats": False, "kingdom": kingdom})
    assert made.status_code == 201, made.text
    found: dict[str, object] = made.json()
    return found


def play_turns(client: Client, answers: int) -> None:
    while not client.table or not client.asked:
        client.receive()
    for _ in range(answers):
        client.answer()
        while not client.asked:
            client.receive()


def test_a_game_begins_at_once_and_the_plan_takes_over_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the table was put away: the Master finds what was learnt meanwhile."""
    release = asyncio.Event()

    async def slowly(module: str, wanted: dict[str, Any], seconds: float) -> dict[str, Any]:
        await release.wait()
        return await at_once(module, wanted, seconds)

    monkeypatch.setattr(studying, "ask", slowly)
    with served_here(tmp_path, learn_seconds=0.2) as server:
        hall = server.app.state.server.hall
        made = make(server, MOATS)
        game, secret = str(made["game"]), made["seats"][0]["secret"]  # type: ignore[index]
        with Client(server, game, secret) as client:
            play_turns(client, 4)
            assert [seat["studying"] for seat in client.table["seats"]] == [False, True]
            bot = hall.tables[game].match.session.agents[1]
            assert isinstance(bot, Master)
            assert not bot.has_plan
            hall.study._worker.get_loop().call_soon_threadsafe(release.set)
            while client.table["seats"][1]["studying"]:
                client.receive()
            play_turns(client, 4)
            assert bot.has_plan
        spec = hall.tables[game].match.session.start.rules.spec
        assert SHELF.find(spec) is not None
        assert not hall.study.studies(spec)


def test_a_recommended_set_needs_no_study(tmp_path: Path) -> None:
    with served_here(tmp_path) as server:
        made = make(server, "First Game")
        with Client(server, str(made["game"]), made["seats"][0]["secret"]) as client:  # type: ignore[index]
            play_turns(client, 3)
            assert not client.table["seats"][1]["studying"]
            assert client.table["seats"][1]["name"] == "Master"
            bot = server.app.state.server.hall.tables[str(made["game"])].match.session.agents[1]
            assert isinstance(bot, Master)
            assert bot.has_plan
            assert bot.spec is not None
            assert shelf.shipped(key_of(bot.spec)) is not None
