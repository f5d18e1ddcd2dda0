"""A case: everything that makes one checked game come out the same again, in a form people can read and edit."""

from dataclasses import dataclass, field
from typing import Any, Final

from platin.cards import LIBRARY
from platin.engine.setup import Spec, deal, find_listeners, lay_out
from platin.engine.state import GameState

FORMAT: Final = "platin-case"
VERSION: Final = 1


class CaseError(ValueError):
    """A case that cannot be read. It says what was expected."""


@dataclass
class Case:
    """One game to be checked: the kingdom, what is changed about the usual start, the seed, the answers."""

    players: int
    kingdom: list[str]
    landscapes: list[str] = field(default_factory=list)
    trait_piles: dict[str, str] = field(default_factory=dict)
    bane: str = ""
    colony: bool = False
    black_market: list[str] = field(default_factory=list)
    shelters: bool = False
    # Cards that each player owns from the start besides the usual ten; they come from their piles.
    decks: list[list[str]] = field(default_factory=list)
    # Piles that begin with only so many cards.
    left: dict[str, int] = field(default_factory=dict)
    seed: int = 0
    # The most decisions that are answered, and the answers; None: random ones. An answer reads "1 turn.buy pile:gold":
    # the player, the question, the picked options. What has no answer here gets as little as possible.
    limit: int = 200
    answers: list[str] | None = None
    # Whether it is played in process to its end, with the checks that cost little.
    light: bool = False

    @classmethod
    def of(cls, spec: Spec, seed: int = 0, limit: int = 200) -> "Case":
        """Make a case of a kingdom, with the usual start."""
        return cls(
            spec.players,
            spec.kingdom[:],
            spec.landscapes[:],
            spec.trait_piles.copy(),
            spec.bane,
            spec.colony,
            spec.black_market[:],
            spec.shelters,
            seed=seed,
            limit=limit,
        )

    def spec(self) -> Spec:
        """Give what the engine's set-up wants to know."""
        spec = Spec(self.players, self.kingdom[:])
        spec.landscapes = self.landscapes[:]
        spec.trait_piles = self.trait_piles.copy()
        spec.bane = self.bane
        spec.colony = self.colony
        spec.black_market = self.black_market[:]
        spec.shelters = self.shelters
        return spec

    def start(self, log: bool = True) -> GameState:
        """Lay out the table and deal."""
        state = deal(lay_out(LIBRARY, self.spec()), self.seed, log)
        for seat, keys in enumerate(self.decks[: self.players]):
            for key in keys:
                _take(state, seat, key)
        for info in state.rules.piles:
            pile = state.piles[info.index]
            surplus = len(pile) - self.left.get(info.name, len(pile))
            if surplus > 0:
                state.box.extend(pile[len(pile) - surplus :])
                del pile[len(pile) - surplus :]
        state.empty = len([info for info in state.rules.piles if info.supply and not state.piles[info.index]])
        find_listeners(state)
        return state

    def to_json(self) -> dict[str, Any]:
        """Write the case as plain data."""
        return {"format": FORMAT, "version": VERSION, **self.__dict__}

    @classmethod
    def from_json(cls, data: Any) -> "Case":
        """Read a case that `to_json` wrote."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise CaseError(f"not a case: expected an object with format {FORMAT!r}")
        if data.get("version") != VERSION:
            raise CaseError(f"version {data.get('version')!r} of the format: expected {VERSION}")
        known = set(cls.__dataclass_fields__)
        try:
            return cls(**{name: value for name, value in data.items() if name in known})
        except TypeError as error:
            raise CaseError(f"damaged case: {error}") from error

    def describe(self) -> str:
        """Name the case in a line."""
        parts = [f"{self.players} players", ", ".join(self.kingdom) or "no kingdom cards"]
        if self.bane:
            parts.append(f"Bane {self.bane}")
        if self.black_market:
            parts.append(f"Black Market deck {', '.join(self.black_market)}")
        for name in self.landscapes:
            parts.append(f"{name} on {self.trait_piles[name]}" if name in self.trait_piles else name)
        if self.colony:
            parts.append("Colony")
        if self.shelters:
            parts.append("Shelters")
        parts.append(f"seed {self.seed}")
        if self.answers is not None:
            parts.append(f"{len(self.answers)} answers")
        return "; ".join(parts)


def _take(state: GameState, seat: int, key: str) -> None:
    """Put a card from its pile into a player's deck, if there is one left."""
    for pile in state.piles:
        for card in reversed(pile):
            if card.defn.key == key:
                pile.remove(card)
                state.players[seat].deck.append(card)
                return
