"""What the rulebooks rule: one checkable statement each, for scenarios to prove and people to read."""

from typing import Final

from platin.text.rulings import (
    adventures,
    alchemy,
    allies,
    base,
    cornucopia,
    dark_ages,
    empires,
    guilds,
    hinterlands,
    intrigue,
    menagerie,
    nocturne,
    plunder,
    promo,
    prosperity,
    rules,
    seaside,
)
from platin.text.rulings.ruling import Ruling

__all__ = ["ALL", "Ruling", "by_id", "for_card"]

ALL: Final[tuple[Ruling, ...]] = (
    *rules.RULINGS,
    *base.RULINGS,
    *intrigue.RULINGS,
    *prosperity.RULINGS,
    *alchemy.RULINGS,
    *cornucopia.RULINGS,
    *plunder.RULINGS,
    *seaside.RULINGS,
    *hinterlands.RULINGS,
    *dark_ages.RULINGS,
    *guilds.RULINGS,
    *adventures.RULINGS,
    *empires.RULINGS,
    *nocturne.RULINGS,
    *menagerie.RULINGS,
    *allies.RULINGS,
    *promo.RULINGS,
)

_BY_ID: Final[dict[str, Ruling]] = {ruling.id: ruling for ruling in ALL}


def by_id(ruling: str) -> Ruling:
    """Return the ruling with this id; raise KeyError if there is none."""
    return _BY_ID[ruling]


def for_card(card: str) -> tuple[Ruling, ...]:
    """Return the rulings for a card, those for either print together; the general rules for ""."""
    plain = card.partition("@")[0]
    return tuple(ruling for ruling in ALL if ruling.card.partition("@")[0] == plain)
