"""A strategy as data: wishes for what to gain, which Actions to play first, what to hold back, trash or discard."""

from typing import Final

from platin.bots.conditions import Expr, Situation
from platin.engine.compiler import i64
from platin.engine.intent import (
    TO_BOTTOM,
    TO_BUY,
    TO_DISCARD,
    TO_EXILE,
    TO_GAIN,
    TO_GIVE,
    TO_KEEP,
    TO_NAME,
    TO_PLAY,
    TO_RETURN,
    TO_REVEAL,
    TO_SET_ASIDE,
    TO_TAKE,
    TO_TOPDECK,
    TO_TRASH,
)
from platin.engine.prices import PRICES
from platin.engine.state import Rules

VERBS: Final[dict[int, str]] = {
    TO_PLAY: "play",
    TO_BUY: "gain",
    TO_GAIN: "gain",
    TO_TRASH: "trash",
    TO_DISCARD: "discard",
    TO_TOPDECK: "topdeck",
    TO_BOTTOM: "topdeck",
    TO_TAKE: "take",
    TO_KEEP: "keep",
    TO_SET_ASIDE: "aside",
    TO_EXILE: "aside",
    TO_RETURN: "return",
    TO_REVEAL: "reveal",
    TO_GIVE: "pass",
    TO_NAME: "name",
}
"""What strategies call what is done with cards, by the intent of a question."""


class Wish:
    """A card or landscape by name, and when it is wanted (always, if nothing is said)."""

    def __init__(self, name: str, when: Expr | None = None) -> None:
        self.name = name
        self.when = when
        # Where it lies on the table: a pile, or a landscape; -1 if it is not there.
        self.pile: i64 = -1
        self.landscape: i64 = -1
        # What the cards of its pile cost at least where nothing in the game changes prices.
        self.price: i64 = 0

    def bind(self, rules: Rules) -> None:
        """Find out where it lies."""
        self.pile = rules.pile_of.get(self.name, -1)
        self.price = 0
        if self.pile >= 0:
            costs = [card.cost if not card.listens & PRICES else 0 for card in rules.cards if card.home == self.pile]
            self.price = min(costs) if costs else 0
        self.landscape = -1
        for i in range(len(rules.landscapes)):
            if rules.landscapes[i].name == self.name:
                self.landscape = i
        if self.when is not None:
            self.when.bind(rules)

    def holds(self, at: Situation) -> bool:
        """Tell whether it is wanted now."""
        when = self.when
        return when is None or when.value(at) != 0


class Strategy:
    """What a player wants, in order of preference."""

    def __init__(self, name: str, gain: list[Wish]) -> None:
        self.name = name
        self.gain = gain
        # The order of playing Actions.
        self.play: list[Wish] = []
        # Treasures that are played last, in this order, and stay in hand where that is not wanted.
        self.treasures: list[Wish] = []
        # Preferences by what is done with a card ("trash", "discard", "topdeck", "keep"), and by the card that asks
        # and what is done: "remodel.trash". The latter go first.
        self.orders: dict[str, list[Wish]] = {}
        # Whether there may be some of the latter; found out at a table, because that is asked often.
        self.of_cards: bool = True
        # Yes or no ("use moat", "skip ..."), by the card that asks or whose ability it is.
        self.uses: dict[str, Expr] = {}
        # Whether its player may go beyond the list in the Buy phase: win at once, take other points, buy what fits.
        self.improvises: bool = False

    def speaks_of(self, treasure: str) -> bool:
        """Tell whether the strategy says when a Treasure is played."""
        for wish in self.treasures:
            if wish.name == treasure:
                return True
        return False

    def holds_back(self, treasure: str, at: Situation) -> bool:
        """Tell whether a Treasure is to stay in hand now."""
        for wish in self.treasures:
            if wish.name == treasure and wish.holds(at):
                return False
        return self.speaks_of(treasure)

    def bind(self, rules: Rules) -> None:
        """Find out where everything lies on a table."""
        self.of_cards = any(["." in key for key in self.orders])
        for wish in self.gain:
            wish.bind(rules)
        for wish in self.play:
            wish.bind(rules)
        for wish in self.treasures:
            wish.bind(rules)
        for order in self.orders.values():
            for wish in order:
                wish.bind(rules)
        for use in self.uses.values():
            use.bind(rules)
