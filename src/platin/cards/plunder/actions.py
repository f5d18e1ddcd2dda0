"""Actions of Plunder whose instructions are over with the turn."""

from platin.cards.plunder.expansion import Plunder
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    HAND,
    ON_START_TURN,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import Setup


class ShamanRule(Effect):
    """In games with Shaman: at the start of your turn, gain a card costing up to 6 from the trash."""

    name = "shaman"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.fitting(game)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.choose_card(me, "shaman.gain", self.fitting(game))
        if card is not None:
            game.gain_from_trash(me, card)

    def fitting(self, game: Game) -> list[Card]:
        limit = Cost(6)
        return [card for card in game.state.trash if game.cost(card).at_most(limit)]


class Shaman(Plunder):
    """+1 Action, +1 coin. You may trash a card from your hand.

    In games with this, at the start of your turn gain a card costing up to 6 from the trash.
    """

    name = "shaman"
    types = ACTION
    cost = 2

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(ShamanRule())

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1, coins=1)
        card = game.may_choose_card(me, "shaman.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


CARDS: list[CardDef] = [
    Shaman(),
]

EFFECTS: list[Effect] = [
    ShamanRule(),
]
