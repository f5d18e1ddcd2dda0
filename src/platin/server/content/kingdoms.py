"""Kingdoms to look at before a game: drawn by chance, read from a list, or a good one for who wants to play now."""

from collections import Counter
from functools import cache
from random import Random, SystemRandom
from typing import Final

from platin.cards import LIBRARY
from platin.engine.setup import START
from platin.kingdom import (
    KingdomError,
    Message,
    Plan,
    box_list,
    card_as_json,
    draw,
    has_kind,
    plan_as_json,
    prepare,
    tell,
)
from platin.kingdom.reading import is_random, read
from platin.server import wire
from platin.session.view import CostView
from platin.teaching.puzzle import Puzzle
from platin.teaching.shelf import guide_of
from platin.text.choices import told_by_chance
from platin.text.kingdom_list import kingdom_of, write_kingdom
from platin.text.kingdoms import all_sets, find_set, set_of
from platin.text.messages import browser_general

# Seeds that are chosen here are short enough to be read out.
SEEDS: Final = 10**6
# A kingdom for "play now" has a card of each of these kinds, so that there is something to build.
BUILDING: Final = ("buy", "actions", "draw", "gain")
MOST_ATTACKS: Final = 2


def draw_kingdom(wish: wire.Draw) -> wire.KingdomView:
    """Draw a kingdom as it is wished, or raise `KingdomError`."""
    plan = draw(
        wish.players,
        expansions=wish.expansions,
        include=wish.include,
        exclude=wish.exclude,
        needs=wish.needs,
        wishes=wish.wishes,
        landscapes=wish.landscapes,
        seed=_new_seed() if wish.seed is None else wish.seed,
    )
    return _view(plan, wish.lang, [])


def check_kingdom(wish: wire.Check) -> wire.KingdomView:
    """Give a kingdom of one's own as it would be played, or raise `KingdomError`. A short list is filled up."""
    text = wish.kingdom
    if not text.strip():
        raise KingdomError(Message("error.kingdom_size", n=0))
    if is_random(text):
        return _view(prepare(text, wish.players, seed=_new_seed()), wish.lang, [])
    plan = prepare(text, wish.players)
    return _view(plan, wish.lang, _hints(plan, len(read(text).cards), wish.lang))


def show_kingdom(kingdom: str, title: str, lang: wire.Lang) -> wire.KingdomView:
    """Give a kingdom that was kept, by the title that was kept with it."""
    return {**_view(prepare(kingdom, 2), lang, []), "title": kingdom_title(title, lang)}


def good_kingdom(players: int, seed: int, newcomer: bool = False) -> str:
    """Give a kingdom for somebody who wants to play now: one of the recommended sets that suit everybody.

    Those have something to build with, no Curses for the others, few Attacks, and nothing but ten piles to
    understand: no landscapes, nothing chosen besides, no Prizes or the like. While no such set can be played, any
    one is taken. For a newcomer there is nothing to pay with but coins, nothing to remember from turn to turn, no
    tokens and mats, and no Platinum and Colony.
    """
    playable = [one for one in all_sets() if not one.missing()]
    Random(f"good kingdom {seed}").shuffle(playable)
    # Looked at one after the other, because laying all of them out would take seconds.
    for one in playable:
        plain = not one.landscapes and not one.choices and not (newcomer and one.options)
        if plain and _is_friendly(one.id, players) and (not newcomer or _is_easy(one.id)):
            return one.id
    return playable[0].id


def kingdom_title(title: str, lang: str) -> str:
    """Name a kingdom: a recommended set by its name, another one by where it is from ("random", "list")."""
    guide = guide_of(title)
    if guide is not None:
        # A puzzle says its own name beside the table, and it may be long.
        return tell("title.puzzle", lang) if isinstance(guide, Puzzle) else guide.title.of(lang)
    recommended = set_of(title)
    if recommended is not None:
        return recommended.title(lang)
    # Tables of old know a set by its name alone.
    recommended = find_set(title)
    if recommended is not None:
        return recommended.name(lang)
    return tell("title.random" if title == "random" else "title.list", lang)


@cache
def _is_friendly(name: str, players: int) -> bool:
    spec = prepare(name, players).spec
    boxes = box_list(spec)
    other_start = boxes.start != tuple(Counter(START).items())
    if spec.landscapes or spec.choices or other_start or any(pile.because for pile in boxes.piles):
        return False
    attacks = sum(has_kind(key, "attack") for key in spec.kingdom)
    curses = any(has_kind(key, "curses") for key in spec.kingdom)
    builds = all(any(has_kind(key, kind) for key in spec.kingdom) for kind in BUILDING)
    return builds and not curses and attacks <= MOST_ATTACKS


@cache
def _is_easy(name: str) -> bool:
    spec = prepare(name, 2).spec
    material = [one.kind for one in box_list(spec).material if one.kind != "trash"]
    if spec.options or material or any(has_kind(key, "duration") for key in spec.kingdom):
        return False
    fronts = [LIBRARY.front(key) for key in spec.kingdom]
    return not any(card.potion or card.debt for card in fronts)


def _new_seed() -> int:
    return SystemRandom().randrange(SEEDS)


def _view(plan: Plan, lang: wire.Lang, hints: list[str]) -> wire.KingdomView:
    spec = plan.spec
    return {
        "list": write_kingdom(kingdom_of(spec), lang),
        "title": kingdom_title(plan.name or plan.origin, lang),
        "cards": [{"key": key, "cost": CostView(**card_as_json(key)["cost"])} for key in spec.kingdom],
        "landscapes": [
            {
                "key": one["key"],
                "kind": one["kind"],
                "cost": CostView(**one["cost"]) if one["cost"] is not None else None,
            }
            for one in plan_as_json(plan)["landscapes"]
        ],
        "choices": {one.key: list(one.keys) for one in spec.choices},
        "options": list(spec.options),
        "hints": [*hints, *(hint.say(lang) for hint in plan.hints)],
        "seed": plan.seed,
    }


def _hints(plan: Plan, named: int, lang: str) -> list[str]:
    """Say what a list left open, and chance has decided."""
    words = browser_general.HINTS.of(lang)
    spec = plan.spec
    hints = []
    added = len(spec.kingdom) - named
    if added:
        hints.append(words["added.one" if added == 1 else "added.many"].format(n=added))
    hints += [told_by_chance(one.key, one.keys, lang) for one in spec.choices if one.key in plan.proposed]
    return hints
