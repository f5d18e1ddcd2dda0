"""Shadow cards: they lie under the others when they are shuffled, and can be played from the deck."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, SHADOW
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH


class Alley(CardDef):
    """+1 Card, +1 Action. Discard a card from hand."""

    types = ACTION | SHADOW
    cost = 4
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "discard", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)


class Fishmonger(CardDef):
    """+1 Buy, +1 coin."""

    types = ACTION | SHADOW
    cost = 2
    brings = Plus(buys=1, coins=1)


class Ninja(CardDef):
    """+1 Card. Every other player discards down to 3 cards in hand."""

    types = ACTION | ATTACK | SHADOW
    cost = 4
    brings = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)


class Ronin(CardDef):
    """Draw until you have 7 cards in hand."""

    types = ACTION | SHADOW
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.draw_to(me, 7)


class Tanuki(CardDef):
    """Trash a card from hand. Gain a card costing up to 2 more than it."""

    types = ACTION | SHADOW
    cost = 5
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(2))
