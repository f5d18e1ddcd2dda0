"""Reactions to Attacks. Both can be used again and again as long as they stay in hand."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REACTION
from platin.engine.facts import FIRST_ONLY, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK
from platin.engine.moment import Moment


class Diplomat(CardDef):
    """+2 Cards. Then, if you have 5 or fewer cards in hand, +2 Actions.

    When another player plays an Attack and you have 5 or more cards in hand, you may first reveal this from
    hand, to draw 2 cards and then discard 3.
    """

    types = ACTION | REACTION
    cost = 4
    prints = LATER_ONLY
    hears_from = HAND
    optional = True
    repeatable = True
    brings = Plus(cards=2)
    may_bring = Plus(actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        if len(game.hand(me)) <= 5:
            game.plus(me, actions=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and len(game.hand(me)) >= 5

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.draw(me, 2)
        game.discard(game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD), me, HAND)


class SecretChamber(CardDef):
    """Discard any number of cards, +1 coin each.

    When another player plays an Attack, you may first reveal this from hand: +2 Cards, then put 2 cards from
    hand onto your deck.
    """

    types = ACTION | REACTION
    cost = 2
    prints = FIRST_ONLY
    may_bring = Plus(coins=2)
    hears_from = HAND
    optional = True
    repeatable = True

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "discard", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.plus(me, coins=len(cards))

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.draw(me, 2)
        cards = game.choose_cards(me, "topdeck", game.hand(me), 2, 2, intent=TO_TOPDECK)
        game.put_on_deck(game.order_cards(me, "order", cards), me, HAND)
