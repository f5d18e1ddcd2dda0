"""What a new game is played with: the bots, and the kingdom, which `platin.kingdom` makes ready."""

from dataclasses import dataclass
from typing import Final

from platin.bots.big_money import BigMoney
from platin.bots.random_bot import RandomBot
from platin.cli.card import no_such_card, say_either
from platin.cli.command import Problem
from platin.engine.asking import Agent
from platin.engine.setup import Spec
from platin.kingdom import KingdomError, missing_cards, prepare
from platin.text.catalogue import normal
from platin.text.kingdoms import find_set
from platin.text.language import LANGUAGES, general, say
from platin.text.names import UnknownName, card_key

__all__ = [
    "BOTS",
    "BotSpec",
    "Kingdom",
    "asks_for_list",
    "choose_kingdom",
    "missing_cards",
    "parse_bots",
    "seat_names",
]

BOTS: Final = ("big-money", "random")


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot by name, with the card it buys besides money ("" if none)."""

    kind: str
    card: str = ""

    def make(self, seed: int) -> Agent:
        """Make the bot."""
        if self.kind == "random":
            return RandomBot(seed)
        return BigMoney(self.card)

    def __str__(self) -> str:
        return f"{self.kind}:{self.card}" if self.card else self.kind


def parse_bots(text: str, lang: str) -> list[BotSpec]:
    """Read a list of bots: "big-money,random", "big-money:smithy"."""
    bots = []
    for part in text.split(","):
        kind, _, name = part.strip().partition(":")
        kind = kind.casefold().replace("_", "-").replace(" ", "-")
        kind = next((bot for bot in BOTS if kind in (bot, *_bot_words(bot))), kind)
        if kind not in BOTS or (name and kind != "big-money"):
            raise Problem(say("error.bots", lang, name=part.strip(), expected=say_either(list(BOTS), lang)), lang)
        bots.append(BotSpec(kind, _card(name, lang) if name else ""))
    return bots


def _card(name: str, lang: str) -> str:
    """Give the card that a bot is to buy, without its print."""
    try:
        return card_key(name).partition("@")[0]
    except UnknownName as error:
        raise Problem(error.say(lang) if error.entry is not None else no_such_card(name, lang), lang) from error


def _bot_words(bot: str) -> list[str]:
    return [say(f"bot.{bot}", lang).casefold().replace(" ", "-") for lang in LANGUAGES]


def seat_names(bots: list[BotSpec], me: int, lang: str) -> list[str]:
    """Name the players: you, and the bots by what they are, with numbers if several are the same."""
    kinds = [say(f"bot.{bot.kind}", lang) for bot in bots]
    names = [f"{kind} {kinds[:i].count(kind) + 1}" if kinds.count(kind) > 1 else kind for i, kind in enumerate(kinds)]
    names.insert(me, say("you", lang))
    return names


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A kingdom, and how people call it."""

    spec: Spec
    title: str


def choose_kingdom(text: str, players: int, seed: int, colony: bool | None, lang: str) -> Kingdom:
    """Lay down what is played with: a recommended set, a list of cards, or a random kingdom."""
    try:
        plan = prepare(text, players, seed=seed, colony=colony)
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    recommended = find_set(plan.name)
    if recommended is not None:
        title = say("kingdom_from", lang, name=recommended.de if lang == "de" else recommended.en)
    else:
        title = say("kingdom_random" if plan.origin == "random" else "kingdom_chosen", lang)
    return Kingdom(plan.spec, title)


def asks_for_list(text: str) -> bool:
    """Tell whether the list of recommended sets is asked for instead of a kingdom."""
    return text == "?" or any(normal(text) == normal(general(lang).WORDS["list"]) for lang in LANGUAGES)
