"""`platin simulate`: many games of bots and strategies against each other, and how sure the answer is."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from platin.cli.command import Command, Problem, complete_expansion, complete_kingdom, lang_option, language_of
from platin.cli.running import (
    INTERRUPTED,
    MOST_GAMES,
    MOST_JOBS,
    MOST_SEED,
    Watched,
    cannot_write,
    check_count,
    check_expansions,
    check_extras,
    check_kingdom,
    check_places,
    put_text,
    read_level,
    read_margin,
    tell,
    worker_problem,
)
from platin.cli.table_options import options_said, table_options
from platin.text.language import card_name
from platin.text.numbers import level_text, number, percent

if TYPE_CHECKING:
    from platin.kingdom import Plan
    from platin.sim import Config, Outcome, Progress, Until
    from platin.sim.observe import Rows
    from platin.sim.statistics import Estimate

GAMES: Final = 10_000
GAMES_UNTIL: Final = 1_000_000


class SimCommand(Command):
    """The command, with the simulator's words."""

    messages = tell


@click.command(cls=SimCommand, help="simulate.help")
@click.argument("contestants", metavar="PLAYER...", nargs=-1)
@click.option("--kingdom", "-k", default="", metavar="NAME", shell_complete=complete_kingdom, help="simulate.kingdom")
@click.option(
    "--expansion", "-e", multiple=True, metavar="NAME", shell_complete=complete_expansion, help="simulate.expansion"
)
@click.option("--games", "-n", type=int, metavar="N", help="simulate.games")
@click.option("--seed", "-s", type=int, default=0, metavar="N", help="simulate.seed")
@click.option("--jobs", "-j", type=int, metavar="N", help="simulate.jobs")
@click.option("--players", type=int, metavar="N", help="simulate.players")
@click.option("--level", default="95%", metavar="P%", help="simulate.level")
@click.option("--until", metavar="P%", help="simulate.until")
@click.option("--margin", metavar="P%", help="simulate.margin")
@click.option("--unpaired", is_flag=True, help="simulate.unpaired")
@table_options
@click.option("--show", type=int, metavar="I", help="simulate.show")
@click.option("--record", type=(str, click.Path(path_type=Path)), metavar="I FILE", help="simulate.record")
@click.option("--after", type=int, metavar="N", help="simulate.after")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, allow_dash=True), metavar="FILE", help="simulate.json"
)
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE", help="simulate.report")
@click.option("--png", type=click.Path(path_type=Path), metavar="DIR", help="simulate.png")
@click.option("--parquet", type=click.Path(path_type=Path), metavar="DIR", help="simulate.parquet")
@click.option("--cluster", default="", metavar="ADDRESS", help="simulate.cluster")
@lang_option
@click.pass_context
def simulate(
    ctx: click.Context,
    contestants: tuple[str, ...],
    kingdom: str,
    expansion: tuple[str, ...],
    games: int | None,
    seed: int,
    jobs: int | None,
    players: int | None,
    level: str,
    until: str | None,
    margin: str | None,
    unpaired: bool,
    show: int | None,
    record: tuple[str, Path] | None,
    after: int | None,
    json_file: Path | None,
    report: Path | None,
    png: Path | None,
    parquet: Path | None,
    cluster: str,
    lang: str | None,
) -> None:
    from platin.sim import Config, Until

    lang = language_of(ctx)
    sitting = _sitting(contestants, players, lang)
    sure = read_level("--level", level, lang)
    check_count("--games", games, MOST_GAMES, lang)
    check_count("--jobs", jobs, MOST_JOBS, lang)
    check_count("--seed", seed, MOST_SEED, lang, 0)
    check_kingdom(kingdom, lang)
    check_expansions(expansion, kingdom, lang)
    stop = None
    if until is not None:
        stop = Until(read_level("--until", until, lang), read_margin("--margin", margin or "1%", lang))
    elif margin is not None:
        raise Problem(tell("error.margin_alone", lang), lang)
    if after is not None and record is None:
        raise Problem(tell("error.after_alone", lang), lang)
    check_extras(lang, report=report, png=png, parquet=parquet, cluster=cluster)
    check_places(lang, (json_file, report, record[1] if record is not None else None), (png, parquet))
    plan = _plan(kingdom, expansion, sitting, seed, options_said(ctx), lang)
    config = Config(
        sitting,
        plan.spec,
        games or (GAMES if stop is None else GAMES_UNTIL),
        seed,
        paired=not unpaired,
        observe=bool(report or png or json_file),
        rows=parquet is not None,
    )
    try:
        if show is not None or record is not None:
            if show is not None:
                _show(config, show, lang)
            if record is not None:
                _record(config, _game_number(record[0], lang), record[1], after, lang)
            return
        quiet = json_file is not None and str(json_file) == "-"
        outcome = _run(config, jobs or 0, stop, parquet, cluster, lang)
    except (RuntimeError, ImportError) as error:
        raise _problem(error, lang) from error
    if outcome.games:
        if not quiet:
            _print(outcome, plan, sure, lang)
        _write_all(outcome, sure, json_file, report, png, lang)
    if outcome.interrupted:
        click.echo(tell("interrupted" if outcome.games else "interrupted.none", lang), err=True)
        ctx.exit(INTERRUPTED)


