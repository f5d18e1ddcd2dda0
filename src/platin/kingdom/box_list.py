"""What to take out of the boxes for a game: every pile with its size, what is dealt, landscapes, mats and tokens.

It is read off a table that the engine lays out, so that a table of cardboard is the same.
"""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from platin.cards import LIBRARY
from platin.engine.card import Card
from platin.engine.const import LIAISON
from platin.engine.decision import RuleError
from platin.engine.facts import (
    COFFERS,
    COIN_TOKENS,
    CUBES,
    DEBT,
    EXILE_MATS,
    PLAYER_MATS,
    TAVERN_MATS,
    TOKEN_MATS,
    TOKENS,
    VILLAGERS,
    VP,
)
from platin.engine.landscape import Landscape
from platin.engine.setup import BASIC, Setup, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.engine.zones import ON_LANDSCAPE, ON_MAT, ON_PILE, ON_PLAYER, tokens_in, tokens_on
from platin.engine.zones import mats as declared_mats
from platin.kingdom.boxes import front
from platin.kingdom.kinds import is_of
from platin.text.choices import choice_words

BASIC_BOX: Final = "basic"


@dataclass(frozen=True, slots=True)
class TakenPile:
    """A pile to take out of a box."""

    key: str
    # The expansion that it lies in, or "basic" for the cards that every game has.
    box: str
    copies: int
    # Part of the Supply, or else beside it.
    supply: bool
    # The choice that it was picked for: "black_market.deck".
    choice: str
    # Shuffled and face down.
    hidden: bool
    # What a mixed pile is made of: cards and copies. They are shuffled if fewer than all of them are used.
    members: tuple[tuple[str, int], ...]
    # The cards and landscapes for whose sake it is there, if it is not one of the kingdom piles or of every game.
    because: tuple[str, ...]


class TakenLandscape(NamedTuple):
    """A landscape to take out of a box; for one that belongs to a pile or is about one, such as a Trait, that pile."""

    key: str
    box: str
    pile: str


@dataclass(frozen=True, slots=True)
class Material:
    """A mat, marker or kind of token, and the card it is for if the kind does not say that.

    `count` is 0 for as many as are needed. `piles` are those it lies on.
    """

    kind: str
    count: int
    piles: tuple[str, ...] = ()
    card: str = ""
    # For a marker the choice that the piles were picked for.
    choice: str = ""


@dataclass(frozen=True, slots=True)
class BoxList:
    """All that a game is laid out with."""

    players: int
    piles: tuple[TakenPile, ...]
    # What each player starts with, besides the piles: cards and copies.
    start: tuple[tuple[str, int], ...]
    # What begins in the trash: cards and copies.
    trash: tuple[tuple[str, int], ...]
    landscapes: tuple[TakenLandscape, ...]
    material: tuple[Material, ...]


def box_list(spec: Spec) -> BoxList:
    """Tell what to take out of the boxes for a game."""
    table = lay_out(LIBRARY, spec)
    rules = table.rules
    causes = _causes(spec)
    of_landscapes = [key.partition("@")[0] for key in spec.landscapes]
    marked = {key: one.key for one in spec.choices if one.owner not in of_landscapes for key in one.keys}
    decks = {info.name for info in rules.piles} & {one.key for one in spec.choices}
    piles = []
    for info in rules.piles:
        cards = table.piles[info.index]
        piles.append(
            TakenPile(
                info.name,
                _box_of(info.name, cards),
                info.size or len(cards),
                info.supply,
                info.name if info.name in decks else marked.get(info.name, ""),
                info.face_down,
                _counts(cards) if info.name in decks or any(card.defn is not cards[0].defn for card in cards) else (),
                causes.get(info.name, ()),
            )
        )
    landscapes = tuple(
        TakenLandscape(
            landscape.key, landscape.expansion, rules.piles[pile].name if pile >= 0 else _picked(spec, landscape)
        )
        for landscape, pile in zip(rules.landscapes, rules.landscape_pile, strict=True)
    )
    start, trash = _counts(table.players[0].deck), _counts(table.trash)
    return BoxList(spec.players, tuple(piles), start, trash, landscapes, tuple(_material(table)))


def _picked(spec: Spec, landscape: Landscape) -> str:
    """Give the pile that was picked for a landscape that lies beside all of them; "" if none was."""
    picks = [spec.chosen(landscape.name, choice.name) for choice in landscape.choices if choice.inside]
    return picks[0][0] if picks and picks[0] else ""


