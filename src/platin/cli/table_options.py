"""The options of the table as flags of a command: --colony, --no-colony, and so on for each of them."""

from typing import Any, Final

import click

from platin.cards import LIBRARY
from platin.cli.command import F, TellingOption
from platin.text.choices import option_words

_SAID: Final = "platin.options"


class TableFlag(TellingOption):
    """A flag for an option of the table, or against it."""

    def told(self, lang: str) -> str:
        assert self.name is not None
        return option_words(self.name).title.of(lang)


def table_options(command: F) -> F:
    """Give a command a flag for each option of the table. `options_said` tells what was said."""
    for name in reversed(LIBRARY.options):
        said = name.replace("_", "-")
        flag = f"--{said}/--no-{said}"
        command = click.option(flag, cls=TableFlag, default=None, expose_value=False, callback=_keep)(command)
    return command


def options_said(ctx: click.Context) -> dict[str, bool | None]:
    """Give the options of the table that were said on the command line."""
    said: dict[str, bool | None] = ctx.meta.get(_SAID, {})
    return said


def _keep(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    if value is not None:
        ctx.meta.setdefault(_SAID, {})[param.name] = value
