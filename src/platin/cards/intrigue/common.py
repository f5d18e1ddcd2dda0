"""What all cards of Intrigue share."""

from platin.engine.card import CardDef
from platin.engine.game import Game


class Intrigue(CardDef):
    expansion = "intrigue"

    def keeps_gains(self, game: Game, me: int) -> bool:
        """Tell whether a player really gets what this card lets them gain: not while possessed.

        What follows from the gained card ("if it is a Victory card") happens only if that player gained it.
        """
        return game.answerer(me) == me
