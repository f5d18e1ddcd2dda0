"""All cards and landscapes, one module an expansion. `LIBRARY` holds every one of them."""

from typing import Final

from platin.cards import base, basic
from platin.engine.setup import Library

LIBRARY: Final = Library()
LIBRARY.add(basic.CARDS, [], [], [])
LIBRARY.add(base.CARDS, base.LANDSCAPES, base.EFFECTS, base.PILES)
