"""The start page, found by role and name."""

from __future__ import annotations

from playwright.sync_api import Locator
from tests.browser.hands import Hands, Mouse
from tests.browser.serving import Placed, Serving
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor


class StartPage:
    """Where games begin."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self) -> StartPage:
        self.visitor.go("/")
        return self

    def say(self, key: str, **values: object) -> str:
        return self.visitor.words.say(f"start.{key}", **values)

    def button(self, key: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def tab(self, key: str) -> Locator:
        return self.page.get_by_role("tab", name=self.say(f"kingdom.{key}"), exact=True)

    def seat(self, n: int) -> Locator:
        """Give the choice of who sits at a seat, from 1."""
        return self.page.get_by_role("combobox", name=self.say("seats.seat", n=n), exact=True)

    def paste(self, text: str) -> None:
        """Paste a list of cards to play with, without having it read."""
        self.tab("own").click()
        field = self.page.get_by_role("textbox", name=self.say("own.paste_field"), exact=True)
        if not field.is_visible():
            self.page.get_by_text(self.say("own.paste"), exact=True).click()
        field.fill(text)

    def play_now(self, serving: Serving, hands: Hands | None = None) -> TablePage:
        """Begin the game that needs no choice."""
        (Mouse() if hands is None else hands).press(self.button("play_now"))
        return seated(self.visitor, serving)


def seated(visitor: Visitor, serving: Serving) -> TablePage:
    """Give the table that a browser has come to, of which it plays one seat."""
    visitor.page.wait_for_url("**/t/*")
    game = visitor.page.url.rpartition("/t/")[2].partition("#")[0]
    (own,) = visitor.remembered(f"seats.{game}")
    return TablePage(visitor, Placed(serving, game, ()), own["seat"]).ready()
