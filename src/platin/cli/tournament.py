"""`platin tournament`: bots and strategies all against all, and ratings with how sure they are."""

import json
import shlex
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
    read_level,
    tell,
    worker_problem,
)
from platin.text.language import card_name

if TYPE_CHECKING:
    from platin.kingdom import Plan
    from platin.sim.report.standings import Standings
    from platin.sim.tournament import MeetingFailed, Schedule, Tournament

GAMES: Final = 1000
# Each takes a few milliseconds to draw; and so many say more than enough about all kingdoms.
MOST_KINGDOMS: Final = 10_000


class TournamentCommand(Command):
    """The command, with the tournament's words."""

    messages = tell


@click.command(cls=TournamentCommand, help="tournament.help")
@click.argument("contestants", metavar="PLAYER...", nargs=-1)
@click.option("--kingdom", "-k", default="", metavar="NAME", shell_complete=complete_kingdom, help="tournament.kingdom")
@click.option("--kingdoms", "-K", type=int, metavar="N", help="tournament.kingdoms")
@click.option(
    "--expansion", "-e", multiple=True, metavar="NAME", shell_complete=complete_expansion, help="simulate.expansion"
)
@click.option("--games", "-n", type=int, default=GAMES, metavar="N", help="tournament.games")
@click.option("--seed", "-s", type=int, default=0, metavar="N", help="tournament.seed")
@click.option("--jobs", "-j", type=int, metavar="N", help="tournament.jobs")
@click.option("--level", default="95%", metavar="P%", help="tournament.level")
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE", help="tournament.report")
@click.option("--png", type=click.Path(path_type=Path), metavar="FILE", help="tournament.png")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, allow_dash=True), metavar="FILE", help="tournament.json"
)
@click.option("--cluster", default="", metavar="ADDRESS", help="simulate.cluster")
@lang_option
@click.pass_context
def tournament(
    ctx: click.Context,
    contestants: tuple[str, ...],
    kingdom: str,
    kingdoms: int | None,
    expansion: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int | None,
    level: str,
    report: Path | None,
    png: Path | None,
    json_file: Path | None,
    cluster: str,
    lang: str | None,
) -> None:
    from platin.sim.tournament import MeetingFailed, Schedule

    lang = language_of(ctx)
    if kingdom.strip() and kingdoms is not None:
        raise Problem(tell("tournament.error.both", lang), lang)
    sure = read_level("--level", level, lang)
    check_count("--games", games, MOST_GAMES, lang)
    check_count("--kingdoms", kingdoms, MOST_KINGDOMS, lang)
    check_count("--jobs", jobs, MOST_JOBS, lang)
    check_count("--seed", seed, MOST_SEED, lang, 0)
    check_kingdom(kingdom, lang)
    check_expansions(expansion, kingdom, lang)
    names = _contestants(contestants, lang)
    check_extras(lang, report=report, png=png, cluster=cluster)
    check_places(lang, (report, png, json_file))
    plans = _plans(names, kingdom, kingdoms, expansion, seed, lang)
    layouts = tuple(plan.spec for plan in plans)
    schedule = Schedule(tuple(names), layouts, games, seed, sample=kingdoms is not None, expansions=expansion)
    try:
        played = _play(schedule, jobs or 0, cluster, lang)
    except MeetingFailed as error:
        raise Problem(_failure(error, lang), lang) from error
    except RuntimeError as error:
        raise worker_problem(error, lang) from error
    if played.games:
        if json_file is None or str(json_file) != "-":
            _print(played, sure, lang)
        _write(played, sure, report, png, json_file, lang)
    if played.interrupted:
        click.echo(tell("tournament.stopped" if played.games else "tournament.stopped.none", lang), err=True)
        ctx.exit(INTERRUPTED)


# Reading the command line


def _contestants(texts: tuple[str, ...], lang: str) -> list[str]:
    """Find the contestants; each may be there once."""
    from platin.bots.roster import UnknownContestant
    from platin.sim.tournament import same_names

    if len(texts) < 2:
        raise Problem(tell("tournament.error.few", lang), lang)
    try:
        names = same_names(texts)
    except UnknownContestant as error:
        raise Problem(error.say(lang), lang) from error
    for at, name in enumerate(names):
        if name in names[:at]:
            raise Problem(tell("tournament.error.twice", lang, player=texts[at]), lang)
    return names


def _plans(
    names: list[str], kingdom: str, kingdoms: int | None, expansions: tuple[str, ...], seed: int, lang: str
) -> "list[Plan]":
    """Make the kingdoms ready, and say who misses cards in them."""
    from platin.kingdom import KingdomError
    from platin.sim.kingdoms import lacking
    from platin.sim.tournament import DifferentKingdoms, one_kingdom, random_kingdoms

    try:
        if kingdoms is None:
            plans = [one_kingdom(kingdom, names, seed, expansions)]
        else:
            plans = random_kingdoms(kingdoms, seed, expansions)
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    except DifferentKingdoms as error:
        players = ", ".join(_name(text, lang) for text in error.contestants)
        raise Problem(tell("tournament.error.kingdoms", lang, players=players), lang) from error
    missing = [lacking(names, plan) for plan in plans]
    for name in names:
        times = sum(name in one for one in missing)
        if times and kingdoms is not None:
            message = tell("tournament.lacking.some", lang, player=_name(name, lang), n=times, all=len(plans))
            click.echo(message, err=True)
        elif times:
            cards = ", ".join(card_name(key, lang) for key in missing[0][name])
            click.echo(tell("tournament.lacking", lang, player=_name(name, lang), cards=cards), err=True)
    return plans


