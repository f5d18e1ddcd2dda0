"""Cards show their pictures: icons in the colour of their place, drawings in their own; the credits name everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import DESKTOP, PHONE

from platin.position import read_position
from platin.server import content

TABLE = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Camel Train
landscapes: Mirror
phase: buy
A: {hand: "2 Copper, Silver, Gold, Estate, Smithy", deck: "5 Copper"}
B: {hand: "5 Copper", deck: "5 Copper"}
"""
# Whether a picture has been painted: its file is there, and it takes up room.
SHOWN = """async (element) => {
  const box = element.getBoundingClientRect();
  const file = element.src ?? /url\\("(.*)"\\)/.exec(getComputedStyle(element).maskImage)?.[1];
  const answer = await fetch(file);
  return { ok: answer.ok, file, room: Math.min(box.width, box.height) };
}"""


def test_cards_show_their_pictures(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(TABLE), title="pictures")
    visitor = visit(seats=[(placed, 0)], fresh=True)
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url) if "/pictures/" in request.url else None)
    visitor.go(placed.path)
    visitor.page.wait_for_load_state("networkidle")
    cards = content.words("en")["cards"]
    # Only what is on the table is fetched, and each of it once.
    assert 10 <= len(fetched) < 40
    assert len(set(fetched)) == len(fetched)
    for card in ("smithy", "camel_train", "gold", "estate"):
        found = visitor.page.locator(f"[data-card={card}] .picture").first
        expect(found).to_be_visible()
        shown = found.evaluate(SHOWN)
        assert shown["ok"]
        assert shown["file"].endswith(f"/{cards[card]['picture']}.svg")
        assert shown["room"] >= 16


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_icons_have_the_colour_of_their_place(dark: bool, visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(TABLE), title="pictures")
    visitor = visit(seats=[(placed, 0)], dark=dark)
    visitor.go(placed.path)
    icon = visitor.page.locator("[data-card=smithy] .picture").first
    expect(icon).to_be_visible()
    # Whatever colour the card's field gives it, at once and when it changes.
    assert icon.evaluate("(it) => getComputedStyle(it).backgroundColor === getComputedStyle(it.parentElement).color")
    icon.evaluate("(it) => { it.parentElement.style.color = 'rgb(1, 2, 3)'; }")
    expect(icon).to_have_css("background-color", "rgb(1, 2, 3)")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE)], ids=["desktop", "phone"])
def test_the_credits_are_a_click_away(lang: str, size: tuple[int, int], visit: Visit) -> None:
    visitor = visit(lang=lang, size=size)
    visitor.go("/")
    visitor.page.get_by_role("contentinfo").get_by_role("link").click()
    main = visitor.page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text(visitor.words.say("about.title"))
    expect(main).to_contain_text("Lorc, Delapouite")
    expect(main.locator("a[href='https://game-icons.net']")).to_be_visible()
    expect(main.locator("a[href='https://creativecommons.org/licenses/by/3.0/']")).to_be_visible()
    files = [link.get_attribute("href") for link in main.locator("a[href^='/licences/']").all()]
    assert len(files) == 6
    for file in [*files, "/licences/game-icons.txt"]:
        assert visitor.page.request.get(f"{visitor.url}{file}").ok, file
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
