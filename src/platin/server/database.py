"""Connecting to SQLite or PostgreSQL, and bringing the database to the version that this program needs."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import alembic.command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

# How long a statement waits for a lock that somebody else holds, how long it may take, and a connection to be made.
LOCK_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 60
CONNECT_SECONDS: Final = 5

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number will do, as long as all servers use the same.
_MIGRATION_LOCK: Final = 0x504C4154
_WRITES: Final = "platin_writes"


class BadAddress(ValueError):
    """An address of a database that cannot be used. `reason` is "form", "kind", "file" or "driver"."""

    def __init__(self, reason: str) -> None:
        # The address is not repeated: there may be a password in it.
        super().__init__(f"this address of a database cannot be used ({reason})")
        self.reason = reason


class NewerDatabase(Exception):
    """A database of a later version of Platin, which this one must not touch."""


def read_address(address: str) -> URL:
    """Read the address of a database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddress("form") from None
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        # What is only in memory is lost with the process, and cannot be shared by threads.
        if url.database in (None, "", ":memory:") or str(url.database).startswith("file:"):
            raise BadAddress("file")
        return url.set(drivername="sqlite+pysqlite")
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        if not url.database:
            raise BadAddress("form")
        if find_spec("psycopg") is None:
            raise BadAddress("driver")
        return url.set(drivername="postgresql+psycopg")
    raise BadAddress("kind")


def make_engine(url: URL) -> Engine:
    """Give an engine whose connections keep what they commit, wait for locks, and check foreign keys."""
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


def _sqlite(url: URL) -> Engine:
    path = Path(str(url.database)).expanduser().absolute()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Made here, because SQLite would let every user of the machine read it; its helper files get the same rights.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_engine(url.set(database=str(path)), connect_args={"timeout": LOCK_SECONDS}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(dbapi_connection: Any, record: object) -> None:
        # Transactions begin where SQLAlchemy begins them, not where the driver sees the first INSERT.
        dbapi_connection.isolation_level = None
        cursor = dbapi_connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that becomes a writer later fails at once if somebody else has written meanwhile.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgresql(url: URL) -> Engine:
    limits = f"-c lock_timeout={LOCK_SECONDS}s -c statement_timeout={STATEMENT_SECONDS}s"
    given = url.query.get("options", "")
    arguments: dict[str, Any] = {
        "options": f"{limits} {given if isinstance(given, str) else ' '.join(given)}".strip(),
        "application_name": "platin",
    }
    if "connect_timeout" not in url.query:
        arguments["connect_timeout"] = CONNECT_SECONDS
    return create_engine(
        url.difference_update_query(["options"]),
        connect_args=arguments,
        pool_pre_ping=True,
        pool_recycle=1800,
        hide_parameters=True,
    )


def writing(connection: Connection) -> Connection:
    """Make a connection begin its transactions as a writer's."""
    return connection.execution_options(**{_WRITES: True})


def upgrade(engine: Engine) -> None:
    """Bring a database to the newest version; an empty one gets its tables."""
    with _migrating(engine) as config:
        alembic.command.upgrade(config, "head")


def downgrade(engine: Engine, version: str) -> None:
    """Take a database back to an older version, or to "base": without any tables."""
    with _migrating(engine) as config:
        alembic.command.downgrade(config, version)


@contextmanager
def _migrating(engine: Engine) -> Iterator[Config]:
    """Give Alembic's configuration within a transaction that no other server's migration can get into."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection, writing(connection).begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATION_LOCK})
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise NewerDatabase(f"the database has version {current}, which this program does not know")
        config.attributes["connection"] = connection
        yield config
