"""`platin learn`: find the best strategy for a kingdom, and say how good it is."""

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from platin.cli.bar import Bar
from platin.cli.command import Command, Problem, complete_kingdom, lang_option, language_of
from platin.cli.running import (
    INTERRUPTED,
    MOST_JOBS,
    MOST_SEED,
    cannot_write,
    check_count,
    check_extras,
    check_kingdom,
    check_places,
    worker_problem,
)
from platin.cli.table_options import options_said, table_options
from platin.text.messages.mind import WORDS
from platin.text.numbers import number, percent
from platin.text.speech import Messages

if TYPE_CHECKING:
    from platin.kingdom import Plan
    from platin.mind.search import Learnt, Progress
    from platin.mind.verdict import Verdict

SECONDS: Final = 60.0
GAMES: Final = 500
_MOST_SECONDS: Final = 7 * 24 * 3600
_MOST_DECISIONS: Final = 10**12
_MOST_GAMES: Final = 10**7

tell = Messages(WORDS)


class LearnCommand(Command):
    """The command, with the words of the search."""

    messages = tell


@click.command(cls=LearnCommand, help="learn.help")
@click.argument("kingdom", nargs=-1, required=True, shell_complete=complete_kingdom)
@click.option("--seconds", type=click.FloatRange(1, _MOST_SECONDS), default=SECONDS, metavar="S", help="learn.seconds")
@click.option("--decisions", type=int, metavar="N", help="learn.decisions")
@click.option("--players", type=click.IntRange(2, 6), default=2, metavar="N", help="learn.players")
@click.option("--seed", "-s", type=int, default=1, metavar="N", help="learn.seed")
@click.option("--jobs", "-j", type=int, metavar="N", help="learn.jobs")
@click.option("--games", "-n", type=int, default=GAMES, metavar="N", help="learn.games")
@table_options
@click.option("--out", "-o", type=click.Path(path_type=Path), metavar="FILE", help="learn.out")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, allow_dash=True), metavar="FILE", help="learn.json"
)
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE", help="learn.report")
@click.option("--cluster", default="", metavar="ADDRESS", help="learn.cluster")
@lang_option
@click.pass_context
def learn(
    ctx: click.Context,
    kingdom: tuple[str, ...],
    seconds: float,
    decisions: int | None,
    players: int,
    seed: int,
    jobs: int | None,
    games: int,
    out: Path | None,
    json_file: Path | None,
    report: Path | None,
    cluster: str,
    lang: str | None,
) -> None:
    from platin.mind.course import BLOCKS, Course
    from platin.mind.crew import gather
    from platin.mind.search import ANCHORS, Search
    from platin.mind.verdict import judge

    lang = language_of(ctx)
    text = " ".join(kingdom)
    check_count("--decisions", decisions, _MOST_DECISIONS, lang)
    check_count("--seed", seed, MOST_SEED, lang, 0)
    check_count("--jobs", jobs, MOST_JOBS, lang)
    check_count("--games", games, _MOST_GAMES, lang)
    check_kingdom(text, lang)
    check_extras(lang, report=report, cluster=cluster)
    check_places(lang, (out, json_file, report))
    plan, deck = _plan(ctx, text, players, seed, lang)
    rivals = [*ANCHORS, *([deck] if deck and players == 2 else [])]
    crew = gather(jobs or 0, cluster)
    try:
        with Watched(lang) as watched:
            course = Course(watched)
            learnt = Search(plan.spec, seed, crew, progress=course).run(seconds, decisions or 0)
            watched.measuring()
            blocks = max(games // players, 2)
            verdict = judge(learnt, crew, rivals, blocks)
            points = course.measure(plan.spec, crew, seed, min(blocks, BLOCKS)) if report is not None else []
    except KeyboardInterrupt:
        click.echo(tell("learn.interrupted", lang), err=True)
        ctx.exit(INTERRUPTED)
    except (RuntimeError, ImportError) as error:
        raise worker_problem(error, lang) from error
    finally:
        crew.close()
    again = "" if learnt.cut else _again(ctx, learnt, text, games)
    if json_file is None or str(json_file) != "-":
        _print(learnt, verdict, rivals, again, lang)
    _write(learnt, verdict, rivals, out, json_file, lang)
    if report is not None:
        from platin.mind.learn_page import learn_page

        _write_text(report, learn_page(learnt, verdict, rivals, points, again, crew.jobs, lang), lang)


def _again(ctx: click.Context, learnt: "Learnt", text: str, games: int) -> str:
    """Give the command that finds and measures the same."""
    words = ["platin", "learn", text, "--seed", str(learnt.seed), "--decisions", str(learnt.decisions)]
    words += ["--players", str(learnt.spec.players)] if learnt.spec.players > 2 else []
    words += ["--games", str(games)] if games != GAMES else []
    for name, used in options_said(ctx).items():
        words.append(f"--{'' if used else 'no-'}{name.replace('_', '-')}")
    return shlex.join(words)


def _plan(ctx: click.Context, text: str, players: int, seed: int, lang: str) -> "tuple[Plan, str]":
    """Make the kingdom ready; give also the built-in strategy that was named, if one was."""
    from platin.bots.roster import find
    from platin.kingdom import KingdomError
    from platin.sim.kingdoms import choose
    from platin.strategy import built_in

    deck = built_in.find(text)
    wanted = find(deck).kingdom if deck else ""
    try:
        plan = choose(wanted or text, ("general",) * players, seed, options_said(ctx))
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    return plan, deck if wanted else ""


class Watched(Bar):
    """A bar with the best plan so far."""

    def __init__(self, lang: str) -> None:
        from rich.progress import BarColumn, TimeElapsedColumn

        columns = ("{task.fields[what]}", BarColumn(), TimeElapsedColumn(), "{task.fields[best]}")
        super().__init__(*columns, total=1.0, what=tell("learn.progress", lang), best="")
        self.lang = lang

    def __call__(self, at: "Progress") -> None:
        """Show how far it has come, and the best plan so far."""
        from platin.text.names import display

        names = ", ".join([display(name, self.lang) for name in at.best.names()[:8]])
        best = tell("learn.best", self.lang, value=percent(at.value, self.lang, 0), plan=names)
        self.bar.update(self.task, completed=at.share, best=best)

    def measuring(self) -> None:
        """Say that the plan is being measured now."""
        self.bar.update(self.task, what=tell("learn.measuring", self.lang), completed=1.0)


def _print(learnt: "Learnt", verdict: "Verdict", rivals: list[str], again: str, lang: str) -> None:
    """Print the strategy and what was measured of it."""
    from platin.bots.roster import find
    from platin.cli.screen import Screen
    from platin.mind.ground import Ground
    from platin.mind.plan_file import plan_file
    from platin.mind.telling import Telling
    from platin.strategy import write_strategy
    from platin.text.names import display

    file = plan_file(learnt)
    Screen().line(Telling(Ground(learnt.spec), file.strategy).text(lang))
    click.echo()
    click.echo(write_strategy(file, lang))
    for rival, share in zip(rivals, verdict.against, strict=True):
        click.echo(tell("learn.against", lang, rival=find(rival).name(lang), **_percents(share, lang)))
    games = verdict.blocks * learnt.spec.players
    click.echo(tell("learn.fresh", lang, games=number(games, lang)))
    if verdict.cards:
        click.echo()
        click.echo(tell("learn.cards", lang))
        for name, share in sorted(verdict.cards, key=lambda one: -one[1].share):
            said = _percents(share, lang)
            click.echo(f"  {display(name, lang)}: {said['share']} ({said['low']}–{said['high']})")
    click.echo()
    click.echo(tell("learn.again", lang, command=again) if again else tell("learn.cut", lang))


def _percents(share: Any, lang: str) -> dict[str, str]:
    low, high = percent(share.low, lang), percent(share.high, lang)
    return {"share": percent(share.share, lang), "low": low.rstrip(" %"), "high": high}


def _write(
    learnt: "Learnt", verdict: "Verdict", rivals: list[str], out: Path | None, json_file: Path | None, lang: str
) -> None:
    """Write the files that were asked for."""
    from platin.mind.plan_file import plan_file
    from platin.strategy import write_strategy

    strategy = write_strategy(plan_file(learnt), lang)
    data = {
        "table": learnt.spec.as_data(),
        "seed": learnt.seed,
        "decisions": learnt.decisions,
        "games": learnt.games,
        "rounds": learnt.rounds,
        "seconds": round(learnt.seconds, 1),
        "cut": learnt.cut,
        "strategy": strategy,
        "against": {rival: share.__dict__ for rival, share in zip(rivals, verdict.against, strict=True)},
        "cards": {name: share.__dict__ for name, share in verdict.cards},
        "matrix": [[share.__dict__ for share in row] for row in verdict.matrix],
        "fresh_games": verdict.blocks * learnt.spec.players,
    }
    for file, text in ((out, strategy), (json_file, json.dumps(data, indent=2, ensure_ascii=False) + "\n")):
        if file is not None:
            _write_text(file, text, lang)


def _write_text(file: Path, text: str, lang: str) -> None:
    if str(file) == "-":
        click.echo(text, nl=False)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error, lang) from error
    click.echo(tell("learn.written", lang, file=file), err=True)
