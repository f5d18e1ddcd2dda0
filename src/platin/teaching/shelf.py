"""Lessons and puzzles by the names under which a game remembers what it is played for."""

from platin.teaching.guide import LessonGuide
from platin.teaching.lesson import find_lesson
from platin.teaching.puzzle import Puzzle, find_puzzle

Guide = LessonGuide | Puzzle
"""What stands beside a game that is played to learn."""


def guide_of(kept: str) -> Guide | None:
    """Give the guide that a game remembers by `Guide.kept`; nothing if there is none of that name any more."""
    kind, _, rest = kept.partition(":")
    name, _, number = rest.partition(":")
    if kind == "lesson":
        lesson = find_lesson(name)
        if lesson is not None and number.isdigit() and int(number) < len(lesson.chapters):
            return LessonGuide(lesson, int(number))
    return find_puzzle(name) if kind == "puzzle" else None
