"""Proof by play: random games over random kingdoms, the checks that must hold at every decision, counts of trees.

Used by the tests and by the command `fuzz`. Nothing of the game itself is here.
"""
