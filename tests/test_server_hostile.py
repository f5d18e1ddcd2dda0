"""Fuzzed and hostile messages: no crash, no leak, no change.

One real server stands all of this; at the end it is as healthy as before, its games are untouched, and its log holds
neither a secret nor a traceback.
"""

from __future__ import annotations

import http.client
import json
import random
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.serving import Client, Server, served
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from platin.server.wire import CLIENT_MESSAGE, MOST_PICKS

MOST_BYTES = 16_384
CODES = {
    "bad_message",
    "hello_first",
    "no_such_game",
    "wrong_secret",
    "stale",
    "not_your_question",
    "illegal_answer",
    "no_such_request",
    "nothing_to_undo",
    "no_such_phrase",
    "no_chat",
    "no_hints",
    "no_such_seat",
    "not_now",
    "too_big",
}


class Target:
    """A server with two games of people: one that is attacked, one whose secrets are tried there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        kingdom = "Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Workshop, Bureaucrat"
        made = server.make("me", "me", "friend", kingdom=kingdom)
        other = server.make("me", "bot")
        self.game: str = made["game"]
        self.secrets = [key["secret"] for key in made["seats"][:2]]
        self.invite: str = made["seats"][2]["invite"]
        self.other_game: str = other["game"]
        self.other_secret: str = other["seats"][0]["secret"]
        with self.client(0) as first:
            first.receive()
            while first.asked:
                first.answer()
            # Whatever comes with the first player's secret from now on is not an answer to this.
            assert first.view["asked"] == 1
            self.question = first.question
        self.before = self.state()

    @property
    def hidden(self) -> list[str]:
        """What no answer to a stranger may contain."""
        return [*self.secrets, self.invite, self.other_secret]

    def client(self, seat: int) -> Client:
        return Client(self.server, self.game, self.secrets[seat] if seat >= 0 else None)

    def state(self) -> list[Any]:
        """Give what both players see of the game, besides who is there."""
        seen: list[Any] = []
        for seat in (0, 1):
            with self.client(seat) as client:
                table = client.receive()
                seen.append([table[part] for part in ("game", "question", "view", "log", "undo", "request", "auto")])
                seen.append([(one["name"], one["kind"]) for one in table["seats"]])
        return seen


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """The server under attack. What must hold in the end is checked here."""
    with served(tmp_path_factory.mktemp("hostile"), most_message_bytes=MOST_BYTES) as server:
        found = Target(server)
        yield found
        assert found.state() == found.before, "nothing has changed"
        assert server.get("/health").json()["status"] == "ok"
        check_log(server, found)


def check_log(server: Server, target: Target) -> None:
    text = server.log.read_text()
    for secret in target.hidden:
        assert secret not in text
    bad = [line for line in server.log_lines() if line["level"] in ("error", "critical") or "Traceback" in str(line)]
    # The library itself reports text that is not UTF-8, before we get to see it.
    assert [line for line in bad if "Invalid UTF-8" not in line["message"]] == []


def check_errors(client: Client, target: Target) -> list[str]:
    """Check what a client was told: nothing but errors in words, without anything that is nobody's business."""
    codes = []
    for message in client.others:
        if message["type"] == "error":
            assert set(message) == {"type", "code", "message"}
            assert message["code"] in CODES
            assert 0 < len(message["message"]) < 400
            assert "{" not in message["message"]
            assert "Traceback" not in message["message"]
            codes.append(message["code"])
        else:
            assert message["type"] in ("pong", "said")
        for secret in target.hidden:
            assert secret not in json.dumps(message)
    return codes


# Messages over the socket


def envelope(target: Target, **fields: Any) -> dict[str, Any]:
    return {"game": target.game, "secret": target.secrets[0], **fields}


