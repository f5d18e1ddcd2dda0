"""The log: players in their colours, cards to be looked at, and turns to go to."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.table_page import TablePage, sensible
from tests.browser.visitor import PHONE


def played_on(visit: Visit, serving: Serving, turns: int = 6, **more: object) -> TablePage:
    """Give a table with some turns behind it."""
    placed = serving.dealt(bots=[1])
    table = TablePage(visit(seats=[(placed, 0)], **more), placed, 0).open()
    while placed.session.state.turn_number < 2 * turns:
        table.answer(sensible(table.asked()))
    return table


def log(table: TablePage) -> Locator:
    return table.page.get_by_role("region", name=table.say("log"), exact=True)


def test_cards_of_the_log_can_be_looked_at(visit: Visit, serving: Serving) -> None:
    table = played_on(visit, serving, 2)
    copper = log(table).get_by_role("button", name="Coppers", exact=True).last
    copper.hover()
    expect(table.page.locator(".preview")).to_contain_text("Copper")
    copper.click()
    expect(table.dialog).to_contain_text("Copper")
    table.page.keyboard.press("Escape")
    log(table).focus()
    table.page.keyboard.press("ArrowLeft")
    expect(log(table).locator(".log-card:focus")).to_have_count(1)
    table.page.keyboard.press("Enter")
    expect(table.dialog).to_be_visible()


def test_players_have_their_colours(visit: Visit, serving: Serving) -> None:
    table = played_on(visit, serving, 2)
    name = table.shown()["seats"][1]["name"]
    word = log(table).locator("li .player-word.p1").first
    expect(word).to_have_text(name)
    colours = [one.evaluate("one => getComputedStyle(one).color") for one in (word, log(table))]
    assert colours[0] != colours[1]


def test_a_turn_is_gone_to(visit: Visit, serving: Serving) -> None:
    table = played_on(visit, serving)
    choice = table.page.get_by_role("combobox", name=table.visitor.words.say("pace.jump"))
    heading = log(table).get_by_role("heading").nth(2)
    expect(heading).not_to_be_in_viewport()
    choice.select_option(label=heading.text_content() or "")
    expect(heading).to_be_in_viewport()
    top = log(table).evaluate("box => box.scrollTop")
    log(table).focus()
    table.page.keyboard.press(".")
    after = log(table).evaluate("box => box.scrollTop")
    assert after > top
    table.page.keyboard.press(",")
    assert log(table).evaluate("box => box.scrollTop") == top
    picture(table.visitor, "log-desktop-en-light")


def test_it_is_there_on_a_phone(visit: Visit, serving: Serving) -> None:
    table = played_on(visit, serving, 3, size=PHONE)
    table.pane("log")
    expect(table.page.get_by_role("combobox", name=table.visitor.words.say("pace.jump"))).to_be_visible()
    picture(table.visitor, "log-phone-en-light")
