"""Kingdoms that go from hand to hand: by link, by star, and back to the table; and what is known of one's games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.regulars import KINGDOMS, Regular
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage, seated
from tests.browser.visitor import PHONE, Visitor

from platin.position import read_position

LIST = (
    "Young Witch (Moat), Village, Smithy, Market, Mine, Cellar, Chapel, Workshop, Festival, Witch, "
    "Looting, Reckless: Smithy, Colony"
)
BAD = r"status of 400"
# Without a menu of the system for it, the link is copied.
COPIED = """() => {
  window.copied = [];
  delete Navigator.prototype.share;
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: (text) => (window.copied.push(text), Promise.resolve()) },
  });
}"""
SHARED = """() => {
  window.shared = [];
  Navigator.prototype.share = (what) => (window.shared.push(what.url), Promise.resolve());
}"""


def say(visitor: Visitor, key: str, **values: object) -> str:
    return visitor.words.say(f"me.{key}", **values)


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("en", (1366, 768))])
def test_a_kingdom_is_passed_on_by_link_and_played(
    visit: Visit, serving: Serving, lang: str, size: tuple[int, int]
) -> None:
    anna = visit(lang=lang, size=size)
    anna.page.add_init_script(f"({COPIED})()")
    start = StartPage(anna).open()
    start.paste(LIST)
    start.button("own.paste_read").click()
    start.tab("own").click()
    table = seated_with(start, serving)
    anna.go(f"/t/{table}")
    bert = visit(lang="en" if lang == "de" else "de", size=size)
    # From the page of the finished or running game: people and settings beside the table, or its end.
    placed = serving.finished(KINGDOMS[0])
    anna.go(f"/g/{placed.game}")
    anna.page.get_by_role("button", name=say(anna, "share"), exact=True).click()
    anna.until(lambda: bool(anna.page.evaluate("window.copied")))
    expect(anna.page.get_by_text(say(anna, "share.copied"))).to_be_visible()
    link = anna.page.evaluate("window.copied[0]")
    assert "/k#" in link
    bert.go(link.removeprefix(serving.url))
    section = bert.page.get_by_role("region", name=bert.words.say("start.shared_kingdom"), exact=True)
    expect(section).to_contain_text(bert.words.card("militia"))
    picture(bert, f"shared-kingdom-{lang}-{size[0]}", whole=True)
    assert looks.wider_than_the_screen(bert.page) == []
    section.get_by_role("button", name=bert.words.say("start.shared_kingdom.play"), exact=True).click()
    piles = {pile.name for pile in seated(bert, serving).shown()["view"].piles}
    assert {"militia", "festival", "chapel"} <= piles


def seated_with(start: StartPage, serving: Serving) -> str:
    start.button("begin.go").click()
    return seated(start.visitor, serving).placed.game


def test_a_link_brings_landscapes_choices_and_options(visit: Visit, serving: Serving) -> None:
    anna = visit()
    anna.go("/k#" + LIST.replace(" ", "+"))
    section = anna.page.get_by_role("region", name=anna.words.say("start.shared_kingdom"), exact=True)
    section.get_by_role("button", name=anna.words.say("start.shared_kingdom.change"), exact=True).click()
    expect(anna.page.get_by_role("tab", name=anna.words.say("start.kingdom.own"), exact=True)).to_have_attribute(
        "aria-selected", "true"
    )
    assert seated_with(StartPage(anna), serving)
    spec = {pile.name for pile in seated(anna, serving).shown()["view"].piles}
    assert {"colony", "platinum", "young_witch", "moat"} <= spec


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("link", ["/k", "/k#", "/k#Village,+Gibtesnicht", "/k#%E0%A4%A"])
def test_a_link_that_brings_nothing_says_so(visit: Visit, lang: str, link: str) -> None:
    anna = visit(lang=lang)
    anna.allow(BAD)
    anna.go(link)
    told = anna.words.say("start.shared_kingdom.bad", problem="").strip()
    expect(anna.page.get_by_role("alert").filter(has_text=told)).to_be_visible()
    # The start page works all the same.
    expect(anna.page.get_by_role("button", name=anna.words.say("start.play_now"), exact=True)).to_be_enabled()


def test_a_phone_shares_with_its_own_menu(visit: Visit) -> None:
    anna = visit(size=PHONE)
    anna.page.add_init_script(f"({SHARED})()")
    anna.go("/daily")
    anna.page.get_by_role("button", name=say(anna, "share"), exact=True).click()
    anna.until(lambda: len(anna.page.evaluate("window.shared")) == 1)
    assert "/k#" in anna.page.evaluate("window.shared[0]")


def test_a_star_puts_a_kingdom_on_the_list_and_it_is_played_again(visit: Visit, serving: Serving) -> None:
    regular = Regular.new(serving)
    placed = regular.play(KINGDOMS[1])
    anna = regular.at(visit())
    anna.go(f"/g/{placed.game}")
    star = anna.page.get_by_role("button", name=say(anna, "favourite"), exact=True)
    expect(star).to_have_attribute("aria-pressed", "false")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    anna.go("/me/favourites")
    favourite = anna.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(favourite).to_have_count(1)
    expect(favourite).to_contain_text("Salvager")
    favourite.get_by_role("button", name=say(anna, "favourites.play"), exact=True).click()
    piles = {pile.name for pile in seated(anna, serving).shown()["view"].piles}
    assert {"salvager", "wharf"} <= {name.partition("@")[0] for name in piles}
    anna.go("/me/favourites")
    favourite.get_by_role("button", name=say(anna, "favourites.remove"), exact=True).click()
    expect(anna.page.get_by_text(say(anna, "favourites.none"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "dark"), [("de", PHONE, True), ("en", (1366, 768), False), ("de", (1920, 1080), False)]
)
def test_statistics_are_shown_and_fit(
    visit: Visit, serving: Serving, lang: str, size: tuple[int, int], dark: bool
) -> None:
    regular = Regular.new(serving)
    for seed in range(6):
        regular.play(KINGDOMS[seed % 2], seed=seed)
    anna = regular.at(visit(lang=lang, size=size, dark=dark))
    anna.go("/me/statistics")
    expect(anna.page.get_by_text(anna.words.count("me.statistics.of", 6))).to_be_visible()
    bots = anna.page.get_by_role("table", name=say(anna, "statistics.bots"))
    expect(bots.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text("6")
    picture(anna, f"me-statistics-{lang}-{size[0]}", whole=True)
    assert looks.wider_than_the_screen(anna.page) == []


def test_everything_is_saved_as_a_file(visit: Visit, serving: Serving, tmp_path: Path) -> None:
    regular = Regular.new(serving)
    placed = regular.play()
    anna = regular.at(visit())
    anna.go("/me/profile")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name=say(anna, "export"), exact=True).click()
    download.value.save_as(tmp_path / "mine.json")
    found = json.loads((tmp_path / "mine.json").read_text())
    assert found["nickname"] == "Anna"
    assert [game["game"] for game in found["games"]] == [placed.game]
    assert found["games"][0]["record"]["answers"] == placed.session.answers


def test_a_game_that_has_no_kingdom_has_nothing_to_share(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position('A: {hand: "5 Copper"}\nB: {hand: "5 Copper"}'), bots=[1])
    anna = visit(seats=[(placed, 0)])
    with anna.page.expect_response("**/kingdom/en") as answer:
        anna.go(placed.path)
        anna.page.get_by_role("tab", name=anna.words.say("table.talk"), exact=True).click()
    assert answer.value.status == 200
    expect(anna.page.get_by_role("button", name=say(anna, "share"), exact=True)).to_have_count(0)