def hand_made(target: Target) -> list[Any]:
    """Give messages that no client of ours would send."""
    number = target.question
    answer = envelope(target, type="answer", question=number, picks=[])
    foreign = {**answer, "secret": target.other_secret}
    # The one who is asked.
    asked = {**answer, "secret": target.secrets[1]}
    return [
        "",
        " ",
        "null",
        "true",
        "0",
        "-1e999",
        "NaN",
        "Infinity",
        '"hello"',
        "[]",
        "{}",
        "{",
        "}",
        '{"type":',
        '{"type": "answer"',
        "\x00",
        "\ufeff{}",
        "hello",
        "[" * 5000,
        '{"a":' * 3000,
        "[" * 200 + "]" * 200,
        b"",
        b"\x00\x01\x02",
        b"\xff\xfe",
        b"{}",
        json.dumps(answer).encode("utf-16"),
        '{"type": "ping", "n": 1, "n": 2, "n": "x"}',
        '{"type": "ping", "n": NaN}',
        '{"type": "ping", "n": 1e400}',
        '{"type": "ping", "n": ' + "9" * 5000 + "}",
        '{"type": "ping", "n": "\\ud800"}',
        '{"type": "\\ud800", "n": 1}',
        {"type": "ping", "n": -1},
        {"type": "ping", "n": 2**31 + 1},
        {"type": "ping", "n": 2**63},
        {"type": "ping", "n": 1.5},
        {"type": "ping", "n": True},
        {"type": "ping", "n": "1"},
        {"type": "ping"},
        {"type": "ping", "n": 1, "more": 1},
        {"type": "no such type"},
        {"type": None},
        {"type": ["ping"], "n": 1},
        {"type": "__class__", "n": 1},
        {"type": "language", "lang": "fr"},
        {"type": "language", "lang": "../de"},
        {"type": "hello", "game": target.game, "lang": "en"},
        {"type": "hello", "game": target.other_game, "secret": target.other_secret, "lang": "en"},
        {"type": "hello", "game": "x" * 41, "lang": "en"},
        {**answer, "question": number - 1},
        {**answer, "question": number + 1},
        {**answer, "question": 2**70},
        {**answer, "question": -1},
        {**answer, "question": str(number)},
        {**answer, "question": float(number)},
        {**asked, "picks": [10_000]},
        {**asked, "picks": [0, 0]},
        {**asked, "picks": list(range(MOST_PICKS))},
        {**asked, "picks": [0], "always": True},
        {**answer, "picks": [10_000]},
        {**answer, "picks": [10_001]},
        {**answer, "picks": [-1]},
        {**answer, "picks": [0, 0]},
        {**answer, "picks": list(range(MOST_PICKS))},
        {**answer, "picks": list(range(MOST_PICKS + 1))},
        {**answer, "picks": [[0]]},
        {**answer, "picks": {"0": 0}},
        {**answer, "picks": "0"},
        {**answer, "picks": None},
        {**answer, "picks": [0.0]},
        {**answer, "picks": [True]},
        {**answer, "always": "yes"},
        {**answer, "always": 1},
        {**answer, "seat": 0},
        {**answer, "game": target.other_game},
        {**answer, "game": "nonsense"},
        {**answer, "game": "../../etc/passwd"},
        {**answer, "game": "'; DROP TABLE games; --"},
        {**answer, "secret": "nonsense"},
        {**answer, "secret": ""},
        {**answer, "secret": None},
        {**answer, "secret": target.invite},
        {**answer, "secret": "\u202e" * 30},
        foreign,
        {**foreign, "game": target.other_game},
        envelope(target, type="undo", question=number + 5),
        {**envelope(target, type="undo", question=number), "secret": target.other_secret},
        envelope(target, type="consent", request=0, agree=True),
        envelope(target, type="consent", request=10**12, agree=True),
        envelope(target, type="consent", request=1, agree="yes"),
        envelope(target, type="say", phrase="a phrase of my own"),
        envelope(target, type="say", phrase="<script>alert(1)</script>"),
        envelope(target, type="say", phrase="x" * 41),
        envelope(target, type="hand_over", seat=1),
        envelope(target, type="hand_over", seat=2),
        envelope(target, type="hand_over", seat=5),
        envelope(target, type="hand_over", seat=6),
        envelope(target, type="hand_over", seat=-1),
        envelope(target, type="hint", question=number + 5),
        envelope(target, type="hint", question="now"),
        envelope(target, type="chat", text="nobody agreed on this"),
        envelope(target, type="chat", text="x" * 301),
        envelope(target, type="resign", seat=1),
        {**envelope(target, type="resign"), "secret": "guess"},
        envelope(target, type="listing", public="yes"),
        envelope(target, type="auto", auto={}),
        envelope(target, type="auto", auto={"treasures": 1, "end_turn": 0, "order": 0, "always": {}}),
        envelope(
            target,
            type="auto",
            auto={"treasures": True, "end_turn": True, "order": True, "always": {str(n): "x" for n in range(61)}},
        ),
        envelope(
            target,
            type="auto",
            auto={"treasures": True, "end_turn": True, "order": True, "always": {"k" * 61: "x"}},
        ),
        "x" * (MOST_BYTES + 1),
        "ü" * MOST_BYTES,
        json.dumps({**answer, "more": "x" * MOST_BYTES}),
        b"x" * (3 * MOST_BYTES),
    ]


