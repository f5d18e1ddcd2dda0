"""What people do with each other at a table: hints, giving up, a clock, chat, public tables, looking on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.table_page import TablePage
from tests.browser.test_accessibility import AXE, OPTIONS
from tests.browser.visitor import DESKTOP, PHONE

from platin.position import read_position
from platin.server.manners import Manners

POSITION = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
A: {hand: "Smithy, Village, 3 Copper", deck: "10 Copper"}
B: {hand: "5 Copper", deck: "5 Copper"}
"""


def findings(page: Page) -> list[str]:
    """Give what keeps somebody out, as axe finds it."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("options => axe.run(options)", OPTIONS)
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


THREE = POSITION + 'C: {hand: "5 Copper", deck: "5 Copper"}\n'


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_is_told_and_lit_when_it_is_asked_for(visit: Visit, serving: Serving, size: tuple[int, int]) -> None:
    placed = serving.begin(read_position(POSITION), title="list", manners=Manners(hints=True))
    table = TablePage(visit(lang="de", size=size, seats=[(placed, 0)]), placed, 0).open()
    say = table.visitor.words.say
    expect(table.page.locator(".hint-told")).to_have_count(0)
    if size == PHONE:
        table.page.get_by_role("button", name=say("hint.short")).click()
    else:
        table.page.keyboard.press("h")
    told = table.page.locator(".hint-told")
    expect(told).to_contain_text("Dorf")
    expect(told).to_contain_text("2 Aktionen")
    expect(table.hand().locator('[data-card="village"][data-lit]')).to_have_count(1)
    expect(table.page.locator("[data-lit]")).to_have_count(1)
    picture(table.visitor, f"hint-{size[0]}")
    table.answer([next(at for at, one in enumerate(table.asked().options) if one.name == "village")])
    expect(told).to_have_count(0)
    expect(table.page.locator("[data-lit]")).to_have_count(0)


def test_without_an_agreement_there_are_no_hints(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(POSITION), title="list")
    table = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    expect(table.page.get_by_role("button", name=table.visitor.words.say("hint.short"))).to_have_count(0)
    table.page.keyboard.press("h")
    table.page.wait_for_timeout(200)
    assert not [text for text in table.visitor.sent if '"hint"' in text]


def resign(table: TablePage) -> None:
    say = table.visitor.words.say
    pane = table.pane("talk")
    pane.get_by_role("button", name=say("resign.button"), exact=True).click()
    dialog = table.page.get_by_role("dialog", name=say("resign.title"))
    # The first Enter does no harm.
    expect(dialog.get_by_role("button", name=say("resign.stay"), exact=True)).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    pane.get_by_role("button", name=say("resign.button"), exact=True).click()
    dialog.get_by_role("button", name=say("resign.sure"), exact=True).click()


def test_giving_up_ends_a_game_for_two(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(POSITION), title="list")
    one = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    two = TablePage(visit(lang="de", seats=[(placed, 1)]), placed, 1).open()
    resign(one)
    expect(two.page.get_by_role("heading", name=two.say("you_win"))).to_be_visible()
    expect(two.page.get_by_text(two.visitor.words.say("left.resigned")).first).to_be_visible()
    picture(two.visitor, "resigned-two")
    two.page.get_by_role("link", name=two.say("review")).click()
    expect(two.page.get_by_text(two.visitor.words.say("left.resigned")).first).to_be_visible()


def test_with_three_a_bot_plays_on(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(THREE), title="list")
    one = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    two = TablePage(visit(seats=[(placed, 1)]), placed, 1).open()
    resign(one)
    player = placed.shown(1)["seats"][0]["player"]
    expect(two.page.get_by_text(two.visitor.words.say("left.resigned_for", player=player))).to_be_visible()
    assert not placed.match.over


def test_a_clock_ticks_and_ends_the_game(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(POSITION), title="list", manners=Manners(minutes=1))
    one = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    two = TablePage(visit(seats=[(placed, 1)]), placed, 1).open()
    clock = one.page.locator(".plate-clock.running")
    expect(clock).to_have_count(1)
    before = clock.inner_text()
    one.visitor.until(lambda: clock.inner_text() != before)
    picture(one.visitor, "clock")

    async def nearly_over() -> None:
        table = serving.server.hall.tables[placed.game]
        assert table.match.clock is not None
        table.match.clock.left[0] = 1500
        table.match.clock.since = table.match.time()
        serving.server.hall._set_alarm(table)
        serving.server.hall.tell_people(table)

    serving.run(nearly_over())
    expect(two.page.get_by_role("heading", name=two.say("you_win"))).to_be_visible()
    expect(one.page.get_by_text(one.visitor.words.say("left.time")).first).to_be_visible()


def test_people_write_to_each_other_and_can_be_muted(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(POSITION), title="list", manners=Manners(chat=True))
    one = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    two = TablePage(visit(seats=[(placed, 1)], bypass_csp=True), placed, 1).open()
    say = one.visitor.words.say
    field = one.pane("talk").get_by_role("textbox", name=say("chat.field"))
    field.fill("Hello <b>there</b>")
    field.press("Enter")
    lines = two.pane("talk").get_by_role("list", name=say("chat.lines"))
    expect(lines).to_contain_text("Hello <b>there</b>")
    picture(two.visitor, "chat")
    assert findings(two.page) == []
    name = placed.shown(1)["seats"][0]["name"]
    two.page.get_by_role("checkbox", name=say("chat.mute", player=name)).check()
    expect(lines).not_to_contain_text("Hello")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_public_table_is_found_and_taken(visit: Visit, serving: Serving, size: tuple[int, int]) -> None:
    host = visit(lang="en")
    start = StartPage(host).open()
    start.seat(2).select_option("friend")
    host.page.get_by_text(host.words.say("manners.title")).click()
    host.page.get_by_role("checkbox", name=host.words.say("manners.public")).check()
    start.button("begin.friends").click()
    start.button("invite.go").click()
    host.page.wait_for_url("**/t/*")
    game = host.page.url.rpartition("/t/")[2]

    guest = visit(lang="de", size=size, bypass_csp=True)
    guest.go("/")
    guest.page.get_by_role("link", name=guest.words.say("lobby.title")).click()
    row = guest.page.get_by_role("listitem").filter(has=guest.page.get_by_role("heading", level=2)).first
    expect(row).to_contain_text(guest.words.say("lobby.free"))
    picture(guest, f"lobby-{size[0]}", whole=True)
    assert findings(guest.page) == []
    row.get_by_role("button", name=guest.words.say("lobby.sit")).click()
    expect(row.get_by_role("alert")).to_have_text(guest.words.say("lobby.name_first"))
    guest.page.get_by_role("textbox", name=guest.words.say("start.your_name")).fill("Grete")
    row.get_by_role("button", name=guest.words.say("lobby.sit")).click()
    guest.page.wait_for_url(f"**/t/{game}")
    assert "Grete" in [seat.name for seat in serving.server.hall.tables[game].match.seats]
    host.page.get_by_role("tab", name=host.words.say("table.talk")).click()
    host.page.get_by_role("button", name=host.words.say("watch.unlist")).click()
    expect(host.page.get_by_text(host.words.say("watch.listed"))).to_have_count(0)
    assert serving.server.hall.lobby("en")["tables"] == []
    # Where there is no table, it is a step to one's own.
    guest.go("/tables")
    guest.page.get_by_role("link", name=guest.words.say("start.setup.title"), exact=True).click()
    expect(guest.page.locator("#setup-title")).to_be_in_viewport()
