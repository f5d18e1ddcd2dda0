"""All cards and landscapes, one module an expansion. `LIBRARY` holds every one of them."""

from typing import Final

from platin.cards import alchemy, base, basic, cornucopia, intrigue, plunder, promo, prosperity, seaside
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
LIBRARY.add(promo.CARDS, promo.LANDSCAPES, promo.EFFECTS, promo.PILES)
