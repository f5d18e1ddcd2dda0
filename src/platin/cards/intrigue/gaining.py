"""Cards that gain or trade in: from the Supply, the hand or the trash."""

from platin.cards.intrigue.common import Intrigue
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, HAND, SUPPLY
from platin.engine.cost import Cost
from platin.engine.game import Game


class Ironworks(Intrigue):
    """Gain a card costing up to 4. If it is an Action, +1 Action; a Treasure, +1 coin; a Victory card, +1 Card."""

    name = "ironworks"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_gain(me, "ironworks.gain", Cost(4))
        if card is None:
            return
        if card.is_action:
            game.plus(me, actions=1)
        if card.is_treasure:
            game.plus(me, coins=1)
        if card.is_victory:
            game.plus(me, cards=1)


class Lurker(Intrigue):
    """+1 Action. Choose one: trash an Action card from the Supply; gain an Action card from the trash."""

    name = "lurker"
    types = ACTION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        st = game.state
        for mode in game.choose_options(me, "lurker.choose", ["trash", "gain"]):
            if mode == "trash":
                pile = game.choose_pile(me, "lurker.trash", game.showing(ACTION))
                if pile >= 0:
                    game.trash([st.piles[pile][-1]], me, SUPPLY)
            else:
                card = game.choose_card(me, "lurker.gain", [card for card in st.trash if card.is_action])
                if card is not None:
                    game.gain_from_trash(me, card)


class TradingPost(Intrigue):
    """Trash 2 cards from hand. If you did, gain a Silver into your hand."""

    name = "trading_post"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "trading_post.trash", game.hand(me), 2, 2)
        game.trash(cards, me, HAND)
        if len(cards) == 2:
            game.gain_named(me, "silver", HAND)


class Upgrade(Intrigue):
    """+1 Card, +1 Action. Trash a card from hand. Gain a card costing exactly 1 more than it."""

    name = "upgrade"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        card = game.choose_card(me, "upgrade.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "upgrade.gain", game.cost(card).plus(1), exactly=True)


CARDS: list[CardDef] = [Ironworks(), Lurker(), TradingPost(), Upgrade()]
