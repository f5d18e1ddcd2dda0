"""The documented protocol: its examples are what the server takes and sends, and the example client plays a game."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any, get_args

import pytest
import uvicorn
from pydantic import BaseModel, TypeAdapter

from platin.server import wire
from platin.server.app import create_app
from platin.server.settings import Settings
from platin.text.messages.browser_general import ERRORS

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text()
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)

CLIENT_MESSAGES = get_args(get_args(wire.ClientMessage)[0])
SERVER_MESSAGES = get_args(wire.ServerMessage)
# Codes that have no words of their own: the kingdom says itself what is wrong with it.
TOLD_ELSEWHERE = {"kingdom"}


# The document


@pytest.mark.parametrize(("shape", "text"), EXAMPLES, ids=[shape for shape, _ in EXAMPLES])
def test_examples_are_of_their_shapes(shape: str, text: str) -> None:
    defined: Any = getattr(wire, shape)
    read = TypeAdapter(defined).validate_json(text, strict=True)
    # All fields are shown.
    if isinstance(read, BaseModel):
        assert read.model_fields_set == set(type(read).model_fields)
    else:
        assert set(read) >= defined.__required_keys__


def test_every_message_has_an_example() -> None:
    shown = {shape for shape, _ in EXAMPLES}
    assert {shape.__name__ for shape in (*CLIENT_MESSAGES, *SERVER_MESSAGES)} <= shown
    assert {"NewTable", "Claim", "Draw", "Check", "GoOn", "Rematch", "HttpError"} <= shown


def test_every_code_is_explained() -> None:
    section = PAGE.partition("## Errors")[2].partition("\n## ")[0]
    explained = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert set(explained) == {key.partition(".")[0] for key in ERRORS.of("en")} | TOLD_ELSEWHERE
    assert len(explained) == len(set(explained))


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / target).is_file(), target


# The client


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server of its own, and its address. It need not have pages."""
    settings = Settings.read({"database": f"sqlite:///{tmp_path / 'games.db'}"}, {})
    running = uvicorn.Server(uvicorn.Config(create_app(settings), log_config=None, ws="websockets-sansio"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = Thread(target=running.run, kwargs={"sockets": [listening]})
        thread.start()
        # Whoever comes before it is ready waits in the queue of the socket.
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        running.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


def test_the_example_client_plays_a_game(server: str) -> None:
    script = ROOT / "docs" / "examples" / "client.py"
    command = [sys.executable, str(script), server]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout)
    # Short enough to be read first.
    lines = [line for line in script.read_text().splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= 40
