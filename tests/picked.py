"""What was picked before a game, as tests ask for it."""

from platin.cards import LIBRARY
from platin.engine.spec import Spec


def pick(spec: Spec, owner: str) -> str:
    """Give the one thing that was picked for a card or landscape; "" if nothing was."""
    return next((key for one in spec.choices if one.owner == owner for key in one.keys), "")


def piles_of_landscapes(spec: Spec) -> dict[str, str]:
    """Give the piles that were picked for landscapes, by their names."""
    return {one.owner: one.keys[0] for one in spec.choices if one.owner in LIBRARY.landscapes}
