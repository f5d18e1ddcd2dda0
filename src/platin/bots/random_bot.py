"""A bot that answers at random: all legal answers are equally likely. It has a generator of its own."""

from math import comb, perm
from random import Random

from platin.engine.asking import Mind
from platin.engine.decision import Decision
from platin.engine.game import Game


class RandomBot(Mind):
    """Picks any legal answer. The same seed and the same questions give the same answers."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)

    def answer(self, game: Game, decision: Decision) -> list[int]:
        codes = decision.options()
        if decision.high <= 1 and codes:
            # The same draws as below, without lists and weights: most questions are about one option, or none.
            many = len(codes)
            none = self.chance.random() * int(many + 1 - decision.low) < int(1 - decision.low)
            return [] if none or not decision.high else [codes[self.chance.randrange(many)]]
        sizes = range(decision.low, min(decision.high, len(codes)) + 1)
        # There are more answers of some sizes than of others.
        ways = perm if decision.ordered else comb
        size = self.chance.choices(sizes, [ways(len(codes), size) for size in sizes])[0]
        return self.chance.sample(codes, size)
