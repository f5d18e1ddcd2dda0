"""`platin serve`: the server for the browser. Its options are the fields of `server.settings.Settings`."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, TypeVar

import click
import uvicorn

from platin.cli.command import Command, Problem, lang_option, language_of
from platin.server.app import STATIC, create_app
from platin.server.database import NewerDatabase
from platin.server.logs import set_up
from platin.server.qr import qr_lines
from platin.server.reach import EVERYWHERE, Reach, reach_of
from platin.server.settings import Settings, SettingsError, flag
from platin.server.store import Store, StoreError
from platin.text.messages.server import WORDS
from platin.text.speech import Messages

F = TypeVar("F", bound=Callable[..., Any])

_GRACE_SECONDS: Final = 5
_BACKLOG: Final = 2048
_YOUNG: Final = 2_000


tell: Final = Messages(WORDS)


class ServeCommand(Command):
    """The command, with the server's words."""

    messages = tell


def settings_options(function: F) -> F:
    """Add an option for each setting."""
    for setting in reversed(fields(Settings)):
        option = click.option(flag(setting.name), setting.name, metavar="X", help=f"serve.{setting.name}")
        function = option(function)
    return function


@click.command(cls=ServeCommand, help="serve.help")
@settings_options
@click.option("--lan", is_flag=True, help="serve.lan")
@click.option("--open/--no-open", "open_page", default=False, help="serve.open")
@lang_option
@click.pass_context
def serve(ctx: click.Context, /, lan: bool, open_page: bool, lang: str | None, **flags: str | None) -> None:
    lang = language_of(ctx)
    if lan:
        if flags["host"] is not None:
            raise Problem(tell("serve.error.lan", lang), lang)
        flags["host"] = EVERYWHERE[0]
    try:
        settings = Settings.read(flags)
    except SettingsError as error:
        raise Problem(error.tell(lang), lang) from error
    if not (STATIC / "index.html").is_file():
        raise Problem(tell("serve.error.static", lang), lang)
    set_up(settings.log_level, settings.log_format)
    check_database(settings, lang)
    listening = bind(settings, lang)
    host, port = listening.getsockname()[:2]
    url = settings.public_url or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    click.echo(tell("serve.ready", lang, url=url))
    if not settings.public_url:
        tell_network(reach_of(settings, port), lang)
    click.echo(tell("serve.stop", lang, database=settings.shown_database))
    if open_page and can_open():
        webbrowser.open(url)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        # A table is a fifth as long then, for a tenth of a millisecond; see ADR 7.
        ws_per_message_deflate=True,
        ws_max_size=4 * settings.most_message_bytes,
        ws="websockets-sansio",
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        server_header=False,
    )
    tame_collector()
    # The library stops in good order, and then raises the signal again as if nothing had been done about it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
    click.echo(tell("serve.stopped", lang))


def tell_network(reach: Reach, lang: str) -> None:
    """Say where others find the server, with a code for the camera of a phone; or that nobody else can."""
    if reach.who == "machine":
        click.echo(tell("serve.machine", lang))
    elif reach.who == "offline":
        click.echo(tell("serve.offline", lang))
    else:
        click.echo(tell("serve.network", lang, urls=", ".join(reach.urls)))
        # The colours are those that a reader expects, whatever those of the terminal are.
        code = "\n".join(click.style(line, fg="bright_white", bg="black") for line in qr_lines(reach.url))
        # A terminal that cannot write blocks still has the address.
        with contextlib.suppress(UnicodeEncodeError):
            click.echo(code)


def tame_collector() -> None:
    """Keep Python from looking through all tables for garbage again and again: that stops the server for long.

    Games are freed without it, and what little is not, the hall collects from time to time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, 20, 1_000_000)


def bind(settings: Settings, lang: str) -> socket.socket:
    """Take the port, or say why that is not possible, before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(_BACKLOG)
    except OSError as error:
        cause = error.strerror or str(error)
        raise Problem(
            tell("serve.error.port", lang, host=settings.host, port=settings.port, cause=cause), lang
        ) from error
    return listening


def check_database(settings: Settings, lang: str) -> None:
    """Open the database once, so that what is wrong with it is told before the page is opened."""

    async def open_and_close() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    database = settings.shown_database
    try:
        asyncio.run(open_and_close())
    except NewerDatabase as error:
        raise Problem(tell("serve.error.newer", lang, database=database), lang) from error
    except StoreError as error:
        raise Problem(tell("serve.error.database", lang, database=database, cause=error), lang) from error


def can_open() -> bool:
    """Tell whether there is a screen to open a page on; over a terminal connection the address is enough."""
    return (
        os.name == "nt" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ or os.uname().sysname == "Darwin"
    )
