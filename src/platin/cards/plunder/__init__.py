"""Plunder: some of its kingdom cards, Traits and Events, and all of its Loot."""

from platin.cards.plunder import events, kingdom, loot, traits
from platin.engine.card import CardDef, Effect, Landscape
from platin.engine.setup import PileDef

CARDS: list[CardDef] = kingdom.CARDS + loot.CARDS
LANDSCAPES: list[Landscape] = events.LANDSCAPES + traits.LANDSCAPES
EFFECTS: list[Effect] = events.EFFECTS + kingdom.EFFECTS + loot.EFFECTS + traits.EFFECTS
PILES: list[PileDef] = loot.PILES
