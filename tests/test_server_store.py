"""The store: what was acknowledged is there, once and in order, on SQLite and on PostgreSQL, whatever happens."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, func, inspect, select, text
from tests.postgres import postgres, postgres_server  # noqa: F401

from platin.server import database
from platin.server.database import BadAddress, NewerDatabase, downgrade, make_engine, read_address, upgrade
from platin.server.store import (
    Conflict,
    OutOfOrder,
    Store,
    StoredEvent,
    StoredGame,
    StoreError,
    Unavailable,
    UnknownGame,
)
from platin.server.tables import EVENTS, GAMES, METADATA

MADE = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "postgres":
        found: str = request.getfixturevalue("postgres")
        return found
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """Another way into the same database, past the store."""
    engine = make_engine(read_address(address))
    yield engine
    engine.dispose()


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def game(name: str = "g", **others: Any) -> StoredGame:
    values: dict[str, Any] = {
        "id": name,
        "made": MADE,
        "format": 3,
        "title": "Erstes Spiel",
        "kingdom": "moat, village",
        "start": '{"größe": 1}',
        "seats": "[]",
    }
    return StoredGame(**{**values, **others})


def with_store(address: str, work: Callable[[Store], Awaitable[None]], **options: Any) -> None:
    """Do something with an open store, on an event loop of its own."""

    async def run() -> None:
        store = Store(address, **options)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def numbers(found: StoredGame | None) -> list[int]:
    assert found is not None
    return [event.seq for event in found.events]


# What is kept


def test_a_game_comes_back_as_it_was_kept(address: str) -> None:
    async def keep(store: Store) -> None:
        await store.add_game(game())
        await store.append("g", 0, "answer", '{"picks": [1, 2]}')
        await store.append("g", 1, "claim", '{"name": "Jürgen 🃏"}')
        await store.extend("g", 2, [("answer", "{}"), ("undo", "[]")])

    async def look(store: Store) -> None:
        found = await store.load("g")
        assert found is not None
        assert found == game(events=found.events)
        assert [(event.seq, event.kind, event.data) for event in found.events] == [
            (0, "answer", '{"picks": [1, 2]}'),
            (1, "claim", '{"name": "Jürgen 🃏"}'),
            (2, "answer", "{}"),
            (3, "undo", "[]"),
        ]
        for kept in found.events:
            assert abs(datetime.now(UTC) - kept.at) < timedelta(minutes=5)
            assert kept.at.utcoffset() == timedelta(0)

    with_store(address, keep)
    with_store(address, look)


def test_times_are_kept_in_utc(address: str) -> None:
    async def work(store: Store) -> None:
        there = timezone(timedelta(hours=-7))
        await store.add_game(game(made=MADE.astimezone(there)))
        found = await store.load("g")
        assert found is not None
        assert found.made == MADE
        assert found.made.utcoffset() == timedelta(0)
        with pytest.raises(StoreError):
            await store.add_game(game("naive", made=MADE.replace(tzinfo=None)))

    with_store(address, work)


def test_a_game_can_be_kept_with_its_events_or_not_at_all(address: str) -> None:
    first = StoredEvent(0, "answer", "{}", MADE)

    async def work(store: Store) -> None:
        await store.add_game(game(events=(first, StoredEvent(1, "answer", "[]", MADE))))
        assert numbers(await store.load("g")) == [0, 1]
        with pytest.raises(StoreError):
            await store.add_game(game("gap", events=(first, StoredEvent(2, "answer", "[]", MADE))))
        assert await store.load("gap") is None

    with_store(address, work)


def test_the_first_end_of_a_game_counts(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        await store.mark_over("g")
        first = await store.load("g")
        await store.mark_over("g")
        assert first is not None
        assert first.over is not None
        assert await store.load("g") == first

    with_store(address, work)


def test_a_game_ends_with_its_last_event_or_not_at_all(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        with pytest.raises(OutOfOrder):
            await store.append("g", 1, "answer", "{}", over=True)
        assert await store.load("g") == game()
        await store.append("g", 0, "answer", "{}", over=True)
        found = await store.load("g")
        assert found is not None
        assert found.over == found.events[0].at

    with_store(address, work)


def test_deleting_a_game_deletes_its_events(address: str, engine: Engine) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        await store.append("g", 0, "answer", "{}")

    with_store(address, work)
    with engine.begin() as connection:
        connection.execute(GAMES.delete())
        assert connection.execute(select(func.count()).select_from(EVENTS)).scalar() == 0


# What is refused


def test_an_event_is_kept_only_once(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        await store.append("g", 0, "answer", '"first"')
        for data in ('"first"', '"second"'):
            with pytest.raises(Conflict):
                await store.append("g", 0, "answer", data)
        found = await store.load("g")
        assert found is not None
        assert [event.data for event in found.events] == ['"first"']

    with_store(address, work)


def test_of_many_with_the_same_number_one_wins(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        tries = [store.append("g", 0, "answer", str(n)) for n in range(50)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        won = [n for n, result in enumerate(results) if result is None]
        assert len(won) == 1
        assert all(isinstance(result, Conflict) for n, result in enumerate(results) if n not in won)
        found = await store.load("g")
        assert found is not None
        assert [event.data for event in found.events] == [str(won[0])]

    with_store(address, work)


def test_a_game_is_kept_only_once(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game(title="first"))
        with pytest.raises(Conflict):
            await store.add_game(game(title="second"))
        found = await store.load("g")
        assert found is not None
        assert found.title == "first"

    with_store(address, work)


def test_there_are_no_gaps(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        with pytest.raises(OutOfOrder):
            await store.append("g", 1, "answer", "{}")
        await store.append("g", 0, "answer", "{}")
        with pytest.raises(OutOfOrder):
            await store.extend("g", 2, [("answer", "{}"), ("answer", "{}")])
        with pytest.raises(Conflict):
            await store.extend("g", 0, [("answer", "{}"), ("answer", "{}")])
        assert numbers(await store.load("g")) == [0]

    with_store(address, work)


def test_a_game_that_is_not_there(address: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load("nobody") is None
        with pytest.raises(UnknownGame):
            await store.append("nobody", 0, "answer", "{}")
        with pytest.raises(UnknownGame):
            await store.mark_over("nobody")

    with_store(address, work)


def test_hostile_names_are_those_of_no_game(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        for name in ("", "\0", "g\0", "\ud800", "g" * 10_000, "größe", "'; DROP TABLE games; --", "g\n", "G", "g "):
            assert await store.load(name) is None
            with pytest.raises(UnknownGame):
                await store.append(name, 0, "answer", "{}")
            with pytest.raises(UnknownGame):
                await store.mark_over(name)
        assert await store.load("g") == game()

    with_store(address, work)


def test_names_and_kinds_must_fit(address: str) -> None:
    async def work(store: Store) -> None:
        for name in ("", "x" * 41, "\0", "ä"):
            with pytest.raises(ValueError, match="id"):
                await store.add_game(game(name))
        await store.add_game(game("x" * 40))
        for kind in ("", "x" * 21):
            with pytest.raises(ValueError, match="kind"):
                await store.append("x" * 40, 0, kind, "{}")
        with pytest.raises(ValueError, match="NUL"):
            await store.append("x" * 40, 0, "answer", "\0")
        await store.append("x" * 40, 0, "x" * 20, "{}")

    with_store(address, work)


def test_a_write_that_fails_does_not_fail_its_neighbours(address: str) -> None:
    together: list[int] = []

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.add_game(game(f"g{n}")) for n in range(20)))
        bad = [
            store.append("g3", 0, "answer", '"again"'),
            store.append("nobody", 0, "answer", "{}"),
            store.append("g4", 7, "answer", "{}"),
            store.append("g5", 2**70, "answer", "{}"),
            store.append("g6", 1, "answer", "\ud800"),
            store.add_game(game("g7")),
        ]
        good = [store.append(f"g{n}", 0, "answer", str(n)) for n in range(20)]
        together.clear()
        results = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert results[:20] == [None] * 20
        assert [type(result) for result in results[20:]] == [
            Conflict,
            UnknownGame,
            OutOfOrder,
            StoreError,
            StoreError,
            Conflict,
        ]
        for n in range(20):
            found = await store.load(f"g{n}")
            assert found is not None
            assert [event.data for event in found.events] == [str(n)]
        assert max(together) > 10, "they were not in one transaction, so this showed nothing"

    with_store(address, work, observe=lambda seconds, writes, ok: together.append(writes))


def test_errors_do_not_repeat_what_was_to_be_kept(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        await store.append("g", 0, "answer", "{}")
        for seq, data in ((0, "hush"), (9, "hush"), (2**70, "hush"), (1, "hush\ud800")):
            with pytest.raises(StoreError) as caught:
                await store.append("g", seq, "answer", data)
            assert "hush" not in str(caught.value)
            assert "INSERT" not in str(caught.value)

    with_store(address, work)


# When it is kept


def test_what_was_acknowledged_is_there_for_everybody(address: str, engine: Engine) -> None:
    def count() -> int:
        with engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(EVENTS)).scalar_one()

    async def work(store: Store) -> None:
        await store.add_game(game())
        for n in range(20):
            await store.append("g", n, "answer", "{}")
            assert count() == n + 1

    with_store(address, work)


def test_writes_that_wait_share_a_transaction(address: str) -> None:
    together: list[int] = []

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.add_game(game(f"g{n}")) for n in range(100)))
        await asyncio.gather(*(store.append(f"g{n}", 0, "answer", "{}") for n in range(100)))

    with_store(address, work, observe=lambda seconds, writes, ok: together.append(writes))
    assert sum(together) == 200
    assert len(together) < 50


def test_closing_writes_what_waits(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        await store.open()
        await store.add_game(game())
        waiting = [asyncio.create_task(store.append("g", n, "answer", "{}")) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        assert not await store.ready()
        with pytest.raises(Unavailable):
            await store.append("g", 100, "answer", "{}")
        with pytest.raises(Unavailable):
            await store.load("g")
        await store.close()

    async def look(store: Store) -> None:
        assert numbers(await store.load("g")) == list(range(100))

    asyncio.run(run())
    with_store(address, look)


def test_who_stops_waiting_does_not_stop_the_write(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        task = asyncio.create_task(store.append("g", 0, "answer", "{}"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append("g", 1, "answer", "{}")
        assert numbers(await store.load("g")) == [0, 1]

    with_store(address, work)


def test_many_games_at_once(address: str) -> None:
    async def work(store: Store) -> None:
        games = [f"g{n}" for n in range(500)]
        await asyncio.gather(*(store.add_game(game(name)) for name in games))
        began = time.perf_counter()

        async def play(name: str) -> None:
            for n in range(4):
                await store.append(name, n, "answer", f'{{"picks": [{n}]}}')

        await asyncio.gather(*map(play, games))
        seconds = time.perf_counter() - began
        print(f"{address.partition(':')[0]}: {2000 / seconds:,.0f} appends a second")
        for name in random.Random(1).sample(games, 20):
            assert numbers(await store.load(name)) == [0, 1, 2, 3]

    with_store(address, work)


# When something goes wrong

WRITER = """
import asyncio, os, sys
from datetime import UTC, datetime
from platin.server.store import Store, StoredGame

