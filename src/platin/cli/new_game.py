"""What a new game is played with: the kingdom by name, list or chance, and the bots."""

from dataclasses import dataclass
from random import Random
from typing import Final

from platin.bots.big_money import BigMoney
from platin.bots.random_bot import RandomBot
from platin.cards import LIBRARY
from platin.cli.card import say_either
from platin.cli.command import Problem
from platin.engine.asking import Agent
from platin.engine.const import ACTION, TRAIT, TREASURE
from platin.engine.decision import RuleError
from platin.engine.setup import Spec, lay_out
from platin.text.catalogue import normal
from platin.text.kingdoms import SETS, RecommendedSet, find_set
from platin.text.language import LANGUAGES, card_name, general, say
from platin.text.names import UnknownName, any_key, card_key, says_print, suggest

PILES: Final = 10
BOTS: Final = ("big-money", "random")
MOST_LANDSCAPES: Final = 2


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
        bots.append(BotSpec(kind, _known_card(name, lang).partition("@")[0] if name else ""))
    return bots


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
    chance = Random(f"kingdom {seed}")
    recommended = find_set(text) if text else None
    if recommended is not None:
        spec = _from_set(recommended, players, lang)
        title = say("kingdom_from", lang, name=recommended.de if lang == "de" else recommended.en)
        spec.colony = recommended.platinum if colony is None else colony
    elif not text or _is_random(text):
        spec = Spec(players, [])
        _fill(spec, chance, lang, landscapes=True)
        title = say("kingdom_random", lang)
        spec.colony = _draws_colony(spec, chance) if colony is None else colony
    else:
        spec = _from_list(text, players, lang)
        title = say("kingdom_chosen", lang)
        _fill(spec, chance, lang)
        spec.colony = bool(colony)
    _place_traits(spec, chance, lang)
    _find_bane(spec, chance, lang)
    try:
        lay_out(LIBRARY, spec)
    except RuleError as error:
        raise Problem(say("error.kingdom_rule", lang, problem=error), lang) from error
    return Kingdom(spec, title)


def _is_random(text: str) -> bool:
    return any(normal(text) == normal(general(lang).WORDS["random"]) for lang in LANGUAGES)


def asks_for_list(text: str) -> bool:
    """Tell whether the list of recommended sets is asked for instead of a kingdom."""
    return text == "?" or any(normal(text) == normal(general(lang).WORDS["list"]) for lang in LANGUAGES)


def missing_cards(kingdom: RecommendedSet) -> list[str]:
    """Give the keys of what a recommended set needs and cannot be played yet."""
    piles = [_print_of(key, kingdom.prints) for key in kingdom.cards]
    missing = [key for key in piles if key not in LIBRARY.cards and key not in LIBRARY.piles]
    landscapes = [*kingdom.landscapes, *(trait for trait, _ in kingdom.traits)]
    missing += [name for name in landscapes if name not in LIBRARY.landscapes]
    if kingdom.bane and kingdom.bane not in LIBRARY.cards:
        missing.append(kingdom.bane)
    if kingdom.shelters and "shelters" not in LIBRARY.piles:
        missing.append("shelters")
    return missing


def _from_set(kingdom: RecommendedSet, players: int, lang: str) -> Spec:
    """Take the cards of a recommended set, or say which of them cannot be played yet."""
    missing = missing_cards(kingdom)
    if missing:
        cards = ", ".join(card_name(key, lang) for key in missing)
        name = kingdom.de if lang == "de" else kingdom.en
        raise Problem(say("error.kingdom_missing", lang, name=name, cards=cards), lang)
    spec = Spec(players, [_print_of(key, kingdom.prints) for key in kingdom.cards])
    spec.landscapes = [*kingdom.landscapes, *(trait for trait, _ in kingdom.traits)]
    spec.trait_piles = {trait: _print_of(pile, kingdom.prints) for trait, pile in kingdom.traits}
    spec.bane = _print_of(kingdom.bane, kingdom.prints) if kingdom.bane else ""
    return spec


def _print_of(key: str, edition: int) -> str:
    """Give the key of a card in the wanted print, where there are two."""
    later = f"{key}@{edition}"
    return later if later in LIBRARY.cards else key


def _from_list(text: str, players: int, lang: str) -> Spec:
    """Read a list of cards and landscapes: "Village, Militia, Journey, Reckless:Village, Bane:Moat"."""
    spec = Spec(players, [])
    for part in text.split(","):
        if not part.strip():
            continue
        name, _, pile = part.partition(":")
        if pile and any(normal(name) == normal(general(lang).WORDS["bane"]) for lang in LANGUAGES):
            spec.bane = _kingdom_card(pile, lang)
            continue
        key = _known(name, lang)
        if key in LIBRARY.landscapes:
            if key in spec.landscapes:
                raise Problem(say("error.kingdom_twice", lang, card=card_name(key, lang)), lang)
            spec.landscapes.append(key)
            if pile:
                spec.trait_piles[key] = _kingdom_card(pile, lang)
            continue
        key = _kingdom_card(name, lang)
        if any(key.partition("@")[0] == other.partition("@")[0] for other in spec.kingdom):
            raise Problem(say("error.kingdom_twice", lang, card=card_name(key, lang)), lang)
        spec.kingdom.append(key)
    if len(spec.kingdom) > PILES:
        raise Problem(say("error.kingdom_size", lang, n=len(spec.kingdom)), lang)
    return spec


