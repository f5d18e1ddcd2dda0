"""Somebody at a browser of their own, who notices everything that goes wrong behind the page."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket, expect
from tests.browser.contexts import Contexts, Kind
from tests.browser.serving import NAMES, PATIENCE, Placed
from tests.browser.wording import Wording

PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1440, 900)
# What the client remembers goes by these names; see web/src/storage.ts.
PREFIX: Final = "platin."
# A request that a page gives up because another page is opened is no failure.
_GIVEN_UP: Final = "net::ERR_ABORTED"
_NO_WORKER: Final = "Service Worker registration blocked by Playwright"

expect.set_options(timeout=PATIENCE * 1000)


class Visitor:
    """One browser context with one page, and what it sent, received and complained about."""

    def __init__(
        self,
        contexts: Contexts,
        kind: Kind,
        *,
        size: tuple[int, int] = DESKTOP,
        seats: Sequence[tuple[Placed, int]] = (),
        likes: Mapping[str, str] | None = None,
        fresh: bool = False,
    ) -> None:
        self.url = kind.url
        self.words = Wording(kind.lang)
        self.size = size
        self._contexts = contexts
        self._fresh = fresh
        self._held = contexts.take(kind, _kept(seats, likes or {}), fresh=fresh)
        self.context: BrowserContext = self._held.context
        self.context.set_default_timeout(PATIENCE * 1000)
        self.complaints: list[str] = []
        self.allowed: list[re.Pattern[str]] = []
        # What came and went over all sockets of this context, as text.
        self.received: list[str] = []
        self.sent: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.context.on("request", self._request)
        self.context.on("requestfailed", self._failed)
        self.context.on("page", self._page)
        self.page: Page = self.context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def go(self, path: str) -> None:
        """Open a page of the server, and wait until there is something to see."""
        self.page.goto(path)
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")

    def allow(self, complaint: str) -> None:
        """Say that a complaint is to be expected."""
        self.allowed.append(re.compile(complaint))

    def check(self) -> None:
        """Fail if the browser had anything to complain about."""
        told = [line for line in self.complaints if not any(one.search(line) for one in self.allowed)]
        assert not told, "\n".join(told)

    def close(self, *, again: bool = False) -> None:
        """Leave; the context may be used again by others unless it was to be a fresh one."""
        self._held.close_pages()
        self.context.remove_listener("console", self._console)
        self.context.remove_listener("weberror", self._error)
        self.context.remove_listener("request", self._request)
        self.context.remove_listener("requestfailed", self._failed)
        self.context.remove_listener("page", self._page)
        if again and not self._fresh:
            self._contexts.give_back(self._held)
        else:
            self.context.close()

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so that the page does not show."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "it does not come to that"
            self.page.wait_for_timeout(20)

    def remembered(self, key: str) -> Any:
        """Give what the browser has kept under a key."""
        text = self.page.evaluate("key => localStorage.getItem(key)", PREFIX + key)
        return None if text is None else json.loads(text)

    def messages(self, kind: str = "table") -> list[dict[str, Any]]:
        """Give the messages of a kind that were received."""
        found = [json.loads(text) for text in self.received]
        return [message for message in found if message["type"] == kind]

    # What the browser tells

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and _NO_WORKER not in message.text:
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.url:
            self.complaints.append(f"a request to somebody else: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != _GIVEN_UP:
            self.complaints.append(f"failed: {request.url} ({request.failure})")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.on("crash", lambda _: self.complaints.append("the page crashed"))

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.url).netloc:
            self.complaints.append(f"a connection to somebody else: {socket.url}")
        socket.on("framereceived", lambda data: self.received.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))


def _kept(seats: Sequence[tuple[Placed, int]], likes: Mapping[str, str]) -> dict[str, str]:
    """Give what a browser remembers that plays these seats. Nobody waits for others' turns who does not like to."""
    chosen = {"pace": "instant", "sound": "off", **likes}
    games: dict[str, list[dict[str, object]]] = {}
    for placed, seat in seats:
        own = {"seat": seat, "secret": placed.secrets[seat], "name": NAMES[seat]}
        games.setdefault(placed.game, []).append(own)
    kept = {f"seats.{game}": json.dumps(own) for game, own in games.items()}
    if games:
        kept["games"] = json.dumps(list(games))
    return {PREFIX + key: value for key, value in (kept | chosen).items()}