async def main():
    store = Store(sys.argv[1])
    await store.open()
    games = [f"g{n}" for n in range(12)]
    at = {}
    for name in games:
        found = await store.load(name)
        if found is None:
            await store.add_game(StoredGame(
                id=name, made=datetime.now(UTC), format=1, title="", kingdom="", start="{}", seats="[]"))
        at[name] = 0 if found is None else len(found.events)
    os.write(1, b"ready\\n")

    async def play(name):
        while True:
            n = at[name]
            await store.append(name, n, "answer", f'"{name} {n}"')
            os.write(1, f"{name} {n}\\n".encode())
            at[name] += 1

    await asyncio.gather(*map(play, games))

asyncio.run(main())
"""


def test_nothing_is_lost_or_doubled_when_the_process_is_killed(address: str) -> None:
    chance = random.Random(7)
    acknowledged: set[tuple[str, int]] = set()
    for _ in range(5):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, address], stdout=subprocess.PIPE)
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"ready\n"
        time.sleep(chance.uniform(0.0, 0.3))
        writer.send_signal(signal.SIGKILL)
        said = writer.stdout.read().decode()
        assert writer.wait() == -signal.SIGKILL
        writer.stdout.close()
        for line in said.splitlines(keepends=True):
            if line.endswith("\n"):
                name, n = line.split()
                assert (name, int(n)) not in acknowledged
                acknowledged.add((name, int(n)))

        async def look(store: Store) -> None:
            kept: set[tuple[str, int]] = set()
            for name in {name for name, _ in acknowledged}:
                found = await store.load(name)
                assert found is not None
                assert [(event.seq, event.data) for event in found.events] == [
                    (n, f'"{name} {n}"') for n in range(len(found.events))
                ]
                kept |= {(name, event.seq) for event in found.events}
            assert acknowledged <= kept

        with_store(address, look)
    assert len(acknowledged) > 50, "it was killed before it did anything, so this showed nothing"


@contextmanager
def locked(engine: Engine) -> Iterator[None]:
    """Keep everybody else from writing."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            database.writing(connection).begin()
        else:
            connection.execute(text("LOCK TABLE events IN EXCLUSIVE MODE"))
        yield
        connection.rollback()


