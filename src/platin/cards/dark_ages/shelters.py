"""The Shelters: what everybody may begin with instead of Estates. They have no pile."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import TableOption
from platin.engine.const import ACTION, HAND, REACTION, SHELTER, VICTORY
from platin.engine.game import Game
from platin.engine.moment import Moment
from platin.engine.setup import PileDef


class _Shelter(CardDef):
    """A starting card in place of an Estate. It has no pile."""

    cost = 1
    kingdom = False


class _Hovel(_Shelter):
    types = REACTION | SHELTER
    hears_from = HAND
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_victory(now.card)


class Hovel(_Hovel):
    """When you buy a Victory card, you may trash this from your hand."""

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([this], me, HAND)


class Hovel2(_Hovel):
    """Second print: when you gain a Victory card, you may trash this from your hand."""

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([this], me, HAND)


class Necropolis(_Shelter):
    """+2 Actions."""

    types = ACTION | SHELTER
    brings = Plus(actions=2)


class OvergrownEstate(_Shelter):
    """0 VP. When you trash this, +1 Card."""

    types = VICTORY | SHELTER

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


SHELTERS: Final = PileDef("shelters", ["hovel", "necropolis", "overgrown_estate"], supply=False, dealt=True)

# Everybody begins with them instead of Estates.
SHELTERED: Final = TableOption(
    "shelters", "dark_ages", instead=(("estate", ("hovel", "necropolis", "overgrown_estate")),)
)
