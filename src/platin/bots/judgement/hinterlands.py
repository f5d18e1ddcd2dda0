"""Judgement of cards of Hinterlands."""

from platin.bots.lore import Lore


class Berserker(Lore):
    worth = 39


class Cauldron(Lore):
    # Three Actions gained in a turn are rare: it is a Silver with a Buy.
    worth = 44
