"""Many games at once, to find out how quick a server is and where it breaks: the clients, and what they measure.

Each client sits at a table, thinks for a while, answers, and takes the time until it is shown the next question. A
game that ends is followed by another one, so that there are always as many in progress as were asked for.
"""

import asyncio
import json
import os
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

# The answer of a good server: nobody feels that they wait.
TARGET_SECONDS: Final = 0.25
PERCENTILES: Final = (0.5, 0.9, 0.99, 0.999)
# Tables that are made at the same time, and how long anybody waits for anything.
_TOGETHER: Final = 8
_PATIENCE: Final = 60.0
# How much harder each try is than the one before, when the limit is looked for.
_STEP: Final = 1.4
_WANTED: Final = ("colony", "province", "platinum", "gold", "duchy", "silver")
_CHEAP: Final = ("copper", "curse", "estate")


class LoadError(Exception):
    """A server that cannot be measured. `problem` is what it said."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Demand:
    """What is demanded of a server."""

    url: str
    games: int = 500
    # How long is measured, after everybody has sat down and played for a moment.
    seconds: float = 30.0
    # The mean time that a client thinks before an answer; 0 is none at all.
    think: float = 2.0
    # Clients of each game; whatever is missing to two players is the bot.
    people: int = 1
    bot: str = "general"
    seed: int = 0

    @property
    def warm_up(self) -> float:
        """How long is played before: five seconds, but no longer than is measured."""
        return min(5.0, self.seconds)


@dataclass(frozen=True, slots=True)
class Usage:
    """What the server has used so far, and what everything else on this machine has but for the clients."""

    cpu_seconds: float
    memory: int
    others_cpu_seconds: float = 0.0


@dataclass(slots=True)
class Result:
    """What was measured."""

    demand: Demand
    # Games in progress, on average; games that came to their end meanwhile; answers that were accepted.
    games: float = 0.0
    finished: int = 0
    answers: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    before: Usage | None = None
    sat_down: Usage | None = None
    after: Usage | None = None

    @property
    def answers_a_second(self) -> float:
        """How many answers were accepted a second."""
        return self.answers / self.seconds if self.seconds else 0.0

    @property
    def cores(self) -> float:
        """How many cores the server kept busy while it was measured."""
        if self.sat_down is None or self.after is None or not self.seconds:
            return 0.0
        return (self.after.cpu_seconds - self.sat_down.cpu_seconds) / self.seconds

    @property
    def others_cores(self) -> float:
        """How many cores of this machine others kept busy meanwhile: what they take, the server does not get."""
        if self.sat_down is None or self.after is None or not self.seconds:
            return 0.0
        return max(0.0, (self.after.others_cpu_seconds - self.sat_down.others_cpu_seconds) / self.seconds)

    @property
    def cpu_an_answer(self) -> float:
        """The server's processor time for an answer, in seconds. It hardly depends on who else is busy."""
        return self.cores * self.seconds / self.answers if self.answers else 0.0

    @property
    def memory(self) -> int:
        """The server's memory at the end, in bytes."""
        return self.after.memory if self.after is not None else 0

    @property
    def memory_a_game(self) -> float:
        """By how much the server's memory grew with each game in progress, in bytes."""
        if self.before is None or self.after is None or not self.demand.games:
            return 0.0
        return max(0.0, (self.after.memory - self.before.memory) / self.demand.games)

    def percentile(self, share: float) -> float:
        """Give the time within which this share of the answers came."""
        return percentile(self.latencies, share)

    @property
    def good(self) -> bool:
        """Whether the server kept up: quick enough, and without errors."""
        return not self.errors and bool(self.latencies) and self.percentile(0.99) <= TARGET_SECONDS

    def to_json(self) -> dict[str, Any]:
        """Give everything as plain data."""
        return {
            "games": round(self.games, 1),
            "people": self.demand.people,
            "think_seconds": self.demand.think,
            "seconds": round(self.seconds, 3),
            "answers": self.answers,
            "answers_a_second": round(self.answers_a_second, 2),
            "games_finished": self.finished,
            "latency_ms": {
                **{f"p{100 * share:g}": round(1000 * self.percentile(share), 2) for share in PERCENTILES},
                "max": round(1000 * self.percentile(1), 2),
            },
            "errors": dict(self.errors),
            "server_memory_bytes": self.memory,
            "server_memory_bytes_a_game": round(self.memory_a_game),
            "server_cores": round(self.cores, 3),
            "server_cpu_ms_an_answer": round(1000 * self.cpu_an_answer, 3),
            "others_cores": round(self.others_cores, 3),
        }


