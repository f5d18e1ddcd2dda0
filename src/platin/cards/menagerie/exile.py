"""Exile: the mat, the rule that comes with it, and the cards that exile."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    DURATION,
    HAND,
    ON_GAIN,
    PLAY,
    REVEALED,
    SUPPLY,
    TREASURE,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
    VICTORY,
)
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import CURSES, EXILE_MATS, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_EXILE, TO_GAIN
from platin.engine.moment import Moment
from platin.engine.seizing import SeizedGain
from platin.engine.setup import Setup
from platin.engine.zones import Zone, cards_in

EXILE: Final = Zone("exile")


class ExileReturns(Effect):
    """For everybody: when you gain a card, you may discard all other copies of it from your Exile mat."""

    name = "exile"
    until = UNTIL_USED
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.copies(game, now, me)) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard(self.copies(game, now, me), me, EXILE.number)

    def copies(self, game: Game, now: Moment, me: int) -> list[Card]:
        """Give the exiled cards of the name of the gained one; that may have been exiled itself."""
        return [card for card in exiled(game, me, now.card.name) if card is not now.card]


def use_exile(setup: Setup) -> None:
    """Let everybody have an Exile mat: for each card and landscape that exiles."""
    setup.add_rule(ExileReturns())


def exiled(game: Game, me: int, name: str) -> list[Card]:
    """Give the cards of a name that a player has in Exile."""
    return [card for card in cards_in(game.player(me), EXILE) if card.name == name]


def exile(game: Game, cards: list[Card], me: int, zone: int) -> None:
    """Move cards onto the Exile mat of a player from wherever they lie: neither gained, trashed nor discarded."""
    for card in cards:
        game.move(card, me, zone, EXILE.number)
    if cards:
        game.note("exile", me, cards)
    if zone == SUPPLY:
        for card in cards:
            if game.state.rules.piles[card.home].hidden:
                # The next card of the pile comes to light.
                game.state.secrets += 1
            game.tell_if_emptied(me, card)


def exile_top(game: Game, me: int, pile: int) -> Card | None:
    """Exile the top card of a pile; nothing if it is empty."""
    if pile < 0 or not game.state.piles[pile]:
        return None
    card = game.state.piles[pile][-1]
    exile(game, [card], me, SUPPLY)
    return card


def exile_named(game: Game, me: int, name: str) -> Card | None:
    """Exile a card of a name from its pile, if that belongs to the Supply and shows one."""
    pile = game.pile_of(name)
    if pile < 0 or not game.state.rules.piles[pile].supply:
        return None
    top = game.top_of(pile)
    return exile_top(game, me, pile) if top is not None and top.name == name else None


class _Exiling(CardDef):
    """A card that exiles."""

    materials = EXILE_MATS

    def on_setup(self, setup: Setup) -> None:
        use_exile(setup)


class BountyHunter(_Exiling):
    """+1 Action. Exile a card from hand. If you had no copy of it in Exile, +3 coins."""

    types = ACTION
    cost = 4
    brings = Plus(actions=1)
    may_bring = Plus(coins=3)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "exile", game.hand(me), intent=TO_EXILE)
        if card is None:
            return
        new = not exiled(game, me, card.name)
        exile(game, [card], me, HAND)
        if new:
            game.plus(me, coins=3)


class CamelTrain(_Exiling):
    """Exile a non-Victory card from the Supply. When you gain this, exile a Gold from the Supply."""

    types = ACTION
    cost = 3
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        piles = [pile for pile in game.showing(-1) if not game.types_of_kind(game.state.piles[pile][-1].defn) & VICTORY]
        exile_top(game, me, game.choose_pile(me, "exile", piles, intent=TO_EXILE))

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        exile_named(game, me, "gold")


class Cardinal(_Exiling):
    """+2 coins. Each other player reveals their top 2 cards, exiles one costing from 3 to 6 and discards the rest."""

    types = ACTION | ATTACK
    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            prey: list[Card] = []
            for card in cards:
                cost = game.cost(card)
                if 3 <= cost.coins <= 6 and not cost.potion and not cost.debt:
                    prey.append(card)
            taken = game.choose_card(other, "exile", prey, intent=TO_EXILE)
            if taken is not None:
                exile(game, [taken], other, REVEALED)
            game.discard([card for card in cards if card is not taken], other, REVEALED)


class Coven(_Exiling):
    """+1 Action, +2 coins. Each other player exiles a Curse from the Supply, or else discards their exiled Curses."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(actions=1, coins=2)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            if exile_named(game, other, "curse") is None:
                game.discard(exiled(game, other, "curse"), other, EXILE.number)


class Displace(_Exiling):
    """Exile a card from hand. Gain a card with another name costing up to 2 more than it."""

    types = ACTION
    cost = 5
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "exile", game.hand(me), intent=TO_EXILE)
        if card is None:
            return
        exile(game, [card], me, HAND)
        limit = game.cost(card).plus(2)
        piles = [pile for pile in game.gainable(limit) if game.state.piles[pile][-1].name != card.name]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class GatekeeperNextTurn(NextTurn):
    """At the start of your next turn: +3 coins."""

    name = "gatekeeper"
    brings = Plus(coins=3)


class GatekeeperThreat(Effect):
    """Whom a Gatekeeper threatens exiles each Action and Treasure on gaining it, unless a copy is in Exile already.

    Whether there is a copy is seen when the card is gained: to free it by that gain does not help.
    """

    name = "gatekeeper.threat"
    until = UNTIL_NEXT_TURN
    threatens = True
    seizes = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if not self.belongs_to(now.seat) or not game.types_of(now.card) & (ACTION | TREASURE):
            return False
        return not exiled(game, now.seat, now.card.name)

    def seize(self, game: Game, now: Moment) -> None:
        bound = game.lasting(GatekeeperExiles(), now.seat, self.source)
        bound.cards = [now.card]
        bound.count = now.counter


class GatekeeperExiles(SeizedGain):
    """Exile the card that was gained, if it still lies where it was gained to."""

    name = "gatekeeper.exiles"

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.unmoved(now):
            exile(game, [now.card], me, game.pick_up(now))


class Gatekeeper(_Exiling):
    """At the start of your next turn, +3 coins.

    Until then, each other player exiles each Action and Treasure on gaining it, unless a copy of it is in their Exile.
    """

    types = ACTION | DURATION | ATTACK
    cost = 5
    may_bring = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GatekeeperNextTurn(), me, this)
        game.lasting(GatekeeperThreat(), me, this)


class Sanctuary(_Exiling):
    """+1 Card, +1 Action, +1 Buy. You may exile a card from your hand."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, buys=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "exile", game.hand(me), intent=TO_EXILE)
        if card is not None:
            exile(game, [card], me, HAND)


class Stockpile(_Exiling):
    """Worth 3. +1 Buy. Exile this."""

    types = TREASURE
    cost = 3
    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            exile(game, [this], me, PLAY)
