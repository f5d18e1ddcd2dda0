"""Cards of Hinterlands (Hinterland) that the rulings of other expansions name: Haggler.

Its later print has a class of its own with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import ACTION, ON_BUY, ON_GAIN, VICTORY
from platin.engine.game import Game
from platin.engine.setup import PileDef


def gain_cheaper(game: Game, me: int, card: Card) -> None:
    """Gain a card that costs less than this one and is no Victory card."""
    limit = game.cost(card)
    piles: list[int] = []
    for pile in game.gainable(limit):
        top = game.top_of(pile)
        if top is not None and not top.types & VICTORY and game.cost_of(top).less_than(limit):
            piles.append(pile)
    game.gain(me, game.choose_pile(me, "haggler.gain", piles))


class Haggler(CardDef):
    """+2 coins. While this is in play, when you buy a card, gain a cheaper card that is no Victory card."""

    name = "haggler"
    expansion = "hinterlands"
    types = ACTION
    cost = 5
    play_listens = 1 << ON_BUY

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_cheaper(game, me, now.card)


class HagglerThisTurn(Effect):
    """This turn, when you gain a card that you bought, gain a cheaper card that is no Victory card."""

    name = "haggler"
    listens = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.bought

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_cheaper(game, me, now.card)


class Haggler2(Haggler):
    """Second print: +2 coins. This turn, when you gain a card that you bought, gain a cheaper non-Victory card."""

    edition = 2
    play_listens = 0

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        game.lasting(HagglerThisTurn(), me, this)


CARDS: list[CardDef] = [Haggler(), Haggler2()]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [HagglerThisTurn()]
PILES: list[PileDef] = []
