"""Playing a lesson as it wants to be played, and looking whether all that it says is true on the way."""

from itertools import combinations, islice
from typing import Final

from platin.position.nodes import FormatError
from platin.scenario.answers import NoSuchAnswer, check_answer, show_question
from platin.scenario.expect import check
from platin.scenario.playing import Playing
from platin.session import Session
from platin.teaching.guide import LessonGuide, what_is_picked
from platin.teaching.lesson import LEARNER, Lesson, Step

# The most answers of one size that are tried as wrong ones.
_MOST_TRIED: Final = 40


def lesson_problems(lesson: Lesson) -> list[str]:
    """Play every chapter along its wanted answers; say what does not hold, with file and line."""
    found: list[str] = []
    for number in range(len(lesson.chapters)):
        found += _chapter_problems(LessonGuide(lesson, number))
    return found


def _chapter_problems(guide: LessonGuide) -> list[str]:
    chapter = guide.chapter
    try:
        start = chapter.start()
    except FormatError as error:
        return [str(error)]
    session = begun(guide, Session(start))
    found: list[str] = []
    while True:
        _, said = guide.said(session)
        for step in said:
            missing = [str(one) for one in step.points if not one.is_there(session, LEARNER)]
            if missing:
                found.append(_at(guide, step, f"there is no {', '.join(missing)} to point at", session))
            wrong = check(Playing(session, {}), step.expect)
            found += [_at(guide, step, problem, session) for _, problem in wrong]
        if not said or not said[-1].wanted:
            break
        problem = _play(guide, session, said[-1])
        if problem:
            return [*found, problem]
    return found


def begun(guide: LessonGuide, session: Session) -> Session:
    """Let the others play up to the learner's first question."""
    agent = guide.agent()
    session.agents = [None if seat == LEARNER else agent for seat in range(len(session.state.players))]
    session.go_on()
    return session


def _play(guide: LessonGuide, session: Session, step: Step) -> str:
    """Give a step its first wanted answer, after all of them and a wrong one have been tried; say what is wrong."""
    decision = session.decision
    if decision is None or decision.by != LEARNER:
        return _at(guide, step, "an answer is wanted, but A is not asked", session)
    if step.free:
        session.submit(decision.options()[: decision.low])
        return ""
    wanted: list[list[int]] = []
    for answer in step.wanted:
        try:
            wanted.append(check_answer(session, answer))
        except NoSuchAnswer as error:
            return _at(guide, step, str(error), session)
        if guide.objection(session, wanted[-1]) is not None:
            return _at(guide, step, f"{answer!r} is wanted, but objected to", session)
    right = [what_is_picked(session, codes) for codes in wanted]
    others = [codes for codes in _answers(session) if what_is_picked(session, codes) not in right]
    if others and any(guide.objection(session, codes) is None for codes in others):
        return _at(guide, step, "other answers are possible: expected 'else' with what is said to them", session)
    if not others and step.otherwise is not None:
        return _at(guide, step, "no other answer is possible: 'else' is never said", session)
    session.submit(wanted[0])
    return ""


def _answers(session: Session) -> list[list[int]]:
    """Give some answers that the pending question allows, of every size."""
    decision = session.decision
    assert decision is not None
    codes = decision.options()
    sizes = range(decision.low, min(decision.high, len(codes)) + 1)
    return [list(picked) for size in sizes for picked in islice(combinations(codes, size), _MOST_TRIED)]


def _at(guide: LessonGuide, step: Step, problem: str, session: Session) -> str:
    hand = session.view(LEARNER).players[LEARNER].hand or ()
    node = guide.chapter.node
    return f"{node.file}:{step.line}: {problem}\nnow {show_question(session)}\nA holds {', '.join(hand) or 'nothing'}"
