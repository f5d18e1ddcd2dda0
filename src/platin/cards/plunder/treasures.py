"""Treasures of Plunder that act at once."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import HAND, TREASURE
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_PLAY, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


def treasure_names(game: Game, me: int) -> int:
    """Count the differently named Treasures that a player has in play."""
    names: list[str] = []
    for card in game.in_play(me):
        if game.is_treasure(card) and card.name not in names:
            names.append(card.name)
    return len(names)


class Crucible(CardDef):
    """Trash a card from your hand. +1 coin for each coin it costs."""

    types = TREASURE
    cost = 4
    may_bring = Plus(coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, coins=game.cost(card).coins)


class Figurine(CardDef):
    """+2 Cards. You may discard an Action, for +1 Buy and +1 coin."""

    types = TREASURE
    cost = 5
    brings = Plus(cards=2)
    may_bring = Plus(buys=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        card = game.may_choose_card(me, "discard", actions, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, buys=1, coins=1)


class JewelledEgg(CardDef):
    """Worth 1. +1 Buy. When you trash this, gain a Loot."""

    types = TREASURE
    cost = 2
    brings = Plus(coins=1, buys=1)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)


class KingsCache(CardDef):
    """You may play a Treasure from your hand three times."""

    types = TREASURE
    cost = 7

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, TREASURE), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=3, repeater=this)


class Pendant(CardDef):
    """Worth 1 for each differently named Treasure you have in play, counting this."""

    types = TREASURE
    cost = 5
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=treasure_names(game, me))


class Pickaxe(CardDef):
    """Worth 1. Trash a card from your hand. If it costs 3 or more, gain a Loot into your hand."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=1)
    kinds = TRASHES | GAINS

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            if game.cost(card).coins >= 3:
                gain_loot(game, me, HAND)


class SackOfLoot(CardDef):
    """Worth 1. +1 Buy. Gain a Loot."""

    types = TREASURE
    cost = 6
    brings = Plus(coins=1, buys=1)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int, this: Card) -> None:
        gain_loot(game, me)


class SilverMine(CardDef):
    """Gain a Treasure that costs less than this into your hand."""

    types = TREASURE
    cost = 5
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        piles = game.cheaper(game.cost(this), TREASURE)
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN), HAND)


class Tools(CardDef):
    """Gain a copy of a card that anyone has in play."""

    types = TREASURE
    cost = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for p in game.state.players for card in p.play]
        piles: list[int] = []
        for info in game.state.rules.piles:
            top = game.top_of(info.index)
            if info.supply and top is not None and top.name in names:
                piles.append(info.index)
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))
