"""The other players of a lesson or puzzle: they do what its file says they do, always the same."""

from collections.abc import Sequence
from typing import Final

from platin.bots import roster
from platin.engine.asking import Agent
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import GameState
from platin.position.nodes import Node
from platin.scenario.answers import NoSuchAnswer, check_answer
from platin.session.question import CodedOption, options_of

# Instead of answers: a bot by its name.
_BOT: Final = "bot "
# A bot that throws dice throws the same ones each time.
_SEED: Final = 1


class Habits:
    """An agent that answers every question with the first of its answers that is possible, however often.

    It remembers nothing, so taking something back and playing a record again need not tell it. What it has no answer
    for it declines, or picks what is offered first.
    """

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers = tuple(answers)

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        """Answer a question."""
        asked = _Asked(game.state, decision)
        for answer in self.answers:
            try:
                return check_answer(asked, answer)
            except NoSuchAnswer:
                continue
        return [option.code for option in asked.options()[: decision.low]]


class _Asked:
    """An agent's question, for answers in words."""

    def __init__(self, state: GameState, decision: Decision) -> None:
        self.state = state
        self.decision: Decision | None = decision

    def options(self) -> list[CodedOption]:
        assert self.decision is not None
        return options_of(self.state, self.decision)


def others_at(node: Node | None) -> tuple[str, ...]:
    """Read what the others do: a list of answers, or "bot NAME"; nothing at all if it is not said."""
    if node is None:
        return ()
    said = tuple([part.text() for part in node.texts("answers, or a bot")])
    if len(said) == 1 and said[0].startswith(_BOT):
        node.wrap(lambda text: roster.find(text.removeprefix(_BOT).strip()))
    return said


def others_agent(said: tuple[str, ...]) -> Agent:
    """Make the agent that does what a file says the others do."""
    if len(said) == 1 and said[0].startswith(_BOT):
        return roster.find(said[0].removeprefix(_BOT).strip()).make(_SEED)
    return Habits(said)
