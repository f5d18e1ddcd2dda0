"""What has abilities: a `Listener` has a method for each kind of moment that it takes part in.

Which moments those are is found out once for each class, by looking which of the methods it has of its own.
"""

from typing import TYPE_CHECKING, Final

from platin.engine.compiler import mypyc_attr
from platin.engine.const import (
    ANYTHING,
    HEARS_TREASURES,
    ON_AFTER_PLAY,
    ON_ATTACK,
    ON_BEFORE_PLAY,
    ON_BETWEEN_TURNS,
    ON_BUY,
    ON_DISCARD,
    ON_DISCARD_HAND,
    ON_EMPTIED,
    ON_END_BUY,
    ON_END_TURN,
    ON_FOLLOW,
    ON_GAIN,
    ON_REVEAL,
    ON_SETUP,
    ON_SHUFFLE,
    ON_START_BUY,
    ON_START_CLEANUP,
    ON_START_TURN,
    ON_TRASH,
    ON_WOULD_END,
    ON_WOULD_GAIN,
    ON_WOULD_TAKE_DEBT,
    ON_WOULD_TRASH,
    RULE_ACTIONS,
    RULE_BUY,
    RULE_BUYS,
    RULE_CARDS,
    RULE_CHOOSE,
    RULE_COINS,
    RULE_COST,
    RULE_HAND,
    RULE_PLAY,
    RULE_SCORE,
    RULE_TYPES,
)

if TYPE_CHECKING:
    from platin.engine.card import Card, CardDef
    from platin.engine.game import Game
    from platin.engine.moment import Moment

# The method for each moment, and for each standing rule.
HOOKS: Final[dict[str, int]] = {
    "at_setup": ON_SETUP,
    "at_start_of_turn": ON_START_TURN,
    "at_start_of_buys": ON_START_BUY,
    "at_end_of_buys": ON_END_BUY,
    "at_start_of_cleanup": ON_START_CLEANUP,
    "at_discard_of_hand": ON_DISCARD_HAND,
    "at_end_of_turn": ON_END_TURN,
    "between_turns": ON_BETWEEN_TURNS,
    "would_end": ON_WOULD_END,
    "on_attack": ON_ATTACK,
    "before_play": ON_BEFORE_PLAY,
    "on_follow": ON_FOLLOW,
    "after_play": ON_AFTER_PLAY,
    "on_buy": ON_BUY,
    "would_gain": ON_WOULD_GAIN,
    "on_gain": ON_GAIN,
    "on_emptied": ON_EMPTIED,
    "would_trash": ON_WOULD_TRASH,
    "on_trash": ON_TRASH,
    "on_discard": ON_DISCARD,
    "on_reveal": ON_REVEAL,
    "on_shuffle": ON_SHUFFLE,
    "would_take_debt": ON_WOULD_TAKE_DEBT,
}
RULES: Final[dict[str, int]] = {
    "cost_change": RULE_COST,
    "forbids": RULE_BUY,
    "forbids_play": RULE_PLAY,
    "forbids_actions": RULE_ACTIONS,
    "more_options": RULE_CHOOSE,
    "cards_drawn": RULE_CARDS,
    "cards_of_hand": RULE_HAND,
    "coins_got": RULE_COINS,
    "points": RULE_SCORE,
    "actions_buy": RULE_BUYS,
    "more_types": RULE_TYPES,
}


