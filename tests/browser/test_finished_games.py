"""A finished game: stepped through, shared, continued, saved as a record, and turned into a scenario."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit, picture
from tests.browser.review_page import ReviewPage
from tests.browser.serving import NAMES, Placed, Serving
from tests.browser.start_page import seated
from tests.browser.table_page import sensible

from platin.scenario import run_scenario
from platin.scenario.loader import load_text
from platin.server.review import Review
from platin.session import Session


@pytest.fixture
def finished(serving: Serving) -> Placed:
    return serving.finished()


def table_shown_at(placed: Placed, n: int, seat: int) -> list[str]:
    """Give the names of the cards in the hand of a seat after so many answers."""
    return sorted(card.defn.key for card in placed.session.at(n).state.players[seat].hand)


def hand_of(review: ReviewPage, seat: int) -> list[str]:
    """Read the hand of a player from the page."""
    player = review.replay.get_by_role("listitem").filter(
        has=review.page.get_by_role("heading", name=review.placed.shown(0)["seats"][seat]["name"])
    )
    hand = player.get_by_role("definition").first
    found: list[str] = []
    for card in hand.get_by_role("button").all():
        key = str(card.get_attribute("data-card"))
        count = card.locator("[class$=count]")
        found.extend([key] * (int(count.inner_text().lstrip("×")) if count.count() else 1))
    return sorted(found)


def test_the_game_is_stepped_through(visit: Visit, finished: Placed) -> None:
    visitor = visit(seats=[(finished, 0)])
    review = ReviewPage(visitor, finished).open()
    answers = len(finished.session.answers)
    starts = Review(finished.session).summary(finished.game, list(NAMES[:2]), "", "en")["turn_starts"]
    review.at(answers)
    review.button("replay.first").click()
    review.at(0)
    expect(review.replay).to_contain_text(review.say("replay.question", player=NAMES[0]))
    assert hand_of(review, 0) == table_shown_at(finished, 0, 0)
    review.button("replay.turn_on").click()
    review.at(starts[1])
    review.button("replay.on").click()
    review.at(starts[1] + 1)
    review.slider.focus()
    for key, n in (("PageDown", starts[2]), ("ArrowLeft", starts[2] - 1), ("End", answers), ("Home", 0)):
        visitor.page.keyboard.press(key)
        review.at(n)
    review.slider.fill(str(answers // 2))
    review.at(answers // 2)
    expect(visitor.page).to_have_url(f"{visitor.url}/g/{finished.game}#at={answers // 2}&seat=0")


def test_a_point_is_seen_with_the_eyes_of_a_player(visit: Visit, finished: Placed) -> None:
    visitor = visit()
    review = ReviewPage(visitor, finished).open("#at=20&seat=-2")
    review.at(20)
    assert hand_of(review, 0) == table_shown_at(finished, 20, 0)
    assert hand_of(review, 1) == table_shown_at(finished, 20, 1)
    seen_by = visitor.page.get_by_role("combobox", name=review.say("replay.seen_by"))
    seen_by.select_option(label=NAMES[0])
    expect(visitor.page).to_have_url(f"{visitor.url}/g/{finished.game}#at=20&seat=0")
    size = len(table_shown_at(finished, 20, 1))
    expect(review.replay.get_by_text(visitor.words.count("table.face_down", size)).first).to_be_visible()
    assert hand_of(review, 0) == table_shown_at(finished, 20, 0)


def test_a_link_leads_somebody_else_to_the_same_point(visit: Visit, finished: Placed) -> None:
    visitor = visit(seats=[(finished, 0)], fresh=True)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    review = ReviewPage(visitor, finished).open()
    review.button("replay.back").click()
    review.button("replay.back").click()
    n = len(finished.session.answers) - 2
    review.at(n)
    review.button("share").click()
    expect(visitor.page.get_by_text(review.say("share.done"))).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    friend = visit(lang="de")
    friend.page.goto(link)
    shown = ReviewPage(friend, finished).ready()
    shown.at(n)
    assert hand_of(shown, 0) == table_shown_at(finished, n, 0)
    expect(friend.page.get_by_role("button", name=shown.say("rematch"), exact=True)).to_have_count(0)


def test_the_game_goes_on_from_a_point_against_bots(visit: Visit, finished: Placed, serving: Serving) -> None:
    visitor = visit(lang="de")
    review = ReviewPage(visitor, finished).open("#at=12&seat=-2")
    review.at(12)
    review.button("continue").click()
    visitor.page.get_by_role("radio", name=NAMES[0]).check()
    visitor.page.get_by_role("textbox", name=review.say("continue.name")).fill("Paula")
    picture(visitor, "continue-desktop-de-light")
    visitor.page.get_by_role("button", name=review.say("continue.go"), exact=True).click()
    table = seated(visitor, serving)
    match = table.placed.match
    assert match.seats[0].name == "Paula"
    assert match.seats[1].kind == "bot"
    assert match.session.answers[:12] == finished.session.answers[:12]
    assert match.session.start.players[0].hand == finished.session.start.players[0].hand
    table.answer(sensible(table.asked()))


def test_the_record_is_a_saved_game(visit: Visit, finished: Placed, tmp_path: Path) -> None:
    visitor = visit()
    review = ReviewPage(visitor, finished).open()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=review.say("export"), exact=True).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    loaded = Session.load(json.loads(file.read_text(encoding="utf-8")))
    assert loaded.over
    assert loaded.answers == finished.session.answers


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_point_becomes_a_scenario(visit: Visit, finished: Placed, lang: str, tmp_path: Path) -> None:
    visitor = visit(lang=lang)
    review = ReviewPage(visitor, finished).open("#at=17&seat=-2")
    review.at(17)
    review.button("scenario").click()
    text = review.dialog.get_by_role("textbox", name=review.say("scenario.label"))
    expect(text).not_to_have_value("")
    picture(visitor, f"scenario-desktop-{lang}-light")
    with visitor.page.expect_download() as download:
        review.button("scenario.save").click()
    file = tmp_path / "wrong.yaml"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == text.input_value()
    (scenario,) = load_text(text.input_value(), "wrong.yaml")
    outcome = run_scenario(scenario)
    assert outcome.passed, outcome


def test_a_game_that_is_still_played_is_not_told(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3)
    visitor = visit()
    visitor.allow("status of 409")
    visitor.go(f"/g/{placed.game}")
    expect(visitor.page.get_by_role("heading", name=visitor.words.say("review.not_over"))).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.words.say("review.to_table"), exact=True).click()
    expect(visitor.page.get_by_text(visitor.words.say("table.watching"))).to_be_visible()


def test_everybody_comes_along_to_the_rematch(visit: Visit, serving: Serving) -> None:
    played = serving.finished(players=2)
    placed = serving.begin(played.session.start, played.session.answers, title="list", kingdom=played.match.kingdom)
    anna = visit(seats=[(placed, 0)])
    bernd = visit(lang="de", seats=[(placed, 1)])
    review = ReviewPage(anna, placed).open()
    bernd.go(placed.path)
    review.button("rematch").click()
    anna.page.wait_for_url(lambda url: "/t/" in url)
    bernd.page.wait_for_url(lambda url: "/t/" in url and placed.game not in url)
    first, second = seated(anna, serving), seated(bernd, serving)
    assert first.placed.game == second.placed.game
    assert {first.seat, second.seat} == {0, 1}
    asked = first if first.placed.asked == first.seat else second
    asked.answer(sensible(asked.asked()))
