"""One client's connection: it says hello, is shown the table whenever that changes, and answers.

A client that reads slowly is not queued for: it is shown the newest table when it is ready. What cannot be dropped,
such as refusals and phrases, waits in a short queue; a client that does not even take that is sent away.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from platin.engine.state import GameState
from platin.server import content, frames, presenter
from platin.server.autopilot import Auto
from platin.server.hall import Hall, OpenTable
from platin.server.limits import Bucket
from platin.server.match import Match, Refused
from platin.server.settings import ALLOWED
from platin.server.store import StoreError
from platin.server.wire import (
    CLIENT_MESSAGE,
    TABLE_MESSAGE,
    Answer,
    AskHint,
    Consent,
    FromSeat,
    HandOver,
    Hello,
    Ping,
    Resign,
    Say,
    SetAuto,
    SetLanguage,
    SetListing,
    Undo,
    WantFrames,
    Write,
)

_log: Final = logging.getLogger(__name__)
_HELLO_SECONDS: Final = 15.0
_SEND_SECONDS: Final = 20.0
_CLOSE_SECONDS: Final = 5.0
_MOST_WAITING: Final = 64
# Refusals for sending too often after which a client is sent away.
_MOST_IMPATIENCE: Final = 200
# Hints, and lines of chat, of one connection: in the long run, and at once.
_HINTS_PER_SECOND: Final = 1.0
_MOST_HINTS: Final = 10
_LINES_PER_SECOND: Final = 0.5
_MOST_LINES: Final = 8

WRONG_SECRET: Final = 4403
NO_SUCH_GAME: Final = 4404
TOO_SLOW: Final = 4408
TOO_FREQUENT: Final = 4429
_CLOSES: Final = {"wrong_secret": WRONG_SECRET, "no_such_game": NO_SUCH_GAME, "unreadable": NO_SUCH_GAME}


class Connection:
    """A client at a table. It is a `Viewer` of the hall."""

    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.metrics = hall.metrics
        self.seat = -1
        self.secret = ""
        self.lang = "en"
        self.table: OpenTable | None = None
        self._known_turns = 0
        # Whether the client wants to see what happened between two tables, and what of it has not been shown yet.
        self._wants_frames = False
        self._passed: list[GameState] = []
        self._dirty = False
        self._waiting: deque[Any] = deque()
        self._wake = asyncio.Event()
        self._closing = 0
        self._bucket = Bucket(hall.settings.messages_per_second, hall.settings.message_burst)
        self._impatience = 0
        # A bot thinks about each hint, and nobody reads faster than this.
        self._hints = Bucket(_HINTS_PER_SECOND, _MOST_HINTS)
        self._lines = Bucket(_LINES_PER_SECOND, _MOST_LINES)

    # What the hall tells

    def table_changed(self, passed: Sequence[GameState] = ()) -> None:
        """Hear that the table has to be shown again, and the tables that lay on the way there."""
        if self._wants_frames:
            self._passed = frames.thinned([*self._passed, *passed])
        self._dirty = True
        self._wake.set()

    def rewound(self, turns: int) -> None:
        """Forget the turns of the log that were taken back: a client that misses this table needs them again."""
        self._known_turns = min(self._known_turns, turns)
        self._passed = []

    def hear(self, message: Any) -> None:
        """Get a message that is not a view."""
        if len(self._waiting) >= _MOST_WAITING:
            self.metrics.slow_clients.inc()
            self.leave(TOO_SLOW)
            return
        self._waiting.append(message)
        self._wake.set()

    def leave(self, code: int) -> None:
        """Be sent away once what waits has been sent."""
        self._closing = self._closing or code
        self._wake.set()

    # The life of a connection

    async def run(self) -> None:
        """Serve a client until it goes, or is sent away."""
        await self.socket.accept()
        self.metrics.connections.inc()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.table is not None:
                self.hall.leave(self.table, self)
            for task in (writer, reader):
                task.cancel()
            for error in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(error, Exception):
                    _log.error("a connection failed", exc_info=error)
            self.metrics.connections.dec()

    async def _read(self) -> None:
        """Take the client's messages one after the other."""
        try:
            while not self._closing:
                wait = _HELLO_SECONDS if self.table is None else None
                message = await asyncio.wait_for(self.socket.receive(), wait)
                if message["type"] == "websocket.disconnect":
                    return
                await self._take(message.get("text") or message.get("bytes") or b"")
            await asyncio.sleep(_SEND_SECONDS)  # the writer closes the connection
        except TimeoutError:
            self.leave(TOO_SLOW)
            await asyncio.sleep(_SEND_SECONDS)

    async def _write(self) -> None:
        """Send what there is to be sent, the newest table last."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (data := await self._next()) is not None:
                try:
                    await self._send(data)
                except TimeoutError:
                    self.metrics.slow_clients.inc()
                    self._closing = TOO_SLOW
                    self._waiting.clear()
                except (WebSocketDisconnect, RuntimeError, OSError):
                    return  # the client has gone
            if self._closing:
                await self._close()
                return

    async def _next(self) -> bytes | None:
        """Give what is to be sent next; the table as it is now, if it has changed since."""
        if self._waiting:
            return to_json(self._waiting.popleft())
        if self._dirty and not self._closing:
            self._dirty = False
            return await self._shown()
        return None

    async def _close(self) -> None:
        """Close the connection; a client that does not read is not waited for."""
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                if self.socket.client_state == WebSocketState.CONNECTED:
                    await self.socket.close(self._closing)

    async def _send(self, data: bytes) -> None:
        self.metrics.messages_out.inc()
        self.metrics.bytes_out.inc(len(data))
        async with asyncio.timeout(_SEND_SECONDS):
            await self.socket.send({"type": "websocket.send", "text": data.decode()})

    async def _shown(self) -> bytes:
        """Give the table as this client may see it now."""
        table = self.table
        assert table is not None
        async with table.lock:
            seat = self.seat
            if seat >= 0 and table.match.seats[seat].kind == "bot":
                # A bot has taken the seat: who sat here looks on.
                self.seat = seat = -1
                self._known_turns = 0
            presence = self.hall.presence(table)
            passed, self._passed = self._passed, []
            shown = (table.match, seat, self.lang, self._known_turns, presence, passed, self.hall.watching(table))
            # The rules are asked for costs, options, and what can be taken back, for which a loaded game is replayed.
            data, self._known_turns = await self.hall.think(_table_data, *shown)
            return data

    # Messages

    async def _take(self, data: str | bytes) -> None:
        """Carry out a message, or say why not."""
        limits = self.hall.settings
        if not self._bucket.take():
            self._impatience += 1
            if self._impatience > _MOST_IMPATIENCE:
                self.leave(TOO_FREQUENT)
            elif len(self._waiting) < _MOST_WAITING // 2:
                self._refuse("too_frequent")
            return
        if len(data) > limits.most_message_bytes or len(data.encode() if isinstance(data, str) else data) > (
            limits.most_message_bytes
        ):
            self._refuse("too_big", most=limits.most_message_bytes)
            return
        try:
            message = CLIENT_MESSAGE.validate_json(data)
        except ValidationError as error:
            self.metrics.errors.labels("bad_message").inc()
            self.hear({"type": "error", "code": "bad_message", "message": content.explain(error, self.lang)})
            return
        self.metrics.messages_in.labels(message.type).inc()
        try:
            await self._do(message)
        except Refused as refused:
            self._refuse(refused.code, **refused.values)
            if self.table is None and refused.code in _CLOSES:
                self.leave(_CLOSES[refused.code])
        except StoreError:
            _log.exception("a change could not be stored")
            self._refuse("internal")
        except Exception:
            # A fault of the program: the game goes on from what was stored.
            _log.exception("a message could not be carried out")
            self._refuse("internal")

    def _refuse(self, key: str, **values: object) -> None:
        code = key.partition(".")[0]
        self.metrics.errors.labels(code).inc()
        self.hear({"type": "error", "code": code, "message": content.refusal(key, self.lang, **values)})

    async def _do(self, message: Any) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Ping():
                self.hear({"type": "pong", "n": message.n})
            case SetLanguage():
                self.lang = message.lang
                self._known_turns = 0
                if self.table is not None:
                    self.table_changed()
            case WantFrames():
                self._wants_frames = message.wanted
                self._passed = []
            case FromSeat():
                await self._from_seat(message)

    async def _hello(self, hello: Hello) -> None:
        if self.table is not None:
            raise Refused("not_now")
        self.lang = hello.lang
        self._wants_frames = hello.frames
        table = await self.hall.table(hello.game)
        if hello.secret is not None:
            self.seat = table.match.seat_of(hello.secret)
            self.secret = hello.secret
        self.table = table
        self.hall.enter(table, self)
        self.table_changed(table.opening)
        self.hall.tell_rematch(table, self)

    async def _from_seat(self, message: FromSeat) -> None:
        """Carry out what somebody at the table wants: each such message proves anew who sends it."""
        table = self.table
        if table is None:
            raise Refused("hello_first")
        if message.game != table.match.id:
            raise Refused("no_such_game")
        seat = table.match.seat_of(message.secret)
        hall = self.hall

        def me(match: Match) -> int:
            # Again when it is this message's turn: a bot may have taken the seat meanwhile.
            return match.seat_of(message.secret)

        match message:
            case Answer(question=question, picks=picks, always=always):
                began = time.perf_counter()
                await hall.change(table, lambda match: match.answer(me(match), question, picks, always))
                self.metrics.answers.inc()
                self.metrics.answer_seconds.observe(time.perf_counter() - began)
            case Undo(question=question):
                await hall.change(table, lambda match: match.undo(me(match), question))
            case Consent(request=request, agree=agree):
                await hall.change(table, lambda match: match.consent(me(match), request, agree))
                if not agree:
                    self._say(table, seat, "rather_not")
            case SetAuto(auto=auto):
                wanted = Auto(auto.treasures, auto.end_turn, auto.clean_up, auto.order, dict(auto.always))
                await hall.change(table, lambda match: match.set_auto(me(match), wanted))
            case Say(phrase=phrase):
                if phrase not in content.words("en")["phrases"]:
                    raise Refused("no_such_phrase")
                self._say(table, seat, phrase)
            case HandOver(seat=other):
                await hall.hand_over(table, seat, other)
            case AskHint(question=question, coach=coach):
                if not self._hints.take():
                    raise Refused("too_frequent")
                self.hear(await hall.hint(table, seat, question, self.lang, coach))
            case Write(text=text):
                if not self._lines.take():
                    raise Refused("too_frequent")
                hall.write(table, seat, text)
            case Resign():
                await hall.resign(table, message.secret)
            case SetListing(public=public):
                if public and hall.settings.lobby != ALLOWED:
                    raise Refused("no_lobby")
                await hall.change(table, lambda match: match.set_public(me(match), public))

    @staticmethod
    def _say(table: OpenTable, seat: int, phrase: str) -> None:
        for viewer in list(table.viewers):
            viewer.hear({"type": "said", "seat": seat, "phrase": phrase})


def _table_data(
    match: Match,
    seat: int,
    lang: str,
    known_turns: int,
    presence: list[tuple[bool, bool]],
    passed: list[GameState],
    watching: int,
) -> tuple[bytes, int]:
    """Give the bytes of a table, and how many turns of the log it tells. Runs outside of the event loop."""
    message = presenter.table_message(match, seat, lang, known_turns, presence, passed, watching)
    return TABLE_MESSAGE.dump_json(message), message["log"]["turns"]
