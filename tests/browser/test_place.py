"""The table as a place: what lies where, what is lit, which key picks what, and what it is made of."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import looks
from tests.browser.conftest import Visit
from tests.browser.scenes import FULL, crowded, seated
from tests.browser.serving import Serving
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESKTOP, PHONE

from platin.position import read_position

LAPTOP: Final = (1366, 768)
BUYING: Final = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Cultist
phase: buy
coins: 5
buys: 2
A: {hand: "Copper, Silver, Estate", deck: "5 Copper", play: "3 Village, Market, Smithy"}
B: {hand: "5 Copper", deck: "5 Silver"}
"""
# Twenty cards of fifteen kinds.
MANY: Final = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
A:
  hand: "2 Smithy, 3 Village, Market, Militia, Moat, Mine, 2 Cellar, Workshop, Chapel, Festival, 2 Copper, Silver, Gold,
    Estate, Curse"
B: {hand: "5 Copper", deck: "5 Silver"}
"""
# So many that they overlap.
HELD: Final = "Estate, Duchy, 2 Smithy, Village, Market, Militia, Moat, Mine"


def key_of(face: Locator) -> str:
    return face.locator("kbd").text_content() or ""


def test_what_lies_on_the_table_keeps_its_key(visit: Visit, serving: Serving) -> None:
    table = seated(visit, serving.begin(read_position(BUYING), title="list"), "en", DESKTOP)

    def keys(place: str = ".supply") -> dict[str, str]:
        faces = table.page.locator(f"{place} .card.selectable").all()
        return {str(face.get_attribute("data-card")): key_of(face) for face in faces}

    before, held = keys(), keys(".hand")
    assert before["silver"] == "S"
    assert held == {"copper": "1", "silver": "2"}
    assert len({*before.values(), *held.values()}) == len(before) + len(held)
    # With more money more can be bought, and after a purchase less: what can be bought has the same key all the time.
    names = [option.name for option in table.asked().options]
    table.answer([names.index("treasures")])
    rich = keys()
    assert rich.items() > before.items()
    number = table.placed.match.question
    table.page.keyboard.press("G")
    table.changed(number)
    assert [card.defn.key for card in table.placed.session.state.players[0].discard] == ["gold"]
    poor = keys()
    assert 1 < len(poor) < len(before)
    assert poor.items() < before.items()


def test_what_is_merely_allowed_is_lit_less(visit: Visit, serving: Serving) -> None:
    table = seated(visit, serving.begin(read_position(BUYING), title="list"), "en", DESKTOP)
    modest = table.supply.locator(".card.selectable.modest")
    names = {face.get_attribute("data-card") for face in modest.all()}
    assert {"copper", "curse"} < names
    assert {"silver", "estate", "market"}.isdisjoint(names)
    shadows = "face => getComputedStyle(face).boxShadow"
    silver = table.supply.locator("[data-card=silver]")
    assert modest.first.evaluate(shadows) != silver.evaluate(shadows)


def test_cards_in_play_lie_in_the_middle(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(FULL), title="list")
    own = seated(visit, placed, "en", DESKTOP)
    area = own.page.get_by_role("region", name=own.say("play_area"), exact=True)
    played = area.locator('[data-zone="play"][data-seat="0"]')
    expect(played).to_have_count(2)
    expect(played.nth(0).get_by_role("button", name="Tournament, 2 of them", exact=True)).to_be_visible()
    # What stays lies apart, and what lies on a card hangs on that card.
    on = played.nth(1).locator(".laid-on").filter(has=own.page.locator("[data-card=quartermaster]"))
    expect(on.locator(".laid-below [data-card=gold]")).to_be_visible()
    expect(area.locator('[data-zone="mat:native_village"]')).to_contain_text("Copper")
    # Another player sees the same, and whose it is; the mat is closed to them.
    other = TablePage(visit(seats=[(placed, 1)], size=DESKTOP), placed, 1).open()
    theirs = other.page.get_by_role("region", name=other.say("play_area"), exact=True)
    expect(theirs.locator(".plate")).to_contain_text("Anna")
    expect(theirs.locator("[data-card=tournament]")).to_be_visible()
    expect(theirs.locator('[data-zone="mat:native_village"]')).to_have_count(0)


# The cards in hand whose names are not seen from end to end: outside the window, or below another card.
COVERED: Final = """list => [...list.querySelectorAll(".card:not(.card-behind)")].filter((card) => {
  const range = document.createRange();
  range.selectNodeContents(card.querySelector(".card-name"));
  return [...range.getClientRects()].filter((line) => line.width > 1).some(({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2].some((x) =>
      !card.contains(document.elementFromPoint(x, (top + bottom) / 2))));
}).map((card) => card.dataset.card)"""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_name_in_a_large_hand_is_covered(lang: str, visit: Visit, serving: Serving) -> None:
    twelve = MANY.replace("Gold,\n    Estate, Curse", "").replace("2 Copper, Silver, ", "3 Copper")
    tables = [serving.begin(read_position(text), title="list") for text in (MANY, twelve)]
    seats = [(placed, 0) for placed in tables]
    desk, phone = visit(lang=lang, size=LAPTOP, seats=seats), visit(lang=lang, size=PHONE, seats=seats)
    for placed in tables:
        hands = [TablePage(visitor, placed, 0).open().hand() for visitor in (desk, phone)]
        for width in (1366, 1440, 1920):
            desk.page.set_viewport_size({"width": width, "height": 768 if width < 1400 else 900})
            looks.settled(desk.page)
            assert hands[0].evaluate(COVERED) == [], width
            assert not looks.tiny_names(desk.page)
        assert hands[1].evaluate(COVERED) == []
        assert not looks.tiny_names(phone.page)


def test_the_card_that_is_pointed_at_comes_to_the_fore(visit: Visit, serving: Serving) -> None:
    hand = seated(
        visit, serving.begin(read_position(BUYING.replace("Estate", HELD)), title="list"), "en", LAPTOP
    ).hand()
    room = hand.evaluate("list => [list.scrollWidth, list.clientWidth]")
    assert room[0] <= room[1]
    smithy = hand.locator("[data-card=smithy]:not(.card-behind)")
    smithy.hover(position={"x": 10, "y": 60})
    front = """card => {
      const { right, top, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(right - 12, top + height / 2));
    }"""
    assert smithy.evaluate(front)


def test_six_players_and_four_landscapes_leave_the_own_cards_in_sight(visit: Visit, serving: Serving) -> None:
    table = seated(visit, serving.begin(crowded(10, 4, 6), title="list"), "de", LAPTOP)
    assert not looks.out_of_sight(table.page)
    box = table.page.locator(".play-area .card").last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= table.page.locator(".board-ask").evaluate(
        "one => one.getBoundingClientRect().top"
    )


def test_the_trash_is_a_place_that_can_be_opened(visit: Visit, serving: Serving) -> None:
    table = seated(visit, serving.begin(read_position(FULL), title="list"), "de", PHONE)
    table.supply.get_by_role("button", name="Müll: 4 Karten", exact=True).tap()
    expect(table.dialog.get_by_role("button", name="Anwesen, 2-mal", exact=True)).to_be_visible()


def test_surfaces_can_be_plain(visit: Visit, serving: Serving) -> None:
    table = seated(visit, serving.begin(read_position(BUYING), title="list"), "en", DESKTOP)
    ground = "() => getComputedStyle(document.querySelector('.board-main')).backgroundImage"
    assert "gradient" in table.page.evaluate(ground)
    words = table.visitor.words
    table.page.get_by_role("button", name=words.say("prefs.title"), exact=True).click()
    table.dialog.get_by_role("radio", name=words.say("prefs.surface.plain"), exact=True).check()
    assert table.page.evaluate(ground) == "none"
    table.page.keyboard.press("Escape")
    assert not looks.faint(table.page)


def test_amounts_are_signs_and_words(visit: Visit, serving: Serving) -> None:
    table = seated(visit, serving.begin(read_position(BUYING), title="list"), "de", DESKTOP)
    table.supply.locator("[data-card=market]").click(button="right")
    text = table.dialog.locator(".sheet-text")
    expect(text).to_have_text("+1 Karte+1 Aktion+1 Kauf+1 Geld")
    expect(text.locator("svg, .on-coin")).to_have_count(4)