def test_hand_made_messages_are_refused_one_by_one(target: Target) -> None:
    with target.client(0) as client:
        client.receive()
        for message in hand_made(target):
            told = len(client.others)
            client.send(message)
            refused = client.until("error")
            assert len(client.others) == told + 1
            assert refused["code"] in CODES, message
        codes = check_errors(client, target)
        assert set(codes) >= CODES - {"hello_first", "nothing_to_undo"}
        client.sync()


def test_everything_is_refused_before_hello(target: Target) -> None:
    with connect(target.server.socket_url) as raw:
        for message in hand_made(target):
            text = message if isinstance(message, str | bytes) else json.dumps(message)
            if isinstance(message, dict) and message.get("type") == "hello":
                continue
            raw.send(text)
            answer = json.loads(raw.recv(30))
            assert answer["type"] == "error"
            assert answer["code"] in ("bad_message", "hello_first", "too_big")


def test_a_spectator_can_only_look(target: Target) -> None:
    with target.client(-1) as spectator:
        table = spectator.receive()
        assert table["view"]["seat"] == -1
        assert table["view"]["question"] is None
        assert all(player["zones"]["hand"]["cards"] is None for player in table["view"]["players"])
        for kind, fields in (
            ("answer", {"question": target.question, "picks": []}),
            ("undo", {"question": target.question}),
            ("say", {"phrase": "thanks"}),
            ("hand_over", {"seat": 0}),
            ("hint", {"question": target.question}),
            ("chat", {"text": "Hello"}),
            ("resign", {}),
            ("listing", {"public": True}),
        ):
            spectator.tell(kind, game=target.game, secret="guess", **fields)
            assert spectator.refusal() == "wrong_secret"
        check_errors(spectator, target)


def test_words_of_errors_come_in_the_language_of_the_client(target: Target) -> None:
    told = {}
    for lang in ("de", "en"):
        with Client(target.server, target.game, target.secrets[0], lang) as client:
            client.receive()
            messages = []
            for message in hand_made(target):
                client.send(message)
                messages.append(client.until("error")["message"])
                if isinstance(message, dict) and message.get("type") == "hello":
                    client.tell("language", lang=lang)
            told[lang] = messages
    assert [english for german, english in zip(told["de"], told["en"], strict=True) if german == english] == []


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12), inner, max_size=5),
    max_leaves=15,
)
KINDS = [
    "hello",
    "answer",
    "undo",
    "consent",
    "auto",
    "say",
    "hand_over",
    "hint",
    "chat",
    "listing",
    "language",
    "ping",
    "",
]
FIELDS = ["game", "secret", "question", "picks", "always", "request", "agree", "auto", "phrase", "seat", "lang", "n"]


def test_made_up_messages_change_nothing(target: Target) -> None:
    values = st.one_of(
        plain,
        st.sampled_from([target.game, target.other_game, target.secrets[1], target.other_secret, target.invite]),
        st.sampled_from([target.question, target.question - 1, 0, 1, -1, 2**63]),
        st.lists(st.integers(-2, 12), max_size=6),
    )
    messages = st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS)}, optional=dict.fromkeys(FIELDS, values) | {"more": values}
    )
    with target.client(0) as client:
        client.receive()

        @settings(max_examples=250, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(st.one_of(messages, plain))
        def send(message: Any) -> None:
            # Not with the own secret: a message that fits by chance would be a move.
            client.send(json.dumps(message))
            client.sync()

        send()
        check_errors(client, target)
        # A language may have been chosen by chance; everything else is as it was.
        client.tell("language", lang="en")
        client.sync()


@settings(max_examples=300, deadline=None, database=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200), plain.map(json.dumps)))
def test_whatever_comes_is_a_message_or_a_refusal(data: bytes | str) -> None:
    from pydantic import ValidationError

    from platin.server.content import explain

    told: list[str] = []
    try:
        CLIENT_MESSAGE.validate_json(data)
    except ValidationError as error:
        told = [explain(error, lang) for lang in ("de", "en")]
    assert all(0 < len(text) < 400 for text in told)


