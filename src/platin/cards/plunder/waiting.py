"""Kingdom cards of Plunder that wait in play for the next time something happens."""

from platin.cards.plunder.expansion import Plunder
from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    COMMAND,
    DURATION,
    HEARS_TREASURES,
    ON_AFTER_PLAY,
    ON_BEFORE_PLAY,
    ON_EMPTIED,
    ON_GAIN,
    ON_START_CLEANUP,
    PLAY,
    UNTIL_USED,
)
from platin.engine.game import Game
from platin.engine.setup import Setup


def seize(game: Game, waiting: Effect, bound: Effect, now: Moment, me: int) -> None:
    """Let an effect that waited for a play become one bound to the play that begins now.

    It acts when that play is over; plays that happen in the course of it come too late.
    """
    game.end_effect(waiting)
    game.lasting(bound, me, waiting.source)
    bound.counter = waiting.counter
    bound.repeater = waiting.repeater
    bound.count = now.nth


class FlagshipWaits(Effect):
    """The next time you play a non-Command Action, it is played again afterwards."""

    name = "flagship"
    listens = 1 << ON_BEFORE_PLAY
    until = UNTIL_USED
    holds = True
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action and not now.card.types & COMMAND

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        seize(game, self, FlagshipRepeats(), now, me)


class FlagshipRepeats(Effect):
    """Play this Action again when it is done."""

    name = "flagship.again"
    listens = 1 << ON_AFTER_PLAY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if self.repeater.uid >= 0:
            stays = game.lasting(FlagshipStays(), me, this)
            stays.repeater = self.repeater
        game.play_again(me, now, this)


class FlagshipStays(Effect):
    """A Flagship that stays for a Duration it repeated keeps the card with it that repeated the Flagship."""

    name = "flagship.stays"
    listens = 1 << ON_START_CLEANUP
    until = UNTIL_USED
    holds = True
    order_free = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        for effect in game.state.effects:
            if effect is not self and effect.holds and (effect.repeater is this or effect.source is this):
                if effect.name != self.name:
                    return False
        return True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)


class Flagship(Plunder):
    """+2 coins. The next time you play a non-Command Action, play it again."""

    name = "flagship"
    types = ACTION | DURATION | COMMAND
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        game.lasting(FlagshipWaits(), me, this)


class LandingPartyWaits(Effect):
    """The next time the first card you play in a turn is a Treasure, put the Landing Party onto your deck."""

    name = "landing_party"
    listens = 1 << ON_BEFORE_PLAY | 1 << HEARS_TREASURES
    until = UNTIL_USED
    holds = True
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == 1 and now.card.is_treasure

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        seize(game, self, LandingPartyReturns(), now, me)


class LandingPartyReturns(Effect):
    """Put the Landing Party onto your deck when this Treasure is done."""

    name = "landing_party.return"
    listens = 1 << ON_AFTER_PLAY | 1 << HEARS_TREASURES

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.effect_here(self):
            game.put_on_deck([this], me, PLAY)


class LandingParty(Plunder):
    """+2 Cards, +2 Actions. The next time a turn of yours begins with a Treasure, put this onto your deck."""

    name = "landing_party"
    types = ACTION | DURATION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2, actions=2)
        game.lasting(LandingPartyWaits(), me, this)


class SearchWaits(Effect):
    """The next time a Supply pile becomes empty, trash the Search and gain a Loot."""

    name = "search"
    listens = 1 << ON_GAIN | 1 << ON_EMPTIED
    until = UNTIL_USED
    holds = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.kind == ON_EMPTIED or now.emptied

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.effect_here(self):
            game.trash([this], me, PLAY)
        gain_loot(game, me)


class Search(Plunder):
    """+2 coins. The next time a Supply pile becomes empty, trash this and gain a Loot."""

    name = "search"
    types = ACTION | DURATION
    cost = 2

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        game.lasting(SearchWaits(), me, this)


CARDS: list[CardDef] = [
    Flagship(),
    LandingParty(),
    Search(),
]

EFFECTS: list[Effect] = [
    FlagshipRepeats(),
    FlagshipStays(),
    FlagshipWaits(),
    LandingPartyReturns(),
    LandingPartyWaits(),
    SearchWaits(),
]
