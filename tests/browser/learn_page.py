"""Lessons in the browser: the page that lists them, and what stands beside a table at which somebody learns."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.serving import Serving
from tests.browser.start_page import seated
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor

from platin.scenario.answers import check_answer
from platin.server.wire import LessonPage, LessonView
from platin.teaching.guide import LessonGuide
from platin.teaching.lesson import ANY

# Tells of each element with a mark whether it can be seen now, perhaps after scrolling.
_POINTED: Final = "found => found.map(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)"


class LearnPage:
    """The list of lessons."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self) -> LearnPage:
        self.visitor.go("/learn")
        return self

    def say(self, key: str, **values: object) -> str:
        return self.visitor.words.say(f"learn.{key}", **values)

    def lesson(self, title: str) -> Locator:
        """Give a lesson of the list."""
        return self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading", name=title, level=2))

    def begin(self, title: str, serving: Serving) -> Taught:
        """Begin a lesson."""
        self.lesson(title).get_by_role("button").click()
        return Taught(seated(self.visitor, serving))


class Taught:
    """A table at which somebody learns."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.visitor = table.visitor

    @property
    def guide(self) -> LessonGuide:
        guide = self.table.placed.match.guide
        assert isinstance(guide, LessonGuide)
        return guide

    def say(self, key: str, **values: object) -> str:
        return self.visitor.words.say(f"learn.{key}", **values)

    def button(self, key: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    @property
    def said(self) -> Locator:
        """Give what the lesson tells now."""
        return self.page.locator("section[aria-labelledby=guide-head] [aria-live]")

    def lesson(self) -> LessonView:
        """Give the lesson as the server shows it."""
        return self.table.shown()["lesson"]

    def see(self, page: LessonPage) -> None:
        """Check that a page is told, and that all that it points at is marked."""
        expect(self.said).to_contain_text(page["text"].replace("*", ""))
        marked = self.page.locator("[data-pointed]")
        self.visitor.until(lambda: sum(marked.evaluate_all(_POINTED)) >= len(page["points"]))

    def read(self) -> None:
        """Read all pages up to the one that asks, or the last."""
        pages = self.lesson()["pages"]
        for page in pages[:-1]:
            self.see(page)
            self.button("go_on").click()
        self.see(pages[-1])

    def wanted(self) -> list[int]:
        """Give the first answer that the lesson wants, or the first that is possible where any will do."""
        session = self.table.placed.session
        _, said = self.guide.said(session)
        assert session.decision is not None
        answer = said[-1].wanted[0]
        codes = session.decision.options()[: session.decision.low] if answer == ANY else check_answer(session, answer)
        return [[option.code for option in session.options()].index(code) for code in codes]

    def take_chapter(self) -> None:
        """Play the chapter to its end as it wants to be played."""
        while self.lesson()["pages"] and self.lesson()["pages"][-1]["asks"]:
            self.read()
            self.table.answer(self.wanted())
        if self.lesson()["pages"]:
            self.read()

    def next_chapter(self, serving: Serving) -> Taught:
        """Go on to the chapter that comes next."""
        lesson = self.lesson()
        url = self.page.url
        self.button("next_chapter", chapter=lesson["chapters"][lesson["chapter"] + 1]).click()
        self.page.wait_for_url(lambda now: now != url)
        return Taught(seated(self.visitor, serving))
