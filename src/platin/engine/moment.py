"""Something that happens now, and an ability that it concerns."""

from typing import Final

from platin.engine.card import NO_CARD, NO_CARDS, Card
from platin.engine.compiler import i64, mypyc_attr
from platin.engine.cost import Cost
from platin.engine.listener import Listener

FREE: Final = Cost(0)
# Shared by all moments that have none, so never to be changed in place.
NO_MARKS: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Moment:
    """Something that happens now. Replacements change its fields before the engine goes on."""

    __slots__ = (
        "bottom",
        "bought",
        "card",
        "cards",
        "coins",
        "cost",
        "counter",
        "declined",
        "emptied",
        "from_zone",
        "host",
        "immune",
        "kind",
        "nth",
        "overpaid",
        "phase",
        "pile",
        "repeater",
        "replaced",
        "seat",
        "serial",
        "times",
        "top",
        "used",
        "zone",
    )

    def __init__(self, kind: int, seat: int, card: Card = NO_CARD, zone: int = -1) -> None:
        self.kind: i64 = kind
        # Whose moment it is: who plays, gains, trashes, shuffles.
        self.seat: i64 = seat
        self.card = card
        # Where the card lies now, or where it would go.
        self.zone: i64 = zone
        self.from_zone: i64 = -1
        # The card it lies on, for zone STORE.
        self.host: Card = NO_CARD
        # The card's move counter when the moment began; see `Game.unmoved`.
        self.counter: i64 = 0
        self.pile: i64 = -1
        self.bought: bool = False
        # What a gained card cost when it was gained, and what was paid for it besides.
        self.cost: Cost = FREE
        self.overpaid: Cost = FREE
        # The phase in which a card was gained: a gain may lead to another one.
        self.phase: i64 = -1
        # Whether a gain took the last card of a Supply pile.
        self.emptied: bool = False
        # Effects with a higher serial have begun since.
        self.serial: i64 = 0
        # How often the instructions are followed, and what is followed instead of them.
        self.times: i64 = 1
        self.replaced: Listener | None = None
        self.immune: i64 = 0
        # The number of this play among the player's plays of this turn, from 1; of a gain among the player's gains in
        # the turn if that is one of the player and some card recalls them, otherwise 0.
        self.nth: i64 = 0
        # After a play: the coins its instructions gave, and the card that repeats it.
        self.coins: i64 = 0
        self.repeater: Card = NO_CARD
        # The cards to be shuffled, with those that go on top or to the bottom instead; or to be discarded from a hand.
        self.cards: list[Card] = NO_CARDS
        self.top: list[Card] = NO_CARDS
        self.bottom: list[Card] = NO_CARDS
        # Abilities that have had their turn or were declined, as (serial or uid) numbers; see `Game.fire`.
        self.used: list[int] = NO_MARKS
        self.declined: list[int] = NO_MARKS


@mypyc_attr(acyclic=True, free_list_len=1)
class Ability:
    """One listener of one player that a moment concerns."""

    __slots__ = ("listener", "me", "mark", "this")

    def __init__(self, listener: Listener, me: int, this: Card, mark: int) -> None:
        self.listener = listener
        self.me: i64 = me
        self.this = this
        # Tells abilities apart within one moment.
        self.mark: i64 = mark


@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """One play of a card, while its instructions are followed."""

    __slots__ = ("card", "coins", "counter", "immune", "repeater", "seat", "swaps")

    def __init__(self, card: Card, seat: int, counter: int, repeater: Card) -> None:
        self.card = card
        self.seat: i64 = seat
        # The card's move counter when it came into play: it can move itself only while that stands.
        self.counter: i64 = counter
        # The card that plays this one several times, and so stays in play as long as it.
        self.repeater = repeater
        # Bit mask of the players whom this play does not affect.
        self.immune: i64 = 0
        # Coins that the instructions themselves have given so far.
        self.coins: i64 = 0
        # Whether the player gets coins for the cards that they bring, and cards for the coins.
        self.swaps: bool = False