def _causes(spec: Spec) -> dict[str, tuple[str, ...]]:
    """Tell for the sake of which cards and landscapes a pile is laid out: Loot, Prizes, Ruins, Potions."""
    causes: dict[str, tuple[str, ...]] = {}
    for key in dict.fromkeys((*spec.kingdom, *spec.chosen_keys(), *spec.landscapes)):
        scratch = Setup(LIBRARY, Spec(spec.players))
        scratch.basics()
        usual = len(scratch.rules.piles)
        # A card that wants more than an empty table lays out no pile of its own.
        with suppress(RuleError):
            if key in LIBRARY.landscapes:
                LIBRARY.landscapes[key].on_setup(scratch)
            else:
                for member in _members(key):
                    LIBRARY.cards[member].on_setup(scratch)
        found = [info.name for info in scratch.rules.piles[usual:]]
        if key not in LIBRARY.landscapes and any(LIBRARY.cards[member].potion for member in _members(key)):
            found.append("potion")
        for pile in found:
            causes[pile] = (*causes.get(pile, ()), key)
    return causes


def _members(key: str) -> list[str]:
    """Give the different cards of a kingdom pile."""
    return list(dict.fromkeys(LIBRARY.piles[key].members)) if key in LIBRARY.piles else [key]


def _box_of(pile: str, cards: list[Card]) -> str:
    if pile in BASIC:
        return BASIC_BOX
    return front(pile).expansion if pile in LIBRARY.cards or pile in LIBRARY.piles else cards[-1].defn.expansion


def _counts(cards: list[Card]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(card.defn.key for card in cards).items())


def _material(table: GameState) -> list[Material]:
    """Tell which mats, markers and tokens are needed."""
    rules = table.rules
    found = [Material("trash", 1)]
    landscapes = rules.landscapes
    needed = [*[defn.materials for defn in rules.defs], *[landscape.materials for landscape in landscapes]]
    brings = any(is_of(defn, "vp-tokens") for defn in rules.defs) or any(one.brings.vp for one in landscapes)
    if brings or any(bits & VP for bits in needed):
        found += [Material("vp_tokens", 0), Material("player_mats", len(table.players))]
    costs = any(defn.debt for defn in rules.defs) or any(landscape.debt for landscape in landscapes)
    if costs or any(bits & DEBT for bits in needed):
        found.append(Material("debt_tokens", 0))
    if any(bits & COFFERS for bits in needed):
        found.append(Material("coffers", 0))
    if any(bits & VILLAGERS for bits in needed):
        found.append(Material("villagers", 0))
    if any(bits & TOKEN_MATS for bits in needed):
        found.append(Material("token_mats", len(table.players)))
    if any(defn.types & LIAISON for defn in rules.defs):
        found.append(Material("favors", len(table.players)))
    wants = {defn.name: defn.materials for defn in rules.defs}
    wants |= {landscape.name: landscape.materials for landscape in rules.landscapes}
    mats = [zone.name for zone in declared_mats()]
    tokens = [counter.name for counter in tokens_on(ON_PLAYER)]
    for name in sorted(wants):
        if wants[name] & PLAYER_MATS or name in mats:
            found.append(Material("mats", len(table.players), card=name))
    if any([wanted & TAVERN_MATS for wanted in wants.values()]):
        found.append(Material("mats", len(table.players), card="tavern"))
    if any([wanted & EXILE_MATS for wanted in wants.values()]):
        found.append(Material("mats", len(table.players), card="exile"))
    if any([wanted & CUBES for wanted in wants.values()]):
        found.append(Material("cubes", 2 * len(table.players)))
    for name in sorted(wants):
        if wants[name] & TOKENS or name in tokens:
            found.append(Material("card_tokens", 0, card=name))
    for counter in tokens_on(ON_PILE):
        places = [at for at in sorted(table.pile_tokens) if counter.name in table.pile_tokens[at]]
        if not places:
            continue
        if counter.where & ON_MAT:
            found.append(Material(f"{counter.name}_mat", 1))
        count = sum(tokens_in(table.pile_tokens[at], counter) for at in places)
        kind = "coin_tokens" if wants.get(counter.name, 0) & COIN_TOKENS else "tokens"
        if counter.field:
            kind = f"{counter.name}_on_piles"
        found.append(Material(kind, count, tuple(rules.piles[at].name for at in places)))
    for at, there in sorted(table.landscape_tokens.items()):
        for counter in tokens_on(ON_LANDSCAPE):
            if counter.name in there:
                found.append(
                    Material(f"{counter.name}_on_landscape", there[counter.name], card=rules.landscapes[at].name)
                )
    for one in rules.spec.choices:
        if choice_words(one.key).marker is not None:
            found.append(Material("marker", 1, one.keys, choice=one.key))
    return found
