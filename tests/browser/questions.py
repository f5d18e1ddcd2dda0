"""Every kind of question there is: the scenarios are gone through, and one of each kind is asked in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from platin.position import FormatError
from platin.scenario import Scenario, load_file
from platin.scenario.answers import END_TURN, PHASE_QUESTIONS, check_answer
from platin.scenario.runner import start_scenario
from platin.session import Session

SCENARIOS: Final = Path(__file__).resolve().parents[2] / "scenarios"


class Asked(NamedTuple):
    """A question of a scenario: the file, the scenario, and after how many of its answers it comes."""

    file: str
    scenario: str
    after: int


class Kind(NamedTuple):
    """What a browser has to tell apart: what is offered and where it lies, how much is picked, and for whom."""

    offered: str
    picked: str

    def __str__(self) -> str:
        return f"{self.offered}: {self.picked}"


def kind_of(session: Session) -> Kind:
    """Tell which kind of question is pending."""
    decision = session.decision
    assert decision is not None
    offered = set()
    for option in session.options():
        whose = "" if option.owner in (decision.seat, -1) else " of another"
        offered.add(f"{option.kind}{f' ({option.zone}{whose})' if option.zone else ''}")
    low, high = decision.low, decision.high
    if high == 0:
        picked = "none"
    elif high == 1:
        picked = "one" if low == 1 else "one or none"
    else:
        picked = "as many" if low == high else "up to" if low == 0 else "some"
    ordered = ", ordered" if decision.ordered else ""
    possessed = ", for another player" if decision.by != decision.seat else ""
    return Kind(" + ".join(sorted(offered)), picked + ordered + possessed)


def questions_of(scenario: Scenario) -> Iterator[tuple[int, Session]]:
    """Go through a scenario; give the session at each of its questions."""
    if scenario.refused is not None:
        return
    try:
        session = start_scenario(scenario)
    except FormatError:
        return
    if session.decision is not None:
        yield 0, session
    answers = [step for step in scenario.script if step.expect is None]
    for n, step in enumerate(answers, 1):
        turn = session.state.turn_number
        while True:
            session.submit(check_answer(session, step.answer))
            decision = session.decision
            if decision is None:
                return
            # "end turn" declines one phase after the other.
            goes_on = step.answer.casefold() in END_TURN and decision.key in PHASE_QUESTIONS
            if not goes_on or session.state.turn_number != turn:
                break
        yield n, session


def lay_out(asked: Asked) -> Session:
    """Give the session at a question."""
    (scenario,) = [one for one in load_file(SCENARIOS / asked.file) if one.name == asked.scenario]
    for n, session in questions_of(scenario):
        if n == asked.after:
            return session
    raise AssertionError(f"{asked}: there is no such question")
