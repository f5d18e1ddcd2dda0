"""Cards of Menagerie that are played as a reaction, in any player's turn."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, CLEANUP, DISCARD, DURATION, HAND, REACTION
from platin.engine.effect import NextTurn
from platin.engine.facts import CURSES, GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN
from platin.engine.moment import Moment


class BlackCat(CardDef):
    """+2 Cards. If it is not your turn, each other player gains a Curse.

    When another player gains a Victory card, you may play this from hand.
    """

    types = ACTION | ATTACK | REACTION
    cost = 2
    brings = Plus(cards=2)
    kinds = CURSES
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_turn_of(me):
            return
        affected = game.affected(me)
        seat = game.state.turn.seat
        for other in [seat, *game.others(seat)]:
            if other in affected:
                game.gain_named(other, "curse")

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and game.is_victory(now.card) and game.may_play(me, this)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class Falconer(CardDef):
    """Gain a card costing less than this to your hand.

    When any player gains a card with 2 or more types, you may play this from hand.
    """

    types = ACTION | REACTION
    cost = 5
    kinds = GAINS
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        piles = game.cheaper(game.cost(this))
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN), HAND)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.types_of(now.card).bit_count() >= 2 and game.may_play(me, this)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class Sheepdog(CardDef):
    """+2 Cards. When you gain a card, you may play this from hand."""

    types = ACTION | REACTION
    cost = 3
    brings = Plus(cards=2)
    hears_from = HAND
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.may_play(me, this)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class VillageGreenNextTurn(NextTurn):
    """At the start of your next turn: +1 Card, +2 Actions."""

    name = "village_green"
    brings = Plus(cards=1, actions=2)


class VillageGreen(CardDef):
    """Choose: +1 Card and +2 Actions now, or at the start of your next turn.

    When you discard this other than in Clean-up, you may reveal it to play it.
    """

    types = ACTION | DURATION | REACTION
    cost = 4
    may_bring = Plus(cards=1, actions=2)
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["now", "next_turn"]):
            if mode == "now":
                game.plus(me, cards=1, actions=2)
            else:
                game.lasting(VillageGreenNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now) and game.state.phase != CLEANUP

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        # What somebody does when it is revealed may have moved it.
        if game.unmoved(now):
            game.play(me, this, DISCARD)


class VillageGreen2(VillageGreen):
    """Second print: when you discard this other than in Clean-up, you may play it, without revealing it."""

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, DISCARD)
