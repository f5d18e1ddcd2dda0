"""Somebody to ask for a hint: what would you do here, and why? A stronger bot that can say why can take the place."""

from dataclasses import dataclass
from typing import Final, Protocol

from platin.bots.general import GeneralBot
from platin.bots.reasons import Reason, reason_for
from platin.engine.decision import Decision
from platin.engine.game import Game


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer by the codes of its options, and the reason for it."""

    picked: tuple[int, ...]
    reason: Reason


class Coach(Protocol):
    """Gives advice, by the name of a contestant (`roster`), and looks only at what the player may see."""

    @property
    def bot(self) -> str:
        """The bot that speaks."""

    def advise(self, game: Game, decision: Decision) -> Advice:
        """Say what to answer, and why."""


class AllRounder:
    """The strongest bot at hand, asked for its opinion."""

    bot: Final = "general"

    def __init__(self) -> None:
        self._mind = GeneralBot()

    def advise(self, game: Game, decision: Decision) -> Advice:
        """Say what to answer, and why."""
        picked = self._mind.answer(game, decision)
        self._mind.at.begin(game, decision.seat)
        return Advice(tuple(picked), reason_for(game, decision, picked, self._mind.sense.values))
