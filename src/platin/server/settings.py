"""What the one who runs the server can set: by flags, or by environment variables that begin with PLATIN_.

Each setting is a field of `Settings`; its variable and its flag follow from its name, and what it may be is beside it.
"""

import math
import os
import sys
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import click
from sqlalchemy import make_url

from platin.server.database import BadAddress, read_address
from platin.text.messages.server import WORDS
from platin.text.speech import Messages

_MESSAGES: Final = Messages(WORDS)

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("auto", "json", "plain")
ALLOWED: Final = "allowed"
_WHETHER: Final = (ALLOWED, "forbidden")


class SettingsError(ValueError):
    """A setting that makes no sense: which it is and what was expected, as a key of the server's words."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(_MESSAGES(key, "en", **values))
        self.key = key
        self.values = values

    def tell(self, lang: str) -> str:
        """Say it in a language."""
        return _MESSAGES(self.key, lang, **self.values)


def _number(default: float, least: float, most: float) -> Any:
    return field(default=default, metadata={"least": least, "most": most})


def _choice(default: str, among: tuple[str, ...]) -> Any:
    return field(default=default, metadata={"among": among})


def data_directory(environ: Mapping[str, str]) -> Path:
    """Give the directory where this user's games are kept if nothing else is said."""
    if sys.platform in ("win32", "darwin"):
        return Path(click.get_app_dir("platin", roaming=False))
    # click gives the place for configuration, which is another on these systems.
    given = environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given else Path.home() / ".local" / "share") / "platin"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server runs."""

    host: str = "127.0.0.1"
    # 0 is any that is free.
    port: int = _number(8765, 0, 65535)
    # Where the games are; not shown, because there may be a password in it.
    database: str = field(default="", repr=False)
    # What players type to get here, if it is not host and port: for invitations, and to know other pages from our own.
    public_url: str = ""
    # Who may say on whose behalf they ask, if there are proxies in front: addresses, or "*".
    trusted_proxies: str = "127.0.0.1"

    most_message_bytes: int = _number(16_384, 1_024, 1_048_576)
    messages_per_second: float = _number(100.0, 0.1, 100_000.0)
    message_burst: int = _number(200, 1, 100_000)
    most_connections: int = _number(5_000, 1, 1_000_000)
    # New tables that one address may open in a minute.
    tables_per_minute: int = _number(30, 1, 1_000_000)
    most_tables_in_memory: int = _number(2_000, 1, 1_000_000)
    # A table that nobody has looked at for so long is put away; it comes back when somebody opens it.
    idle_seconds: float = _number(600.0, 1.0, 1e9)
    # Somebody who has been away for so long may be replaced by a bot.
    away_seconds: float = _number(60.0, 0.0, 1e9)
    # Threads in which bots think.
    workers: int = _number(2, 1, 256)
    # How long a kingdom is studied for which nobody has a plan, where a Master plays; 0: never.
    learn_seconds: float = _number(45.0, 0.0, 86_400.0)
    # Whether hosts may list their tables for everybody here, and let people write what they like.
    lobby: str = _choice(ALLOWED, _WHETHER)
    chat: str = _choice(ALLOWED, _WHETHER)

    # How long the coach looks at a finished game if somebody asks, in a process of its own; 0: not at all.
    analyse_seconds: float = _number(30.0, 0.0, 3_600.0)

    log_level: str = _choice("info", LOG_LEVELS)
    log_format: str = _choice("auto", LOG_FORMATS)

    @classmethod
    def read(
        cls, overrides: Mapping[str, object | None] | None = None, environ: Mapping[str, str] | None = None
    ) -> "Settings":
        """Make settings of flags by the names of the fields (None: not given), of the environment, and of defaults."""
        overrides = {} if overrides is None else overrides
        environ = os.environ if environ is None else environ
        unknown = set(overrides) - {setting.name for setting in fields(cls)}
        if unknown:
            raise TypeError(f"there is no setting {', '.join(sorted(unknown))}")
        values: dict[str, Any] = {}
        for setting in fields(cls):
            given = overrides.get(setting.name)
            if given is not None:
                values[setting.name] = _read(setting, flag(setting.name), str(given))
            elif environ.get(variable(setting.name), "").strip():
                values[setting.name] = _read(setting, variable(setting.name), environ[variable(setting.name)])
        if "database" not in values:
            values["database"] = f"sqlite:///{data_directory(environ) / 'games.db'}"
        return cls(**values)

    @property
    def shown_database(self) -> str:
        """Say where the games are: the file, or the address of the database without its password."""
        url = make_url(self.database)
        if url.get_backend_name() == "sqlite":
            return str(url.database)
        return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def flag(name: str) -> str:
    """Give the flag of a setting: "--log-level"."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """Give the environment variable of a setting: "PLATIN_LOG_LEVEL"."""
    return "PLATIN_" + name.upper()


def _read(setting: Field[Any], where: str, text: str) -> Any:
    """Read the value of a setting as it was given there."""
    text = text.strip()
    match setting.name, setting.type:
        case "database", _:
            return _address(where, text)
        case "public_url", _:
            return _public_url(where, text)
        case _, kind if kind is int or kind is float:
            return _a_number(setting, where, text)
    among = setting.metadata.get("among")
    if among and text.casefold() not in among:
        raise SettingsError("settings.choice", name=where, value=text, among=", ".join(among))
    return text.casefold() if among else text


def _a_number(setting: Field[Any], where: str, text: str) -> float:
    least, most = setting.metadata["least"], setting.metadata["most"]
    whole = setting.type is int
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        key = "settings.whole_number" if whole else "settings.number"
        raise SettingsError(key, name=where, value=text, least=f"{least:.10g}", most=f"{most:.10g}")
    return number


def _address(where: str, text: str) -> str:
    try:
        url = read_address(text)
    except BadAddress as error:
        raise SettingsError(f"settings.database.{error.reason}", name=where) from None
    return url.render_as_string(hide_password=False)


def _public_url(where: str, text: str) -> str:
    """Read the address of the start page: https://HOST, without anything behind it."""
    try:
        parts = urlsplit(text)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        fits = False
    if not fits or parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise SettingsError("settings.public_url", name=where, value=text)
    return f"{parts.scheme}://{parts.netloc}"
