"""The basic cards: money, Victory cards and Curses that lie beside every kingdom."""

from platin.engine.card import CardDef
from platin.engine.const import CURSE, TREASURE, VICTORY


class Basic(CardDef):
    """A card that never is one of the ten kingdom piles."""

    expansion = "base"
    kingdom = False


class Copper(Basic):
    """Worth 1."""

    name = "copper"
    types = TREASURE
    plain = True
    coins = 1


class Silver(Basic):
    """Worth 2."""

    name = "silver"
    types = TREASURE
    cost = 3
    plain = True
    coins = 2


class Gold(Basic):
    """Worth 3."""

    name = "gold"
    types = TREASURE
    cost = 6
    plain = True
    coins = 3


class Platinum(Basic):
    """Worth 5."""

    name = "platinum"
    expansion = "prosperity"
    types = TREASURE
    cost = 9
    plain = True
    coins = 5


class Potion(Basic):
    """Worth one Potion."""

    name = "potion"
    expansion = "alchemy"
    types = TREASURE
    cost = 4
    plain = True
    potions = 1


class Estate(Basic):
    """1 VP."""

    name = "estate"
    types = VICTORY
    cost = 2
    vp = 1


class Duchy(Basic):
    """3 VP."""

    name = "duchy"
    types = VICTORY
    cost = 5
    vp = 3


class Province(Basic):
    """6 VP."""

    name = "province"
    types = VICTORY
    cost = 8
    vp = 6


class Colony(Basic):
    """10 VP."""

    name = "colony"
    expansion = "prosperity"
    types = VICTORY
    cost = 11
    vp = 10


class Curse(Basic):
    """-1 VP."""

    name = "curse"
    types = CURSE
    vp = -1


CARDS: list[CardDef] = [
    Copper(),
    Silver(),
    Gold(),
    Platinum(),
    Potion(),
    Estate(),
    Duchy(),
    Province(),
    Colony(),
    Curse(),
]
