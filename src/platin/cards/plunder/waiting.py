"""Kingdom cards of Plunder that wait in play for the next time something happens."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    COMMAND,
    COUNTS,
    DURATION,
    ELSEWHERE,
    HAND,
    NOTHING,
    ON_BEFORE_PLAY,
    ON_EMPTIED,
    ON_GAIN,
    PLAY,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, TakeAtEnd
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_SET_ASIDE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.seizing import NextActionAgain, NextGain, PlaysAgain, SeizedGain, Stays, seize_play
from platin.engine.setup import Setup


class AbundanceWaits(NextGain):
    """The next time you gain an Action: +1 Buy, +3 coins."""

    name = "abundance"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def seized(self) -> Effect:
        return AbundanceActs()


class AbundanceActs(SeizedGain):
    """+1 Buy, +3 coins."""

    name = "abundance.act"
    reads = NOTHING
    writes = COUNTS

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=3)


class Abundance(CardDef):
    """The next time you gain an Action: +1 Buy, +3 coins."""

    types = TREASURE | DURATION
    cost = 4
    may_bring = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(AbundanceWaits(), me, this)


class CageWaits(NextGain):
    """The next time you gain a Victory card, trash the Cage; it keeps in mind the cards this play has set aside."""

    name = "cage"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_victory(now.card)

    def seized(self) -> Effect:
        return CageOpens()


class CageOpens(SeizedGain):
    """Trash the Cage; its cards come into your hand when the turn ends."""

    name = "cage.open"

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.trash([this], me, PLAY)
        if len(self.cards) > 1:
            game.lasting(CageReturns(), me, this).cards = self.cards[:-1]


class CageReturns(TakeAtEnd):
    """At the end of this turn, whoever's it is, take the cards that were set aside on the Cage into your hand."""

    name = "cage.return"

    def take(self, game: Game, me: int, this: Card) -> None:
        game.take_from(self.cards, me, this)


class Cage(CardDef):
    """Set aside up to 4 cards from hand face down on this.

    The next time you gain a Victory card, trash this, and take those cards into hand at the end of that turn.
    """

    types = TREASURE | DURATION
    cost = 2

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "aside", game.hand(me), 0, 4, intent=TO_SET_ASIDE)
        game.set_on(cards, me, HAND, this)
        game.lasting(CageWaits(), me, this).cards = cards


class CutthroatWaits(NextGain):
    """The next time anyone gains a Treasure costing 5 or more, you gain a Loot."""

    name = "cutthroat"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.is_treasure(now.card) and Cost(5).at_most(now.cost)

    def seized(self) -> Effect:
        return CutthroatGains()


class CutthroatGains(SeizedGain):
    """Gain a Loot."""

    name = "cutthroat.gain"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)


class Cutthroat(CardDef):
    """Each other player discards down to 3 cards in hand.

    The next time anyone gains a Treasure costing 5 or more, you gain a Loot.
    """

    types = ACTION | DURATION | ATTACK
    cost = 5
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)
        game.lasting(CutthroatWaits(), me, this)


class FlagshipWaits(NextActionAgain):
    """The next time you play a non-Command Action, it is played again afterwards."""

    name = "flagship"
    until = UNTIL_USED
    holds = True

    def again(self) -> PlaysAgain:
        return FlagshipRepeats()


class FlagshipRepeats(PlaysAgain):
    """Play this Action again when it is done."""

    name = "flagship.again"

    def stays(self) -> Stays:
        return FlagshipStays()


class FlagshipStays(Stays):
    """Flagship stays with a Duration it repeated, whichever play that stays for; so does what repeated Flagship."""

    name = "flagship.stays"


class Flagship(CardDef):
    """+2 coins. The next time you play a non-Command Action, play it again."""

    types = ACTION | DURATION | COMMAND
    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(FlagshipWaits(), me, this)


class LandingPartyWaits(Effect):
    """The next time the first card you play in a turn is a Treasure, put the Landing Party onto your deck."""

    name = "landing_party"
    until = UNTIL_USED
    holds = True
    seizes = 1 << ON_BEFORE_PLAY
    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == 1 and game.is_treasure(now.card)

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, LandingPartyReturns(), now)


class LandingPartyReturns(Effect):
    """Put the Landing Party onto your deck when this Treasure is done."""

    name = "landing_party.return"
    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.effect_here(self):
            game.put_on_deck([this], me, PLAY)


class LandingParty(CardDef):
    """+2 Cards, +2 Actions. The next time a turn of yours begins with a Treasure, put this onto your deck."""

    types = ACTION | DURATION
    cost = 4
    brings = Plus(cards=2, actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(LandingPartyWaits(), me, this)


class SearchWaits(NextGain):
    """The next time a Supply pile becomes empty, trash the Search and gain a Loot."""

    name = "search"
    seizes = 1 << ON_GAIN | 1 << ON_EMPTIED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.kind == ON_EMPTIED or now.emptied

    def seized(self) -> Effect:
        return SearchFinds()


class SearchFinds(SeizedGain):
    """Trash the Search and gain a Loot."""

    name = "search.find"

    def on_emptied(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.on_gain(game, now, me, this)

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.trash([this], me, PLAY)
        gain_loot(game, me)


class Search(CardDef):
    """+2 coins. The next time a Supply pile becomes empty, trash this and gain a Loot."""

    types = ACTION | DURATION
    cost = 2
    brings = Plus(coins=2)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SearchWaits(), me, this)


class SecludedShrineWaits(NextGain):
    """The next time you gain a Treasure, trash up to 2 cards from hand."""

    name = "secluded_shrine"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_treasure(now.card)

    def seized(self) -> Effect:
        return SecludedShrineTrashes()


class SecludedShrineTrashes(SeizedGain):
    """Trash up to 2 cards from hand."""

    name = "secluded_shrine.trash"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash(game.choose_cards(me, "trash", game.hand(me), 0, 2, intent=TO_TRASH), me, HAND)


class SecludedShrine(CardDef):
    """+1 coin. The next time you gain a Treasure, trash up to 2 cards from hand."""

    types = ACTION | DURATION
    cost = 3
    brings = Plus(coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SecludedShrineWaits(), me, this)
