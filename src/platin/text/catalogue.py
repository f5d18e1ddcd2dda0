"""All cards, landscapes and piles of Dominion by name, whether they can be played here or not, and a search.

What can be played is read off the classes in `platin.cards` and their words in `cards`; the rest is in `to_come`.
"""

import unicodedata
from collections.abc import Collection
from functools import cache, lru_cache
from typing import Final, NamedTuple

from platin.cards import LIBRARY
from platin.engine.card import CardDef
from platin.engine.const import (
    CASTLE,
    HEIRLOOM,
    KNIGHT,
    LANDSCAPE_NAMES,
    LOOT,
    PIECES,
    PRIZE,
    REWARD,
    RUINS,
    SHELTER,
    SPIRIT,
    TYPE_NAMES,
    ZOMBIE,
)
from platin.engine.landscape import Landscape
from platin.engine.setup import PileDef
from platin.text.cards import all_words, words_of
from platin.text.messages.general import SETS
from platin.text.spelling import Called, resembling
from platin.text.to_come import LINES

# In the order in which the catalogue lists them for each expansion.
KINDS: Final = (
    *("basic", "kingdom", "pile", "split_pile_card", "knight", "ruins", "shelter", "castle", "prize", "reward", "loot"),
    *("heirloom", "spirit", "zombie", "non_supply"),
    *("event", "landmark", "project", "artifact", "way", "ally", "trait", "prophecy", "boon", "hex", "state"),
)
# Cards of these types are a kind of their own, if they have no kingdom pile.
_SPECIAL: Final = KNIGHT | RUINS | SHELTER | CASTLE | PRIZE | REWARD | LOOT | HEIRLOOM | SPIRIT | ZOMBIE | PIECES
# What a card is in the first place, then how long it acts and to what, then the rest.
_FIRST_PRINTED: Final = ("action", "treasure", "victory", "curse", "night", "duration", "reaction", "attack")
_PRINTED_TYPES: Final = (*_FIRST_PRINTED, *(name for name in TYPE_NAMES if name not in _FIRST_PRINTED))


class Entry(NamedTuple):
    """A card, landscape or pile. `coins` is None where there is no cost, `de` is "" if no name is known."""

    id: str
    en: str
    de: str
    set: str
    kind: str
    coins: int | None
    potion: int
    debt: int
    types: tuple[str, ...]
    aliases: tuple[str, ...]
    """Other names in print, in both languages, misprints among them."""


def normal(name: str) -> str:
    """Reduce a name to what counts when names are compared: letters and digits, without case and accents."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(char for char in plain if char.isalnum())


def spelt_out(name: str) -> str:
    """Reduce a name like `normal`, but with the umlauts written as two letters."""
    name = name.casefold().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return normal(name)


@lru_cache(maxsize=4096)
def find(name: str) -> Entry | None:
    """Look up an entry by id, English name, German name or alias."""
    return _index().get(normal(name))


def kind_of(name: str) -> str:
    """Give the kind of a card or landscape, "event", "project"; "" of what nobody knows."""
    entry = find(name.partition("@")[0])
    return "" if entry is None else entry.kind


def similar(name: str, among: Collection[str] | None = None, most: int = 3) -> list[str]:
    """Suggest names that resemble an unknown one, the best first: of these ids, or of all there are."""
    wanted = _called() if among is None else {ident: _called()[ident] for ident in among if ident in _called()}
    return resembling(normal(name), [called for forms in wanted.values() for called in forms], most)


@cache
def _called() -> dict[str, list[Called]]:
    """Give all that the entries are called, by id."""
    found: dict[str, list[Called]] = {}
    for entry in CATALOGUE:
        english = dict.fromkeys(map(normal, (entry.en, entry.id, *entry.aliases)))
        german = dict.fromkeys((normal(entry.de), spelt_out(entry.de)))
        found[entry.id] = [Called(form, entry.en, "en", entry.id) for form in english]
        found[entry.id] += [Called(form, entry.de, "de", entry.id) for form in german if form]
    return found


@cache
def _index() -> dict[str, Entry]:
    index: dict[str, Entry] = {}
    for entry in CATALOGUE:
        index[normal(entry.id)] = entry
    for entry in CATALOGUE:
        for name in (entry.en, entry.de, *entry.aliases):
            if name:
                index.setdefault(normal(name), entry)
                index.setdefault(spelt_out(name), entry)
    return index


def types_of(types: int) -> tuple[str, ...]:
    """Name the types of a card in the order in which they are printed."""
    return tuple([name for name in _PRINTED_TYPES if types >> TYPE_NAMES.index(name) & 1])


def _card(defn: CardDef) -> Entry:
    words = words_of(defn.name, type(defn).__module__)
    return Entry(
        defn.name,
        words.en.name,
        words.de.name,
        defn.expansion,
        _kind(defn),
        None if defn.types & PIECES else defn.cost,
        defn.potion,
        defn.debt,
        types_of(defn.types),
        words.aliases,
    )


def _kind(defn: CardDef) -> str:
    """Tell a kingdom card from the others, and those by the pile they lie in."""
    if defn.kingdom:
        return "kingdom"
    special = types_of(defn.types & _SPECIAL)
    if special:
        return special[0]
    if defn.beside:
        return "non_supply"
    for pile in LIBRARY.piles.values():
        if defn.key in pile.members:
            return "split_pile_card" if pile.supply else "non_supply"
    return "basic"


def _landscape(landscape: Landscape) -> Entry:
    words = words_of(landscape.name, type(landscape).__module__)
    kind = LANDSCAPE_NAMES[landscape.kind]
    coins = landscape.cost if landscape.buyable else None
    return Entry(
        landscape.name,
        words.en.name,
        words.de.name,
        landscape.expansion,
        kind,
        coins,
        0,
        landscape.debt,
        (kind,),
        words.aliases,
    )


def _pile(pile: PileDef) -> Entry:
    """Describe a pile by the card on top; if any of its cards may come first, by the types that all of them have."""
    words = all_words().piles[pile.name]
    top = LIBRARY.front(pile.name)
    types = top.types
    if pile.shuffled or not pile.supply:
        for key in pile.members:
            types &= LIBRARY.cards[key].types
    return Entry(
        pile.name,
        words.en,
        words.de,
        top.expansion,
        "pile",
        top.cost,
        top.potion,
        top.debt,
        types_of(types),
        words.aliases,
    )


def _to_come(line: str) -> Entry:
    ident, en, de, expansion, kind, coins, potion, debt, types, aliases = line.split("|")
    return Entry(
        ident,
        en,
        de,
        expansion,
        kind,
        int(coins) if coins else None,
        int(potion),
        int(debt),
        tuple(types.split()),
        tuple(aliases.split(", ")) if aliases else (),
    )


def _all() -> list[Entry]:
    entries = [_card(card) for card in LIBRARY.cards.values() if card.edition == 1]
    entries += [_landscape(one) for one in LIBRARY.landscapes.values() if one.edition == 1]
    entries += [_pile(pile) for pile in LIBRARY.piles.values() if pile.name in all_words().piles]
    entries += map(_to_come, LINES.splitlines())
    expansions = list(SETS.of("en"))
    return sorted(entries, key=lambda entry: (expansions.index(entry.set), KINDS.index(entry.kind), entry.id))


CATALOGUE: Final[tuple[Entry, ...]] = tuple(_all())
