"""Cards that bring Debt."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND
from platin.engine.cost import Cost
from platin.engine.facts import DEBT, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH


class Change(CardDef):
    """If you have Debt: +3 coins. Otherwise trash a card from hand and gain one with a higher cost in coins.

    The difference between the two costs in coins is taken as Debt.
    """

    types = ACTION
    cost = 4
    may_bring = Plus(coins=3)
    kinds = TRASHES | GAINS
    materials = DEBT

    def then(self, game: Game, me: int, this: Card) -> None:
        game.may_settle_debt(me)
        if game.player(me).debt:
            game.plus(me, coins=3)
            return
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        gained = game.gain(me, game.choose_pile(me, "gain", self.dearer(game, card), intent=TO_GAIN))
        if gained is not None:
            # What they cost now: the gain may have changed that.
            game.take_debt(me, abs(game.coins_of(gained.defn) - game.coins_of(card.defn)))

    def dearer(self, game: Game, card: Card) -> list[int]:
        """Give the Supply piles whose top card has a higher cost in coins than a card, whatever else it costs."""
        piles = game.state.piles
        limit = game.coins_of(card.defn)
        return [
            info.index
            for info in game.state.rules.piles
            if info.supply and piles[info.index] and game.coins_of(piles[info.index][-1].defn) > limit
        ]


class Craftsman(CardDef):
    """+2 Debt. Gain a card costing up to 5."""

    types = ACTION
    cost = 3
    kinds = GAINS
    materials = DEBT

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_debt(me, 2)
        game.choose_gain(me, "gain", Cost(5))


class GoldMine(CardDef):
    """+1 Card, +1 Action, +1 Buy. You may gain a Gold, for 4 Debt."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, buys=1)
    kinds = GAINS
    materials = DEBT

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.may(me, "gain", intent=TO_GAIN):
            game.gain_named(me, "gold")
            game.take_debt(me, 4)


class ImperialEnvoy(CardDef):
    """+5 Cards, +1 Buy, +2 Debt."""

    types = ACTION
    cost = 5
    brings = Plus(cards=5, buys=1)
    materials = DEBT

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_debt(me, 2)


class Litter(CardDef):
    """+2 Cards, +2 Actions, +1 Debt."""

    types = ACTION
    cost = 5
    brings = Plus(cards=2, actions=2)
    materials = DEBT

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_debt(me, 1)


class RootCellar(CardDef):
    """+3 Cards, +1 Action, +3 Debt."""

    types = ACTION
    cost = 3
    brings = Plus(cards=3, actions=1)
    materials = DEBT

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_debt(me, 3)
