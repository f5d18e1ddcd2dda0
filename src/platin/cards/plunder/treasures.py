"""Treasures of Plunder that act at once."""

from platin.cards.plunder.expansion import Plunder
from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import HAND, ON_TRASH, TREASURE
from platin.engine.game import Game
from platin.engine.setup import Setup


def treasure_names(game: Game, me: int) -> int:
    """Count the differently named Treasures that a player has in play."""
    names: list[str] = []
    for card in game.in_play(me):
        if card.is_treasure and card.name not in names:
            names.append(card.name)
    return len(names)


class Crucible(Plunder):
    """Trash a card from your hand. +1 coin for each coin it costs."""

    name = "crucible"
    types = TREASURE
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "crucible.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, coins=game.cost(card).coins)


class Figurine(Plunder):
    """+2 Cards. You may discard an Action, for +1 Buy and +1 coin."""

    name = "figurine"
    types = TREASURE
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        actions = [card for card in game.hand(me) if card.is_action]
        card = game.may_choose_card(me, "figurine.discard", actions)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, buys=1, coins=1)


class JewelledEgg(Plunder):
    """Worth 1. +1 Buy. When you trash this, gain a Loot."""

    name = "jewelled_egg"
    types = TREASURE
    cost = 2
    listens = 1 << ON_TRASH

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1, buys=1)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)


class KingsCache(Plunder):
    """You may play a Treasure from your hand three times."""

    name = "kings_cache"
    types = TREASURE
    cost = 7

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "kings_cache.play", game.playable(me, TREASURE))
        if card is not None:
            game.play(me, card, HAND, times=3, repeater=this)


class Pendant(Plunder):
    """Worth 1 for each differently named Treasure you have in play, counting this."""

    name = "pendant"
    types = TREASURE
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=treasure_names(game, me))


class Pickaxe(Plunder):
    """Worth 1. Trash a card from your hand. If it costs 3 or more, gain a Loot into your hand."""

    name = "pickaxe"
    types = TREASURE
    cost = 5

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1)
        card = game.choose_card(me, "pickaxe.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            if game.cost(card).coins >= 3:
                gain_loot(game, me, HAND)


class SackOfLoot(Plunder):
    """Worth 1. +1 Buy. Gain a Loot."""

    name = "sack_of_loot"
    types = TREASURE
    cost = 6

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1, buys=1)
        gain_loot(game, me)


class SilverMine(Plunder):
    """Gain a Treasure that costs less than this into your hand."""

    name = "silver_mine"
    types = TREASURE
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        limit = game.cost(this)
        piles: list[int] = []
        for pile in game.gainable(limit, TREASURE):
            top = game.top_of(pile)
            if top is not None and game.cost_of(top).less_than(limit):
                piles.append(pile)
        game.gain(me, game.choose_pile(me, "silver_mine.gain", piles), HAND)


class Tools(Plunder):
    """Gain a copy of a card that anyone has in play."""

    name = "tools"
    types = TREASURE
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for p in game.state.players for card in p.play]
        piles: list[int] = []
        for info in game.state.rules.piles:
            top = game.top_of(info.index)
            if info.supply and top is not None and top.name in names:
                piles.append(info.index)
        game.gain(me, game.choose_pile(me, "tools.gain", piles))


CARDS: list[CardDef] = [
    Crucible(),
    Figurine(),
    JewelledEgg(),
    KingsCache(),
    Pendant(),
    Pickaxe(),
    SackOfLoot(),
    SilverMine(),
    Tools(),
]

EFFECTS: list[Effect] = []
