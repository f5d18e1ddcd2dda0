"""Cards that let you choose among printed options."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND
from platin.engine.facts import GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_REVEAL, TO_TRASH


class Courtier(CardDef):
    """Reveal a card from hand. For each of its types choose a different one.

    +1 Action; +1 Buy; +3 coins; gain a Gold.
    """

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    may_bring = Plus(actions=1, buys=1, coins=3)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "reveal", game.hand(me), intent=TO_REVEAL)
        if card is None:
            return
        game.reveal([card], me)
        modes = ["action", "buy", "coins", "gold"]
        for mode in game.choose_options(me, "choose", modes, card.type_count):
            if mode == "action":
                game.plus(me, actions=1)
            elif mode == "buy":
                game.plus(me, buys=1)
            elif mode == "coins":
                game.plus(me, coins=3)
            else:
                game.gain_named(me, "gold")


class Pawn(CardDef):
    """Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 coin."""

    types = ACTION
    cost = 2
    may_bring = Plus(cards=1, actions=1, buys=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["card", "action", "buy", "coin"], 2):
            if mode == "card":
                game.plus(me, cards=1)
            elif mode == "action":
                game.plus(me, actions=1)
            elif mode == "buy":
                game.plus(me, buys=1)
            else:
                game.plus(me, coins=1)


class Steward(CardDef):
    """Choose one: +2 Cards; +2 coins; trash 2 cards from hand."""

    types = ACTION
    cost = 3
    may_bring = Plus(cards=2, coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["cards", "coins", "trash"]):
            if mode == "cards":
                game.plus(me, cards=2)
            elif mode == "coins":
                game.plus(me, coins=2)
            else:
                game.trash(game.choose_cards(me, "trash", game.hand(me), 2, 2, intent=TO_TRASH), me, HAND)
