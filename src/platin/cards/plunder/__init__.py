"""Plunder (Plünderer): kingdom cards, Loot, Traits and Events."""
