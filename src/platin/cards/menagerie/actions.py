"""Actions of Menagerie that need none of its own mechanisms."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DURATION, HAND, ON_BEFORE_PLAY, ON_TRASH, UNTIL_NEXT_TURN, UNTIL_USED
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_PLAY, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.seizing import seize_play
from platin.engine.setup import Setup


class BargeNextTurn(NextTurn):
    """At the start of your next turn: +3 Cards, +1 Buy."""

    name = "barge"
    brings = Plus(cards=3, buys=1)


class Barge(CardDef):
    """Choose: +3 Cards and +1 Buy now, or at the start of your next turn."""

    types = ACTION | DURATION
    cost = 5
    may_bring = Plus(cards=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["now", "next_turn"]):
            if mode == "now":
                game.plus(me, cards=3, buys=1)
            else:
                game.lasting(BargeNextTurn(), me, this)


class GoatherdWatches(Effect):
    """For everybody: what a player trashes in a turn of their own is counted."""

    name = "goatherd"
    until = UNTIL_USED
    seizes = 1 << ON_TRASH

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.is_turn_of(now.seat)

    def seize(self, game: Game, now: Moment) -> None:
        count = trashed_by(game, now.seat)
        if count is None:
            count = game.lasting(TrashedLastTurn(), now.seat)
        count.count += 1


class TrashedLastTurn(Effect):
    """How many cards a player has trashed in their latest turn: it is forgotten when the next one begins."""

    name = "goatherd.trashed"
    until = UNTIL_NEXT_TURN


def trashed_by(game: Game, me: int) -> Effect | None:
    """Find the count of what a player has trashed in their latest turn; none if that is nothing."""
    for effect in game.state.effects:
        if isinstance(effect, TrashedLastTurn) and effect.owner == me:
            return effect
    return None


class Goatherd(CardDef):
    """+1 Action. You may trash a card from hand. +1 Card per card that the player to your right trashed last turn."""

    types = ACTION
    cost = 3
    brings = Plus(actions=1)
    may_bring = Plus(cards=1)
    kinds = TRASHES

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(GoatherdWatches())

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        count = trashed_by(game, game.right_of(me))
        if count is not None:
            game.plus(me, cards=count.count)


class HuntingLodge(CardDef):
    """+1 Card, +2 Actions. You may discard your hand, for +5 Cards."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=2)
    may_bring = Plus(cards=5)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.may(me, "discard", intent=TO_DISCARD):
            game.discard(game.hand(me)[:], me, HAND)
            game.plus(me, cards=5)


class KilnWaits(Effect):
    """The next time you play a card this turn, you may first gain a copy of it."""

    name = "kiln"
    seizes = 1 << ON_BEFORE_PLAY
    hears_treasures = True

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, KilnCopies(), now)


class KilnCopies(Effect):
    """You may gain a copy of the card that is played now."""

    name = "kiln.copies"
    joins = True
    optional = True
    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.nth != self.count:
            return False
        pile = game.pile_of(now.card.name)
        if pile < 0 or not game.state.rules.piles[pile].supply:
            return False
        top = game.top_of(pile)
        return top is not None and top.name == now.card.name

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.gain_copy(me, now.card)


class Kiln(CardDef):
    """+2 coins. The next time you play a card this turn, you may first gain a copy of it."""

    types = ACTION
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(KilnWaits(), me, this)


class MastermindNextTurn(NextTurn):
    """At the start of your next turn, you may play an Action from hand three times."""

    name = "mastermind"

    def act(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=3, repeater=this)


class Mastermind(CardDef):
    """At the start of your next turn, you may play an Action from hand three times."""

    types = ACTION | DURATION
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(MastermindNextTurn(), me, this)


class NoMoreActions(Effect):
    """This turn you get no further Actions."""

    name = "snowy_village"

    def forbids_actions(self, game: Game, me: int) -> bool:
        return me == self.owner


class SnowyVillage(CardDef):
    """+1 Card, +4 Actions, +1 Buy. Ignore any further +Actions you get this turn."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=4, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(NoMoreActions(), me, this)
