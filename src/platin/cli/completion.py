"""`platin completion`: the script that lets a shell complete commands, options, and names of cards and sets."""

import click
from click.shell_completion import get_completion_class

from platin.cli.command import Command, lang_option, language_of
from platin.text.language import say

SHELLS = ("bash", "zsh", "fish")


def typed(name: str) -> str:
    """Write a name so that it is one word of a command line; names are read without regard to such signs."""
    return (
        name.replace("(", "")
        .replace(")", "")
        .replace(",", "")
        .replace(" / ", "-")
        .replace(" ", "-")
        .replace("'", "")
        .replace("’", "")
        .replace("/", "-")
    )


def card_names() -> list[str]:
    """Give the names of all cards and landscapes in both languages, as one types them."""
    from platin.text.catalogue import CATALOGUE

    return [typed(name) for entry in CATALOGUE for name in (entry.en, entry.de) if name]


def kingdom_names() -> list[str]:
    """Give what can stand in a kingdom: names of recommended sets and of cards that can be played."""
    from platin.cards import LIBRARY
    from platin.text.catalogue import find
    from platin.text.kingdoms import all_sets
    from platin.text.words import LANGUAGES

    names = [
        "random",
        *(name for one in all_sets() for lang in LANGUAGES for name in (one.name(lang), one.title(lang))),
    ]
    for key, defn in LIBRARY.cards.items():
        entry = find(key)
        if defn.kingdom and entry is not None:
            names += [entry.en, entry.de]
    return [typed(name) for name in names if name]


def matching(names: list[str], begun: str) -> list[str]:
    """Give the names that a word may become, written small if the word is."""
    small = begun == begun.casefold()
    found = [name for name in names if name.casefold().startswith(begun.casefold())]
    return sorted({name.casefold() if small and begun else name for name in found})


@click.command(cls=Command, help="completion.help")
@click.argument("shell", type=click.Choice(SHELLS))
@lang_option
@click.pass_context
def completion(ctx: click.Context, shell: str, lang: str | None) -> None:
    lang = language_of(ctx)
    found = get_completion_class(shell)
    assert found is not None
    script = found(ctx.find_root().command, {}, "platin", "_PLATIN_COMPLETE")
    # The template itself, because `source` would want to run the shell to ask for its version.
    click.echo("# " + say(f"completion.hint.{shell}", lang))
    click.echo(script.source_template % script.source_vars())
