"""Judgement of cards of Guilds."""

from platin.bots.lore import Lore


class Baker(Lore):
    coins = 1
    worth = 70
    copies = 2
