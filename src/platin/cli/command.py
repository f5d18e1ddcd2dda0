"""What the commands for players share: their language, help in it, and errors in it."""

from collections.abc import Callable
from typing import IO, Any, TypeVar

import click
from click.core import ParameterSource

from platin.text.language import LANGUAGES, choose_language, general, say

F = TypeVar("F", bound=Callable[..., Any])


class Problem(click.ClickException):
    """An error that is the user's to mend, told in the user's language."""

    def __init__(self, message: str, lang: str) -> None:
        super().__init__(message)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(say("error", self.lang, message=self.message), err=file is None, file=file)


def language_of(ctx: click.Context) -> str:
    """Give the language of a command: its own option, that of the program, or that of the environment."""
    at: click.Context | None = ctx
    while at is not None:
        wanted = at.params.get("lang")
        if wanted and at.get_parameter_source("lang") is not ParameterSource.DEFAULT:
            return choose_language(wanted)
        at = at.parent
    return choose_language()


class Command(click.Command):
    """A command whose help texts are keys of the general words."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(self.help or "", choose_language())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=say("usage", language_of(ctx)))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help or "", language_of(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = language_of(ctx)
        words = general(lang).WORDS
        rows: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                key = "show_help" if "--help" in param.opts else record[1]
                rows.append((record[0], words.get(key, key)))
        with formatter.section(say("options", lang)):
            formatter.write_dl(rows)


def lang_option(function: F) -> F:
    """Add the option --lang to a command."""
    option = click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True, help="lang.help")
    return option(function)