# Reading the command line


def _sitting(contestants: tuple[str, ...], players: int | None, lang: str) -> tuple[str, ...]:
    """Give who sits at the table: those named, repeated in turn if more are to play."""
    from platin.bots.roster import UnknownContestant, find

    if not contestants:
        raise Problem(tell("error.contestants", lang), lang)
    count = players if players is not None else max(len(contestants), 2)
    if not 2 <= count <= 6:
        raise Problem(_counted("error.players", count, lang), lang)
    if len(contestants) > count:
        raise Problem(tell("error.more_than_players", lang, given=len(contestants), players=count), lang)
    for text in contestants:
        try:
            find(text)
        except UnknownContestant as error:
            raise Problem(_said(error, lang), lang) from error
    return tuple(contestants[at % len(contestants)] for at in range(count))


def _said(error: Exception, lang: str) -> str:
    """Give what an error says, in a language if it can."""
    speak = getattr(error, "say", None)
    return str(speak(lang)) if callable(speak) else str(error)


def _game_number(text: str, lang: str) -> int:
    """Read the number of a game."""
    try:
        return int(text)
    except ValueError:
        raise Problem(tell("error.number", lang, number=text), lang) from None


def _plan(
    kingdom: str,
    expansions: tuple[str, ...],
    contestants: tuple[str, ...],
    seed: int,
    options: Mapping[str, bool | None],
    lang: str,
) -> "Plan":
    """Make the kingdom ready."""
    from platin.bots.roster import find
    from platin.kingdom import KingdomError
    from platin.sim.kingdoms import choose, lacking

    try:
        plan = choose(kingdom, contestants, seed, options, expansions)
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    for player, names in lacking(contestants, plan).items():
        cards = ", ".join(card_name(name, lang) for name in names)
        click.echo(tell("lacking", lang, player=find(player).name(lang), cards=cards), err=True)
    return plan


def _problem(error: Exception, lang: str) -> Exception:
    """Give an error of the simulation in the words of the user; others as they are."""
    from platin.sim.games import GameFailed

    if isinstance(error, GameFailed):
        text = tell("error.game", lang, number=error.number, problem=error.problem)
        return Problem(f"{text}\n{tell('error.game_again', lang, number=error.number)}", lang)
    return worker_problem(error, lang)


# Running


def _run(
    config: "Config", jobs: int, until: "Until | None", parquet: Path | None, cluster: str, lang: str
) -> "Outcome":
    """Simulate, showing how far it has come."""
    from platin.sim import simulate as run

    sink: Callable[[Rows], None] | None = None
    file: Any = None
    if parquet is not None:
        from platin.sim.parquet import ParquetSink

        try:
            file = ParquetSink(parquet, config)
        except OSError as error:
            raise cannot_write(parquet, error, lang) from error
        sink = file.add
    try:
        with Watched(tell("progress", lang), lang, lambda at: _difference(at, lang)) as shown:
            return run(config, jobs, until=until, progress=shown, sink=sink, cluster=cluster)
    finally:
        if file is not None:
            for written in file.close():
                click.echo(tell("written", lang, file=written), err=True)


def _difference(at: "Progress", lang: str) -> str:
    """Say how far a sequential test is; "" if there is none."""
    if not at.comparisons:
        return ""
    widest = max(at.comparisons, key=lambda one: one.high - one.low)
    return tell("progress.difference", lang, low=percent(widest.low, lang), high=percent(widest.high, lang))


