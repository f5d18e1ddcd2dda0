"""People at a table: friends by link, undo by consent, lost connections, second tabs, a shared screen, secrets kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Placed, Serving
from tests.browser.start_page import StartPage, seated
from tests.browser.table_page import TablePage, sensible
from tests.browser.visitor import Visitor

from platin.position import read_position
from platin.text.messages.browser_general import PHRASES

# Anna can draw, and so learn something, or play a Copper, and learn nothing.
DRAWING = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
A: {hand: "Smithy, 2 Copper, Silver, Estate", deck: "Gold, Province, Duchy, Curse, 3 Estate"}
B: {hand: "2 Silver, Gold, Moat, Duchy", deck: "5 Copper"}
"""
# Shelters lie in no pile: whoever reads of one has seen it in a hand or deck.
SHELTERED = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
A: {hand: "Hovel, Necropolis, 3 Copper", deck: "Overgrown Estate, 4 Copper"}
B: {hand: "5 Copper", deck: "5 Silver"}
"""
LOST = r"WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION"


def laid_out(serving: Serving, position: str) -> Placed:
    return serving.begin(read_position(position), title="list")


def both(visit: Visit, placed: Placed, *, fresh: bool = False) -> tuple[TablePage, TablePage]:
    """Seat two people at browsers of their own: one speaks English, the other German."""
    tables = [
        TablePage(visit(lang=lang, seats=[(placed, seat)], fresh=fresh), placed, seat).open()
        for seat, lang in enumerate(("en", "de"))
    ]
    return tables[0], tables[1]


def card_in_hand(table: TablePage, card: str) -> int:
    """Give the number of the option that plays a card."""
    return [option.name for option in table.asked().options].index(card)


def test_a_friend_comes_by_link_and_both_play(visit: Visit, serving: Serving) -> None:
    anna, bernd = visit(lang="en"), visit(lang="de")
    start = StartPage(anna).open()
    anna.page.get_by_role("textbox", name=start.say("your_name"), exact=True).fill("Anna")
    start.seat(2).select_option(label=start.say("seats.friend"))
    start.button("begin.friends").click()
    link = anna.page.get_by_role("textbox", name=start.say("invite.link_for", name=start.say("invite.friend", n=1)))
    address = link.input_value()
    assert re.fullmatch(rf"{re.escape(serving.url)}/t/[\w-]{{20,}}#invite=[\w-]{{20,}}", address)
    picture(anna, "invitation-desktop-en-light")
    start.button("invite.go").click()
    first = seated(anna, serving)

    bernd.page.goto(address)
    picture(bernd, "claim-desktop-de-light")
    bernd.page.get_by_role("textbox", name=bernd.words.say("table.your_name")).fill("Bernd")
    bernd.page.get_by_role("button", name=bernd.words.say("table.sit_down"), exact=True).click()
    expect(bernd.page.get_by_role("region", name=bernd.words.say("table.question"))).to_be_visible()
    second = seated(bernd, serving)
    assert {first.seat, second.seat} == {0, 1}
    assert "#" not in bernd.page.url, "the invitation does not stay in the address"
    expect(first.page.get_by_role("heading", name=re.compile("^Bernd"))).to_be_visible()

    placed = first.placed
    for _ in range(12):
        asked = first if placed.asked == first.seat else second
        asked.answer(sensible(asked.asked()))
        first.ready()
        second.ready()
    log = second.page.get_by_role("region", name=second.say("log"), exact=True)
    expect(log).to_contain_text("Du kaufst")
    expect(log).to_contain_text("Anna kauft")
    expect(first.page.get_by_role("region", name=first.say("log"), exact=True)).to_contain_text("Bernd buys")

    # The link has been used: it leads nobody else to the seat.
    third = visit(lang="de")
    third.go(address)
    expect(third.page.get_by_role("heading", level=1)).to_have_text(third.words.say("table.invite_taken"))
    expect(third.page.get_by_text(third.words.say("table.invite_taken_more", name="Bernd"))).to_be_visible()
    expect(third.page.get_by_role("textbox")).to_have_count(0)
    third.page.get_by_role("button", name=third.words.say("table.watch"), exact=True).click()
    expect(third.page.get_by_text(third.words.say("table.watching"))).to_be_visible()
    assert placed.match.seats[second.seat].name == "Bernd"
    knows_nothing_of(anna, [second.seat])
    knows_nothing_of(bernd, [first.seat])
    knows_nothing_of(third, [0, 1])


def knows_nothing_of(visitor: Visitor, seats: list[int]) -> None:
    """Check that nothing was ever received of the hidden cards of these seats."""
    tables = visitor.messages()
    assert tables
    for table in tables:
        for seat in seats:
            player = table["view"]["players"][seat]
            hidden = {key: player["zones"][key]["cards"] for key in ("hand", "deck", "looked", "aside_down")}
            hidden |= {key: player[key] for key in ("owned", "undrawn")}
            assert all(value is None for value in hidden.values()), hidden
        question = table["view"]["question"]
        assert question is None or table["view"]["asked"] not in seats


def test_what_is_hidden_never_reaches_the_other_browser(visit: Visit, serving: Serving) -> None:
    placed = laid_out(serving, SHELTERED)
    anna, bernd = both(visit, placed)
    anna.answer([card_in_hand(anna, "necropolis")])
    anna.answer([])
    spectator = visit(lang="en")
    watched = TablePage(spectator, placed, -1).open()
    bernd.ready().answer(sensible(bernd.asked()))
    watched.ready()
    for table, others in ((bernd, [0]), (watched, [0, 1])):
        knows_nothing_of(table.visitor, others)
        seen = "\n".join([*table.visitor.received, table.page.content()]).casefold()
        assert "necropolis" in seen, "what was played is seen by all"
        for card in ("hovel", "overgrown_estate"):
            assert card not in seen
            assert table.visitor.words.card(card).casefold() not in seen
    assert "hovel" in anna.visitor.received[0]
    expect(watched.hand()).to_have_count(0)
    assert {json.loads(text)["type"] for text in spectator.sent} <= {"hello", "language", "ping"}


def test_undo_is_free_while_nothing_came_to_light(visit: Visit, serving: Serving) -> None:
    anna, bernd = both(visit, laid_out(serving, DRAWING))
    expect(anna.undo).to_be_disabled()
    anna.answer([])
    anna.answer([card_in_hand(anna, "copper")])
    expect(anna.undo).to_have_accessible_name(anna.say("undo"))
    number = anna.placed.match.question
    anna.undo.click()
    anna.changed(number)
    assert not anna.placed.session.state.players[0].play
    expect(bernd.ready().dialog).to_have_count(0)
    expect(anna.question).to_contain_text(anna.worded()["prompt"])


def test_undo_by_consent(visit: Visit, serving: Serving) -> None:
    placed = laid_out(serving, DRAWING)
    anna, bernd = both(visit, placed)
    anna.answer([card_in_hand(anna, "smithy")])
    expect(anna.undo).to_have_accessible_name(anna.say("undo_ask"))
    after = placed.match.question

    # The other one would rather not.
    anna.undo.click()
    expect(anna.page.get_by_text(anna.say("consent_waiting", players="Bernd"))).to_be_visible()
    expect(bernd.dialog).to_contain_text(bernd.say("consent", player="Anna"))
    picture(bernd.visitor, "consent-desktop-de-light")
    bernd.page.keyboard.press("Escape")
    expect(bernd.dialog).to_be_visible()
    bernd.button("disagree").click()
    expect(bernd.dialog).to_have_count(0)
    expect(anna.page.get_by_text(anna.visitor.words.phrase("rather_not")).first).to_be_visible()
    assert placed.match.question == after
    assert len(placed.session.state.players[0].hand) == 7

    # Asked again, they agree.
    anna.undo.click()
    bernd.button("agree").click()
    anna.changed(after)
    expect(bernd.dialog).to_have_count(0)
    assert placed.match.question == after + 1
    assert len(placed.session.state.players[0].hand) == 5
    anna.ready()
    expect(anna.hand().get_by_role("button", name=anna.visitor.words.face("smithy"))).to_be_visible()


def test_phrases_are_heard_in_ones_own_language(visit: Visit, serving: Serving) -> None:
    anna, bernd = both(visit, laid_out(serving, DRAWING))
    key = next(iter(PHRASES.of("en")))
    anna.pane("talk").get_by_role("button", name=anna.visitor.words.phrase(key), exact=True).click()
    expect(bernd.page.get_by_text(bernd.visitor.words.phrase(key)).first).to_be_visible()
    said = bernd.pane("talk").get_by_role("list", name=bernd.say("said"), exact=True)
    expect(said).to_contain_text("Anna")
    expect(said).to_contain_text(bernd.visitor.words.phrase(key))


def test_a_lost_connection_comes_back(visit: Visit, serving: Serving) -> None:
    placed = laid_out(serving, DRAWING)
    anna, bernd = both(visit, placed, fresh=True)
    known = len(anna.visitor.messages())
    serving.close_connections(placed.game)
    anna.visitor.until(lambda: len(anna.visitor.messages()) > known)
    anna.answer([card_in_hand(anna, "smithy")])
    bernd.ready()

    # Without a network nothing goes; what the other one does meanwhile is there afterwards.
    bernd.visitor.allow(LOST)
    bernd.visitor.context.set_offline(True)
    serving.close_connections(placed.game)
    expect(bernd.page.get_by_text(bernd.say("connection_lost"))).to_be_visible()
    picture(bernd.visitor, "connection-lost-desktop-de-light")
    anna.ready().answer([])
    bernd.visitor.context.set_offline(False)
    bernd.ready()
    expect(bernd.page.get_by_text(bernd.say("connection_lost"))).to_have_count(0)

    bernd.page.reload()
    bernd.ready()
    expect(bernd.question).to_contain_text(bernd.worded()["prompt"])
    bernd.answer(sensible(bernd.asked()))


def test_the_game_goes_on_after_a_restart_in_mid_question(visit: Visit, tmp_path: Path) -> None:
    serving = Serving(tmp_path / "games.db")
    try:
        placed = laid_out(serving, DRAWING)
        visitor = visit(seats=[(placed, 0)], at=serving)
        visitor.allow(LOST)
        table = TablePage(visitor, placed, 0).open()
        table.answer([card_in_hand(table, "smithy")])
        hand = sorted(card.defn.key for card in placed.session.state.players[0].hand)
        question = placed.match.question
        serving.stop()
        expect(visitor.page.get_by_text(table.say("connection_lost"))).to_be_visible()
        serving.start()
        expect(visitor.page.get_by_text(table.say("connection_lost"))).to_have_count(0)
        assert placed.match.question == question
        assert sorted(card.defn.key for card in placed.session.state.players[0].hand) == hand
        table.ready().answer(sensible(table.asked()))
    finally:
        serving.stop()


def test_a_second_tab_shows_the_same_and_either_may_answer(visit: Visit, serving: Serving) -> None:
    placed = laid_out(serving, DRAWING)
    visitor = visit(seats=[(placed, 0)])
    first = TablePage(visitor, placed, 0).open()
    second = TablePage(visitor, placed, 0, visitor.context.new_page()).open()
    first.answer([card_in_hand(first, "smithy")])
    second.ready()
    expect(second.hand().get_by_role("button", name=visitor.words.face("gold"))).to_be_visible()
    second.answer(sensible(second.asked()))
    first.ready()
    expect(first.question).to_contain_text(first.worded()["prompt"])


def test_a_shared_screen_covers_the_cards_between_players(visit: Visit, serving: Serving) -> None:
    placed = laid_out(serving, DRAWING)
    visitor = visit(lang="de", seats=[(placed, 0), (placed, 1)])
    anna, bernd = (TablePage(visitor, placed, seat) for seat in (0, 1))
    visitor.go(placed.path)
    expect(visitor.page.get_by_role("heading", name=anna.say("curtain", player="Anna"))).to_be_visible()
    picture(visitor, "curtain-desktop-de-light")
    assert visitor.words.card("smithy") not in visitor.page.content()
    anna.button("curtain_open", player="Anna").click()
    anna.ready().answer([card_in_hand(anna, "smithy")])
    anna.undo.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(anna.say("consent_from", player="Anna", asked="Bernd"))
    played = placed.match.question
    anna.button("agree").click()
    anna.changed(played)
    anna.answer([])
    number = placed.match.question
    anna.decline.click()
    anna.button("end_anyway").click()
    bernd.button("curtain_open", player="Bernd").wait_for()
    assert placed.match.question == number + 1
    assert visitor.page.get_by_role("list").count() == 0, "nobody's cards are to be seen"
    bernd.button("curtain_open", player="Bernd").press("Enter")
    bernd.ready().answer(sensible(bernd.asked()))


def test_a_bot_takes_the_seat_of_somebody_who_leaves(visit: Visit, serving: Serving) -> None:
    placed = laid_out(serving, DRAWING)
    anna, bernd = both(visit, placed)
    people = anna.pane("talk")
    people.get_by_role("button", name=anna.say("bot_for_me"), exact=True).click()
    people.get_by_role("button", name=anna.say("yes"), exact=True).click()
    expect(anna.page.get_by_text(anna.say("watching"))).to_be_visible()
    assert placed.match.seats[0].kind == "bot"
    assert placed.asked == 1
    bernd.ready().answer(sensible(bernd.asked()))


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit(lang="de")
    visitor.allow(r"status of 404")
    visitor.go("/t/nowhere")
    expect(visitor.page.get_by_role("heading", name=visitor.words.say("table.not_found"))).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.words.say("table.to_start"), exact=True).last.click()
    expect(visitor.page.get_by_role("button", name=visitor.words.say("start.play_now"), exact=True)).to_be_visible()
