"""Kingdoms as the lists of names that players exchange: read and written, English or German.

A list has names separated by commas, semicolons or line breaks, in any order; a leading "Kingdom:" or "Königreich:"
and bullets are skipped:

- kingdom cards and split piles, "Mine (2E)" for the second print;
- the Bane as "Young Witch (Moat)", "Moat (Bane)" or "Bane: Moat";
- the cards that the Black Market sells as "Black Market deck: Moat + Bank";
- landscapes; a Trait with its pile as "Reckless: Smithy" or "Reckless (Smithy)";
- "Shelters" if everybody begins with them;
- "Colony", "Platinum" or both ("Colony/Platinum") if they are used, "no Colony" if not; where a list says nothing,
  they are used if it has all its ten cards or more from Prosperity;
- or the name of a recommended set instead of it all: "First Game".
"""

import re
from dataclasses import dataclass, field
from typing import Final

from platin.cards import LIBRARY
from platin.engine.const import TRAIT
from platin.engine.decision import RuleError
from platin.engine.setup import Spec
from platin.text.catalogue import normal
from platin.text.kingdoms import RecommendedSet, find_set
from platin.text.messages.kingdom_list import PROBLEMS, WORDS
from platin.text.names import any_key, card_key, display, pile_key, says_print

_HEADING: Final = re.compile(r"^\s*(?:kingdom|königreich|koenigreich|supply|vorrat)\s*:\s*", re.IGNORECASE)
_BULLET: Final = re.compile(r"^(?:[-*•]|\d+[.)])\s+")
# A name and what stands in brackets behind it; either may have a print in brackets of its own: "Mine (2E)".
_INSIDE: Final = re.compile(r"^(?P<name>(?:[^()]|\([^()]*\))*\S)\s*\((?P<inside>(?:[^()]|\([^()]*\))*)\)$")
_BANE: Final = ("bane", "bannstapel", "bannkarte", "bann")
_MARKET: Final = ("blackmarketdeck", "schwarzmarktdeck")
_COLONY: Final = ("colony", "platinum", "kolonie", "platin")
_SHELTERS: Final = ("shelters", "unterschlupfe", "unterschluepfe")
_NO: Final = re.compile(r"^(?:no|without|ohne|kein|keine)\s+", re.IGNORECASE)
_CONTINUED: Final = re.compile(r"\s*\+\s*\n\s*")
_PILES: Final = 10


