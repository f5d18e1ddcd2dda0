"""Attacks."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND
from platin.engine.facts import CURSES, GAINS, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD
from platin.engine.moment import Moment


class Berserker(CardDef):
    """Gain a cheaper card. The others discard down to 3 cards in hand.

    When you gain this, play it if you have an Action in play.
    """

    types = ACTION | ATTACK
    cost = 5
    prints = LATER_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_cheaper(me, "gain", this)
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now) and any([card.is_action for card in game.in_play(me)])

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_gained(now)


class Margrave(CardDef):
    """+3 Cards, +1 Buy. The others draw a card each, then discard down to 3 cards in hand."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.draw(other, 1)
            game.discard_down_to(other, "discard", 3)


class WitchsHut(CardDef):
    """+4 Cards. Discard 2 cards, revealed. If both are Actions, the others gain a Curse each."""

    types = ACTION | ATTACK
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=4)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD)
        game.reveal(cards, me)
        game.discard(cards, me, HAND)
        if len([card for card in cards if card.is_action]) == 2:
            for other in game.affected(me):
                game.gain_named(other, "curse")
