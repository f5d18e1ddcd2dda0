"""Ways of Menagerie that the rulings of other expansions name, or need as an example: Sheep, Squirrel."""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment, Way
from platin.engine.const import ON_END_TURN
from platin.engine.game import Game
from platin.engine.setup import PileDef


class WayOfTheSheep(Way):
    """+2 coins."""

    name = "way_of_the_sheep"
    expansion = "menagerie"

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)


class SquirrelCards(Effect):
    """At the end of this turn, whoever's it is: +2 Cards."""

    name = "way_of_the_squirrel"
    listens = 1 << ON_END_TURN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, cards=2)


class WayOfTheSquirrel(Way):
    """+2 Cards at the end of this turn."""

    name = "way_of_the_squirrel"
    expansion = "menagerie"

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SquirrelCards(), me)


CARDS: list[CardDef] = []
LANDSCAPES: list[Landscape] = [WayOfTheSheep(), WayOfTheSquirrel()]
EFFECTS: list[Effect] = [SquirrelCards()]
PILES: list[PileDef] = []
