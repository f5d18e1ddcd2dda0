"""Reactions to Attacks. Both can be used again and again as long as they stay in hand."""

from platin.cards.intrigue.common import Intrigue
from platin.engine.card import Card, CardDef, Moment
from platin.engine.const import ACTION, HAND, ON_ATTACK, REACTION
from platin.engine.game import Game


class Diplomat(Intrigue):
    """+2 Cards. Then, if you have 5 or fewer cards in hand, +2 Actions.

    When another player plays an Attack and you have 5 or more cards in hand, you may first reveal this from
    hand, to draw 2 cards and then discard 3.
    """

    name = "diplomat"
    types = ACTION | REACTION
    cost = 4
    hand_listens = 1 << ON_ATTACK
    optional = True
    repeatable = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        if len(game.hand(me)) <= 5:
            game.plus(me, actions=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and len(game.hand(me)) >= 5

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.draw(me, 2)
        game.discard(game.choose_cards(me, "diplomat.discard", game.hand(me), 3, 3), me, HAND)


class SecretChamber(Intrigue):
    """Discard any number of cards, +1 coin each.

    When another player plays an Attack, you may first reveal this from hand: +2 Cards, then put 2 cards from
    hand onto your deck.
    """

    name = "secret_chamber"
    types = ACTION | REACTION
    cost = 2
    hand_listens = 1 << ON_ATTACK
    optional = True
    repeatable = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "secret_chamber.discard", hand, 0, len(hand))
        game.discard(cards, me, HAND)
        game.plus(me, coins=len(cards))

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.draw(me, 2)
        cards = game.choose_cards(me, "secret_chamber.topdeck", game.hand(me), 2, 2)
        game.put_on_deck(game.order_cards(me, "secret_chamber.order", cards), me, HAND)


CARDS: list[CardDef] = [Diplomat(), SecretChamber()]
