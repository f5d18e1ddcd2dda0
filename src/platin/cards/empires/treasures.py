"""Treasures of Empires that have piles of their own: Capital, Charm."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ELSEWHERE, PLAY, THIS_TURN, TREASURE
from platin.engine.effect import Effect
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_SPEND
from platin.engine.moment import Moment
from platin.engine.seizing import NextGain, SeizedGain


class Capital(CardDef):
    """Worth 6. +1 Buy. When you discard this from play, take 6 Debt; then you may pay off Debt."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=6, buys=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_debt(me, 6)
        turn = game.state.turn
        most = min(game.player(me).debt, turn.coins) if turn.seat == me else 0
        paid = game.choose_number(me, "pay", 0, most, intent=TO_SPEND)
        if paid:
            game.pay_debt(me, paid)


class CharmBuys(Effect):
    """The next time you buy a card this turn, you may also gain a differently named card of the same cost."""

    name = "charm"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        may_gain_equal(game, me, now.card)


class Charm(CardDef):
    """Choose: +1 Buy and +2 coins; or with the next card you buy this turn you may gain another of the same cost.

    The other card has to have another name, and comes before the bought one.
    """

    types = TREASURE
    cost = 5
    may_bring = Plus(buys=1, coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.choose_mode(me, "choose", ["coins", "gain"]) == "coins":
            game.plus(me, buys=1, coins=2)
        else:
            self.wait(game, me, this)

    def wait(self, game: Game, me: int, this: Card) -> None:
        """Wait for the card that another one may come with."""
        game.lasting(CharmBuys(), me, this)


class CharmWaits(NextGain):
    """The next time you gain a card this turn, you may also gain a differently named card of the same cost."""

    name = "charm.waits"
    until = THIS_TURN
    holds = False

    def seized(self) -> Effect:
        return CharmGains()


class CharmGains(SeizedGain):
    """You may gain a differently named card that costs as much as the one just gained."""

    name = "charm.gains"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        may_gain_equal(game, me, now.card)


class Charm2(Charm):
    """Second print: the other card may come with the next card you gain, bought or not, after that."""

    def wait(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CharmWaits(), me, this)


def may_gain_equal(game: Game, me: int, card: Card) -> None:
    """Let a player gain a card that costs as much as this one and has another name."""
    piles = game.gainable(game.cost(card), exactly=True)
    others = [pile for pile in piles if game.state.piles[pile][-1].name != card.name]
    game.gain(me, game.choose_pile(me, "gain", others, optional=True, intent=TO_GAIN))
