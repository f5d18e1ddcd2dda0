"""`platin analyse`: the coach looks at a game that was played."""

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from platin.cli.bar import Bar
from platin.cli.command import Command, Problem, lang_option, language_of
from platin.cli.running import (
    INTERRUPTED,
    MOST_JOBS,
    MOST_SEED,
    check_count,
    check_extras,
    check_places,
    put_text,
)
from platin.cli.saved import read_saved, telling_what_is_wrong
from platin.text.messages.coach import WORDS
from platin.text.numbers import Numbers
from platin.text.speech import Messages

if TYPE_CHECKING:
    from platin.engine.spec import Spec
    from platin.mind.coach import Analysis, Guide
    from platin.session import Session

SECONDS: Final = 30.0
_MOST_SECONDS: Final = 7 * 24 * 3600
_MOST_ROLLOUTS: Final = 10**6

tell = Messages(WORDS)


class AnalyseCommand(Command):
    """The command, with the words of the coach."""

    messages = tell


@click.command(cls=AnalyseCommand, help="analyse.help")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="N", help="analyse.seat")
@click.option(
    "--seconds", type=click.FloatRange(1, _MOST_SECONDS), default=SECONDS, metavar="S", help="analyse.seconds"
)
@click.option("--rollouts", type=int, metavar="N", help="analyse.rollouts")
@click.option("--plan", metavar="NAME", help="analyse.plan")
@click.option("--seed", "-s", type=int, default=1, metavar="N", help="analyse.seed")
@click.option("--jobs", "-j", type=int, metavar="N", help="analyse.jobs")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, allow_dash=True), metavar="FILE", help="analyse.json"
)
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE", help="analyse.report")
@click.option("--after", type=(int, click.Path(path_type=Path)), metavar="N FILE", help="analyse.after")
@lang_option
@click.pass_context
def analyse(
    ctx: click.Context,
    record: Path,
    seat: int | None,
    seconds: float,
    rollouts: int | None,
    plan: str | None,
    seed: int,
    jobs: int | None,
    json_file: Path | None,
    report: Path | None,
    after: tuple[int, Path] | None,
    lang: str | None,
) -> None:
    from platin.mind.coach import LEAST_ROLLOUTS, NotReplayable, judge, points_of, rollouts_for
    from platin.mind.crew import gather

    lang = language_of(ctx)
    check_count("--rollouts", rollouts, _MOST_ROLLOUTS, lang, LEAST_ROLLOUTS)
    check_count("--seed", seed, MOST_SEED, lang, 0)
    check_count("--jobs", jobs, MOST_JOBS, lang)
    check_extras(lang, report=report)
    check_places(lang, (json_file, report, after[1] if after is not None else None))
    session, me = _read(record, seat, lang)
    if after is not None:
        _save(session, me, *after, lang)
        return
    guide = _guide(session.start.rules.spec, plan, lang)
    crew = gather(jobs or 0)
    try:
        with _Watched(lang) as watched:
            points = points_of(session, me)
            wanted = rollouts or rollouts_for(points, guide, seconds, crew.jobs)
            analysis = judge(session, me, points, guide, wanted, seed, crew, watched)
    except KeyboardInterrupt:
        click.echo(tell("analyse.interrupted", lang), err=True)
        ctx.exit(INTERRUPTED)
    except NotReplayable as error:
        raise Problem(tell("error.record", lang, file=record), lang) from error
    finally:
        crew.close()
    if json_file is None or str(json_file) != "-":
        _print(analysis, record, _again(record, analysis, plan), lang)
    _write(analysis, session, _again(record, analysis, plan), json_file, report, lang)


def _read(file: Path, seat: int | None, lang: str) -> "tuple[Session, int]":
    """Read a game, and whose decisions are to be looked at."""
    from platin.session import Session

    data = read_saved(file, lang)
    with telling_what_is_wrong(file, lang):
        session = Session.load(data)
        seats = len(session.state.players)
        me = int(data.get("table", {}).get("me", 0)) if seat is None else seat - 1
    if not 0 <= me < seats:
        raise Problem(tell("error.seat", lang, seat=me + 1, seats=seats), lang)
    return session, me


def _save(session: "Session", me: int, count: int, file: Path, lang: str) -> None:
    """Write a game as it stood after some answers, to be played on against bots."""
    last = len(session.answers) - 1
    if not 0 <= count <= last:
        raise Problem(tell("error.after", lang, all=last + 1, most=last), lang)
    bots = ["general"] * (len(session.state.players) - 1)
    data = {**session.at(count).save(), "table": {"me": me, "bots": bots, "seed": 0}}
    _put(file, json.dumps(data), lang)


