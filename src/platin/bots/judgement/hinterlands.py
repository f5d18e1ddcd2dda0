"""Judgement of cards of Hinterlands."""

from platin.bots.lore import Lore


class Berserker(Lore):
    worth = 39
