"""Who can play: bots and strategies by name, for simulations, tournaments and games against people.

A contestant is known by its text, also in another process: the name of a built-in bot or strategy ("random",
"big-money", "big-money:smithy"), the path of a strategy file, or a Python class ("module:Class", "file.py:Class").
"""

from collections.abc import Callable
from dataclasses import dataclass

from platin.bots.big_money import BigMoney
from platin.bots.random_bot import RandomBot
from platin.engine.asking import Agent


class UnknownContestant(ValueError):
    """A text that names no bot. It says what was expected."""


@dataclass(frozen=True)
class Contestant:
    """A bot or strategy by name. `make` gives an agent for one game; only bots that throw dice use its seed."""

    text: str
    make: Callable[[int], Agent]
    # Kingdom cards and landscapes that it is about; a game without them makes little sense.
    needs: tuple[str, ...] = ()


def find(text: str) -> Contestant:
    """Find a contestant by its text."""
    kind, _, card = text.partition(":")
    if kind == "random":
        return Contestant(text, RandomBot)
    if kind == "big-money":
        bot = BigMoney(card)
        return Contestant(text, lambda seed: bot, (card,) if card else ())
    raise UnknownContestant(f"no bot or strategy {text!r}: expected random, big-money or big-money:CARD")
