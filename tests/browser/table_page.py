"""The table in the browser: where everything is, found by role and name, and how a question is answered there."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import Hands, Mouse
from tests.browser.serving import Placed
from tests.browser.visitor import Visitor

from platin.server.wire import QuestionWords, TableMessage
from platin.session import Option, Question
from platin.session.view import CostView

# From so many numbers on there is a field instead of buttons, and from so many names on a search.
MANY_NUMBERS: Final = 16
MANY_NAMES: Final = 12
_BUTTONS: Final = ("mode", "ability", "seat", "number")


class TablePage:
    """A table as one who sits at it sees it (or, without a seat, a spectator)."""

    def __init__(self, visitor: Visitor, placed: Placed, seat: int, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page if page is None else page
        self.placed = placed
        self.seat = seat
        self._shown: tuple[object, TableMessage] | None = None
        # The turn in which the player was last asked before the end of the game.
        self._told = -1

    def open(self) -> TablePage:
        """Open the table, and wait until it is shown."""
        self.page.goto(self.placed.path)
        self.ready()
        return self

    def ready(self) -> TablePage:
        """Wait until the page shows what the server would show now."""
        expect(self.board).to_have_attribute("data-question", str(self.placed.match.question))
        return self

    # Where things are

    def say(self, key: str, **values: object) -> str:
        return self.visitor.words.say(f"table.{key}", **values)

    @property
    def board(self) -> Locator:
        """All of the table; its attribute has the number of the question."""
        return self.page.locator("[data-question]")

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("question"), exact=True)

    @property
    def supply(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("supply"), exact=True)

    def hand(self, of: str = "") -> Locator:
        """Give the cards in hand: one's own, or those of a player one decides for."""
        name = self.say("hand_of", player=of) if of else self.say("hand")
        return self.page.get_by_role("list", name=name, exact=True)

    @property
    def undo(self) -> Locator:
        names = [re.escape(self.say(key)) for key in ("undo", "undo_ask")]
        return self.page.get_by_role("button", name=re.compile(f"^({'|'.join(names)})$"))

    @property
    def end(self) -> Locator:
        """Give the end of the game, where it says who has won."""
        return self.page.get_by_role("list").filter(has=self.page.get_by_text(re.compile(r"^-?\d+ Punkt|^-?\d+ point")))

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def pane(self, key: str) -> Locator:
        """Open something beside the table: the log, the deck, people, what is automatic."""
        tab = self.page.get_by_role("tab", name=self.say(key), exact=True)
        if not tab.is_visible():
            self.page.get_by_role("button", name=self.say("more"), exact=True).click()
        tab.click()
        return self.page.get_by_role("tabpanel", name=self.say(key), exact=True)

    def button(self, key: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    # The question

    def shown(self) -> TableMessage:
        """Give the table as the server shows it to this seat."""
        match = self.placed.match
        now = (match.events, match.requests, self.visitor.words.lang)
        if self._shown is None or self._shown[0] != now:
            self._shown = now, self.placed.shown(self.seat, self.visitor.words.lang)
        return self._shown[1]

    def asked(self) -> Question:
        """Give the question that this seat is asked."""
        question = self.shown()["view"].question
        assert question is not None, "this seat is not asked"
        return question

    def worded(self) -> QuestionWords:
        """Give the words of the question that this seat is asked."""
        words = self.shown()["words"]
        assert words is not None, "this seat is not asked"
        return words

    def option(self, option: Option) -> Locator:
        """Find what picks an option."""
        question = self.asked()
        words = self.visitor.words
        if option.kind in _BUTTONS:
            return self.question.get_by_role("button", name=self._label(question, option), exact=True)
        verb = re.escape(self.say(self._verb(question, option)))
        face = re.compile(rf"^{re.escape(words.card(option.name))}, (.*, )?{verb}(, .*)?$")
        return self._place(question, option).get_by_role("button", name=face)

    def _place(self, question: Question, option: Option) -> Locator:
        """Give the part of the table where an option is offered."""
        view = self.shown()["view"]
        if option.kind == "card" and option.zone == "hand" and option.owner == question.seat:
            return self.hand(self._name(question.seat))
        on_table = [pile.name for pile in view.piles], [one.name for one in view.landscapes]
        if option.kind == "pile" and option.pile in on_table[0]:
            return self.supply
        if option.kind == "landscape" and option.name in on_table[1]:
            return self.supply
        key = f"table.from.{option.zone}"
        if option.kind != "card" or option.zone == "supply":
            name = self.say("options")
        elif option.owner in (self.seat, -1):
            name = self.visitor.words.say(key)
        else:
            name = self.say("from_of", place=self.visitor.words.say(key), player=self._player(option.owner))
        return self.question.get_by_role("list", name=name, exact=True)

    def _verb(self, question: Question, option: Option) -> str:
        intent = "play" if question.key == "turn.buy" and option.kind == "card" else question.intent
        return f"pick.{intent}"

    def _label(self, question: Question, option: Option) -> str:
        if question.key == "turn.buy" and option.name == "treasures":
            return self.say("play_treasures")
        return _capital(self.worded()["labels"][question.options.index(option)])

    def _name(self, seat: int) -> str:
        return "" if seat == self.seat else self._player(seat)

    def _player(self, seat: int) -> str:
        return self.shown()["seats"][seat]["name"]

    @property
    def decline(self) -> Locator:
        """Give the button that picks nothing."""
        return self.question.get_by_role("button", name=_capital(self.worded()["decline"]), exact=True)

    def wastes(self) -> bool:
        """Tell whether something could still be bought, so that the end of the phase is asked for twice."""
        question, view = self.asked(), self.shown()["view"]
        if question.key != "turn.buy" or not view.turn.buys:
            return False
        costs: dict[str, CostView | None] = {pile.name: pile.cost for pile in view.piles}
        costs |= {landscape.name: landscape.cost for landscape in view.landscapes}
        return any(
            option.kind == "card"
            or option.name == "treasures"
            or costs.get(_on_table(option)) not in (None, CostView(0, 0, 0))
            for option in question.options
        )

    def confirm(self, n: int) -> Locator:
        """Give the button that sends so many picks."""
        name = self.say("confirm_order") if self.asked().ordered else self.visitor.words.count("table.confirm", n)
        return self.question.get_by_role("button", name=name, exact=True)

    def pick(self, number: int, hands: Hands | None = None) -> None:
        """Press what picks an option."""
        question = self.asked()
        option = question.options[number]
        hands = Mouse() if hands is None else hands
        size = len(question.options)
        if option.kind == "number" and size > MANY_NUMBERS:
            field = self.question.get_by_role("spinbutton")
            field.fill(option.name)
            pressed = _capital(self.say(f"pick.{question.intent}"))
            hands.press(self.question.get_by_role("button", name=pressed, exact=True))
            return
        if option.kind == "name" and size > MANY_NAMES:
            self.question.get_by_role("searchbox").fill(self.visitor.words.card(option.name))
        hands.press(self.option(option))

    def answer(self, picks: list[int], hands: Hands | None = None) -> None:
        """Answer the pending question on the page, and wait until the page shows what came of it."""
        number = self.placed.match.question
        self.give(picks, hands)
        self.changed(number)

    def give(self, picks: list[int], hands: Hands | None = None) -> None:
        """Answer the pending question on the page, and wait for nothing."""
        hands = Mouse() if hands is None else hands
        several = self.asked().high > 1
        warned = self._is_warned(picks)
        for pick in picks:
            self.pick(pick, hands)
        if not picks:
            doubtful = self.wastes()
            hands.press(self.decline)
            if doubtful:
                hands.press(self.button("end_anyway"))
        elif several:
            hands.press(self.confirm(len(picks)))
        if warned:
            said = "manners.ending.buy_anyway" if picks else "manners.ending.turn_anyway"
            hands.press(self.dialog.get_by_role("button", name=self.visitor.words.say(said), exact=True))

    def _is_warned(self, picks: list[int]) -> bool:
        """Tell whether the player is asked before this answer, because it ends the game: once a turn."""
        shown = self.shown()
        turn = shown["view"].turn.number
        ends = (picks or [-1])[:1] in [[one["pick"]] for one in shown["endings"]]
        if not ends or len(picks) > 1 or self._told == turn:
            return False
        self._told = turn
        return True

    def changed(self, question: int) -> None:
        """Wait until the page shows another question than that of a number."""
        expect(self.board).not_to_have_attribute("data-question", str(question))


def _on_table(option: Option) -> str:
    """Give the name of the pile or landscape that an option buys from."""
    return option.pile or option.name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sensible(question: Question) -> list[int]:
    """Give an answer as a beginner would: play what there is, buy what is dear, do what cards say."""
    names = [option.name for option in question.options]
    match question.key:
        case "turn.buy":
            wanted = ("treasures", "colony", "province", "platinum", "gold", "silver")
            return [names.index(name) for name in wanted if name in names][:1]
        case "turn.action" | "turn.night":
            return [0]
    at_least = max(question.low, min(1, question.high))
    return list(range(at_least))