def percentile(values: Sequence[float], share: float) -> float:
    """Give the smallest value that so large a share of the values does not pass; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    # Rounded, because 0.9 * 10 is a little more than 9.
    return ordered[max(0, -int(-round(share * len(ordered), 6) // 1) - 1)]


Progress = Callable[[str, int, int], None]
"""Is told how far it has come: "sit_down" or "play", and how much of how much."""


def _nobody(_what: str, _done: int, _all: int) -> None:
    pass


class Load:
    """The clients at a server, and what they note while it is measured."""

    def __init__(self, demand: Demand, progress: Progress = _nobody) -> None:
        self.demand = demand
        self.progress = progress
        self.result = Result(demand)
        self._measuring = False
        self._seated = 0
        self._making = asyncio.Semaphore(_TOGETHER)
        self._playing = 0
        parts = urlsplit(demand.url)
        self._socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/socket"

    async def run(self) -> Result:
        """Let everybody sit down, play, and give what was measured."""
        demand = self.demand
        result = self.result
        result.before = await usage(demand.url)
        tables = [asyncio.create_task(self._table(n)) for n in range(demand.games)]
        try:
            await self._until_seated(tables)
            await self._wait("warm_up", demand.warm_up, tables)
            result.sat_down = await usage(demand.url)
            self._measuring = True
            began = time.perf_counter()
            games = await self._wait("play", demand.seconds, tables)
            self._measuring = False
            result.seconds = time.perf_counter() - began
            result.games = games
            result.after = await usage(demand.url)
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
        return result

    async def _until_seated(self, tables: list[asyncio.Task[None]]) -> None:
        while self._seated < self.demand.games:
            _raise_first(tables)
            self.progress("sit_down", self._seated, self.demand.games)
            await asyncio.sleep(0.1)

    async def _wait(self, what: str, seconds: float, tables: list[asyncio.Task[None]]) -> float:
        """Wait, and give how many games were in progress on average."""
        end = time.perf_counter() + seconds
        counts = []
        while (left := end - time.perf_counter()) > 0:
            _raise_first(tables)
            self.progress(what, round(seconds - left), round(seconds))
            counts.append(self._playing)
            await asyncio.sleep(min(0.5, left))
        return sum(counts) / len(counts) if counts else 0.0

    async def _table(self, n: int) -> None:
        """Play one game after the other."""
        rng = random.Random(f"{self.demand.seed} {n}")
        first = True
        while True:
            async with self._making:
                made = await self._make()
            people = [key["secret"] for key in made["seats"] if "secret" in key]
            self._playing += 1
            if first:
                self._seated += 1
                first = False
            try:
                await asyncio.gather(*(self._client(made["game"], secret, rng) for secret in people))
            except (WebSocketException, OSError, TimeoutError) as error:
                self._wrong(type(error).__name__)
                await asyncio.sleep(1.0)
            else:
                self.result.finished += self._measuring
            finally:
                self._playing -= 1

    async def _make(self) -> dict[str, Any]:
        demand = self.demand
        seats: list[dict[str, str]] = [{"kind": "me", "name": f"Load {n + 1}"} for n in range(demand.people)]
        seats += [{"kind": "bot", "bot": demand.bot}] * (2 - demand.people)
        made: dict[str, Any] = await request(demand.url, "POST", "/api/tables", {"seats": seats, "lang": "en"})
        return made

    async def _client(self, game: str, secret: str, rng: random.Random) -> None:
        """Play a seat until the game is over."""
        me = {"game": game, "secret": secret}
        async with connect(self._socket, compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "lang": "en", **me}))
            await self._play(socket, me, rng)

    async def _play(self, socket: ClientConnection, me: dict[str, str], rng: random.Random) -> None:
        answered, sent_at = -1, 0.0
        async for text in socket:
            message = from_json(text)
            if message["type"] == "error":
                self._wrong(message["code"])
                continue
            if message["type"] != "table":
                continue
            number: int = message["question"]
            if sent_at and number > answered:
                self._took(time.perf_counter() - sent_at)
                sent_at = 0.0
            view = message["view"]
            if view["over"]:
                return
            if view["question"] is None or number == answered:
                continue
            answered = number
            picks = choose(view["question"], rng)
            if self.demand.think:
                await asyncio.sleep(rng.expovariate(1 / self.demand.think))
            sent_at = time.perf_counter()
            await socket.send(json.dumps({"type": "answer", "question": number, "picks": picks, **me}))
        self._wrong("closed")

    def _took(self, seconds: float) -> None:
        if self._measuring:
            self.result.answers += 1
            self.result.latencies.append(seconds)

    def _wrong(self, code: str) -> None:
        self.result.errors[code] += 1


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def choose(question: dict[str, Any], rng: random.Random) -> list[int]:
    """Play like somebody who plays: all Treasures, most Actions and Night cards, the dearest card or some other."""
    options = question["options"]
    names = [option["name"] for option in options]
    if question["key"] == "turn.buy":
        if "treasures" in names:
            return [names.index("treasures")]
        best = [names.index(name) for name in _WANTED if name in names]
        others = [at for at, option in enumerate(options) if option["kind"] == "pile" and option["name"] not in _CHEAP]
        if others and (not best or rng.random() < 0.4):
            return [rng.choice(others)]
        return best[:1] or list(range(question["low"]))
    if question["key"] in ("turn.action", "turn.night") and options and rng.random() < 0.95:
        return [rng.randrange(len(options))]
    high = min(question["high"], len(options))
    return rng.sample(range(len(options)), rng.randint(question["low"], high))


# Requests


async def request(url: str, method: str, path: str, body: Any = None) -> Any:
    """Ask a server for something over HTTP, on a connection of its own."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    data = json.dumps(body).encode() if body is not None else b""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(data)}", "Connection: close"]
    head = "\r\n".join([*lines, "", ""])
    try:
        async with asyncio.timeout(_PATIENCE):
            reader, writer = await asyncio.open_connection(host, port, ssl=parts.scheme == "https" or None)
            try:
                writer.write(head.encode() + data)
                answer = await reader.read()
            finally:
                writer.close()
                await writer.wait_closed()
    except (OSError, TimeoutError) as error:
        raise LoadError(str(error) or type(error).__name__) from error
    first, _, text = answer.partition(b"\r\n\r\n")
    words = first.split(maxsplit=2)
    status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    if status // 100 != 2:
        raise LoadError(_why(text) or f"{method} {path}: {status}")
    content = text.decode()
    return json.loads(content) if b"application/json" in first else content


