"""Counting decision trees: how many different lines of answers a position allows. The counts are compared exactly."""

from platin.proof.answers import distinct_answers, write_answer
from platin.session.session import Session


def perft(session: Session, depth: int) -> int:
    """Count the lines of so many answers from here; lines that reach the end of the game before do not count."""
    if depth == 0:
        return 1
    decision = session.decision
    if decision is None:
        return 0
    answers = list(distinct_answers(session.state, decision))
    if depth == 1:
        # Not submitted: that each is accepted is for the checks of random games.
        return len(answers)
    total = 0
    for answer in answers:
        session.submit(answer)
        total += perft(session, depth - 1)
        session.undo(force=True)
    return total


def divide(session: Session, depth: int) -> dict[str, int]:
    """Count below each answer: what to compare when a count is wrong."""
    decision = session.decision
    if decision is None or depth == 0:
        return {}
    counts: dict[str, int] = {}
    for answer in distinct_answers(session.state, decision):
        name = write_answer(session.state, decision, answer)
        session.submit(answer)
        counts[name] = perft(session, depth - 1)
        session.undo(force=True)
    return counts
