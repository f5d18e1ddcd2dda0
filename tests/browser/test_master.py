"""A Master in the browser: that it studies is seen, one plays meanwhile, and the plan is there the next time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from sqlalchemy import Connection, select
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage, seated
from tests.browser.table_page import TablePage, sensible
from tests.browser.visitor import DESKTOP, PHONE
from tests.test_master import PLAN, kept

from platin.engine.spec import spec_from_data
from platin.mind.master import Master
from platin.mind.shelf import SHELF, key_of
from platin.server import study as studying
from platin.server.tables import PLANS
from platin.text.language import LANGUAGES

# One for each test: what was learnt is in the database of the server that they share.
UNKNOWN = {
    "en": "Moat, Chapel, Laboratory, Militia, Village, Smithy, Market, Festival, Remodel, Workshop",
    "de": "Moat, Chapel, Laboratory, Militia, Village, Smithy, Market, Festival, Mine, Workshop",
}


class Student:
    """Learns as soon as it may, in place of a process beside the server, and remembers what it was asked."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.asked: list[dict[str, Any]] = []
        self.may = asyncio.Event()

    async def __call__(self, module: str, wanted: dict[str, Any], seconds: float) -> dict[str, Any]:
        self.asked.append(wanted)
        await self.may.wait()
        return kept(spec_from_data(wanted["table"])).to_json()

    def finish(self) -> None:
        """Let it learn, from now on at once."""

        async def allow() -> None:
            self.may.set()

        self.serving.run(allow())


@pytest.fixture
def student(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> Iterator[Student]:
    monkeypatch.setattr(SHELF, "_plans", {})
    one = Student(serving)
    monkeypatch.setattr(studying, "ask", one)
    yield one
    one.finish()


def sit_down(visit: Visit, serving: Serving, lang: str, size: tuple[int, int] = DESKTOP) -> TablePage:
    """Choose a Master and a kingdom that nobody knows, and begin."""
    start = StartPage(visit(lang=lang, size=size)).open()
    start.paste(UNKNOWN[lang])
    start.page.get_by_role("combobox", name=start.say("seats.which_bot", n=2), exact=True).select_option("master")
    start.button("begin.go").click()
    return seated(start.visitor, serving)


def note(table: TablePage) -> Locator:
    """What is said at the Master's place."""
    return table.page.get_by_text(table.visitor.words.say("master.studying"), exact=True)


def play_a_turn(table: TablePage) -> None:
    """Answer until it is one's own next turn."""
    turns = table.placed.session.state.players[table.seat].turns
    while table.placed.session.state.players[table.seat].turns == turns:
        table.answer(sensible(table.asked()))


def master(table: TablePage) -> Master:
    (bot,) = [agent for agent in table.placed.session.agents if isinstance(agent, Master)]
    return bot


@pytest.mark.parametrize(("lang", "size"), [*zip(LANGUAGES, (DESKTOP, PHONE), strict=True)])
def test_the_master_studies_while_one_plays(
    visit: Visit, serving: Serving, student: Student, lang: str, size: tuple[int, int]
) -> None:
    table = sit_down(visit, serving, lang, size)
    expect(note(table)).to_be_visible()
    picture(table.visitor, f"master studying {lang}")
    play_a_turn(table)
    expect(note(table)).to_be_visible()
    assert not master(table).has_plan
    # The note goes when the plan is there, by itself, and the Master plays by it from then on.
    student.finish()
    expect(note(table)).to_have_count(0)
    picture(table.visitor, f"master knows {lang}")
    play_a_turn(table)
    assert master(table).has_plan
    spec = table.placed.session.start.rules.spec

    def read(connection: Connection) -> Any:
        return connection.execute(select(PLANS).where(PLANS.c.key == key_of(spec))).one()

    row = serving.run(serving.server.store.read(read))
    assert row.strategy == PLAN
    # At the next table, also after the server has forgotten it, nobody has to learn it again.
    SHELF._plans.clear()
    again = sit_down(visit, serving, lang, size)
    expect(note(again)).to_have_count(0)
    play_a_turn(again)
    assert master(again).has_plan
    assert len(student.asked) == 1
