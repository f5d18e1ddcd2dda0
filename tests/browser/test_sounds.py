"""The table is heard by who wants it, never before the first key or click; and whoever is asked is told so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.table_page import TablePage
from tests.browser.test_pace import end_turn, placed_at, showing
from tests.browser.visitor import DESKTOP, PHONE

# Notes when the page makes ready to be heard, and each voice that sounds.
AUDIO = """
window.heard = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...given) { super(...given); window.player = this; window.heard.push("ready"); }
  createOscillator() { window.heard.push("tone"); return super.createOscillator(); }
  createBufferSource() { window.heard.push("noise"); return super.createBufferSource(); }
};
"""
# A system that permits notices and shows them to the test; and a page that can be put out of sight.
NOTICES = """
window.noticed = [];
window.asked = 0;
window.Notification = class {
  static permission = "granted";
  static async requestPermission() { window.asked += 1; return "granted"; }
  constructor(title, { body }) { window.noticed.push([title, body]); }
  close() {}
};
let sight = "visible";
Object.defineProperty(document, "visibilityState", { get: () => sight });
window.look = (seen) => { sight = seen ? "visible" : "hidden"; };
"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def awake(table: TablePage) -> None:
    """Do something that is no answer, until sounds are possible: a browser takes its time for that."""

    def running() -> bool:
        table.page.keyboard.press("Shift")
        return bool(table.page.evaluate("window.player?.state === 'running'"))

    table.visitor.until(running)


def sat_down(visit: Visit, serving: Serving, script: str, **more: object) -> TablePage:
    placed = placed_at(serving)
    visitor = visit(seats=[(placed, 0)], **more)
    visitor.page.add_init_script(script)
    return TablePage(visitor, placed, 0).open()


def test_nothing_is_heard_before_somebody_does_something(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, serving, AUDIO, likes={"sound": "on"})
    assert heard(table.page) == []
    awake(table)
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    table.visitor.until(lambda: "tone" in heard(table.page))
    assert heard(table.page).count("ready") == 1


def test_who_has_switched_it_off_hears_nothing(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, serving, AUDIO, likes={"sound": "off"})
    table.answer([])
    expect(table.decline).to_be_visible()
    assert heard(table.page) == []


def test_a_key_switches_it_on_and_off(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, serving, AUDIO, likes={"sound": "off"})
    table.page.keyboard.press("m")
    assert table.page.evaluate("localStorage.getItem('platin.sound')") == "on"
    awake(table)
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    table.visitor.until(lambda: "tone" in heard(table.page))
    table.page.keyboard.press("m")
    before = heard(table.page)
    table.answer([])
    expect(table.decline).to_be_visible()
    assert heard(table.page) == before


@pytest.mark.parametrize(("size", "first"), [(DESKTOP, "on"), (PHONE, "off")])
def test_phones_are_silent_until_somebody_wants_it(
    visit: Visit, serving: Serving, size: tuple[int, int], first: str
) -> None:
    table = sat_down(visit, serving, AUDIO, size=size, likes={"sound": "nothing chosen yet"})
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    assert (heard(table.page) != []) == (first == "on")


def test_a_notice_tells_who_looks_elsewhere(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, serving, NOTICES, likes={"notify": "on", "pace": "slow"})
    page, words = table.page, table.visitor.words
    table.decline.click()
    page.evaluate("window.look(false)")
    table.button("end_anyway").click()
    table.visitor.until(lambda: page.evaluate("window.noticed.length") == 1)
    [[title, body]] = page.evaluate("window.noticed")
    assert title == words.say("pace.notice")
    assert body == words.say("pace.notice_more", kingdom=table.shown()["kingdom"])
    expect(showing(table)).to_have_count(0)
    table.visitor.until(lambda: page.title() == f"● {table.say('title_asked')}")
    page.evaluate("window.look(true)")
    table.visitor.until(lambda: page.title() == table.say("title_asked"))
    end_turn(table)
    page.wait_for_timeout(100)
    assert page.evaluate("window.noticed.length") == 1, "who looks at the table needs no notice"


def test_nobody_is_told_who_does_not_want_it(visit: Visit, serving: Serving) -> None:
    table = sat_down(visit, serving, NOTICES)
    table.decline.click()
    table.page.evaluate("window.look(false)")
    number = table.placed.match.question
    table.button("end_anyway").click()
    table.changed(number)
    assert table.page.evaluate("[window.asked, window.noticed.length]") == [0, 0]
