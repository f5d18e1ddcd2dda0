"""Attacks."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, THIS_TURN, TREASURE
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, GAINS, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD
from platin.engine.moment import Moment
from platin.engine.seizing import NextGain, SeizedGain


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
        return now.seat == me and game.unmoved(now) and any([game.is_action(card) for card in game.in_play(me)])

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_gained(now)


class Boiling(SeizedGain):
    """From Cauldron: at your third Action gained this turn, the others gain a Curse each."""

    name = "cauldron.third"

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for other in game.others(me):
            if not self.immune >> other & 1:
                game.gain_named(other, "curse")


class ThirdAction(NextGain):
    """Waits for the third Action that you gain this turn."""

    name = "cauldron"
    until = THIS_TURN
    holds = False

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        gained = game.player(me).gained
        if now.seat != me or not game.is_action(now.card):
            return False
        return len([gain for gain in gained if gain.defn.types & ACTION]) == 3

    def seized(self) -> Effect:
        return Boiling()


class Cauldron(CardDef):
    """Worth 2. +1 Buy. When you gain your third Action this turn, the others gain a Curse each."""

    types = TREASURE | ATTACK
    cost = 5
    prints = LATER_ONLY
    brings = Plus(coins=2, buys=1)
    kinds = CURSES
    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(ThirdAction(), me, this)


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
        if len([card for card in cards if game.is_action(card)]) == 2:
            for other in game.affected(me):
                game.gain_named(other, "curse")
