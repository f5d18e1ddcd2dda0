"""Running the server: its settings, what it logs (never a secret), and its metrics."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import logging
from collections.abc import Iterator
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import ValidationError

from platin.server import logs
from platin.server.metrics import Metrics
from platin.server.seating import hashed, new_secret
from platin.server.settings import Settings, SettingsError, flag, variable
from platin.server.store import Store, StoredGame
from platin.server.wire import CLIENT_MESSAGE
from platin.text.messages.server import WORDS

# Settings


def test_settings_without_any() -> None:
    settings = Settings.read({}, {"XDG_DATA_HOME": "/data"})
    assert (settings.host, settings.port) == ("127.0.0.1", 8765)
    assert settings.most_message_bytes == 16_384
    assert settings.database.startswith("sqlite:///")
    assert settings.database.endswith("games.db")


def test_flags_come_before_the_environment_and_that_before_defaults() -> None:
    environ = {"PLATIN_PORT": "1000", "PLATIN_HOST": "0.0.0.0", "PLATIN_IDLE_SECONDS": " 2.5 ", "PLATIN_WORKERS": ""}
    settings = Settings.read({"port": 2000, "host": None}, environ)
    assert (settings.port, settings.host, settings.idle_seconds, settings.workers) == (2000, "0.0.0.0", 2.5, 2)


def test_every_setting_can_be_given_both_ways() -> None:
    values = {
        "host": "::1",
        "database": "postgresql://me:hush@db/platin",
        "public_url": "https://example.org/",
        "trusted_proxies": "*",
        "log_level": "DEBUG",
        "log_format": "json",
        "workers": "3",
        "lobby": "forbidden",
        "chat": "forbidden",
        "analyse_seconds": "70",
        "learn_seconds": "70",
    }
    for setting in fields(Settings):
        value = values.get(setting.name, "7000")
        by_flag = Settings.read({setting.name: value}, {})
        by_variable = Settings.read({}, {variable(setting.name): value})
        assert by_flag == by_variable != Settings.read({}, {}), setting.name
        assert f"serve.{setting.name}" in WORDS.of("en")


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("port", "http", "settings.whole_number"),
        ("port", "70000", "settings.whole_number"),
        ("port", "-1", "settings.whole_number"),
        ("workers", "0", "settings.whole_number"),
        ("workers", "1.5", "settings.whole_number"),
        ("idle_seconds", "nan", "settings.number"),
        ("idle_seconds", "inf", "settings.number"),
        ("messages_per_second", "many", "settings.number"),
        ("log_level", "loud", "settings.choice"),
        ("log_format", "xml", "settings.choice"),
        ("public_url", "example.org", "settings.public_url"),
        ("public_url", "ftp://example.org", "settings.public_url"),
        ("public_url", "https://example.org/table?x=1", "settings.public_url"),
        ("public_url", "https://example.org:port", "settings.public_url"),
        ("public_url", "https://me:hush@example.org", "settings.public_url"),
        ("database", "games.db", "settings.database.form"),
        ("database", "mysql://me:hush@db/platin", "settings.database.kind"),
        ("database", "sqlite://", "settings.database.file"),
    ],
)
def test_a_bad_setting_is_named(name: str, value: str, key: str) -> None:
    for overrides, environ, where in (
        ({name: value}, {}, flag(name)),
        ({}, {variable(name): value}, variable(name)),
    ):
        with pytest.raises(SettingsError) as caught:
            Settings.read(overrides, environ)
        assert caught.value.key == key
        assert where in str(caught.value)
        assert str(caught.value) == caught.value.tell("en") != caught.value.tell("de")
        if name == "database":
            assert "hush" not in str(caught.value)


def test_an_unknown_flag_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="prot"):
        Settings.read({"prot": 1}, {})


def test_the_password_of_the_database_is_not_shown() -> None:
    settings = Settings.read({"database": "postgresql://me:hush@db/platin"}, {})
    assert settings.database == "postgresql+psycopg://me:hush@db/platin"
    assert settings.shown_database == "postgresql://me:***@db/platin"
    assert "hush" not in repr(settings)
    assert Settings.read({"database": "sqlite:////data/games.db"}, {}).shown_database == "/data/games.db"


# Logs


@pytest.fixture
def log_lines() -> Iterator[io.StringIO]:
    """Everything that is logged during the test, as JSON lines."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up("info", "json", stream)
    yield stream
    logging.captureWarnings(False)
    root.handlers[:], root.level = handlers, level
    root.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object_with_its_fields(log_lines: io.StringIO) -> None:
    logging.getLogger("platin.test").warning("table opened", extra={"game": "abc", "seats": [1, 2], "ms": 1.5})
    logging.getLogger("platin.test").debug("not this")
    (line,) = lines(log_lines)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "warning",
        "logger": "platin.test",
        "message": "table opened",
        "game": "abc",
        "seats": [1, 2],
        "ms": 1.5,
    }


def test_fields_are_bound_to_a_task_and_to_nothing_else(log_lines: io.StringIO) -> None:
    log = logging.getLogger("platin.test")

    async def connection(name: str) -> None:
        with logs.bound(connection=name):
            await asyncio.sleep(0)
            with logs.bound(request=1):
                log.info("inner %s", name)
            await asyncio.sleep(0)
            log.info("outer %s", name)

    async def both() -> None:
        await asyncio.gather(connection("a"), connection("b"))
        log.info("neither")

    asyncio.run(both())
    for line in lines(log_lines):
        words = line["message"].split()
        assert line.get("connection") == (words[1] if len(words) == 2 else None)
        assert ("request" in line) == (words[0] == "inner")


