"""How people play with each other: what is agreed is chosen, told and seen; points; the question before the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESKTOP, PHONE

from platin.position import read_position
from platin.server.manners import Manners

LAST_PROVINCE = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
phase: buy
coins: 8
piles: {Province: 1}
A: {hand: "5 Estate", deck: "10 Copper"}
B: {hand: "4 Province, Copper", deck: "5 Copper"}
"""


def checkbox(start: StartPage, key: str) -> Locator:
    # Its name has what it means behind it.
    return start.page.get_by_role("checkbox", name=start.visitor.words.say(f"manners.{key}"))


def test_what_is_agreed_is_chosen_remembered_and_told_to_a_friend(visit: Visit, serving: Serving) -> None:
    host = visit(lang="en")
    start = StartPage(host).open()
    start.seat(2).select_option("friend")
    host.page.get_by_text(host.words.say("manners.title")).click()
    expect(checkbox(start, "hints")).not_to_be_checked()
    for key in ("score", "chat", "public"):
        checkbox(start, key).check()
    host.page.get_by_role("combobox", name=host.words.say("manners.clock"), exact=True).select_option("10")
    host.page.get_by_role("combobox", name=host.words.say("manners.clock.increment"), exact=True).select_option("5")
    picture(host, "manners-start-en", whole=True)
    host.page.reload()
    expect(checkbox(start, "score")).to_be_checked()
    start.button("begin.friends").click()
    link = host.page.locator(".invite-row input").input_value()

    friend = visit(lang="de")
    friend.page.goto(link)
    told = friend.words.say
    agreed = friend.page.locator(".agreed")
    expect(agreed).to_contain_text(told("manners.told.score"))
    expect(agreed).to_contain_text(told("manners.told.chat"))
    expect(agreed).to_contain_text(told("manners.told.clock_plus", minutes=10, seconds=5))
    picture(friend, "manners-claim-de")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_score_counter_shows_the_points_of_all(visit: Visit, serving: Serving, size: tuple[int, int]) -> None:
    placed = serving.begin(read_position(LAST_PROVINCE), title="list", manners=Manners(score=True))
    table = TablePage(visit(size=size, seats=[(placed, 0)]), placed, 0).open()
    for n in (5, 24):
        told = table.visitor.words.count("manners.points_whole", n)
        expect(table.page.get_by_title(told, exact=True)).to_be_visible()
    picture(table.visitor, f"manners-score-{size[0]}")


def test_without_it_one_sees_the_own_points_alone(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(LAST_PROVINCE), title="list")
    table = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    count = table.visitor.words.count
    expect(table.page.get_by_title(count("manners.points_whole", 5), exact=True)).to_be_visible()
    expect(table.page.get_by_title(count("manners.points_whole", 24), exact=True)).to_have_count(0)
    watching = TablePage(visit(), placed, -1).open()
    expect(watching.page.locator(".plate-points")).to_have_count(0)


@pytest.mark.parametrize("score", [True, False])
def test_before_a_purchase_that_ends_the_game_one_is_asked_once(visit: Visit, serving: Serving, score: bool) -> None:
    placed = serving.begin(read_position(LAST_PROVINCE), title="list", manners=Manners(score=score))
    table = TablePage(visit(lang="de", seats=[(placed, 0)]), placed, 0).open()
    say = table.visitor.words.say
    asked = table.asked()
    province = next(option for option in asked.options if option.name == "province")
    table.option(province).click()
    dialog = table.page.get_by_role("dialog", name=say("manners.ending"))
    expect(dialog).to_contain_text(say("manners.ending.buy"))
    lose = say("manners.ending.lose", mine=11, theirs=24)
    expect(dialog.get_by_text(lose)).to_have_count(1 if score else 0)
    picture(table.visitor, f"manners-warning-{score}")
    # Enter does no harm: the focus is on thinking again.
    table.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert placed.match.question == 0
    table.option(province).click()
    dialog.get_by_role("button", name=say("manners.ending.buy_anyway")).click()
    table.changed(0)
    # The end of the turn is not asked about any more.
    if not placed.match.over:
        table.decline.click()
    other = table.shown()["seats"][1]["name"]
    expect(table.page.get_by_role("heading", name=say("table.wins", player=other))).to_be_visible()
