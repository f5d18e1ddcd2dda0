"""The Ways of Menagerie."""

from platin.engine.card import Card, Plus
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
