"""Rulings for Treasures of Plunder that act at once (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = ()
