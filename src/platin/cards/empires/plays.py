"""Cards of Empires that play others, or as others: Crown, Overlord."""

from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, ACTIONS, BUYS, COMMAND, DURATION, HAND, TREASURE
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY


class Crown(CardDef):
    """In your Action phase you may play an Action from hand twice, in your Buy phase a Treasure."""

    types = ACTION | TREASURE
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.state.turn.seat != me:
            return
        card: Card | None = None
        if game.state.phase == ACTIONS:
            card = game.may_choose_card(me, "action", game.playable(me, ACTION), intent=TO_PLAY)
        elif game.state.phase == BUYS:
            card = game.may_choose_card(me, "treasure", game.playable(me, TREASURE), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class Overlord(CardDef):
    """Play this as if it were an Action of the Supply costing up to 5. It is that card until it leaves play."""

    types = ACTION
    debt = 8

    def then(self, game: Game, me: int, this: Card) -> None:
        game.play_as_one_of(me, this, "play", game.gainable(Cost(5), ACTION))


class Overlord2(CardDef):
    """Second print: play an Action of the Supply costing up to 5 that is no Command, leaving it there."""

    types = ACTION | COMMAND
    debt = 8
    # What it cannot play.
    beyond: int = COMMAND

    def then(self, game: Game, me: int, this: Card) -> None:
        tops = game.state.piles
        piles = game.gainable(Cost(5), ACTION)
        piles = [pile for pile in piles if not game.types_of(tops[pile][-1]) & self.beyond]
        pile = game.choose_pile(me, "play", piles, intent=TO_PLAY)
        if pile >= 0:
            game.play_where_it_is(me, game.state.piles[pile][-1], this)


class Overlord3(Overlord2):
    """Third print: a Duration cannot be played either."""

    beyond = COMMAND | DURATION
