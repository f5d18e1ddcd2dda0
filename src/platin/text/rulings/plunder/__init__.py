"""Rulings for Plunder (Plünderer), first print."""

from typing import Final

from platin.text.rulings.plunder import actions, durations, events, loot, traits, treasures, waiting
from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    *waiting.RULINGS,
    *durations.RULINGS,
    *actions.RULINGS,
    *treasures.RULINGS,
    *loot.RULINGS,
    *traits.RULINGS,
    *events.RULINGS,
)
