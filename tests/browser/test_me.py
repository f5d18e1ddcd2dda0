"""The page of somebody who comes back: games, the way to another device, and deleting everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.regulars import KINGDOMS, Regular
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage, seated
from tests.browser.test_sharing import COPIED
from tests.browser.visitor import PHONE, Visitor

REFUSED = r"status of 403"


def say(visitor: Visitor, key: str, **values: object) -> str:
    return visitor.words.say(f"me.{key}", **values)


def test_the_first_game_makes_a_profile_and_is_on_its_list(visit: Visit, serving: Serving) -> None:
    anna = visit()
    start = StartPage(anna).open()
    anna.page.get_by_role("textbox", name=start.say("your_name"), exact=True).fill("Anna")
    table = start.play_now(serving)
    kept = anna.remembered("me")
    assert kept["nickname"] == "Anna"
    assert table.placed.match.seats[table.seat].profile
    StartPage(anna).open()
    anna.page.get_by_role("link", name=start.say("recent.me")).click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(f"Anna Tag #{kept['tag']}")
    game = anna.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(say(anna, "outcome.running"))
    game.get_by_role("link").click()
    anna.page.wait_for_url(f"**/t/{table.placed.game}")


def test_games_from_before_there_were_profiles_come_along(visit: Visit, serving: Serving) -> None:
    before = serving.dealt(seed=3, bots=[1])
    anna = visit(seats=[(before, 0)])
    anna.go("/me")
    anna.page.get_by_role("textbox", name=say(anna, "nickname"), exact=True).fill("Anna")
    with anna.page.expect_response("**/api/me/seats"):
        anna.page.get_by_role("button", name=say(anna, "make"), exact=True).click()
    anna.page.reload()
    expect(anna.page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(1)
    assert before.match.seats[0].profile


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("en", (1366, 768)), ("de", (1920, 1080))])
def test_the_games_are_listed_and_fit(visit: Visit, serving: Serving, lang: str, size: tuple[int, int]) -> None:
    regular = Regular.new(serving, "Anna von und zu Langenfeld")
    for seed in range(2):
        regular.play(KINGDOMS[seed], seed=seed)
    regular.play(over=False)
    anna = regular.at(visit(lang=lang, size=size))
    anna.page.add_init_script(f"({COPIED})()")
    anna.go("/me")
    listed = anna.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(listed).to_have_count(3)
    expect(listed.first).to_contain_text(say(anna, "outcome.running"))
    for n, placed in enumerate(reversed(regular.games[:2])):
        points = placed.shown(0)["view"].points
        expect(listed.nth(n + 1)).to_contain_text(anna.words.count("me.points", points[0]))
    picture(anna, f"me-games-{lang}-{size[0]}", whole=True)
    assert looks.wider_than_the_screen(anna.page) == []
    assert looks.cut_off(anna.page) == []
    # Each has a star, and a link to its kingdom.
    star = listed.nth(1).get_by_role("button", name=re.compile("^" + say(anna, "favourite")))
    expect(star).to_have_attribute("aria-pressed", "false")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    kept = serving.run(serving.server.hall.people.favourites(regular.profile))
    assert [one.kingdom for one in kept] == [regular.games[1].match.kingdom]
    listed.nth(1).get_by_role("button", name=re.compile("^" + say(anna, "share"))).click()
    anna.until(lambda: bool(anna.page.evaluate("window.copied")))
    assert "/k#" in anna.page.evaluate("window.copied[0]")
    anna.page.get_by_role("tab", name=say(anna, "tab.profile"), exact=True).click()
    expect(anna.page.get_by_role("heading", name=say(anna, "move"))).to_be_visible()
    picture(anna, f"me-profile-{lang}-{size[0]}", whole=True)
    assert looks.wider_than_the_screen(anna.page) == []
    listed_games = [placed.game for placed in regular.games]
    anna.go("/me")
    listed.nth(1).get_by_role("link").click()
    anna.page.wait_for_url(f"**/g/{listed_games[1]}")


def test_a_nickname_is_changed(visit: Visit, serving: Serving) -> None:
    regular = Regular.new(serving)
    anna = regular.at(visit())
    anna.go("/me/profile")
    anna.page.get_by_role("textbox", name=say(anna, "nickname"), exact=True).fill("Berta")
    anna.page.get_by_role("button", name=say(anna, "nickname.save"), exact=True).click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Berta")
    found = serving.run(serving.server.hall.people.find(regular.secret))
    assert found.nickname == "Berta"
    # The next game is begun in that name.
    table = StartPage(anna).open().play_now(serving)
    assert table.placed.match.seats[table.seat].name == "Berta"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_profile_moves_to_another_browser_by_its_link(visit: Visit, serving: Serving, lang: str) -> None:
    regular = Regular.new(serving)
    placed = regular.play(over=False)
    old = regular.at(visit(lang=lang))
    old.go("/me/profile")
    old.page.get_by_role("button", name=say(old, "move.show"), exact=True).click()
    link = old.page.get_by_role("textbox", name=say(old, "move.link"), exact=True).input_value()
    assert link.endswith(f"/me#move={regular.secret}")

    new = visit(lang=lang)
    new.go(link.removeprefix(serving.url))
    expect(new.page.get_by_role("heading", level=1)).to_have_text(say(new, "take"))
    assert new.remembered("me") is None, "nothing is taken over before somebody says so"
    picture(new, f"me-move-{lang}")
    new.page.get_by_role("button", name=say(new, "take.go"), exact=True).click()
    expect(new.page.get_by_role("heading", level=1)).to_contain_text("Anna")
    assert "move" not in new.page.url
    # The game goes on here, though its seat was taken elsewhere.
    new.page.get_by_role("tabpanel").get_by_role("link").click()
    table = seated(new, serving)
    assert table.placed.game == placed.game
    assert table.seat == 0
    expect(table.page.get_by_text(table.worded()["prompt"]).first).to_be_visible()


def test_a_move_can_be_declined_and_a_link_that_is_none_says_so(visit: Visit, serving: Serving) -> None:
    regular, other = Regular.new(serving), Regular.new(serving, "Bernd")
    bernd = other.at(visit())
    bernd.go(f"/me#move={regular.secret}")
    expect(bernd.page.get_by_text(say(bernd, "take.instead"))).to_be_visible()
    bernd.page.get_by_role("button", name=say(bernd, "take.leave"), exact=True).click()
    expect(bernd.page.get_by_role("heading", level=1)).to_contain_text("Bernd")
    assert bernd.remembered("me")["secret"] == other.secret
    bernd.allow(REFUSED)
    bernd.go("/about")
    bernd.go("/me#move=nonsense")
    expect(bernd.page.get_by_role("alert")).to_contain_text("does not know")
    bernd.page.get_by_role("button", name=say(bernd, "take.leave"), exact=True).click()
    assert bernd.remembered("me")["secret"] == other.secret


def test_everything_is_deleted_after_being_asked_twice(visit: Visit, serving: Serving) -> None:
    regular = Regular.new(serving, "Anna")
    placed = regular.play()
    anna = regular.at(visit())
    anna.go("/me")
    expect(anna.page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(1)
    anna.page.get_by_role("tab", name=say(anna, "tab.profile"), exact=True).click()
    anna.page.get_by_role("button", name=say(anna, "delete"), exact=True).click()
    anna.page.get_by_role("button", name=say(anna, "delete.keep"), exact=True).click()
    for key in ("delete", "delete.sure", "delete.really"):
        assert serving.run(serving.server.hall.people.find(regular.secret)).nickname == "Anna"
        anna.page.get_by_role("button", name=say(anna, key), exact=True).click()
    expect(anna.page.get_by_role("button", name=say(anna, "make"), exact=True)).to_be_visible()
    kept = anna.page.evaluate("JSON.stringify(localStorage)")
    assert regular.secret not in kept
    assert placed.game not in kept
    assert placed.match.seats[0].gone
    assert not re.search("Anna", str(placed.shown(1)["seats"]))
    # The dead secret opens nothing any more; a game can be begun all the same.
    start = StartPage(regular.at(anna)).open()
    anna.allow(REFUSED)
    start.play_now(serving)
    assert anna.remembered("me")["secret"] != regular.secret
