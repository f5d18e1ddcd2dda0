"""The split piles of Empires: five cheaper cards on five dearer ones."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    BUYS,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    REVEALED,
    SUPPLY,
    TREASURE,
)
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_REVEAL, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef


class _OfSplitPile(CardDef):
    """One of the two cards of a pile."""

    types = ACTION
    kingdom = False


# Catapult and Rocks


class Catapult(_OfSplitPile):
    """+1 coin. Trash a card from hand. It costs 3 or more: the others gain a Curse. A Treasure: they discard to 3."""

    types = ACTION | ATTACK
    cost = 3
    brings = Plus(coins=1)
    kinds = TRASHES | CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        if game.cost(card).coins >= 3:
            for other in game.affected(me):
                game.gain_named(other, "curse")
        if game.is_treasure(card):
            for other in game.affected(me):
                game.discard_down_to(other, "discard", 3)


class Rocks(_OfSplitPile):
    """Worth 1. When you gain or trash this, gain a Silver: in your Buy phase onto your deck, otherwise to your hand."""

    types = TREASURE
    cost = 4
    brings = Plus(coins=1)
    kinds = GAINS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.gain_silver(game, me)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.gain_silver(game, me)

    def gain_silver(self, game: Game, me: int) -> None:
        buying = game.state.turn.seat == me and game.state.phase == BUYS
        game.gain_named(me, "silver", DECK if buying else HAND)


CATAPULT_ROCKS: Final = PileDef("catapult_rocks", ["rocks", "catapult"], copies=5)

# Encampment and Plunder


class EncampmentReturns(Effect):
    """When Clean-up begins, return the Encampment that was set aside to its pile."""

    name = "encampment"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.return_to_pile(self.cards[0], me, ASIDE)


class Encampment(_OfSplitPile):
    """+2 Cards, +2 Actions. You may reveal a Gold or Plunder from hand. Otherwise set this aside until Clean-up.

    Then it returns to its pile.
    """

    cost = 2
    brings = Plus(cards=2, actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        shown = [card for card in game.hand(me) if card.name in ("gold", "plunder")]
        card = game.may_choose_card(me, "reveal", shown, intent=TO_REVEAL)
        if card is not None:
            game.reveal([card], me)
        elif game.is_here(me, this):
            game.set_aside([this], me, PLAY)
            # Another card may have been played as an Encampment.
            itself = game.as_itself(this, me, ASIDE)
            game.lasting(EncampmentReturns(), me, itself).cards = [itself]


class Plunder(_OfSplitPile):
    """Worth 2. +1 VP."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=2, vp=1)


ENCAMPMENT_PLUNDER: Final = PileDef("encampment_plunder", ["plunder", "encampment"], copies=5)

# Gladiator and Fortune


class FortuneDoubled(Effect):
    """Remembers that the coins were doubled this turn."""

    name = "fortune"


class Fortune(_OfSplitPile):
    """+1 Buy. Double your coins, once a turn. When you gain this, gain a Gold per Gladiator you have in play."""

    types = TREASURE
    cost = 8
    debt = 8
    brings = Plus(buys=1)
    may_bring = Plus(coins=4)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        if any([effect.name == self.name and effect.owner == me for effect in game.state.effects]):
            return
        game.lasting(FortuneDoubled(), me, this)
        if game.state.turn.seat == me:
            game.plus(me, coins=game.state.turn.coins)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in [card for card in game.in_play(me) if card.name == "gladiator"]:
            game.gain_named(me, "gold")


class Gladiator(_OfSplitPile):
    """+2 coins. Reveal a card from hand; the player to your left may reveal a copy. If not: +1 coin, trash a Gladiator.

    That one comes from the Supply.
    """

    cost = 3
    brings = Plus(coins=2)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if self.is_matched(game, me):
            return
        game.plus(me, coins=1)
        pile = game.pile_of(self.name)
        if pile >= 0 and game.state.rules.piles[pile].supply:
            cards = game.state.piles[pile]
            if cards and cards[-1].name == self.name:
                game.trash([cards[-1]], me, SUPPLY)

    def is_matched(self, game: Game, me: int) -> bool:
        """Let a player reveal a card, and tell whether the one to the left reveals a copy of it."""
        card = game.choose_card(me, "reveal", game.hand(me), intent=TO_REVEAL)
        if card is None:
            return False
        game.reveal([card], me)
        left = game.left_of(me)
        copies = [other for other in game.hand(left) if other.name == card.name]
        copy = game.may_choose_card(left, "match", copies, intent=TO_REVEAL)
        if copy is None:
            return False
        game.reveal([copy], left)
        return True


GLADIATOR_FORTUNE: Final = PileDef("gladiator_fortune", ["fortune", "gladiator"], copies=5)

# Patrician and Emporium


class Emporium(_OfSplitPile):
    """+1 Card, +1 Action, +1 coin. When you gain this with 5 or more Actions in play, +2 VP."""

    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)
    may_bring = Plus(vp=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len([card for card in game.in_play(me) if game.is_action(card)]) >= 5

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=2)


class Patrician(_OfSplitPile):
    """+1 Card, +1 Action. Reveal your top card; if it costs 5 or more, take it into your hand."""

    cost = 2
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 1)
        if cards and game.cost(cards[0]).coins >= 5:
            game.put_in_hand(cards, me, REVEALED)
        else:
            game.put_on_deck(cards, me, REVEALED)


PATRICIAN_EMPORIUM: Final = PileDef("patrician_emporium", ["emporium", "patrician"], copies=5)

# Settlers and Bustling Village


class BustlingVillage(_OfSplitPile):
    """+1 Card, +3 Actions. You may take a Settlers from your discard pile into your hand."""

    cost = 5
    brings = Plus(cards=1, actions=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        may_take_back(game, me, "settlers")


class Settlers(_OfSplitPile):
    """+1 Card, +1 Action. You may take a Copper from your discard pile into your hand."""

    cost = 2
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        may_take_back(game, me, "copper")


def may_take_back(game: Game, me: int, name: str) -> None:
    """Let a player look through the discard pile, and show a card of this name to take it into the hand."""
    cards = [card for card in game.player(me).discard if card.name == name]
    card = game.may_choose_card(me, "take", cards, intent=TO_TAKE)
    if card is not None:
        game.reveal([card], me)
        game.put_in_hand([card], me, DISCARD)


SETTLERS_BUSTLING_VILLAGE: Final = PileDef("settlers_bustling_village", ["bustling_village", "settlers"], copies=5)
