"""Actions of Menagerie that need none of its own mechanisms."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION
from platin.engine.effect import Effect
from platin.engine.game import Game


class NoMoreActions(Effect):
    """This turn you get no further Actions."""

    name = "snowy_village"

    def forbids_actions(self, game: Game, me: int) -> bool:
        return me == self.owner


class SnowyVillage(CardDef):
    """+1 Card, +4 Actions, +1 Buy. Ignore any further +Actions you get this turn."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=4, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(NoMoreActions(), me, this)
