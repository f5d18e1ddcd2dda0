"""A browser and a server for each worker, a clean context for each visitor, and pictures of what is seen."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.contexts import Contexts, Kind
from tests.browser.serving import Placed, Serving
from tests.browser.visitor import DESKTOP, Visitor

from platin.server import hall
from platin.server.app import STATIC
from platin.server.content import kingdoms

SCREENSHOTS: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
CANDIDATES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Nothing that phones home, and nothing that needs a screen or a sandbox of its own.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# From so many pixels on a screen stands on a desk.
DESK: Final = 1000

Visit = Callable[..., Visitor]


def find_chromium() -> str | None:
    """Give the browser of this machine: the one that PLATIN_CHROMIUM names, or the first that there is."""
    named = os.environ.get("PLATIN_CHROMIUM", "")
    if named:
        return shutil.which(named)
    return next((found for found in map(shutil.which, CANDIDATES) if found is not None), None)


# Tests of the whole package share a browser; it is closed before others run, because while it is open no event loop
# can be started in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        told = f"no browser here: install Chromium, or name one in PLATIN_CHROMIUM (looked for {', '.join(CANDIDATES)})"
        if os.environ.get("PLATIN_REQUIRE_ALL"):
            pytest.fail(told)
        pytest.skip(told)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run tools/build_web.py (`make web`)")
    served = Serving(tmp_path_factory.mktemp("browser") / "games.db")
    yield served
    served.stop()


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the same test have the same cards each time: kingdoms, seats and shuffles."""
    chance = random.Random(request.node.name)
    monkeypatch.setattr(hall, "secrets", SimpleNamespace(randbits=chance.getrandbits))
    monkeypatch.setattr(hall, "random", SimpleNamespace(SystemRandom=lambda: chance))
    monkeypatch.setattr(kingdoms, "SystemRandom", lambda: chance)


@pytest.fixture(scope="package")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture
def visit(contexts: Contexts, serving: Serving, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open browsers for people; all of them must have had nothing to complain about in the end."""
    visitors: list[Visitor] = []

    def open_browser(
        *,
        lang: str = "en",
        dark: bool = False,
        size: tuple[int, int] = DESKTOP,
        seats: Sequence[tuple[Placed, int]] = (),
        at: Serving = serving,
        bypass_csp: bool = False,
        likes: Mapping[str, str] | None = None,
        moving: bool = False,
        installed: bool = False,
        # For those who look at what is fetched, or change something for their whole context.
        fresh: bool = False,
    ) -> Visitor:
        kind = Kind(
            at.url,
            lang=lang,
            dark=dark,
            # What is smaller than a desk is touched.
            touched=size[0] < DESK,
            moving=moving,
            bypass_csp=bypass_csp,
            installed=installed,
        )
        alone = fresh or installed or at is not serving
        visitor = Visitor(contexts, kind, size=size, seats=seats, likes=likes, fresh=alone)
        visitors.append(visitor)
        return visitor

    yield open_browser
    failed = request.node.stash.get(FAILED, False)
    for n, visitor in enumerate(visitors):
        if failed:
            picture(visitor, f"failed {request.node.name} {n}")
        visitor.close(again=not failed)
    for visitor in visitors:
        visitor.check()


def picture(visitor: Visitor, name: str, *, whole: bool = False) -> None:
    """Keep a picture of what somebody sees, for people to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    file = re.sub(r"[^\w]+", "-", name).strip("-")
    # To pack a picture of this size as PNG takes the browser ten times as long: half a second of the processor.
    visitor.page.screenshot(path=SCREENSHOTS / f"{file}.jpg", type="jpeg", quality=90, full_page=whole)


FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Any:
    """Note that a test has failed, so that there is a picture of it."""
    report = yield
    if call.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report
