"""What lies on the table is told in words: tokens, mats, guises, backs, decks and mixed piles, effects in force."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.scenes import LYING, seated
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE

from platin.position import read_position


def test_what_is_known_by_its_back_and_what_counts_as_another(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(LYING), title="list")
    table = seated(visit, placed, "de", PHONE)
    bernd = table.page.get_by_role("listitem").filter(has=table.page.get_by_role("heading", name="Bernd"))
    expect(bernd).to_contain_text("Geldversteck: 3. Karte")
    expect(bernd).to_contain_text("5 Karten im Nachziehstapel")
    expect(bernd).not_to_contain_text("Gold)")
    # A pile of different cards, and a deck that a card has.
    expect(table.supply.get_by_role("button", name="Dame Anna, kostet 5, noch 10, Stapel Ritter")).to_be_attached()
    expect(table.supply.get_by_role("button", name="Schwarzmarktstapel, noch 2, 2 verdeckte Karten")).to_be_attached()
    # The Band of Misfits counts as a Village; both parts of what a Monkey does are in force once.
    expect(table.page.get_by_role("button", name="Dorf, eigentlich Vogelfreie", exact=True)).to_be_attached()
    expect(table.page.get_by_role("button", name="Affe, für Bernd", exact=True)).to_be_attached()


def test_a_touch_tells_which_tokens_lie_on_a_pile(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(LYING.replace("phase: buy", "phase: action")), title="list")
    table = seated(visit, placed, "en", PHONE)
    table.supply.get_by_role("button", name="Gold,").tap()
    expect(table.dialog).to_contain_text("Embargo tokens: 2")