def test_a_locked_database(address: str, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.2)

    async def work(store: Store) -> None:
        await store.add_game(game())
        await store.append("g", 0, "answer", "{}")
        with locked(engine):
            results = await asyncio.gather(
                *(store.append("g", n, "answer", "{}") for n in (1, 2)), return_exceptions=True
            )
            assert [type(result) for result in results] == [Unavailable, Unavailable]
            assert "lock" in str(results[0])
            # Who only looks is not held up.
            assert numbers(await store.load("g")) == [0]
            assert await store.ready()
        await store.append("g", 1, "answer", "{}")
        assert numbers(await store.load("g")) == [0, 1]

    with_store(address, work)


def test_a_full_disk(sqlite_address: str) -> None:
    full = False

    def limit(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one() if full else 1 << 30
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async def work(store: Store) -> None:
        nonlocal full
        await store.add_game(game())
        await store.append("g", 0, "answer", "{}")
        full = True
        with pytest.raises(Unavailable, match="full"):
            await store.append("g", 1, "answer", "x" * 100_000)
        assert numbers(await store.load("g")) == [0]
        full = False
        await store.append("g", 1, "answer", "x" * 100_000)
        assert numbers(await store.load("g")) == [0, 1]

    event.listen(Engine, "begin", limit)
    try:
        with_store(sqlite_address, work)
    finally:
        event.remove(Engine, "begin", limit)


def end_all_others(address: str) -> None:
    """Break all connections to a PostgreSQL database."""
    engine = make_engine(read_address(address))
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


def test_a_lost_connection_is_made_again(postgres: str) -> None:  # noqa: F811
    async def work(store: Store) -> None:
        await store.add_game(game())
        for n in range(5):
            end_all_others(postgres)
            await store.append("g", n, "answer", "{}")
            end_all_others(postgres)
            assert numbers(await store.load("g")) == list(range(n + 1))

    with_store(postgres, work)


def test_a_connection_lost_after_the_commit_doubles_nothing(
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import psycopg

    commit = psycopg.Connection.commit
    lose = 0

    def commit_and_lose(connection: psycopg.Connection[Any]) -> None:
        nonlocal lose
        commit(connection)
        if lose:
            lose -= 1
            connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

    async def work(store: Store) -> None:
        nonlocal lose
        await store.add_game(game())
        lose = 1
        await store.extend("g", 0, [("answer", "1"), ("answer", "2")])
        lose = 1
        await store.add_game(game("h"))
        lose = 1
        await store.mark_over("h")
        # What somebody else has kept meanwhile under this number is not taken for ours.
        with pytest.raises(Conflict):
            await store.append("g", 1, "answer", "2")
        found = await store.load("g")
        assert found is not None
        assert [event.data for event in found.events] == ["1", "2"]
        # Lost again at the second try: nobody knows, and the store says so.
        lose = 2
        with pytest.raises(Unavailable):
            await store.append("g", 2, "answer", "3")
        assert numbers(await store.load("g")) == [0, 1, 2]
        await store.append("g", 3, "answer", "4")

    monkeypatch.setattr(psycopg.Connection, "commit", commit_and_lose)
    with_store(postgres, work)


def test_a_database_that_takes_nothing_for_a_while(postgres: str) -> None:  # noqa: F811
    name = read_address(postgres).database

    def allow(writing: bool) -> None:
        engine = make_engine(read_address(postgres))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("SET default_transaction_read_only = off"))
            connection.execute(
                text(f"ALTER DATABASE {name} SET default_transaction_read_only = {'off' if writing else 'on'}")
            )
        engine.dispose()
        end_all_others(postgres)

    async def work(store: Store) -> None:
        await store.add_game(game())
        allow(False)
        with pytest.raises(Unavailable, match="read-only"):
            await store.append("g", 0, "answer", "{}")
        assert await store.load("g") == game()
        allow(True)
        await store.append("g", 0, "answer", "{}")

    with_store(postgres, work)


def test_a_database_out_of_reach(tmp_path: Path, postgres: str) -> None:  # noqa: F811
    nowhere = read_address(postgres).set(database="nowhere").render_as_string(hide_password=False)
    for address in (nowhere, "sqlite:////proc/nowhere/games.db", f"sqlite:///{tmp_path}"):

        async def run(store: Store) -> None:
            with pytest.raises(Unavailable):
                await store.open()
            assert not await store.ready()
            await store.close()

        asyncio.run(run(Store(address)))


def test_a_file_that_is_no_database(sqlite_address: str, tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("not a database, but somebody's letter\n" * 100)

    async def run() -> None:
        store = Store(sqlite_address)
        with pytest.raises(Unavailable, match="not a database"):
            await store.open()
        await store.close()

    asyncio.run(run())
    assert (tmp_path / "games.db").read_text().startswith("not a database, but somebody's letter")


# SQLite


def test_sqlite_keeps_what_it_commits(sqlite_address: str, tmp_path: Path) -> None:
    engine = make_engine(read_address(sqlite_address))
    with engine.connect() as connection:
        values = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    # 2 is FULL: each commit waits until the disk has it.
    assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


@pytest.mark.skipif(os.name != "posix", reason="rights of files as on Unix")
def test_sqlite_files_are_the_users_own(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_game(game())
        for path in (tmp_path / "new" / "deep").iterdir():
            assert path.stat().st_mode & 0o077 == 0, path

    with_store(f"sqlite:///{tmp_path}/new/deep/games.db", work)


# Versions of the database


def test_migrations_make_what_the_program_expects(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
        for table in METADATA.sorted_tables:
            assert inspect(connection).get_pk_constraint(table.name)["constrained_columns"] == [
                column.name for column in table.primary_key
            ]


def test_migrations_go_up_and_down_and_up(engine: Engine) -> None:
    upgrade(engine)
    tables = sorted(inspect(engine).get_table_names())
    assert {table.name for table in METADATA.sorted_tables} < set(tables)
    downgrade(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    upgrade(engine)
    assert sorted(inspect(engine).get_table_names()) == tables


def test_a_migration_that_is_not_needed_changes_nothing(address: str, engine: Engine) -> None:
    async def keep(store: Store) -> None:
        await store.add_game(game())

    with_store(address, keep)
    upgrade(engine)

    async def look(store: Store) -> None:
        assert await store.load("g") == game()

    with_store(address, look)


def test_servers_that_start_at_once_make_one_database(address: str) -> None:
    async def run() -> None:
        stores = [Store(address) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].add_game(game())
        for n, store in enumerate(stores):
            await store.append("g", n, "answer", "{}")
            with pytest.raises(Conflict):
                await stores[n - 1].append("g", n, "answer", "{}")
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())


def test_a_newer_database_is_left_alone(address: str, engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def run() -> None:
        store = Store(address)
        with pytest.raises(NewerDatabase, match="9999"):
            await store.open()
        await store.close()

    asyncio.run(run())
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"


# Addresses


@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("sqlite:///games.db", "sqlite+pysqlite"),
        ("sqlite:////var/lib/platin/games.db", "sqlite+pysqlite"),
        ("postgres://me:hush@db/platin", "postgresql+psycopg"),
        ("postgresql://me:hush@db:5433/platin?sslmode=require", "postgresql+psycopg"),
        ("postgresql+psycopg:///platin", "postgresql+psycopg"),
    ],
)
def test_addresses(address: str, driver: str) -> None:
    assert read_address(address).drivername == driver


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("", "form"),
        ("games.db", "form"),
        ("postgresql://me:hush@db:port/platin", "form"),
        ("postgresql://me:hush@db", "form"),
        ("mysql://me:hush@db/platin", "kind"),
        ("sqlite://", "file"),
        ("sqlite:///:memory:", "file"),
        ("sqlite:///file:games?mode=memory&uri=true", "file"),
    ],
)
def test_addresses_that_cannot_be_used(address: str, reason: str) -> None:
    with pytest.raises(BadAddress) as caught:
        read_address(address)
    assert caught.value.reason == reason
    assert "hush" not in str(caught.value)
