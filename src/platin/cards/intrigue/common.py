"""What all cards of Intrigue share."""

from platin.engine.card import CardDef


class Intrigue(CardDef):
    expansion = "intrigue"
