"""What a new game can be made of besides the recommended sets: expansions, kinds of cards to wish for, and bots."""

from dataclasses import replace
from functools import cache
from typing import Final

from platin.bots import roster
from platin.bots.roster import Contestant
from platin.cards import LIBRARY
from platin.engine.choice import TableOption
from platin.kingdom import KINDS, box_name, implemented
from platin.mind.master import at_table
from platin.server import wire
from platin.strategy.complaint import tell
from platin.strategy.contestants import MASTER
from platin.text.choices import option_words
from platin.text.messages import browser_general

# Who is offered, from the strongest to the weakest.
LEVELS: Final = (MASTER, "general", "big-money", "easy", "random")


class NoSuchBot(ValueError):
    """A bot that is not offered. It says which are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.expected = [one.text for one in _bots()]


@cache
def choices(lang: str) -> wire.Choices:
    """Give what can be chosen on the start page, with its words."""
    wanted = browser_general.WANTED.of(lang)
    return {
        "expansions": [{"key": key, "name": box_name(key, lang)} for key in implemented()],
        "kinds": [{"key": kind, "name": wanted[kind]} for kind in KINDS],
        "bots": [{"key": one.text, "name": one.name(lang), "line": tell(f"level.{one.text}", lang)} for one in _bots()],
        "options": [_option(option, lang) for option in LIBRARY.options.values()],
    }


def bot(name: str) -> Contestant:
    """Give a bot that is offered, or raise `NoSuchBot`.

    `roster.find` also loads files and Python classes by name: what comes from a client must never get there.
    """
    for one in _bots():
        if one.text == name:
            return one
    raise NoSuchBot(name)


@cache
def _bots() -> tuple[Contestant, ...]:
    """Give the bots that play any kingdom, by their strength."""
    found = [roster.find(name) for name in roster.names()]
    found = [one for one in found if not one.needs and not one.kingdom]
    # Here nobody waits until a kingdom is learnt: `server.study` does that beside the game.
    found = [replace(one, make=at_table) if one.text == MASTER else one for one in found]
    return tuple(sorted(found, key=lambda one: LEVELS.index(one.text)))


def _option(option: TableOption, lang: str) -> wire.OptionSheet:
    words = option_words(option.name)
    return {
        "key": option.name,
        "name": words.name.of(lang),
        "used": words.used.of(lang),
        "unused": words.unused.of(lang),
    }