def _name(text: str, lang: str) -> str:
    from platin.sim.report.words import contestant_name

    return contestant_name(text, lang)


def _failure(error: "MeetingFailed", lang: str) -> str:
    """Say which game could not be played, and how to see it."""
    from platin.sim.report.kingdom import kingdom_text

    config = error.config
    players = " – ".join(_name(text, lang) for text in config.contestants)
    kingdom = kingdom_text(config.layout, lang)
    again = ["platin", "simulate", *config.contestants, "--kingdom", kingdom, "--seed", str(config.seed)]
    text = tell("tournament.error.game", lang, players=players, number=error.number, problem=error.problem)
    command = shlex.join([*again, "--show", str(error.number)])
    return f"{text}\n{tell('tournament.error.game_again', lang, command=command)}"


# Playing


def _play(schedule: "Schedule", jobs: int, cluster: str, lang: str) -> "Tournament":
    """Play, showing how far it has come."""
    from platin.sim.tournament import play

    with Watched(tell("tournament.progress", lang), lang) as shown:
        return play(schedule, jobs, shown, cluster=cluster)


# Telling


def _print(played: "Tournament", level: float, lang: str) -> None:
    """Print ratings and the table of all against all."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from platin.sim.report.kingdom import kingdom_text
    from platin.sim.report.standings import Standings

    standings = Standings(played, lang, level)
    words = standings.words
    console = Console(highlight=False)
    answer, sure = standings.headline()
    console.print(Text.assemble((answer, "bold"), f". {sure}"))
    ratings = Table(box=None, pad_edge=False, header_style="dim")
    ratings.add_column(words("column.rank"), justify="right")
    ratings.add_column(words("column.player"))
    for key in ("column.rating", "column.interval", "column.score", "column.ahead_of_next"):
        ratings.add_column(words(key, level=words.level(level)), justify="right", no_wrap=True)
    for at, row in enumerate(standings.rows()):
        # Names may have brackets in them, which would be taken for styles.
        ratings.add_row(str(at + 1), *[Text(cell) for cell in row])
    console.print(ratings)
    surprises = [
        words(
            "tournament.print.surprise",
            name=standings.names[pair.a],
            other=standings.names[pair.b],
            share=words.percent(pair.share.share),
            expected=words.percent(pair.expected),
        )
        for pair in standings.surprises()[:1]
    ]
    for note in [*standings.notes(), *surprises]:
        console.print(note, style="dim", markup=False)
    console.print()
    _print_cross(standings, console)
    for line in standings.over_kingdoms():
        console.print(line, markup=False)
    count = len(played.schedule.layouts)
    kingdom = words("tournament.print.kingdom", cards=kingdom_text(played.schedule.layouts[0], lang))
    if played.schedule.sample:
        kingdom = words("tournament.print.kingdoms", n=words.whole(count))
    console.print(
        words(
            "tournament.print.summary",
            games=words.whole(played.games),
            pairs=words.whole(len(standings.ratings.pairs)),
            seconds=words.decimal(played.seconds),
            kingdom=kingdom,
        ),
        style="dim",
        markup=False,
    )


def _print_cross(standings: "Standings", console: Any) -> None:
    from rich.table import Table
    from rich.text import Text

    cross = Table(box=None, pad_edge=False, header_style="dim", title_justify="left", title_style="")
    cross.title = standings.words("tournament.print.cross")
    cross.add_column("", justify="right")
    cross.add_column("")
    for at in range(len(standings.ranking)):
        cross.add_column(str(at + 1), justify="right", no_wrap=True)
    for at, a in enumerate(standings.ranking):
        cells = []
        for b in standings.ranking:
            share = standings.share(a, b)
            cells.append("·" if a == b else "–" if share is None else standings.words.decimal(100 * share))
        cross.add_row(str(at + 1), Text(standings.names[a]), *cells)
    console.print(cross)


def _write(
    played: "Tournament", level: float, report: Path | None, png: Path | None, json_file: Path | None, lang: str
) -> None:
    """Write what was asked for."""
    if json_file is not None and str(json_file) == "-":
        click.echo(json.dumps(played.to_json(level), indent=1))
        json_file = None
    file: Path | None = None
    try:
        for file in (json_file, report, png):
            if file is None:
                continue
            if file is json_file:
                file.write_text(json.dumps(played.to_json(level), indent=1) + "\n", encoding="utf-8")
            elif file is report:
                from platin.sim.report.standings_page import write_html

                write_html(played, file, lang, level)
            else:
                from platin.sim.report.standings_plots import write_png

                write_png(played, file, lang, level)
            click.echo(tell("tournament.written", lang, file=file), err=True)
    except OSError as error:
        raise cannot_write(file, error, lang) from error
