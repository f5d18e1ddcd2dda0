"""Checking puzzles: the kept solution reaches the goal, needs no luck, and is not what everybody would do anyway."""

from dataclasses import dataclass
from typing import Final

from platin.bots import roster
from platin.engine.asking import Agent
from platin.engine.const import OPT_CARD, OPT_LANDSCAPE, OPT_PILE, OPT_VALUE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.position.nodes import FormatError
from platin.scenario.answers import END_TURN, PHASE_QUESTIONS, NoSuchAnswer, check_answer, say_answer, show_question
from platin.session import Session
from platin.teaching.goal import Outcome
from platin.teaching.puzzle import SOLVER, Puzzle
from platin.teaching.search import MOST_POINTS, Found, search

# The bot that plays every kingdom.
_BOT: Final = "general"
_SEED: Final = 1
_MOST_ANSWERS: Final = 500


@dataclass(frozen=True, slots=True)
class Report:
    """What was found out about a puzzle."""

    problems: tuple[str, ...]
    found: Found | None
    # Who solves it without thinking: "general" (the bot), "greedy" (plays and buys whatever is dearest).
    solved_by: tuple[str, ...]


def check_puzzle(puzzle: Puzzle, most: int = MOST_POINTS) -> Report:
    """Check a puzzle, with a search that looks at no more than so many points (0: without one)."""
    problems = solution_problems(puzzle)
    if problems:
        return Report(tuple(problems), None, ())
    found = search(puzzle, most) if most else None
    if found is not None and found.whole and found.solution is None:
        problems.append(f"{puzzle.node.file}: the search finds no solution without luck")
    easy = tuple([name for name, agent in _easy_players() if line_of(puzzle, agent) == "solved"])
    return Report(tuple(problems), found, easy)


def solution_problems(puzzle: Puzzle) -> list[str]:
    """Play the kept solution; say what does not hold, with the file."""
    where = puzzle.node.file
    try:
        session = begun(puzzle)
    except FormatError as error:
        return [str(error)]
    chance = (session.state.rng1, session.state.rng2)
    if puzzle.outcome(session) != "open":
        return [f"{where}: it is {puzzle.outcome(session)} before it begins"]
    for answer in puzzle.solution:
        if puzzle.outcome(session) != "open":
            return [f"{where}: it is {puzzle.outcome(session)} before {answer!r}"]
        if (session.state.rng1, session.state.rng2) != chance:
            return [f"{where}: a shuffle before {answer!r}: nobody could know what comes"]
        decision = session.decision
        if decision is None or decision.by != SOLVER:
            return [f"{where}: A is not asked before {answer!r}; {show_question(session)}"]
        turn = session.state.turn_number
        try:
            session.submit(check_answer(session, answer))
            while _ends_turn(session, answer, turn):
                session.submit([])
        except NoSuchAnswer as error:
            return [f"{where}: {error}\nnow {show_question(session)}"]
    outcome = puzzle.outcome(session)
    return [] if outcome == "solved" else [f"{where}: after the solution it is {outcome}; {show_question(session)}"]


def _ends_turn(session: Session, answer: str, turn: int) -> bool:
    """Tell whether an answer that ends the turn has still a phase to end."""
    decision = session.decision
    if answer.casefold() not in END_TURN or decision is None or decision.key not in PHASE_QUESTIONS:
        return False
    return session.state.turn_number == turn


def begun(puzzle: Puzzle, solver: Agent | None = None) -> Session:
    """Begin a puzzle, with the others as it wants them."""
    start = puzzle.start()
    return Session(start, [solver if seat == SOLVER else puzzle.agent() for seat in range(len(start.players))])


def told(puzzle: Puzzle, solution: list[list[int]]) -> list[str]:
    """Write a solution in words."""
    session = begun(puzzle)
    said = []
    for codes in solution:
        said.append(say_answer(session, codes))
        session.submit(codes)
    return said


def line_of(puzzle: Puzzle, player: Agent) -> Outcome:
    """Let somebody play it, and tell how it comes out."""
    session = begun(puzzle)
    for _ in range(_MOST_ANSWERS):
        outcome = puzzle.outcome(session)
        if outcome != "open" or session.decision is None:
            return outcome
        session.submit(player(session.game, session.decision))
    return "open"


def _easy_players() -> list[tuple[str, Agent]]:
    bot = roster.find(_BOT).make(_SEED)
    return [(_BOT, bot), ("greedy", Greedy(bot))]


class Greedy:
    """Plays and buys whatever is dearest; all else is left to somebody with more sense."""

    def __init__(self, sense: Agent) -> None:
        self.sense = sense

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        """Answer a question."""
        if decision.key not in PHASE_QUESTIONS:
            return self.sense(game, decision)
        options = decision.options()
        treasures = [
            code for code in options if code >> 20 not in (OPT_CARD >> 20, OPT_PILE >> 20, OPT_LANDSCAPE >> 20)
        ]
        if decision.key == "turn.buy" and treasures:
            return treasures[:1]
        return sorted(options, key=lambda code: -_price(game, code))[: decision.high]


def _price(game: Game, code: int) -> int:
    rules = game.state.rules
    value = code & OPT_VALUE
    if code >> 20 == OPT_PILE >> 20:
        return rules.piles[value].defn.cost
    if code >> 20 == OPT_LANDSCAPE >> 20:
        return rules.landscapes[value].cost
    return rules.cards[value].defn.cost if code >> 20 == OPT_CARD >> 20 else 0
