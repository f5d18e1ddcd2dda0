"""Others' turns are seen step by step, at the player's pace, and never in the way of the next answer."""

from __future__ import annotations

import json
import os
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import stopwatch
from tests.browser.conftest import SCREENSHOTS, Visit, picture
from tests.browser.serving import Placed, Serving
from tests.browser.table_page import TablePage, sensible
from tests.browser.visitor import PHONE, Visitor

from platin.position import read_position

# The bot plays a Village, a Smithy and Golds, and buys; then it is the viewer's turn.
POSITION: Final = """
kingdom: [Village, Smithy, Moat]
A: {hand: "3 Copper, 2 Estate", deck: "5 Silver, 5 Copper"}
B: {hand: "Village, Smithy, 3 Gold", deck: "Copper, Copper, Copper, Copper, 9 Copper"}
"""


def placed_at(serving: Serving, position: str = POSITION) -> Placed:
    return serving.begin(read_position(position), bots=[1])


def sat_down(visit: Visit, placed: Placed, pace: str, **more: object) -> tuple[Visitor, TablePage]:
    visitor = visit(seats=[(placed, 0)], likes={"pace": pace}, **more)
    return visitor, TablePage(visitor, placed, 0).open()


def end_turn(table: TablePage) -> None:
    """Say that nothing is played and bought, and do not wait for what follows."""
    table.decline.click()
    table.button("end_anyway").click()


def showing(table: TablePage) -> Locator:
    return table.page.locator("[data-showing]")


def skip(table: TablePage) -> Locator:
    return table.page.get_by_role("button", name=table.visitor.words.say("pace.skip"))


def in_play(table: TablePage, seat: int = 1) -> Locator:
    return table.page.locator(f'[data-zone="play"][data-seat="{seat}"]')


def test_a_bots_turn_is_seen_step_by_step(visit: Visit, serving: Serving) -> None:
    visitor, table = sat_down(visit, placed_at(serving), "normal")
    end_turn(table)
    expect(in_play(table)).to_contain_text("Village")
    expect(in_play(table)).not_to_contain_text("Smithy")
    assert table.placed.match.session.state.turn.seat == 0, "the server has long been done"
    expect(table.question.get_by_role("button")).to_have_count(0)
    picture(visitor, "bot-turn-desktop-en-light")
    expect(in_play(table)).to_contain_text("Smithy")
    expect(in_play(table)).to_contain_text("Gold")
    expect(showing(table)).to_have_count(0)
    expect(in_play(table)).to_have_count(0)
    expect(table.decline).to_be_visible()
    table.answer([])


@pytest.mark.parametrize("way", ["button", "key", "click"])
def test_it_can_be_skipped_and_what_skips_does_nothing_else(visit: Visit, serving: Serving, way: str) -> None:
    _, table = sat_down(visit, placed_at(serving), "slow")
    end_turn(table)
    expect(in_play(table)).to_contain_text("Village")
    number = table.placed.match.question
    match way:
        case "button":
            skip(table).click()
        case "key":
            # In the question that comes, it would play the Treasures.
            table.page.keyboard.press("Enter")
        case _:
            table.hand().get_by_role("button").first.click()
    expect(showing(table)).to_have_count(0)
    expect(table.decline).to_be_visible()
    assert table.placed.match.question == number, "nothing was answered"
    sent = [json.loads(text) for text in table.visitor.sent]
    answers = len([message for message in sent if message["type"] == "answer"])
    # The next key is for the question.
    table.page.keyboard.press("Enter")
    table.changed(number)
    sent = [json.loads(text) for text in table.visitor.sent]
    assert len([message for message in sent if message["type"] == "answer"]) == answers + 1
    assert table.placed.match.session.state.turn.coins > 0, "Treasures are played"


# How long an answer may take on a machine at rest; what runs beside takes its share of the processors.
MILLISECONDS: Final = 100.0
TRIES: Final = 3