@mypyc_attr(acyclic=True)
class Listener:
    """Anything with an ability that waits for a moment or changes a rule.

    `applies` tells whether a moment concerns it; the method named after the moment does what it does then.
    """

    name: str = ""
    # The moments and rules that it has methods for (a bit mask); collected, not written.
    listens: int = 0
    # The player decides whether to use it at all. Choosing it is the decision: its method does not ask again.
    optional: bool = False
    # It can be used again for the same moment while it applies.
    repeatable: bool = False
    # Resolved before all others without asking for an order, because the rules fix it.
    first: bool = False
    # What it may look at and change. Its order among others is asked for unless these show that it cannot matter;
    # so an ability that leads to a question, a play, a gain, ... leaves them as they are.
    reads: int = ANYTHING
    writes: int = ANYTHING
    # Whether it cares about plays of plain Treasures (Copper, Silver, ...) too.
    hears_treasures: bool = False
    # Whether who gets cards by it gets coins instead, and vice versa: what an effect has begun with.
    swapped: bool = False

    def applies(self, game: "Game", now: "Moment", me: int, this: "Card") -> bool:
        """Tell whether this moment concerns the ability of player `me`."""
        return now.seat == me

    def handle(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """Carry out the ability for a moment: by the method that belongs to it."""
        kind = now.kind
        if kind == ON_GAIN:
            self.on_gain(game, now, me, this)
        elif kind == ON_START_TURN:
            self.at_start_of_turn(game, now, me, this)
        elif kind == ON_BUY:
            self.on_buy(game, now, me, this)
        elif kind == ON_BEFORE_PLAY:
            self.before_play(game, now, me, this)
        elif kind == ON_AFTER_PLAY:
            self.after_play(game, now, me, this)
        elif kind == ON_ATTACK:
            self.on_attack(game, now, me, this)
        elif kind == ON_DISCARD:
            self.on_discard(game, now, me, this)
        elif kind == ON_TRASH:
            self.on_trash(game, now, me, this)
        elif kind == ON_FOLLOW:
            self.on_follow(game, now, me, this)
        elif kind == ON_WOULD_GAIN:
            self.would_gain(game, now, me, this)
        elif kind == ON_WOULD_TRASH:
            self.would_trash(game, now, me, this)
        elif kind == ON_START_CLEANUP:
            self.at_start_of_cleanup(game, now, me, this)
        elif kind == ON_END_TURN:
            self.at_end_of_turn(game, now, me, this)
        elif kind == ON_SHUFFLE:
            self.on_shuffle(game, now, me, this)
        elif kind == ON_REVEAL:
            self.on_reveal(game, now, me, this)
        elif kind == ON_EMPTIED:
            self.on_emptied(game, now, me, this)
        elif kind == ON_START_BUY:
            self.at_start_of_buys(game, now, me, this)
        elif kind == ON_END_BUY:
            self.at_end_of_buys(game, now, me, this)
        elif kind == ON_SETUP:
            self.at_setup(game, now, me, this)
        elif kind == ON_WOULD_TAKE_DEBT:
            self.would_take_debt(game, now, me, this)
        elif kind == ON_BETWEEN_TURNS:
            self.between_turns(game, now, me, this)
        elif kind == ON_WOULD_END:
            self.would_end(game, now, me, this)
        elif kind == ON_DISCARD_HAND:
            self.at_discard_of_hand(game, now, me, this)

    def handle_own(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """Carry out the ability of the very card that a moment is about."""
        raise NotImplementedError(self.name)

    # Moments. `me` is whose ability it is, `this` the card that has it.

    def at_setup(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """Before the game, for each player."""

    def at_start_of_turn(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """At the start of a turn."""

    def at_start_of_buys(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """At the start of a Buy phase."""

    def at_end_of_buys(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """At the end of a Buy phase."""

    def at_start_of_cleanup(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """At the start of Clean-up."""

    def at_discard_of_hand(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a hand is about to be discarded in Clean-up: which of its cards."""

    def at_end_of_turn(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """At the end of a turn, after drawing."""

    def between_turns(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """Between two turns."""

    def would_end(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When the game is about to end: who takes another turn in a last round."""

    def on_attack(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When an Attack card is played, before it does anything: the window for Reactions."""

    def before_play(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card is played, before its instructions."""

    def on_follow(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card's instructions are about to be followed: how often, or what instead."""

    def after_play(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card was played and its instructions were followed."""

    def on_buy(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card is bought, before it is gained."""

    def would_gain(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card is about to be gained: who gets it, where, and which card instead."""

    def on_gain(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card was gained."""

    def on_emptied(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a Supply pile was emptied otherwise than by a gain."""

    def would_trash(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card is about to be trashed: where it goes."""

    def on_trash(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card was trashed."""

    def on_discard(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card was discarded."""

    def on_reveal(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When a card was revealed."""

    def on_shuffle(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When cards are about to be shuffled: which, and which go on top or to the bottom."""

    def would_take_debt(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When somebody is about to take Debt: who takes it."""

    # Standing rules

    def instead(self, game: "Game", me: int, this: "Card") -> None:
        """Follow this instead of the instructions of a card being played (a Way, Enchantress)."""
        raise NotImplementedError(self.name)

    def cost_change(self, game: "Game", defn: "CardDef", me: int) -> int:
        """Give what is added to the coin cost of a card (negative: a reduction)."""
        return 0

    def forbids(self, game: "Game", defn: "CardDef", me: int) -> bool:
        """Tell whether the player whose turn it is may not buy a card."""
        return False

    def forbids_play(self, game: "Game", card: "Card", me: int) -> bool:
        """Tell whether a player may not play a card from the hand."""
        return False

    def forbids_actions(self, game: "Game", me: int) -> bool:
        """Tell whether a player gets no Actions from what brings some."""
        return False

    def more_options(self, game: "Game", me: int) -> int:
        """Give how many more of the options of the card being played a player may choose."""
        return 0

    def cards_drawn(self, game: "Game", me: int, cards: int) -> int:
        """Give how many cards a player draws who is about to draw so many."""
        return cards

    def cards_of_hand(self, game: "Game", me: int, cards: int) -> int:
        """Give how many cards a player draws in Clean-up who is about to draw so many for the new hand."""
        return cards

    def coins_got(self, game: "Game", me: int, coins: int, card: "Card") -> int:
        """Give how many coins a player gets who is about to get so many: from a card being played, or NO_CARD."""
        return coins

    def more_types(self, game: "Game", defn: "CardDef", card: "Card") -> int:
        """Give the types that a card has besides its printed ones; NO_CARD: any card of this kind, on its pile."""
        return 0

    def actions_buy(self, game: "Game", me: int) -> bool:
        """Tell whether a player may use Actions as Buys."""
        return False

    def points(self, game: "Game", me: int) -> int:
        """Give what it is worth to a player at the end."""
        return 0


def heard_by(listener: Listener, hooks: dict[str, int], base: type[Listener]) -> int:
    """Find which of these moments and rules a listener has methods of its own for."""
    kind = type(listener)
    mask = 0
    for name, moment in hooks.items():
        if getattr(kind, name) is not getattr(base, name):
            mask |= 1 << moment
    if mask and (listener.hears_treasures or mask >> RULE_COINS & 1):
        mask |= 1 << HEARS_TREASURES
    return mask
