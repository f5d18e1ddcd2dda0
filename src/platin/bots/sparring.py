"""Plans tried out against each other before a game, on a table like that of the game."""

from collections.abc import Callable
from typing import Final

from platin.bots.plan import Strategy
from platin.bots.roster import sweeps
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.game import Game
from platin.engine.score import winners
from platin.engine.setup import deal, lay_out
from platin.engine.state import GameState, Rules
from platin.engine.turn import play_out

# A game that takes longer than this is settled as it stands.
LONGEST: Final = 60
# Games that show which plan is worth a closer look, and games that then decide.
FEW: Final = 8
MANY: Final = 64


def table_like(rules: Rules) -> GameState | None:
    """Lay out a table for two with the piles and landscapes of another; None if it has cards that nobody knows."""
    spec = rules.spec.for_players(2)
    for name in spec.kingdom:
        if name not in LIBRARY.cards and name not in LIBRARY.piles:
            return None
    for name in spec.landscapes:
        if name not in LIBRARY.landscapes:
            return None
    return lay_out(LIBRARY, spec)


def won(table: GameState, one: Agent, other: Agent, first: int, last: int) -> int:
    """Give how many halves of a game one bot wins against another in some games, with the seats exchanged."""
    halves = 0
    for number in range(first, last):
        seat = number % 2
        game = Game(deal(table, number // 2), [one, other] if seat == 0 else [other, one])
        game.auto = sweeps(game.agents, table.rules)
        play_out(game, LONGEST * 2)
        best = winners(game)
        if seat in best:
            halves += 2 // len(best)
    return halves


def best_plan(rules: Rules, usual: Strategy, others: list[Strategy], player: Callable[[Strategy], Agent]) -> Strategy:
    """Give the plan that does best against the usual one, which is kept if none wins more than half of the games.

    A plan that beats the usual one is the better one whoever the opponent is: the others have these plans too.
    """
    table = table_like(rules) if others else None
    if table is None:
        return usual
    champion = player(usual)
    best: Strategy | None = None
    most = 0
    for plan in others:
        halves = won(table, player(plan), champion, 0, FEW)
        if halves > most:
            most = halves
            best = plan
    if best is None or most * 2 < FEW:
        return usual
    most += won(table, player(best), champion, FEW, MANY)
    return best if most > MANY else usual
