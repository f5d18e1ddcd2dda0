"""The judgement of single cards and landscapes, a module an expansion: only where what `lore` derives will not do.

Nothing is registered by hand: a class in one of these modules is about the card or landscape that it is named after,
unless its name begins with an underscore. It says what differs: worth, copies, when a play is good, how a question is
answered.
"""

import importlib
import pkgutil
from types import ModuleType

from platin.bots.lore import JUDGED, Lore
from platin.engine.card import named_after


def scan(module: ModuleType) -> None:
    """Take in the judgements of a module."""
    for name, thing in vars(module).items():
        if isinstance(thing, type) and thing.__module__ == module.__name__ and issubclass(thing, Lore):
            if not name.startswith("_"):
                JUDGED[named_after(name)[0]] = thing


for _info in pkgutil.iter_modules(list(__path__)):
    scan(importlib.import_module(f"{__name__}.{_info.name}"))