def _known(name: str, lang: str) -> str:
    """Find the key of a card or landscape; say what else could be meant."""
    try:
        return any_key(name)
    except UnknownName as error:
        if error.entry is not None:
            message = say("error.not_implemented", lang, card=card_name(error.entry.id, lang))
            raise Problem(message, lang) from error
        message = say("error.kingdom_unknown", lang, name=name.strip())
        names = [*_similar_sets(name, lang), *suggest(name)][:4]
        if names:
            message += " " + say("did_you_mean", lang, names=say_either(names, lang))
        raise Problem(message, lang) from error


def _similar_sets(name: str, lang: str) -> list[str]:
    from difflib import get_close_matches

    names = {normal(kingdom.de if lang == "de" else kingdom.en): kingdom for kingdom in SETS}
    found = get_close_matches(normal(name), names, n=2, cutoff=0.7)
    return [names[key].de if lang == "de" else names[key].en for key in found]


def _known_card(name: str, lang: str) -> str:
    try:
        return card_key(name)
    except UnknownName:
        return _known(name, lang)


def _kingdom_card(name: str, lang: str) -> str:
    """Find a kingdom pile by its name."""
    key = _known(name, lang)
    defn = LIBRARY.cards.get(key)
    if (defn is None and key not in LIBRARY.piles) or (defn is not None and not defn.kingdom):
        raise Problem(say("error.not_kingdom", lang, card=card_name(key, lang)), lang)
    return key if defn is None or says_print(name) else defn.key


def _pool() -> list[str]:
    """Give the kingdom cards that can come up by chance: each in its first print here."""
    keys: dict[str, str] = {}
    for key, defn in LIBRARY.cards.items():
        if defn.kingdom:
            keys.setdefault(defn.name, key)
    return sorted(keys.values())


def _fill(spec: Spec, chance: Random, lang: str, landscapes: bool = False) -> None:
    """Fill up a kingdom by chance; with `landscapes`, those that come up on the way are used, but at most two."""
    taken = [key.partition("@")[0] for key in (*spec.kingdom, spec.bane)]
    pool = [key for key in _pool() if key.partition("@")[0] not in taken]
    if len(pool) + len(spec.kingdom) < PILES:
        raise Problem(say("error.too_few_cards", lang, n=len(pool) + len(spec.kingdom)), lang)
    deck = [*pool, *(sorted(LIBRARY.landscapes) if landscapes else [])]
    chance.shuffle(deck)
    while len(spec.kingdom) < PILES:
        key = deck.pop()
        if key not in LIBRARY.landscapes:
            spec.kingdom.append(key)
        elif len(spec.landscapes) < MOST_LANDSCAPES:
            spec.landscapes.append(key)


def _draws_colony(spec: Spec, chance: Random) -> bool:
    """Decide as the rulebook does: by whether a kingdom card drawn by chance is from Prosperity."""
    defn = LIBRARY.cards.get(chance.choice(spec.kingdom))
    return defn is not None and defn.expansion == "prosperity"


def _place_traits(spec: Spec, chance: Random, lang: str) -> None:
    """Give each Trait that has none a pile: an Action or Treasure pile without a Trait, by chance."""
    for name in spec.landscapes:
        if LIBRARY.landscapes[name].kind != TRAIT or name in spec.trait_piles:
            continue
        free = [key for key in spec.kingdom if _may_have_trait(key) and key not in spec.trait_piles.values()]
        if not free:
            raise Problem(say("error.trait", lang, trait=card_name(name, lang)), lang)
        spec.trait_piles[name] = chance.choice(free)


def _may_have_trait(key: str) -> bool:
    defn = LIBRARY.cards.get(key)
    return defn is not None and bool(defn.types & (ACTION | TREASURE))


def _find_bane(spec: Spec, chance: Random, lang: str) -> None:
    """Propose a Bane if Young Witch is in the kingdom: a card costing 2 or 3 that is not in it."""
    if "young_witch" not in spec.kingdom:
        if spec.bane:
            raise Problem(say("error.bane_unused", lang, card=card_name("young_witch", lang)), lang)
        return
    if spec.bane:
        if not _may_be_bane(spec.bane):
            raise Problem(say("error.bane", lang, card=card_name(spec.bane, lang)), lang)
        return
    taken = [key.partition("@")[0] for key in spec.kingdom]
    free = [key for key in _pool() if _may_be_bane(key) and key.partition("@")[0] not in taken]
    if not free:
        raise Problem(say("error.no_bane", lang), lang)
    spec.bane = chance.choice(free)


def _may_be_bane(key: str) -> bool:
    defn = LIBRARY.cards.get(key)
    return defn is not None and defn.cost in (2, 3) and not defn.potion and not defn.debt
