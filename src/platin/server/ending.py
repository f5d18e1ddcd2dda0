"""What a player should know before a purchase, or the end of the turn, ends the game.

It is tried out on a copy in which everything hidden is dealt anew, so nothing of that can show in the result.
"""

from collections.abc import Sequence
from typing import Final

from platin.bots.plan import Strategy
from platin.bots.strategy_bot import StrategyBot
from platin.bots.trial import clean_up, imagine
from platin.engine.const import OPT_LANDSCAPE, OPT_MODE, OPT_PILE, OVER
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.score import scores, winners
from platin.engine.turn import is_over
from platin.server.wire import EndingView
from platin.session.question import CodedOption

# Picking nothing, among the numbers of the options.
NOTHING: Final = -1
# What picking nothing ends the turn in; before a Night phase it does not, and then the trial is of the Night phase.
_LAST: Final = ("turn.buy", "turn.night", "turn.end")
# So many piles, or cards of one, may be emptied by an Event.
_FEW: Final = 2


def endings(game: Game, decision: Decision, options: Sequence[CodedOption], counted: bool) -> list[EndingView]:
    """Give the answers that end the game with this turn.

    Where the points are `counted` by all, only those by which the player does not win, with the points then.
    """
    seat = decision.seat
    if decision.key not in _LAST or decision.by != seat:
        return []
    tried = [NOTHING] if is_over(game) else []
    if decision.key == "turn.buy":
        tried += [at for at, option in enumerate(options) if may_end(game, option.code)]
    found: list[EndingView] = []
    for pick in tried:
        after = imagine(game, seat, StrategyBot(Strategy("", [])))
        if pick >= 0:
            _buy(after, seat, options[pick].code)
        clean_up(after)
        if after.state.phase != OVER or (counted and seat in winners(after)):
            continue
        found.append({"pick": pick, "points": scores(after) if counted else []})
    return found


def may_end(game: Game, code: int) -> bool:
    """Tell whether a purchase may empty what must be empty; an Event may empty more than one card.

    Where that is empty already, it is the end of the turn that is told of.
    """
    st = game.state
    if is_over(game):
        return False
    if OPT_PILE <= code < OPT_LANDSCAPE:
        pile = code - OPT_PILE
        last = len(st.piles[pile]) == 1
        fills = st.rules.piles[pile].supply and st.empty + 1 >= st.rules.empty_limit
        return last and (fills or pile in st.rules.end_piles)
    near = st.empty + _FEW >= st.rules.empty_limit or any(len(st.piles[pile]) <= _FEW for pile in st.rules.end_piles)
    return near and OPT_LANDSCAPE <= code < OPT_MODE


def _buy(game: Game, seat: int, code: int) -> None:
    if code < OPT_LANDSCAPE:
        game.buy(seat, code - OPT_PILE)
    else:
        game.buy_event(seat, code - OPT_LANDSCAPE)
