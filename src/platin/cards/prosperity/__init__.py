"""Prosperity (Blütezeit): the kingdom cards of both editions. Platinum and Colony are in `basic`.

Cards that only one of the editions has stand side by side; a card that works differently in the second has two
classes, the later one with `edition = 2`.
"""

from platin.cards.prosperity import actions, attacks, purchases, treasures
from platin.engine.card import CardDef, Effect, Landscape
from platin.engine.setup import PileDef

CARDS: list[CardDef] = actions.CARDS + attacks.CARDS + purchases.CARDS + treasures.CARDS
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = actions.EFFECTS + purchases.EFFECTS + treasures.EFFECTS
PILES: list[PileDef] = []
