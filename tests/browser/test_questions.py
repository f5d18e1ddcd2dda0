"""Every kind of question is shown in words, with all that can be picked, and is answered in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit, picture
from tests.browser.questions import Kind, all_kinds
from tests.browser.serving import Placed, Serving
from tests.browser.table_page import MANY_NAMES, TablePage

from platin.engine.decision import OPTION_KINDS
from platin.session import Option, Question, Session

# The kinds are dealt out to so many tests: they are only known when the scenarios have run.
SHARES: Final = 12
# So many there were when this was written: a scenario that is deleted must not take a kind away unnoticed.
LEAST_KINDS: Final = 80


def test_the_scenarios_ask_all_that_can_be_asked() -> None:
    kinds = all_kinds()
    assert len(kinds) >= LEAST_KINDS
    offered = {part.partition(" ")[0] for kind in kinds for part in kind.offered.split(" + ")}
    assert offered - {""} == set(OPTION_KINDS)


def ways(question: Question) -> Iterator[list[int]]:
    """Give an answer for each kind of thing that is offered: the last of them, or some in another order than listed."""
    options = question.options
    if question.high > 1:
        n = max(question.low, min(question.high, 2))
        yield list(reversed(range(len(options))))[:n]
        return
    if not options:
        yield []
    last = {option.kind: at for at, option in enumerate(options)}
    yield from ([at] for at in last.values())


def what(option: Option) -> tuple[object, ...]:
    """Give what a player knows an option by: equal ones are the same."""
    return option.kind, option.name, option.zone, option.owner, option.pile


@pytest.mark.parametrize("share", range(SHARES))
def test_questions(share: int, visit: Visit, serving: Serving) -> None:
    # Each way to answer has a table of its own; one browser goes from table to table.
    tables: list[tuple[Kind, Session, Placed, list[int]]] = []
    for kind, session in list(all_kinds().items())[share::SHARES]:
        placed = serving.begin(session.start, session.answers)
        question = placed.shown(placed.asked)["view"].question
        assert question is not None
        for n, picks in enumerate(ways(question)):
            other = serving.begin(session.start, session.answers) if n else placed
            tables.append((kind, session, other, picks))
    visitor = visit(seats=[(placed, placed.asked) for _, _, placed, _ in tables])
    for kind, session, placed, picks in tables:
        table = TablePage(visitor, placed, placed.asked).open()
        is_shown(table)
        picture(visitor, f"question {kind}")
        is_answered(table, picks, session)


def is_shown(table: TablePage) -> None:
    """Check that the question is there in words, with the card that asks, and everything that can be picked."""
    question = table.asked()
    expect(table.question).to_contain_text(table.worded()["prompt"])
    live = table.page.locator("[aria-live]").filter(has_text=table.worded()["prompt"])
    expect(live).to_have_count(1)
    if question.source:
        source = re.split(r"[#.]", question.source)[0]
        nth = question.asking.nth if question.asking is not None else 0
        says = table.say("nth_asks", n=nth) if nth else table.say("asks")
        asks = f"{table.visitor.words.card(source)}, {says}"
        expect(table.question.get_by_role("button", name=asks, exact=True)).to_be_visible()
    if question.high > 1:
        expect(table.question).to_contain_text(table.worded()["how_many"])
    if question.seat != table.seat:
        player = table.shown()["seats"][question.seat]["name"]
        expect(table.question).to_contain_text(table.say("decide_for", player=player))
    if question.low == 0:
        expect(table.decline).to_be_enabled()
    if len(question.options) <= MANY_NAMES:
        for option in question.options:
            expect(table.option(option)).to_be_enabled()


def is_answered(table: TablePage, picks: list[int], session: Session) -> None:
    """Answer in the browser, and check what the server made of it."""
    known = {option.code: what(option) for option in session.options()}
    wanted = [list(known.values())[pick] for pick in picks]
    before = session.answers
    table.answer(picks)
    after = table.placed.session.answers
    assert after[: len(before)] == before
    (codes,) = after[len(before) :]
    got = [known[code] for code in codes]
    ordered = session.decision is not None and session.decision.ordered
    assert (got if ordered else sorted(got)) == (wanted if ordered else sorted(wanted))
    table.ready()
