"""What a puzzle wants: a few things that can be true of a table, all at once, in time."""

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal

from platin.engine.const import OVER
from platin.engine.game import Game
from platin.engine.score import points, winners
from platin.engine.state import GameState
from platin.position.nodes import Node, cards_at, fields

Outcome = Literal["open", "solved", "failed"]

_KEYS: Final = ("win", "points", "have", "coins", "empty piles", "drawn", "turns")


@dataclass(frozen=True, slots=True)
class Goal:
    """What has to be true for the solver. What is left out (None, empty) does not matter."""

    # The game is over, and nobody else has won.
    win: bool = False
    # At least so many points, coins to spend, empty piles of the Supply.
    points: int | None = None
    coins: int | None = None
    empty: int | None = None
    # At least these cards, wherever they are.
    have: tuple[tuple[str, int], ...] = ()
    # Nothing is left to be drawn.
    drawn: bool = False
    # In how many turns, this one and those of others among them.
    turns: int = 1

    def holds(self, game: Game, me: int) -> bool:
        """Tell whether all of it is true now."""
        state = game.state
        player = state.players[me]
        if self.win and (state.phase != OVER or winners(game) != [me]):
            return False
        if self.points is not None and points(game, me) < self.points:
            return False
        if self.coins is not None and (state.turn.seat != me or state.turn.coins < self.coins):
            return False
        if self.empty is not None and _empty(state) < self.empty:
            return False
        if self.drawn and (player.deck or player.discard):
            return False
        owned = Counter([card.defn.name for card in game.owned(me)]) if self.have else Counter()
        return all(owned[name] >= n for name, n in self.have)

    def outcome(self, game: Game, me: int, start: GameState) -> Outcome:
        """Tell how it stands at a table that began as another: solved, not any more, or neither."""
        state = game.state
        if state.turn_number < start.turn_number + self.turns and self.holds(game, me):
            return "solved"
        late = state.turn_number >= start.turn_number + self.turns
        return "failed" if late or state.phase == OVER else "open"


def _empty(state: GameState) -> int:
    return sum(1 for info in state.rules.piles if info.supply and not state.piles[info.index])


def goal_at(node: Node) -> Goal:
    """Read a goal."""
    entries = fields(node, _KEYS, "a goal")

    def number(key: str) -> int | None:
        return entries[key].number() if key in entries else None

    def flag(key: str) -> bool:
        return key in entries and entries[key].flag()

    have = [(one.key.partition("@")[0], one.copies) for one in cards_at(entries["have"])] if "have" in entries else []
    goal = Goal(
        flag("win"),
        number("points"),
        number("coins"),
        number("empty piles"),
        tuple(have),
        flag("drawn"),
        number("turns") or 1,
    )
    if goal == Goal(turns=goal.turns):
        raise node.error("expected something that has to be reached")
    return goal
