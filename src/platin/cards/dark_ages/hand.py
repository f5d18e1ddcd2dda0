"""Cards that exchange, show or give away the hand."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DECK, HAND, REACTION
from platin.engine.facts import TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK
from platin.engine.moment import Moment


class Beggar(CardDef):
    """Gain 3 Coppers into your hand.

    When another player plays an Attack, you may discard this from hand to gain 2 Silvers, one of them onto your deck.
    """

    types = ACTION | REACTION
    cost = 2
    hears_from = HAND
    optional = True
    may_bring = Plus(coins=3)
    plus_coins = 0

    def then(self, game: Game, me: int, this: Card) -> None:
        for _ in range(3):
            game.gain_named(me, "copper", HAND)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard([this], me, HAND)
        game.gain_named(me, "silver", DECK)
        game.gain_named(me, "silver")


class Count(CardDef):
    """Choose one: discard 2 cards; put a card from hand onto your deck; gain a Copper.

    Then choose one: +3 coins; trash your hand; gain a Duchy.
    """

    types = ACTION
    cost = 5
    may_bring = Plus(coins=3)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "price", ["discard", "topdeck", "copper"]):
            if mode == "discard":
                cards = game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD)
                game.discard(cards, me, HAND)
            elif mode == "topdeck":
                card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
                if card is not None:
                    game.put_on_deck([card], me, HAND)
            else:
                game.gain_named(me, "copper")
        for mode in game.choose_options(me, "reward", ["coins", "trash", "duchy"]):
            if mode == "coins":
                game.plus(me, coins=3)
            elif mode == "trash":
                game.trash(game.hand(me)[:], me, HAND)
            else:
                game.gain_named(me, "duchy")


class PoorHouse(CardDef):
    """+4 coins. Reveal your hand; lose 1 coin for each Treasure in it."""

    types = ACTION
    cost = 1
    brings = Plus(coins=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.minus(me, len([card for card in game.hand(me) if game.is_treasure(card)]))


class Storeroom(CardDef):
    """+1 Buy. Discard any number of cards, then draw as many. Discard any number of cards for +1 coin each."""

    types = ACTION
    cost = 3
    brings = Plus(buys=1)
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "exchange", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.draw(me, len(cards))
        hand = game.hand(me)
        cards = game.choose_cards(me, "sell", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.plus(me, coins=len(cards))
