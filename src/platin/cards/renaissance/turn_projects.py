"""The Projects of Renaissance that change the rules of turns: what cards cost and are, how often they are played."""

from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.const import ACTION, TREASURE
from platin.engine.effect import LastRound
from platin.engine.game import Game
from platin.engine.landscape import Project
from platin.engine.moment import Moment


class Canal(Project):
    """In your turns, cards cost 1 less."""

    cost = 7

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1 if game.is_turn_of(me) and game.has_cube(me, self.name) else 0


class Capitalism(Project):
    """In your turns, Actions whose text has a "+" with coins are Treasures too."""

    cost = 5

    def more_types(self, game: Game, defn: CardDef, card: Card) -> int:
        if not defn.types & ACTION or defn.plus_coins <= 0:
            return 0
        seat = game.state.turn.seat
        return TREASURE if game.is_turn_of(seat) and game.has_cube(seat, self.name) else 0


class Citadel(Project):
    """The first Action you play in each of your turns is played again afterwards."""

    cost = 8

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if not super().applies(game, now, me, this) or not game.is_turn_of(me) or not game.is_action(now.card):
            return False
        return not any([game.is_action(card) for card in game.state.turn.played[: now.nth - 1]])

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_again(me, now, NO_CARD)


class FleetRound(LastRound):
    """The round of those who have Fleet."""

    name = "fleet"


class Fleet(Project):
    """When the game would end, those who have this take a turn each before."""

    cost = 5

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.has_cube(me, self.name)

    def would_end(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.last_turn(me, FleetRound())
