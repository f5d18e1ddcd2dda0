"""Lessons: each that comes with the program is played along its own answers, and the check notices what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.documented import ROOT, blocks

from platin.position.nodes import FormatError
from platin.teaching.lesson import Lesson, lesson_of, lessons
from platin.teaching.lesson_check import lesson_problems
from platin.teaching.puzzle import puzzle_of
from platin.teaching.puzzle_check import solution_problems

SOUND = """
lesson: sound
order: 1
title: {en: Sound, de: Klang}
picture: Village
teaches: {en: Something, de: Etwas}
minutes: 1
opponent: Ada
chapters:
  - title: {en: One, de: Eins}
    position: {A: {hand: "Smithy, 3 Copper, Estate", deck: "3 Copper, Estate"}, hold: A}
    others: [treasures, buy Silver, nothing]
    steps:
      - en: Look.
        de: Schau.
        point: hand Smithy, deck
        expect: {actions: 1}
      - en: Play it.
        de: Spiel sie.
        point: hand Smithy
        wanted: play Smithy
        else: {en: The Smithy!, de: Die Schmiede!}
      - en: Whatever you like.
        de: Was du magst.
        wanted: any
"""


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_can_be_played_as_it_says(lesson: Lesson) -> None:
    assert lesson_problems(lesson) == []


def test_lessons_have_names_and_places_of_their_own() -> None:
    assert len({lesson.id for lesson in lessons()}) == len({lesson.order for lesson in lessons()}) == len(lessons())


def test_a_sound_lesson_has_no_problems() -> None:
    assert lesson_problems(lesson_of(SOUND, "sound.yaml")) == []


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("point: hand Smithy, deck", "point: hand Village", "no hand village to point at"),
        ("point: hand Smithy, deck", "point: button treasures", "no button treasures"),
        ("point: hand Smithy, deck", "point: pile Witch", "no pile witch"),
        ("wanted: play Smithy", "wanted: play Village", "'play Village' is not offered"),
        ("{actions: 1}", "{actions: 2}", "actions: expected 2, is 1"),
        ("        else: {en: The Smithy!, de: Die Schmiede!}\n", "", "expected 'else'"),
        ("any", "[any]\n      - {en: More., de: Mehr., wanted: buy Gold}", "'buy Gold' is not offered"),
    ],
)
def test_what_a_lesson_says_wrongly_is_noticed(before: str, after: str, told: str) -> None:
    assert before in SOUND
    problems = lesson_problems(lesson_of(SOUND.replace(before, after, 1), "wrong.yaml"))
    assert any(told in problem and problem.startswith("wrong.yaml:") for problem in problems), problems


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("        de: Schau.\n", "", "'de' is missing"),
        ("{en: One, de: Eins}", "{en: One}", "'de' is missing"),
        ("point: hand Smithy, deck", "point: handle", "expected one of hand"),
        ("point: hand Smithy, deck", "point: button stop", "expected one of the buttons"),
        ("point: hand Smithy, deck", "point: hand Smithie", "Smithie"),
        ("wanted: any", "wanted: any\n        else: {en: No, de: Nein}", "nothing can be said"),
        ("lesson: sound", "lesson: So und", "small letters"),
        ("minutes: 1\n", "", "expected 'minutes'"),
        ("wanted: any", "wnated: any", "did you mean wanted"),
    ],
)
def test_what_is_no_lesson_is_refused_with_its_place(before: str, after: str, told: str) -> None:
    assert before in SOUND
    with pytest.raises(FormatError, match=told) as refused:
        lesson_of(SOUND.replace(before, after, 1), "wrong.yaml")
    assert refused.value.line > 0


def test_every_lesson_is_in_the_package() -> None:
    files = sorted(Path(__file__).parents[1].glob("src/platin/teaching/lessons/*.yaml"))
    assert [path.stem for path in files] == sorted(lesson.id for lesson in lessons())


def test_the_examples_of_the_documentation_hold() -> None:
    lesson, puzzle = (block.text for block in blocks(ROOT / "docs" / "lessons.md") if block.language == "yaml")
    assert lesson_problems(lesson_of(lesson, "lessons.md")) == []
    assert solution_problems(puzzle_of(puzzle, "lessons.md")) == []
