"""The games that are timed: Platin's, and the same by pyminion. Imported only in the process that times them."""

from collections.abc import Callable, Iterator
from typing import Any

KINGDOM = "smithy cellar festival market militia mine moat remodel village workshop".split()

Play = Callable[[int], int]
"""Plays game number n and gives the number of turns it took. Seats alternate with n."""


def platin(terminal: str) -> Play:
    """Big Money against Big Money, or against Big Money with Smithy: `platin.bots.big_money`."""
    from platin.bots.big_money import BigMoney

    return _platin_games([BigMoney(), BigMoney(terminal)])


def platin_same(terminal: str) -> Play:
    """Platin with players that buy by the very rules of pyminion's bots, in plain Python."""
    from platin.engine.const import OPT_PILE
    from platin.engine.turn import ALL_TREASURES, BuyDecision

    class LikePyminion:
        """Province from 8, Gold from 6, Smithy at exactly 4 (if it buys any), Silver from 3; never greener."""

        def __init__(self, terminal: str) -> None:
            self.terminal = terminal

        def __call__(self, game: Any, decision: Any) -> list[int]:
            if not isinstance(decision, BuyDecision):
                return list(decision.options()[:1])
            if decision.plain:
                return [ALL_TREASURES]
            state = game.state
            if state.turn.buys < 1:
                return []
            for name in self.wishes(state.turn.coins):
                pile = state.rules.pile_of[name]
                if state.piles[pile]:
                    return [OPT_PILE + pile]
            return []

        def wishes(self, coins: int) -> Iterator[str]:
            if coins >= 8:
                yield "province"
            if coins >= 6:
                yield "gold"
            if coins == 4 and self.terminal:
                yield self.terminal
            if coins >= 3:
                yield "silver"

    return _platin_games([LikePyminion(""), LikePyminion(terminal)])


def _platin_games(bots: list[Any]) -> Play:
    from platin.cards import LIBRARY
    from platin.engine.game import Game
    from platin.engine.score import winners
    from platin.engine.setup import Spec, deal, lay_out
    from platin.engine.turn import play_out

    table = lay_out(LIBRARY, Spec(2, KINGDOM))

    def play(number: int) -> int:
        seats = bots if number % 2 == 0 else bots[::-1]
        game = Game(deal(table, number), seats)
        game.auto = 3
        play_out(game)
        winners(game)
        return game.state.turn_number

    return play


def pyminion(terminal: str) -> Play:
    """pyminion's own BigMoney against BigMoney or BigMoneySmithy, as its Simulator runs them, at its best.

    Nothing is logged, the kingdom is given (so none is drawn at random), seats alternate without a shuffle, and
    results are not collected.
    """
    import copy
    import logging
    import random

    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.expansions import base
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    random.seed(1)
    names = [base.smithy, base.cellar, base.market, base.militia, base.mine]
    names += [base.moat, base.remodel, base.village, base.workshop, base.festival]
    bots = [BigMoney("one"), BigMoneySmithy("two") if terminal else BigMoney("two")]
    games = [
        Game(seats, [base.base_set], kingdom_cards=names, random_order=False, log_stdout=False)
        for seats in (bots, bots[::-1])
    ]

    def play(number: int) -> int:
        result = copy.copy(games[number % 2]).play()
        return sum(player.turns for player in result.game.players)

    return play


ENGINES: dict[str, Callable[[str], Play]] = {
    "platin": platin,
    "platin_same": platin_same,
    "pyminion": pyminion,
}
OPPONENTS = {"money": "", "smithy": "smithy"}
