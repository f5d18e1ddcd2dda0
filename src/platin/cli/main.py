"""The command `platin`: a group whose subcommands are imported only when they are used."""

import importlib
import os
from typing import Final

import click

# Name of each subcommand and where it is: "module:function".
COMMANDS: Final[dict[str, str]] = {
    "play": "platin.cli.play:play",
    "card": "platin.cli.card:card",
    "scenario": "platin.cli.scenario:scenario",
    "fuzz": "platin.cli.fuzz:fuzz",
    "completion": "platin.cli.completion:completion",
}


class LazyGroup(click.Group):
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


def _missing(name: str) -> click.Command:
    @click.command(name, help="(not part of this installation)", hidden=True)
    @click.argument("rest", nargs=-1, type=click.UNPROCESSED)
    def command(rest: tuple[str, ...]) -> None:
        raise click.ClickException(f"the command {name!r} is not part of this installation")

    command.ignore_unknown_options = True
    return command


def default_language() -> str:
    """Give the language that the environment asks for: German or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].casefold().startswith("de") else "en"
    return "en"


@click.group(cls=LazyGroup)
@click.option("--lang", type=click.Choice(["de", "en"]), default=default_language, help="Language; from LANG.")
@click.version_option(package_name="platin")
@click.pass_context
def platin(ctx: click.Context, lang: str) -> None:
    """Dominion by the book."""
    ctx.obj = lang


def main() -> None:
    """Run the command line."""
    platin(prog_name="platin")


if __name__ == "__main__":
    main()
