"""Cards move from where they lay to where they lie, for who wants to see it, and never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Placed, Serving
from tests.browser.table_page import TablePage
from tests.browser.test_pace import end_turn, placed_at, showing, skip

# Notes each card that flies, with its name and how long it takes, and whether anything else has been animated.
SPY = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const flight = this.classList.contains("flight");
  const name = this.querySelector(".card-name")?.textContent ?? "";
  window.flown.push({ flight, name: name.replaceAll("\\u00ad", ""), time: timing.duration,
    clickable: getComputedStyle(this).pointerEvents !== "none" });
  return animate.call(this, frames, timing);
};
"""


def flown(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate("window.flown")
    return found


def sat_down(visit: Visit, placed: Placed, pace: str, *, moving: bool = True) -> TablePage:
    visitor = visit(seats=[(placed, 0)], likes={"pace": pace}, moving=moving)
    visitor.page.add_init_script(SPY)
    return TablePage(visitor, placed, 0).open()


def test_cards_fly_and_nothing_waits_for_them(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, placed_at(serving), "normal")
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    names = {str(one["name"]) for one in flown(table.page) if one["flight"]}
    assert names == {"Copper"}, "the Treasures go from the hand to play"
    table.answer([])
    expect(showing(table)).to_have_count(0)
    seen = flown(table.page)
    assert {"Village", "Smithy", "Gold"} <= {str(one["name"]) for one in seen}
    for one in seen:
        assert isinstance(one["time"], int)
        assert 150 <= one["time"] <= 250
        assert not one["clickable"] or not one["flight"]
    expect(table.page.locator(".flights > *")).to_have_count(0)


@pytest.mark.parametrize(("pace", "moving"), [("normal", False), ("instant", True)])
def test_nothing_moves_where_the_system_or_the_player_wants_none(
    visit: Visit, serving: Serving, pace: str, moving: bool
) -> None:
    table = sat_down(visit, placed_at(serving), pace, moving=moving)
    end_turn(table)
    expect(showing(table)).to_have_count(0)
    expect(table.decline).to_be_visible()
    assert flown(table.page) == []


def test_what_is_skipped_does_not_move(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, placed_at(serving), "slow")
    end_turn(table)
    expect(showing(table)).to_have_count(1)
    table.page.evaluate("window.flown = []")
    skip(table).click()
    expect(showing(table)).to_have_count(0)
    assert flown(table.page) == []


def test_cards_in_flight_can_be_seen(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, placed_at(serving), "normal")
    # As long as a picture takes, the clock of animations stands still.
    table.page.evaluate(
        """() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            const running = animate.call(this, frames, timing);
            running.pause();
            running.currentTime = 90;
            return running;
          };
        }"""
    )
    end_turn(table)
    expect(table.page.locator(".flights > *").first).to_be_visible()
    picture(table.visitor, "cards-in-flight")
