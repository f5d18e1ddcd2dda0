"""What all cards of Prosperity have in common."""

from platin.engine.card import CardDef


class Prosperity(CardDef):
    expansion = "prosperity"
