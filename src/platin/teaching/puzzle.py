"""Puzzles as they are written: a position in which everything that matters is known, a goal, and how it is reached."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from platin.engine.asking import Agent
from platin.engine.state import GameState
from platin.position.expansions import expansion_key
from platin.position.nodes import Node, fields, keys_at, parse_yaml
from platin.session import Session
from platin.teaching.goal import Goal, Outcome, goal_at
from platin.teaching.others import others_agent, others_at
from platin.teaching.reading import HERE, both_at, name_at, picture_at, table_at
from platin.text.words import Both

SOLVER: Final = 0
"""The seat of the one who solves it: A."""
HARDEST: Final = 5

_NEEDED: Final = (
    *("puzzle", "title", "picture", "expansions", "difficulty"),
    *("task", "hint", "why", "position", "goal", "solution"),
)
_KEYS: Final = (*_NEEDED, "others", "opponent")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle."""

    id: str
    title: Both[str]
    # The card or landscape whose picture it has, by its key.
    picture: str
    # From which expansions its cards are, by their keys.
    expansions: tuple[str, ...]
    # 1 for the easiest, to `HARDEST`.
    difficulty: int
    # What is to be done, a help, and why the solution works.
    task: Both[str]
    hint: Both[str]
    why: Both[str]
    node: Node
    position: Node
    goal: Goal
    # The solver's answers, in the words of a scenario.
    solution: tuple[str, ...]
    others: tuple[str, ...]
    opponent: str

    def start(self) -> GameState:
        """Lay out the table that it begins from. The solver can look at a last purchase before the turn ends."""
        state = table_at(self.position, [*self.solution, *self.others])
        state.stops |= 1 << SOLVER
        return state

    def agent(self) -> Agent:
        """Make the agent of the other players."""
        return others_agent(self.others)

    def outcome(self, session: Session) -> Outcome:
        """Tell how it stands."""
        return self.goal.outcome(session.game, SOLVER, session.start)

    # What a match asks of what stands beside it.

    @property
    def kept(self) -> str:
        """By what a game remembers it."""
        return f"puzzle:{self.id}"

    def objection(self, session: Session, codes: list[int]) -> Both[str] | None:
        """Let every answer through."""
        return None


def read_puzzle(path: Path) -> Puzzle:
    """Read a puzzle from its file; raise `FormatError` with file and line if it is none."""
    return puzzle_of(path.read_text(encoding="utf-8"), str(path))


def puzzle_of(text: str, file: str) -> Puzzle:
    """Read a puzzle from text."""
    node = parse_yaml(text, file)
    entries = fields(node, _KEYS, "a puzzle")
    for key in _NEEDED:
        if key not in entries:
            raise node.error(f"expected {key!r} in a puzzle")
    difficulty = entries["difficulty"].number(1)
    if difficulty > HARDEST:
        raise entries["difficulty"].error(f"expected a number from 1 to {HARDEST}")
    solution = tuple([part.text() for part in entries["solution"].children("a list of answers")])
    return Puzzle(
        name_at(entries["puzzle"]),
        both_at(entries["title"]),
        picture_at(entries["picture"]),
        tuple(keys_at(entries["expansions"], expansion_key)),
        difficulty,
        both_at(entries["task"]),
        both_at(entries["hint"]),
        both_at(entries["why"]),
        node,
        entries["position"],
        goal_at(entries["goal"]),
        solution,
        others_at(entries.get("others")),
        entries["opponent"].text("a name") if "opponent" in entries else "Ada",
    )


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Give the puzzles that come with the program, the easiest first."""
    found = [read_puzzle(path) for path in sorted((HERE / "puzzles").glob("*.yaml"))]
    return tuple(sorted(found, key=lambda one: (one.difficulty, one.id)))


def find_puzzle(id: str) -> Puzzle | None:
    """Give a puzzle by its name."""
    return next((one for one in puzzles() if one.id == id), None)
