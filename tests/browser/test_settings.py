"""What a player sets in mid-game: what is done without asking, the language, the colours; and the odds of the deck."""

from __future__ import annotations

import json
from math import comb

from playwright.sync_api import expect
from tests.browser.conftest import Visit, picture
from tests.browser.serving import Serving
from tests.browser.table_page import TablePage, sensible

from platin.position import read_position
from platin.server import content

KNOWN_DECK = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
phase: buy
A: {hand: "5 Copper", deck: "Gold, 3 Silver, 2 Copper, 2 Estate", discard: "Province, Duchy"}
B: {hand: "5 Copper", deck: "5 Copper"}
"""
SHORT_DECK = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
phase: buy
A: {hand: "5 Copper", deck: "Gold, 2 Silver", discard: "Province, Duchy, Silver, Estate"}
B: {hand: "5 Copper", deck: "5 Copper"}
"""
# Mining Village asks the same each time.
ASKING = """
kingdom: Mining Village, Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel
A: {hand: "3 Mining Village, 2 Copper", deck: "10 Copper"}
B: {hand: "5 Copper", deck: "5 Copper"}
"""


def chance(size: int, wanted: int, draws: int) -> str:
    """Give the chance to draw at least one of some cards, as it is shown."""
    return f"{int(100 - 100 * comb(size - wanted, draws) / comb(size, draws) + 0.5)}%"


def odds_of(table: TablePage, draws: int) -> dict[str, list[str]]:
    """Read the panel of the deck: of each card, how many are in the deck, and the chances now and in the next hand."""
    pane = table.pane("deck")
    pane.get_by_role("combobox", name=table.say("draws")).select_option(str(draws))
    found = {}
    for row in pane.get_by_role("row").all()[1:]:
        key = row.get_by_role("button").get_attribute("data-card")
        cells = [cell.inner_text().strip() for cell in row.get_by_role("cell").all()]
        found[str(key)] = [cell.replace("\N{NO-BREAK SPACE}", "") for cell in cells]
    return found


def test_the_odds_of_the_next_cards(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(KNOWN_DECK), title="list")
    table = TablePage(visit(lang="en", seats=[(placed, 0)]), placed, 0).open()
    odds = odds_of(table, 3)
    picture(table.visitor, "odds-desktop-en-light")
    size = 8
    for card, left, owned in (("gold", 1, 1), ("silver", 3, 3), ("copper", 2, 7), ("estate", 2, 2), ("province", 0, 1)):
        assert odds[card] == [table.say("of", n=left, all=owned), chance(size, left, 3), chance(size, left, 5)], card
    expect(table.page.get_by_text(table.visitor.words.count("table.deck_all", 15))).to_be_visible()
    expect(table.page.get_by_text(table.say("reshuffle_now"))).to_have_count(0)
    expect(table.page.get_by_text(table.say("reshuffle_hand"))).to_have_count(0)


def test_the_odds_when_the_discard_pile_has_to_be_shuffled(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(SHORT_DECK), title="list")
    table = TablePage(visit(lang="de", seats=[(placed, 0)]), placed, 0).open()
    odds = odds_of(table, 5)
    # Three cards come from the deck, two of the four in the discard pile; for the next hand, of these and five more.
    for card, now, hand in (("gold", 1, 1), ("silver", 1, 1), ("province", 1 / 2, 2 / 9), ("copper", 0, 30 / 36)):
        assert odds[card][1:] == [f"{int(100 * part + 0.5)}%" for part in (now, hand)], card
    expect(table.page.get_by_text(table.say("reshuffle_now"))).to_be_visible()
    expect(table.page.get_by_text(table.say("reshuffle_hand"))).to_be_visible()


def test_treasures_are_played_without_asking_as_long_as_that_is_wanted(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3)
    table = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    other = TablePage(visit(lang="de", seats=[(placed, 1)]), placed, 1).open()
    expect(table.option(table.asked().options[-1])).to_be_visible()
    treasures = table.pane("auto").get_by_role("checkbox", name=table.say("auto.treasures"))
    treasures.check()
    table.visitor.until(lambda: placed.match.seats[0].auto.treasures)
    picture(table.visitor, "automatic-desktop-en-light")
    expect(treasures).to_be_checked()

    # From the next Buy phase on.
    table.answer([])
    other.ready().answer(sensible(other.asked()))
    other.answer([])
    table.ready()
    assert placed.asked == 0
    assert placed.session.state.turn.coins > 0
    assert "treasures" not in [option.name for option in table.asked().options]
    treasures.uncheck()
    table.visitor.until(lambda: not placed.match.seats[0].auto.treasures)


