"""The finer points of answering: orders, long lists of numbers and names, putting back, and clicks that come twice."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit, picture
from tests.browser.hands import Finger, Keyboard
from tests.browser.questions import Kind, all_kinds
from tests.browser.serving import Serving
from tests.browser.table_page import MANY_NAMES, MANY_NUMBERS, TablePage
from tests.browser.visitor import DESKTOP, PHONE, SMALL_PHONE

from platin.position import read_position

KINGDOM: Final = "kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival"
CHAPEL: Final = f"""
{KINGDOM}
A: {{hand: "Chapel, 2 Copper, Estate, Curse", deck: "5 Copper"}}
B: {{hand: "5 Copper"}}
"""
COUNTING: Final = """
kingdom: Counting House, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
A: {hand: "Counting House", discard: "20 Copper, Estate"}
B: {hand: "5 Copper"}
"""
ORDERING: Final = """
kingdom: Sextant, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
phase: buy
A: {hand: "Sextant", deck: "Copper, Silver, Gold, Estate, Duchy"}
B: {hand: "5 Copper"}
"""


def play(table: TablePage, card: str) -> None:
    names = [option.name for option in table.asked().options]
    table.answer([names.index(card)])


def seat(visit: Visit, serving: Serving, position: str, **browser: Any) -> TablePage:
    start = read_position(position)
    # As at a table of people: who has nothing left to do may look at it before the new hand is drawn.
    start.stops = (1 << len(start.players)) - 1
    placed = serving.begin(start, title="list")
    return TablePage(visit(seats=[(placed, 0)], **browser), placed, 0).open()


def test_a_number_out_of_many_is_typed(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, COUNTING)
    play(table, "counting_house")
    question = table.asked()
    assert len(question.options) > MANY_NUMBERS
    table.answer([17])
    picture(table.visitor, "question-number-of-many")
    hand = table.placed.session.state.players[0].hand
    assert [card.defn.key for card in hand].count("copper") == 17


# The first was played twice: it is told apart from the second although nothing lies on either.
QUARTERMASTERS: Final = """
phase: start
effects: [{card: Quartermaster#1}, {card: Quartermaster#1}, {card: Quartermaster#2}]
A: {play: "Quartermaster#1, Quartermaster#2", deck: "5 Copper"}
"""


def test_a_number_out_of_many_is_reached_step_by_step(visit: Visit, serving: Serving) -> None:
    position = 'A: {hand: "Smithy", discard: "Stash, 40 Copper"}\nB: {hand: "5 Copper"}'
    table = seat(visit, serving, position, size=PHONE)
    play(table, "smithy")
    expect(table.question.get_by_role("button", name="Leave it to chance")).to_be_enabled()
    # What is placed comes on top unless something else is said.
    field = table.question.get_by_role("spinbutton")
    expect(field).to_have_value("0")
    expect(table.button("one_less")).to_be_disabled()
    table.question.get_by_role("slider").fill("20")
    expect(field).to_have_value("20")
    table.button("one_more").tap()
    number = table.placed.match.question
    table.question.get_by_role("button", name="Put there", exact=True).tap()
    table.changed(number)
    # Three of the 21 cards above it were drawn.
    deck = table.placed.session.state.players[0].deck
    assert [card.defn.key for card in reversed(deck)].index("stash") == 18


def test_the_question_says_which_of_two_equal_cards_asks(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, QUARTERMASTERS)
    # The order is asked for by no card, and is about none.
    expect(table.question.locator(".question-line .card")).to_have_count(0)
    table.answer([1])
    expect(table.question).to_contain_text(table.say("nth", n=2))
    table.answer([1])
    expect(table.question).to_contain_text(table.say("nth", n=1))


def test_a_name_out_of_many_is_searched_in_either_language(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, 'kingdom: Knights\nA: {hand: Journeyman, deck: "6 Copper"}', lang="de")
    play(table, "journeyman")
    names = [option.name for option in table.asked().options]
    assert len(names) > MANY_NAMES
    search = table.question.get_by_role("searchbox")
    search.fill("Silver")
    expect(table.option(table.asked().options[names.index("silver")])).to_be_visible()
    expect(table.option(table.asked().options[names.index("gold")])).to_have_count(0)
    search.fill("zzz")
    expect(table.question).to_contain_text(table.say("no_such_name"))
    table.answer([names.index("silver")])


def test_an_order_is_made_and_changed(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, ORDERING)
    play(table, "sextant")
    words = table.visitor.words
    # Discard nothing, then the order asks for all five.
    while not table.asked().ordered:
        table.answer([])
    names = [option.name for option in table.asked().options]
    table.pick(names.index("gold"))
    table.pick(names.index("copper"))
    table.button("as_listed").click()
    picked = table.question.get_by_role("list", name=table.say("picked"), exact=True).get_by_role("listitem")
    expect(picked).to_have_count(5)
    picture(table.visitor, "question-ordering")
    table.button("earlier", card=words.card("copper")).click()
    table.button("later", card=words.card("gold")).click()
    order = [line.split()[0] for line in picked.locator("[class$=name]").all_inner_texts()]
    keys = {words.card(name): name for name in names}
    number = table.placed.match.question
    table.confirm(5).click()
    table.changed(number)
    # The last one lies on top.
    deck = [card.defn.key for card in table.placed.session.state.players[0].deck]
    assert deck == [keys[name] for name in order]
    assert order.index(words.card("copper")) < order.index(words.card("gold"))


def test_what_is_picked_can_be_put_back(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, CHAPEL)
    play(table, "chapel")
    words = table.visitor.words
    names = [option.name for option in table.asked().options]
    expect(table.decline).to_be_visible()
    for name in ("curse", "estate", "copper"):
        table.pick(names.index(name))
    expect(table.confirm(3)).to_be_enabled()
    table.button("put_back", card=words.card("estate")).click()
    expect(table.confirm(2)).to_be_enabled()
    table.button("clear").click()
    expect(table.confirm(2)).to_have_count(0)
    table.pick(names.index("copper"))
    table.pick(names.index("copper"))
    table.page.keyboard.press("Escape")
    expect(table.decline).to_be_visible()
    table.answer([names.index("curse")])
    assert [card.defn.key for card in table.placed.session.state.trash] == ["curse"]


def test_a_double_click_ends_one_phase_only(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, CHAPEL)
    number = table.placed.match.question
    table.decline.dblclick()
    table.changed(number)
    table.ready()
    assert table.placed.match.question == number + 1
    assert table.asked().key == "turn.buy"


def test_a_key_that_is_held_down_answers_once(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, CHAPEL)
    number = table.placed.match.question
    for _ in range(3):
        table.page.keyboard.down("0")
        table.changed(number)
        table.ready()
    table.page.keyboard.up("0")
    expect(table.dialog).to_have_count(0)
    assert table.placed.match.question == number + 1
    assert table.asked().key == "turn.buy"


def test_enter_plays_the_treasures(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, f'{KINGDOM}\nphase: buy\nA: {{hand: "3 Copper, Silver", deck: "5 Copper"}}')
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    assert table.placed.session.state.turn.coins == 5
    # There is nothing left to confirm: Enter never ends a phase.
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Escape")
    assert table.placed.match.question == number + 1


BUYING: Final = f"""
{KINGDOM}
A: {{hand: "2 Village, 3 Copper, 2 Silver", deck: "10 Estate"}}
B: {{hand: "5 Copper"}}
"""
Area = tuple[float, float, float, float]


def area(of: Locator) -> Area:
    """Give where something lies on the screen: left, top, right, bottom."""
    box = of.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def overlap(one: Area, two: Area) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def offered(table: TablePage, name: str) -> int:
    """Give the number of the option with a name."""
    return [option.name for option in table.asked().options].index(name)


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("de", SMALL_PHONE), ("en", DESKTOP)])
def test_what_ends_a_phase_lies_where_nothing_else_does(
    visit: Visit, serving: Serving, lang: str, size: tuple[int, int]
) -> None:
    table = seat(visit, serving, BUYING, lang=lang, size=size)
    ends = [area(table.decline)]
    others: list[Area] = []
    answers: list[list[str]] = [["village"], [], ["treasures"], ["silver"]]
    for answer in answers:
        for button in table.question.get_by_role("button").all():
            if button.text_content() != table.decline.text_content():
                others.append(area(button))
        table.answer([offered(table, name) for name in answer])
        table.ready()
        ends.append(area(table.decline))
    assert table.asked().key == "turn.end"
    assert len(others) == 1, "only the Treasures are played by a button"
    assert set(ends) == {ends[0]}, "always at the same place"
    assert not [one for one in others if overlap(one, ends[0])]
    picture(table.visitor, f"question-end-of-turn {size[0]} {lang}")


def test_a_second_click_after_the_treasures_ends_nothing(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, f'{KINGDOM}\nphase: buy\nA: {{hand: "3 Copper, Silver", deck: "5 Copper"}}')
    left, top, right, bottom = area(table.option(table.asked().options[offered(table, "treasures")]))
    number = table.placed.match.question
    at = (left + right) / 2, (top + bottom) / 2
    table.page.mouse.click(*at)
    table.changed(number)
    table.ready()
    table.page.mouse.click(*at)
    table.undo.click()
    table.visitor.until(lambda: table.placed.match.question > number + 1)
    # It is the Treasures that were taken back, and not the end of the phase.
    assert table.placed.match.question == number + 2
    assert table.placed.asked == 0
    assert len(table.placed.session.state.players[0].hand) == 4


def test_ending_the_buy_phase_with_something_left_to_buy_is_asked_about(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, f'{KINGDOM}\nphase: buy\ncoins: 5\nA: {{hand: "5 Estate", deck: "5 Copper"}}')
    number = table.placed.match.question
    table.decline.click()
    expect(table.dialog).to_contain_text(table.visitor.words.count("table.end_left", 1, coins=5))
    table.button("end_not_yet").click()
    expect(table.dialog).to_have_count(0)
    table.page.keyboard.press("0")
    expect(table.dialog).to_be_visible()
    # Enter does what is not to be regretted, also where the first one asked for the end.
    table.page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    table.decline.focus()
    table.page.keyboard.press("Enter")
    expect(table.dialog).to_be_visible()
    table.page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    assert table.placed.match.question == number
    table.decline.click()
    table.button("end_anyway").click()
    table.changed(number)
    assert table.placed.asked == 1


def test_the_phase_ends_at_once_when_nothing_can_be_bought(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, f'{KINGDOM}\nphase: buy\ncoins: 1\nA: {{hand: "5 Estate", deck: "5 Copper"}}')
    number = table.placed.match.question
    table.decline.click()
    table.changed(number)
    assert table.placed.asked == 1


def test_the_last_purchase_is_taken_back_for_free(visit: Visit, serving: Serving) -> None:
    position = f'{KINGDOM}\nphase: buy\ncoins: 6\nA: {{hand: "5 Estate", deck: "5 Copper"}}\nB: {{hand: "5 Copper"}}'
    table = seat(visit, serving, position)
    table.answer([offered(table, "silver")])
    table.ready()
    assert table.asked().key == "turn.end"
    expect(table.undo).to_have_accessible_name(table.say("undo"))
    number = table.placed.match.question
    table.button("undo_last").click()
    table.changed(number)
    table.ready()
    table.answer([offered(table, "gold")])
    table.ready()
    table.answer([])
    assert [card.defn.key for card in table.placed.session.state.players[0].discard].count("gold") == 1
    assert table.placed.asked == 1


def test_enter_ends_a_turn_with_nothing_left_to_do(visit: Visit, serving: Serving) -> None:
    position = f'{KINGDOM}\nphase: buy\ncoins: 6\nA: {{hand: "5 Estate", deck: "5 Copper"}}\nB: {{hand: "5 Copper"}}'
    table = seat(visit, serving, position)
    # The clock stands still: whatever is pressed now comes in quick succession.
    table.page.evaluate("() => { performance.now = () => 0 }")
    table.answer([offered(table, "gold")], Keyboard(table.page))
    table.ready()
    number = table.placed.match.question
    for _ in range(3):
        table.page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    assert table.placed.match.question == number
    table.page.evaluate("() => { performance.now = () => 1000 }")
    table.page.keyboard.press("Enter")
    table.changed(number)
    assert table.placed.asked == 1


DISCARDING_TWO: Final = """
kingdom: Young Witch, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Festival
bane: Hamlet
A: {hand: "Young Witch, 2 Copper, Silver", deck: "2 Estate, 5 Copper"}
B: {hand: "5 Copper"}
"""


def play_by_keyboard(table: TablePage, card: str) -> str:
    """Play a card with the arrow keys and Enter; give the card that the page puts the focus on afterwards."""
    names = [option.name for option in table.asked().options]
    table.answer([names.index(card)], Keyboard(table.page))
    table.ready()
    focused = table.hand().locator(":focus")
    expect(focused).to_have_count(1)
    return focused.get_attribute("data-card") or ""


def test_enter_confirms_when_nothing_is_left_to_pick(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, DISCARDING_TWO)
    on = play_by_keyboard(table, "young_witch")
    keyboard = table.page.keyboard
    number = table.placed.match.question
    names = [option.name for option in table.asked().options]
    estate = Keyboard(table.page).sign(table.option(table.asked().options[names.index("estate")]))
    keyboard.press(estate)
    keyboard.press(estate)
    expect(table.confirm(2)).to_be_enabled()
    # The focus is still on a card: Space lets go of it or picks it, Enter sends.
    expect(table.hand().locator(":focus")).to_have_attribute("data-card", on)
    keyboard.press("Enter")
    table.changed(number)
    assert [card.defn.key for card in table.placed.session.state.players[0].discard] == ["estate"] * 2


def test_space_and_enter_pick_where_the_player_has_gone(visit: Visit, serving: Serving) -> None:
    table = seat(visit, serving, DISCARDING_TWO)
    play_by_keyboard(table, "young_witch")
    keyboard = table.page.keyboard
    number = table.placed.match.question
    names = [option.name for option in table.asked().options]
    Keyboard(table.page).walk_to(table.option(table.asked().options[names.index("estate")]))
    keyboard.press("Enter")
    keyboard.press("Space")
    expect(table.confirm(2)).to_be_enabled()
    # What is picked as often as possible is let go.
    keyboard.press("Space")
    expect(table.confirm(2)).to_have_count(0)
    keyboard.press("Space")
    keyboard.press("Enter")
    expect(table.confirm(2)).to_be_enabled()
    assert table.placed.match.question == number
    keyboard.press("Enter")
    table.changed(number)
    assert [card.defn.key for card in table.placed.session.state.players[0].discard] == ["estate"] * 2


def test_enter_plays_the_treasures_where_the_focus_came_by_itself(visit: Visit, serving: Serving) -> None:
    position = f'{KINGDOM}\nA: {{hand: "Smithy, 2 Copper, Silver", deck: "3 Estate, 5 Copper"}}'
    table = seat(visit, serving, position)
    assert play_by_keyboard(table, "smithy") in ("copper", "silver")
    assert table.asked().key == "turn.buy"
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    assert table.placed.session.state.turn.coins == 4


def test_enter_plays_the_one_treasure_that_the_player_went_to(visit: Visit, serving: Serving) -> None:
    position = f'{KINGDOM}\nA: {{hand: "Smithy, 2 Copper, Silver", deck: "3 Estate, 5 Copper"}}'
    table = seat(visit, serving, position)
    on = play_by_keyboard(table, "smithy")
    table.page.keyboard.press("ArrowRight")
    to = table.hand().locator(":focus").get_attribute("data-card") or ""
    assert {on, to} == {"copper", "silver"}
    number = table.placed.match.question
    table.page.keyboard.press("Enter")
    table.changed(number)
    assert table.placed.session.state.turn.coins == {"copper": 1, "silver": 2}[to]


ON_A_PHONE: Final = [
    Kind("card (hand)", "as many"),
    Kind("card (looked)", "as many, ordered"),
    Kind("card (discard)", "one or none"),
    Kind("card (trash)", "one"),
    Kind("card (hand) + landscape + mode + pile", "one or none"),
    Kind("pile", "one"),
    Kind("mode", "one"),
    Kind("name", "one"),
    Kind("ability", "one"),
    Kind("card (hand)", "one or none, for another player"),
]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_questions_on_a_phone(visit: Visit, serving: Serving, lang: str) -> None:
    tables = []
    for kind in ON_A_PHONE[lang == "de" :: 2]:
        session = all_kinds()[kind]
        tables.append((kind, serving.begin(session.start, session.answers)))
    visitor = visit(lang=lang, size=PHONE, seats=[(placed, placed.asked) for _, placed in tables])
    for kind, placed in tables:
        table = TablePage(visitor, placed, placed.asked).open()
        question = table.asked()
        expect(table.question).to_contain_text(table.worded()["prompt"])
        expect(table.question).to_be_in_viewport()
        picture(visitor, f"question-on-a-phone {kind} {lang}")
        picks = list(range(max(1, question.low)))
        before = len(placed.session.answers)
        table.answer(picks, Finger())
        assert len(placed.session.answers) == before + 1
