"""`platin rl`: rate a player against our bots, and write data sets of decisions, for researchers."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import click
from rich.table import Table

from platin.cli.command import Command, Group, Problem, complete_kingdom, lang_option, language_of
from platin.cli.running import (
    INTERRUPTED,
    MOST_GAMES,
    MOST_JOBS,
    MOST_SEED,
    check_count,
    check_kingdom,
    check_places,
    read_level,
    worker_problem,
)
from platin.cli.running import tell as say_of_runs
from platin.cli.screen import Screen
from platin.cli.strategy import complete_contestant
from platin.text.messages.rl import WORDS
from platin.text.numbers import level_text, number
from platin.text.speech import Messages

GAMES: Final = 1000
PACKAGES: Final = ("gymnasium", "greenlet", "librt", "numpy", "pettingzoo")

tell: Final = Messages(WORDS)


class RlCommand(Command):
    """A command with these words."""

    messages = tell


class RlGroup(RlCommand, Group):
    """The group of these commands."""


@click.group(cls=RlGroup, help="rl.help")
@lang_option
def rl(lang: str | None) -> None:
    """Run a subcommand."""


def _check_packages(lang: str, *more: str) -> None:
    """Refuse at once what cannot work."""
    missing = [package for package in (*PACKAGES, *more) if find_spec(package) is None]
    if missing:
        raise Problem(tell("rl.missing", lang, packages=", ".join(missing)), lang)


@rl.command(cls=RlCommand, help="rl.rate")
@click.argument("player", shell_complete=complete_contestant)
@click.option("--against", multiple=True, metavar="NAME", help="rl.against", shell_complete=complete_contestant)
@click.option("--kingdom", default="", metavar="TEXT", help="rl.kingdom", shell_complete=complete_kingdom)
@click.option("--games", type=int, default=GAMES, metavar="N", help="rl.games")
@click.option("--seed", type=int, default=0, metavar="N", help="rl.seed")
@click.option("--jobs", type=int, metavar="N", help="rl.jobs")
@click.option("--level", default="95%", metavar="P%", help="rl.level")
@click.option("--json", "as_json", is_flag=True, help="rl.json")
@lang_option
@click.pass_context
def rate(
    ctx: click.Context,
    player: str,
    against: tuple[str, ...],
    kingdom: str,
    games: int,
    seed: int,
    jobs: int | None,
    level: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Rate a player against our bots."""
    from platin.bots.roster import UnknownContestant, find

    lang = language_of(ctx)
    _check_packages(lang)
    sure = read_level("--level", level, lang)
    check_count("--games", games, MOST_GAMES, lang)
    check_count("--jobs", jobs, MOST_JOBS, lang)
    check_count("--seed", seed, MOST_SEED, lang, 0)
    check_kingdom(kingdom, lang)
    from platin.kingdom import KingdomError
    from platin.rl import leaderboard
    from platin.sim.games import GameFailed

    try:
        plan = leaderboard.kingdom_for(player, kingdom, seed)
        opponents = list(against) or leaderboard.opponents_in(plan)
        for one in (player, *opponents):
            find(one)
    except (UnknownContestant, KingdomError) as error:
        raise Problem(error.say(lang), lang) from error
    screen = Screen()
    try:
        rows = leaderboard.rate(player, opponents, plan, games, seed, jobs or 0, sure)
    except GameFailed as error:
        raise Problem(say_of_runs("error.game", lang, number=error.number, problem=error.problem), lang) from error
    except (RuntimeError, ImportError) as error:
        raise worker_problem(error, lang) from error
    except KeyboardInterrupt:
        ctx.exit(INTERRUPTED)
    if as_json:
        click.echo(json.dumps({"player": player, "level": sure, "rows": [row.to_json() for row in rows]}, indent=1))
    else:
        screen.console.print(_table(rows, player, sure, games, lang))


def _table(rows: list[Any], player: str, level: float, games: int, lang: str) -> Table:
    from platin.bots.roster import find

    table = Table(title=tell("rl.title", lang, player=find(player).name(lang), games=number(games, lang)))
    table.add_column(tell("rl.opponent", lang))
    for heading in ("rl.share", "rl.interval", "rl.points"):
        table.add_column(tell(heading, lang, level=level_text(level, lang)), justify="right")
    for row in rows:
        low, high = (number(bound * 100, lang, 1) for bound in (row.share.low, row.share.high))
        table.add_row(
            find(row.opponent).name(lang),
            f"{number(row.share.share * 100, lang, 1)} %",
            f"{low} – {high} %",
            f"{number(row.points, lang, 1)} : {number(row.against, lang, 1)}",
        )
    return table


@rl.command(cls=RlCommand, help="rl.dataset")
@click.argument("contestants", nargs=-1, required=True, shell_complete=complete_contestant)
@click.option("--kingdom", default="", metavar="TEXT", help="rl.kingdom", shell_complete=complete_kingdom)
@click.option("--games", type=int, default=GAMES, metavar="N", help="rl.dataset.games")
@click.option("--seed", type=int, default=0, metavar="N", help="rl.seed")
@click.option("--cards", type=click.Choice(["all", "table"]), default="all", help="rl.cards")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE", help="rl.out")
@lang_option
@click.pass_context
def dataset(
    ctx: click.Context,
    contestants: tuple[str, ...],
    kingdom: str,
    games: int,
    seed: int,
    cards: str,
    out: Path,
    lang: str | None,
) -> None:
    """Write what bots saw and did."""
    from platin.bots.roster import UnknownContestant

    lang = language_of(ctx)
    _check_packages(lang, "pyarrow")
    check_count("--games", games, MOST_GAMES, lang)
    check_count("--seed", seed, MOST_SEED, lang, 0)
    check_kingdom(kingdom, lang)
    check_places(lang, (out,))
    from platin.kingdom import KingdomError
    from platin.rl.dataset import write_dataset
    from platin.rl.table import Setting
    from platin.sim.kingdoms import choose

    sitting = contestants * 2 if len(contestants) == 1 else contestants
    try:
        plan = choose(kingdom, sitting, seed)
    except (UnknownContestant, KingdomError) as error:
        raise Problem(error.say(lang), lang) from error
    rows = write_dataset(out, sitting, games, Setting(plan.spec, len(sitting), cards=cards), seed)
    click.echo(tell("rl.written", lang, rows=number(rows, lang), games=number(games, lang), file=out))
