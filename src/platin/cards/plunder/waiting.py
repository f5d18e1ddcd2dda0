"""Kingdom cards of Plunder that wait in play for the next time something happens."""

from platin.cards.plunder.expansion import Plunder
from platin.cards.plunder.loot import add_loot, gain_loot
from platin.cards.plunder.seizing import NextGain, SeizedGain, seize_play
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    ATTACK,
    COMMAND,
    COUNTS,
    DURATION,
    ELSEWHERE,
    HAND,
    HEARS_TREASURES,
    IN_HAND,
    NOTHING,
    ON_AFTER_PLAY,
    ON_BEFORE_PLAY,
    ON_EMPTIED,
    ON_END_TURN,
    ON_GAIN,
    PLAY,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import Setup


class AbundanceWaits(NextGain):
    """The next time you gain an Action: +1 Buy, +3 coins."""

    name = "abundance"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action

    def seized(self) -> Effect:
        return AbundanceActs()


class AbundanceActs(SeizedGain):
    """+1 Buy, +3 coins."""

    name = "abundance.act"
    reads = NOTHING
    writes = COUNTS

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=3)


class Abundance(Plunder):
    """The next time you gain an Action: +1 Buy, +3 coins."""

    name = "abundance"
    types = TREASURE | DURATION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(AbundanceWaits(), me, this)


class CageWaits(NextGain):
    """The next time you gain a Victory card, trash the Cage; it keeps in mind the cards this play has set aside."""

    name = "cage"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_victory

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


class CageReturns(Effect):
    """At the end of this turn, whoever's it is, take the cards that were set aside on the Cage into your hand."""

    name = "cage.return"
    listens = 1 << ON_END_TURN
    reads = NOTHING
    writes = IN_HAND

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.take_from(self.cards, me, this)


class Cage(Plunder):
    """Set aside up to 4 cards from hand face down on this.

    The next time you gain a Victory card, trash this, and take those cards into hand at the end of that turn.
    """

    name = "cage"
    types = TREASURE | DURATION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "cage.aside", game.hand(me), 0, 4)
        game.set_on(cards, me, HAND, this)
        game.lasting(CageWaits(), me, this).cards = cards


class CutthroatWaits(NextGain):
    """The next time anyone gains a Treasure costing 5 or more, you gain a Loot."""

    name = "cutthroat"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.card.is_treasure and Cost(5).at_most(now.cost)

    def seized(self) -> Effect:
        return CutthroatGains()


class CutthroatGains(SeizedGain):
    """Gain a Loot."""

    name = "cutthroat.gain"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)


class Cutthroat(Plunder):
    """Each other player discards down to 3 cards in hand.

    The next time anyone gains a Treasure costing 5 or more, you gain a Loot.
    """

    name = "cutthroat"
    types = ACTION | DURATION | ATTACK
    cost = 5

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "cutthroat.discard", 3)
        game.lasting(CutthroatWaits(), me, this)


class FlagshipWaits(Effect):
    """The next time you play a non-Command Action, it is played again afterwards."""

    name = "flagship"
    listens = 1 << ON_BEFORE_PLAY
    until = UNTIL_USED
    holds = True
    seizes = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action and not now.card.types & COMMAND

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, FlagshipRepeats(), now)


class FlagshipRepeats(Effect):
    """Play this Action again when it is done."""

    name = "flagship.again"
    listens = 1 << ON_AFTER_PLAY
    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if now.card.is_duration:
            self.stay(game, now, me, this)
            if self.repeater.uid >= 0:
                self.stay(game, now, me, self.repeater)
        game.play_again(me, now, this)

    def stay(self, game: Game, now: Moment, me: int, card: Card) -> None:
        """Keep a card in play as long as the Duration that is repeated."""
        stays = game.lasting(FlagshipStays(), me, now.card)
        stays.repeater = card
        stays.counter = now.counter


class FlagshipStays(Effect):
    """Flagship stays with a Duration it repeated, whichever play that stays for; so does what repeated Flagship."""

    name = "flagship.stays"
    until = UNTIL_USED
    ties = True


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
    seizes = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == 1 and now.card.is_treasure

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, LandingPartyReturns(), now)


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


class SearchWaits(NextGain):
    """The next time a Supply pile becomes empty, trash the Search and gain a Loot."""

    name = "search"
    listens = 1 << ON_GAIN | 1 << ON_EMPTIED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.kind == ON_EMPTIED or now.emptied

    def seized(self) -> Effect:
        return SearchFinds()


class SearchFinds(SeizedGain):
    """Trash the Search and gain a Loot."""

    name = "search.find"
    listens = 1 << ON_GAIN | 1 << ON_EMPTIED

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
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


class SecludedShrineWaits(NextGain):
    """The next time you gain a Treasure, trash up to 2 cards from hand."""

    name = "secluded_shrine"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_treasure

    def seized(self) -> Effect:
        return SecludedShrineTrashes()


class SecludedShrineTrashes(SeizedGain):
    """Trash up to 2 cards from hand."""

    name = "secluded_shrine.trash"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash(game.choose_cards(me, "secluded_shrine.trash", game.hand(me), 0, 2), me, HAND)


class SecludedShrine(Plunder):
    """+1 coin. The next time you gain a Treasure, trash up to 2 cards from hand."""

    name = "secluded_shrine"
    types = ACTION | DURATION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1)
        game.lasting(SecludedShrineWaits(), me, this)


CARDS: list[CardDef] = [
    Abundance(),
    Cage(),
    Cutthroat(),
    Flagship(),
    LandingParty(),
    Search(),
    SecludedShrine(),
]

EFFECTS: list[Effect] = [
    AbundanceActs(),
    AbundanceWaits(),
    CageOpens(),
    CageReturns(),
    CageWaits(),
    CutthroatGains(),
    CutthroatWaits(),
    FlagshipRepeats(),
    FlagshipStays(),
    FlagshipWaits(),
    LandingPartyReturns(),
    LandingPartyWaits(),
    SearchFinds(),
    SearchWaits(),
    SecludedShrineTrashes(),
    SecludedShrineWaits(),
]
