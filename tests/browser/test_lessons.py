"""Lessons: played from start to end, left and resumed, in both languages; a wrong click is caught."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.learn_page import LearnPage, Taught
from tests.browser.serving import Serving
from tests.browser.start_page import seated
from tests.browser.visitor import DESKTOP, PHONE

from platin.teaching.lesson import find_lesson, lessons

FIRST = "first-game"


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE)])
@pytest.mark.parametrize("lesson", [lesson.id for lesson in lessons()])
def test_a_lesson_is_taken_from_start_to_end(
    lesson: str, lang: str, size: tuple[int, int], visit: Visit, serving: Serving
) -> None:
    found = find_lesson(lesson)
    assert found is not None
    learn = LearnPage(visit(lang=lang, size=size)).open()
    taught = learn.begin(found.title.of(lang), serving)
    for number in range(len(found.chapters)):
        picture(taught.visitor, f"lesson {lesson} {number + 1} {lang}")
        assert looks.wider_than_the_screen(taught.page) == []
        taught.take_chapter()
        if number + 1 < len(found.chapters):
            taught = taught.next_chapter(serving)
    picture(taught.visitor, f"lesson {lesson} end {lang}")
    # Now it is done, and that is remembered.
    taught.page.get_by_role("link", name=taught.say("all"), exact=True).click()
    expect(learn.lesson(found.title.of(lang))).to_contain_text(learn.say("done"))


def first_lesson(visit: Visit, serving: Serving) -> Taught:
    learn = LearnPage(visit()).open()
    lesson = find_lesson(FIRST)
    assert lesson is not None
    return learn.begin(lesson.title.en, serving)


def test_a_wrong_click_is_caught(visit: Visit, serving: Serving) -> None:
    taught = first_lesson(visit, serving)
    taught.read()
    before = taught.table.placed.match.question
    taught.page.locator('[data-zone="hand"] [data-card="copper"]').click()
    _, said = taught.guide.said(taught.table.placed.session)
    assert said[-1].otherwise is not None
    expect(taught.page.get_by_role("alert")).to_have_text(said[-1].otherwise.en)
    # It is said in one place, nothing has happened, and the right click goes on.
    assert taught.table.placed.match.question == before
    taught.table.answer(taught.wanted())
    expect(taught.page.get_by_role("alert")).to_have_count(0)


def test_a_lesson_is_left_and_resumed(visit: Visit, serving: Serving) -> None:
    taught = first_lesson(visit, serving)
    for _ in range(2):
        taught.read()
        taught.table.answer(taught.wanted())
    taught.page.get_by_role("link", name=taught.say("leave"), exact=True).click()
    taught.page.get_by_role("heading", level=2).first.wait_for()
    serving.stop()
    serving.start()
    learn = LearnPage(taught.visitor).open()
    lesson = find_lesson(FIRST)
    assert lesson is not None
    title = lesson.chapters[0].title.en
    learn.lesson(lesson.title.en).get_by_role("link", name=learn.say("resume", chapter=title)).click()
    again = Taught(seated(taught.visitor, serving))
    again.read()
    assert again.lesson()["at"] > 0
    # Taking something back goes back in the lesson, too.
    before, question = again.lesson()["at"], again.table.placed.match.question
    again.table.undo.click()
    again.table.changed(question)
    assert again.lesson()["at"] < before
    again.see(again.lesson()["pages"][0])
    again.take_chapter()


def test_it_is_done_by_keys_alone(visit: Visit, serving: Serving) -> None:
    taught = first_lesson(visit, serving)
    pages = taught.lesson()["pages"]
    taught.button("go_on").focus()
    for page in pages[1:]:
        taught.page.keyboard.press("Enter")
        taught.see(page)
    question = taught.table.placed.match.question
    taught.page.keyboard.press("Enter")
    taught.table.changed(question)
    expect(taught.said).to_contain_text(taught.lesson()["pages"][0]["text"].replace("*", ""))


def test_who_has_never_played_is_shown_the_way(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.words.say("learn.newcomer")).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words.say("learn.title"))
