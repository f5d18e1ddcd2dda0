"""Playing a case with its checks: at each decision, around a sample of the answers, and over the whole game.

The few checks of a light case are in `light`.
"""

import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from types import FrameType
from typing import Any

from platin.engine.asking import Agent
from platin.engine.const import OVER
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.turn import step
from platin.proof.answers import RandomPlayer, WrittenAnswers, write_answer
from platin.proof.case import Case
from platin.proof.checks import ANSWERED, QUICK, THOROUGH, answered, comparable, counted, discreet, free_undo, same
from platin.proof.light import play_lightly
from platin.proof.played import Played
from platin.session.session import Session

FORMS = (("inline", True, True), ("inline_batch", False, True), ("inline_general", False, False))
"""Ways to play recorded answers in process: the name of the check, with a log or not, with batch forms or not."""


@dataclass
class Settings:
    """How much is checked."""

    # The chance of each thorough check at each decision.
    thorough: float = 0.05
    # Only this check, if any (for shrinking).
    only: str = ""
    # Seconds after which a game counts as hanging; 0: never.
    patience: int = 60

    def wants(self, *checks: str) -> bool:
        """Tell whether one of these checks is to be made. A crash may have happened in any."""
        return self.only == "" or self.only in checks or self.only.startswith("crash")


class Failure(Exception):
    """A check that failed, and the case with the answers that led there."""

    def __init__(self, check: str, problem: str, case: Case, details: str = "") -> None:
        super().__init__(check, problem)
        self.check = check
        self.problem = problem
        self.case = case
        self.details = details

    @property
    def kind(self) -> str:
        """Name failures that are probably the same: the check, and the first words of the problem."""
        return self.check if self.check.startswith("crash") else f"{self.check} {self.problem.split(': ')[0]}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Failure, (self.check, self.problem, self.case, self.details)


class Hanging(Exception):
    """Something takes longer than anybody would wait."""


def run(case: Case, settings: Settings) -> Played:
    """Play a case; raises `Failure` at the first problem."""
    given: list[str] = []
    played = Played()
    if not case.light:
        return _checked(case, settings, given, played, _play(case, settings, given, played))
    try:
        return _checked(case, settings, None, played, play_lightly(case, played))
    except Failure as failure:
        if failure.check == "ends":
            raise
        # Once more with the answers written down, so that it can be told, made small and played again.
        again = Played()
        _checked(case, settings, given, again, play_lightly(case, again, given))
        raise


def _checked(
    case: Case, settings: Settings, given: list[str] | None, played: Played, checks: Iterator[tuple[str, list[str]]]
) -> Played:
    """Play a game by going through what its checks find."""
    try:
        with patience(settings.patience):
            for check, found in checks:
                if found and settings.wants(check):
                    raise _failure(case, given, check, "; ".join(found))
    except Failure:
        raise
    except Exception as error:
        check = crash_name(error)
        if settings.only not in ("", check):
            return played
        details = traceback.format_exc(limit=-12)
        raise _failure(case, given, check, f"{type(error).__name__}: {error}", details) from error
    return played


def crash_name(error: Exception) -> str:
    """Name a crash by its exception and the innermost function of the engine, cards or sessions."""
    place = ""
    for frame in traceback.extract_tb(error.__traceback__):
        if "/proof/" not in frame.filename and "platin" in frame.filename:
            place = frame.name
    return f"crash {type(error).__name__} in {place}"


