"""Lessons as they are written: chapters that begin from a position, and steps that tell something or want an answer."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from platin.engine.state import GameState
from platin.position.nodes import Node, fields, parse_yaml
from platin.scenario.loader import EXPECT_KEYS
from platin.teaching.others import others_at
from platin.teaching.pointing import Pointer, pointers_at
from platin.teaching.reading import HERE, both_at, both_in, name_at, picture_at, table_at
from platin.text.words import LANGUAGES, Both

LEARNER: Final = 0
"""The seat of the one who learns: A."""
ANY: Final = "any"

_LESSON_KEYS: Final = ("lesson", "title", "picture", "teaches", "minutes", "order", "opponent", "chapters")
_CHAPTER_KEYS: Final = ("title", "position", "others", "steps")
_STEP_KEYS: Final = (*LANGUAGES, "point", "expect", "wanted", "else")


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is told. With `wanted` it lasts until one of these answers is given, else until it is read."""

    line: int
    text: Both[str]
    points: tuple[Pointer, ...]
    # What holds when it is told, in the words of a scenario: so that numbers in a text are true.
    expect: dict[str, Node]
    # In the words of a scenario; `ANY` for whatever the learner likes.
    wanted: tuple[str, ...]
    # What is said when another answer is given; None where no other is possible.
    otherwise: Both[str] | None

    @property
    def free(self) -> bool:
        """Whether every answer will do."""
        return ANY in self.wanted


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a lesson that is played without a break."""

    node: Node
    title: Both[str]
    position: Node
    others: tuple[str, ...]
    steps: tuple[Step, ...]

    def start(self) -> GameState:
        """Lay out the table that it begins from."""
        answers = [answer for step in self.steps for answer in step.wanted if answer != ANY]
        return table_at(self.position, [*answers, *self.others])


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson."""

    id: str
    title: Both[str]
    # The card or landscape whose picture it has, by its key.
    picture: str
    teaches: Both[str]
    minutes: int
    # Its place among the lessons that are offered.
    order: int
    # Whom the learner plays against.
    opponent: str
    chapters: tuple[Chapter, ...]


def read_lesson(path: Path) -> Lesson:
    """Read a lesson from its file; raise `FormatError` with file and line if it is none."""
    return lesson_of(path.read_text(encoding="utf-8"), str(path))


def lesson_of(text: str, file: str) -> Lesson:
    """Read a lesson from text."""
    node = parse_yaml(text, file)
    entries = _all_of(node, _LESSON_KEYS, "a lesson")
    chapters = tuple([_chapter(child) for child in entries["chapters"].children("a list of chapters")])
    if not chapters:
        raise entries["chapters"].error("expected at least one chapter")
    return Lesson(
        name_at(entries["lesson"]),
        both_at(entries["title"]),
        picture_at(entries["picture"]),
        both_at(entries["teaches"]),
        entries["minutes"].number(1),
        entries["order"].number(),
        entries["opponent"].text("a name"),
        chapters,
    )


def _chapter(node: Node) -> Chapter:
    entries = fields(node, _CHAPTER_KEYS, "a chapter")
    for key in ("title", "position", "steps"):
        if key not in entries:
            raise node.error(f"expected {key!r} in a chapter")
    steps = tuple([_step(child) for child in entries["steps"].children("a list of steps")])
    if not any(step.wanted for step in steps):
        raise entries["steps"].error("expected at least one step that wants an answer")
    return Chapter(node, both_at(entries["title"]), entries["position"], others_at(entries.get("others")), steps)


def _step(node: Node) -> Step:
    entries = fields(node, _STEP_KEYS, "a step")
    wanted = tuple([part.text() for part in entries["wanted"].texts("an answer")]) if "wanted" in entries else ()
    otherwise = both_at(entries["else"]) if "else" in entries else None
    if otherwise is not None and (not wanted or ANY in wanted):
        raise entries["else"].error("nothing can be said to other answers where none in particular is wanted")
    points = pointers_at(entries["point"]) if "point" in entries else ()
    expect = fields(entries["expect"], EXPECT_KEYS, "expect") if "expect" in entries else {}
    return Step(node.line, both_in(node, entries), points, expect, wanted, otherwise)


def _all_of(node: Node, keys: tuple[str, ...], what: str) -> dict[str, Node]:
    entries = fields(node, keys, what)
    for key in keys:
        if key not in entries:
            raise node.error(f"expected {key!r} in {what}")
    return entries


@cache
def lessons() -> tuple[Lesson, ...]:
    """Give the lessons that come with the program, in the order in which they are offered."""
    found = [read_lesson(path) for path in sorted((HERE / "lessons").glob("*.yaml"))]
    return tuple(sorted(found, key=lambda one: one.order))


def find_lesson(id: str) -> Lesson | None:
    """Give a lesson by its name."""
    return next((one for one in lessons() if one.id == id), None)
