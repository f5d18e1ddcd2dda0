"""Cards about purchases: what a card costs, and what comes with it when it is bought."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, PLAY, VICTORY
from platin.engine.effect import Effect
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN
from platin.engine.moment import Moment


def gain_cheaper(game: Game, me: int, card: Card) -> None:
    """Gain a card that costs less than this one and is no Victory card."""
    limit = game.cost(card)
    piles: list[int] = []
    for pile in game.gainable(limit):
        top = game.top_of(pile)
        if top is not None and not top.types & VICTORY and game.cost_of(top).less_than(limit):
            piles.append(pile)
    game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class Haggler(CardDef):
    """+2 coins. While this is in play, when you buy a card, gain a cheaper card that is no Victory card."""

    types = ACTION
    cost = 5
    hears_from = PLAY
    brings = Plus(coins=2)
    kinds = GAINS

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_cheaper(game, me, now.card)


class HagglerThisTurn(Effect):
    """This turn, when you gain a card that you bought, gain a cheaper card that is no Victory card."""

    name = "haggler"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.bought

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_cheaper(game, me, now.card)


class Haggler2(CardDef):
    """Second print: +2 coins. This turn, when you gain a card that you bought, gain a cheaper non-Victory card."""

    types = ACTION
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HagglerThisTurn(), me, this)
