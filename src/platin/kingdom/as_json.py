"""Kingdoms and box lists as plain data, ready for JSON: keys for programs, names in both languages for people."""

from typing import Any

from platin.cards import LIBRARY
from platin.engine.const import TYPE_NAMES
from platin.kingdom.box_list import BoxList, box_list
from platin.kingdom.boxes import front
from platin.kingdom.messages import Message
from platin.kingdom.plan import Plan
from platin.text.catalogue import find
from platin.text.choices import choice_title
from platin.text.kingdom_list import kingdom_of, write_kingdom
from platin.text.kingdoms import RecommendedSet
from platin.text.language import LANGUAGES
from platin.text.names import display


def plan_as_json(plan: Plan) -> dict[str, Any]:
    """Give a kingdom with its box list, hints, and the list that players exchange."""
    spec = plan.spec
    return {
        "origin": plan.origin,
        "set": plan.name or None,
        "seed": plan.seed,
        "players": spec.players,
        "kingdom": [card_as_json(key) for key in spec.kingdom],
        "landscapes": [_landscape(key) for key in spec.landscapes],
        "choices": {
            one.key: {
                "title": {lang: choice_title(one.key, lang) for lang in LANGUAGES},
                "picks": [card_as_json(key) for key in one.keys],
                "proposed": one.key in plan.proposed,
            }
            for one in spec.choices
        },
        "options": {name: {"used": name in spec.options, "why": _message(why)} for name, why in plan.why.items()},
        "hints": [_message(hint) for hint in plan.hints],
        "box_list": box_list_as_json(box_list(spec)),
        "list": {lang: write_kingdom(kingdom_of(spec), lang) for lang in LANGUAGES},
    }


def box_list_as_json(boxes: BoxList) -> dict[str, Any]:
    """Give what to take out of the boxes."""
    return {
        "piles": [
            {
                "key": pile.key,
                "name": _names(pile.key),
                "box": pile.box,
                "copies": pile.copies,
                "supply": pile.supply,
                "choice": pile.choice or None,
                "hidden": pile.hidden,
                "because": list(pile.because),
                "members": [{"key": key, "name": _names(key), "copies": n} for key, n in pile.members],
            }
            for pile in boxes.piles
        ],
        "start": [{"key": key, "name": _names(key), "copies": n} for key, n in boxes.start],
        "trash": [{"key": key, "name": _names(key), "copies": n} for key, n in boxes.trash],
        "landscapes": [
            {"key": one.key, "name": _names(one.key), "box": one.box, "pile": one.pile or None}
            for one in boxes.landscapes
        ],
        "material": [
            {
                "kind": m.kind,
                "count": m.count,
                "piles": list(m.piles),
                "card": m.card or None,
                "choice": m.choice or None,
            }
            for m in boxes.material
        ],
    }


def set_as_json(kingdom: RecommendedSet) -> dict[str, Any]:
    """Give a recommended set, and what it still lacks."""
    missing = kingdom.missing()
    return {
        "id": kingdom.id,
        "name": {"en": kingdom.en, "de": kingdom.de},
        "german_name_is_ours": kingdom.de_is_ours,
        "rulebook": kingdom.rulebook,
        "boxes": list(kingdom.boxes),
        "cards": [kingdom.key(ident) for ident in kingdom.cards],
        "landscapes": list(kingdom.landscapes),
        "choices": {owner: [kingdom.key(ident) for ident in picks] for owner, picks in kingdom.picks.items()},
        "options": list(kingdom.options),
        "playable": not missing,
        "missing": missing,
    }


def card_as_json(key: str) -> dict[str, Any]:
    """Give a kingdom pile: names, cost, types and box."""
    if key in LIBRARY.cards or key in LIBRARY.piles:
        card = front(key)
        cost = _cost(card.cost, card.potion, card.debt)
        types = [name for at, name in enumerate(TYPE_NAMES) if card.types >> at & 1]
        return {"key": key, "name": _names(key), "cost": cost, "types": types, "box": card.expansion}
    entry = find(key.partition("@")[0])
    assert entry is not None, key
    cost = _cost(entry.coins or 0, entry.potion, entry.debt)
    return {"key": key, "name": _names(key), "cost": cost, "types": list(entry.types), "box": entry.set}


def _landscape(key: str) -> dict[str, Any]:
    landscape = LIBRARY.landscapes[key]
    entry = find(landscape.name)
    assert entry is not None, key
    return {
        "key": key,
        "name": _names(key),
        "kind": entry.kind,
        "cost": _cost(landscape.cost, 0, landscape.debt) if landscape.buyable else None,
        "box": landscape.expansion,
    }


def _cost(coins: int, potion: int, debt: int) -> dict[str, int]:
    return {"coins": coins, "potion": potion, "debt": debt}


def _names(key: str) -> dict[str, str]:
    return {lang: display(key, lang) for lang in LANGUAGES}


def _message(message: Message) -> dict[str, str]:
    return {"key": message.key, **{lang: message.say(lang) for lang in LANGUAGES}}
