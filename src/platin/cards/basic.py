"""The basic cards: money, Victory cards and Curses that lie beside every kingdom."""

from typing import Final

from platin.engine.card import CardDef, Plus
from platin.engine.choice import TableOption
from platin.engine.const import COFFERS_ANY_TIME, CURSE, DEBT_ANY_TIME, LEAVING_ENDS, TREASURE, VICTORY


class _Basic(CardDef):
    """A card that never is one of the ten kingdom piles."""

    expansion = "base"
    kingdom = False


class Copper(_Basic):
    """Worth 1."""

    types = TREASURE
    plain = True
    brings = Plus(coins=1)


class Silver(_Basic):
    """Worth 2."""

    types = TREASURE
    cost = 3
    plain = True
    brings = Plus(coins=2)


class Gold(_Basic):
    """Worth 3."""

    types = TREASURE
    cost = 6
    plain = True
    brings = Plus(coins=3)


class Platinum(_Basic):
    """Worth 5."""

    expansion = "prosperity"
    types = TREASURE
    copies = 12
    cost = 9
    plain = True
    brings = Plus(coins=5)


class Potion(_Basic):
    """Worth one Potion."""

    expansion = "alchemy"
    types = TREASURE
    cost = 4
    plain = True
    brings = Plus(potions=1)


class Estate(_Basic):
    """1 VP."""

    types = VICTORY
    cost = 2
    vp = 1


class Duchy(_Basic):
    """3 VP."""

    types = VICTORY
    cost = 5
    vp = 3


class Province(_Basic):
    """6 VP."""

    types = VICTORY
    cost = 8
    vp = 6


class Colony(_Basic):
    """10 VP."""

    expansion = "prosperity"
    types = VICTORY
    cost = 11
    vp = 10


COLONY: Final = TableOption(
    "colony",
    "prosperity",
    piles=(("gold", "platinum"), ("province", "colony")),
    ends=("colony",),
    recommended=4,
)

# Rules of later rulebooks. Where cards come with such a rulebook the table plays by it.
COFFERS: Final = TableOption("coffers_any_time", "guilds", agreed=COFFERS_ANY_TIME, later=True)
DEBT: Final = TableOption("debt_any_time", "rising_sun", agreed=DEBT_ANY_TIME)
DURATIONS: Final = TableOption("leaving_ends", "", agreed=LEAVING_ENDS)


class Curse(_Basic):
    """-1 VP."""

    types = CURSE
    vp = -1
