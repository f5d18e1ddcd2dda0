"""The start page: what somebody typed there is used or refused, and however long it is, the page stays as it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage, seated
from tests.browser.visitor import DESKTOP, PHONE

LIST = "Village, Smithy, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival"
LONGEST_NAME = 24
NO_CARD = "Donaudampfschifffahrtsgesellschaftskapitän" * 8
SIZES = [("de", PHONE), ("en", DESKTOP)]


def test_a_pasted_list_is_played_without_being_read_before(visit: Visit, serving: Serving) -> None:
    start = StartPage(visit()).open()
    start.paste(LIST)
    begin = start.page.get_by_role("region", name=start.say("begin.title"), exact=True)
    expect(begin).to_contain_text(start.say("begin.pasted"))
    start.button("begin.go").click()
    table = seated(start.visitor, serving)
    piles = {pile.name for pile in table.shown()["view"].piles}
    assert {name.casefold() for name in LIST.split(", ")} <= piles


def test_a_pasted_list_that_cannot_be_read_begins_no_game(visit: Visit) -> None:
    start = StartPage(visit(lang="de")).open()
    start.visitor.allow("status of 400")
    start.paste("Dorf, Schmiede, Gibtesnicht")
    start.button("begin.go").click()
    expect(start.page.get_by_role("alert").filter(has_text="Gibtesnicht")).to_be_visible()
    begin = start.page.get_by_role("region", name=start.say("begin.title"), exact=True)
    expect(begin).to_contain_text("Gibtesnicht")
    assert "/t/" not in start.page.url
    # Once it is mended, what was said about it is gone.
    start.paste("Dorf, Schmiede")
    expect(begin).not_to_contain_text("Gibtesnicht")


@pytest.mark.parametrize(("lang", "size"), SIZES)
def test_long_words_stay_within_the_page(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    start = StartPage(visit(lang=lang, size=size)).open()
    page = start.page
    start.visitor.allow("status of 400")
    start.paste(NO_CARD)
    start.button("begin.go").click()
    expect(page.get_by_role("alert").filter(has_text=NO_CARD[:10])).to_be_visible()
    assert looks.wider_than_the_screen(page) == []
    typed(page.get_by_role("searchbox", name=start.say("own.search"), exact=True))
    start.tab("random").click()
    wish = page.get_by_role("combobox", name=start.say("random.include"), exact=True)
    typed(wish)
    wish.press("Enter")
    expect(page.get_by_role("alert").filter(has_text=NO_CARD[:10])).to_be_visible()
    picture(start.visitor, f"start-long-words {size[0]} {lang}", whole=True)
    assert looks.wider_than_the_screen(page) == []


def typed(field: Locator) -> None:
    """Type far too much into a field, and check that it does not take it."""
    field.fill("")
    field.press_sequentially(NO_CARD)
    assert 24 <= len(field.input_value()) < 100


@pytest.mark.parametrize(("lang", "size"), SIZES)
def test_long_names_stay_within_the_page(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    start = StartPage(visit(lang=lang, size=size)).open()
    page = start.page
    for n, letter in enumerate("WM", 1):
        start.seat(n).select_option(label=start.say("seats.me"))
        name = page.get_by_role("combobox", name=start.say("seats.name", n=n), exact=True).nth(n - 1)
        name.fill("")
        name.press_sequentially(letter * 40)
        expect(name).to_have_value(letter * LONGEST_NAME)
    assert looks.wider_than_the_screen(page) == []
    start.button("begin.go").click()
    page.wait_for_url("**/t/*")
    # Whose turn it is, is decided by lot.
    expect(page.get_by_role("button").first).to_contain_text(re.compile(f"[WM]{{{LONGEST_NAME}}}"))
    assert looks.wider_than_the_screen(page) == []
    StartPage(start.visitor).open()
    expect(page.get_by_text("W" * LONGEST_NAME).first).to_be_visible()
    assert looks.wider_than_the_screen(page) == []


# Recommended sets


@pytest.mark.parametrize(("lang", "size"), SIZES)
def test_who_never_played_is_offered_the_first_game(
    visit: Visit, serving: Serving, lang: str, size: tuple[int, int]
) -> None:
    start = StartPage(visit(lang=lang, size=size)).open()
    expect(start.page.get_by_text(start.say("play_now.easy"))).to_be_visible()
    assert looks.wider_than_the_screen(start.page) == []
    picture(start.visitor, f"start-first-game {size[0]} {lang}", whole=True)
    start.button("first").click()
    table = seated(start.visitor, serving)
    piles = {pile.name for pile in table.shown()["view"].piles}
    assert {"merchant", "cellar", "workshop"} <= piles
    # Whoever has played a few games to their end needs neither.
    start.page.evaluate("localStorage.setItem('platin.finished', JSON.stringify(['a', 'b', 'c']))")
    start.open()
    expect(start.page.get_by_text(start.say("play_now.what"))).to_be_visible()
    expect(start.button("first")).not_to_be_attached()


@pytest.mark.parametrize(("lang", "size"), SIZES)
def test_sets_are_found_among_hundreds(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    start = StartPage(visit(lang=lang, size=size)).open()
    page = start.page
    books, rows = page.locator(".set-group"), page.locator(".set-row")
    expect(rows.first).to_be_visible()
    # Only the rulebook of the chosen set is open, and the others have no rows yet.
    assert books.count() > 15
    assert rows.count() < 40
    books.last.locator("summary").click()
    expect(books.last.locator(".set-row").first).to_be_visible()
    picture(start.visitor, f"start-sets {size[0]} {lang}", whole=True)
    page.get_by_role("searchbox", name=start.say("sets.search"), exact=True).fill(
        "high seas" if lang == "en" else "hohe se"
    )
    expect(rows).to_have_count(2)
    rows.first.click()
    expect(rows.first.get_by_role("radio")).to_be_checked()
    begin = page.get_by_role("region", name=start.say("begin.title"), exact=True)
    expect(begin).to_contain_text("High Seas (Seaside 1E)" if lang == "en" else "Hohe See (Seaside, 1. Auflage)")
    page.get_by_role("searchbox", name=start.say("sets.search"), exact=True).fill("Rising Sun")
    expect(rows).to_have_count(0)
    assert looks.wider_than_the_screen(page) == []
