"""What the kingdom cards of Plunder have in common."""

from platin.engine.card import CardDef


class Plunder(CardDef):
    expansion = "plunder"
