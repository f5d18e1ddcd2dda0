"""Cards that play others: the next Action once more, or a card that lies beside the table."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import UNUSED, SetupChoice
from platin.engine.const import ACTION, COMMAND, DURATION
from platin.engine.effect import NextTurn
from platin.engine.game import Game
from platin.engine.seizing import NextActionAgain, PlaysAgain, Stays
from platin.engine.setup import Setup

PASSENGER: Final = SetupChoice("card", UNUSED, costs=(5,), types=ACTION, but=DURATION, notation="riverboat")
# The name of the pile that holds that one card. It is no Supply pile.
PASSENGER_NAME: Final = "riverboat.card"


class DaimyoWaits(NextActionAgain):
    """The next time you play a non-Command Action this turn, it is played again afterwards."""

    name = "daimyo"

    def again(self) -> PlaysAgain:
        return DaimyoRepeats()


class DaimyoRepeats(PlaysAgain):
    """Play this Action again when it is done."""

    name = "daimyo.again"

    def stays(self) -> Stays:
        return DaimyoStays()


class DaimyoStays(Stays):
    """Daimyo stays with a Duration it repeated, whichever play that stays for; so does what repeated Daimyo."""

    name = "daimyo.stays"


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
