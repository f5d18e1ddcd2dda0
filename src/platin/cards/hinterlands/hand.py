"""Cards that draw, and discard or trash from the hand."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD


class Oasis(CardDef):
    """+1 Card, +1 Action, +1 coin. Discard a card."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "discard", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
