"""`platin card`: one card with cost, types, text and rulings, or the files of a new one.

Also the sheet that `platin play` shows on request.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click
from click.shell_completion import CompletionItem
from rich.text import Text

from platin.cli.answers import cost_text
from platin.cli.command import Command, Group, Problem, complete_expansion, lang_option, language_of
from platin.cli.main import tell
from platin.cli.screen import Screen
from platin.cli.table import style_of
from platin.session.view import CostView
from platin.text.catalogue import CATALOGUE, Entry, find, normal, similar, spelt_out
from platin.text.language import say
from platin.text.messages import general
from platin.text.names import card_text, is_print
from platin.text.speech import either
from platin.text.words import LANGUAGES, LINE


def draw_card(screen: Screen, entry: Entry, lang: str) -> None:
    """Draw a card: name in both languages, cost, types and set, text of each print, rulings."""
    from platin.cards import LIBRARY
    from platin.text import rulings

    screen.line()
    name, other = (entry.de or entry.en, entry.en) if lang == "de" else (entry.en, entry.de)
    title = Text(name, style=f"bold {style_of(entry.id)}".strip())
    if other and other != name:
        title.append(f"  ·  {other}", style="not bold dim")
    screen.line(title, indent=2)
    screen.line(_facts(entry, lang), indent=2)
    keys = {entry.id: "first_print", f"{entry.id}@2": "second_print", f"{entry.id}@3": "third_print"}
    prints = [key for key in keys if card_text(key, lang) and is_print(key)]
    for key in prints:
        screen.line()
        if len(prints) > 1:
            screen.line(say(keys[key], lang), indent=2, style="bold")
        for line in card_text(key, lang).split("\n"):
            if line == LINE:
                screen.line("─" * 24, indent=4, style="dim")
            else:
                screen.line(line, indent=4, hang=2)
    places = (LIBRARY.cards, LIBRARY.landscapes, LIBRARY.piles)
    if not any(entry.id in place for place in places):
        screen.line()
        screen.line(say("not_playable", lang), indent=2, style="bold")
        return
    found = rulings.for_card(entry.id)
    if not found:
        return
    screen.line()
    screen.line(say("rulings", lang), indent=2, style="bold")
    for ruling in found:
        text = Text(ruling.text(lang))
        text.append(f"  [{rulings.cite(ruling, lang)}]", style="dim")
        screen.line(text, indent=4, lead=Text("• "))


def _facts(entry: Entry, lang: str) -> str:
    """Give cost, types and set of a card in one line."""
    types = general.TYPES.of(lang)
    facts = []
    if entry.coins is not None and entry.kind not in ("trait", "way", "ally", "landmark", "prophecy", "loot"):
        cost = CostView(entry.coins, entry.potion, entry.debt)
        facts.append(say("cost", lang, cost=cost_text(cost, lang)))
    facts.append(" – ".join(types.get(name, name) for name in entry.types))
    facts.append(general.SETS.of(lang).get(entry.set, entry.set))
    return " · ".join(fact for fact in facts if fact)


def complete_card(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Complete the name of a card."""
    from platin.cli.completion import card_names, matching

    return matching(card_names(), incomplete)


# What is done with a card whose name alone is given.
_SHOW: Final = "show"


class CardCommand(Command):
    """A command with the words of the command line."""

    messages = tell


class CardGroup(CardCommand, Group):
    """The group of these commands; what is none of them is the name of a card to show."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # Where nothing but the language is given, it is the name of a card that is missing.
        named = any(not word.startswith("--lang") and word not in LANGUAGES for word in args)
        return super().parse_args(ctx, args if named else [*args, _SHOW])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        return super().resolve_command(ctx, args if args[0] in self.commands else [_SHOW, *args])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        names = [CompletionItem(name) for name in complete_card(ctx, self.params[0], incomplete)]
        return [*super().shell_complete(ctx, incomplete), *names]


@click.group(cls=CardGroup, help="card")
@lang_option
def card(lang: str | None) -> None:
    """Run a subcommand."""


@card.command(_SHOW, cls=CardCommand, help="card.show")
@click.argument("name", nargs=-1, required=True, shell_complete=complete_card)
@lang_option
@click.pass_context
def show(ctx: click.Context, name: tuple[str, ...], lang: str | None) -> None:
    lang = language_of(ctx)
    wanted = " ".join(name)
    entry = find_card(wanted, [card.id for card in CATALOGUE])
    if entry is None:
        raise Problem(no_such_card(wanted, lang), lang)
    draw_card(Screen(), entry, lang)


@card.command(cls=CardCommand, help="card.new")
@click.argument("name", nargs=-1, required=True, shell_complete=complete_card)
@click.option("--german", default="", metavar="NAME", help="card.new.german_option")
@click.option("--cost", default="", metavar="COST", help="card.new.cost_option")
@click.option("--types", default="", metavar="TYPES", help="card.new.types_option")
@click.option(
    "--expansion", default="", metavar="NAME", help="card.new.expansion_option", shell_complete=complete_expansion
)
@click.option("--module", default="", metavar="NAME", help="card.new.module_option")
@lang_option
@click.pass_context
def new(
    ctx: click.Context,
    name: tuple[str, ...],
    german: str,
    cost: str,
    types: str,
    expansion: str,
    module: str,
    lang: str | None,
) -> None:
    """Write the three files of a card that is still to come, or of one's own."""
    from platin.cli.new_card import Refused, find_checkout, has_book, own_card, write_card
    from platin.text.sources import FAN

    lang = language_of(ctx)
    root = find_checkout(Path.cwd())
    if root is None:
        raise Problem(tell("card.new.no_checkout", lang, directory=Path.cwd()), lang)
    wanted = " ".join(name)
    own = any((german, cost, types, expansion))
    entry = find(wanted)
    if entry is None and not own:
        raise Problem(f"{no_such_card(wanted, lang)} {tell('card.new.own', lang)}", lang)
    shown = wanted
    try:
        if own or entry is None:
            entry = own_card(wanted, german, expansion or FAN, cost, types)
        shown = entry.de or entry.en if lang == "de" else entry.en
        made = write_card(root, entry, module, own)
    except Refused as refused:
        raise Problem(tell(refused.key, lang, card=shown, **refused.values), lang) from refused
    click.echo(tell("card.new.begun" if own else "card.new.written", lang, card=shown))
    for part, path in (("rules", made.rules), ("words", made.words), ("proof", made.proof)):
        click.echo(f"\n  {path}")
        click.echo(f"    {tell(f'card.new.left.{part}', lang)}")
    click.echo()
    if not has_book(made.book):
        click.echo(tell("card.new.left.book", lang, book=made.book))
    click.echo(tell("card.new.then", lang, file=made.proof))


def find_card(name: str, begun: Iterable[str]) -> Entry | None:
    """Find a card by its name, or by the beginning of it if only one of certain cards begins so."""
    plain = name.partition("@")[0]
    entry = find(plain)
    if entry is not None or not normal(plain):
        return entry
    found = []
    for key in begun:
        other = find(key)
        if other is not None:
            forms = [form for called in (other.en, other.de) for form in (normal(called), spelt_out(called))]
            if any(form.startswith((normal(plain), spelt_out(plain))) for form in forms):
                found.append(other)
    return found[0] if len(found) == 1 else None


def no_such_card(name: str, lang: str) -> str:
    """Say that there is no card of a name, and which could be meant."""
    message = say("error.no_card", lang, name=name)
    names = similar(name)
    if not names:
        return message
    return f"{message} {say('did_you_mean', lang, names=either(names, lang))}"
