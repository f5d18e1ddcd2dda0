"""The kingdom of the day, from the start page to the table of results, and the days before."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.regulars import Regular
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage, seated
from tests.browser.table_page import TablePage
from tests.browser.visitor import PHONE, Visitor

from platin.position import read_position
from platin.server import daily
from platin.server.match import Match

# One purchase ends it.
NEARLY_OVER = """
kingdom: [Village, Smithy, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival]
piles: {Province: 1}
A: {hand: "3 Gold", deck: "5 Estate"}
B: {hand: "5 Copper", deck: "5 Copper"}
"""
REFUSED = r"status of 40[34]"


@pytest.fixture(autouse=True)
def _soon_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "_dealt", lambda day: read_position(NEARLY_OVER))


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A day that no other test plays on."""
    day = f"2031-05-{10 + sum(map(ord, request.node.name)) % 18}"
    monkeypatch.setattr(daily, "today", lambda: day)
    return day


def say(visitor: Visitor, key: str, **values: object) -> str:
    return visitor.words.say(f"daily.{key}", **values)


def buy_the_province(table: TablePage) -> None:
    """Do the little that is left of the game; the page is told of it."""
    placed = table.placed
    for wanted in ("treasures", "province", ""):
        while placed.asked == table.seat:
            names = [option.name for option in placed.session.options()]
            if wanted and wanted not in names:
                break
            picks = [names.index(wanted)] if wanted else []
            hall = placed.serving.server.hall
            answer = partial(Match.answer, seat=table.seat, question=placed.match.question, picks=picks)
            placed.serving.run(hall.change(placed.table, answer))
    assert placed.match.over


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("en", (1366, 768)), ("de", (1920, 1080))])
def test_the_game_of_the_day_is_played_and_compared(
    visit: Visit, serving: Serving, today: str, lang: str, size: tuple[int, int]
) -> None:
    anna = visit(lang=lang, size=size)
    start = StartPage(anna).open()
    anna.page.get_by_role("textbox", name=start.say("your_name"), exact=True).fill("Anna")
    anna.page.get_by_role("link", name=say(anna, "title")).click()
    page = anna.page
    expect(page.get_by_text(say(anna, "results.none"))).to_be_visible()
    picture(anna, f"daily-before-{lang}-{size[0]}", whole=True)
    page.get_by_role("button", name=say(anna, "play"), exact=True).click()
    table = seated(anna, serving)
    assert table.placed.match.terms.ranked
    assert not table.placed.match.manners.hints
    # In the middle of it, the page leads back to it.
    anna.go("/daily")
    page.get_by_role("button", name=say(anna, "go_on"), exact=True).click()
    table = seated(anna, serving)
    buy_the_province(table)
    page.get_by_role("link", name=say(anna, "to_results"), exact=True).click()
    page.wait_for_url(f"**/daily/{today}")
    row = page.get_by_role("row").filter(has_text="Anna")
    points = table.placed.shown(0)["view"].points
    expect(row.get_by_role("cell")).to_have_text(["1", f"+{points[0] - points[1]}", str(points[0]), "1"])
    expect(row).to_contain_text(say(anna, "you"))
    picture(anna, f"daily-after-{lang}-{size[0]}", whole=True)
    assert looks.wider_than_the_screen(page) == []
    assert looks.cut_off(page) == []
    # Another one is for pleasure.
    page.get_by_role("button", name=say(anna, "free"), exact=True).click()
    free = seated(anna, serving)
    assert not free.placed.match.terms.ranked
    assert free.placed.game != table.placed.game


def test_days_before_are_in_the_calendar(visit: Visit, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    now: list[str] = ["2032-03-31"]
    monkeypatch.setattr(daily, "today", lambda: now[0])
    regular = Regular.new(serving)
    made = serving.run(daily.Days(serving.server.hall).begin(regular.profile, now[0]))
    seat: Any = made["seats"][0]
    anna = regular.at(visit())
    anna.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [f"platin.seats.{made['game']}", f'[{{"seat": 0, "secret": "{seat["secret"]}", "name": "Anna"}}]'],
    )
    anna.go(f"/t/{made['game']}")
    buy_the_province(seated(anna, serving))
    now[0] = "2032-04-02"
    anna.go("/daily")
    page = anna.page
    expect(page.get_by_role("heading", name="April 2032")).to_be_visible()
    page.get_by_role("button", name=say(anna, "earlier"), exact=True).click()
    expect(page.get_by_role("heading", name="March 2032")).to_be_visible()
    page.get_by_role("link", name="Mar 31, 2032: +11").click()
    page.wait_for_url("**/daily/2032-03-31")
    expect(page.get_by_role("heading", name="Mar 31, 2032")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Anna")).to_have_count(1)
    # The results of a day that is over lead to their games.
    page.get_by_role("row").filter(has_text="Anna").get_by_role("link").click()
    page.wait_for_url(f"**/g/{made['game']}")
    # On a day on which nobody came there is a kingdom all the same.
    anna.go("/daily/2032-04-01")
    expect(page.get_by_text(say(anna, "results.none"))).to_be_visible()
    page.get_by_role("button", name=say(anna, "free"), exact=True).click()
    assert not seated(anna, serving).placed.match.terms.ranked


def test_a_day_that_there_is_not_says_so(visit: Visit, today: str) -> None:
    anna = visit(lang="de")
    anna.allow(REFUSED)
    anna.go("/daily/1999-01-01")
    expect(anna.page.get_by_role("alert")).to_contain_text("kein Königreich")
    anna.page.get_by_role("link", name=say(anna, "to_today"), exact=True).click()
    expect(anna.page.get_by_role("heading", name=say(anna, "results"))).to_be_visible()
