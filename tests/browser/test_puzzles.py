"""Puzzles in the browser: solved, failed, taken back and tried again; what is solved stays so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.start_page import seated
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESKTOP, PHONE, Visitor

from platin.scenario.answers import check_answer
from platin.teaching.puzzle import puzzles

GARDENS = next(puzzle for puzzle in puzzles() if puzzle.id == "garden-party")


class PuzzleTable:
    """A puzzle that somebody has opened from the list."""

    def __init__(self, visitor: Visitor, serving: Serving, title: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        visitor.go("/puzzles")
        self.item(title).get_by_role("button").click()
        self.table: TablePage = seated(visitor, serving)

    def item(self, title: str) -> Locator:
        return self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading", name=title, level=2))

    def say(self, key: str, **values: object) -> str:
        return self.visitor.words.say(f"puzzle.{key}", **values)

    def button(self, key: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    @property
    def guide(self) -> Locator:
        return self.page.locator("section[aria-labelledby=guide-head]")

    def answer(self, text: str) -> None:
        session = self.table.placed.session
        codes = [option.code for option in session.options()]
        self.table.answer([codes.index(code) for code in check_answer(session, text)])


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE)])
def test_a_puzzle_is_failed_taken_back_and_solved(
    lang: str, size: tuple[int, int], visit: Visit, serving: Serving
) -> None:
    title = GARDENS.title.of(lang)
    puzzle = PuzzleTable(visit(lang=lang, size=size), serving, title)
    expect(puzzle.guide).to_contain_text(GARDENS.task.of(lang))
    picture(puzzle.visitor, f"puzzle {lang}")
    assert looks.wider_than_the_screen(puzzle.page) == []
    puzzle.button("hint").click()
    expect(puzzle.guide).to_contain_text(GARDENS.hint.of(lang))
    for answer in ("buy Province", "buy Copper", "end turn"):
        expect(puzzle.guide).not_to_contain_text(puzzle.say("failed"))
        puzzle.answer(answer)
    expect(puzzle.guide).to_contain_text(puzzle.say("failed"))
    expect(puzzle.guide).not_to_contain_text(GARDENS.why.of(lang))
    picture(puzzle.visitor, f"puzzle failed {lang}")
    puzzle.button("show").click()
    expect(puzzle.guide).to_contain_text(GARDENS.why.of(lang))
    question = puzzle.table.placed.match.question
    puzzle.button("undo").click()
    puzzle.table.changed(question)
    for _ in range(2):
        question = puzzle.table.placed.match.question
        puzzle.table.undo.click()
        puzzle.table.changed(question)
    for answer in GARDENS.solution:
        puzzle.answer(answer)
    expect(puzzle.guide).to_contain_text(puzzle.say("solved"))
    picture(puzzle.visitor, f"puzzle solved {lang}")
    # It stays solved, and another one is next.
    puzzle.page.get_by_role("link", name=puzzle.say("all"), exact=True).click()
    expect(puzzle.item(title)).to_contain_text(puzzle.say("done"))
    picture(puzzle.visitor, f"puzzles {lang}")


def test_after_a_puzzle_comes_the_next_one(visit: Visit, serving: Serving) -> None:
    puzzle = PuzzleTable(visit(), serving, GARDENS.title.en)
    for answer in GARDENS.solution:
        puzzle.answer(answer)
    following = puzzles()[puzzles().index(GARDENS) + 1]
    puzzle.button("next", puzzle=following.title.en).click()
    expect(puzzle.guide).to_contain_text(following.task.en)


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_every_solution_can_be_clicked(puzzle: object, visit: Visit, serving: Serving) -> None:
    found = next(one for one in puzzles() if one is puzzle)
    opened = PuzzleTable(visit(), serving, found.title.en)
    for answer in found.solution:
        opened.answer(answer)
    expect(opened.guide).to_contain_text(opened.say("solved"))