# Telling the outcome


def _print(outcome: "Outcome", plan: "Plan", level: float, lang: str) -> None:
    """Print the table, and what there is to say about it."""
    from rich.console import Console
    from rich.table import Table

    from platin.text.kingdom_list import kingdom_of, write_kingdom

    console = Console(highlight=False)
    n = outcome.config.players
    shown = level_text(level, lang)
    listed = " ".join(write_kingdom(kingdom_of(plan.spec), lang).split())
    console.print(tell("kingdom", lang, cards=listed), soft_wrap=True, markup=False)
    table = Table(title=tell("title", lang, n=number(outcome.games, lang)), title_justify="left")
    table.add_column(tell("column.player", lang), overflow="fold")
    for column in ("share", "interval", "alone", "shared", "points", "turns"):
        table.add_column(tell(f"column.{column}", lang, level=shown), justify="right", no_wrap=True)
    standings = outcome.standings(level)
    labels = [label.replace("[", "\\[") for label in outcome.config.labels(lang)]
    for label, standing in zip(labels, standings, strict=True):
        table.add_row(
            label,
            percent(standing.share.share, lang),
            _interval(standing.share, lang),
            number(standing.wins, lang),
            number(standing.shared, lang),
            number(standing.points, lang, 1),
            number(standing.turns, lang, 1),
        )
    console.print(table)
    table = Table(title=tell("title.seats", lang), title_justify="left")
    table.add_column(tell("column.player", lang), overflow="fold")
    for seat in range(n):
        table.add_column(tell("column.seat", lang, n=seat + 1), justify="right", no_wrap=True)
    # Intervals for all would be too wide for a terminal where more than two play.
    cell = _with_interval if n == 2 else _share_only
    for label, standing in zip(labels, standings, strict=True):
        table.add_row(label, *[cell(one, lang) for one in standing.by_seat])
    table.add_section()
    table.add_row(tell("row.seats", lang), *[cell(one, lang) for one in outcome.seats(level)])
    console.print(table)
    for line in _remarks(outcome, level, lang):
        console.print(line, soft_wrap=True, markup=False)


def _remarks(outcome: "Outcome", level: float, lang: str) -> list[str]:
    """Give what there is to say besides the table."""
    from platin.sim.games import MOST_TURNS

    n = outcome.config.players
    games = outcome.games
    shown = level_text(level, lang)
    ties = outcome.ties
    said = [_counted("ties", ties, lang, share=percent(ties / games, lang))]
    if outcome.config.paired:
        said.append(tell("method.blocks", lang, level=shown, n=n))
        # Of more than two players each has its own: that of the one whose games are least certain is told.
        least = max(outcome.standings(level), key=lambda standing: standing.share.share * (1 - standing.share.share))
        if outcome.gain_is_known and least.gain == float("inf"):
            said.append(tell("gain.mirror", lang))
        elif outcome.gain_is_known:
            gains = {"all": number(least.gain, lang, 2), "shuffles": number(least.gain_by_shuffles, lang, 2)}
            said.append(tell("gain", lang, **gains))
    else:
        said.append(tell("method.wilson", lang, level=shown))
    if outcome.until is not None:
        said += _settled(outcome, outcome.until, lang)
    if outcome.tally.unfinished:
        said.append(_counted("unfinished", outcome.tally.unfinished, lang, turns=MOST_TURNS))
    if outcome.retries:
        said.append(_counted("retries", outcome.retries, lang))
    said.append(
        tell(
            "speed.one" if outcome.jobs == 1 else "speed",
            lang,
            n=number(games, lang),
            seconds=number(outcome.seconds, lang, 1),
            speed=number(outcome.speed, lang),
            jobs=outcome.jobs,
        )
    )
    return said


def _counted(key: str, n: int, lang: str, **values: object) -> str:
    """Give a message that depends on a number."""
    return tell(f"{key}.one" if n == 1 else key, lang, n=number(n, lang), **values)


