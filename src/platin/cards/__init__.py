"""All cards and landscapes, one module an expansion. `LIBRARY` holds every one of them."""

from typing import Final

from platin.cards import (
    adventures,
    alchemy,
    allies,
    base,
    basic,
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
    seaside,
)
from platin.engine.setup import Library

LIBRARY: Final = Library()
LIBRARY.add(basic.CARDS, [], [], [])
LIBRARY.add(base.CARDS, base.LANDSCAPES, base.EFFECTS, base.PILES)
LIBRARY.add(intrigue.CARDS, intrigue.LANDSCAPES, intrigue.EFFECTS, intrigue.PILES)
LIBRARY.add(prosperity.CARDS, prosperity.LANDSCAPES, prosperity.EFFECTS, prosperity.PILES)
LIBRARY.add(alchemy.CARDS, alchemy.LANDSCAPES, alchemy.EFFECTS, alchemy.PILES)
LIBRARY.add(cornucopia.CARDS, cornucopia.LANDSCAPES, cornucopia.EFFECTS, cornucopia.PILES)
LIBRARY.add(plunder.CARDS, plunder.LANDSCAPES, plunder.EFFECTS, plunder.PILES)
LIBRARY.add(seaside.CARDS, seaside.LANDSCAPES, seaside.EFFECTS, seaside.PILES)
LIBRARY.add(hinterlands.CARDS, hinterlands.LANDSCAPES, hinterlands.EFFECTS, hinterlands.PILES)
LIBRARY.add(dark_ages.CARDS, dark_ages.LANDSCAPES, dark_ages.EFFECTS, dark_ages.PILES)
LIBRARY.add(guilds.CARDS, guilds.LANDSCAPES, guilds.EFFECTS, guilds.PILES)
LIBRARY.add(adventures.CARDS, adventures.LANDSCAPES, adventures.EFFECTS, adventures.PILES)
LIBRARY.add(empires.CARDS, empires.LANDSCAPES, empires.EFFECTS, empires.PILES)
LIBRARY.add(nocturne.CARDS, nocturne.LANDSCAPES, nocturne.EFFECTS, nocturne.PILES)
LIBRARY.add(menagerie.CARDS, menagerie.LANDSCAPES, menagerie.EFFECTS, menagerie.PILES)
LIBRARY.add(allies.CARDS, allies.LANDSCAPES, allies.EFFECTS, allies.PILES)
LIBRARY.add(promo.CARDS, promo.LANDSCAPES, promo.EFFECTS, promo.PILES)
