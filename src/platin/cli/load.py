"""`platin load`: how many games a server carries at once, and how quick its answers are then."""

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import click

from platin.cli.command import Command, Problem, lang_option, language_of
from platin.text.messages.load import WORDS
from platin.text.numbers import level_text, number
from platin.text.speech import Messages

if TYPE_CHECKING:
    from platin.server.load import Demand, Progress, Result

_TARGET_MS: Final = "250"
# Files that a process has open besides its connections.
_SPARE_FILES: Final = 100


_MESSAGES: Final = Messages(WORDS)


def tell(key: str, lang: str, **values: object) -> str:
    """Give the words of this command in a language."""
    return _MESSAGES(key, lang, ms=_TARGET_MS, **values)


class LoadCommand(Command):
    """The command, with its own words, in which the target is named."""

    def tell(self, key: str, lang: str) -> str:
        return tell(key, lang)


@click.command(cls=LoadCommand, help="load.help")
@click.argument("url", required=False, default="")
@click.option("--games", "-n", type=click.IntRange(1, 100_000), default=500, help="load.games")
@click.option("--seconds", type=click.FloatRange(1, 86_400), default=30.0, help="load.seconds")
@click.option("--think", type=click.FloatRange(0, 3600), default=2.0, help="load.think")
@click.option("--people", type=click.IntRange(1, 2), default=1, help="load.people")
@click.option("--bot", default="general", help="load.bot")
@click.option("--database", default="", help="load.database")
@click.option("--workers", type=click.IntRange(1, 256), default=2, help="load.workers")
@click.option("--find-limit", is_flag=True, help="load.find_limit")
@click.option("--json", "as_json", is_flag=True, help="load.json")
@lang_option
@click.pass_context
def load(
    ctx: click.Context,
    url: str,
    games: int,
    seconds: float,
    think: float,
    people: int,
    bot: str,
    database: str,
    workers: int,
    find_limit: bool,
    as_json: bool,
    lang: str | None,
) -> None:
    from platin.server.load import Demand, LoadError
    from platin.server.process import DidNotStart, allow_many_connections

    lang = language_of(ctx)
    if url and not (urlsplit(url).scheme in ("http", "https") and urlsplit(url).hostname):
        raise Problem(tell("load.error.url", lang, url=url), lang)
    most = allow_many_connections()
    if games * people + _SPARE_FILES > most:
        raise Problem(tell("load.error.connections", lang, n=games * people, most=most), lang)
    demand = Demand(url, games=games, seconds=seconds, think=think, people=people, bot=bot)
    try:
        with _server(url, database, workers, lang) as address:
            results = asyncio.run(_run(replace(demand, url=address), find_limit, as_json, lang))
    except DidNotStart as error:
        raise Problem(tell("load.error.start", lang, problem=str(error).strip()), lang) from error
    except LoadError as error:
        raise Problem(tell("load.error.server", lang, url=url or "127.0.0.1", problem=error.problem), lang) from error
    _show(results, find_limit, as_json, lang)
    if not find_limit and not results[-1].good:
        sys.exit(1)


@contextmanager
def _server(url: str, database: str, workers: int, lang: str) -> Iterator[str]:
    """Give the address of a server: the one that was named, or one that is started for the purpose."""
    from platin.server.process import ServerProcess

    if url:
        yield url.rstrip("/")
        return
    click.echo(tell("load.starting", lang), err=True)
    directory = Path(tempfile.mkdtemp(prefix="platin-load-"))
    try:
        with ServerProcess(
            database or f"sqlite:///{directory / 'games.db'}",
            directory / "log",
            workers=workers,
            # Its limits are against strangers. Here they would be measured instead of the server.
            messages_per_second=100_000,
            message_burst=100_000,
            tables_per_minute=1_000_000,
            most_connections=1_000_000,
            most_tables_in_memory=1_000_000,
            log_level="warning",
        ) as server:
            yield server.url
    finally:
        shutil.rmtree(directory, ignore_errors=True)


async def _run(demand: "Demand", find_limit: bool, as_json: bool, lang: str) -> "list[Result]":
    from platin.server.load import find_limit as raise_load
    from platin.server.load import measure

    with _progress(lang) as progress:
        if find_limit:
            return await raise_load(demand, progress)
        return [await measure(demand, progress)]


