"""Links for others: whether they work there, codes for phones, and what is said where there is nothing to see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.visitor import PHONE, Visitor

from platin.server import app
from platin.server.reach import Reach
from platin.server.retrace import Halt

NOT_THERE = r"status of 404"


def invite(visitor: Visitor) -> StartPage:
    """Set up a table with a friend, and stop where the link is shown."""
    start = StartPage(visitor).open()
    visitor.page.get_by_role("textbox", name=start.say("your_name"), exact=True).fill("Anna")
    start.seat(2).select_option(label=start.say("seats.friend"))
    start.button("begin.friends").click()
    expect(visitor.page.get_by_role("heading", name=start.say("invite.title"))).to_be_visible()
    return start


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_link_that_works_on_this_machine_only_says_so(visit: Visit, lang: str) -> None:
    anna = visit(lang=lang)
    start = invite(anna)
    expect(anna.page.get_by_text(start.say("invite.machine"))).to_be_visible()
    expect(anna.page.get_by_role("img", name=start.say("invite.qr_of"))).to_have_count(0)
    picture(anna, f"invitation-machine-{lang}")
    # It is said where the link is shown at the table, too.
    start.button("invite.go").click()
    expect(anna.page.get_by_text(start.say("invite.machine")).first).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_link_in_the_network_has_its_address_and_a_code(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] | None
) -> None:
    monkeypatch.setattr(app, "reach_of", lambda settings, port: Reach("network", ("http://192.168.1.5:8765",)))
    anna = visit(lang="en", **({"size": size} if size else {}))
    start = invite(anna)
    link = anna.page.get_by_role("textbox", name=start.say("invite.link_for", name=start.say("invite.friend", n=1)))
    expect(link).to_have_value(re.compile(r"^http://192\.168\.1\.5:8765/t/[\w-]+#invite=[\w-]+$"))
    expect(anna.page.get_by_role("img", name=start.say("invite.qr_of"))).to_be_visible()
    expect(anna.page.get_by_text(start.say("invite.network", address="http://192.168.1.5:8765"))).to_be_visible()
    picture(anna, f"invitation-network-{'phone' if size else 'desktop'}", whole=True)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_an_address_that_nothing_is_at_knows_the_way_back(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang)
    visitor.allow(NOT_THERE)
    visitor.go("/no/such/page")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words.say("general.missing"))
    picture(visitor, f"missing-{lang}")
    visitor.page.get_by_role("link", name=visitor.words.say("general.to_start"), exact=True).click()
    expect(visitor.page.get_by_role("button", name=visitor.words.say("start.play_now"), exact=True)).to_be_visible()


@pytest.mark.parametrize("path", ["/t/no-such-game", "/g/no-such-game", "/t/no-such-game#invite=x"])
def test_a_game_that_there_is_not_knows_the_way_back(visit: Visit, path: str) -> None:
    visitor = visit(lang="de")
    visitor.allow(NOT_THERE)
    visitor.go(path)
    expect(visitor.page.get_by_role("alert")).to_contain_text("Dieses Spiel gibt es nicht.")
    expect(visitor.page.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")


def test_an_invitation_that_is_none_says_so(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt()
    visitor = visit(lang="en")
    visitor.go(f"{placed.path}#invite=nonsense")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words.say("table.invite_void"))
    over = serving.finished()
    visitor.page.goto("about:blank")
    visitor.go(f"{over.path}#invite=nonsense")
    visitor.page.get_by_role("button", name=visitor.words.say("table.look_back"), exact=True).click()
    visitor.page.wait_for_url(f"**/g/{over.game}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_game_that_has_become_another_one_says_so(visit: Visit, serving: Serving, lang: str) -> None:
    placed = serving.dealt()
    placed.match.halt = Halt(0, 12)
    said = visit(lang=lang).words.say("table.halted", at=0, of=12)
    visitor = visit(lang=lang, seats=[(placed, 0)])
    visitor.go(placed.path)
    expect(visitor.page.get_by_text(said)).to_be_visible()
    picture(visitor, f"halted-{lang}")
    visitor.page.get_by_role("link", name=visitor.words.say("table.halted_review")).click()
    expect(visitor.page.get_by_text(said)).to_be_visible()
    picture(visitor, f"halted-review-{lang}")
