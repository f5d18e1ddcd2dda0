"""A scenario being played: its session, the cards that its position labels, and the questions put so far."""

from platin.scenario.answers import Labels, check_answer
from platin.scenario.sayings import Asked
from platin.session import Session


class Playing:
    """A session and what a scenario has to remember of it.

    A question counts when it is put to a player, once: the engine may come by it again whenever it goes on.
    """

    def __init__(self, session: Session, labels: Labels) -> None:
        self.session = session
        self.labels = labels
        self.asked: list[Asked] = []
        self._note()

    def submit(self, answer: str) -> None:
        """Answer the pending question in words; raise `NoSuchAnswer` if it does not allow that."""
        self.session.submit(check_answer(self.session, answer, self.labels))
        self._note()

    def _note(self) -> None:
        decision = self.session.decision
        if decision is not None:
            self.asked.append(Asked(decision.key, decision.by, decision.about))
