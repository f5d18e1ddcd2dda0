"""The command `platin`: a group whose subcommands are imported only when they are used."""

import importlib
import os
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from platin.text.messages.commands import WORDS

# Name of each subcommand and where it is: "module:function". Its help in short is under its name in the words.
COMMANDS: Final[dict[str, str]] = {
    "serve": "platin.cli.serve:serve",
    "load": "platin.cli.load:load",
    "play": "platin.cli.play:play",
    "card": "platin.cli.card:card",
    "kingdom": "platin.cli.kingdom:kingdom",
    "scenario": "platin.cli.scenario:scenario",
    "strategy": "platin.cli.strategy:strategy",
    "simulate": "platin.cli.simulate:simulate",
    "tournament": "platin.cli.tournament:tournament",
    "fuzz": "platin.cli.fuzz:fuzz",
    "completion": "platin.cli.completion:completion",
}


def default_language() -> str:
    """Give the language that the environment asks for: German or English."""
    for name in ("PLATIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].casefold().startswith("de") else "en"
    return "en"


def words_of(ctx: click.Context | None = None) -> dict[str, str]:
    """Give the words of the command line in the language of a command, or of the environment."""
    lang = ctx.find_root().params.get("lang") if ctx is not None else ""
    return WORDS.of(lang or default_language())


class SpokenCommand(click.Command):
    """A command whose help texts are keys of the words, so that they come in the user's language."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return words_of().get(self.help or "", self.help or "")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words_of(ctx)["usage"])

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words_of(ctx).get(self.help or "", self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        rows: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                key = "help" if "--help" in param.opts else record[1]
                rows.append((record[0], words.get(key, key)))
        with formatter.section(words["options"]):
            formatter.write_dl(rows)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


class SpokenGroup(SpokenCommand, click.Group):
    """A group that tells what its commands do in the user's language."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        rows = [(name, self.short_help_of(ctx, name, words)) for name in self.list_commands(ctx)]
        with formatter.section(words["commands"]):
            formatter.write_dl(rows)

    def short_help_of(self, ctx: click.Context, name: str, words: dict[str, str]) -> str:
        """Give the help of a command in short."""
        command = self.get_command(ctx, name)
        return words.get(command.help or "", "") if command is not None else ""


class LazyGroup(SpokenGroup):
    """A group that knows its subcommands by name and loads one when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        try:
            loaded = importlib.import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return _missing(cmd_name)
        command = getattr(loaded, function)
        assert isinstance(command, click.Command)
        return command

    def short_help_of(self, ctx: click.Context, name: str, words: dict[str, str]) -> str:
        return words[name]

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        words = words_of(ctx)
        names = [name for name in COMMANDS if name.startswith(incomplete)]
        found = [CompletionItem(name, help=words[name]) for name in names]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]


def _missing(name: str) -> click.Command:
    """Give a command that says that it is not there."""

    @click.command(name, context_settings={"ignore_unknown_options": True}, add_help_option=False)
    @click.argument("rest", nargs=-1, type=click.UNPROCESSED)
    @click.pass_context
    def command(ctx: click.Context, rest: tuple[str, ...]) -> None:
        raise click.ClickException(words_of(ctx)["missing"].format(name=name))

    return command


@click.group(cls=LazyGroup, help="platin")
@click.option("--lang", type=click.Choice(["de", "en"]), default=default_language, is_eager=True, help="lang")
@click.version_option(package_name="platin", help="version")
def platin(**_: Any) -> None:
    """Run a subcommand; the language is read from the context."""


def main() -> None:
    """Run the command line."""
    platin(prog_name="platin")


if __name__ == "__main__":
    main()
