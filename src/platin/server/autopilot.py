"""What is done for a player without asking, by a list that the player can change at any time.

Answers given so are recorded like those of bots: taking back an answer takes them back too.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from platin.engine.const import OPT_PILE, OPT_VALUE
from platin.engine.decision import OPTION_KINDS, Decision, Suspend
from platin.engine.game import Game
from platin.engine.offers import ALL_TREASURES

# Kinds of option whose names mean the same each time a question is asked.
_LASTING: Final = ("mode", "ability")
_ABILITIES: Final = "ability.next"


@dataclass(slots=True)
class Auto:
    """The list: what is done without asking. `always` holds answers by question: an option's name, "" for none."""

    treasures: bool = False
    end_turn: bool = False
    clean_up: bool = False
    order: bool = False
    always: dict[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Give the list as plain data."""
        return {
            "treasures": self.treasures,
            "end_turn": self.end_turn,
            "clean_up": self.clean_up,
            "order": self.order,
            "always": dict(self.always),
        }

    def copy(self) -> "Auto":
        """Give a list of its own with the same on it."""
        return replace(self, always=dict(self.always))


class Autopilot:
    """The agent of somebody who is asked from outside: it answers what is on the list, and suspends otherwise."""

    def __init__(self, auto: Auto) -> None:
        self.auto = auto
        # Whether everything is asked: after taking something back, the list must not do it again at once.
        self.held = False

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        """Answer from the list, or leave the question to the player."""
        answer = None if self.held else self.answer(game, decision)
        if answer is None:
            raise Suspend(decision)
        return answer

    def answer(self, game: Game, decision: Decision) -> list[int] | None:
        """Give the answer that the list has for a question, if it has one."""
        auto = self.auto
        if decision.key == "turn.buy":
            options = decision.options()
            if auto.treasures and ALL_TREASURES in options:
                return [ALL_TREASURES]
            if auto.end_turn and all(_is_free_card(game, code) for code in options):
                return []
            return None
        if decision.key == "turn.end":
            return [] if auto.clean_up else None
        if auto.order and (decision.ordered or decision.key == _ABILITIES):
            return decision.options()[: decision.low]
        wanted = auto.always.get(decision.key)
        if wanted is None or not can_always(decision):
            return None
        if not wanted:
            return [] if decision.low == 0 else None
        return next(([code] for code in decision.options() if decision.describe(code) == wanted), None)


def can_always(decision: Decision) -> bool:
    """Tell whether the answer to a question could be the same each time it is asked."""
    if decision.high != 1 or decision.key.startswith("turn."):
        return False
    return all(OPTION_KINDS[code >> 20] in _LASTING for code in decision.options())


def _is_free_card(game: Game, code: int) -> bool:
    """Tell whether an option of the Buy phase is a card that costs nothing by print, such as a Copper."""
    if code >> 20 != OPT_PILE >> 20:
        return False
    defn = game.state.rules.piles[code & OPT_VALUE].defn
    return not (defn.cost or defn.potion or defn.debt)
