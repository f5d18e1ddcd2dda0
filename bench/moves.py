"""How long a Master at a table of the server takes for a move: whole games over the socket, against a simple client.

`PYTHONPATH=build/compiled:. python -m bench.moves [GAMES] [KINGDOM ...]`: each answer of the Master is timed where the
server asks for it, in the thread that is beside its event loop; meanwhile somebody else asks the server for its health.
"""

from __future__ import annotations

import logging
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from tests.serving import Client, ServerHere, served_here

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.mind.compiled import is_compiled
from platin.mind.master import Master
from platin.server.load import percentile

KINGDOMS = ("First Game", "Grand Scheme", "random")
EVERY = 0.05


def main() -> None:
    """Play, and print the distribution of the seconds."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    kingdoms = sys.argv[2:] or KINGDOMS
    moves = _timed()
    logging.disable(logging.WARNING)
    print("compiled" if is_compiled() else "interpreted")
    with tempfile.TemporaryDirectory() as folder, served_here(Path(folder)) as server:
        over = threading.Event()
        waited: list[float] = []
        neighbour = threading.Thread(target=_ask_for_health, args=(server, over, waited))
        neighbour.start()
        for kingdom in kingdoms:
            moves.clear()
            waited.clear()
            turns: list[float] = []
            for _ in range(games):
                _play(server, kingdom, turns)
            for what, seconds in (("move", moves), ("turn", turns), ("health", waited)):
                print(f"{kingdom}: {what} {_distribution(seconds)}", flush=True)
        over.set()
        neighbour.join()


def _timed() -> list[float]:
    """Have every answer of a Master timed from now on."""
    found: list[float] = []
    answers: Callable[[Master, Game, Decision], list[int]] = Master.__call__

    def timed(self: Master, game: Game, decision: Decision) -> list[int]:
        began = time.perf_counter()
        answer = answers(self, game, decision)
        found.append(time.perf_counter() - began)
        return answer

    Master.__call__ = timed  # type: ignore[method-assign]
    return found


def _play(server: ServerHere, kingdom: str, turns: list[float]) -> None:
    """Play a game to its end, and note how long each wait for one's next turn was."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "master"}]
    made = server.post("/api/tables", {"seats": seats, "lang": "en", "shuffle_seats": False, "kingdom": kingdom}).json()
    with Client(server, made["game"], made["seats"][0]["secret"]) as client:
        while not client.table or not client.asked:
            client.receive()
        while not client.view["over"]:
            number = client.view["turn"]["number"]
            began = time.perf_counter()
            client.answer()
            while not client.asked and not client.view["over"]:
                client.receive()
            if client.view["turn"]["number"] > number:
                turns.append(time.perf_counter() - began)


def _ask_for_health(server: ServerHere, over: threading.Event, waited: list[float]) -> None:
    while not over.is_set():
        began = time.perf_counter()
        connection = HTTPConnection(urlsplit(server.url).netloc)
        connection.request("GET", "/health")
        connection.getresponse().read()
        connection.close()
        waited.append(time.perf_counter() - began)
        time.sleep(EVERY)


def _distribution(seconds: list[float]) -> str:
    parts = [median(seconds), percentile(seconds, 0.95), percentile(seconds, 0.99), max(seconds)]
    shown = " / ".join([f"{1000 * one:.0f}" for one in parts])
    return f"{len(seconds)} times, median / 95% / 99% / most: {shown} ms"


if __name__ == "__main__":
    main()
