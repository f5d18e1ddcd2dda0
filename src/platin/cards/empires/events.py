"""The Events of Empires."""

from platin.engine.card import Card, Plus
from platin.engine.const import ACTION, BUYS, COUNTS, DISCARD, HAND, NOTHING, SUPPLY, UNTIL_USED, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import DEBT, VP
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_KEEP, TO_PUT_TOKEN, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment
from platin.engine.setup import Setup
from platin.engine.zones import DEBT_TOKENS


class Advance(Event):
    """You may trash an Action from hand, to gain an Action costing up to 6."""

    def then(self, game: Game, me: int) -> None:
        actions = [card for card in game.hand(me) if game.types_of(card) & ACTION]
        card = game.may_choose_card(me, "trash", actions, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", Cost(6), ACTION)


class Annex(Event):
    """Shuffle all but up to 5 cards of your discard pile into your deck. Gain a Duchy."""

    debt = 8

    def then(self, game: Game, me: int) -> None:
        discard = game.player(me).discard[:]
        kept = game.choose_cards(me, "keep", discard, 0, 5, intent=TO_KEEP)
        others = [card for card in discard if card not in kept]
        # No source says whether a deck is shuffled to which nothing is added: it is left alone.
        if others:
            game.shuffle_into_deck(others, me, DISCARD)
        game.gain_named(me, "duchy")


class Banquet(Event):
    """Gain 2 Coppers and a card costing up to 5 that is no Victory card."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        for _ in range(2):
            game.gain_named(me, "copper")
        piles = [pile for pile in game.gainable(Cost(5)) if not game.is_victory(game.state.piles[pile][-1])]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class Conquest(Event):
    """Gain 2 Silvers. +1 VP per Silver you have gained this turn."""

    cost = 6
    recalls = True
    materials = VP

    def then(self, game: Game, me: int) -> None:
        for _ in range(2):
            game.gain_named(me, "silver")
        game.plus(me, vp=len([gain for gain in game.player(me).gained if gain.defn.name == "silver"]))


class Delve(Event):
    """+1 Buy. Gain a Silver."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        game.gain_named(me, "silver")


class Dominate(Event):
    """Gain a Province; if you did, +9 VP."""

    cost = 14
    materials = VP

    def then(self, game: Game, me: int) -> None:
        if game.gain_named(me, "province") is not None:
            game.plus(me, vp=9)


def donate(game: Game, me: int) -> None:
    """Take deck and discard pile into hand, trash any number of cards, shuffle the rest into the deck, draw 5."""
    game.take_all(me)
    hand = game.hand(me)
    game.trash(game.choose_cards(me, "trash", hand, 0, len(hand), intent=TO_TRASH), me, HAND)
    game.shuffle_into_deck(game.hand(me)[:], me, HAND)
    game.draw(me, 5)


class DonateAfterTurn(Effect):
    """When the turn is over: Donate."""

    name = "donate"
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def between_turns(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        donate(game, me)


class Donate(Event):
    """After this turn: deck and discard pile into hand, trash any number, shuffle the rest into the deck, draw 5."""

    debt = 8

    def then(self, game: Game, me: int) -> None:
        game.lasting(DonateAfterTurn(), me)


class DonateNextTurn(Effect):
    """At the start of your next turn, first of all: Donate."""

    name = "donate.next_turn"
    until = UNTIL_USED
    first = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        donate(game, me)


class Donate2(Event):
    """At the start of your next turn, first: deck and discard pile into hand, trash, shuffle the rest, draw 5."""

    debt = 8

    def then(self, game: Game, me: int) -> None:
        game.lasting(DonateNextTurn(), me)


class Ritual(Event):
    """Gain a Curse; if you did, trash a card from hand: +1 VP per coin it costs."""

    cost = 4
    materials = VP

    def then(self, game: Game, me: int) -> None:
        if game.gain_named(me, "curse") is None:
            return
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            worth = game.cost(card).coins
            game.trash([card], me, HAND)
            game.plus(me, vp=worth)


class SaltTheEarth(Event):
    """+1 VP. Trash a Victory card from the Supply."""

    cost = 4
    brings = Plus(vp=1)

    def then(self, game: Game, me: int) -> None:
        pile = game.choose_pile(me, "trash", game.showing(VICTORY), intent=TO_TRASH)
        if pile >= 0:
            game.trash([game.state.piles[pile][-1]], me, SUPPLY)


class _Tax(Event):
    """Put 2 Debt on a Supply pile. Set-up: 1 Debt on each. Somebody takes what lies there."""

    cost = 2
    materials = DEBT
    reads = NOTHING
    writes = COUNTS

    def on_ready(self, setup: Setup) -> None:
        for info in setup.rules.piles:
            if info.supply:
                setup.put_token(info.index, DEBT_TOKENS)

    def then(self, game: Game, me: int) -> None:
        piles = [info.index for info in game.state.rules.piles if info.supply]
        game.put_debt(me, game.choose_pile(me, "debt", piles, intent=TO_PUT_TOKEN), 2)


class Tax(_Tax):
    """Put 2 Debt on a Supply pile. Set-up: 1 Debt on each. Who buys a card takes the Debt from its pile."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.debt_on(now.card.home) > 0

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_debt_off(me, now.card.home)


class Tax2(_Tax):
    """Put 2 Debt on a Supply pile. Set-up: 1 Debt on each. Who gains a card in their Buy phase takes that there."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.phase == BUYS and game.is_turn_of(me) and game.debt_on(now.card.home) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_debt_off(me, now.card.home)


class Triumph(Event):
    """Gain an Estate; if you did, +1 VP per card you have gained this turn."""

    debt = 5
    recalls = True
    materials = VP

    def then(self, game: Game, me: int) -> None:
        if game.gain_named(me, "estate") is not None:
            game.plus(me, vp=len(game.player(me).gained))


class Wedding(Event):
    """+1 VP. Gain a Gold."""

    cost = 4
    debt = 3
    brings = Plus(vp=1)

    def then(self, game: Game, me: int) -> None:
        game.gain_named(me, "gold")


class Windfall(Event):
    """If your deck and discard pile are empty, gain 3 Golds."""

    cost = 5

    def then(self, game: Game, me: int) -> None:
        p = game.player(me)
        if not p.deck and not p.discard:
            for _ in range(3):
                game.gain_named(me, "gold")
