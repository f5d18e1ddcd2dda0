"""For the proofs of the server: a real one, in a process of its own or in this one, and clients that play at it."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from platin.server.app import create_app
from platin.server.process import ServerProcess
from platin.server.settings import Settings

PATIENCE: Final = 60.0
# Nothing in these tests waits because of a limit, unless that limit is what is put to the test.
GENEROUS: Final = {"tables_per_minute": 100_000, "messages_per_second": 50_000.0, "message_burst": 50_000}


class Served:
    """Something that runs at an address, and what can be asked of it."""

    url: str

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/socket"

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=body, timeout=PATIENCE, **options)

    def metrics(self) -> dict[str, float]:
        """Give the numbers that the server counts, by name and labels."""
        rows = [line.rpartition(" ") for line in self.get("/metrics").text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in rows}

    def make(self, *kinds: str, kingdom: str = "", lang: str = "en") -> dict[str, Any]:
        """Set up a table in the order of the kinds ("me", "bot", "friend")."""
        seats = [{"kind": kind, "name": f"{kind}{n}"[:24]} for n, kind in enumerate(kinds)]
        made = self.post("/api/tables", {"seats": seats, "lang": lang, "shuffle_seats": False, "kingdom": kingdom})
        assert made.status_code == 201, made.text
        table: dict[str, Any] = made.json()
        return table


class Server(Served):
    """A real server with a database and a log of its own, that can be started again."""

    def __init__(self, directory: Path, database: str = "", **settings: object) -> None:
        self.database = database or f"sqlite:///{directory / 'games.db'}"
        self.log = directory / "server.log"
        self.settings: dict[str, object] = {**GENEROUS, **settings}
        self.process = ServerProcess(self.database, self.log, **self.settings)
        # The same port later: clients come back to the address they know.
        self.settings["port"] = self.process.port

    @property
    def url(self) -> str:  # type: ignore[override]
        return self.process.url

    def restart(self) -> None:
        """Start the server again, which has ended, at the same address."""
        self.process = ServerProcess(self.database, self.log, **self.settings)

    def log_lines(self) -> list[dict[str, Any]]:
        """Give what the server has logged so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def served(directory: Path, database: str = "", **settings: object) -> Iterator[Server]:
    """Run a server for a while."""
    server = Server(directory, database, **settings)
    try:
        yield server
    finally:
        server.process.kill()


class ServerHere(Served):
    """A server in a thread of this process, so that a test can change the rules under it."""

    def __init__(self, directory: Path, **settings: object) -> None:
        given = {**GENEROUS, "database": f"sqlite:///{directory / 'games.db'}", **settings}
        self.app = create_app(Settings.read(given, {}))
        listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_config=None, access_log=False, ws="websockets-sansio")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def served_here(directory: Path, **settings: object) -> Iterator[ServerHere]:
    """Run a server in this process for a while."""
    server = ServerHere(directory, **settings)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """A client at a table: what it was sent last, and what it can do about that."""

    def __init__(self, server: Served, game: str, secret: str | None = None, lang: str = "en") -> None:
        self.game = game
        self.secret = secret
        # Everything that the server sent, as it came.
        self.bytes: list[bytes] = []
        self.table: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []
        # Numbers that nobody else in a test uses.
        self._pings = 1_000_000
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(server.socket_url, max_size=None, compression=None)
        )
        # A server that is full may have closed it already; who waits for a message then learns why.
        with suppress(ConnectionClosed):
            self.tell("hello", lang=lang, **({"secret": secret} if secret is not None else {}), game=game)

    def send(self, message: Any) -> None:
        """Send anything."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def tell(self, kind: str, **fields: Any) -> None:
        """Send a message of a kind."""
        self.send({"type": kind, **fields})

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a message of a kind that proves who sends it."""
        self.tell(kind, game=self.game, secret=self.secret, **fields)

    def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """Wait for a message."""
        data = self.socket.recv(seconds, decode=False)
        assert isinstance(data, bytes)
        self.bytes.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "table":
            self.table = message
        else:
            self.others.append(message)
        return message

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Wait for a message of a kind in which some fields have some values."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    def until_question(self, question: int) -> dict[str, Any]:
        """Wait until the table has come to a question, or beyond."""
        while not self.table or self.table["question"] < question:
            self.receive()
        return self.table

    def named(self, *names: str) -> list[int]:
        """Give the numbers of options by their names."""
        offered = [option["name"] for option in self.view["question"]["options"]]
        return [offered.index(name) for name in names]

    def closed(self) -> int:
        """Wait until the server ends the connection, and give the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    def refusal(self) -> str:
        """Wait for an error, and give its code."""
        return str(self.until("error")["code"])

    @property
    def question(self) -> int:
        return int(self.table["question"])

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    @property
    def asked(self) -> bool:
        return self.view["question"] is not None

    def answer(self, picks: list[int] | None = None, **fields: Any) -> None:
        """Answer the pending question, if nothing else is said as simply as possible, and wait until it is accepted."""
        question = self.question
        if picks is None:
            picks = simple_picks(self.view["question"])
        self.ask("answer", question=question, picks=picks, **fields)
        self.until_question(question + 1)

    def sync(self) -> None:
        """Wait until everything that was sent before has been dealt with."""
        self._pings += 1
        self.tell("ping", n=self._pings)
        self.until("pong", n=self._pings)

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


def simple_picks(question: dict[str, Any]) -> list[int]:
    """Play all Treasures and buy money and Provinces; elsewhere pick what comes first, as little as possible."""
    names = [option["name"] for option in question["options"]]
    if question["key"] == "turn.buy":
        wanted = ["treasures", "colony", "province", "gold", "silver"]
        return [names.index(name) for name in wanted if name in names][:1]
    return list(range(question["low"]))


def random_picks(question: dict[str, Any], rng: random.Random) -> list[int]:
    """Pick at random, more than the least now and then; play Treasures and buy more often than not."""
    size = len(question["options"])
    if question["key"] == "turn.buy" and rng.random() < 0.5:
        return simple_picks(question)
    high = min(question["high"], size)
    count = rng.randint(question["low"], high) if rng.random() < 0.8 else high
    return rng.sample(range(size), count)
