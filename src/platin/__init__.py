"""Platin plays Dominion by the book.

`platin.Game` is a game that you drive: see `docs/api.md`. The names below are the whole public interface; they are
imported on first use, so that short commands start fast.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from platin.api import Game, card
    from platin.bots.big_money import BigMoney
    from platin.bots.random_bot import RandomBot
    from platin.engine.decision import IllegalAnswer, RuleError
    from platin.session import CannotUndo, Option, Question, SaveError, View

__version__ = "0.1.0"

_HOMES = {
    "Game": "platin.api",
    "card": "platin.api",
    "BigMoney": "platin.bots.big_money",
    "RandomBot": "platin.bots.random_bot",
    "IllegalAnswer": "platin.engine.decision",
    "RuleError": "platin.engine.decision",
    "CannotUndo": "platin.session",
    "Option": "platin.session",
    "Question": "platin.session",
    "SaveError": "platin.session",
    "View": "platin.session",
}

__all__ = [
    "BigMoney",
    "CannotUndo",
    "Game",
    "IllegalAnswer",
    "Option",
    "Question",
    "RandomBot",
    "RuleError",
    "SaveError",
    "View",
    "card",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'platin' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
