"""Running a scenario: lay out its position, give its answers, check what it expects."""

from dataclasses import dataclass
from typing import Final

from platin.engine.const import OVER
from platin.engine.decision import RuleError, Suspend
from platin.engine.game import Game
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.position.nodes import FormatError, Node
from platin.position.reader import PositionReader
from platin.position.table import LETTERS
from platin.scenario.answers import END_TURN, PHASE_QUESTIONS, NoSuchAnswer, check_answer, show_question
from platin.scenario.expect import check
from platin.scenario.loader import ABOUT_QUESTION, Scenario, Step
from platin.session import Session

# So many steps without a question, and there will never be one.
_MOST_STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a scenario. `problem` is "" if all is as expected."""

    scenario: Scenario
    line: int
    step: str
    problem: str

    @property
    def passed(self) -> bool:
        return not self.problem

    def __str__(self) -> str:
        where = f"{self.scenario.file}:{self.line}"
        if self.passed:
            return f"{where}: {self.scenario.name}: ok"
        step = f"\n  at {self.step}" if self.step else ""
        indented = self.problem.replace("\n", "\n  ")
        return f"{where}: {self.scenario.name}{step}\n  {indented}"


class _Failed(Exception):
    def __init__(self, line: int, step: str, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.step = step
        self.problem = problem


def lay_out_position(scenario: Scenario) -> Session:
    """Make a session at the start of a scenario."""
    state = PositionReader(scenario.node, scenario.position, scenario.mentions).read()
    _check_that_somebody_is_asked(scenario, state)
    return Session(state)


def _check_that_somebody_is_asked(scenario: Scenario, state: GameState) -> None:
    """Refuse a position in which turn follows turn without a question, because nobody has or can buy anything."""
    game = Game(state.copy(), [None] * len(state.players))
    try:
        for _ in range(_MOST_STEPS):
            if game.state.phase == OVER:
                return
            step(game)
    except Suspend:
        return
    raise _Failed(scenario.line, "", "nobody is ever asked: expected cards to play or something to buy")


def run_scenario(scenario: Scenario) -> Outcome:
    """Run a scenario and tell how it went. Never raises for what the scenario says."""
    try:
        _run(scenario)
    except _Failed as failed:
        return Outcome(scenario, failed.line, failed.step, failed.problem)
    except FormatError as error:
        return Outcome(scenario, error.line, "", error.problem)
    return Outcome(scenario, scenario.line, "", "")


def _run(scenario: Scenario) -> None:
    try:
        session = lay_out_position(scenario)
    except (RuleError, AssertionError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
        raise _Failed(scenario.line, "", f"the position breaks the engine: {_told(error)}") from error
    for step in scenario.script:
        if step.expect is not None:
            _check(session, step.expect, step.line, "expect")
        else:
            _answer(session, step)
    _check(session, scenario.expect, scenario.line, "the end")
    decision = session.decision
    if decision is None or decision.key in PHASE_QUESTIONS:
        return
    if any(key in scenario.expect for key in ABOUT_QUESTION):
        return
    last = scenario.script[-1] if scenario.script else None
    if last is not None and last.expect is not None and any(key in last.expect for key in ABOUT_QUESTION):
        return
    line = last.line if last is not None else scenario.line
    raise _Failed(line, "the end", f"a question is left unanswered: {show_question(session)}")


def _answer(session: Session, step: Step) -> None:
    """Give one answer of the script."""
    decision = session.decision
    if decision is None or decision.by != step.seat:
        raise _Failed(
            step.line, str(step), f"{LETTERS[step.seat]} is not asked anything; {show_question(session)}"
        )
    ends_turn = step.answer.casefold() in END_TURN
    before = (session.state.turn_number, session.state.turn.seat)
    while True:
        try:
            session.submit(check_answer(session, step.answer))
        except NoSuchAnswer as error:
            raise _Failed(step.line, str(step), f"{error}\n{show_question(session)}") from error
        except (RuleError, AssertionError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            raise _Failed(step.line, str(step), f"the engine breaks: {_told(error)}") from error
        decision = session.decision
        if not ends_turn or decision is None or decision.key not in PHASE_QUESTIONS:
            return
        if (session.state.turn_number, session.state.turn.seat) != before:
            return


def _check(session: Session, expected: dict[str, Node], line: int, step: str) -> None:
    wrong = check(session, expected)
    if wrong:
        problem = "\n".join([text for _, text in wrong])
        if any(key in expected for key in ABOUT_QUESTION):
            question = show_question(session)
            if question not in problem:
                problem += f"\nnow {question}"
        raise _Failed(wrong[0][0].line or line, step, problem)


def _told(error: BaseException) -> str:
    """Name an error and the innermost place in the cards or the engine where it arose."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if "platin" in code.co_filename:
            place = f" in {code.co_filename.rpartition('platin/')[2]}:{trace.tb_lineno} ({code.co_name})"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}{place}"
