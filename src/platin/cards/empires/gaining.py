"""Cards of Empires that do something when cards are bought or gained: Groundskeeper, Villa."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BUYS, HAND, NOTHING, PLAY
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.moment import Moment


class Groundskeeper(CardDef):
    """+1 Card, +1 Action. In play: when you gain a Victory card, +1 VP."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(vp=1)
    hears_from = PLAY
    reads = NOTHING
    writes = NOTHING

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_victory(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)


class GroundskeeperThisTurn(Effect):
    """This turn, when you gain a Victory card, +1 VP."""

    name = "groundskeeper"
    reads = NOTHING
    writes = NOTHING

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_victory(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)


class Groundskeeper2(CardDef):
    """Second print: +1 Card, +1 Action. This turn, when you gain a Victory card, +1 VP."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(vp=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GroundskeeperThisTurn(), me, this)


class Villa(CardDef):
    """+2 Actions, +1 Buy, +1 coin.

    When you gain this, put it into your hand, +1 Action, and in your Buy phase return to your Action phase.
    """

    types = ACTION
    cost = 4
    brings = Plus(actions=2, buys=1, coins=1)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.zone != HAND and game.unmoved(now):
            game.put_in_hand([this], me, game.pick_up(now))
        game.plus(me, actions=1)
        if game.state.turn.seat == me and game.state.phase == BUYS:
            game.return_to_actions(ending=False)
