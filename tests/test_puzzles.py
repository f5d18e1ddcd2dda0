"""Puzzles: the kept solution of each works, search agrees, no bot solves it; and the check notices what is wrong."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from platin.position.nodes import FormatError
from platin.scenario.answers import check_answer
from platin.teaching.puzzle import HARDEST, Puzzle, find_puzzle, puzzle_of, puzzles
from platin.teaching.puzzle_check import begun, check_puzzle, solution_problems, told
from platin.teaching.search import Found, search

# What can be looked through in a second or two; `platin puzzle check` looks through the others.
QUICK: Final = 1500

SOUND = """
puzzle: sound
title: {en: Sound, de: Klang}
picture: Village
expansions: Base
difficulty: 1
task: {en: Buy a Province., de: Kauf eine Provinz.}
hint: {en: Village., de: Dorf.}
why: {en: Because., de: Darum.}
position: {A: {hand: "Smithy, Village, Gold, Silver", deck: "Estate, 2 Copper, Silver"}}
goal: {have: Province}
solution: [play Village, play Smithy, treasures, buy Province]
"""


@cache
def searched(id: str) -> Found:
    """Look through a puzzle for a second or two."""
    puzzle = find_puzzle(id)
    assert puzzle is not None
    return search(puzzle, QUICK)


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_the_kept_solution_solves_it_and_no_bot_does(puzzle: Puzzle) -> None:
    report = check_puzzle(puzzle, most=0)
    assert report.problems == ()
    assert report.solved_by == ()


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_search_contradicts_no_puzzle(puzzle: Puzzle) -> None:
    found = searched(puzzle.id)
    if found.whole:
        assert found.solution is not None
    if found.solution is not None:
        session = begun(puzzle)
        for answer in told(puzzle, found.solution):
            session.submit(check_answer(session, answer))
        assert puzzle.outcome(session) == "solved"


def test_search_goes_through_the_small_ones_to_the_end() -> None:
    whole = [puzzle.id for puzzle in puzzles() if searched(puzzle.id).whole]
    assert len(whole) >= 5


def test_there_are_twenty_of_growing_difficulty_over_the_expansions() -> None:
    assert len(puzzles()) >= 20
    assert {puzzle.difficulty for puzzle in puzzles()} == set(range(1, HARDEST + 1))
    met = {expansion for puzzle in puzzles() for expansion in puzzle.expansions}
    assert len(met) >= 15


def test_nothing_of_a_solution_is_left_to_chance() -> None:
    puzzle = puzzle_of(
        SOUND.replace('deck: "Estate, 2 Copper, Silver"', 'discard: "Estate, 2 Copper, Silver"'), "x.yaml"
    )
    (problem,) = solution_problems(puzzle)
    assert "a shuffle before" in problem
    assert search(puzzle).solution is None


@pytest.mark.parametrize(
    ("before", "after", "told_so"),
    [
        ("buy Province]", "buy Gold]", "after the solution it is open"),
        ("[play Village", "[play Market", "'play Market' is not offered"),
        ("buy Province]", "buy Province, nothing]", "it is solved before 'nothing'"),
        ("buy Province]", "buy Gold, end turn, treasures]", "it is failed before 'treasures'"),
        ("{have: Province}", "{coins: 0}", "it is solved before it begins"),
    ],
)
def test_a_solution_that_does_not_work_is_noticed(before: str, after: str, told_so: str) -> None:
    assert before in SOUND
    problems = solution_problems(puzzle_of(SOUND.replace(before, after), "wrong.yaml"))
    assert len(problems) == 1
    assert told_so in problems[0]


def test_what_cannot_be_solved_and_what_solves_itself_is_noticed() -> None:
    hopeless = puzzle_of(SOUND.replace("{have: Province}", "{have: 2 Province}"), "x.yaml")
    found = search(hopeless)
    assert found.whole
    assert found.solution is None
    easy = SOUND.replace("Smithy, Village, Gold, Silver", "3 Gold").replace("play Village, play Smithy, ", "")
    assert check_puzzle(puzzle_of(easy, "x.yaml"), most=0).solved_by == ("general", "greedy")


@pytest.mark.parametrize(
    ("goal", "solved"),
    [
        ("{coins: 8}", True),
        ("{coins: 12}", False),
        ("{drawn: true}", True),
        ("{empty piles: 1}", False),
        ("{points: 7}", True),
        ("{points: 8}", False),
        ("{win: true}", False),
        ("{have: Gold, points: 6}", True),
        ("{have: 2 Gold, points: 6}", False),
    ],
)
def test_goals(goal: str, solved: bool) -> None:
    found = search(puzzle_of(SOUND.replace("{have: Province}", goal), "x.yaml"))
    assert found.whole
    assert (found.solution is not None) == solved


@pytest.mark.parametrize(
    ("before", "after", "told_so"),
    [
        ("goal: {have: Province}\n", "", "expected 'goal'"),
        ("{have: Province}", "{turns: 2}", "expected something that has to be reached"),
        ("{have: Province}", "{wins: true}", "did you mean win"),
        ("difficulty: 1", "difficulty: 6", "expected a number from 1 to 5"),
        ("expansions: Base", "expansions: Bass", "there is no expansion"),
        ("de: Darum.", "fr: Donc.", "unknown key"),
    ],
)
def test_what_is_no_puzzle_is_refused(before: str, after: str, told_so: str) -> None:
    assert before in SOUND
    with pytest.raises(FormatError, match=told_so):
        puzzle_of(SOUND.replace(before, after), "wrong.yaml")
