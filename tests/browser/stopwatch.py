"""How long it takes from a click or a key until the next question is on the screen, measured by the page itself."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page

# An answer counts from the event that gave it until the frame after the table with another question was drawn, or the
# first step of others' turns, where these are shown.
_SCRIPT: Final = """
window.answerTimes = [];
let pressed = null, number = null, shows = false;
for (const kind of ["click", "keydown"]) {
  addEventListener(kind, (event) => { pressed = event.timeStamp; }, true);
}
const look = () => {
  const board = document.querySelector("[data-question]");
  const now = board === null ? null : board.dataset.question;
  const began = pressed, showed = shows;
  shows = board !== null && "showing" in board.dataset;
  if (now === number && (showed || !shows)) return;
  if (number !== null && now !== null && began !== null) {
    requestAnimationFrame(() => setTimeout(() => window.answerTimes.push(performance.now() - began)));
  }
  number = now;
  pressed = null;
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


def start(page: Page) -> None:
    """Measure from the next page on."""
    page.add_init_script(_SCRIPT)


def stop(page: Page, name: str, directory: Path, least: int = 11) -> float:
    """Give the median in milliseconds of at least so many; keep it with the other numbers as a file."""
    times: list[float] = page.evaluate("window.answerTimes.splice(0)")
    assert len(times) >= least, "hardly anything was measured"
    told = {
        "answers": len(times),
        "median": round(median(times), 1),
        "90th percentile": round(quantiles(times, n=10)[-1], 1),
        "longest": round(max(times), 1),
    }
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"milliseconds-{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return median(times)
