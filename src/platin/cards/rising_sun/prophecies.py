"""The Prophecies of Rising Sun: what holds for everybody from the moment that the last Sun is gone."""

from platin.engine.card import Card
from platin.engine.const import COUNTS, NOTHING
from platin.engine.game import Game
from platin.engine.landscape import Prophecy
from platin.engine.moment import Moment


class GreatLeader(Prophecy):
    """After each Action you play, +1 Action."""

    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, actions=1)
