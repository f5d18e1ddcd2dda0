"""Running a scenario: lay out its position, give its answers, check what it expects."""

from dataclasses import dataclass
from typing import Final, Protocol

from platin.engine.const import OVER
from platin.engine.decision import RuleError, Suspend
from platin.engine.game import Game
from platin.engine.state import GameState
from platin.engine.turn import step as engine_step
from platin.position.nodes import FormatError, ImpossiblePosition, Node
from platin.position.reader import PositionReader
from platin.position.table import LETTERS
from platin.scenario.answers import END_TURN, HELD, PHASE_QUESTIONS, NoSuchAnswer, show_question
from platin.scenario.expect import check
from platin.scenario.loader import ABOUT_QUESTION, Scenario, Step
from platin.scenario.playing import Playing
from platin.session import Session
from platin.text import rulings

_RULINGS: Final = frozenset(ruling.id for ruling in rulings.ALL)
# So many steps without a question, and there will never be one.
_MOST_STEPS: Final = 200
# What a wrong card or engine can raise; a scenario tells where, and the others still run.
_BROKEN: Final = (
    *(RuleError, AssertionError, ArithmeticError, LookupError, TypeError, AttributeError, ValueError),
    NotImplementedError,
)


@dataclass(frozen=True, slots=True)
class Verdict:
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
    """Ends a scenario with a failure."""

    def __init__(self, line: int, step: str, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.step = step
        self.problem = problem


class Watcher(Protocol):
    """Somebody who looks on while a scenario runs."""

    def answered(self, session: Session, step: Step) -> None:
        """See the pending question, and the step of the script that answers it."""

    def held(self, session: Session, step: Step | None) -> None:
        """See that expectations held: those of a step, or (None) those at the end."""


class _Nobody:
    def answered(self, session: Session, step: Step) -> None:
        pass

    def held(self, session: Session, step: Step | None) -> None:
        pass


def run_scenario(scenario: Scenario, watcher: Watcher | None = None) -> Verdict:
    """Run a scenario and tell how it went. Never raises, whatever the scenario or the cards do wrong."""
    unknown = [name for name in scenario.rulings if name not in _RULINGS]
    if unknown:
        problem = f"expected rulings that exist, not {', '.join(unknown)} (platin card NAME shows those of a card)"
        return Verdict(scenario, scenario.line, "rulings", problem)
    try:
        _run(scenario, watcher or _Nobody())
    except _Failed as failed:
        return Verdict(scenario, failed.line, failed.step, failed.problem)
    except FormatError as error:
        return Verdict(scenario, error.line, "", error.problem)
    return Verdict(scenario, scenario.line, "", "")


def start_scenario(scenario: Scenario) -> Session:
    """Make a session at the start of a scenario; raise `FormatError` if its position cannot be read."""
    return _start(scenario).session


def _start(scenario: Scenario) -> Playing:
    reader = PositionReader(scenario.node, scenario.position, scenario.mentions)
    state = reader.read()
    if not _asks_somebody(state):
        raise scenario.node.error("nobody is ever asked: expected cards to play or something to buy")
    return Playing(Session(state), reader.labels)


def _asks_somebody(state: GameState) -> bool:
    """Tell whether turn does not follow turn without a question, because nobody has or can buy anything."""
    game = Game(state.copy(), [None] * len(state.players))
    try:
        for _ in range(_MOST_STEPS):
            if game.state.phase == OVER:
                return True
            engine_step(game)
    except Suspend:
        return True
    return False


def _run(scenario: Scenario, watcher: Watcher) -> None:
    try:
        playing = _start(scenario)
    except ImpossiblePosition as error:
        if scenario.refused is None:
            raise
        if scenario.refused not in error.problem:
            raise _Failed(error.line, "", f"refused, but not with {scenario.refused!r}: {error.problem}") from error
        return
    except FormatError:
        raise
    except _BROKEN as error:
        raise _Failed(scenario.line, "", f"the engine breaks: {_told(error)}") from error
    if scenario.refused is not None:
        raise _Failed(scenario.line, "", "the position is allowed, but must be refused")
    for step in scenario.script:
        if step.expect is not None:
            _check(playing, step.expect, step.line, "expect")
            watcher.held(playing.session, step)
        else:
            _answer(playing, step, watcher)
    _check(playing, scenario.expect, scenario.line, "the end")
    _check_nothing_is_open(playing.session, scenario)
    watcher.held(playing.session, None)


def _check_nothing_is_open(session: Session, scenario: Scenario) -> None:
    """Fail if a card still asks something, unless the last expectations are about that."""
    decision = session.decision
    if decision is None or decision.key in PHASE_QUESTIONS:
        return
    last = scenario.script[-1] if scenario.script else None
    told = [scenario.expect] if last is None or last.expect is None else [scenario.expect, last.expect]
    if not any(key in expect for expect in told for key in ABOUT_QUESTION):
        line = last.line if last is not None else scenario.line
        raise _Failed(line, "the end", f"a question is left unanswered: {show_question(session)}")


def _answer(playing: Playing, step: Step, watcher: Watcher) -> None:
    """Give one answer of the script."""
    session = playing.session
    decision = session.decision
    if decision is None or decision.by != step.seat:
        problem = f"{LETTERS[step.seat]} is not asked anything; {show_question(session)}"
        raise _Failed(step.line, str(step), problem)
    ends_turn = step.answer.casefold() in END_TURN
    turn = session.state.turn_number
    while True:
        watcher.answered(session, step)
        try:
            playing.submit(step.answer)
        except NoSuchAnswer as error:
            raise _failed(session, step.line, str(step), str(error)) from error
        except _BROKEN as error:
            raise _failed(session, step.line, str(step), f"the engine breaks: {_told(error)}") from error
        decision = session.decision
        # Whoever holds before Clean-up wants to look at the table there.
        if not ends_turn or decision is None or decision.key not in PHASE_QUESTIONS or decision.key == HELD:
            return
        if session.state.turn_number != turn:
            return


def _check(playing: Playing, expected: dict[str, Node], line: int, step: str) -> None:
    session = playing.session
    try:
        wrong = check(playing, expected)
    except FormatError as error:
        raise _failed(session, error.line, step, error.problem) from error
    except _BROKEN as error:
        raise _failed(session, line, step, f"the engine breaks: {_told(error)}") from error
    if wrong:
        raise _failed(session, wrong[0][0].line or line, step, "\n".join([text for _, text in wrong]))


def _failed(session: Session, line: int, step: str, problem: str) -> _Failed:
    """Make the failure that says what is wrong, and what is asked now."""
    return _Failed(line, step, f"{problem}\nnow {show_question(session)}")


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
