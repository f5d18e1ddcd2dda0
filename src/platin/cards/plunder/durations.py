"""Duration cards of Plunder that act at the start of later turns."""

from platin.cards.plunder.expansion import Plunder
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    ATTACK,
    DURATION,
    HAND,
    ON_AFTER_PLAY,
    ON_GAIN,
    ON_START_TURN,
    REACTION,
    STORE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game


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
    Frigate(),
    Quartermaster(),
    Siren(),
    Stowaway(),
]

EFFECTS: list[Effect] = [
    FrigateEnd(),
    FrigateThreat(),
    QuartermasterEachTurn(),
    SirenNextTurn(),
    StowawayNextTurn(),
]
