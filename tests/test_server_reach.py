"""From where a server can be reached, what an invitation is worth, and what is said where nothing is."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import ifaddr
import pytest
import segno
from tests.serving import PATIENCE, Client, ServerHere, served_here
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from platin.server import reach as reach_module
from platin.server.app import STATIC
from platin.server.qr import qr_code, qr_lines
from platin.server.reach import Reach, addresses, reach_of
from platin.server.settings import Settings
from platin.text.language import LANGUAGES
from platin.text.messages.server import WORDS

KINGDOM = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    with served_here(tmp_path_factory.mktemp("reach")) as server:
        yield server


# Addresses


def adapters(*found: tuple[str, str]) -> list[ifaddr.Adapter]:
    return [ifaddr.Adapter(name, name, [ifaddr.IP(ip, 24, name)]) for name, ip in found]


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ([("lo", "127.0.0.1")], []),
        ([("lo", "127.0.0.1"), ("eth0", "169.254.7.7")], []),
        ([("docker0", "172.17.0.1"), ("wlan0", "192.168.1.5")], ["192.168.1.5", "172.17.0.1"]),
        ([("tun0", "192.168.9.9"), ("eth0", "10.1.2.3")], ["10.1.2.3", "192.168.9.9"]),
        (
            [("eth0", "203.0.114.9"), ("eth1", "172.20.1.1"), ("eth2", "10.0.0.2")],
            ["10.0.0.2", "172.20.1.1", "203.0.114.9"],
        ),
        ([], []),
    ],
)
def test_addresses_at_home_come_first(
    monkeypatch: pytest.MonkeyPatch, found: list[tuple[str, str]], expected: list[str]
) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters(*found))
    assert addresses() == expected


def test_finding_the_address_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a socket was opened, or a name looked up")

    for name in ("socket", "getaddrinfo", "gethostbyname", "create_connection"):
        monkeypatch.setattr(socket, name, refuse)
    addresses()


@pytest.mark.parametrize(
    ("flags", "found", "expected"),
    [
        ({}, ["192.168.1.5"], Reach("machine")),
        ({"host": "127.0.0.2"}, ["192.168.1.5"], Reach("machine")),
        ({"host": "::1"}, ["192.168.1.5"], Reach("machine")),
        ({"host": "0.0.0.0"}, ["192.168.1.5"], Reach("network", ("http://192.168.1.5:99",))),
        ({"host": "0.0.0.0"}, [], Reach("offline")),
        ({"host": "192.168.1.7"}, [], Reach("network", ("http://192.168.1.7:99",))),
        ({"host": "fd00::2"}, [], Reach("network", ("http://[fd00::2]:99",))),
        ({"public_url": "https://example.org"}, [], Reach("network", ("https://example.org",))),
    ],
)
def test_who_can_come(
    monkeypatch: pytest.MonkeyPatch, flags: dict[str, str], found: list[str], expected: Reach
) -> None:
    monkeypatch.setattr(reach_module, "addresses", lambda: found)
    assert reach_of(Settings.read(flags, {}), 99) == expected


def test_a_server_says_who_can_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: ServerHere) -> None:
    assert server.get("/api/reach").json() == {"who": "machine", "address": ""}
    monkeypatch.setattr(reach_module, "addresses", lambda: ["192.168.1.5"])
    with served_here(tmp_path, host="0.0.0.0") as open_to_all:
        port = open_to_all.url.rpartition(":")[2]
        expected = {"who": "network", "address": f"http://192.168.1.5:{port}"}
        assert open_to_all.get("/api/reach").json() == expected


def test_a_page_at_any_address_of_the_server_may_open_the_socket(server: ServerHere) -> None:
    port = int(server.url.rpartition(":")[2])
    for host in ("localhost", "127.0.0.1", "192.168.1.5"):
        page = f"{host}:{port}"
        there = socket.create_connection(("127.0.0.1", port))
        with connect(f"ws://{page}/socket", sock=there, origin=Origin(f"http://{page}")) as client:
            assert client.response is not None
    with (
        pytest.raises(InvalidStatus),
        connect(server.socket_url, origin=Origin("http://192.168.1.66")),
    ):
        pass


# QR codes


def test_a_code_shows_the_modules_of_the_link(server: ServerHere) -> None:
    link = "http://192.168.1.5:8765/t/a7Qm0fX2Vw9sKd3RtYbN1A#invite=5hNcX0eVw7yQs2LdTzRkUA"
    code = qr_code(link)
    matrix = segno.make(link, error="m", micro=False).matrix
    assert code["size"] == len(matrix) + 8
    dark = set()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", code["path"]):
        dark |= {(int(x) + n - 4, int(y) - 4) for n in range(int(width))}
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    assert server.post("/api/qr", {"link": link}).json() == code
    lines = qr_lines(link)
    assert {len(line) for line in lines} == {code["size"]}
    assert len(lines) == (code["size"] + 1) // 2
    assert set("".join(lines)) == set("█▀▄ ")


@pytest.mark.parametrize("link", ["", "javascript:alert(1)", "http://x/" + "y" * 300])
def test_only_links_become_codes(server: ServerHere, link: str) -> None:
    refused = server.post("/api/qr", {"link": link})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")


# The command


def said_by(*flags: str, lang: str, directory: Path) -> tuple[str, int]:
    """Start the command with flags, and give what it says until it is asked to stop, and how it ends."""
    command = [sys.executable, "-m", "platin.cli.main", "serve", "--lang", lang, "--no-open", *flags]
    command += ["--database", f"sqlite:///{directory / 'games.db'}"]
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PLATIN_")}
    environ |= {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "encoding": "utf-8"}
    with subprocess.Popen(command, env=environ, **pipes) as process:
        assert process.stdout is not None
        said = ""
        stop = {"de": "Strg-C", "en": "Ctrl-C"}[lang]
        for line in process.stdout:
            said += line
            if stop in line:
                for url in re.findall(r"http://[\d.]+:\d+", said):
                    assert httpx.get(f"{url}/health", timeout=PATIENCE).status_code == 200
                process.send_signal(signal.SIGTERM)
        return said, process.wait(PATIENCE)


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the client has not been built")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_local_network_is_let_in(tmp_path: Path, lang: str) -> None:
    words = WORDS.of(lang)
    said, code = said_by("--lan", "--port", "0", lang=lang, directory=tmp_path)
    assert code == 0
    own = addresses()
    if not own:
        assert words["serve.offline"] in said
        return
    port = re.findall(r"localhost:(\d+)", said)[0]
    urls = [f"http://{address}:{port}" for address in own]
    assert words["serve.network"].format(urls=", ".join(urls)) in said
    assert "\n".join(qr_lines(urls[0])) in said


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the client has not been built")
def test_a_server_for_this_machine_says_so(tmp_path: Path) -> None:
    said, _ = said_by("--port", "0", lang="en", directory=tmp_path)
    assert WORDS.of("en")["serve.machine"] in said
    said, code = said_by("--lan", "--host", "127.0.0.1", lang="de", directory=tmp_path)
    assert code != 0
    assert WORDS.of("de")["serve.error.lan"] in " ".join(said.split())


# Invitations


def invitation(server: ServerHere, game: str, invite: str) -> dict[str, Any]:
    answer: dict[str, Any] = server.post(f"/api/tables/{game}/invitation", {"invite": invite}).json()
    return answer


def worth(server: ServerHere, game: str, invite: str) -> dict[str, Any]:
    """Give what an invitation tells, without what is agreed at the table."""
    found = invitation(server, game, invite)
    assert "score" in found.pop("manners")
    return found


def test_what_an_invitation_is_worth(server: ServerHere) -> None:
    made = server.make("me", "friend", "friend", kingdom=KINGDOM)
    game = made["game"]
    secret, first, second = made["seats"][0]["secret"], made["seats"][1]["invite"], made["seats"][2]["invite"]
    assert worth(server, game, first) == {"state": "open", "seat": 1, "name": "friend1", "over": False}
    server.post(f"/api/tables/{game}/claim", {"invite": first, "name": "Ann"})
    assert worth(server, game, first) == {"state": "taken", "seat": 1, "name": "Ann", "over": False}
    assert invitation(server, game, second)["state"] == "open"
    assert worth(server, game, "nonsense") == {"state": "void", "seat": -1, "name": "", "over": False}
    refused = server.post(f"/api/tables/{game}/claim", {"invite": first, "name": "Eve"})
    assert refused.json()["code"] == "wrong_invite"
    match = server.app.state.server.hall.tables[game].match
    match.hand_over(2, "general")
    assert invitation(server, game, second)["state"] == "bot"
    assert server.post("/api/tables/nonsense/invitation", {"invite": first}).status_code == 404
    with Client(server, game, secret) as client:
        assert client.receive()["view"]["seat"] == 0


# Where nothing is


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the client has not been built")
def test_nothing_is_said_with_a_page(server: ServerHere) -> None:
    page = server.get("/")
    for path in ("/nothing", "/t", "/t/no-such-game", "/g/no-such-game", "/t/a/b", "/assets/none.js", "/t/%00"):
        found = server.get(path)
        assert found.status_code == 404, path
        assert found.headers["content-type"].startswith("text/html")
        assert found.text == page.text
        assert "content-security-policy" in found.headers
    game = server.make("me", "bot", kingdom=KINGDOM)["game"]
    for path in ("/", f"/t/{game}", f"/g/{game}"):
        assert server.get(path).status_code == 200


def test_without_the_client_nothing_is_said_in_both_languages(
    server: ServerHere, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platin.server.app.STATIC", tmp_path)
    found = server.get("/nothing")
    assert found.status_code == 404
    assert "Unter dieser Adresse" in found.text
    assert "nothing at this address" in found.text


# Names


@pytest.mark.parametrize(("lang", "said"), [("de", "höchstens 24 Zeichen"), ("en", "at most 24 characters")])
def test_a_name_that_is_too_long_is_refused_with_the_limit(server: ServerHere, lang: str, said: str) -> None:
    seats = [{"kind": "me", "name": "x" * 300}, {"kind": "bot"}]
    refused = server.post("/api/tables", {"seats": seats, "lang": lang}, headers={"Accept-Language": lang})
    assert refused.status_code == 400
    assert said in refused.json()["message"]
    made = server.make("me", "friend", kingdom=KINGDOM)
    claim = {"invite": made["seats"][1]["invite"], "name": "x" * 25}
    refused = server.post(f"/api/tables/{made['game']}/claim", claim, headers={"Accept-Language": lang})
    assert said in refused.json()["message"]
    claim["name"] = "ß" * 24
    assert server.post(f"/api/tables/{made['game']}/claim", claim).status_code == 200


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_is_wrong_with_a_long_list_of_cards_is_said_in_short(server: ServerHere, lang: str) -> None:
    for kingdom in ("x" * 2000, "x " * 999, "Moat, " + "y" * 1900):
        refused = server.post("/api/kingdoms/check", {"kingdom": kingdom, "lang": lang})
        assert refused.status_code == 400
        assert len(refused.json()["message"]) < 300
