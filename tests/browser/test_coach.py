"""The coach in the browser: from the button to the curve, the costliest decisions, and on from there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit, picture
from tests.browser.review_page import ReviewPage
from tests.browser.serving import Placed, Serving
from tests.browser.test_accessibility import OPTIONS, axe  # noqa: F401 (a fixture)
from tests.browser.visitor import DESKTOP, PHONE
from tests.test_coach import CHAPEL, LAST_PROVINCE, answered
from tests.test_server_coach import lost_game

from platin.bots.general import GeneralBot
from platin.position import read_position
from platin.server.manners import Manners
from platin.text.language import LANGUAGES

PATIENCE_MS = 90_000


@pytest.fixture
def lost(serving: Serving) -> Placed:
    """A game that the first player has thrown away, on a server that looks at it but briefly."""
    serving.server.coaching.seconds = 1.0
    played = lost_game()
    return serving.begin(played.start.copy(), played.answers, bots=[1], title="list")


def coach(review: ReviewPage) -> Locator:
    return review.page.get_by_role("region", name=review.visitor.words.say("coach.title"), exact=True)


@pytest.mark.parametrize(("lang", "size"), [*zip(LANGUAGES, (DESKTOP, PHONE), strict=True)])
def test_from_the_button_to_the_curve(visit: Visit, lost: Placed, lang: str, size: Any, axe: str) -> None:  # noqa: F811
    visitor = visit(lang=lang, size=size, seats=[(lost, 0)], bypass_csp=True)
    review = ReviewPage(visitor, lost).open()
    say = visitor.words.say
    section = coach(review)
    section.get_by_role("button", name=say("coach.ask")).click()
    expect(section.get_by_role("heading", name=say("coach.costliest"))).to_be_visible(timeout=PATIENCE_MS)
    expect(section.get_by_role("img", name=say("coach.curve"))).to_be_visible()
    expect(section.get_by_role("listitem").first).to_contain_text("??")
    picture(visitor, f"coach-{lang}", whole=True)
    visitor.page.evaluate(axe)
    problems = visitor.page.evaluate("options => axe.run(document, options)", OPTIONS)["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in problems] == []
    # In the replay the decision is marked.
    section.get_by_role("link", name=say("coach.show.turn", turn=20)).click()
    review.at(0)
    expect(review.replay.get_by_text(say("coach.says"))).to_be_visible()
    # What was found is there for everybody who comes later.
    other = ReviewPage(visit(lang=lang), lost).open()
    expect(coach(other).get_by_role("heading", name=say("coach.costliest"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Chapel: trashing a Curse instead of a Gold"), ("de", "Kapelle: einen Fluch statt ein Gold zu entsorgen")],
)
def test_a_bad_answer_to_a_card_is_told(visit: Visit, serving: Serving, lang: str, said: str) -> None:
    serving.server.coaching.seconds = 1.0
    played = answered(CHAPEL, ("chapel",), ("gold",))
    while played.decision is not None:
        played.submit(GeneralBot().answer(played.game, played.decision))
    placed = serving.begin(played.start.copy(), played.answers, bots=[1], title="list")
    review = ReviewPage(visit(lang=lang, seats=[(placed, 0)]), placed).open()
    section = coach(review)
    section.get_by_role("button", name=review.visitor.words.say("coach.ask")).click()
    expect(section.get_by_role("listitem").first).to_contain_text(said, timeout=PATIENCE_MS)
    picture(review.visitor, f"coach-card-{lang}", whole=True)


def test_one_plays_on_from_the_mistake(visit: Visit, lost: Placed) -> None:
    visitor = visit(seats=[(lost, 0)])
    say = visitor.words.say
    visitor.page.goto(f"/g/{lost.game}#coach")
    review = ReviewPage(visitor, lost).ready()
    expect(coach(review).get_by_role("heading", name=say("coach.title"))).to_be_focused()
    coach(review).get_by_role("button", name=say("coach.ask")).click()
    coach(review).get_by_role("button", name=say("coach.go_on.turn", turn=20)).click(timeout=PATIENCE_MS)
    review.dialog.get_by_role("button", name=review.say("continue.go")).click()
    visitor.page.wait_for_url("**/t/**")
    expect(visitor.page.get_by_role("button", name="Province").first).to_be_visible()


def test_a_server_without_a_coach_offers_none(visit: Visit, lost: Placed) -> None:
    lost.serving.server.coaching.seconds = 0.0
    review = ReviewPage(visit(seats=[(lost, 0)]), lost).open()
    expect(coach(review)).to_have_count(0)


def test_the_coach_is_asked_at_the_table(visit: Visit, serving: Serving) -> None:
    start = read_position(LAST_PROVINCE)
    placed = serving.begin(start, bots=[1], title="list", manners=Manners(hints=True))
    visitor = visit(seats=[(placed, 0)])
    visitor.page.goto(placed.path)
    say = visitor.words.say
    visitor.page.get_by_role("button", name=say("hint.short")).click()
    visitor.page.get_by_role("button", name=say("coach.hint.ask")).click()
    told = visitor.page.get_by_role("status").filter(has_text=say("coach.hint.chances"))
    expect(told).to_contain_text("Province 100% ±")
    assert len(placed.session.answers) == 0, "asking changes nothing"
