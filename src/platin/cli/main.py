"""The command `platin`: a group whose subcommands are imported only when they are used."""

import importlib
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from platin import __version__
from platin.cli.command import Group, Problem, lang_option, language_of
from platin.text.messages.commands import WORDS
from platin.text.speech import Messages

# Name of each subcommand and where it is: "module:function". Its help in short is under its name in the words.
COMMANDS: Final[dict[str, str]] = {
    "serve": "platin.cli.serve:serve",
    "load": "platin.cli.load:load",
    "play": "platin.cli.play:play",
    "card": "platin.cli.card:card",
    "kingdom": "platin.cli.kingdom:kingdom",
    "scenario": "platin.cli.scenario:scenario",
    "lesson": "platin.cli.lesson:lesson",
    "puzzle": "platin.cli.puzzle:puzzle",
    "strategy": "platin.cli.strategy:strategy",
    "learn": "platin.cli.learn:learn",
    "analyse": "platin.cli.analyse:analyse",
    "simulate": "platin.cli.simulate:simulate",
    "tournament": "platin.cli.tournament:tournament",
    "rl": "platin.cli.rl:rl",
    "fuzz": "platin.cli.fuzz:fuzz",
    "completion": "platin.cli.completion:completion",
}


tell: Final = Messages(WORDS)


class LazyGroup(Group):
    """A group that knows its subcommands by name and loads one when it is called."""

    messages = tell

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

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        return tell(name, language_of(ctx))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        names = [name for name in COMMANDS if name.startswith(incomplete)]
        found = [CompletionItem(name, help=self.short_help_of(ctx, name)) for name in names]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]


def _missing(name: str) -> click.Command:
    """Give a command that says that it is not there."""

    @click.command(name, context_settings={"ignore_unknown_options": True}, add_help_option=False)
    @click.argument("rest", nargs=-1, type=click.UNPROCESSED)
    @click.pass_context
    def command(ctx: click.Context, rest: tuple[str, ...]) -> None:
        lang = language_of(ctx)
        raise Problem(tell("missing", lang, name=name), lang)

    return command


def _show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Say which version this is, and whether the engine is compiled."""
    from platin.mind.compiled import is_compiled

    if wanted and not ctx.resilient_parsing:
        kind = "version.compiled" if is_compiled() else "version.interpreted"
        click.echo(tell(kind, language_of(ctx), version=__version__))
        ctx.exit()


@click.group(cls=LazyGroup, help="platin")
@lang_option
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="version")
def platin(**_: Any) -> None:
    """Run a subcommand; the language is read from the context."""


def main() -> None:
    """Run the command line."""
    platin(prog_name="platin")


if __name__ == "__main__":
    main()