def _why(text: bytes) -> str:
    try:
        return str(json.loads(text)["message"])
    except (ValueError, KeyError, TypeError):
        return ""


async def usage(url: str) -> Usage:
    """Ask a server what it has used so far."""
    text = str(await request(url, "GET", "/metrics"))
    cpu = _metric(text, "process_cpu_seconds_total")
    others = _machine_seconds() - time.process_time() - cpu
    return Usage(cpu, int(_metric(text, "process_resident_memory_bytes")), others)


def _machine_seconds() -> float:
    """Give the time that all cores of this machine have been busy; 0 where the system does not tell it."""
    try:
        times = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    except (OSError, ValueError):
        return 0.0
    user, nice, system, _idle, _waiting, *interrupts = times
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def _metric(text: str, name: str) -> float:
    """Read one of the numbers; 0 where the system does not tell it."""
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found.group(1)) if found is not None else 0.0


# All together


async def measure(demand: Demand, progress: Progress = _nobody) -> Result:
    """Measure a server once."""
    return await Load(demand, progress).run()


async def find_limit(
    demand: Demand, progress: Progress = _nobody, told: Callable[[Result], None] | None = None
) -> list[Result]:
    """Raise the load until the server does not keep up; the last result is the one where it broke."""
    results: list[Result] = []
    games = demand.games
    while True:
        result = await measure(replace(demand, games=games), progress)
        results.append(result)
        if told is not None:
            told(result)
        if not result.good:
            return results
        games = max(games + 1, round(games * _STEP))
