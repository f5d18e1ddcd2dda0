"""What a lesson can point at, in one small vocabulary: what it is ("hand", "pile", "button") and which one of them.

A client shows where it is; here it is known whether it is there at all.
"""

from dataclasses import dataclass
from typing import Final

from platin.position.nodes import Node
from platin.scenario.answers import PHASE_QUESTIONS
from platin.session import Session
from platin.session.view import view_of
from platin.text.names import any_key, split_list

PLACES: Final = (
    # The learner's: cards in hand, in play, deck, discard pile.
    *("hand", "play", "deck", "discard"),
    # What belongs to nobody.
    *("supply", "basic", "kingdom", "trash"),
    # The line that says whose turn it is, and what is left of it.
    *("turn", "actions", "buys", "coins"),
    *("question", "opponent", "log", "undo"),
)
"""Things of which there is one."""
WITH_CARD: Final = ("hand", "pile", "play", "option")
"""Things of which there are several, each called by a card: "pile Silver"."""
BUTTONS: Final = ("treasures", "end", "confirm", "nothing")
"""The buttons of a question: play all Treasures, end the phase or turn, confirm what is picked, pick nothing."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Something to look at. `name` is the key of a card, or which button; "" for what there is only one of."""

    what: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.what} {self.name}".strip()

    def is_there(self, session: Session, seat: int) -> bool:
        """Tell whether it can be seen at the table now."""
        view = view_of(session.game, seat, session.decision)
        mine = view.players[seat]
        match self.what:
            case "hand" if self.name:
                return self.name in map(_plain, mine.hand or ())
            case "play" if self.name:
                return self.name in map(_plain, mine.play)
            case "pile":
                return any(_plain(pile.name) == self.name for pile in view.piles)
            case "option":
                return any(_plain(option.name.partition("#")[0]) == self.name for option in session.options())
            case "button":
                return _has_button(session, self.name)
            case "undo":
                return session.can_undo(seat)
            case "question":
                return session.decision is not None
        return True


def _plain(key: str) -> str:
    return key.partition("@")[0]


def _has_button(session: Session, button: str) -> bool:
    decision = session.decision
    if decision is None:
        return False
    phase = decision.key in PHASE_QUESTIONS
    match button:
        case "treasures":
            return any(option.kind == "mode" and option.name == "treasures" for option in session.options())
        case "end":
            return phase and decision.low == 0
        case "confirm":
            # Where nothing may be picked too, it comes with the first pick.
            return decision.high > 1 and decision.low > 0
        case _:
            return not phase and decision.low == 0


def pointers_at(node: Node) -> tuple[Pointer, ...]:
    """Read what a step points at: "hand", "pile Silver, coins", "button end"."""
    return tuple([_pointer(part, word) for part in node.texts() for word in split_list(part.text())])


def _pointer(node: Node, text: str) -> Pointer:
    what, _, name = text.partition(" ")
    if what == "button":
        if name not in BUTTONS:
            raise node.error(f"expected one of the buttons {', '.join(BUTTONS)}, not {name!r}")
        return Pointer(what, name)
    if name:
        if what not in WITH_CARD:
            raise node.error(f"expected one of {', '.join(WITH_CARD)} before a card, not {what!r}")
        try:
            return Pointer(what, _plain(any_key(name)))
        except ValueError as error:
            raise node.error(str(error)) from error
    if what not in PLACES:
        raise node.error(f"expected one of {', '.join(PLACES)}, not {what!r}")
    return Pointer(what)
