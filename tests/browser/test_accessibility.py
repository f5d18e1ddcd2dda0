"""For everybody: names for screen readers, landmarks, a live question, focus that is seen and kept, dialogs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import looks
from tests.browser.conftest import Visit
from tests.browser.hands import Keyboard
from tests.browser.review_page import ReviewPage
from tests.browser.scenes import CHOOSING, SCENES
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.table_page import TablePage, sensible
from tests.browser.visitor import DESKTOP, PHONE, Visitor

from platin.position import read_position
from platin.server import content
from platin.session import Session

AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The rules that everybody has to keep, and those that are only good practice.
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS: Final = {
    "runOnly": RULES,
    "resultTypes": ["violations"],
    # Cards say in words what stands on them as numbers, which this rule, still on trial, takes for another name.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}


@pytest.fixture(scope="package")
def axe() -> str:
    """Give the script that looks for what keeps people out."""
    if not AXE.is_file():
        told = f"axe-core is not there: run npm ci in {AXE.parents[2].name}/ (`make web`)"
        if os.environ.get("PLATIN_REQUIRE_ALL"):
            pytest.fail(told)
        pytest.skip(told)
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        *[pytest.param(scene, DESKTOP, id=f"{scene}-desktop") for scene in SCENES],
        *[pytest.param(scene, PHONE, id=f"{scene}-phone") for scene in ("start", "table-choosing", "replay")],
    ],
)
def test_nothing_keeps_anybody_out(scene: str, size: tuple[int, int], visit: Visit, serving: Serving, axe: str) -> None:
    def visit_without_policy(**options: Any) -> Visitor:
        # The page's policy would not let the script in.
        return visit(**options, bypass_csp=True)

    visitor = SCENES[scene](visit_without_policy, serving, "de" if size == PHONE else "en", size)
    page = visitor.page
    page.evaluate(axe)
    found = page.evaluate("options => axe.run(options)", OPTIONS)
    told = [f"without a name: {line}" for line in looks.nameless(page)]
    for violation in found["violations"]:
        places = [f"{node['target']}: {node['failureSummary']}" for node in violation["nodes"][:3]]
        told.append(f"{violation['id']}: {violation['help']}\n  " + "\n  ".join(places))
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    assert not told, "\n".join(told)


def test_the_question_and_what_happens_are_read_out(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3, bots=[1])
    table = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    live = table.page.locator("[aria-live=polite]")
    expect(live.filter(has_text=table.worded()["prompt"])).to_have_count(1)
    table.answer(sensible(table.asked()))
    expect(live.filter(has_text=table.worded()["prompt"])).to_have_count(1)
    expect(live.filter(has_text="You play")).to_have_count(1)


def ring(target: Locator) -> str:
    """Give how the focus is shown on something."""
    told: str = target.evaluate(
        "element => { const style = getComputedStyle(element); return `${style.outlineStyle} ${style.outlineWidth}`; }"
    )
    return told


def test_the_focus_is_seen_wherever_it_goes(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(CHOOSING), title="list")
    table = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    seen: set[str] = set()
    for _ in range(40):
        table.page.keyboard.press("Tab")
        focused = table.page.locator("body :focus")
        if focused.count() == 0:
            break
        name = focused.evaluate("element => element.getAttribute('aria-label') ?? element.textContent")
        style, _, width = ring(focused).partition(" ")
        assert style != "none", f"the focus on {name!r} is not to be seen"
        assert float(width.removesuffix("px")) >= 2
        seen.add(name)
    assert len(seen) > 10


def test_the_focus_stays_at_the_table_after_an_answer(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(CHOOSING), title="list")
    visitor = visit(seats=[(placed, 0)])
    table = TablePage(visitor, placed, 0).open()
    hands = Keyboard(visitor.page)
    names = [option.name for option in table.asked().options]
    table.answer([names.index("sentry")], hands)
    for _ in range(6):
        expect(visitor.page.locator("body :focus")).to_have_count(1)
        if placed.asked != 0:
            break
        table.answer(sensible(table.asked()), hands)


def check_dialog(visitor_page: Any, opener: Locator, dialog: Locator) -> None:
    """Check that a dialog takes the focus, keeps it, and gives it back when Escape closes it."""
    expect(dialog).to_be_visible()
    inside = "dialog => dialog.contains(document.activeElement) || document.activeElement === document.body"
    for _ in range(12):
        visitor_page.keyboard.press("Tab")
        assert dialog.evaluate(inside), "the focus leaves the dialog"
    visitor_page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_dialogs_of_the_table(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(CHOOSING), title="list")
    visitor = visit(seats=[(placed, 0)])
    table = TablePage(visitor, placed, 0).open()
    card = table.supply.get_by_role("button", name=visitor.words.face("militia"))
    card.focus()
    visitor.page.keyboard.press("i")
    check_dialog(visitor.page, card, table.dialog)
    help_button = table.button("help")
    help_button.focus()
    visitor.page.keyboard.press("Enter")
    check_dialog(visitor.page, help_button, table.dialog)


def test_dialogs_of_a_finished_game(visit: Visit, serving: Serving) -> None:
    placed = serving.finished()
    visitor = visit()
    review = ReviewPage(visitor, placed).open("#at=9&seat=-2")
    for key in ("continue", "scenario"):
        button = review.button(key)
        button.focus()
        visitor.page.keyboard.press("Enter")
        check_dialog(visitor.page, button, review.dialog)


def test_the_drawer_of_a_phone(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3)
    visitor = visit(size=PHONE, seats=[(placed, 0)])
    table = TablePage(visitor, placed, 0).open()
    more = table.button("more")
    more.focus()
    visitor.page.keyboard.press("Enter")
    check_dialog(visitor.page, more, table.dialog)


def test_a_question_is_answered_with_the_arrow_keys(visit: Visit, serving: Serving) -> None:
    session = Session(read_position('A: {hand: Harbinger, deck: "2 Copper", discard: "Gold, Silver, Estate"}'))
    session.submit([session.options()[0].code])
    placed = serving.begin(session.start, session.answers)
    visitor = visit(seats=[(placed, placed.asked)])
    table = TablePage(visitor, placed, placed.asked).open()
    hands = Keyboard(visitor.page)
    size = len(table.asked().options)
    table.answer([size - 1], hands)
    assert placed.match.question == 1


def test_the_start_page_is_used_without_a_mouse(visit: Visit, serving: Serving) -> None:
    visitor = visit(lang="de")
    keyboard = visitor.page.keyboard
    start = StartPage(visitor).open()
    hands = Keyboard(visitor.page)
    hands.walk_to(start.tab("sets"))
    keyboard.press("ArrowRight")
    expect(start.tab("random")).to_be_focused()
    expect(visitor.page.get_by_role("heading", name=start.say("random.title"), exact=True)).to_be_visible()
    keyboard.press("ArrowLeft")
    expect(start.tab("sets")).to_be_focused()
    # The rulebook with the set for a first game is open.
    expect(visitor.page.get_by_role("radio").first).to_be_checked()
    first, second = visitor.page.get_by_role("radio").all()[:2]
    hands.walk_to(first)
    keyboard.press("ArrowDown")
    expect(second).to_be_checked()
    hands.walk_to(start.button("begin.go"))
    keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    sets = content.sets("de")
    at = [one["id"] for one in sets["sets"]].index(sets["first"])
    chosen = sets["sets"][at + 1]
    expect(visitor.page.get_by_role("heading", name=chosen["name"], level=1)).to_be_visible()


def test_the_kingdom_of_a_random_game_is_one_stop(visit: Visit) -> None:
    visitor = visit(lang="en")
    page, keyboard = visitor.page, visitor.page.keyboard
    start = StartPage(visitor).open()
    hands = Keyboard(page)
    start.tab("random").click()
    page.get_by_role("heading", name=start.say("random.title"), exact=True).wait_for()
    piles = page.locator(".faces").first
    faces = piles.locator(".card")
    assert faces.count() >= 10
    hands.walk_to(faces.first)
    for _ in range(3):
        keyboard.press("ArrowRight")
    expect(faces.nth(3)).to_be_focused()
    # The buttons of one card belong to the stop; from one of them the arrow keys lead to the same of another.
    keep = piles.locator("[aria-pressed]")
    keyboard.press("Tab")
    expect(keep.nth(3)).to_be_focused()
    keyboard.press("ArrowLeft")
    expect(keep.nth(2)).to_be_focused()
    keyboard.press("Space")
    expect(keep.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(keep.nth(2)).to_be_focused()
    keyboard.press("Home")
    keyboard.press("Tab")
    keyboard.press("Enter")
    # The card that came in exchange takes the place of the other.
    expect(piles.locator("[data-exchange]:focus")).to_have_count(1)
    for _ in range(12):
        keyboard.press("Tab")
        if not page.evaluate("document.activeElement.closest('.faces') !== null"):
            break
    else:
        raise AssertionError("the faces are too many stops")
    hands.walk_to(start.button("begin.go"))
