"""What stands beside a game: where a learner is in a chapter, and which answers are let through.

How far somebody has come follows from the answers alone: each of the learner's own is one step that wanted an answer.
So it survives whatever a game survives, and taking something back goes back in the lesson too.
"""

from collections import Counter
from dataclasses import dataclass

from platin.engine.asking import Agent
from platin.engine.state import GameState
from platin.scenario.answers import NoSuchAnswer, check_answer
from platin.session import Session
from platin.teaching.lesson import LEARNER, Chapter, Lesson, Step
from platin.teaching.others import others_agent
from platin.text.words import Both


@dataclass(frozen=True, slots=True)
class LessonGuide:
    """A chapter of a lesson beside the game that plays it."""

    lesson: Lesson
    number: int

    @property
    def kept(self) -> str:
        """By what a game remembers it."""
        return f"lesson:{self.lesson.id}:{self.number}"

    @property
    def title(self) -> Both[str]:
        """What it is called."""
        return self.lesson.title

    @property
    def opponent(self) -> str:
        """Whom the learner plays against."""
        return self.lesson.opponent

    def start(self) -> GameState:
        """Lay out the table that it begins from."""
        return self.chapter.start()

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return self.lesson.chapters[self.number]

    def agent(self) -> Agent:
        """Make the agent of the other players."""
        return others_agent(self.chapter.others)

    def said(self, session: Session) -> tuple[int, tuple[Step, ...]]:
        """Give what is to be said now: the number of the first step, and those up to the one that wants an answer.

        After the last such step, what is left to be said; the chapter is over then.
        """
        steps = self.chapter.steps
        first, left = 0, own_answers(session)
        for at, step in enumerate(steps):
            if step.wanted:
                if left == 0:
                    return first, steps[first : at + 1]
                left -= 1
                first = at + 1
        return first, steps[first:]

    def objection(self, session: Session, codes: list[int]) -> Both[str] | None:
        """Give what is said instead of letting an answer to the pending question through; nothing if it is let."""
        _, said = self.said(session)
        step = said[-1] if said else None
        if step is None or step.otherwise is None:
            return None
        wanted = [picked for answer in step.wanted if (picked := _picked(session, answer)) is not None]
        given = what_is_picked(session, codes)
        # A lesson that was mended since may want what is not offered at this table: it must not hold anybody up.
        return None if not wanted or given in wanted else step.otherwise


def own_answers(session: Session) -> int:
    """Count the learner's own answers."""
    who = session.answered_by
    return sum(1 for at in session.outside if who[at] == LEARNER)


def what_is_picked(session: Session, codes: list[int]) -> tuple[object, ...]:
    """Give an answer so that two are the same if nobody could tell them apart: equal cards are equal."""
    by_code = {option.code: (option.kind, option.name, option.zone, option.owner) for option in session.options()}
    picked = [by_code[code] for code in codes]
    assert session.decision is not None
    return tuple(picked) if session.decision.ordered else tuple(sorted(Counter(picked).items()))


def _picked(session: Session, answer: str) -> tuple[object, ...] | None:
    try:
        return what_is_picked(session, check_answer(session, answer))
    except NoSuchAnswer:
        return None
