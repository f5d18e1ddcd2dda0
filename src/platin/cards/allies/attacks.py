"""Attacks of Allies."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DURATION, PLAY, REVEALED, TREASURE
from platin.engine.effect import Effect, FirstPlayThreat, NextTurn
from platin.engine.facts import CURSES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN
from platin.engine.moment import Moment


class Barbarian(CardDef):
    """+2 coins. Each other player trashes the top card of their deck.

    If it costs 3 or more, they gain a cheaper card that shares a type with it; otherwise a Curse.
    """

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(coins=2)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            cards = game.take_top(other, 1)
            game.trash(cards, other, REVEALED)
            if cards and game.cost(cards[0]).coins >= 3:
                piles = game.cheaper(game.cost(cards[0]), game.types_of(cards[0]))
                game.gain(other, game.choose_pile(other, "gain", piles, intent=TO_GAIN))
            else:
                game.gain(other, game.state.rules.curse)


class HighwaymanNextTurn(NextTurn):
    """At the start of your next turn, discard this from play; +3 Cards in any case."""

    name = "highwayman"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.discard([this], me, PLAY)
        game.plus(me, cards=3)


class HighwaymanThreat(FirstPlayThreat):
    """The first Treasure that a player threatened by a Highwayman plays in each own turn does nothing."""

    name = "highwayman.threat"
    types = TREASURE
    hears_treasures = True

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.note("instead", me, [this])


class Highwayman(CardDef):
    """At the start of your next turn, discard this from play and +3 Cards.

    Until then the first Treasure that each other player plays in each of their turns does nothing.
    """

    types = ACTION | DURATION | ATTACK
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HighwaymanThreat(), me, this)
        game.lasting(HighwaymanNextTurn(), me, this)


class SkirmisherTurn(Effect):
    """This turn, when you gain an Attack, each other player discards down to 3 cards in hand."""

    name = "skirmisher"
    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_attack(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for other in game.others(me):
            if not self.immune >> other & 1:
                game.discard_down_to(other, "discard", 3)


class Skirmisher(CardDef):
    """+1 Card, +1 Action, +1 coin. This turn, when you gain an Attack, each other player discards down to 3."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SkirmisherTurn(), me, this)