def _settled(outcome: "Outcome", until: "Until", lang: str) -> list[str]:
    """Say what the sequential test has settled."""
    labels = outcome.config.labels(lang)
    said = []
    for one in outcome.comparisons:
        a, b, low, high, difference = one.a, one.b, one.low, one.high, one.difference
        if one.verdict == "worse":
            a, b, low, high, difference = b, a, -high, -low, -difference
        said.append(
            tell(
                f"until.{'better' if one.verdict == 'worse' else one.verdict}",
                lang,
                level=level_text(until.level, lang),
                a=labels[a],
                b=labels[b],
                margin=level_text(until.margin, lang),
                difference=percent(difference, lang, 2),
                low=percent(low, lang, 2),
                high=percent(high, lang, 2),
            )
        )
    if said:
        said.append(_counted("until.method", outcome.looks, lang))
    return said


def _interval(estimate: "Estimate", lang: str) -> str:
    return f"{number(100 * estimate.low, lang, 1)} – {percent(estimate.high, lang)}"


def _share_only(estimate: "Estimate", lang: str) -> str:
    return percent(estimate.share, lang)


def _with_interval(estimate: "Estimate", lang: str) -> str:
    return f"{percent(estimate.share, lang)} ({_interval(estimate, lang)})"


def _write_all(
    outcome: "Outcome", level: float, json_file: Path | None, report: Path | None, png: Path | None, lang: str
) -> None:
    """Write what was asked for, and say so."""
    if json_file is not None:
        text = json.dumps(outcome.to_json(level), ensure_ascii=False, indent=1) + "\n"
        if str(json_file) == "-":
            click.echo(text, nl=False)
        else:
            put_text(json_file, text, tell("written", lang, file=json_file), lang)
    if report is None and png is None:
        return
    from platin.sim.report import write_html, write_png

    try:
        if report is not None:
            write_html(outcome, report, lang, level)
            click.echo(tell("written", lang, file=report), err=True)
        if png is not None:
            for file in write_png(outcome, png, lang, level):
                click.echo(tell("written", lang, file=file), err=True)
    except OSError as error:
        raise cannot_write(report or png, error, lang) from error


# Single games


def _show(config: "Config", at: int, lang: str) -> None:
    """Print the log of a game."""
    from platin.engine.score import scores, winners
    from platin.sim.games import MOST_TURNS, Arena
    from platin.sim.replay import Broken, answers_of, seat_labels, session_of, told

    if at < 0:
        raise Problem(tell("error.number", lang, number=at), lang)
    arena = Arena(config)
    broken: Broken | None = None
    try:
        answers = answers_of(arena, at)
    except Broken as error:
        broken = error
        answers = error.answers
    session = session_of(arena, at, answers)
    players = seat_labels(config, at, lang)
    click.echo(tell("show.title", lang, number=at, seed=config.seed, players=" – ".join(players)))
    for line in told(session, lang, players):
        if line.turn_of >= 0:
            click.echo()
        cause = f" ({line.cause})" if line.cause else ""
        click.echo(f"{'  ' * line.depth}{line.text}{cause}")
    click.echo()
    if broken is not None:
        raise Problem(tell("error.game", lang, number=at, problem=broken.problem), lang)
    if not session.over:
        click.echo(tell("show.not_finished", lang, turns=MOST_TURNS))
    totals = zip(players, scores(session.game), strict=True)
    click.echo(tell("show.result", lang, points=", ".join(f"{player} {points}" for player, points in totals)))
    won = [players[seat] for seat in winners(session.game)]
    names = won[0] if len(won) == 1 else tell("and", lang, first=", ".join(won[:-1]), last=won[-1])
    click.echo(tell("show.winner.one" if len(won) == 1 else "show.winner.many", lang, players=names))


def _record(config: "Config", at: int, file: Path, after: int | None, lang: str) -> None:
    """Save a game."""
    from platin.sim.replay import record, replay

    if at < 0:
        raise Problem(tell("error.number", lang, number=at), lang)
    session = replay(config, at)
    count = len(session.answers)
    if after is not None and not 0 <= after <= count:
        raise Problem(tell("error.after", lang, after=after, number=at, n=count), lang)
    data = record(session, config, at, after)
    if str(file) == "-":
        click.echo(json.dumps(data))
        return
    try:
        file.write_text(json.dumps(data), encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error, lang) from error
    key = "record.over" if after is None else "record.after"
    click.echo(tell(key, lang, file=file, number=at, n=count, after=after))
