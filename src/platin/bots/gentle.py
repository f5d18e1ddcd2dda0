"""An opponent for a first evening: it plays its cards with sense, but buys like somebody who is new to the game.

What is dear looks good to it, one card like the other; it never asks whether two Actions can be played in one hand, nor
whether a pile is about to run out. Which of several dear cards it takes is chance, with a generator of its own.
"""

from random import Random
from typing import Final

from platin.bots.plan import Strategy
from platin.bots.strategy_bot import StrategyBot
from platin.engine.buys import BuyDecision
from platin.engine.compiler import i64
from platin.engine.const import CURSE, NONE, OPT_PILE, VICTORY
from platin.engine.game import Game

# So many Provinces are left when it first thinks of other points, and of even the smallest.
LATE: Final = 3
LAST: Final = 1
# A card that costs so much less than the dearest is as good to it.
ALIKE: Final = 1
# Points that are worth this much are always bought.
MANY: Final = 6


class GentleBot(StrategyBot):
    """Plays any kingdom, not too well. It looks only at what its player may see."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(Strategy("easy", []))
        self.chance = Random(seed)

    def buy(self, game: Game, decision: BuyDecision) -> i64:
        """Play Treasures, pay, and buy something dear."""
        code: i64 = super().buy(game, decision)
        if code >= 0 or game.purchases_left() < 1 or game.state.players[decision.seat].debt:
            return code
        pile = self.dear(game, decision.seat)
        return OPT_PILE + pile if pile >= 0 else NONE

    def dear(self, game: Game, seat: int) -> int:
        """Give a pile whose top card is about as dear as any that can be had, or -1."""
        st = game.state
        left = len(st.piles[st.rules.pile_of["province"]])
        costs: list[tuple[int, int]] = []
        for info in st.rules.piles:
            top = game.top_of(info.index)
            if top is None or not info.supply or top.types & CURSE or not game.may_buy(seat, info.index):
                continue
            cost = game.coins_of(top)
            if top.types & VICTORY and not top.scores and top.vp < MANY and left > (LATE if top.vp > 1 else LAST):
                continue
            if cost > 0:
                costs.append((cost, info.index))
        if not costs:
            return -1
        most = max(costs)[0]
        return self.chance.choice([pile for cost, pile in costs if cost >= most - ALIKE])
