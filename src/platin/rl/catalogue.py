"""What observations and actions are numbered by: cards, landscapes, questions, printed options, and the actions.

Everything is in sorted order, so that the numbers depend on nothing but what exists; `version` names the numbering. The
usual catalogue holds all of Dominion. One of a single table is smaller, and good for that table alone.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from platin.cards import LIBRARY
from platin.engine.decision import OPTION_KINDS
from platin.engine.effect import PlayerToken
from platin.engine.intent import INTENTS
from platin.engine.setup import lay_out
from platin.engine.spec import Spec
from platin.engine.zones import COUNTERS, ON_LANDSCAPE, ON_MAT, ON_PILE, ON_PLAYER, PLAYER_ZONES, TABLE_ZONES, mats
from platin.text.questions import option_labels, questions

# Of the form of observations and actions, whatever they are numbered by.
FORMAT: Final = 0
# Numbers that can be chosen have an action each up to this one.
MOST: Final = 99
# Actions for options whose own action another option of the same decision has already.
OTHERS: Final = 32
SEATS: Final = 6
END: Final = 0


class Catalogue:
    """The numbers of cards, landscapes, questions and actions."""

    def __init__(self, cards: Iterable[str], landscapes: Iterable[str], keys: Iterable[str]) -> None:
        self.cards: Final = tuple(sorted(cards))
        self.landscapes: Final = tuple(sorted(landscapes))
        # The questions that can be asked ("bishop.trash"), and the printed options ("coins", "yes").
        self.questions: Final = tuple(sorted(keys))
        self.modes: Final = tuple(sorted({label.rpartition(".")[2] for label in option_labels("en")}))
        self.effects: Final = tuple(sorted(_effects(LIBRARY.effects, self.cards, self.landscapes)))
        self.player_zones: Final = tuple(zone.name for zone in PLAYER_ZONES)
        self.table_zones: Final = tuple(zone.name for zone in TABLE_ZONES if not zone.many)
        self.counters: Final = _counters(ON_PLAYER)
        self.pile_counters: Final = _counters(ON_PILE)
        self.landscape_counters: Final = _counters(ON_LANDSCAPE)
        self.mat_counters: Final = _counters(ON_MAT)
        # Whose abilities can be picked: those of cards, landscapes and mats.
        self.abilities: Final = (*self.cards, *self.landscapes, *[zone.name for zone in mats()])
        # Kinds of token that players lay on piles and landscapes.
        self.player_tokens: Final = tuple(
            sorted(name for name, one in LIBRARY.effects.items() if isinstance(one, PlayerToken) and "." not in name)
        )
        self.card_index: Final = _numbered(self.cards)
        self.landscape_index: Final = _numbered(self.landscapes)
        self.question_index: Final = _numbered(self.questions)
        self.effect_index: Final = _numbered(self.effects)
        self.parts: Final = self._lay_out_actions()
        last, start = self.parts[-1], 0
        self.begins: Final = {kind: (start := begin) for kind, begin, _ in self.parts}
        self.size: Final = start + len(last[2])
        self.version: Final = f"{FORMAT}-{self._hash()}"

    def _lay_out_actions(self) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
        """Give the kinds of action in their order, each with its first number and the names in it."""
        named: dict[str, tuple[str, ...]] = {
            "end": ("",),
            "card": self.cards,
            "pile": self.cards,
            "landscape": self.landscapes,
            "mode": self.modes,
            "name": self.cards,
            "number": tuple(map(str, range(MOST + 1))),
            "ability": self.abilities,
            "seat": tuple(map(str, range(SEATS))),
            "other": tuple(map(str, range(OTHERS))),
        }
        assert set(named) == {"end", "other", *OPTION_KINDS}
        begin, found = 0, []
        for kind, names in named.items():
            found.append((kind, begin, names))
            begin += len(names)
        return tuple(found)

    def _hash(self) -> str:
        """Give a few letters that change when any number means something else."""
        lists: list[Sequence[str]] = [
            *[names for _, _, names in self.parts],
            self.questions,
            self.effects,
            self.player_zones,
            self.table_zones,
            self.counters,
            self.pile_counters,
            self.landscape_counters,
            self.mat_counters,
            self.player_tokens,
            INTENTS,
        ]
        return hashlib.sha256(json.dumps(lists).encode()).hexdigest()[:12]

    def action_name(self, action: int) -> str:
        """Name an action: "end", "pile:province", "number:3"."""
        for kind, begin, names in self.parts:
            if begin <= action < begin + len(names):
                return f"{kind}:{names[action - begin]}" if names != ("",) else kind
        raise ValueError(f"no action {action}: expected 0 to {self.size - 1}")

    def action(self, name: str) -> int:
        """Give the number of an action by its name."""
        kind, _, what = name.partition(":")
        for part, begin, names in self.parts:
            if part == kind and what in names:
                return begin + names.index(what)
        raise ValueError(f"no action {name!r}: expected one like 'end', 'pile:province' or 'number:3'")


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _counters(where: int) -> tuple[str, ...]:
    return tuple(counter.name for counter in COUNTERS if counter.where & where)


def _effects(effects: Iterable[str], cards: Sequence[str], landscapes: Sequence[str]) -> set[str]:
    """Give the effects that these cards and landscapes could begin; those that are nobody's are always among them."""
    there = {key.partition("@")[0] for key in (*cards, *landscapes)}
    every = {key.partition("@")[0] for key in (*LIBRARY.cards, *LIBRARY.landscapes)}
    # A name has its card before a dot or an at sign.
    owner = {name: name.partition(".")[0].partition("@")[0] for name in effects}
    return {name for name in owner if owner[name] in there or owner[name] not in every}


@cache
def whole_catalogue() -> Catalogue:
    """Give the catalogue of all that exists."""
    return Catalogue(LIBRARY.cards, LIBRARY.landscapes, questions("en"))


@cache
def catalogue_of(spec: Spec) -> Catalogue:
    """Give the catalogue of one table: what is on it, or comes into the game because of that."""
    rules = lay_out(LIBRARY, spec).rules
    cards = {defn.key for defn in rules.defs if defn.key in LIBRARY.cards}
    cards |= {info.defn.key for info in rules.piles if info.defn.key in LIBRARY.cards}
    landscapes = {one.key for one in rules.landscapes}
    names = {key.partition("@")[0] for key in (*cards, *landscapes, *LIBRARY.landscapes)} - {""}
    every = {key.partition("@")[0] for key in LIBRARY.cards}
    keys = [key for key in questions("en") if key.partition(".")[0] in names or key.partition(".")[0] not in every]
    return Catalogue(cards, landscapes, keys)