def test_an_answer_can_be_given_always(visit: Visit, serving: Serving) -> None:
    placed = serving.begin(read_position(ASKING), title="list")
    table = TablePage(visit(seats=[(placed, 0)]), placed, 0).open()
    table.answer([0])
    question, words = table.asked(), table.worded()
    assert words["can_always"]
    no = [option.name for option in question.options].index("no")
    table.question.get_by_role("checkbox", name=table.say("always")).check()
    table.answer([no])
    key, answer = next(iter(placed.match.seats[0].auto.always.items()))
    assert (key, answer) == (question.key, "no")

    # The next one is not asked about, until it is taken off the list.
    table.answer([0])
    assert table.asked().key == "turn.action"
    table.pane("auto").get_by_role("button", name=table.say("auto_ask_again", question=words["prompt"])).click()
    table.visitor.until(lambda: not placed.match.seats[0].auto.always)
    table.ready().answer([0])
    assert table.asked().key == question.key


def test_the_language_changes_in_mid_game(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3)
    visitor = visit(lang="en", seats=[(placed, 0)])
    table = TablePage(visitor, placed, 0).open()
    table.answer(sensible(table.asked()))
    expect(table.question).to_contain_text(table.worded()["prompt"])
    visitor.page.get_by_role("button", name="Deutsch", exact=True).click()
    visitor.words.lang = "de"
    expect(table.question).to_contain_text(table.worded()["prompt"])
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(table.hand().get_by_role("button", name=visitor.words.face("estate"))).to_be_visible()
    log = visitor.page.get_by_role("region", name=table.say("log"), exact=True)
    expect(log).to_contain_text("Du spielst")
    expect(log).not_to_contain_text("You play")
    table.answer(sensible(table.asked()))
    # It stays so when the page is opened again.
    visitor.page.reload()
    table.ready()
    expect(table.question).to_contain_text(table.say("waiting", player="Bernd"))


def test_the_colours_change_in_mid_game(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3)
    visitor = visit(lang="en", seats=[(placed, 0)])
    table = TablePage(visitor, placed, 0).open()
    ground = "getComputedStyle(document.body).backgroundColor"
    light = visitor.page.evaluate(ground)
    visitor.page.get_by_role("button", name=visitor.words.say("start.shared.theme.dark"), exact=True).click()
    dark = visitor.page.evaluate(ground)
    assert sum(json.loads(f"[{dark[4:-1]}]")) < sum(json.loads(f"[{light[4:-1]}]")) / 2
    visitor.page.reload()
    table.ready()
    assert visitor.page.evaluate(ground) == dark
    visitor.page.get_by_role("button", name=visitor.words.say("start.shared.theme.system"), exact=True).click()
    assert visitor.page.evaluate(ground) == light
    visitor.page.emulate_media(color_scheme="dark")
    assert visitor.page.evaluate(ground) == dark


def test_a_card_shows_its_text_and_rulings(visit: Visit, serving: Serving) -> None:
    placed = serving.dealt(seed=3)
    visitor = visit(lang="de", seats=[(placed, 0)])
    table = TablePage(visitor, placed, 0).open()
    militia = table.supply.get_by_role("button", name=visitor.words.face("militia"))
    militia.hover()
    first = content.rulings("de", "militia")["rulings"][0]
    ruling, source = first["text"], first["source"]
    expect(visitor.page.get_by_text(ruling)).to_be_visible()
    picture(visitor, "preview-desktop-de-light")
    militia.click(button="right")
    expect(table.dialog).to_contain_text(visitor.words.card("militia"))
    expect(table.dialog.get_by_role("heading", name=visitor.words.say("card.rulings"))).to_be_visible()
    shown = table.dialog.get_by_role("listitem").filter(has_text=ruling)
    expect(shown).to_be_visible()
    expect(shown.locator("cite")).to_have_text(source)
    picture(visitor, "sheet-desktop-de-light")
    visitor.page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(militia).to_be_focused()
