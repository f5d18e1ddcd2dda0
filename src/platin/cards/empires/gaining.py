"""Cards of Empires that do something when cards are bought or gained: Forum, Groundskeeper, Villa."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BUYS, HAND, NOTHING, PLAY
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD
from platin.engine.moment import Moment


class _Forum(CardDef):
    """+3 Cards, +1 Action. Discard 2 cards."""

    types = ACTION
    cost = 5
    brings = Plus(cards=3, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "discard", game.hand(me)[:], 2, 2, intent=TO_DISCARD)
        game.discard(cards, me, HAND)


class Forum(_Forum):
    """+3 Cards, +1 Action. Discard 2 cards. When you buy this, +1 Buy."""

    def when_bought(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1)


class Forum2(_Forum):
    """Second print: the Buy comes when you gain this, bought or not."""

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1)


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
