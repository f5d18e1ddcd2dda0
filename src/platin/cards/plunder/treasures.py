"""Treasures of Plunder that act at once."""

from platin.engine.card import CardDef, Effect

CARDS: list[CardDef] = []

EFFECTS: list[Effect] = []
