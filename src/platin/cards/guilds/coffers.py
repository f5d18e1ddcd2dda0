"""Cards of Guilds that bring Coffers, or take them."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BUYING, COUNTS, HAND, NOTHING, PLAY, TREASURE
from platin.engine.effect import Effect
from platin.engine.facts import COFFERS, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_SPEND, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Baker(CardDef):
    """+1 Card, +1 Action, +1 Coffers. Set-up: each player begins with 1 Coffers."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    materials = COFFERS

    def on_ready(self, setup: Setup) -> None:
        for p in setup.state.players:
            p.coffers += 1

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 1)


class Butcher(CardDef):
    """+2 Coffers. You may trash a card from hand; then pay any Coffers and gain a card costing up to 1 more each."""

    types = ACTION
    cost = 5
    kinds = TRASHES | GAINS
    materials = COFFERS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 2)
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            paid = game.choose_number(me, "pay", 0, game.player(me).coffers, TO_SPEND)
            game.pay_coffers(me, paid)
            game.choose_gain(me, "gain", game.cost(card).plus(paid))


class CandlestickMaker(CardDef):
    """+1 Action, +1 Buy, +1 Coffers."""

    types = ACTION
    cost = 2
    brings = Plus(actions=1, buys=1)
    materials = COFFERS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 1)


class MerchantGuild(CardDef):
    """+1 Buy, +1 coin. While this is in play, each card you buy brings +1 Coffers."""

    types = ACTION
    cost = 5
    brings = Plus(buys=1, coins=1)
    materials = COFFERS
    hears_from = PLAY
    reads = NOTHING
    writes = COUNTS

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 1)


class GainsRewarded(Effect):
    """From Merchant Guild, second print: at the end of your Buy phase, +1 Coffers per card you gained in it."""

    name = "merchant_guild"
    reads = NOTHING
    writes = COUNTS

    def at_end_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        n = len([gain for gain in game.player(me).gained if gain.when == BUYING])
        if n:
            game.take_coffers(me, n)


class MerchantGuild2(CardDef):
    """Second print: +1 Buy, +1 coin. At the end of your Buy phase, +1 Coffers per card you gained in it."""

    types = ACTION
    cost = 5
    brings = Plus(buys=1, coins=1)
    materials = COFFERS
    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GainsRewarded(), me, this)


class Plaza(CardDef):
    """+1 Card, +2 Actions. You may discard a Treasure for +1 Coffers."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)
    materials = COFFERS

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.types_of(card) & TREASURE]
        card = game.may_choose_card(me, "discard", treasures, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.take_coffers(me, 1)
