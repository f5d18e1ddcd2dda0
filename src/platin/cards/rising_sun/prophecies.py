"""The Prophecies of Rising Sun: what holds for everybody from the moment that the last Sun is gone."""

from typing import Final

from platin.engine.card import Card, CardDef
from platin.engine.choice import JOINING, SetupChoice
from platin.engine.const import (
    ACTION,
    ACTIONS,
    ASIDE_DOWN,
    ATTACK,
    COUNTS,
    DECK,
    DISCARD,
    HAND,
    IN_HAND,
    NOTHING,
    ON_BEFORE_PLAY,
    OWN_CARD,
    PLAY,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.effect import Effect, FirstPlayThreat, PlayNextTurn
from platin.engine.facts import DEBT
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN
from platin.engine.landscape import Prophecy
from platin.engine.moment import Moment
from platin.engine.upheaval import change_kingdom

# If no Attack is left, none is added.
ARMY: Final = SetupChoice("army", JOINING, types=ATTACK, low=0)


class ApproachingArmy(Prophecy):
    """After each Attack you play, +1 coin. Set-up: add an Attack pile to the kingdom."""

    choices: tuple[SetupChoice, ...] = (ARMY,)
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_attack(now.card)

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class BidingHand(Effect):
    """At the start of your next turn, take the hand that was set aside."""

    name = "biding_time"
    until = UNTIL_USED
    reads = NOTHING
    writes = IN_HAND

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_in_hand(self.cards, me, ASIDE_DOWN)


class BidingTime(Prophecy):
    """At the start of your Clean-up, set your hand aside face down; take it at the start of your next turn."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(game.hand(me)) > 0

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        cards = game.hand(me)[:]
        game.set_aside(cards, me, HAND, face_down=True)
        game.lasting(BidingHand(), me).cards = cards


class Bureaucracy(Prophecy):
    """When you gain a card that does not cost 0, gain a Copper."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        cost = now.cost
        return now.seat == me and cost.coins + cost.potion + cost.debt > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "copper")


class DivineWind(Prophecy):
    """When the last Sun is removed, remove all kingdom piles, and set up 10 new ones."""

    def come_true(self, game: Game, me: int) -> None:
        change_kingdom(game, me)


class Enlightenment(Prophecy):
    """Treasures are also Actions. In an Action phase, following one gives +1 Card, +1 Action instead."""

    # A Way may be followed for any of them.
    hears_treasures = True

    def more_types(self, game: Game, defn: CardDef, card: Card) -> int:
        return ACTION if defn.types & TREASURE else 0

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.phase == ACTIONS and game.is_treasure(now.card)

    def on_follow(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if not isinstance(now.replaced, FirstPlayThreat) or game.may(me, "play.instead"):
            now.replaced = self

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.note("instead", me, [this])
        game.plus(me, cards=1, actions=1)


class FlourishingTrade(Prophecy):
    """Cards cost 1 less. You may use Actions as Buys."""

    counts_actions = True

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1

    def actions_buy(self, game: Game, me: int) -> bool:
        return True


class GoodHarvest(Prophecy):
    """The first time you play each differently named Treasure in a turn, first: +1 Buy, +1 coin."""

    hears_treasures = True
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        turn = game.state.turn
        if now.seat != me or turn.seat != me or not game.is_treasure(now.card):
            return False
        return now.card.name not in [card.name for card in turn.played[: now.nth - 1]]

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=1)


class GreatLeader(Prophecy):
    """After each Action you play, +1 Action."""

    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, actions=1)


class Growth(Prophecy):
    """When you gain a Treasure, gain a cheaper card."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_treasure(now.card) and len(game.cheaper(now.cost)) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain(me, game.choose_pile(me, "gain", game.cheaper(now.cost), intent=TO_GAIN))


class HarshWinter(Prophecy):
    """When you gain a card in your turn, take the Debt on its pile; if there is none, put 2 Debt there."""

    materials = DEBT

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_turn_of(me) and game.has_pile(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        pile = now.card.home
        if game.debt_on(pile):
            game.take_debt_off(me, pile)
        else:
            game.put_debt(me, pile, 2)


class KindEmperor(Prophecy):
    """At the start of your turn, and when you remove the last Sun, gain an Action to your hand."""

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.give(game, me)

    def come_true(self, game: Game, me: int) -> None:
        self.give(game, me)

    def give(self, game: Game, me: int) -> None:
        """Let a player gain an Action to the hand."""
        game.gain(me, game.choose_pile(me, "gain", game.showing(ACTION), intent=TO_GAIN), HAND)


class Panic(Prophecy):
    """When you play a Treasure, +2 Buys. When you discard one from play, return it to its pile."""

    hears_treasures = True
    reads = NOTHING
    writes = COUNTS | OWN_CARD

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.is_treasure(now.card):
            return False
        if now.kind == ON_BEFORE_PLAY:
            return True
        return now.from_zone == PLAY and game.has_pile(now.card) and game.unmoved(now)

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=2)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.return_to_pile(now.card, me, DISCARD)


class Progress(Prophecy):
    """When you gain a card, put it onto your deck."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class RapidPlay(PlayNextTurn):
    """At the start of your next turn, play the card set aside."""

    name = "rapid_expansion"


class RapidExpansion(Prophecy):
    """When you gain an Action or Treasure, set it aside and play it at the start of your next turn."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.types_of(now.card) & (ACTION | TREASURE) != 0 and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, game.pick_up(now))
        game.lasting(RapidPlay(), me).cards = [now.card]


class Sickness(Prophecy):
    """At the start of your turn, choose one: gain a Curse onto your deck; or discard 3 cards."""

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.choose_mode(me, "choose", ["curse", "discard"]) == "curse":
            game.gain_named(me, "curse", DECK)
        else:
            game.discard(game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD), me, HAND)
