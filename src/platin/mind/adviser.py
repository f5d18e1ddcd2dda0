"""Advice at the table: what the coach would buy now, with the chances of winning of the best purchases.

It plays on from the pending question for a moment, in worlds that could be the real one to the player. Questions other
than purchases are left to a bot.
"""

from dataclasses import dataclass
from typing import Final

from platin.bots.general import GeneralBot
from platin.bots.reasons import Reason, reason_for
from platin.engine.buys import BuyDecision
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.mind.coach import asked_again, other_answers, plans_for
from platin.mind.weighing import Pending, Scales
from platin.sim.statistics import Estimate
from platin.strategy.contestants import player_of
from platin.strategy.reader import read_text

SECONDS: Final = 0.8


@dataclass(frozen=True, slots=True)
class Counsel:
    """Answers by the codes of their options, with their chances, that which is advised first; and the reason for it."""

    answers: tuple[tuple[tuple[int, ...], Estimate], ...]
    reason: Reason


def counsel(game: Game, decision: Decision, seconds: float = SECONDS, seed: int = 1) -> Counsel | None:
    """Say what to buy, or nothing if no purchase is pending or there is no choice. The game does not change."""
    if not isinstance(decision, BuyDecision) or decision.by != decision.seat:
        return None
    bot = GeneralBot()
    wish = bot.answer(game, decision)
    others = other_answers(game, decision, wish)
    state = game.state.copy()
    state.log = None
    if not others or not asked_again(state, decision):
        return None
    answers = tuple([tuple(one) for one in [wish, *others]])
    plan = plans_for(state.rules.spec, learn=False).plan
    # One of its own: others may be thinking at the same time.
    player = player_of(read_text(plan, "plan").strategy) if plan else GeneralBot()
    ranked = Scales(Pending({}, decision.by, answers, plan, 0, seed), state, player).rank(seconds)
    bot.at.begin(game, decision.seat)
    reason = reason_for(game, decision, list(answers[ranked[0][0]]), bot.sense.values)
    return Counsel(tuple([(answers[at], chance) for at, chance in ranked]), reason)
