"""The coach beside the server: finished games only, one process at a time, kept once a seat, and never in the way."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serving import ServerHere, served_here
from tests.test_coach import LAST_PROVINCE, buy

from platin.bots.general import GeneralBot
from platin.cards import LIBRARY
from platin.mind import coach, examiner
from platin.mind.coach import Analysis
from platin.position import read_position
from platin.server.seating import Seat, hashed, new_secret
from platin.session import Session
from platin.session.save import state_from_json, state_to_json

PATIENCE = 120.0
# A leaves the last Province to B, who takes it and wins.
LOST = LAST_PROVINCE.replace("3 Gold", "2 Gold, Silver")


def lost_game() -> Session:
    session = Session(read_position(LOST))
    buy(session, "silver")
    while session.decision is not None:
        session.submit(GeneralBot().answer(session.game, session.decision))
    return session


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    with served_here(tmp_path_factory.mktemp("coach"), analyse_seconds=1) as running:
        yield running


def place(server: ServerHere, session: Session, over: bool = True) -> str:
    """Put a game on the server as if it had been played there."""
    assert server.get("/health").status_code == 200
    start = state_from_json(state_to_json(session.start), LIBRARY)
    seats = [Seat("person", name, secret=hashed(new_secret())) for name in ("Anna", "Bernd")]
    answers = session.answers if over else session.answers[:1]
    hall = server.app.state.server.hall
    work = hall.begin("list", "", seats, start, [list(one) for one in answers])
    loop = hall._sweeper.get_loop()
    return str(asyncio.run_coroutine_threadsafe(work, loop).result(30))


def until_done(server: ServerHere, game: str, seat: int, lang: str = "en") -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view: dict[str, Any] = server.get(f"/api/tables/{game}/analysis/{lang}/{seat}").json()
        if view["state"] in ("done", "failed"):
            return view
        assert view["state"] in ("waiting", "running")
        assert server.get("/health").status_code == 200
        time.sleep(0.2)
    raise AssertionError("the coach takes too long")


def test_the_coach_says_where_the_game_was_lost(server: ServerHere) -> None:
    game = place(server, lost_game())
    before = server.get(f"/api/tables/{game}/analysis/en/0").json()
    assert before["state"] == "none"
    asked = server.post(f"/api/tables/{game}/analysis", {"lang": "en", "seat": 0})
    assert asked.status_code == 200, asked.text
    assert asked.json()["state"] in ("waiting", "running")
    # Who asks again meanwhile does not make it twice.
    assert server.post(f"/api/tables/{game}/analysis", {"lang": "en", "seat": 0}).status_code == 200
    view = until_done(server, game, 0)
    assert view["state"] == "done"
    worst = view["judged"][view["costliest"][0]]
    assert (worst["at"], worst["done"], worst["better"], worst["grade"]) == (0, "Silver", "Province", "??")
    assert "Province instead of Silver" in worst["sentence"]
    assert 0 <= worst["low"] <= worst["chance"] <= worst["high"] <= 100
    german = server.get(f"/api/tables/{game}/analysis/de/0").json()
    assert "Provinz statt Silber" in german["judged"][german["costliest"][0]]["sentence"]
    # Kept: asked for once more it is there at once, and the same.
    again = server.post(f"/api/tables/{game}/analysis", {"lang": "en", "seat": 0}).json()
    assert again == view
    # The other seat is another matter.
    assert server.get(f"/api/tables/{game}/analysis/en/1").json()["state"] == "none"


def test_a_game_that_goes_on_is_not_looked_at(server: ServerHere) -> None:
    game = place(server, lost_game(), over=False)
    assert server.post(f"/api/tables/{game}/analysis", {"lang": "en", "seat": 0}).json()["code"] == "not_over"
    assert server.get(f"/api/tables/{game}/analysis/en/0").status_code == 409


@pytest.mark.parametrize("seat", ["2", "-1", "x", "9" * 30, "%20"])
def test_seats_that_are_not_there_are_refused(server: ServerHere, seat: str) -> None:
    game = place(server, lost_game())
    assert server.get(f"/api/tables/{game}/analysis/en/{seat}").status_code == 404


@pytest.mark.parametrize(
    "body", [{}, {"lang": "en"}, {"lang": "en", "seat": -1}, {"lang": "fr", "seat": 0}, [], {"seat": 1}]
)
def test_bad_wishes_are_refused(server: ServerHere, body: Any) -> None:
    game = place(server, lost_game())
    assert server.post(f"/api/tables/{game}/analysis", body).status_code == 400
    assert server.post(f"/api/tables/{game}/analysis", {"lang": "en", "seat": 3}).status_code == 404
    assert server.post("/api/tables/nothing/analysis", {"lang": "en", "seat": 0}).status_code == 404
    assert server.get(f"/api/tables/{game}/analysis/en/0").json()["state"] == "none"


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    with served_here(tmp_path, analyse_seconds=0) as off:
        game = place(off, lost_game())
        assert off.get(f"/api/tables/{game}/analysis/en/0").json()["state"] == "off"
        refused = off.post(f"/api/tables/{game}/analysis", {"lang": "de", "seat": 0})
        assert refused.status_code == 403
        assert refused.json()["message"] == "Dieser Server wertet keine Spiele aus."


def test_what_fails_is_told_and_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from platin.server import coaching

    async def broken(module: str, wanted: dict[str, Any], *rest: object) -> dict[str, Any]:
        raise ValueError("the process ended without an analysis")

    async def works(module: str, wanted: dict[str, Any], *rest: object) -> dict[str, Any]:
        return Analysis(wanted["seat"], 2, 0.0, "general", 1, 4, ()).to_json()

    with served_here(tmp_path, analyse_seconds=1) as server:
        game = place(server, lost_game())
        wish = {"lang": "en", "seat": 1}
        monkeypatch.setattr(coaching, "ask", broken)
        server.post(f"/api/tables/{game}/analysis", wish)
        assert until_done(server, game, 1)["state"] == "failed"
        monkeypatch.setattr(coaching, "ask", works)
        server.post(f"/api/tables/{game}/analysis", wish)
        view = until_done(server, game, 1)
        assert (view["state"], view["judged"]) == ("done", [])


def test_who_asks_too_often_has_to_wait(server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
    game = place(server, lost_game())
    monkeypatch.setattr(type(server.app.state.server.carriers), "take", lambda self, address: False)
    assert server.post(f"/api/tables/{game}/analysis", {"lang": "en", "seat": 0}).status_code == 429


def test_the_examiner_tells_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examiner, "rollouts_for", lambda points, guide, seconds: 4)
    monkeypatch.setattr(coach, "is_compiled", lambda: False)
    found = examiner.examine({"record": lost_game().save(), "seat": 0, "seconds": 1})
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    total = lines[0]["total"]
    assert lines[-1] == {"done": total, "total": total}
    assert len(Analysis.from_json(found).judged) == total >= 1
