"""Contestants by name: built-in bots and strategies, strategy files, Python classes. `bots.roster` asks here."""

import importlib
import importlib.util
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from platin.bots.general import GeneralBot
from platin.bots.gentle import GentleBot
from platin.bots.plan import Strategy
from platin.bots.random_bot import RandomBot
from platin.bots.roster import Contestant, UnknownContestant
from platin.bots.seen import Player, Sitting
from platin.bots.strategy_bot import StrategyBot
from platin.engine.asking import Agent
from platin.strategy import built_in
from platin.strategy.complaint import Complaint, Said, StrategyError, tell
from platin.strategy.expression import read_name
from platin.strategy.reader import StrategyFile, read_file
from platin.text.catalogue import normal
from platin.text.kingdom_list import write_kingdom
from platin.text.language import LANGUAGES
from platin.text.names import display
from platin.text.speech import Sayable

RANDOM: Final = "random"
EASY: Final = "easy"
GENERAL: Final = "general"
MASTER: Final = "master"
# Whoever knows what it plays is above strategies: loaded by its name, when it is to play.
_MASTERS: Final = "platin.mind.master"
_FILES: Final = (".yaml", ".yml")


class NoContestant(UnknownContestant):
    """Nobody who can play is called so, or the file or class cannot be used."""

    def __init__(self, problem: Sayable) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        return self.problem.say(lang)


def names() -> list[str]:
    """Give the texts of all that is built in."""
    return [RANDOM, EASY, GENERAL, MASTER, *built_in.names()]


def find(text: str) -> Contestant:
    """Find a contestant by its text, or raise `UnknownContestant`."""
    wanted = text.strip()
    kind, colon, rest = wanted.partition(":")
    if _means(wanted, RANDOM):
        return Contestant(RANDOM, RandomBot, names=_names(RANDOM))
    if _means(wanted, EASY):
        return Contestant(EASY, GentleBot, names=_names(EASY))
    if _means(wanted, GENERAL):
        return _general()
    if _means(kind, MASTER):
        return _master(rest) if colon else _master("")
    if _is_file(wanted):
        return _of(wanted, _read(Path(wanted)))
    if colon and built_in.find(kind) == built_in.BIG_MONEY:
        return _of_big_money(rest)
    if colon and rest.strip():
        return _of_class(wanted)
    name = built_in.find(wanted)
    if not name:
        close = get_close_matches(normal(wanted), [normal(one) for one in names()], n=3, cutoff=0.6)
        shown = [one for one in names() if normal(one) in close]
        raise NoContestant(Complaint("error.contestant", shown, name=wanted, expected=Said("contestants")))
    return _of(name, built_in.load(name))


def strategy_of(text: str) -> StrategyFile | None:
    """Give the strategy that a contestant plays, if it is one that can be read."""
    wanted = text.strip()
    kind, colon, rest = wanted.partition(":")
    if _is_file(wanted):
        return read_file(Path(wanted))
    if colon and built_in.find(kind) == built_in.BIG_MONEY:
        return built_in.big_money_with(_added(rest))
    name = built_in.find(wanted)
    if name:
        return built_in.load(name)
    find(wanted)
    return None


def _is_file(text: str) -> bool:
    """Tell whether a text is meant as the path of a strategy file; names of built-in strategies go first."""
    if text.casefold().endswith(_FILES):
        return True
    return not built_in.find(text) and ":" not in text and Path(text).is_file()


def _means(text: str, bot: str) -> bool:
    return normal(text) in [normal(bot), *[normal(tell(f"name.{bot}", lang)) for lang in LANGUAGES]]


def _names(bot: str) -> tuple[tuple[str, str], ...]:
    return tuple([(lang, tell(f"name.{bot}", lang)) for lang in LANGUAGES])


def _general() -> Contestant:
    bot = GeneralBot()
    return Contestant(GENERAL, lambda seed: bot, names=_names(GENERAL))


def _master(how: str) -> Contestant:
    """Give the one who learns a kingdom before it plays there, and looks ahead if that is wanted ("look")."""
    if not how.strip():
        return Contestant(MASTER, lambda seed: _masters().by_plan(seed), names=_names(MASTER))
    if normal(how) not in [normal(tell("master.look", lang)) for lang in LANGUAGES]:
        raise NoContestant(Said("error.master", name=f"{MASTER}:{how.strip()}"))
    return Contestant(f"{MASTER}:look", lambda seed: _masters().looking(seed), names=_names(f"{MASTER}:look"))


