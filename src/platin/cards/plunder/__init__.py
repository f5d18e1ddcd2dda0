"""Plunder (Plünderer): kingdom cards, Loot, Traits and Events."""

from platin.cards.plunder import actions, durations, events, loot, traits, treasures, waiting
from platin.engine.card import CardDef, Effect, Landscape
from platin.engine.setup import PileDef

CARDS: list[CardDef] = waiting.CARDS + durations.CARDS + actions.CARDS + treasures.CARDS + loot.CARDS
LANDSCAPES: list[Landscape] = events.LANDSCAPES + traits.LANDSCAPES
EFFECTS: list[Effect] = (
    waiting.EFFECTS
    + durations.EFFECTS
    + actions.EFFECTS
    + treasures.EFFECTS
    + loot.EFFECTS
    + events.EFFECTS
    + traits.EFFECTS
)
PILES: list[PileDef] = loot.PILES
