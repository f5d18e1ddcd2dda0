"""Players written in Python: subclass `Player`, look at the `View`, and pick options of the `Question`.

A player gets plain data, built up from nothing for its seat: cards by name, zones whose order it may not know as sorted
names or counts. There is no way from it to the game: who wants to read that is a `Mind`.
"""

from collections.abc import Iterable, Sequence
from random import Random

from platin.bots.plan import Strategy
from platin.bots.strategy_bot import StrategyBot
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.session.question import Option, Question, options_of
from platin.session.view import View, view_of


class Player:
    """Somebody who plays. Subclass it and write `answer`; there is a new one for each game."""

    # What people call it, and the kingdom cards that it is about.
    name: str = ""
    needs: tuple[str, ...] = ()
    # Whether a simulation asks it which plain Treasures to play. Otherwise they are all played without a question.
    asks_treasures: bool = False

    def __init__(self, seed: int = 0) -> None:
        # For players that throw dice: the same seed gives the same game.
        self.chance = Random(seed)

    def answer(self, view: View, question: Question) -> Sequence[Option] | None:
        """Pick options of the question; None leaves the answer to common sense."""
        raise NotImplementedError(f"{type(self).__name__} has no method answer")


class Sitting:
    """A player at the table: an agent that passes on what may be seen, and takes options for an answer."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.asks_treasures = player.asks_treasures
        self._sense = StrategyBot(Strategy("", []))

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        view, question = look(game, decision)
        answer = self._player.answer(view, question)
        if answer is None:
            return self._sense(game, decision)
        codes = [option.code for option in options_of(game.state, decision)]
        free = list(question.options)
        picked: list[int] = []
        for option in _listed(answer, self._player, question):
            if option not in free:
                raise IllegalAnswer(f"{option!r} picked", decision, [one.name for one in question.options])
            at = free.index(option)
            picked.append(codes.pop(at))
            del free[at]
        if not question.low <= len(picked) <= question.high:
            raise IllegalAnswer(f"{len(picked)} options picked", decision, [one.name for one in question.options])
        return picked


def _listed(answer: object, player: Player, question: Question) -> Iterable[Option]:
    if not isinstance(answer, list | tuple):
        name = type(player).__name__
        raise TypeError(f"{name}.answer gave {answer!r} to {question.key}: expected a list of its options, or None")
    return answer


def look(game: Game, decision: Decision) -> tuple[View, Question]:
    """Give what the player who answers may see or has counted along, and the question."""
    view = view_of(game, decision.by, decision, counting=True)
    assert view.question is not None
    return view, view.question
