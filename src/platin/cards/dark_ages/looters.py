"""The Looters, and the Ruins that they bring into the game."""

from typing import Final

from platin.engine.card import NO_PLUS, Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, LOOTER, REVEALED, RUINS
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef, Setup


class Cultist(CardDef):
    """+2 Cards. Each other player gains a Ruins. You may play a Cultist from your hand. When trashed, +3 Cards."""

    types = ACTION | ATTACK | LOOTER
    cost = 5
    brings = Plus(cards=2)

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("ruins")

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain(other, game.pile_named("ruins"))
        cultists = [card for card in game.playable(me, ACTION) if card.name == self.name]
        card = game.may_choose_card(me, "play", cultists, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=3)


class DeathCart(CardDef):
    """+5 coins. Trash an Action from your hand, or else this. When you gain this, gain 2 Ruins."""

    types = ACTION | LOOTER
    cost = 4
    brings = Plus(coins=5)
    kinds = TRASHES

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("ruins")

    def then(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        card = game.may_choose_card(me, "trash", actions, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        else:
            game.trash_this(me, this)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in range(2):
            game.gain(me, game.pile_named("ruins"))


class DeathCart2(DeathCart):
    """Second print: you may trash this or an Action from your hand, for +5 coins."""

    brings = NO_PLUS
    may_bring = Plus(coins=5)

    def then(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        modes = ["this"] if game.is_here(me, this) else []
        if actions:
            modes.append("action")
        mode = game.choose_mode(me, "choose", [*modes, "no"])
        if mode == "no":
            return
        if mode == "this":
            game.trash_this(me, this)
        else:
            game.trash(game.choose_cards(me, "action", actions, 1, 1, intent=TO_TRASH), me, HAND)
        game.plus(me, coins=5)


class Marauder(CardDef):
    """Gain a Spoils. Each other player gains a Ruins."""

    types = ACTION | ATTACK | LOOTER
    cost = 4
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("ruins")
        setup.add_beside("spoils")

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "spoils")
        for other in game.affected(me):
            game.gain(other, game.pile_named("ruins"))


class _Ruin(CardDef):
    """A card of the mixed Ruins pile, which a Looter brings into the game."""

    types = ACTION | RUINS
    kingdom = False


class AbandonedMine(_Ruin):
    """+1 coin."""

    brings = Plus(coins=1)


class RuinedLibrary(_Ruin):
    """+1 Card."""

    brings = Plus(cards=1)


class RuinedMarket(_Ruin):
    """+1 Buy."""

    brings = Plus(buys=1)


class RuinedVillage(_Ruin):
    """+1 Action."""

    brings = Plus(actions=1)


class Survivors(_Ruin):
    """Look at your top 2 cards. Discard them, or put them back in any order."""

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 2)
        if cards and game.choose_mode(me, "choose", ["discard", "back"]) == "discard":
            game.discard(cards, me, REVEALED)
        else:
            game.put_back(me, "order", cards)


RUINS_PILE: Final = PileDef(
    "ruins",
    ["survivors", "ruined_village", "ruined_market", "ruined_library", "abandoned_mine"] * 10,
    shuffled=True,
    per_opponent=10,
    kingdom=False,
)
