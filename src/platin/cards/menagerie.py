"""Cards and Ways of Menagerie that came first: Snowy Village, Sheep, Squirrel."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.landscape import Way
from platin.engine.moment import Moment


class WayOfTheSheep(Way):
    """+2 coins."""

    brings = Plus(coins=2)


class SquirrelCards(Effect):
    """At the end of this turn, whoever's it is: +2 Cards."""

    name = "way_of_the_squirrel"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, cards=2)


class WayOfTheSquirrel(Way):
    """+2 Cards at the end of this turn."""

    def then(self, game: Game, me: int) -> None:
        game.lasting(SquirrelCards(), me)


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
