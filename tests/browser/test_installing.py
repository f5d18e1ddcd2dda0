"""The client as an application: it can be installed, works only with the server, and is never an old one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.visitor import Visitor

from platin.server import app
from platin.text.messages.app import WORDS

# The browsers of these tests forget everything, and are not let to install for that alone.
ONLY_HERE = {"in-incognito"}
GONE = r"net::ERR_|Failed to fetch|status of 50|An unknown error occurred when fetching the script|WebSocket"
# How wide a picture is.
WIDTH = """src => new Promise((done, failed) => {
  const image = new Image();
  image.onload = () => done(image.naturalWidth);
  image.onerror = failed;
  image.src = src;
})"""
UNANSWERED = "The server does not answer."


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server with files of its own, which a test may exchange."""
    static = tmp_path / "static"
    shutil.copytree(app.STATIC, static)
    monkeypatch.setattr(app, "STATIC", static)
    served = Serving(tmp_path / "games.db")
    yield served
    served.stop()


def controlled(visitor: Visitor) -> None:
    """Wait until the worker is at work."""
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.until(lambda: bool(visitor.page.evaluate("navigator.serviceWorker.controller !== null")))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_client_can_be_installed(visit: Visit, lang: str) -> None:
    anna = visit(lang=lang, installed=True)
    StartPage(anna).open()
    controlled(anna)
    browser = anna.context.new_cdp_session(anna.page)
    found: dict[str, Any] = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    shown = anna.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert shown["name"] == WORDS.of(lang)["app.name"]
    assert [one["name"] for one in shown["shortcuts"]] == [
        WORDS.of(lang)[f"app.shortcut.{key}"] for key in ("play", "daily", "learn")
    ]
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= ONLY_HERE
    for icon in shown["icons"]:
        width = anna.page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] in ("any", f"{width}x{width}")
    for shortcut in shown["shortcuts"]:
        assert anna.page.evaluate("url => fetch(url).then((answer) => answer.status)", shortcut["url"]) == 200


def test_without_the_server_the_shell_says_so_and_games_are_not_made_up(visit: Visit, own: Serving) -> None:
    anna = visit(at=own, installed=True)
    StartPage(anna).open()
    controlled(anna)
    game = own.dealt(bots=[1])
    anna.page.goto(game.path)
    expect(anna.page.locator("[data-question]")).to_have_count(1)
    kept = anna.page.evaluate(
        "caches.open('platin-shell').then((cache) => cache.keys())"
        ".then((keys) => keys.map((key) => new URL(key.url).pathname))"
    )
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept
    anna.allow(GONE)
    own.stop()
    for path in ("/", game.path, "/daily"):
        anna.page.goto(path)
        expect(anna.page.get_by_text(UNANSWERED)).to_be_visible()
    own.start()
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name=anna.words.say("start.play_now"), exact=True)).to_be_visible()


def test_after_an_update_nothing_old_is_shown(visit: Visit, own: Serving) -> None:
    anna = visit(at=own, installed=True)
    StartPage(anna).open()
    controlled(anna)
    # A new version: the page names another file.
    static = app.STATIC
    index = static / "index.html"
    script = next((static / "assets").glob("index-*.js"))
    new = static / "assets" / "index-NewVersion.js"
    new.write_text(script.read_text() + '\ndocument.documentElement.dataset.version = "new";\n')
    script.unlink()
    index.write_text(index.read_text().replace(script.name, new.name))
    anna.page.goto("/")
    expect(anna.page.locator("html[data-version=new]")).to_have_count(1)
    expect(anna.page.get_by_role("button", name=anna.words.say("start.play_now"), exact=True)).to_be_visible()
    kept = "caches.open('platin-shell').then((cache) => cache.keys()).then((keys) => keys.map((key) => key.url).join())"
    anna.until(lambda: script.name not in anna.page.evaluate(kept))
    assert new.name in anna.page.evaluate(kept)
    # Without the server it is the new one, too.
    anna.allow(GONE)
    own.stop()
    anna.page.goto("/")
    expect(anna.page.get_by_text(UNANSWERED)).to_be_visible()
    expect(anna.page.locator("html[data-version=new]")).to_have_count(1)
    own.start()