def test_old_answers_again(target: Target) -> None:
    """A game of its own: each answer is sent again and again, by its player and by others, and counts once."""
    made = target.server.make("me", "me")
    keys = [key["secret"] for key in made["seats"]]
    with Client(target.server, made["game"], keys[0]) as one, Client(target.server, made["game"], keys[1]) as two:
        one.receive()
        two.receive()
        old: list[dict[str, Any]] = []
        for _ in range(12):
            turn, other = (one, two) if one.asked else (two, one)
            number = turn.question
            picks = list(range(turn.view["question"]["low"]))
            answer = {"type": "answer", "game": made["game"], "secret": turn.secret, "question": number, "picks": picks}
            old.append(answer)
            for _ in range(3):
                turn.send(answer)
            other.send({**answer, "secret": other.secret})
            for again in old[:-1]:
                other.send(again)
            one.until_question(number + 1)
            two.until_question(number + 1)
            one.sync()
            two.sync()
            assert one.question == two.question == number + 1
        refused = [message["code"] for message in (*one.others, *two.others) if message["type"] == "error"]
        assert set(refused) <= {"stale", "not_your_question"}
        assert len(refused) > 12


def test_large_frames_end_the_connection(target: Target) -> None:
    for data in ("x" * 1_000_000, b"\x00" * 1_000_000, "[" * 1_000_000):
        with target.client(0) as client:
            client.receive()
            try:
                client.send(data)
            except ConnectionClosed:
                continue
            assert client.closed() in (1009, 1006)


def test_text_that_is_not_utf8_ends_the_connection(target: Target) -> None:
    with target.client(0) as client:
        client.receive()
        client.socket.send(b"\xff\xfe\xfd", text=True)
        assert client.closed() in (1007, 1006)


