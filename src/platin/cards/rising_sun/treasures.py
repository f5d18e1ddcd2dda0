"""The Treasure of Rising Sun."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import TREASURE
from platin.engine.game import Game


class Rice(CardDef):
    """+1 Buy. +1 coin for each type that is among the cards you have in play."""

    types = TREASURE
    cost = 7
    brings = Plus(buys=1)
    may_bring = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        types = 0
        for card in game.in_play(me):
            types |= game.types_of(card)
        game.plus(me, coins=types.bit_count())
