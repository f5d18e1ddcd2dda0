"""How somebody presses something: with the mouse, with a finger, or with keys alone."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, Page

MOST_TABS: Final = 80
_HAS_FOCUS: Final = "element => element === document.activeElement"
# A list of cards is one stop for the Tab key; the arrow keys go on from there.
_SAME_LIST: Final = """element => {
  const list = element.closest("ul, ol, [role=tablist], [role=radiogroup]");
  return list !== null && list.contains(document.activeElement);
}"""


class Hands(Protocol):
    """Somebody's way to press something on a page."""

    def press(self, target: Locator) -> None:
        """Press what the locator finds."""


class Mouse:
    """Clicks."""

    def press(self, target: Locator) -> None:
        target.click()


class Finger:
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()


class Keyboard:
    """Never touches the mouse: Tab and arrow keys, then Enter; or, after some walks, the key that is shown."""

    def __init__(self, page: Page, walks: int = MOST_TABS) -> None:
        self.page = page
        self.walks = walks

    def press(self, target: Locator) -> None:
        sign = self.sign(target) if self.walks <= 0 else ""
        self.walks -= 1
        if not sign:
            self.walk_to(target)
        self.page.keyboard.press(sign or "Enter")

    def sign(self, target: Locator) -> str:
        """Give the key that is shown on something, "" if none is."""
        target.wait_for()
        shown = target.locator("kbd")
        words = (shown.first.text_content() or "").split() if shown.count() else []
        # Enter is meant for what has the focus first.
        return next((word for word in words if word != "⏎"), "")

    def walk_to(self, target: Locator) -> None:
        """Move the focus to something with Tab and the arrow keys."""
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate(_HAS_FOCUS):
                return
            if target.evaluate(_SAME_LIST) and self._along(target):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached with {MOST_TABS} times Tab")

    def _along(self, target: Locator) -> bool:
        """Go along a list with the arrow keys; give up after a round, for not every list is walked through so."""
        first = self.page.evaluate_handle("document.activeElement")
        for _ in range(MOST_TABS):
            self.page.keyboard.press("ArrowRight")
            if target.evaluate(_HAS_FOCUS):
                return True
            if first.evaluate(_HAS_FOCUS):
                return False
        return False