@contextmanager
def _progress(lang: str) -> "Iterator[Progress]":
    """Show on the terminal how far it has come, if somebody is watching."""
    from rich.console import Console

    console = Console(stderr=True)
    status = console.status("") if console.is_terminal else nullcontext()
    with status as shown:

        def progress(what: str, done: int, everything: int) -> None:
            if shown is not None:
                shown.update(tell(f"load.{what}", lang, done=done, all=everything))

        yield progress


# Results


def _milliseconds(seconds: float, lang: str) -> str:
    digits = 1 if seconds < 0.01 else 0
    return tell("load.ms", lang, n=number(1000 * seconds, lang, digits))


def _errors(result: "Result", lang: str) -> str:
    found = ", ".join(f"{code} {times}" for code, times in result.errors.most_common())
    return found or tell("load.none", lang)


def _show(results: "list[Result]", find_limit: bool, as_json: bool, lang: str) -> None:
    if as_json:
        plain = [result.to_json() for result in results]
        click.echo(json.dumps(plain if find_limit else plain[0], indent=2))
    elif find_limit:
        _show_limit(results, lang)
    else:
        _show_one(results[0], lang)


def _show_one(result: "Result", lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from platin.server.load import PERCENTILES

    table = Table(title=tell("load.title", lang, games=number(result.demand.games, lang)))
    table.add_column(tell("load.what", lang))
    table.add_column(tell("load.value", lang), justify="right")
    rows = [
        ("games", number(result.games, lang)),
        ("finished", number(result.finished, lang)),
        ("answers", number(result.answers_a_second, lang, 1)),
    ]
    for name, value in rows:
        table.add_row(tell(f"load.row.{name}", lang), value)
    for share in PERCENTILES:
        label = tell("load.row.percentile", lang, share=level_text(share, lang))
        table.add_row(label, _milliseconds(result.percentile(share), lang))
    table.add_row(tell("load.row.max", lang), _milliseconds(result.percentile(1), lang))
    table.add_row(tell("load.row.errors", lang), _errors(result, lang))
    table.add_row(tell("load.row.memory", lang), tell("load.mb", lang, n=number(result.memory / 1e6, lang)))
    table.add_row(
        tell("load.row.memory_a_game", lang), tell("load.kb", lang, n=number(result.memory_a_game / 1e3, lang))
    )
    table.add_row(tell("load.row.cores", lang), number(result.cores, lang, 2))
    table.add_row(tell("load.row.others", lang), number(result.others_cores, lang, 2))
    table.add_row(tell("load.row.cpu", lang), tell("load.ms", lang, n=number(1000 * result.cpu_an_answer, lang, 2)))
    Console().print(table)
    click.echo(tell("load.good" if result.good else "load.bad", lang))


def _show_limit(results: "list[Result]", lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from platin.server.load import PERCENTILES

    table = Table(title=tell("load.limit.title", lang))
    for name in ("games", "answers"):
        table.add_column(tell(f"load.column.{name}", lang), justify="right")
    for share in PERCENTILES:
        table.add_column(level_text(share, lang), justify="right")
    for name in ("max", "errors", "memory", "cores", "others"):
        table.add_column(tell(f"load.column.{name}", lang), justify="right")
    for result in results:
        table.add_row(
            number(result.demand.games, lang),
            number(result.answers_a_second, lang),
            *[_milliseconds(result.percentile(share), lang) for share in PERCENTILES],
            _milliseconds(result.percentile(1), lang),
            _errors(result, lang),
            tell("load.mb", lang, n=number(result.memory / 1e6, lang)),
            number(result.cores, lang, 2),
            number(result.others_cores, lang, 2),
        )
    Console().print(table)
    click.echo(_verdict(results, lang))


def _verdict(results: "list[Result]", lang: str) -> str:
    bad = results[-1]
    values: dict[str, object] = {
        "bad": number(bad.demand.games, lang),
        "bad_answers": number(bad.answers_a_second, lang),
        "worst": number(1000 * bad.percentile(0.99), lang),
    }
    if len(results) == 1:
        return tell("load.limit.at_once", lang, **values)
    good = results[-2]
    values |= {"good": number(good.demand.games, lang), "good_answers": number(good.answers_a_second, lang)}
    return tell("load.limit.errors" if bad.errors else "load.limit.found", lang, **values)