def test_who_sends_too_often_is_told_and_then_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, messages_per_second=5, message_burst=10, tables_per_minute=3) as server:
        made = server.make("me", "bot")
        with Client(server, made["game"], made["seats"][0]["secret"]) as client:
            client.receive()
            for n in range(15):
                client.tell("ping", n=n)
            assert client.refusal() == "too_frequent"
            before = client.question
            time.sleep(0.5)
            client.sync()
            for _ in range(400):
                client.ask("answer", question=before, picks=[])
            assert client.closed() == 4429
        # The others do not notice.
        with Client(server, made["game"], made["seats"][0]["secret"]) as client:
            assert client.receive()["question"] <= before + 10
        answers = [server.post("/api/tables", {"seats": [{"kind": "bot"}] * 2, "lang": "de"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert answers[-1].json()["code"] == "too_frequent"
        assert server.get("/health").status_code == 200


def test_connections_without_hello(target: Target) -> None:
    """Hundreds of connections that say nothing, and some that say nonsense, are no trouble for who plays."""
    with ExitStack() as stack:
        silent = [
            stack.enter_context(socket.create_connection(("127.0.0.1", target.server.process.port))) for _ in range(150)
        ]
        for n, one in enumerate(silent):
            if n % 3 == 0:
                one.sendall(b"GET /socket HTTP/1.1\r\n")
            elif n % 3 == 1:
                one.sendall(_handshake(target))
        began = time.monotonic()
        with target.client(0) as client:
            client.receive()
            client.sync()
        assert time.monotonic() - began < 20
        assert target.server.get("/health").status_code == 200


def _handshake(target: Target) -> bytes:
    lines = [
        "GET /socket HTTP/1.1",
        f"Host: 127.0.0.1:{target.server.process.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def test_broken_frames(target: Target) -> None:
    """Frames that break the protocol: unmasked, reserved bits, bad lengths, continuations of nothing."""
    rng = random.Random(1)
    frames = [
        b"\x81\x05hello",
        b"\xf1\x80\x00\x00\x00\x00",
        b"\x80\x80\x00\x00\x00\x00",
        b"\x8b\x80\x00\x00\x00\x00",
        b"\x81\xff" + struct.pack(">Q", 2**63 - 1) + b"\x00" * 4,
        b"\x89\xfe\x01\x00" + b"\x00" * 260,
        b"\x01\x80\x00\x00\x00\x00\x01\x80\x00\x00\x00\x00",
        b"\x88\x81\x00\x00\x00\x00x",
        *[rng.randbytes(40) for _ in range(20)],
    ]
    for frame in frames:
        with socket.create_connection(("127.0.0.1", target.server.process.port), timeout=30) as raw:
            raw.sendall(_handshake(target))
            assert b"101" in raw.recv(4096)[:20]
            raw.sendall(frame)
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(4096):
                pass
    assert target.server.get("/health").status_code == 200


def test_a_client_that_never_reads_does_not_hold_up_the_others(target: Target) -> None:
    made = target.server.make("me", "me")
    keys = [key["secret"] for key in made["seats"]]
    with socket.create_connection(("127.0.0.1", target.server.process.port), timeout=10) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(_handshake(target))
        deaf.sendall(_frame(json.dumps({"type": "hello", "game": made["game"], "lang": "en"}).encode()))
        with Client(target.server, made["game"], keys[0]) as one, Client(target.server, made["game"], keys[1]) as two:
            one.receive()
            two.receive()
            began = time.monotonic()
            for _ in range(40):
                # Whatever is said has to be queued for the deaf one, until it is sent away.
                one.ask("say", phrase="thanks")
                turn = one if one.asked else two
                number = turn.question
                turn.answer(list(range(turn.view["question"]["low"])))
                one.until_question(number + 1)
                two.until_question(number + 1)
            assert time.monotonic() - began < 40


def _frame(data: bytes) -> bytes:
    """Make a frame as clients send it."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return b"\x81" + size + b"\x00\x00\x00\x00" + data


# Origins


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://evil.example:443",
        "null",
        "",
        "file://",
        "http://127.0.0.1",
        "http://[::1",
        "http://127.0.0.1:1@evil.example",
    ],
)
def test_other_pages_cannot_connect(target: Target, origin: str) -> None:
    headers = {"Origin": origin}
    with pytest.raises(InvalidStatus) as caught, connect(target.server.socket_url, additional_headers=headers):
        pass
    assert caught.value.response.status_code == 403


def test_our_own_page_can_connect(target: Target) -> None:
    with connect(target.server.socket_url, additional_headers={"Origin": target.server.url}) as raw:
        raw.send('{"type": "ping", "n": 5}')
        assert json.loads(raw.recv(30)) == {"type": "pong", "n": 5}


# HTTP


def raw_request(server: Server, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, str]:
    """Ask for a path as it is written, which clients would tidy up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.process.port, timeout=20)
    connection.putrequest(method, path, skip_host=False)
    for name, value in {"Content-Length": str(len(body)), **headers}.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders(body)
    answer = connection.getresponse()
    text = answer.read().decode(errors="replace")
    connection.close()
    return answer.status, text


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/%2e%2e/%2e%2e/app.py",
        "/assets/%2e%2e%5capp.py",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/\\..\\..\\app.py",
        "/.git/config",
        "/app.py",
        "/t/../../app.py",
        "/api/words/..%2f..%2fsecrets",
        "/api/words/fr",
        "/api/rulings/en/..%2f..%2fetc%2fpasswd",
        "/api/rulings/en/%00",
        "/api/rulings/en/" + "x" * 3000,
        "/api/nothing",
        "/api/tables",
        "/api/tables/nonsense/summary/en",
        "/api/tables/%00/summary/en",
        "/api/tables/%ff%fe/summary/en",
        "/api/tables/'%20OR%201=1/summary/en",
        "/api/tables/" + "x" * 3000 + "/record",
        "/api/tables/GAME/summary/en",
        "/api/tables/GAME/record",
        "/api/tables/GAME/step/en/0/0",
        "/api/tables/GAME/step/en/0/-2",
        "/api/tables/GAME/step/en/-1/0",
        "/api/tables/GAME/step/en/" + "9" * 5000 + "/0",
        "/api/tables/GAME/step/en/0/" + "9" * 5000,
        "/api/tables/GAME/scenario/en/0",
    ],
)
def test_paths_that_lead_nowhere(target: Target, path: str) -> None:
    status, text = raw_request(target.server, "GET", path.replace("GAME", target.game))
    assert status in (400, 404, 405, 409), text[:200]
    assert "root:" not in text
    assert "import " not in text
    for secret in target.hidden:
        assert secret not in text
    if path.startswith("/api/tables/GAME/"):
        assert json.loads(text)["code"] in ("not_over", "no_such_page", "no_such_point", "no_such_seat")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b""),
        ("/api/tables", b"null"),
        ("/api/tables", b"[]"),
        ("/api/tables", b"{"),
        ("/api/tables", b"\xff\xff"),
        ("/api/tables", b"[" * 10_000),
        ("/api/tables", b'{"seats": [], "lang": "en"}'),
        ("/api/tables", b'{"seats": [{"kind": "bot"}], "lang": "en"}'),
        ("/api/tables", json.dumps({"seats": [{"kind": "bot"}] * 7, "lang": "en"}).encode()),
        ("/api/tables", b'{"seats": [{"kind": "bot", "bot": "os.system"}, {"kind": "me"}], "lang": "en"}'),
        ("/api/tables", b'{"seats": [{"kind": "bot", "bot": "../../x"}, {"kind": "me"}], "lang": "en"}'),
        ("/api/tables", b'{"seats": [{"kind": "bot", "bot": "os:abort"}, {"kind": "me"}], "lang": "en"}'),
        ("/api/tables", b'{"seats": [{"kind": "me"}, {"kind": "me"}], "lang": "en", "kingdom": "no such card"}'),
        ("/api/tables", b'{"seats": [{"kind": "me"}, {"kind": "me"}], "lang": "en", "kingdom": "Copper, Copper"}'),
        ("/api/kingdoms/draw", b'{"lang": "en", "players": 7}'),
        ("/api/kingdoms/draw", b'{"lang": "en", "include": ["no such card"]}'),
        ("/api/kingdoms/draw", b'{"lang": "en", "wishes": "((((((("}'),
        ("/api/kingdoms/check", b'{"lang": "en", "kingdom": ""}'),
        ("/api/kingdoms/check", b'{"lang": "en", "kingdom": "\\u0000"}'),
        ("/api/tables/GAME/claim", b'{"invite": "nonsense", "name": "Eve"}'),
        ("/api/tables/GAME/claim", b'{"invite": "", "name": ""}'),
        ("/api/tables/nonsense/claim", b'{"invite": "nonsense", "name": "Eve"}'),
        ("/api/tables/GAME/rematch", b'{"secret": "nonsense"}'),
        ("/api/tables/nonsense/rematch", b'{"secret": "nonsense"}'),
        ("/api/tables/GAME/continue", b'{"at": 0, "seat": 0, "name": "Eve"}'),
        ("/api/tables/GAME/continue", b'{"at": -1, "seat": 0, "name": "Eve"}'),
    ],
)
def test_bodies_that_make_no_sense(target: Target, path: str, body: bytes) -> None:
    status, text = raw_request(target.server, "POST", path.replace("GAME", target.game), body)
    assert status in (400, 403, 404, 409), text[:300]
    error = json.loads(text)
    assert set(error) == {"code", "message"}
    assert len(error["message"]) < 2500
    for secret in target.hidden:
        assert secret not in text


