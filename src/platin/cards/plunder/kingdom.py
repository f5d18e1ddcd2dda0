"""The kingdom cards of Plunder."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    ATTACK,
    COMMAND,
    DURATION,
    HAND,
    HEARS_TREASURES,
    ON_AFTER_PLAY,
    ON_BEFORE_PLAY,
    ON_EMPTIED,
    ON_GAIN,
    ON_START_CLEANUP,
    ON_START_TURN,
    PLAY,
    REACTION,
    STORE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import Setup


class Plunder(CardDef):
    expansion = "plunder"


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


class FrigateThreat(Effect):
    """A player threatened by a Frigate discards down to 4 cards after each Action played."""

    name = "frigate"
    listens = 1 << ON_AFTER_PLAY
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard_down_to(me, "frigate.discard", 4)


class FrigateEnd(Effect):
    """At the start of your next turn, the Frigate threatens nobody any more."""

    name = "frigate.end"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True
    first = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        for effect in game.state.effects[:]:
            if isinstance(effect, FrigateThreat) and effect.source is this:
                game.end_effect(effect)


class Frigate(Plunder):
    """+3 coins. Until your next turn, each other player discards down to 4 cards after playing an Action."""

    name = "frigate"
    types = ACTION | DURATION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=3)
        # The discarding happens to the others, who may order it among their own abilities: so it is theirs.
        for other in game.affected(me):
            game.lasting(FrigateThreat(), other, this)
        game.lasting(FrigateEnd(), me, this)


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


class QuartermasterEachTurn(Effect):
    """At the start of each of your turns, gain a card costing up to 4 onto it, or take one from it."""

    name = "quartermaster"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True
    joins = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        store = game.store(me, this)
        if store:
            # One question for both, so that it shows which Quartermaster is meant: no card means gaining.
            card = game.may_choose_card(me, "quartermaster.take", store)
            if card is not None:
                game.take_from([card], me, this)
                return
        elif game.choose_mode(me, "quartermaster.empty", ["gain", "take"]) == "take":
            return
        pile = game.choose_pile(me, "quartermaster.gain", game.gainable(Cost(4)))
        game.gain(me, pile, STORE, this)


class Quartermaster(Plunder):
    """At the start of each of your turns: gain a card costing up to 4 onto this, or take one from this."""

    name = "quartermaster"
    types = ACTION | DURATION
    cost = 5
    store_open = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(QuartermasterEachTurn(), me, this)


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


class ShamanRule(Effect):
    """In games with Shaman: at the start of your turn, gain a card costing up to 6 from the trash."""

    name = "shaman"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.fitting(game)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.choose_card(me, "shaman.gain", self.fitting(game))
        if card is not None:
            game.gain_from_trash(me, card)

    def fitting(self, game: Game) -> list[Card]:
        limit = Cost(6)
        return [card for card in game.state.trash if game.cost(card).at_most(limit)]


class Shaman(Plunder):
    """+1 Action, +1 coin. You may trash a card from your hand.

    In games with this, at the start of your turn gain a card costing up to 6 from the trash.
    """

    name = "shaman"
    types = ACTION
    cost = 2

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(ShamanRule())

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1, coins=1)
        card = game.may_choose_card(me, "shaman.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


class SirenNextTurn(Effect):
    """At the start of your next turn, draw until you have 8 cards in hand."""

    name = "siren"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.draw_to(me, 8)


class Siren(Plunder):
    """Each other player gains a Curse. At the start of your next turn draw until you have 8 cards in hand.

    When you gain this, trash it unless you trash an Action from your hand.
    """

    name = "siren"
    types = ACTION | DURATION | ATTACK
    cost = 3
    listens = 1 << ON_GAIN

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
        game.lasting(SirenNextTurn(), me, this)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if card.is_action]
        card = game.may_choose_card(me, "siren.trash", actions)
        if card is not None:
            game.trash([card], me, HAND)
        elif game.unmoved(now):
            game.trash([this], me, game.pick_up(now))


class StowawayNextTurn(Effect):
    """At the start of your next turn: +2 Cards."""

    name = "stowaway"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, cards=2)


class Stowaway(Plunder):
    """At the start of your next turn: +2 Cards. When anyone gains a Duration, you may play this from hand."""

    name = "stowaway"
    types = ACTION | DURATION | REACTION
    cost = 3
    hand_listens = 1 << ON_GAIN
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(StowawayNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.card.is_duration

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


CARDS: list[CardDef] = [
    Flagship(),
    Frigate(),
    LandingParty(),
    Quartermaster(),
    Search(),
    Shaman(),
    Siren(),
    Stowaway(),
]

EFFECTS: list[Effect] = [
    FlagshipRepeats(),
    FlagshipStays(),
    FlagshipWaits(),
    FrigateEnd(),
    FrigateThreat(),
    LandingPartyReturns(),
    LandingPartyWaits(),
    QuartermasterEachTurn(),
    SearchWaits(),
    ShamanRule(),
    SirenNextTurn(),
    StowawayNextTurn(),
]