class BadKingdom(RuleError):
    """A kingdom list that cannot be. It says what was expected."""

    def __init__(self, problem: str, *names: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.names = names

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        shown = [display(name, lang) for name in self.names]
        return PROBLEMS.of(lang)[self.problem].format(*shown)


@dataclass
class Kingdom:
    """What players agree on before a game, besides how many they are."""

    cards: list[str] = field(default_factory=list)
    landscapes: list[str] = field(default_factory=list)
    # For each Trait the pile that it lies on.
    trait_piles: dict[str, str] = field(default_factory=dict)
    bane: str = ""
    # Whether Platinum and Colony are used; None if nothing was said about them.
    colony: bool | None = None
    # The recommended set that it is, if it was called so.
    name: str = ""
    # What the Black Market sells.
    black_market: list[str] = field(default_factory=list)
    # Whether the starting cards are Shelters instead of Estates; None if nothing was said about them.
    shelters: bool | None = None

    def spec(self, players: int) -> Spec:
        """Give what set-up wants to know."""
        spec = Spec(players, self.cards[:])
        spec.landscapes = self.landscapes[:]
        spec.trait_piles = dict(self.trait_piles)
        spec.bane = self.bane
        spec.black_market = self.black_market[:]
        spec.shelters = only_dark_ages(self.cards) if self.shelters is None else self.shelters
        spec.colony = only_prosperity(self.cards) if self.colony is None else self.colony
        return spec


def only_prosperity(cards: list[str]) -> bool:
    """Tell whether a whole kingdom is from Prosperity, so that Platinum and Colony belong to it."""
    return _only_from("prosperity", cards)


def only_dark_ages(cards: list[str]) -> bool:
    """Tell whether a whole kingdom is from Dark Ages, so that Shelters belong to it."""
    return _only_from("dark_ages", cards)


def _only_from(expansion: str, cards: list[str]) -> bool:
    keys = [LIBRARY.piles[key].members[-1] if key in LIBRARY.piles else key for key in cards]
    ours = [key for key in keys if key in LIBRARY.cards and LIBRARY.cards[key].expansion == expansion]
    return len(keys) >= _PILES and len(ours) == len(keys)


def read_kingdom(text: str, edition: int = 1) -> Kingdom:
    """Read a kingdom: a list, or the name of a recommended set. Raises `UnknownName` or `BadKingdom`.

    Where there are two prints of a card and its name does not say which, `edition` decides.
    """
    recommended = find_set(text.strip())
    if recommended is not None:
        return from_set(recommended)
    kingdom = Kingdom()
    for part in re.split(r"[,;\n]", _HEADING.sub("", _CONTINUED.sub(" + ", text))):
        part = _BULLET.sub("", part.strip()).strip()
        if part:
            _read_part(kingdom, part, edition)
    if any([_same_card(kingdom.bane, key) for key in kingdom.cards]):
        raise BadKingdom("twice", kingdom.bane)
    piles = [*kingdom.cards, *filter(None, [kingdom.bane])]
    has_market = any([_same_card("black_market", key) for key in piles])
    for sold in kingdom.black_market:
        if not has_market or not _is_kingdom_card(sold) or any([_same_card(sold, key) for key in piles]):
            raise BadKingdom("market", sold)
    for trait, pile in kingdom.trait_piles.items():
        if pile not in piles:
            # A pile can be meant in the other print, if the list has it in that one.
            found = [key for key in piles if _same_card(key, pile)]
            if not found:
                raise BadKingdom("pile", trait, pile)
            kingdom.trait_piles[trait] = found[0]
    return kingdom


def from_set(recommended: RecommendedSet) -> Kingdom:
    """Give a recommended set as a kingdom; raise `UnknownName` if one of its cards is not implemented yet."""

    def key(ident: str) -> str:
        return in_print(pile_key(ident), recommended.prints)

    kingdom = Kingdom(name=recommended.id, colony=recommended.platinum, shelters=recommended.shelters)
    kingdom.cards = [key(ident) for ident in recommended.cards]
    kingdom.landscapes = [any_key(ident) for ident in recommended.landscapes]
    for trait, pile in recommended.traits:
        kingdom.landscapes.append(any_key(trait))
        kingdom.trait_piles[trait] = key(pile)
    kingdom.bane = key(recommended.bane) if recommended.bane else ""
    return kingdom


def in_print(key: str, edition: int) -> str:
    """Give the key of a card in a print, if there is one of it."""
    wanted = f"{key}@{edition}"
    return wanted if wanted in LIBRARY.cards else key


def write_kingdom(kingdom: Kingdom, lang: str) -> str:
    """Write a kingdom as a list that `read_kingdom` reads."""
    words = WORDS.of(lang)
    parts: list[str] = []
    for key in kingdom.cards:
        bane = f" ({display(kingdom.bane, lang)})" if key == "young_witch" and kingdom.bane else ""
        parts.append(display(key, lang) + bane)
    if kingdom.bane and "young_witch" not in kingdom.cards:
        parts.append(f"{words['bane']}: {display(kingdom.bane, lang)}")
    if kingdom.black_market:
        sold = " + ".join([display(key, lang) for key in kingdom.black_market])
        parts.append(f"{words['market']}: {sold}")
    for name in kingdom.landscapes:
        pile = kingdom.trait_piles.get(name, "")
        parts.append(display(name, lang) + (f": {display(pile, lang)}" if pile else ""))
    if kingdom.shelters:
        parts.append(display("shelters", lang))
    elif kingdom.shelters is False and only_dark_ages(kingdom.cards):
        parts.append(f"{words['no']} {display('shelters', lang)}")
    if kingdom.colony:
        parts.append(f"{display('platinum', lang)}, {display('colony', lang)}")
    elif kingdom.colony is False and only_prosperity(kingdom.cards):
        parts.append(f"{words['no']} {display('colony', lang)}")
    return ", ".join(parts)


def kingdom_of(spec: Spec) -> Kingdom:
    """Give the kingdom of a game that is set up."""
    colony = True if spec.colony else False if only_prosperity(spec.kingdom) else None
    kingdom = Kingdom(spec.kingdom[:], spec.landscapes[:], dict(spec.trait_piles), spec.bane, colony)
    kingdom.black_market = spec.black_market[:]
    kingdom.shelters = True if spec.shelters else False if only_dark_ages(spec.kingdom) else None
    return kingdom


def _read_part(kingdom: Kingdom, part: str, edition: int) -> None:
    name, _, other = part.partition(":")
    if other and normal(name) in _BANE:
        _set_bane(kingdom, other, edition)
        return
    if other and normal(name) in _MARKET:
        kingdom.black_market += [_meant(card_key(sold), sold, edition) for sold in other.split("+")]
        return
    without = _NO.match(part)
    if without is not None and _names_colony(part[without.end() :]):
        kingdom.colony = False
        return
    if without is not None and normal(part[without.end() :]) in _SHELTERS:
        kingdom.shelters = False
        return
    if _names_colony(part):
        kingdom.colony = True
        return
    if normal(part) in _SHELTERS:
        kingdom.shelters = True
        return
    if not other:
        inside = _INSIDE.match(part)
        if inside is not None and not says_print(part):
            name, other = inside["name"], inside["inside"]
    if other and normal(other) in _BANE:
        _set_bane(kingdom, name, edition)
        return
    key = any_key(name)
    if key in LIBRARY.landscapes:
        _add_landscape(kingdom, key, _pile_of(_meant(pile_key(other), other, edition)) if other else "")
    elif other and key == "young_witch":
        _add_card(kingdom, key)
        _set_bane(kingdom, other, edition)
    elif other:
        raise BadKingdom("brackets", part)
    else:
        _add_card(kingdom, _meant(pile_key(name), name, edition))


def _meant(key: str, name: str, edition: int) -> str:
    """Give the print of a card that its name says, or else the wanted one."""
    return key if says_print(name) else in_print(key, edition)


def _names_colony(text: str) -> bool:
    """Tell whether a text names Platinum, Colony or both."""
    words = [word for word in re.split(r"[/&+]|\bund\b|\band\b", text) if word.strip()]
    return bool(words) and all([normal(word) in _COLONY for word in words])


def _add_card(kingdom: Kingdom, key: str) -> None:
    key = _pile_of(key)
    if not _is_kingdom_pile(key):
        raise BadKingdom("kingdom", key)
    if any([_same_card(key, there) for there in kingdom.cards]):
        raise BadKingdom("twice", key)
    kingdom.cards.append(key)


def _pile_of(key: str) -> str:
    """Give the kingdom pile that a card stands for: a split one, or its own."""
    for pile in LIBRARY.piles.values():
        if key in pile.members and pile.kingdom:
            return pile.name
    return key


def _is_kingdom_pile(key: str) -> bool:
    return LIBRARY.piles[key].kingdom if key in LIBRARY.piles else _is_kingdom_card(key)


def _same_card(key: str, other: str) -> bool:
    """Tell whether two keys mean the same card, perhaps in different prints."""
    return key.partition("@")[0] == other.partition("@")[0]


def _is_kingdom_card(key: str) -> bool:
    return key in LIBRARY.cards and LIBRARY.cards[key].kingdom


def _set_bane(kingdom: Kingdom, name: str, edition: int) -> None:
    key = _pile_of(_meant(pile_key(name), name, edition))
    if kingdom.bane and kingdom.bane != key:
        raise BadKingdom("banes", kingdom.bane, key)
    defn = LIBRARY.cards[LIBRARY.piles[key].members[-1] if key in LIBRARY.piles else key]
    if not _is_kingdom_pile(key) or defn.cost not in (2, 3) or defn.potion or defn.debt:
        raise BadKingdom("bane", key)
    kingdom.bane = key


def _add_landscape(kingdom: Kingdom, key: str, pile: str) -> None:
    if key in kingdom.landscapes:
        raise BadKingdom("twice", key)
    is_trait = LIBRARY.landscapes[key].kind == TRAIT
    if pile and not is_trait:
        raise BadKingdom("no trait", key)
    kingdom.landscapes.append(key)
    if pile:
        kingdom.trait_piles[key] = pile
