"""What the commands for players share: their language, help in it, and errors in it."""

from collections.abc import Callable
from typing import IO, Any, Final, TypeVar

import click
from click.core import ParameterSource

from platin.text.messages.general import SETS
from platin.text.numbers import number
from platin.text.speech import Messages, choose_language, either, say
from platin.text.words import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

_LANG: Final = "platin.lang"


class Problem(click.ClickException):
    """An error that is the user's to mend, told in the user's language."""

    def __init__(self, message: str, lang: str) -> None:
        super().__init__(message)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(say("error", self.lang, message=self.message), err=file is None, file=file)


class Misuse(Problem):
    """A command line that the command does not understand."""

    exit_code = 2

    def __init__(self, message: str, ctx: click.Context, lang: str) -> None:
        super().__init__(message, lang)
        self.command_path = ctx.command_path

    def show(self, file: IO[Any] | None = None) -> None:
        super().show(file)
        click.echo(say("see_help", self.lang, command=self.command_path), err=file is None, file=file)


def language_of(ctx: click.Context) -> str:
    """Give the language of a command: its own option, that of the program, or that of the environment."""
    if _LANG in ctx.meta:
        return choose_language(ctx.meta[_LANG])
    at: click.Context | None = ctx
    while at is not None:
        wanted = at.params.get("lang")
        if wanted and at.get_parameter_source("lang") is not ParameterSource.DEFAULT:
            return choose_language(wanted)
        at = at.parent
    return choose_language()


class TellingOption(click.Option):
    """An option that has words of its own for the help."""

    def told(self, lang: str) -> str:
        """Tell what it does."""
        raise NotImplementedError


class Command(click.Command):
    """A command that speaks the user's language; its help texts are keys of its messages."""

    messages: Messages = say

    def tell(self, key: str, lang: str) -> str:
        """Give a text of the help by its key."""
        return self.messages(key, lang)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # Looked for by hand, because errors and help may come before the option is read.
        for at, word in enumerate(args):
            wanted = args[at + 1 : at + 2] if word == "--lang" else [word.removeprefix("--lang=")]
            if word.startswith("--lang") and wanted and wanted[0] in LANGUAGES:
                ctx.meta[_LANG] = wanted[0]
        try:
            return super().parse_args(ctx, args)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            lang = language_of(ctx)
            raise Misuse(_misuse(error, lang), ctx, lang) from error

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.tell(self.help or "", choose_language())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=say("usage", language_of(ctx)))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.tell(self.help or "", language_of(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = language_of(ctx)
        rows: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                key = "show_help" if "--help" in param.opts else param.help or ""
                rows.append((record[0], param.told(lang) if isinstance(param, TellingOption) else self.tell(key, lang)))
        with formatter.section(say("options", lang)):
            formatter.write_dl(rows)


class Group(Command, click.Group):
    """A group that tells in the user's language what its commands do, in the order in which they are written."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        """Give the help of a command in short."""
        command = self.get_command(ctx, name)
        return self.tell(command.help or "", language_of(ctx)) if command is not None else ""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(say("commands", language_of(ctx))):
            formatter.write_dl([(name, self.short_help_of(ctx, name)) for name in self.list_commands(ctx)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        names = self.list_commands(ctx)
        if args[0] not in names:
            lang = language_of(ctx)
            raise Misuse(say("misuse.command", lang, name=args[0], expected=either(names, lang)), ctx, lang)
        return super().resolve_command(ctx, args)


def _misuse(error: click.UsageError, lang: str) -> str:
    """Say in a language what is wrong with a command line."""
    if isinstance(error, click.NoSuchOption):
        return say("misuse.option", lang, option=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return say("misuse.value_missing", lang, option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return say("misuse.missing", lang, name=_name(error))
    if isinstance(error, click.BadParameter):
        kind = error.param.type if error.param is not None else None
        if isinstance(kind, click.Choice):
            expected = ", ".join(str(choice) for choice in kind.choices)
        elif isinstance(kind, click.IntRange | click.FloatRange) and kind.min is not None:
            # Also said if it is no number at all: it is what was expected either way.
            bounds = "range" if kind.max is not None else "from"
            key = f"misuse.whole.{bounds}" if isinstance(kind, click.IntRange) else f"misuse.number.{bounds}"
            expected = say(key, lang, low=_bound(kind.min, lang), high=_bound(kind.max, lang))
        elif isinstance(kind, click.types.IntParamType):
            expected = say("misuse.whole", lang)
        elif isinstance(kind, click.types.FloatParamType):
            expected = say("misuse.number", lang)
        else:
            expected = say("misuse.other", lang)
        return say("misuse.value", lang, name=_name(error), expected=expected)
    return say("misuse.extra", lang)


def _bound(value: float | None, lang: str) -> str:
    """Write a bound of a number, without a point if it is whole."""
    return "" if value is None else number(value, lang, 0 if value == int(value) else 1)


def _name(error: click.BadParameter) -> str:
    """Name the option or argument that an error is about, as it is typed."""
    param = error.param
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else (param.name or "").upper()


def lang_option(function: F) -> F:
    """Add the option --lang to a command."""
    option = click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True, help="lang.help")
    return option(function)


def complete_expansion(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Complete the name of an expansion."""
    from platin.cli.completion import matching, typed

    return matching([typed(name) for lang in LANGUAGES for name in SETS.of(lang).values()], incomplete)


def complete_kingdom(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Complete the last name in a list of cards, or the name of a set."""
    from platin.cli.completion import kingdom_names, matching

    before, comma, begun = incomplete.rpartition(",")
    return [before + comma + name for name in matching(kingdom_names(), begun)]
