"""Keeping games: each is a start and the events since, and what was acknowledged is on disk.

One thread writes. Whatever waits while it commits goes into its next transaction, so that many games share the cost
of a commit; nobody hears of success before that commit. Readers have threads of their own. The store knows nothing
of Dominion: what it keeps is JSON text, and there is no secret in it that would open anything (callers give hashes).
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError, StatementError

from platin.server.database import make_engine, read_address, upgrade, writing
from platin.server.tables import EVENTS, GAMES, MOST_ID, MOST_KIND

# The most writes of one transaction, and the most that may wait before further ones are refused.
MOST_TOGETHER: Final = 512
MOST_WAITING: Final = 20_000
READERS: Final = 4
# Who waits for longer than this waits for a writer that is stuck.
STUCK_SECONDS: Final = 15.0

_log: Final = logging.getLogger(__name__)


class StoreError(Exception):
    """Something that cannot be kept."""


class Conflict(StoreError):
    """There is a game with this id, or an event with this number, already. Nothing was changed."""


class OutOfOrder(StoreError):
    """The event before this one is not there. Nothing was changed."""


class UnknownGame(StoreError):
    """There is no such game. Nothing was changed."""


class Taken(StoreError):
    """What was to be kept besides is there already. Nothing was changed."""


class Unavailable(StoreError):
    """The database does not work now: full, locked, out of reach, or the store is closed.

    If the connection broke in the middle of a commit, nobody knows whether that was carried out. So whoever gets
    this error loads the game again before going on with it.
    """


class StoredEvent(NamedTuple):
    """Something that happened in a game. `data` is JSON text."""

    seq: int
    kind: str
    data: str
    at: datetime


@dataclass(frozen=True, kw_only=True)
class StoredGame:
    """A game as it is kept. `start`, `seats` and `manners` are JSON text; `over` is when it ended."""

    id: str
    made: datetime
    format: int
    title: str
    kingdom: str
    start: str
    seats: str
    terms: str = "{}"
    manners: str = "{}"
    over: datetime | None = None
    events: tuple[StoredEvent, ...] = ()


_ADD: Final = insert(GAMES).execution_options(preserve_rowcount=True)

_OVER: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("over_game"))
    .values(over=func.coalesce(GAMES.c.over, bindparam("over_at", type_=GAMES.c.over.type)))
    .execution_options(preserve_rowcount=True)
)

# An event is only kept after the one before it, so that what was kept has no gaps whatever fails.
_NEW: Final = {name: bindparam(f"new_{name}", type_=column.type) for name, column in EVENTS.columns.items()}
_APPEND: Final = (
    insert(EVENTS)
    .from_select(
        list(_NEW),
        select(*_NEW.values()).where(
            or_(
                _NEW["seq"] == literal(0),
                exists().where(EVENTS.c.game == _NEW["game"], EVENTS.c.seq == _NEW["seq"] - literal(1)),
            )
        ),
    )
    .execution_options(preserve_rowcount=True)
)

_EVENTS_OF: Final = select(EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.at)

# Where the rows of a statement say which game they are about.
_GAME_OF: Final[dict[Executable, str]] = {_ADD: "id", _OVER: "over_game", _APPEND: "new_game"}

_Row = dict[str, Any]
Part = tuple[Executable, list[_Row]]
"""A statement with its rows, to be carried out with others or not at all."""
T = TypeVar("T")


class _NotAll(Exception):
    """A statement that did not find what it is about."""


@dataclass(eq=False)
class _Write:
    """Statements with their rows, carried out together or not at all, and who waits for that."""

    parts: list[Part]
    done: asyncio.Future[None]
    error: Exception | None = None


class Store:
    """The games in a database. All methods are for the event loop on which it was opened."""

    def __init__(self, address: str, observe: Callable[[float, int, bool], None] | None = None) -> None:
        """Take the address of the database; `observe` is told of each transaction: seconds, writes, success."""
        self._url = read_address(address)
        self._observe = observe
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._engine: Engine | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_open = False
        # The writer's own: its connection, and since when it has been at its transaction (0: it waits for work).
        self._connection: Connection | None = None
        self._busy_since = 0.0

    async def open(self) -> None:
        """Connect, and bring the database to the version of this program."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._readers, self._prepare)
        self._writer.start()
        self._is_open = True

    def _prepare(self) -> None:
        try:
            engine = make_engine(self._url)
        except OSError as error:
            raise Unavailable(_cause(error)) from error
        try:
            upgrade(engine)
        except SQLAlchemyError as error:
            engine.dispose()
            raise Unavailable(_cause(error)) from error
        except BaseException:
            engine.dispose()
            raise
        self._engine = engine

    async def close(self) -> None:
        """Write what waits, then stop. Whatever comes later is refused."""
        if self._is_open:
            self._is_open = False
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None

    async def ready(self) -> bool:
        """Tell whether the database answers and the writer is at work."""
        busy_since = self._busy_since
        if busy_since and time.monotonic() - busy_since > STUCK_SECONDS:
            return False
        try:
            await self.read(lambda connection: connection.execute(select(literal(1))).scalar())
        except Unavailable:
            return False
        return self._writer.is_alive()

    async def add_game(self, game: StoredGame, besides: Sequence[Part] = ()) -> None:
        """Keep a new game, with its events if it has any; all of it or, like what is kept besides, nothing."""
        if not _can_be_id(game.id):
            raise ValueError(f"a game's id has 1 to {MOST_ID} plain characters")
        row = {column.name: getattr(game, column.name) for column in GAMES.columns}
        await self._write((_ADD, [row]), (_APPEND, [_event_row(game.id, event) for event in game.events]), *besides)

    async def append(
        self, game: str, seq: int, kind: str, data: str, *, over: bool = False, besides: Sequence[Part] = ()
    ) -> None:
        """Keep an event of a game; `seq` is how many it had before, `data` JSON text. Return when it is on disk.

        `over` says that the game ends with it. Who stops waiting does not stop the write.
        """
        await self.extend(game, seq, [(kind, data)], over=over, besides=besides)

    async def extend(
        self,
        game: str,
        seq: int,
        events: Sequence[tuple[str, str]],
        *,
        over: bool = False,
        besides: Sequence[Part] = (),
    ) -> None:
        """Keep several events (kind, data) of a game in a row, all or none; `seq` is the number of the first."""
        if not _can_be_id(game):
            raise UnknownGame("there is no such game")
        at = datetime.now(UTC)
        rows = [_event_row(game, StoredEvent(seq + n, *event, at)) for n, event in enumerate(events)]
        await self._write((_APPEND, rows), (_OVER, [_over_row(game, at)] if over else []), *besides)

    async def mark_over(self, game: str) -> None:
        """Note that a game is over; the first time counts."""
        if not _can_be_id(game):
            raise UnknownGame("there is no such game")
        await self._write((_OVER, [_over_row(game, datetime.now(UTC))]))

    async def knows(self, game: str) -> bool:
        """Tell whether there is a game with this id."""
        query = select(GAMES.c.id).where(GAMES.c.id == game)
        return _can_be_id(game) and await self.read(lambda connection: connection.execute(query).first()) is not None

    async def load(self, game: str) -> StoredGame | None:
        """Give a game with its events in order, or nothing if there is none with this id."""

        def read(connection: Connection) -> StoredGame | None:
            # What a stranger asks for may be text that a database chokes on.
            if not _can_be_id(game):
                return None
            found = connection.execute(select(GAMES).where(GAMES.c.id == game)).one_or_none()
            if found is None:
                return None
            rows = connection.execute(_EVENTS_OF.where(EVENTS.c.game == game).order_by(EVENTS.c.seq))
            return StoredGame(**found._asdict(), events=tuple(StoredEvent(*row) for row in rows))

        return await self.read(read)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading on another thread."""
        engine, loop = self._engine, self._loop
        if not self._is_open or engine is None or loop is None:
            raise Unavailable("the store is not open")

        def read() -> T:
            try:
                with engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                raise Unavailable(_cause(error)) from error

        return await loop.run_in_executor(self._readers, read)

    async def write(self, *parts: Part) -> None:
        """Keep something that is no game; return when it is on disk. It may be about any number of rows."""
        await self._write(*parts)

    async def _write(self, *parts: Part) -> None:
        """Hand something to the writer and wait until it is on disk."""
        if not self._is_open or self._loop is None:
            raise Unavailable("the store is not open")
        if self._waiting.qsize() >= MOST_WAITING:
            raise Unavailable("too much is waiting to be written")
        write = _Write([part for part in parts if part[1]], self._loop.create_future())
        if write.parts:
            self._waiting.put(write)
            await write.done

    # From here on: the writer's thread

    def _write_all(self) -> None:
        """Write until told to stop, each time as much as waits."""
        going = True
        while going:
            batch: list[_Write] = []
            write = self._waiting.get()
            while write is not None:
                batch.append(write)
                if len(batch) >= MOST_TOGETHER or self._waiting.empty():
                    break
                write = self._waiting.get()
            going = write is not None
            if batch:
                self._commit(batch)
        self._disconnect()

    def _commit(self, batch: list[_Write]) -> None:
        """Keep a batch, and tell everybody in it how it went."""
        began = self._busy_since = time.monotonic()
        ok = True
        try:
            self._keep(batch)
        except Exception as error:
            ok = False
            _log.error("not written: %s", _cause(error), extra={"writes": len(batch)})
            self._disconnect()
            for write in batch:
                write.error = Unavailable(_cause(error))
        self._busy_since = 0.0
        if self._observe is not None:
            self._observe(time.monotonic() - began, len(batch), ok)
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell, batch)

    def _keep(self, batch: list[_Write]) -> None:
        """Keep a batch in one transaction; once more if the connection turns out to be lost."""
        try:
            self._keep_on(self._connected(), batch, again=False)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            _log.warning("connection to the database lost: %s", _cause(error))
            self._disconnect()
            self._keep_on(self._connected(), batch, again=True)

    def _keep_on(self, connection: Connection, batch: list[_Write], *, again: bool) -> None:
        """Keep a batch on a connection: quickly if all is well, otherwise without those writes that fail."""
        for write in batch:
            write.error = None
        try:
            with connection.begin():
                for statement, parts in groupby((part for write in batch for part in write.parts), itemgetter(0)):
                    _execute(connection, statement, [row for _, rows in parts for row in rows])
        except DBAPIError as error:
            if not _is_about_the_write(error):
                raise
            self._keep_singly(connection, batch, again=again)
        except (_NotAll, SQLAlchemyError, ValueError, OverflowError):
            self._keep_singly(connection, batch, again=again)

    def _keep_singly(self, connection: Connection, batch: list[_Write], *, again: bool) -> None:
        """Keep a batch in one transaction without those writes that fail."""
        with connection.begin():
            for write in batch:
                try:
                    with connection.begin_nested():
                        for statement, rows in write.parts:
                            _execute(connection, statement, rows)
                except _NotAll:
                    write.error = _why(connection, write)
                except DBAPIError as error:
                    if not _is_about_the_write(error):
                        raise
                    if isinstance(error, IntegrityError):
                        write.error = None if again and _is_kept(connection, write) else _why(connection, write)
                    else:
                        write.error = StoreError(_cause(error))
                except (SQLAlchemyError, ValueError, OverflowError) as error:
                    write.error = StoreError(_cause(error))

    def _connected(self) -> Connection:
        if self._connection is None:
            assert self._engine is not None
            self._connection = writing(self._engine.connect())
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Whatever state it is in: it is not to be used again.
            with suppress(SQLAlchemyError):
                connection.invalidate()
            with suppress(SQLAlchemyError):
                connection.close()


def _can_be_id(game: str) -> bool:
    return 0 < len(game) <= MOST_ID and game.isascii() and game.isprintable()


def _event_row(game: str, event: StoredEvent) -> _Row:
    if not 0 < len(event.kind) <= MOST_KIND:
        raise ValueError(f"the kind of an event has 1 to {MOST_KIND} characters")
    if "\0" in event.data:
        raise ValueError("the data of an event is JSON text, which has no NUL in it")
    return {"new_game": game} | {f"new_{name}": value for name, value in event._asdict().items()}


def _over_row(game: str, at: datetime) -> _Row:
    return {"over_game": game, "over_at": at}


def _tell(batch: list[_Write]) -> None:
    """Tell on the event loop how the writes went; some may have nobody who waits any more."""
    for write in batch:
        if write.done.done():
            continue
        if write.error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.error)


def _execute(connection: Connection, statement: Executable, rows: list[_Row]) -> None:
    found = connection.execute(statement, rows)
    if statement in _GAME_OF and found.rowcount != len(rows):
        raise _NotAll


def _is_about_the_write(error: DBAPIError) -> bool:
    """Tell an error that one row is to blame for from one of the database."""
    return isinstance(error, IntegrityError | DataError) and not error.connection_invalidated


def _why(connection: Connection, write: _Write) -> StoreError:
    """Say why rows could not be kept."""
    about_games = [part for part in write.parts if part[0] in _GAME_OF]
    besides = len(about_games) < len(write.parts)
    for statement, rows in about_games:
        game = rows[0][_GAME_OF[statement]]
        known = connection.execute(select(GAMES.c.id).where(GAMES.c.id == game)).first() is not None
        if statement is _ADD and known:
            return Conflict("there is a game with this id already")
        if statement is _ADD and besides:
            break
        if statement is not _ADD and not known:
            return UnknownGame("there is no such game")
        if statement is _APPEND:
            if _kept_events(connection, rows):
                return Conflict("there is an event with this number already")
            return OutOfOrder("the event before this one is not there")
    if besides:
        return Taken("what was to be kept besides is there already")
    return StoreError("these rows cannot be kept")


def _is_kept(connection: Connection, write: _Write) -> bool:
    """Tell whether a write was carried out although its connection broke: exactly its rows, with their times."""
    for statement, rows in write.parts:
        if statement is _ADD:
            made = connection.execute(select(GAMES.c.made).where(GAMES.c.id == rows[0]["id"])).scalar()
            if made != rows[0]["made"]:
                return False
        elif statement is _APPEND and _kept_events(connection, rows) != rows:
            return False
    return True


def _kept_events(connection: Connection, rows: list[_Row]) -> list[_Row]:
    """Give the events that are kept under the numbers of these."""
    game, seqs = rows[0]["new_game"], [row["new_seq"] for row in rows]
    kept = connection.execute(
        _EVENTS_OF.where(EVENTS.c.game == game, EVENTS.c.seq.between(seqs[0], seqs[-1])).order_by(EVENTS.c.seq)
    )
    return [_event_row(game, StoredEvent(*row)) for row in kept]


def _cause(error: Exception) -> str:
    """Say what is wrong without the statement and its values, which are nobody's business."""
    cause = error.orig if isinstance(error, StatementError) and error.orig is not None else error
    return " ".join(str(cause).split()) or type(cause).__name__
