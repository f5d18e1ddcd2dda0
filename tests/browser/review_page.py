"""The page of a finished game, found by role and name."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.serving import Placed
from tests.browser.visitor import Visitor


class ReviewPage:
    """A finished game: the result, the points, and every point of the game again."""

    def __init__(self, visitor: Visitor, placed: Placed) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.placed = placed

    def open(self, point: str = "") -> ReviewPage:
        self.page.goto(f"/g/{self.placed.game}{point}")
        return self.ready()

    def ready(self) -> ReviewPage:
        """Wait until a point of the game is shown."""
        expect(self.replay.get_by_role("list", name=self.visitor.words.say("table.basic"))).to_be_attached()
        return self

    def say(self, key: str, **values: object) -> str:
        return self.visitor.words.say(f"review.{key}", **values)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    @property
    def replay(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("replay"), exact=True)

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.say("replay.position"), exact=True)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def points(self, player: str) -> Locator:
        """Give the table of a player's points."""
        return self.page.get_by_role("table", name=self.say("lines_of", player=player), exact=True)

    def at(self, n: int) -> None:
        """Wait until the point after so many answers is shown."""
        expect(self.slider).to_have_value(str(n))
        last = len(self.placed.session.answers)
        expect(self.replay).to_contain_text(self.say("replay.step", at=n, all=last))