def _masters() -> Any:
    return importlib.import_module(_MASTERS)


def _read(path: Path) -> StrategyFile:
    try:
        return read_file(path)
    except StrategyError as error:
        raise NoContestant(error) from error


def _of(text: str, read: StrategyFile) -> Contestant:
    """Make a contestant of a strategy. Its one bot plays game after game."""
    bot = player_of(read.strategy)
    kingdom = write_kingdom(read.kingdom, "en") if read.kingdom is not None and read.kingdom.cards else ""
    called = tuple([(lang, read.name(lang)) for lang in LANGUAGES])
    return Contestant(text, lambda seed: bot, read.needs(), kingdom, called)


def player_of(strategy: Strategy) -> Agent:
    """Give the bot that plays a strategy: strictly, or going beyond it where that wins more."""
    return GeneralBot(strategy) if strategy.improvises else StrategyBot(strategy)


def _of_big_money(name: str) -> Contestant:
    card = _added(name)
    return _of(f"{built_in.BIG_MONEY}:{card}", built_in.big_money_with(card))


def _added(name: str) -> str:
    try:
        card = read_name(name).partition("@")[0]
    except Complaint as complaint:
        raise NoContestant(complaint) from complaint
    if not built_in.can_be_added(card):
        raise NoContestant(Said("error.contestant_card", card=_Shown(card)))
    return card


class _Shown:
    """The name of a card."""

    def __init__(self, key: str) -> None:
        self.key = key

    def say(self, lang: str) -> str:
        """Give it."""
        return display(self.key, lang)


# Python classes


def class_of(text: str) -> type | None:
    """Give the class that a contestant is, if its text names one."""
    where, colon, name = text.strip().rpartition(":")
    if not colon or not name.strip() or built_in.find(where) == built_in.BIG_MONEY:
        return None
    module = _module(text, where)
    found = getattr(module, name.strip(), None)
    if not isinstance(found, type):
        raise NoContestant(Said("error.no_class", name=text, module=where, found=name))
    return found


def _of_class(text: str) -> Contestant:
    """Make a contestant of "module:Class" or "file.py:Class"."""
    found = class_of(text)
    assert found is not None
    name = text.rpartition(":")[2]
    make = _maker(text, found)
    called = str(getattr(found, "name", "") or name)
    needs = tuple([_needed(text, one) for one in getattr(found, "needs", ())])
    return Contestant(text, make, needs, names=tuple([(lang, called) for lang in LANGUAGES]))


def _needed(text: str, name: Any) -> str:
    try:
        return read_name(str(name), "name").partition("@")[0]
    except Complaint as complaint:
        raise NoContestant(Said("error.import", name=text, problem=complaint)) from complaint


def _maker(text: str, found: type) -> Callable[[int], Agent]:
    """Give what makes an agent for a game: a player of ours at its seat, or an object that is one itself."""
    if issubclass(found, Player):
        player_class: type[Player] = found
        return lambda seed: Sitting(player_class(seed))
    if not any("__call__" in base.__dict__ for base in found.__mro__):
        raise NoContestant(Said("error.not_player", name=text))
    agent_class: Any = found
    return lambda seed: agent_class()


def _module(text: str, where: str) -> ModuleType:
    """Load a module by its name, or the file that it is."""
    try:
        if where.endswith(".py"):
            return _module_of_file(Path(where))
        if str(Path.cwd()) not in sys.path:
            # As `python -m` does: what lies in the directory can be named.
            sys.path.insert(0, str(Path.cwd()))
        return importlib.import_module(where)
    except (ModuleNotFoundError, FileNotFoundError) as error:
        missing = getattr(error, "name", None)
        if missing and missing != where and not where.startswith(f"{missing}."):
            raise NoContestant(Said("error.import", name=text, problem=error)) from error
        raise NoContestant(Said("error.no_module", name=text, module=where)) from error
    except Exception as error:
        # Whatever somebody's code does wrong while it is loaded.
        problem = f"{type(error).__name__}: {error}"
        raise NoContestant(Said("error.import", name=text, problem=problem)) from error


def _module_of_file(path: Path) -> ModuleType:
    """Load a Python file once; a second contestant of it gets the same classes."""
    path = path.resolve()
    name = f"platin_player_{normal(str(path))}"
    if name in sys.modules:
        return sys.modules[name]
    if not path.is_file():
        raise FileNotFoundError(path)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
