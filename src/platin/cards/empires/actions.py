"""Cards of Empires that the rulings of other expansions name: Engineer."""

from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION
from platin.engine.cost import Cost
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH


class Engineer(CardDef):
    """Gain a card costing up to 4. You may trash this, to gain another card costing up to 4."""

    types = ACTION
    debt = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4))
        if game.is_here(me, this) and game.may(me, "trash", intent=TO_TRASH) and game.trash_this(me, this):
            game.choose_gain(me, "gain", Cost(4))
