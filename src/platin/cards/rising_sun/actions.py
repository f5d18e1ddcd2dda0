"""Actions without a mechanism of their own: they count what is in play, trash or attack."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, COUNTS, DURATION, HAND, NOTHING, PLAY, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_RETURN, TO_TRASH
from platin.engine.moment import Moment


class Aristocrat(CardDef):
    """By the Aristocrats you have in play: 1 or 5, +3 Actions; 2 or 6, +3 Cards; 3 or 7, +3 coins; 4 or 8, +3 Buys."""

    types = ACTION
    cost = 3
    may_bring = Plus(actions=3, cards=3)
    plus_coins = 1

    def then(self, game: Game, me: int, this: Card) -> None:
        in_play = len([card for card in game.in_play(me) if card.name == self.name])
        if in_play in (1, 5):
            game.plus(me, actions=3)
        elif in_play in (2, 6):
            game.plus(me, cards=3)
        elif in_play in (3, 7):
            game.plus(me, coins=3)
        elif in_play in (4, 8):
            game.plus(me, buys=3)


class Artist(CardDef):
    """+1 Action. +1 Card for each card that you have exactly one copy of in play."""

    types = ACTION
    debt = 8
    brings = Plus(actions=1)
    may_bring = Plus(cards=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for card in game.in_play(me)]
        game.plus(me, cards=len([name for name in names if names.count(name) == 1]))


class RiceBroker(CardDef):
    """+1 Action. Trash a card from hand. If it is a Treasure, +2 Cards; if it is an Action, +5 Cards."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        # Each an instruction of its own, but the types are those that the card has when it was trashed.
        treasure = game.is_treasure(card)
        action = game.is_action(card)
        if treasure:
            game.plus(me, cards=2)
        if action:
            game.plus(me, cards=5)


class SamuraiEachTurn(Effect):
    """At the start of each of your turns: +1 coin."""

    name = "samurai"
    until = UNTIL_USED
    holds = True
    joins = True
    reads = NOTHING
    writes = COUNTS

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class Samurai(CardDef):
    """Every other player discards down to 3 cards. At the start of each of your turns: +1 coin. It stays in play."""

    types = ACTION | DURATION | ATTACK
    cost = 6
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)
        game.lasting(SamuraiEachTurn(), me, this)


class SnakeWitch(CardDef):
    """+1 Card, +1 Action. If no two cards in hand are equal, you may reveal them and return this for Curses.

    Every other player gains one, if it was returned to its pile.
    """

    types = ACTION | ATTACK
    cost = 2
    brings = Plus(cards=1, actions=1)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for card in game.hand(me)]
        if any([names.count(name) > 1 for name in names]) or not game.may(me, "return", intent=TO_RETURN):
            return
        game.reveal_hand(me)
        if game.is_here(me, this) and game.has_pile(this):
            game.return_to_pile(this, me, PLAY)
            for other in game.affected(me):
                game.gain_named(other, "curse")
