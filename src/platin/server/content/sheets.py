"""The words of the client, and every card as a sheet: name, cost, types, text, and whether it can be played here."""

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import Final, cast

from platin.cards import LIBRARY
from platin.engine.choice import PIECE, SetupChoice
from platin.kingdom.boxes import Box, cards_of, implemented
from platin.server import wire
from platin.session.view import CostView
from platin.text import messages
from platin.text import rulings as all_rulings
from platin.text.catalogue import CATALOGUE, Entry, types_of
from platin.text.choices import choice_label, choice_title
from platin.text.language import LANGUAGES, UnknownLanguage
from platin.text.messages import browser_general, general
from platin.text.names import card_text, display
from platin.text.pictures import THING_PICTURES, picture_of

# The modules of `text.messages` that hold words of the client.
BROWSER: Final = "browser_"


class NoSuchCard(KeyError):
    """A key that no card, landscape or pile has."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card = card


@cache
def words(lang: str) -> wire.Words:
    """Give all words of the client in a language, and all cards."""
    return {
        "lang": cast(wire.Lang, lang),
        "words": {
            **{key: text for module in browser_modules() for key, text in module.WORDS.of(lang).items()},
            **{f"thing.{name}": text for name, text in general.THINGS.of(lang).items()},
        },
        "types": {**general.TYPES.of(lang), **browser_general.KINDS.of(lang)},
        "sets": dict(general.SETS.of(lang)),
        "phrases": dict(browser_general.PHRASES.of(lang)),
        "pictures": dict(THING_PICTURES),
        "cards": {key: _sheet(key, entry, lang) for entry in CATALOGUE for key in _prints(entry)},
        "choices": {key: _choice(key, choice, lang) for key, choice in sorted(LIBRARY.choices.items())},
    }


@cache
def phrases() -> frozenset[str]:
    """Give the keys of what can be said at the table."""
    return frozenset(browser_general.PHRASES.of("en"))


def rulings(lang: str, card: str) -> wire.Rulings:
    """Give the rulings of a card in its print; raise `NoSuchCard` if there is no such card."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    if card not in _keys():
        raise NoSuchCard(card)
    # Those of a later print alone are marked; what is not marked is true of all, or says of which.
    found = [one for one in all_rulings.for_card(card) if one.card in (card, card.partition("@")[0])]
    return {
        "card": card,
        "rulings": [{"text": one.text(lang), "source": all_rulings.cite(one, lang)} for one in found],
    }


def browser_modules() -> list[ModuleType]:
    """Give all modules that hold words of the client."""
    found = [info.name for info in pkgutil.iter_modules(messages.__path__) if info.name.startswith(BROWSER)]
    return [importlib.import_module(f"{messages.__name__}.{name}") for name in sorted(found)]


def cost(coins: int, potion: int = 0, debt: int = 0) -> CostView:
    """Give a cost as it goes over the wire."""
    return CostView(coins, potion, debt)


@cache
def _keys() -> frozenset[str]:
    return frozenset(key for entry in CATALOGUE for key in _prints(entry))


def _prints(entry: Entry) -> list[str]:
    """Give the keys of what is printed under a name: "mine", "mine@2"."""
    later = [key for key in (*LIBRARY.cards, *LIBRARY.landscapes) if key.startswith(f"{entry.id}@")]
    return [entry.id, *later]


def _sheet(key: str, entry: Entry, lang: str) -> wire.CardSheet:
    defn = LIBRARY.cards.get(key)
    return {
        "name": display(entry.id, lang),
        "other": display(entry.id, "en" if lang == "de" else "de"),
        "text": card_text(key, lang),
        "picture": picture_of(key),
        "kind": entry.kind,
        # Another print may have other ones.
        "types": list(entry.types if defn is None else types_of(defn.types)),
        "set": entry.set,
        "cost": None if entry.coins is None else cost(entry.coins, entry.potion, entry.debt),
        "playable": _is_playable(key),
        "choosable": key in LIBRARY.landscapes or _is_kingdom_pile(key),
    }


def _choice(key: str, choice: SetupChoice, lang: str) -> wire.ChoiceSheet:
    piles = list(LIBRARY.cards) if choice.what == PIECE else cards_of([Box(expansion) for expansion in implemented()])
    return {
        "owner": key.partition(".")[0],
        "label": choice_label(key, lang),
        "title": choice_title(key, lang),
        "inside": choice.inside,
        "adds_pile": choice.adds_pile,
        "most": choice.high,
        "fitting": [pile for pile in piles if choice.fits(LIBRARY.front(pile))],
    }


def _is_playable(key: str) -> bool:
    return key in LIBRARY.cards or key in LIBRARY.landscapes or key in LIBRARY.piles


def _is_kingdom_pile(key: str) -> bool:
    """Tell whether something can be one of the ten piles: not the cards inside a mixed pile, but that pile."""
    plain = key.partition("@")[0]
    return plain in _kingdom_piles() and _is_playable(key)


@cache
def _kingdom_piles() -> frozenset[str]:
    boxes = [Box(expansion) for expansion in implemented()]
    return frozenset(key.partition("@")[0] for key in cards_of(boxes))