def test_invitations_are_not_guessed(target: Target) -> None:
    for guess in (target.secrets[0], target.game, target.invite[:-1], target.invite + "A", target.invite.swapcase()):
        answer = target.server.post(f"/api/tables/{target.game}/claim", {"invite": guess, "name": "Eve"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "wrong_invite"
    answer = target.server.post(f"/api/tables/{target.other_game}/claim", {"invite": target.invite, "name": "Eve"})
    assert answer.json()["code"] == "wrong_invite"


def test_large_bodies_are_refused(target: Target) -> None:
    for path in ("/api/tables", "/api/kingdoms/draw", f"/api/tables/{target.game}/claim"):
        status, text = raw_request(target.server, "POST", path, b"x" * (MOST_BYTES + 1))
        assert status == 413
        assert json.loads(text)["code"] == "too_big"


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_other_methods(target: Target, method: str) -> None:
    for path in ("/", "/api/tables", "/health", f"/t/{target.game}"):
        status, _ = raw_request(target.server, method, path)
        assert status in (400, 404, 405)


def test_headers_that_keep_pages_safe(target: Target) -> None:
    for path in ("/", f"/t/{target.game}", "/api/words/en", "/health", "/nothing", "/api/nothing"):
        answer = target.server.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_names_are_shown_in_one_line(target: Target) -> None:
    seats = [{"kind": "me", "name": "A\n\x00\u202eB"}, {"kind": "bot"}]
    made = target.server.post("/api/tables", {"seats": seats, "lang": "en", "shuffle_seats": False}).json()
    with Client(target.server, made["game"], made["seats"][0]["secret"]) as client:
        assert client.receive()["seats"][0]["name"] == "A B"


def test_metrics_and_health_tell_nothing_about_anybody(target: Target) -> None:
    text = target.server.get("/metrics").text + target.server.get("/health").text
    for word in (*target.hidden, target.game, "me0", "copper", "province"):
        assert word not in text
