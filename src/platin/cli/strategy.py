"""`platin strategy`: check strategy files, show strategies in German or English, list what is built in."""

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from platin.cli.command import Command, Group, Problem, lang_option, language_of
from platin.cli.screen import Screen
from platin.strategy.complaint import StrategyError, tell


class StrategyCommand(Command):
    """A command with the words of strategies."""

    messages = tell


class StrategyGroup(StrategyCommand, Group):
    """The group of these commands."""


def complete_contestant(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
    """Complete the name of a bot or strategy, "big-money:" with a card, or the path of a file."""
    from click.shell_completion import CompletionItem

    from platin.cli.completion import matching, typed
    from platin.strategy import built_in
    from platin.strategy.contestants import names

    kind, colon, begun = incomplete.partition(":")
    if colon and built_in.find(kind) == built_in.BIG_MONEY:
        from platin.cards import LIBRARY
        from platin.text.language import LANGUAGES
        from platin.text.names import display

        cards = [key for key in LIBRARY.cards if built_in.can_be_added(key) and "@" not in key]
        found = matching([typed(display(card, lang)) for card in cards for lang in LANGUAGES], begun)
        return [kind + colon + name for name in found]
    found = matching(names(), incomplete)
    return found or [CompletionItem(incomplete, type="file")]


@click.group(cls=StrategyGroup, help="strategy.help")
@lang_option
def strategy(lang: str | None) -> None:
    """Run a subcommand."""


@strategy.command(cls=StrategyCommand, help="check.help")
@click.argument("file", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="json")
@lang_option
@click.pass_context
def check(ctx: click.Context, file: tuple[Path, ...], as_json: bool, lang: str | None) -> None:
    """Check files; exit status 1 if one is wrong."""
    from platin.strategy import read_file

    lang = language_of(ctx)
    rows: list[dict[str, Any]] = []
    for path in file:
        try:
            read = read_file(path)
        except StrategyError as error:
            place = {"file": str(path), "line": error.line, "problem": error.problem.say(lang)}
            rows.append({**place, "good": False})
            if not as_json:
                click.echo(error.say(lang), err=True)
        else:
            rows.append({"file": str(path), "good": True, "name": read.name(lang), "wishes": len(read.strategy.gain)})
            if not as_json:
                name, wishes = read.name(lang), len(read.strategy.gain)
                key = "checked.good.one" if wishes == 1 else "checked.good"
                click.echo(tell(key, lang, file=path, name=name, wishes=wishes))
    bad = [row for row in rows if not row["good"]]
    if as_json:
        _print_json(rows)
    elif len(rows) > 1:
        click.echo(tell("checked.summary", lang, good=len(rows) - len(bad), bad=len(bad)))
    if bad:
        sys.exit(1)


@strategy.command(cls=StrategyCommand, help="show.help")
@click.argument("name", nargs=-1, required=True, shell_complete=complete_contestant)
@lang_option
@click.pass_context
def show(ctx: click.Context, name: tuple[str, ...], lang: str | None) -> None:
    """Show a strategy as a file in the user's language."""
    from platin.bots.roster import UnknownContestant
    from platin.strategy import write_strategy
    from platin.strategy.contestants import strategy_of

    lang = language_of(ctx)
    wanted = " ".join(name)
    try:
        read = strategy_of(wanted)
    except (UnknownContestant, StrategyError) as error:
        raise Problem(error.say(lang), lang) from error
    if read is None:
        raise Problem(tell("show.only", lang, name=wanted), lang)
    screen = Screen()
    for line in write_strategy(read, lang).splitlines():
        screen.lines([_coloured(line)])


def _coloured(line: str) -> Text:
    """Give a line of a strategy with its key set off."""
    text = Text(line)
    key, colon, _ = line.partition(":")
    if colon and not key.lstrip().startswith("- ") and '"' not in key:
        text.stylize("bold", 0, len(key))
    return text


@strategy.command("list", cls=StrategyCommand, help="list.help")
@click.option("--json", "as_json", is_flag=True, help="json")
@lang_option
@click.pass_context
def list_strategies(ctx: click.Context, as_json: bool, lang: str | None) -> None:
    """List what is built in."""
    from platin.strategy import built_in
    from platin.strategy.contestants import EASY, GENERAL, MASTER, RANDOM
    from platin.text.kingdom_list import write_kingdom

    lang = language_of(ctx)
    read = {name: built_in.load(name) for name in built_in.names()}
    if as_json:
        rows: list[dict[str, Any]] = [
            {"text": bot, "name": tell(f"name.{bot}", lang), "note": tell(f"for.{bot}", lang), "kingdom": ""}
            for bot in (RANDOM, EASY, GENERAL, MASTER)
        ]
        for name, one in read.items():
            kingdom = write_kingdom(one.kingdom, lang) if one.kingdom is not None else ""
            rows.append({"text": name, "name": one.name(lang), "note": one.note(lang), "kingdom": kingdom})
        _print_json(rows)
        return
    screen = Screen()
    screen.rule(tell("list.bots", lang))
    for bot in (RANDOM, EASY, GENERAL, MASTER):
        _draw(screen, bot, tell(f"name.{bot}", lang), tell(f"for.{bot}", lang))
    big_money = read.pop(built_in.BIG_MONEY)
    _draw(screen, built_in.BIG_MONEY, big_money.name(lang), big_money.note(lang))
    _draw(screen, tell("big_money_card", lang), "", tell("for.big-money:CARD", lang))
    screen.line()
    screen.rule(tell("list.decks", lang))
    for name, one in read.items():
        _draw(screen, name, one.name(lang), one.note(lang))
        assert one.kingdom is not None, name
        screen.line(write_kingdom(one.kingdom, lang), indent=4, style="dim")
    screen.line()
    screen.line(tell("list.hint", lang))


def _draw(screen: Screen, text: str, name: str, note: str) -> None:
    """Draw a contestant: what is typed, what it is called, what it is for."""
    title = Text(text, style="bold")
    if name and name.casefold().replace(" ", "-") != text:
        title.append(f" · {name}", style="not bold")
    screen.line(title, indent=2, hang=4)
    screen.line(note, indent=4)


def _print_json(data: object) -> None:
    """Print JSON, with the letters of the languages where the output can have them."""
    plain = not (sys.stdout.encoding or "").casefold().startswith("utf")
    click.echo(json.dumps(data, ensure_ascii=plain, indent=2))
