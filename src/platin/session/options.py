"""The options of a decision in a form for the outside: kind and name instead of uids, in an order that tells nothing.

The uid of a card would let somebody recognise it after a shuffle, and the order of a hand is nobody's business.
"""

from dataclasses import dataclass

from platin.engine.const import OPT_CARD, OPT_LANDSCAPE, OPT_PILE, OPT_VALUE
from platin.engine.decision import OPTION_KINDS, Decision
from platin.engine.state import GameState


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that an answer can pick. `code` stays inside; `kind` and `name` may be shown."""

    code: int
    kind: str
    name: str


def options_of(state: GameState, decision: Decision) -> list[Option]:
    """Give the options of a decision, sorted by kind and name (printed options in printed order)."""
    options = [_option(state, decision, code) for code in decision.options()]
    by_name = ("card", "pile", "name")
    return sorted(options, key=lambda o: (o.code >> 20, o.name if o.kind in by_name else ""))


def _option(state: GameState, decision: Decision, code: int) -> Option:
    value = code & OPT_VALUE
    base = code - value
    kind = OPTION_KINDS[code >> 20]
    if base == OPT_CARD:
        return Option(code, kind, state.rules.cards[value].defn.key)
    if base == OPT_PILE:
        # A pile is offered for its top card; an empty or face-down one goes by its own name.
        info = state.rules.piles[value]
        cards = state.piles[value]
        return Option(code, kind, cards[-1].defn.key if cards and not info.face_down else info.name)
    if base == OPT_LANDSCAPE:
        return Option(code, kind, state.rules.landscapes[value].name)
    if value < len(decision.labels):
        return Option(code, kind, decision.labels[value])
    return Option(code, kind, str(value))