def _failure(case: Case, given: list[str] | None, check: str, problem: str, details: str = "") -> Failure:
    if given is not None:
        case = replace(case, answers=given[:], limit=len(given))
    return Failure(check, problem, case, details)


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """Interrupt what takes too long."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise Hanging(f"no end after {seconds} s")

    if seconds == 0 or not hasattr(signal, "SIGPROF"):
        yield
        return
    # Seconds of the processor: on a busy machine everything takes long.
    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _play(case: Case, settings: Settings, given: list[str], played: Played) -> Iterator[tuple[str, list[str]]]:
    """Play a game, yielding what each check found."""
    players = [RandomPlayer(case.seed * 16 + seat) for seat in range(case.spec.players)]
    chance = Random(case.seed)
    session = Session(case.start())
    written = WrittenAnswers(case.answers or [])
    asked: list[str] = []
    for number in range(case.limit + 1):
        decision = session.decision
        for name, check in QUICK:
            if settings.wants(name):
                yield name, check(session, chance)
        for name, check in THOROUGH:
            if chance.random() < settings.thorough and settings.wants(name):
                yield name, check(session, chance)
        if decision is None or number == case.limit:
            break
        played.asked[decision.key] += 1
        asked.append(decision.key)
        state = session.state
        if case.answers is None:
            answer = players[decision.by].answer(state, decision)
        else:
            answer = written.answer(state, decision)
        given.append(write_answer(state, decision, answer))
        if chance.random() < 4 * settings.thorough and settings.wants("free_undo"):
            yield "free_undo", free_undo(session, answer, chance)
        if chance.random() < 4 * settings.thorough and settings.wants("discreet"):
            yield "discreet", discreet(session, answer, chance)
        if chance.random() < settings.thorough and settings.wants(*ANSWERED):
            yield from answered(session, answer)
        else:
            session.submit(answer)
    played.decisions = len(given)
    played.finished = session.over
    for entry in session.state.log or []:
        if entry.verb in ("play", "gain", "gain_bought", "event"):
            for defn in entry.cards:
                played.done[f"{entry.verb} {defn.key}"] += 1
            if entry.verb == "event":
                played.done[f"event {entry.source}"] += 1
    if played.finished:
        yield "counted", counted(session)
    want = comparable(session.state)
    for name, log, batch in FORMS:
        if settings.wants(name):
            game, met = _inline(case, session.answers, log, batch)
            yield name, same("questions", met, asked) + same("state", comparable(game.state), want)
    if settings.wants("mixed"):
        yield "mixed", _mixed(case, session)


class Exhausted(Exception):
    """An agent has no more recorded answers."""


def recorded_agent(answers: list[list[int]], met: list[str]) -> Callable[[Game, Decision], list[int]]:
    """Make an agent of recorded answers that notes what it was asked."""
    rest = iter(answers)

    def agent(game: Game, decision: Decision) -> list[int]:
        answer = next(rest, None)
        if answer is None:
            raise Exhausted
        met.append(decision.key)
        return answer

    return agent


def _inline(case: Case, answers: list[list[int]], log: bool, batch: bool) -> tuple[Game, list[str]]:
    """Play recorded answers in process, as far as they go."""
    met: list[str] = []
    agents: list[Agent | None] = [recorded_agent(answers, met)] * case.spec.players
    game = Game(case.start(log), agents)
    game.batch = batch
    try:
        while game.state.phase != OVER:
            step(game)
    except Exhausted:
        pass
    return game, met


def _mixed(case: Case, session: Session) -> list[str]:
    """Play recorded answers with every other seat in process and the rest from outside, and compare."""
    by = session.answered_by
    answers = session.answers
    agents: list[Agent | None] = [None] * case.spec.players
    for seat in range(0, case.spec.players, 2):
        own = [answer for answer, who in zip(answers, by, strict=True) if who == seat]
        agents[seat] = recorded_agent(own, [])
    try:
        mixed = Session(case.start(), agents)
    except Exhausted:
        return []
    try:
        for answer, who in zip(answers, by, strict=True):
            if agents[who] is None:
                mixed.submit(answer)
    except Exhausted:
        # The game was not played to its end, and an agent is asked what was not answered: one answer is taken back.
        pass
    then = session.at(len(mixed.answers))
    return same("answers", mixed.answers, then.answers) + same("state", comparable(mixed.state), comparable(then.state))
