"""Cards of Empires that the rulings of other expansions name: Engineer."""

from platin.engine.card import Card, CardDef, Effect, Landscape
from platin.engine.const import ACTION
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import PileDef


class Engineer(CardDef):
    """Gain a card costing up to 4. You may trash this, to gain another card costing up to 4."""

    name = "engineer"
    expansion = "empires"
    types = ACTION
    debt = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "engineer.gain", Cost(4))
        if game.is_here(me, this) and game.may(me, "engineer.trash") and game.trash_this(me, this):
            game.choose_gain(me, "engineer.gain", Cost(4))


CARDS: list[CardDef] = [Engineer()]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = []
PILES: list[PileDef] = []