@pytest.mark.parametrize("style", ["json", "plain"])
def test_no_secret_comes_through(log_lines: io.StringIO, style: str) -> None:
    stream = io.StringIO()
    logs.set_up("info", style, stream)
    log = logging.getLogger("platin.test")
    for _ in range(200):
        secret = new_secret()
        log.info("in the text %s", secret)
        log.info(f"GET /t/abc#invite={secret} HTTP/1.1")
        log.info('{"type":"hello","secret":"%s"}', secret)
        log.info("a field", extra={"secret": secret, "seat_secret": secret, "invite": secret})
        log.info("deep", extra={"message_in": {"type": "answer", "secret": secret, "x": [secret]}})
        log.info("a hash %s", hashed(secret))
        log.info("a list", extra={"seats": [hashed(secret)]})
        with logs.bound(token=secret):
            log.info("bound")
        try:
            raise ValueError(f"wrong secret: {secret!r}")
        except ValueError:
            log.exception("with the error")
        written = stream.getvalue()
        assert secret not in written
        assert hashlib.sha256(secret.encode()).hexdigest() not in written
        stream.truncate(0)
        stream.seek(0)


@pytest.mark.parametrize(
    "text",
    [
        "cannot connect to postgresql+psycopg://platin:hush@db.example.org/platin",
        "Authorization: Bearer hush",
        "Cookie: hush",
        "secret=hush&seat=1",
        "{'secret': 'hush', 'game': 'abc'}",
        '{"secret": "hu\\"sh hush", "game": "abc"}',
        "password=hush",
    ],
)
def test_secrets_that_look_like_nothing_are_known_by_what_stands_before_them(text: str) -> None:
    assert "hush" not in logs.without_secrets(text)
    assert logs.HIDDEN in logs.without_secrets(text)


def test_refused_messages_do_not_tell_what_was_in_them() -> None:
    for message in (
        {"type": "hello", "game": "g", "secret": "hush" * 20, "lang": "en"},
        {"type": "hello", "game": "g", "secret": ["hush"], "lang": "en"},
        {"type": "hello", "game": "g", "secrets": "hush", "lang": "en"},
    ):
        with pytest.raises(ValidationError) as caught:
            CLIENT_MESSAGE.validate_python(message)
        assert "hush" in str(caught.value)
        assert "hush" not in logs.without_secrets(str(caught.value))


def test_ordinary_texts_are_left_as_they_are() -> None:
    for text in (
        "code wrong_secret told to the client",
        "File /usr/lib/python3.11/asyncio/base_events.py, line 650, in run_until_complete",
        "sqlalchemy.exc.OperationalError: (sqlite3.OperationalError) database is locked",
        "127.0.0.1:54321 - GET /api/words/de HTTP/1.1 200",
        "http://127.0.0.1:8765/",
    ):
        assert logs.without_secrets(text) == text


def test_a_client_cannot_forge_a_line(log_lines: io.StringIO) -> None:
    for style in ("json", "plain"):
        stream = io.StringIO()
        logs.set_up("info", style, stream)
        logging.getLogger("platin.test").info("name %s", "x\n00:00:00 error forged\x1b[31m\ud800", extra={"n": "a\nb"})
        written = stream.getvalue()
        assert written.count("\n") == 1
        assert "\x1b" not in written
        written.encode()


def test_ids_are_short_and_differ() -> None:
    made = {logs.new_id() for _ in range(100)}
    assert len(made) > 95
    assert all(logs.without_secrets(name) == name for name in made)


# Metrics


def test_metrics_are_in_the_usual_format() -> None:
    metrics = Metrics()
    metrics.answers.inc()
    metrics.errors.labels("stale").inc(2)
    metrics.answer_seconds.observe(0.02)
    metrics.connections.set(3)
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }
    assert found[("platin_answers_total",)] == 1
    assert found[("platin_errors_total", "stale")] == 2
    assert found[("platin_connections",)] == 3
    assert found[("platin_answer_seconds_count",)] == 1
    assert found[("platin_answer_seconds_bucket", "0.01")] == 0
    assert found[("platin_answer_seconds_bucket", "0.025")] == 1
    assert ("process_resident_memory_bytes",) in found
    assert metrics.content_type.startswith("text/plain")


def test_two_servers_in_a_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.answers.inc()
    assert b"platin_answers_total 1.0" in first.text()
    assert b"platin_answers_total 0.0" in second.text()


def test_the_store_counts_its_transactions(tmp_path: Path) -> None:
    metrics = Metrics()

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}", metrics.committed)
        await store.open()
        for n in range(3):
            await store.add_game(_game(f"g{n}"))
        await store.close()

    asyncio.run(run())
    text = metrics.text()
    assert b"platin_store_commit_seconds_count 3.0" in text
    assert b"platin_store_commit_writes_sum 3.0" in text
    assert b"platin_store_failures_total 0.0" in text


def _game(name: str) -> StoredGame:
    return StoredGame(id=name, made=datetime.now(UTC), format=1, title="", kingdom="", start="{}", seats="[]")
