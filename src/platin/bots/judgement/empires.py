"""Judgement of cards of Empires."""

from platin.bots.lore import Lore


class Engineer(Lore):
    worth = 39
