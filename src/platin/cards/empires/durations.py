"""The Durations of Empires: Archive, Enchantress."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ASIDE_DOWN,
    ATTACK,
    DURATION,
    REVEALED,
    UNTIL_USED,
)
from platin.engine.effect import Effect, FirstPlayThreat, NextTurn
from platin.engine.game import Game
from platin.engine.intent import TO_TAKE
from platin.engine.moment import Moment


class ArchiveNextTurns(Effect):
    """At the start of your next turns, take one of the cards that are left of those set aside with this play."""

    name = "archive"
    until = UNTIL_USED
    holds = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.cards = take_one(game, me, self.cards)
        if not self.cards:
            game.end_effect(self)


class Archive(CardDef):
    """+1 Action. Set your top 3 cards aside face down. Take one now, and one at the start of your next two turns."""

    types = ACTION | DURATION
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 3)
        game.set_aside(cards, me, REVEALED, face_down=True)
        left = take_one(game, me, cards)
        # With nothing left to take it does not stay.
        if left:
            game.lasting(ArchiveNextTurns(), me, this).cards = left


def take_one(game: Game, me: int, cards: list[Card]) -> list[Card]:
    """Let a player take one of some cards that lie face down; give the others."""
    card = game.choose_card(me, "take", cards, intent=TO_TAKE)
    if card is None:
        return []
    game.put_in_hand([card], me, ASIDE_DOWN)
    return [other for other in cards if other is not card]


class EnchantressNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "enchantress"
    brings = Plus(cards=2)


class EnchantressThreat(FirstPlayThreat):
    """A player threatened by an Enchantress gets +1 Card, +1 Action from the first Action of each own turn instead."""

    name = "enchantress.threat"
    types = ACTION

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.note("instead", me, [this])
        game.plus(me, cards=1, actions=1)


class Enchantress(CardDef):
    """At the start of your next turn: +2 Cards. Until then each other player's first Action of a turn is enchanted.

    Played in their own turn, it gives them +1 Card and +1 Action instead of following its instructions.
    """

    types = ACTION | ATTACK | DURATION
    cost = 3
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(EnchantressThreat(), me, this)
        game.lasting(EnchantressNextTurn(), me, this)