def patience() -> float:
    return MILLISECONDS * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def test_an_answer_is_on_the_screen_at_once_at_every_pace(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3, bots=[1])
    visitor = visit(seats=[(placed, 0)], likes={"pace": "normal"}, moving=True)
    stopwatch.start(visitor.page)
    table = TablePage(visitor, placed, 0).open()
    for _ in range(TRIES):
        turn = placed.session.state.turn_number
        while placed.session.state.turn_number < turn + 8:
            number = placed.match.question
            table.give(sensible(table.asked()))
            # Others' turns begin to be shown at once, and are not waited for: a key ends that, and does nothing else.
            expect(table.page.locator(f"[data-showing], .board:not([data-question='{number}'])")).to_have_count(1)
            visitor.page.wait_for_timeout(50)
            if showing(table).count():
                visitor.page.keyboard.press("Escape")
            table.changed(number)
            expect(showing(table)).to_have_count(0)
        median = stopwatch.stop(visitor.page, "at-normal-pace", SCREENSHOTS, least=8)
        if median < patience():
            return
    raise AssertionError(f"it took {median} ms, and might have taken {patience()}")


def test_who_wants_it_at_once_gets_nothing_in_between(visit: Visit, serving: Serving) -> None:
    visitor, table = sat_down(visit, placed_at(serving), "instant")
    assert not json.loads(visitor.sent[0])["frames"]
    table.answer([])
    expect(table.decline).to_be_visible()
    expect(showing(table)).to_have_count(0)
    assert all(message["frames"] == [] for message in visitor.messages())


def test_the_pace_is_chosen_during_the_game(visit: Visit, serving: Serving) -> None:
    visitor, table = sat_down(visit, placed_at(serving), "slow")
    end_turn(table)
    expect(showing(table)).to_have_count(1)
    skip(table).click()
    visitor.page.evaluate("localStorage.setItem('platin.pace', 'instant')")
    visitor.page.reload()
    table.ready()
    expect(showing(table)).to_have_count(0)
    expect(table.decline).to_be_visible()


def test_a_lost_connection_shows_the_present(visit: Visit, serving: Serving) -> None:
    visitor, table = sat_down(visit, placed_at(serving), "slow")
    end_turn(table)
    expect(showing(table)).to_have_count(1)
    serving.close_connections(table.placed.game)
    expect(showing(table)).to_have_count(0)
    expect(table.decline).to_be_visible()
    assert visitor.messages()[-1]["frames"] == []


def test_the_turn_can_be_taken_back_after_it(visit: Visit, serving: Serving) -> None:
    _, table = sat_down(visit, placed_at(serving), "slow")
    end_turn(table)
    expect(showing(table)).to_have_count(1)
    skip(table).click()
    number = table.placed.match.question
    table.undo.click()
    table.changed(number)
    expect(showing(table)).to_have_count(0)
    assert table.placed.match.session.state.turn.seat == 0


def test_it_is_seen_on_a_phone(visit: Visit, serving: Serving) -> None:
    visitor, table = sat_down(visit, placed_at(serving), "slow", size=PHONE)
    end_turn(table)
    expect(showing(table)).to_have_count(1)
    expect(in_play(table)).to_contain_text("Village")
    picture(visitor, "bot-turn-phone-en-light")
    skip(table).tap()
    expect(showing(table)).to_have_count(0)
    expect(table.decline).to_be_visible()


def test_the_last_round_is_shown_again_and_the_question_waits(visit: Visit, serving: Serving) -> None:
    position = POSITION.replace("5 Silver", "Cellar, 4 Silver").replace("[Village", "[Cellar, Village")
    cellar = placed_at(serving, position)
    visitor, table = sat_down(visit, cellar, "quick")
    again = table.page.get_by_role("button", name=visitor.words.say("pace.again"), exact=True)
    expect(again).to_have_count(0)
    end_turn(table)
    expect(table.decline).to_be_visible()
    table.answer([0])
    assert table.asked().key == "cellar.discard"
    table.pick(0)
    number = table.placed.match.question
    again.click()
    expect(in_play(table)).to_contain_text("Village")
    expect(in_play(table)).to_contain_text("Smithy")
    expect(showing(table)).to_have_count(0)
    expect(table.confirm(1)).to_be_visible()
    table.page.keyboard.press("r")
    expect(showing(table)).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(showing(table)).to_have_count(0)
    expect(table.confirm(1)).to_be_visible()
    assert table.placed.match.question == number


def test_the_story_of_a_round_is_told_until_it_is_old(visit: Visit, serving: Serving) -> None:
    _, table = sat_down(visit, placed_at(serving), "slow")
    end_turn(table)
    skip(table).click()
    told = "".join(part if isinstance(part, str) else part["text"] for part in table.shown()["story"])
    assert told.startswith(f"{table.shown()['seats'][1]['name']} bought a")
    story = table.page.locator(".story")
    expect(story).to_have_text(told)
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    expect(story).to_have_count(0)
