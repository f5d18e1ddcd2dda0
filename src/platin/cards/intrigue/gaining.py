"""Cards that gain or trade in: from the Supply, the hand or the trash."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, SUPPLY
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH


class Ironworks(CardDef):
    """Gain a card costing up to 4. If it is an Action, +1 Action; a Treasure, +1 coin; a Victory card, +1 Card."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=1, actions=1, coins=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_gain(me, "gain", Cost(4))
        if card is None:
            return
        if game.is_action(card):
            game.plus(me, actions=1)
        if game.is_treasure(card):
            game.plus(me, coins=1)
        if game.is_victory(card):
            game.plus(me, cards=1)


class Lurker(CardDef):
    """+1 Action. Choose one: trash an Action card from the Supply; gain an Action card from the trash."""

    types = ACTION
    cost = 2
    prints = LATER_ONLY
    brings = Plus(actions=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        st = game.state
        for mode in game.choose_options(me, "choose", ["trash", "gain"]):
            if mode == "trash":
                pile = game.choose_pile(me, "trash", game.showing(ACTION), intent=TO_TRASH)
                if pile >= 0:
                    game.trash([st.piles[pile][-1]], me, SUPPLY)
            else:
                card = game.choose_card(me, "gain", [card for card in st.trash if game.is_action(card)], intent=TO_GAIN)
                if card is not None:
                    game.gain_from_trash(me, card)


class TradingPost(CardDef):
    """Trash 2 cards from hand. If you did, gain a Silver into your hand."""

    types = ACTION
    cost = 5
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "trash", game.hand(me), 2, 2, intent=TO_TRASH)
        game.trash(cards, me, HAND)
        if len(cards) == 2:
            game.gain_named(me, "silver", HAND)


class Upgrade(CardDef):
    """+1 Card, +1 Action. Trash a card from hand. Gain a card costing exactly 1 more than it."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(1), exactly=True)
