"""The Heirlooms: what everybody begins with instead of a Copper, in games with the card that says so."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import HAND, HEIRLOOM, TREASURE, VICTORY
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH
from platin.engine.moment import Moment


class _Heirloom(CardDef):
    """A starting card in place of a Copper. It has no pile."""

    types = TREASURE | HEIRLOOM
    kingdom = False


class CursedGold(_Heirloom):
    """Worth 3. Gain a Curse."""

    cost = 4
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "curse")


class Goat(_Heirloom):
    """Worth 1. You may trash a card from your hand."""

    cost = 2
    brings = Plus(coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class HauntedMirror(_Heirloom):
    """Worth 1. When you trash this, you may discard an Action from hand. If you did, gain a Ghost."""

    plain = True
    brings = Plus(coins=1)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        card = game.may_choose_card(me, "discard", actions, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.gain_named(me, "ghost")


class LuckyCoin(_Heirloom):
    """Worth 1. Gain a Silver."""

    cost = 4
    brings = Plus(coins=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "silver")


class MagicLamp(_Heirloom):
    """Worth 1. If you have 6 or more cards in play of which you have only one there, trash this for 3 Wishes."""

    brings = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for card in game.in_play(me)]
        single = [name for name in names if names.count(name) == 1]
        if len(single) >= 6 and game.trash_this(me, this):
            for _ in range(3):
                game.gain_named(me, "wish")


class Pasture(_Heirloom):
    """Worth 1. 1 VP for each Estate that you own."""

    types = TREASURE | VICTORY | HEIRLOOM
    cost = 2
    plain = True
    brings = Plus(coins=1)
    vp = 1

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if card.name == "estate"])


class Pouch(_Heirloom):
    """Worth 1. +1 Buy."""

    cost = 2
    brings = Plus(coins=1, buys=1)
