"""A case: everything that makes one checked game come out the same again, in a form people can read and edit."""

from dataclasses import dataclass, field
from typing import Any, Final

from platin.cards import LIBRARY
from platin.engine.setup import deal, find_listeners, lay_out
from platin.engine.spec import BadSpec, Spec, spec_from_data
from platin.engine.state import GameState

FORMAT: Final = "platin-case"
VERSION: Final = 2


class CaseError(ValueError):
    """A case that cannot be read. It says what was expected."""


@dataclass
class Case:
    """One game to be checked: the kingdom, what is changed about the usual start, the seed, the answers."""

    spec: Spec
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

    def start(self, log: bool = True) -> GameState:
        """Lay out the table and deal."""
        state = deal(lay_out(LIBRARY, self.spec), self.seed, log)
        for seat, keys in enumerate(self.decks[: self.spec.players]):
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
        return {"format": FORMAT, "version": VERSION, **self.__dict__, "spec": self.spec.as_data()}

    @classmethod
    def from_json(cls, data: Any) -> "Case":
        """Read a case that `to_json` wrote."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise CaseError(f"not a case: expected an object with format {FORMAT!r}")
        if data.get("version") not in (1, VERSION):
            raise CaseError(f"version {data.get('version')!r} of the format: expected {VERSION}")
        known = set(cls.__dataclass_fields__) - {"spec"}
        try:
            spec = spec_from_data(data["spec"]) if data["version"] == VERSION else _older_spec(data)
            return cls(spec, **{name: value for name, value in data.items() if name in known})
        except (BadSpec, KeyError, TypeError) as error:
            raise CaseError(f"damaged case: {error}") from error

    def describe(self) -> str:
        """Name the case in a line."""
        spec = self.spec
        parts = [f"{spec.players} players", ", ".join(spec.kingdom) or "no kingdom cards", *spec.landscapes]
        parts += [f"{one.key} {', '.join(one.keys)}" for one in spec.choices]
        parts += spec.options
        parts.append(f"seed {self.seed}")
        if self.answers is not None:
            parts.append(f"{len(self.answers)} answers")
        return "; ".join(parts)


def _older_spec(data: dict[str, Any]) -> Spec:
    """Read a table as cases had it before: each choice and option a field of its own."""
    spec = Spec(data["players"], tuple(data["kingdom"]), tuple(data.get("landscapes", [])))
    for key in LIBRARY.choices:
        owner, _, name = key.partition(".")
        # The piles of landscapes were a map, a deck went by its card, a pile by the name of the choice.
        picked = data.get("trait_piles", {}).get(owner) or data.get(owner) or data.get(name)
        if picked:
            spec = spec.with_chosen(owner, name, [picked] if isinstance(picked, str) else picked)
    for option in LIBRARY.options:
        spec = spec.with_option(option, bool(data.get(option)))
    return spec


def _take(state: GameState, seat: int, key: str) -> None:
    """Put a card from its pile into a player's deck, if there is one left."""
    for pile in state.piles:
        for card in reversed(pile):
            if card.defn.key == key:
                pile.remove(card)
                state.players[seat].deck.append(card)
                return
