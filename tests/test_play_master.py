"""A Master in the terminal: it studies a kingdom that it does not know, can be hurried, and learns a kingdom once."""

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest
from tests.test_master import TINY, WITCHES, table
from tests.test_play import ROOT, home, script

from platin.cli import studying
from platin.cli.play import Match, load_game
from platin.mind import crew, master, shelf
from platin.mind.master import Master
from platin.mind.search import Progress, Search
from platin.mind.shelf import SHELF

__all__ = ["home"]

SAID = {
    "en": (
        "The Master does not know this kingdom",
        "It has a plan, found in",
        "the best plan that it has found so far",
    ),
    "de": ("Der Meister kennt dieses Königreich nicht", "Er hat einen Plan, gefunden in", "den er bis jetzt gefunden"),
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn quickly, in this process, and onto a shelf of its own; whatever is found is played."""
    monkeypatch.setattr(SHELF, "_plans", {})
    monkeypatch.setattr(master, "size_here", lambda: TINY)
    monkeypatch.setattr(crew, "gather", crew.Alone)
    monkeypatch.setattr(shelf, "_LEAST", 0.0)


def sat_down(lang: str = "en", seconds: float = 0.3, bots: str = "master") -> tuple[Match, str]:
    """Begin a game, and give also what was said before the first question."""
    typist = script()
    match = typist.start(lang, WITCHES, bots=bots, seed=5, learn_seconds=seconds)
    return match, " ".join(typist.text.split())


def plans(home: Path) -> list[Path]:
    return list(home.rglob("*.yaml"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_kingdom_is_studied_before_play_and_only_once(lang: str, home: Path) -> None:
    match, said = sat_down(lang)
    studies, done, _ = SAID[lang]
    assert studies in said
    assert done in said
    bot = match.session.agents[1]
    assert isinstance(bot, Master)
    # It looks ahead, for no longer than people like to wait.
    assert (bot.rollouts, bot.seconds) == (master.AT_TABLE, master.SECONDS)
    found = SHELF.find(table(WITCHES))
    assert found is not None
    bot.player(match.session.start.rules.spec)
    assert bot.has_plan
    # Another time, in another process.
    assert len(plans(home)) == 1
    SHELF._plans.clear()
    _, said = sat_down(lang)
    assert studies not in said
    assert SHELF.find(table(WITCHES)) == found


def test_a_plan_that_cannot_be_read_any_more_is_learnt_again(home: Path) -> None:
    sat_down()
    (file,) = plans(home)
    for text in ("{", "", file.read_text(encoding="utf-8").replace("gain:", "gains:")):
        file.write_text(text, encoding="utf-8")
        SHELF._plans.clear()
        _, said = sat_down()
        assert SAID["en"][1] in said
    assert file.read_text(encoding="utf-8").count("gain:") == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_does_not_want_to_wait_plays_against_the_best_so_far(
    lang: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hurried(studying._Watched):
        def __call__(self, at: Progress) -> None:
            super().__call__(at)
            raise KeyboardInterrupt

    monkeypatch.setattr(studying, "_Watched", Hurried)
    match, said = sat_down(lang)
    assert SAID[lang][2] in said
    found = SHELF.find(match.session.start.rules.spec)
    assert found is not None
    assert found.games > 0
    # A plan that was not finished is for this game alone.
    assert plans(home) == []


def test_who_is_in_a_hurry_from_the_beginning_plays_against_no_plan(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(search: Search) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "begin", interrupted)
    match, said = sat_down()
    assert "It has no plan yet" in said
    assert SHELF.find(match.session.start.rules.spec) is None
    bot = match.session.agents[1]
    assert isinstance(bot, Master)
    bot.player(match.session.start.rules.spec)
    assert not bot.has_plan
    assert plans(home) == []


def test_what_does_not_beat_the_all_rounder_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_LEAST", 2.0)
    _, said = sat_down()
    assert "nothing that beats the All-rounder" in said


@pytest.mark.parametrize(("seconds", "bots"), [(0.0, "master"), (0.3, "general"), (0.3, "master:look")])
def test_nothing_is_studied_if_nobody_wants_it(seconds: float, bots: str) -> None:
    match, said = sat_down(seconds=seconds, bots=bots)
    assert SAID["en"][0] not in said
    assert SHELF.find(match.session.start.rules.spec) is None


def test_a_saved_game_has_the_same_master(tmp_path: Path) -> None:
    match, _ = sat_down()
    file = tmp_path / "game.json"
    match.write(file)
    session, players = load_game(file, "en")
    assert [bot.text for bot in players.bots] == ["master"]
    bot = session.agents[1]
    assert isinstance(bot, Master)
    assert bot.seconds == master.SECONDS


@pytest.mark.skipif(sys.platform == "win32", reason="there are no terminals of this kind")
def test_a_terminal_shows_the_seconds_left_and_ctrl_c_begins_the_game(home: Path) -> None:
    """As a person sees it: with processes that learn, whom Ctrl-C must not make complain."""
    home.mkdir(parents=True, exist_ok=True)
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm", "COLUMNS": "100"}
    told = ["play", "--bots", "master", "--kingdom", WITCHES, "--seed", "5", "--learn-seconds", "600", "--lang", "en"]
    pid, terminal = pty.fork()
    if pid == 0:
        # Whoever runs the tests in the background of a shell is deaf to Ctrl-C, and so is what it starts.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execve(sys.executable, [sys.executable, "-m", "platin.cli.main", *told], environ)
    try:
        shown = _until(terminal, r"5\d\d s left")
        os.write(terminal, b"\x03")
        shown += _until(terminal, r"Turn 1")
    finally:
        os.kill(pid, 9)
        os.waitpid(pid, 0)
        os.close(terminal)
    assert "Traceback" not in shown
    assert re.search("no plan yet|so far, in|nothing that beats", shown)


def _until(terminal: int, wanted: str, seconds: float = 90.0) -> str:
    """Read from a terminal until something is there."""
    shown = ""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.5)[0]:
            shown += os.read(terminal, 65536).decode(errors="replace")
            if re.search(wanted, shown):
                return shown
    raise AssertionError(f"there is no {wanted!r} in {shown!r}")
