"""A server in this process, so that a test can lay out any table and look at what came of an answer."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import uvicorn

from platin.cards import LIBRARY
from platin.engine.setup import deal, lay_out
from platin.engine.state import GameState
from platin.kingdom import prepare
from platin.server import content, presenter
from platin.server.app import Server, create_app
from platin.server.hall import OpenTable
from platin.server.manners import Manners
from platin.server.match import Match
from platin.server.seating import Seat, hashed, new_secret
from platin.server.settings import Settings
from platin.server.wire import TableMessage
from platin.session import Session
from platin.text.kingdom_list import kingdom_of, write_kingdom

PATIENCE: Final = 30.0
NAMES: Final = ("Anna", "Bernd", "Clara", "Dora", "Emil", "Frieda")
BOT: Final = "general"
# Ten piles that ask most kinds of question, and let a game come to an end soon.
KINGDOM: Final = "Village, Smithy, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival"

T = TypeVar("T")


class Serving:
    """A server that runs in a thread, and can be stopped and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self.settings = Settings.read(
            {"database": f"sqlite:///{database}", "tables_per_minute": 100_000, "port": 0, "log_level": "error"}, {}
        )
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server; return when it takes connections."""
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        app = create_app(self.settings)
        self.server: Server = app.state.server
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                ws_per_message_deflate=True,
                timeout_graceful_shutdown=1,
            )
        )
        ready = threading.Event()

        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            serving = asyncio.create_task(self._uvicorn.serve(sockets=[listening]))
            while not self._uvicorn.started and not serving.done():
                await asyncio.sleep(0.01)
            ready.set()
            await serving

        self._thread = threading.Thread(target=lambda: asyncio.run(serve()), name="server", daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE), "the server does not start"

    def stop(self) -> None:
        """Stop the server and wait for its end."""
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server carry something out."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def begin(
        self,
        start: GameState,
        answers: Sequence[list[int]] = (),
        *,
        bots: Sequence[int] = (),
        title: str = "",
        kingdom: str = "",
        manners: Manners | None = None,
    ) -> Placed:
        """Begin a game at any state: people at all seats but those of the bots."""
        secrets = [new_secret() for _ in start.players]
        seats = [
            Seat("bot", bot=BOT) if at in bots else Seat("person", NAMES[at], secret=hashed(secret))
            for at, secret in enumerate(secrets)
        ]
        given = [list(answer) for answer in answers]
        game = self.run(self.server.hall.begin(title, kingdom, seats, start, given, manners=manners))
        return Placed(self, game, tuple(secrets))

    def dealt(self, kingdom: str = KINGDOM, *, players: int = 2, seed: int = 7, bots: Sequence[int] = ()) -> Placed:
        """Begin a game as it is dealt."""
        plan = prepare(kingdom, players, seed=seed)
        start = deal(lay_out(LIBRARY, plan.spec), seed, True)
        return self.begin(start, bots=bots, title="list", kingdom=write_kingdom(kingdom_of(plan.spec), "en"))

    def finished(self, kingdom: str = KINGDOM, *, players: int = 2, seed: int = 7) -> Placed:
        """Give a game that bots have played to its end; the first seat is a person's all the same."""
        plan = prepare(kingdom, players, seed=seed)
        start = deal(lay_out(LIBRARY, plan.spec), seed, True)
        played = Session(start.copy(), [content.bot(BOT).make(seed) for _ in range(players)])
        assert played.over
        text = write_kingdom(kingdom_of(plan.spec), "en")
        return self.begin(start, played.answers, bots=range(1, players), title="list", kingdom=text)

    def close_connections(self, game: str) -> None:
        """Drop the connections of everybody at a table, as a lost network does."""

        async def drop() -> None:
            for viewer in list(self.server.hall.tables[game].viewers):
                viewer.leave(1012)

        self.run(drop())


@dataclass(frozen=True)
class Placed:
    """A table at a server, with the secrets of its seats."""

    serving: Serving
    game: str
    secrets: tuple[str, ...]

    @property
    def path(self) -> str:
        return f"/t/{self.game}"

    @property
    def table(self) -> OpenTable:
        """The table as the server has it."""
        return self.serving.run(self.serving.server.hall.table(self.game))

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def session(self) -> Session:
        return self.match.session

    @property
    def asked(self) -> int:
        """Who is to answer; -1 if nobody is."""
        decision = self.session.decision
        return decision.by if decision is not None else -1

    def shown(self, seat: int, lang: str = "en") -> TableMessage:
        """Give the table as the server shows it to a seat."""
        table = self.table
        return presenter.table_message(table.match, seat, lang, 0, self.serving.server.hall.presence(table))
