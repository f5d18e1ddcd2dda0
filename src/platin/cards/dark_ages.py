"""Cards of Dark Ages that the rulings of other expansions name: Death Cart, the Ruins and the Shelters.

Later prints have classes of their own with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import (
    ACTION,
    HAND,
    LOOTER,
    ON_BUY,
    ON_GAIN,
    ON_TRASH,
    REACTION,
    REVEALED,
    RUINS,
    SHELTER,
    VICTORY,
)
from platin.engine.game import Game
from platin.engine.setup import PileDef, Setup


class DarkAges(CardDef):
    expansion = "dark_ages"


class DeathCart(DarkAges):
    """+5 coins. Trash an Action from your hand, or else this. When you gain this, gain 2 Ruins."""

    name = "death_cart"
    types = ACTION | LOOTER
    cost = 4
    listens = 1 << ON_GAIN

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("ruins")

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=5)
        actions = [card for card in game.hand(me) if card.is_action]
        card = game.may_choose_card(me, "death_cart.trash", actions)
        if card is not None:
            game.trash([card], me, HAND)
        else:
            game.trash_this(me, this)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in range(2):
            # All Ruins lie on the same pile.
            game.gain(me, game.pile_of("survivors"))


class DeathCart2(DeathCart):
    """Second print: you may trash this or an Action from your hand, for +5 coins."""

    edition = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if card.is_action]
        modes = ["this"] if game.is_here(me, this) else []
        if actions:
            modes.append("action")
        mode = game.choose_mode(me, "death_cart.choose", [*modes, "no"])
        if mode == "no":
            return
        if mode == "this":
            game.trash_this(me, this)
        else:
            game.trash(game.choose_cards(me, "death_cart.action", actions, 1, 1), me, HAND)
        game.plus(me, coins=5)


class Ruin(DarkAges):
    """A card of the mixed Ruins pile, which a Looter brings into the game."""

    types = ACTION | RUINS
    kingdom = False


class AbandonedMine(Ruin):
    """+1 coin."""

    name = "abandoned_mine"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class RuinedLibrary(Ruin):
    """+1 Card."""

    name = "ruined_library"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class RuinedMarket(Ruin):
    """+1 Buy."""

    name = "ruined_market"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1)


class RuinedVillage(Ruin):
    """+1 Action."""

    name = "ruined_village"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)


class Survivors(Ruin):
    """Look at your top 2 cards. Discard them, or put them back in any order."""

    name = "survivors"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 2)
        if cards and game.choose_mode(me, "survivors.choose", ["discard", "back"]) == "discard":
            game.discard(cards, me, REVEALED)
        else:
            game.put_back(me, "survivors.order", cards)


class Shelter(DarkAges):
    """A starting card in place of an Estate. It has no pile."""

    cost = 1
    kingdom = False


class Hovel(Shelter):
    """When you buy a Victory card, you may trash this from your hand."""

    name = "hovel"
    types = REACTION | SHELTER
    hand_listens = 1 << ON_BUY
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_victory

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([this], me, HAND)


class Hovel2(Hovel):
    """Second print: when you gain a Victory card, you may trash this from your hand."""

    edition = 2
    hand_listens = 1 << ON_GAIN


class Necropolis(Shelter):
    """+2 Actions."""

    name = "necropolis"
    types = ACTION | SHELTER

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=2)


class OvergrownEstate(Shelter):
    """0 VP. When you trash this, +1 Card."""

    name = "overgrown_estate"
    types = VICTORY | SHELTER
    listens = 1 << ON_TRASH

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


CARDS: list[CardDef] = [
    AbandonedMine(),
    DeathCart(),
    DeathCart2(),
    Hovel(),
    Hovel2(),
    Necropolis(),
    OvergrownEstate(),
    RuinedLibrary(),
    RuinedMarket(),
    RuinedVillage(),
    Survivors(),
]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = []
PILES: list[PileDef] = [
    PileDef(
        "ruins",
        ["survivors", "ruined_village", "ruined_market", "ruined_library", "abandoned_mine"] * 10,
        shuffled=True,
        per_opponent=10,
        kingdom=False,
    )
]
