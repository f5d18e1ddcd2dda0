"""What the server writes about itself: one line an event, for programs as JSON, and never a secret in it.

Messages are fixed texts; what varies goes into fields: `log.info("table opened", extra={"game": game})`. Whatever is
bound to the task at work (`bound`) is in each of its lines. Secrets are kept out three times: fields by their names,
texts by what stands before a secret, and by what secrets and their hashes look like.
"""

import json
import logging
import logging.config
import re
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

HIDDEN: Final = "***"

_SECRET_NAME: Final = re.compile(r"secret|invit|token|passw|cookie|authorization|credential|api_?key", re.IGNORECASE)
# Names whose values are looked up in logs, though they look like secrets.
_OPEN_NAMES: Final = frozenset({"game", "connection", "request"})
_IN_TEXT: Final = (
    # secret=..., "invite": "...", Authorization: Bearer ...
    re.compile(
        r"(?P<before>\b\w*(?:secret|invite|invitation|token|password|cookie|authorization)\w*['\"]?\s*[=:]\s*"
        r"(?:bearer\s+|basic\s+)?)(?P<secret>'[^']*'|\"(?:[^\"\\]|\\.)*\"|[^\s,;&}\])]+)",
        re.IGNORECASE,
    ),
    # The password in the address of a database.
    re.compile(r"(?P<before>://[^\s/:@]*:)(?P<secret>[^\s/@]+)(?=@)"),
    # What pydantic shows of a message that it refuses.
    re.compile(r"(?P<before>\binput_value=)(?P<secret>.*?)(?=, input_type=|\]|$)", re.MULTILINE),
    # What seats are opened by (128 bits in base 64), and the hashes of it.
    re.compile(r"(?P<before>(?<![A-Za-z0-9_-]))(?P<secret>[A-Za-z0-9_-]{21}[AQgw])(?![A-Za-z0-9_-])"),
    re.compile(r"(?P<before>(?<![A-Za-z0-9]))(?P<secret>[0-9a-f]{64})(?![A-Za-z0-9])"),
)

_PLAIN_RECORD: Final = frozenset({*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"})
_OURS: Final = frozenset({"time", "level", "logger", "message", "error", "stack"})
_bound: Final[ContextVar[dict[str, Any] | None]] = ContextVar("platin_log_fields", default=None)


def new_id() -> str:
    """Make a short name for a connection or request, by which its lines are found."""
    return secrets.token_hex(4)


@contextmanager
def bound(**values: object) -> Iterator[None]:
    """Put fields into every line that is logged here, and in tasks and threads that take this context with them."""
    token = _bound.set({**(_bound.get() or {}), **values})
    try:
        yield
    finally:
        _bound.reset(token)


def without_secrets(text: str) -> str:
    """Hide everything in a text that looks like a secret."""
    for pattern in _IN_TEXT:
        text = pattern.sub(rf"\g<before>{HIDDEN}", text)
    return text


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Give the fields of a line: those that are bound and its own, as plain data without secrets."""
    own = {name: value for name, value in record.__dict__.items() if name not in _PLAIN_RECORD}
    # Taken when the line was written: it may be formatted elsewhere.
    around: dict[str, Any] = own.pop("bound_fields", None) or {}
    return {name: _clean(name, value) for name, value in {**around, **own}.items()}


def _clean(name: str, value: object) -> Any:
    if _SECRET_NAME.search(name):
        return HIDDEN
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {str(key): _clean(str(key), inner) for key, inner in value.items()}
        case list() | tuple():
            return [_clean(name, inner) for inner in value]
    text = str(value)
    return text if name in _OPEN_NAMES else without_secrets(text)


class AddBound(logging.Filter):
    """Gives each line the fields that are bound where it is written."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.bound_fields = _bound.get()
        return True


class JsonLines(logging.Formatter):
    """A line as a JSON object: time, level, logger, message, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **{name: value for name, value in fields_of(record).items() if name not in _OURS},
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        if record.stack_info:
            line["stack"] = without_secrets(record.stack_info)
        # Halves of characters, which only hostile clients send, cannot be written.
        return json.dumps(line, ensure_ascii=False).encode("utf-8", "backslashreplace").decode()


class PlainLines(logging.Formatter):
    """A line for somebody who watches a terminal: time, level, message, fields."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        fields = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        line = f"{time} {record.levelname.lower():<7} {_one_line(without_secrets(record.getMessage()) + fields)}"
        if record.exc_info:
            line += "\n" + without_secrets(self.formatException(record.exc_info))
        if record.stack_info:
            line += "\n" + without_secrets(record.stack_info)
        return line


def _one_line(text: str) -> str:
    """Write line breaks and other control characters out: nobody forges a line, or the terminal's colours."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def set_up(level: str = "info", style: str = "auto", stream: TextIO | None = None) -> None:
    """Send everything that is logged, also by the libraries, to a stream (the standard error stream) in one style.

    `style` is "json", "plain", or "auto": plain in a terminal.
    """
    stream = sys.stderr if stream is None else stream
    if style == "auto":
        style = "plain" if stream.isatty() else "json"
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    handler.addFilter(AddBound())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    logging.captureWarnings(True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.NOTSET)
    # They tell each statement, each byte and each migration.
    for name in ("sqlalchemy", "alembic", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