def _guide(spec: "Spec", plan: str | None, lang: str) -> "Guide":
    """Give the plan that was named, or else the best that is at hand."""
    from platin.bots.roster import UnknownContestant
    from platin.mind.coach import Guide, plans_for
    from platin.strategy import StrategyError, write_strategy
    from platin.strategy.contestants import GENERAL, strategy_of

    if plan is None:
        with _waiting(tell("analyse.learning", lang)):
            return plans_for(spec)
    if plan == GENERAL:
        return Guide("given", "")
    try:
        found = strategy_of(plan)
    except (StrategyError, UnknownContestant) as error:
        raise Problem(error.say(lang), lang) from error
    if found is None:
        raise Problem(tell("error.plan", lang, plan=plan), lang)
    return Guide("given", write_strategy(found, "en"))


def _waiting(text: str) -> Any:
    """Say what is waited for, if somebody is watching."""
    from contextlib import nullcontext

    from rich.console import Console

    console = Console(stderr=True)
    return console.status(text) if console.is_terminal else nullcontext()


class _Watched(Bar):
    """How many decisions have been looked at."""

    def __init__(self, lang: str) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, TimeElapsedColumn

        super().__init__(tell("analyse.progress", lang), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())

    def __call__(self, done: int, total: int) -> None:
        """Show how far it has come."""
        self.bar.update(self.task, completed=done, total=total)


def _again(record: Path, analysis: "Analysis", plan: str | None) -> str:
    """Give the command that says the same again."""
    parts = ["platin", "analyse", str(record), "--seat", str(analysis.seat + 1), "--rollouts", str(analysis.rollouts)]
    parts += ["--seed", str(analysis.seed), *(["--plan", plan] if plan is not None else [])]
    return shlex.join(parts)


def _from_there(record: Path, seat: int, at: int) -> str:
    """Give what to type to play on from a point."""
    file = f"{record.stem}-{at}.json"
    parts = ["platin", "analyse", str(record), "--seat", str(seat + 1), "--after", str(at), file]
    return f"{shlex.join(parts)} && {shlex.join(['platin', 'play', '--load', file])}"


def _print(analysis: "Analysis", record: Path, again: str, lang: str) -> None:
    """Print all decisions, the costliest in words, and how it was computed."""
    from rich.console import Console
    from rich.table import Table

    from platin.mind.commentary import LEVEL, by_how_much, chance, deed, headline, how, sentence, why

    level = Numbers(lang, plain=True).level(LEVEL)
    table = Table(title=headline(analysis, lang), title_justify="left")
    for name in ("turn", "coins", "done", "chance", "better", "gain", "grade"):
        right = name in ("turn", "coins", "chance", "gain")
        table.add_column(tell(f"column.{name}", lang, level=level), justify="right" if right else "left")
    for one in analysis.judged:
        row = [str(one.turn), str(one.coins), deed(one.did, one.done, lang), chance(one, lang)]
        if one.better is not None:
            gain = "{gain} ± {error}".format(**by_how_much(one, lang))
            row += [deed(one.did, one.better.name, lang), gain, one.grade]
        table.add_row(*row)
    Console().print(table)
    for one in analysis.costliest:
        click.echo(f"{one.grade} {sentence(one, lang)} {why(one, lang)}")
        click.echo(f"   {tell('go_on', lang, command=_from_there(record, analysis.seat, one.at))}")
    if analysis.costliest:
        click.echo()
    for line in how(analysis, lang):
        click.echo(line)
    click.echo(tell("analyse.again", lang, command=again))


def _write(
    analysis: "Analysis", session: "Session", again: str, json_file: Path | None, report: Path | None, lang: str
) -> None:
    """Write the files that were asked for."""
    texts = []
    if json_file is not None:
        texts.append((json_file, json.dumps(analysis.to_json(), indent=2, ensure_ascii=False) + "\n"))
    if report is not None:
        from platin.mind.coach_page import coach_page

        texts.append((report, coach_page(analysis, session.start.rules.spec, again, lang)))
    for file, text in texts:
        if str(file) == "-":
            click.echo(text, nl=False)
        else:
            _put(file, text, lang)


def _put(file: Path, text: str, lang: str) -> None:
    put_text(file, text, tell("analyse.written", lang, file=file), lang)
