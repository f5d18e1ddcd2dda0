"""Cards that play others: the next Action once more, or a card that lies beside the table."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import UNUSED, SetupChoice
from platin.engine.const import ACTION, COMMAND, DURATION, ELSEWHERE, ON_BEFORE_PLAY, UNTIL_USED
from platin.engine.effect import Effect, NextTurn
from platin.engine.game import Game
from platin.engine.moment import Moment
from platin.engine.seizing import seize_play
from platin.engine.setup import Setup

PASSENGER: Final = SetupChoice("card", UNUSED, costs=(5,), types=ACTION, but=DURATION, notation="riverboat")
# The name of the pile that holds that one card. It is no Supply pile.
PASSENGER_NAME: Final = "riverboat.card"


class DaimyoWaits(Effect):
    """The next time you play a non-Command Action this turn, it is played again afterwards."""

    name = "daimyo"
    seizes = 1 << ON_BEFORE_PLAY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.is_action(now.card):
            return False
        # What is played again may count as a Command by now.
        return not game.types_of(game.as_it_lies(me, now.card)) & COMMAND

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, DaimyoRepeats(), now)


class DaimyoRepeats(Effect):
    """Play this Action again when it is done."""

    name = "daimyo.again"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.is_duration(now.card):
            game.tie(DaimyoStays(), me, now, this)
            if self.repeater.uid >= 0:
                game.tie(DaimyoStays(), me, now, self.repeater)
        game.play_again(me, now, this)


class DaimyoStays(Effect):
    """Daimyo stays with a Duration it repeated, whichever play that stays for; so does what repeated Daimyo."""

    name = "daimyo.stays"
    until = UNTIL_USED
    ties = True


class Daimyo(CardDef):
    """+1 Card, +1 Action. The next time you play a non-Command Action this turn, play it again."""

    types = ACTION | COMMAND
    debt = 6
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(DaimyoWaits(), me, this)


class RiverboatNextTurn(NextTurn):
    """At the start of your next turn, play the card that was laid aside before the game, leaving it there."""

    name = "riverboat"

    def act(self, game: Game, me: int, this: Card) -> None:
        game.play_where_it_is(me, game.state.piles[game.pile_named(PASSENGER_NAME)][-1], this)


class Riverboat(CardDef):
    """At the start of your next turn, play the card laid aside, leaving it there.

    Set-up: lay aside an unused Action costing 5 that is no Duration.
    """

    types = ACTION | DURATION
    cost = 3
    choices: tuple[SetupChoice, ...] = (PASSENGER,)

    def on_setup(self, setup: Setup) -> None:
        for key in setup.chosen(self.name, PASSENGER):
            setup.add_pile(PASSENGER_NAME, [setup.library.card(key)], supply=False)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(RiverboatNextTurn(), me, this)
