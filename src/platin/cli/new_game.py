"""What a new game is played with: the bots, and the kingdom, which `platin.kingdom` makes ready."""

from collections.abc import Mapping
from dataclasses import dataclass

from platin.bots.roster import Contestant, UnknownContestant, find
from platin.cli.command import Problem
from platin.engine.spec import Spec
from platin.kingdom import KingdomError, prepare
from platin.text.catalogue import normal
from platin.text.kingdoms import set_of
from platin.text.language import LANGUAGES, say
from platin.text.messages import general

__all__ = [
    "Kingdom",
    "asks_for_list",
    "choose_kingdom",
    "missing_for",
    "parse_bots",
    "seat_names",
]


def parse_bots(text: str, lang: str) -> list[Contestant]:
    """Read a list of bots, as `bots.roster` knows them: "general,random", "big-money:smithy"."""
    try:
        return [find(part) for part in text.split(",")]
    except UnknownContestant as error:
        raise Problem(error.say(lang), lang) from error


def missing_for(bot: Contestant, spec: Spec) -> str:
    """Give a card or landscape that a bot is about and that is not on the table; "" if nothing is missing."""
    there = [key.partition("@")[0] for key in (*spec.kingdom, *spec.chosen_keys(), *spec.landscapes)]
    return next((name for name in bot.needs if name.partition("@")[0] not in there), "")


def seat_names(bots: list[Contestant], me: int, lang: str) -> list[str]:
    """Name the players: you, and the bots by what they are, with numbers if several are the same."""
    kinds = [bot.name(lang) for bot in bots]
    names = [f"{kind} {kinds[:i].count(kind) + 1}" if kinds.count(kind) > 1 else kind for i, kind in enumerate(kinds)]
    names.insert(me, say("you", lang))
    return names


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A kingdom, and how people call it."""

    spec: Spec
    title: str


def choose_kingdom(text: str, players: int, seed: int, options: Mapping[str, bool | None], lang: str) -> Kingdom:
    """Lay down what is played with: a recommended set, a list of cards, or a random kingdom."""
    try:
        plan = prepare(text, players, seed=seed, options=options)
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    recommended = set_of(plan.name)
    if recommended is not None:
        title = say("kingdom_from", lang, name=recommended.title(lang))
    else:
        title = say("kingdom_random" if plan.origin == "random" else "kingdom_chosen", lang)
    return Kingdom(plan.spec, title)


def asks_for_list(text: str) -> bool:
    """Tell whether the list of recommended sets is asked for instead of a kingdom."""
    return text == "?" or any(normal(text) == normal(general.WORDS.of(lang)["list"]) for lang in LANGUAGES)
