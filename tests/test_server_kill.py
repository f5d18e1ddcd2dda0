"""The server is killed at random moments while people play: nothing accepted is lost, nothing is doubled.

An answer is accepted when somebody is shown the next question. After each kill the server is started again on the same
database, clients come back by themselves, and in the end all games are over and their records are what was played.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.postgres import postgres, postgres_server  # noqa: F401  (fixtures)
from tests.serving import Client, Server, random_picks, served, simple_picks
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from platin.session import Session

TABLES = (("me", "bot"), ("me", "me"), ("me", "me", "bot"), ("bot", "me"), ("me", "me"))
PATIENCE = 300.0
# Answers that are picked at random, before the game is brought to its end.
RANDOM_ANSWERS = 60
FLOOD = 400


@dataclass
class Told:
    """What the clients of a game have seen and said."""

    game: str
    # The newest question that anybody has been shown.
    newest: int = 0
    # What was sent as an answer to each question, in order: by which seat, and its picks.
    sent: dict[int, list[tuple[int, list[int]]]] = field(default_factory=dict)
    # What each seat was shown at a question.
    views: dict[tuple[int, int], str] = field(default_factory=dict)
    seen_again: int = 0
    lost: list[str] = field(default_factory=list)


class Play:
    """Some games, their clients, and the server that is killed under them."""

    def __init__(self, server: Server, kills: int, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.kills_left = kills
        self.killed_after = 0
        self.accepted = 0
        self.next_kill = 25
        self.up = asyncio.Event()
        self.up.set()
        self.told: list[Told] = []
        self.reconnected = 0

    async def run(self) -> None:
        clients = []
        for kinds in TABLES:
            made = self.server.make(*kinds)
            told = Told(made["game"])
            self.told.append(told)
            people = [key for key in made["seats"] if "secret" in key]
            clients += [self._client(told, key["seat"], key["secret"], n) for n, key in enumerate(people)]
        await asyncio.wait_for(asyncio.gather(*clients), PATIENCE)

    async def _client(self, told: Told, seat: int, secret: str, n: int) -> None:
        """Play a seat to the end of the game, over as many connections as it takes."""
        rng = Random(f"{told.game} {seat}")
        while True:
            await self.up.wait()
            try:
                async with connect(self.server.socket_url, max_size=None, compression=None, open_timeout=5) as socket:
                    me = {"game": told.game, "secret": secret}
                    await socket.send(json.dumps({"type": "hello", "lang": "en", **me}))
                    first = True
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] != "table":
                            assert message["code"] == "stale", message
                            continue
                        self._see(told, seat, message, first)
                        first = False
                        if message["view"]["over"]:
                            return
                        await self._maybe_answer(socket, told, seat, me, message, rng, n)
            except (WebSocketException, OSError):
                self.reconnected += 1
                await asyncio.sleep(0.02)

    def _see(self, told: Told, seat: int, message: dict[str, Any], first: bool) -> None:
        question = message["question"]
        if first and question < told.newest:
            told.lost.append(f"question {told.newest} was shown, and now it is {question}")
        if question > told.newest:
            told.newest = question
            self.accepted += 1
        shown = json.dumps([message["view"], message["undo"], message["auto"]])
        before = told.views.setdefault((seat, question), shown)
        if first and before is not shown:
            told.seen_again += 1
        if before != shown:
            told.lost.append(f"question {question} is not what it was for {seat}")

    async def _maybe_answer(
        self, socket: Any, told: Told, seat: int, me: dict[str, str], message: dict[str, Any], rng: Random, n: int
    ) -> None:
        asked = message["view"]["question"]
        number = message["question"]
        if asked is None or number < told.newest:
            return
        picks = random_picks(asked, rng) if number < RANDOM_ANSWERS else simple_picks(asked)
        told.sent.setdefault(number, []).append((seat, picks))
        if n == 1:
            await asyncio.sleep(rng.random() * 0.01)
        answer = json.dumps({"type": "answer", "question": number, "picks": picks, **me})
        await socket.send(answer)
        if rng.random() < 0.2:
            # Impatient people click twice.
            await socket.send(answer)
        if self.kills_left and self.accepted >= self.next_kill:
            await self._kill()

    async def _kill(self) -> None:
        self.kills_left -= 1
        self.next_kill = self.accepted + self.rng.randint(15, 60)
        self.up.clear()
        await asyncio.sleep(self.rng.random() * 0.03)
        self.server.process.kill()
        await asyncio.to_thread(self.server.restart)
        self.up.set()


def check_record(server: Server, told: Told) -> None:
    """A finished game's record replays to its result, and its answers are those that were sent, each once."""
    record = server.get(f"/api/tables/{told.game}/record").json()
    final = Session.load(record)
    assert final.over
    summary = server.get(f"/api/tables/{told.game}/summary/en").json()
    assert [player["points"] for player in summary["players"]] == list(final.view(-1).points)
    # Without anything taken back each answer of a person moved the number on by one.
    assert len(final.outside) == told.newest
    again = Session.replay(final.start, [])
    questions = {at: number for number, at in enumerate(final.outside)}
    for at, answer in enumerate(final.answers):
        number = questions.get(at)
        if number is not None:
            assert again.decision is not None
            codes = [option.code for option in again.options()]
            sent = [
                (seat, [codes[pick] for pick in picks])
                for seat, picks in told.sent[number]
                if seat == again.decision.by
            ]
            assert (again.decision.by, answer) in sent, f"question {number}"
        again.submit(answer)
    assert again.over
    assert again.view(-1).points == final.view(-1).points


