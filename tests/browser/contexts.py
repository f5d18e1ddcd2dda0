"""Contexts of the browser that are used again: whoever comes later finds the client's files, and nothing of others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

LOCALES: Final = {"de": "de-DE", "en": "en-GB"}
# So many wait to be used again; more would only take memory.
MOST_IDLE: Final = 6
# A page that does nothing, not even fetch an icon: from there is written what a browser remembers of the server.
_QUIET: Final = '<!doctype html><title>quiet</title><link rel="icon" href="data:,">'
_REMEMBER: Final = """(kept) => {
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""


@dataclass(frozen=True)
class Kind:
    """What is the same for all pages of a context."""

    url: str
    lang: str = "en"
    dark: bool = False
    touched: bool = False
    moving: bool = False
    bypass_csp: bool = False
    installed: bool = False


@dataclass(frozen=True)
class Held:
    """A context, and the page in it from which its memory is kept in order."""

    kind: Kind
    context: BrowserContext
    keeper: Page

    def close_pages(self) -> None:
        """Close what somebody has opened."""
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()


class Contexts:
    """Opens contexts, and keeps those that are given back for the next one who wants such a one."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Held] = []

    def take(self, kind: Kind, remembered: Mapping[str, str], *, fresh: bool = False) -> Held:
        """Give a context of a kind that remembers just this; a fresh one has nothing in its cache either."""
        held = None if fresh else next((one for one in self._idle if one.kind == kind), None)
        if held is None:
            held = self._opened(kind)
        else:
            self._idle.remove(held)
        held.keeper.evaluate(_REMEMBER, dict(remembered))
        return held

    def give_back(self, held: Held) -> None:
        """Keep a context for others; what was set for the whole of it must be as it was."""
        held.close_pages()
        self._idle.append(held)
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0).context.close()

    def _opened(self, kind: Kind) -> Held:
        context = self._browser.new_context(
            base_url=kind.url,
            locale=LOCALES[kind.lang],
            color_scheme="dark" if kind.dark else "light",
            reduced_motion="no-preference" if kind.moving else "reduce",
            has_touch=kind.touched,
            is_mobile=kind.touched,
            bypass_csp=kind.bypass_csp,
            # What the worker of an installed client does has tests of its own; elsewhere it would only be in the way.
            service_workers="allow" if kind.installed else "block",
        )
        keeper = context.new_page()
        keeper.route("**", lambda route: route.fulfill(content_type="text/html", body=_QUIET))
        keeper.goto("/")
        keeper.unroute("**")
        return Held(kind, context, keeper)
