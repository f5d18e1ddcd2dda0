"""How "the next time ..." binds: an effect seizes the gain or the play that it waited for when that begins.

It acts when its turn among the other abilities comes, or when the play is over; gains and plays that happen in the
course of the seized one come too late.
"""

from platin.engine.card import Card
from platin.engine.const import COMMAND, ELSEWHERE, ON_BEFORE_PLAY, ON_GAIN, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.moment import Moment


def seize_play(game: Game, waiting: Effect, bound: Effect, now: Moment) -> None:
    """Let an effect that waited for a play become one bound to the play that begins now, by its number."""
    game.go_on_as(waiting, bound).count = now.nth


class NextActionAgain(Effect):
    """Waits for the next play of a non-Command Action, which is played again afterwards: `again` says by what."""

    seizes = 1 << ON_BEFORE_PLAY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.is_action(now.card):
            return False
        # What is played again may count as a Command by now.
        return not game.types_of(game.as_it_lies(me, now.card)) & COMMAND

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, self.again(), now)

    def again(self) -> "PlaysAgain":
        raise NotImplementedError(self.name)


class PlaysAgain(Effect):
    """Plays the seized Action again when it is done.

    Its card stays with a Duration that it repeats, whichever play that stays for; so does what repeated its card.
    `stays` says by what.
    """

    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.is_duration(now.card):
            game.tie(self.stays(), me, now, this)
            if self.repeater.uid >= 0:
                game.tie(self.stays(), me, now, self.repeater)
        game.play_again(me, now, this)

    def stays(self) -> "Stays":
        raise NotImplementedError(self.name)


class Stays(Effect):
    """Ties a card to the Duration that it has played again."""

    until = UNTIL_USED
    ties = True


class NextGain(Effect):
    """Waits for a gain and seizes it.

    A subclass says by `applies` which gain it is, and by `seized` what then acts.
    """

    until = UNTIL_USED
    holds = True
    seizes = 1 << ON_GAIN

    def seize(self, game: Game, now: Moment) -> None:
        bound = game.go_on_as(self, self.seized())
        bound.cards = self.cards + [now.card]
        bound.count = now.counter

    def seized(self) -> Effect:
        raise NotImplementedError(self.name)


class SeizedGain(Effect):
    """Acts on the one gain that was seized. The gained card is the last of its `cards`."""

    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.card is self.cards[-1] and now.counter == self.count

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        self.act(game, now, me, this)

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        raise NotImplementedError(self.name)
