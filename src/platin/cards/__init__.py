"""All cards and landscapes, a module or a package an expansion. `LIBRARY` holds every one of them.

Nothing is registered by hand: a class in one of these modules that is a card, a landscape or a named effect exists,
unless its name begins with an underscore (what several cards have in common); so does a described pile.
"""

import importlib
import pkgutil
from typing import Final

from platin.engine.setup import Library


def _modules(package: str, path: list[str]) -> list[str]:
    """Name all modules of cards, sorted."""
    found: list[str] = []
    for info in pkgutil.walk_packages(path, package + "."):
        found.append(info.name)
    return sorted(found)


LIBRARY: Final = Library()
for _name in _modules(__name__, list(__path__)):
    LIBRARY.scan(importlib.import_module(_name))
LIBRARY.fill_piles()
