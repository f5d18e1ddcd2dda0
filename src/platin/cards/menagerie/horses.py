"""Horses, and the cards that bring them."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BUYS, DECK, HAND, PLAY, REACTION, TREASURE, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Horse(CardDef):
    """+2 Cards, +1 Action. Return this to its pile, which is not in the Supply."""

    types = ACTION
    cost = 3
    kingdom = False
    beside = True
    copies = 30
    brings = Plus(cards=2, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.return_to_pile(this, me, PLAY)


def gain_horses(game: Game, me: int, n: int) -> None:
    """Gain so many Horses, or as many as there are."""
    for _ in range(n):
        game.gain_named(me, "horse")


class _Stable(CardDef):
    """A card that brings Horses."""

    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("horse")


class Cavalry(_Stable):
    """Gain 2 Horses. When you gain this, +2 Cards, +1 Buy, and in your Buy phase return to your Action phase."""

    types = ACTION
    cost = 4

    def then(self, game: Game, me: int, this: Card) -> None:
        gain_horses(game, me, 2)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=2, buys=1)
        if game.state.turn.seat == me and game.state.phase == BUYS:
            game.return_to_actions(ending=False)


class Groom(_Stable):
    """Gain a card costing up to 4. Action: gain a Horse; Treasure: gain a Silver; Victory: +1 Card, +1 Action."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_gain(me, "gain", Cost(4))
        if card is None:
            return
        types = game.types_of(card)
        if types & ACTION:
            game.gain_named(me, "horse")
        if types & TREASURE:
            game.gain_named(me, "silver")
        if types & VICTORY:
            game.plus(me, cards=1, actions=1)


class Hostelry(_Stable):
    """+1 Card, +2 Actions. When you gain this, you may discard Treasures, revealed; gain a Horse for each."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        cards = game.choose_cards(me, "discard", treasures, 0, len(treasures), intent=TO_DISCARD)
        if cards:
            game.reveal(cards, me)
            game.discard(cards, me, HAND)
            gain_horses(game, me, len(cards))


class LiveryHorses(Effect):
    """This turn, when you gain a card costing 4 or more, gain a Horse."""

    name = "livery"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.cost.coins >= 4

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "horse")


class Livery(_Stable):
    """+3 coins. This turn, when you gain a card costing 4 or more, gain a Horse."""

    types = ACTION
    cost = 5
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(LiveryHorses(), me, this)


class Paddock(_Stable):
    """+2 coins. Gain 2 Horses. +1 Action per empty Supply pile."""

    types = ACTION
    cost = 5
    brings = Plus(coins=2)
    may_bring = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        gain_horses(game, me, 2)
        game.plus(me, actions=game.state.empty)


class Scrap(_Stable):
    """Trash a card from hand. Choose a different thing per coin it costs.

    +1 Card; +1 Action; +1 Buy; +1 coin; gain a Silver; gain a Horse.
    """

    types = ACTION
    cost = 3
    may_bring = Plus(cards=1, actions=1, buys=1, coins=1)
    kinds = GAINS | TRASHES
    plus_coins = 1

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        coins = game.cost(card).coins
        if not coins:
            return
        options = ["cards", "actions", "buys", "coins", "silver", "horse"]
        for mode in game.choose_options(me, "choose", options, coins):
            if mode == "cards":
                game.plus(me, cards=1)
            elif mode == "actions":
                game.plus(me, actions=1)
            elif mode == "buys":
                game.plus(me, buys=1)
            elif mode == "coins":
                game.plus(me, coins=1)
            else:
                game.gain_named(me, mode)


class Sleigh(_Stable):
    """Gain 2 Horses.

    When you gain a card, you may discard this from hand, to put that card into your hand or onto your deck.
    """

    types = ACTION | REACTION
    cost = 2
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        gain_horses(game, me, 2)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard([this], me, HAND)
        if not game.unmoved(now):
            return
        if game.choose_mode(me, "choose", ["hand", "deck"]) == "deck":
            game.topdeck(now)
        elif now.zone != HAND:
            game.put_in_hand([now.card], me, game.pick_up(now))


class Supplies(_Stable):
    """Worth 1. Gain a Horse onto your deck."""

    types = TREASURE
    cost = 2
    brings = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "horse", DECK)
