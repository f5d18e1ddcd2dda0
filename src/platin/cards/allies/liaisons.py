"""Liaisons of Allies: cards that bring Favors. Where one is in the game, everybody has Favors, and an Ally is dealt."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, LIAISON
from platin.engine.game import Game


class Underling(CardDef):
    """+1 Card, +1 Action, +1 Favor."""

    types = ACTION | LIAISON
    cost = 3
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_favors(me, 1)