def play_and_kill(server: Server, kills: int, seed: int) -> None:
    play = Play(server, kills, seed)
    asyncio.run(play.run())
    assert play.kills_left == 0
    assert play.reconnected >= kills
    assert [told.lost for told in play.told] == [[]] * len(TABLES)
    assert sum(told.seen_again for told in play.told) >= kills, "the same questions were shown again"
    for told in play.told:
        check_record(server, told)
    logged = [line for line in server.log_lines() if line["level"] in ("error", "critical")]
    assert logged == []


def test_killed_with_sqlite(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        play_and_kill(server, 4, 1)


def test_killed_with_postgresql(tmp_path: Path, postgres: str) -> None:  # noqa: F811
    with served(tmp_path, postgres) as server:
        play_and_kill(server, 3, 2)


def test_a_kill_in_the_middle_of_many_answers_at_once(tmp_path: Path) -> None:
    """Everything is sent at once: what a table answered is there afterwards, and so is what was told over HTTP."""
    with served(tmp_path) as server:
        made = server.make("me", "bot", kingdom=PEACEFUL)
        waiting = server.make("me", "friend")
        full = server.make("me", "friend")
        claim = {"invite": full["seats"][1]["invite"], "name": "Ann"}
        claimed = server.post(f"/api/tables/{full['game']}/claim", claim).json()
        me = {"game": made["game"], "secret": made["seats"][0]["secret"]}
        newest = asyncio.run(flood(server, me))
        assert newest >= 5
        server.restart()
        with Client(server, **me) as client:
            assert newest <= client.receive()["question"] < FLOOD
        for table, secret in ((waiting, waiting["seats"][0]["secret"]), (full, claimed["secret"])):
            with Client(server, table["game"], secret) as client:
                seats = client.receive()["seats"]
                assert [seat["kind"] for seat in seats] == ["person", "open" if table is waiting else "person"]
        again = server.post(f"/api/tables/{full['game']}/claim", claim)
        assert again.json()["code"] == "wrong_invite"


# All ten are named, so that chance adds no Attack: nobody is ever asked for more than nothing.
PEACEFUL = "Village, Smithy, Market, Festival, Laboratory, Cellar, Chapel, Workshop, Gardens, Mine"


async def flood(server: Server, me: dict[str, str]) -> int:
    """Send many answers without waiting, and kill the server once some of them were accepted."""
    newest = 0
    async with asyncio.timeout(60), connect(server.socket_url, max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "lang": "en", **me}))
        for number in range(FLOOD):
            # Doing nothing is always possible in these turns.
            await socket.send(json.dumps({"type": "answer", "question": number, "picks": [], **me}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table":
                newest = max(newest, message["question"])
            if newest >= 5:
                server.process.kill()
                return newest
    return newest
