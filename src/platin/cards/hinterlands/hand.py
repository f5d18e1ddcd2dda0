"""Cards that draw, and discard or trash from the hand."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DECK, HAND
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_TRASH


class Crossroads(CardDef):
    """Reveal your hand: +1 Card per Victory card in it. If this is your first Crossroads this turn, +3 Actions."""

    types = ACTION
    cost = 2
    may_bring = Plus(cards=1, actions=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.plus(me, cards=len([card for card in game.hand(me) if game.is_victory(card)]))
        turn = game.state.turn
        if turn.seat == me and len([card for card in turn.played if card.name == self.name]) == 1:
            game.plus(me, actions=3)


class Develop(CardDef):
    """Trash a card from hand. Gain onto your deck, in either order, a card costing 1 more and one costing 1 less."""

    types = ACTION
    cost = 3
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        dearer = game.gainable(beside(game, card, 1), exactly=True)
        cheaper = game.gainable(beside(game, card, -1), exactly=True)
        pile = game.choose_pile(me, "gain", sorted(dearer + cheaper), intent=TO_GAIN)
        game.gain(me, pile, DECK)
        # What cards cost may have changed by now.
        other = -1 if pile in dearer else 1
        game.choose_gain(me, "other", beside(game, card, other), exactly=True, to=DECK)


def beside(game: Game, card: Card, coins: int) -> Cost:
    """Give the cost of so many coins more than a card."""
    cost = game.cost(card)
    return Cost(cost.coins + coins, cost.potion, cost.debt)


class JackOfAllTrades(CardDef):
    """Gain a Silver. Look at your top card, discard it or not. Draw to 5. You may trash a non-Treasure from hand."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=1)
    kinds = GAINS | TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "silver")
        game.may_discard_top(me, "discard")
        game.draw_to(me, 5)
        others = [card for card in game.hand(me) if not game.is_treasure(card)]
        card = game.may_choose_card(me, "trash", others, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Oasis(CardDef):
    """+1 Card, +1 Action, +1 coin. Discard a card."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "discard", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)


class SpiceMerchant(CardDef):
    """You may trash a Treasure from hand. If you did, choose: +2 Cards and +1 Action; or +1 Buy and +2 coins."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=2, actions=1, buys=1, coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "trash", treasures, intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        for mode in game.choose_options(me, "choose", ["cards", "coins"]):
            if mode == "cards":
                game.plus(me, cards=2, actions=1)
            else:
                game.plus(me, buys=1, coins=2)


class Stables(CardDef):
    """You may discard a Treasure. If you did, +3 Cards and +1 Action."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=3, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "discard", treasures, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, cards=3, actions=1)


class Wheelwright(CardDef):
    """+1 Card, +1 Action. You may discard a card, to gain an Action that costs no more than it."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "discard", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card), types=ACTION)
