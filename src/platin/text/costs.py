"""Costs as they are typed: 4, 4P with a Potion, 8D in Debt."""

import re
from typing import Final

from platin.engine.cost import Cost

_COST: Final = re.compile(r"^(?P<coins>\d+)?(?P<potion>P)?(?:\+?(?P<debt>\d+)D)?$", re.IGNORECASE)


def read_cost(text: str) -> Cost | None:
    """Read a cost; None if it is none."""
    found = _COST.match(text.strip())
    if found is None or not found[0]:
        return None
    return Cost(int(found["coins"] or 0), 1 if found["potion"] else 0, int(found["debt"] or 0))


def cost_notation(cost: Cost) -> str:
    """Write a cost as it is typed."""
    text = str(cost.coins) if cost.coins or not (cost.potion or cost.debt) else ""
    return text + ("P" if cost.potion else "") + (f"{cost.debt}D" if cost.debt else "")
