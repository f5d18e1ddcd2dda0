"""Play a game against a bot by simple choices: `python docs/examples/client.py [http://127.0.0.1:8765]`."""

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

WANTED = ["treasures", "colony", "province", "platinum", "gold", "silver"]


def choose(question: dict[str, Any]) -> list[int]:
    """Play all Treasures and buy the best of a few cards; elsewhere pick what comes first, as little as possible."""
    names = [option["name"] for option in question["options"]]
    found = [names.index(name) for name in WANTED if name in names and question["key"] == "turn.buy"]
    return found[:1] or list(range(question["low"]))


async def play(server: str) -> list[int]:
    """Make a table, play until the game is over, and give everybody's points, one's own first."""
    seats = [{"kind": "me", "name": "Example"}, {"kind": "bot", "bot": "general"}]
    new = json.dumps({"seats": seats, "lang": "en", "shuffle_seats": False}).encode()
    with urlopen(Request(f"{server}/api/tables", new, {"Content-Type": "application/json"})) as response:
        made = json.load(response)
    me = {"game": made["game"], "secret": made["seats"][0]["secret"]}
    answered = -1
    async with connect(server.replace("http", "ws", 1) + "/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "lang": "en", **me}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                raise SystemExit(message["message"])
            if message["type"] != "table":
                continue
            view, number = message["view"], message["question"]
            if view["over"]:
                return list(view["points"])
            if view["question"] is not None and number != answered:
                answered = number
                picks = choose(view["question"])
                await asyncio.sleep(0.05)  # the server takes twenty messages a second
                await socket.send(json.dumps({"type": "answer", "question": number, "picks": picks, **me}))
    raise SystemExit("the server ended the connection")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765")))
