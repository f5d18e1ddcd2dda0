"""`platin load`: what it counts is right, and it measures a real server."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from click.testing import CliRunner

from platin.cli import load as command
from platin.cli.main import platin
from platin.server import load
from platin.server.load import Demand, LoadError, Result, Usage, choose, find_limit, percentile
from platin.text.messages.load import WORDS


def test_percentiles() -> None:
    values = [float(n) for n in range(1, 101)]
    random.Random(1).shuffle(values)
    assert [percentile(values, share) for share in (0.5, 0.9, 0.99, 0.999, 1)] == [50, 90, 99, 100, 100]
    assert percentile([7.0], 0.5) == percentile([7.0], 1) == 7
    assert percentile([float(n) for n in range(1, 11)], 0.9) == 9
    assert percentile([], 0.99) == 0


def result(games: int, seconds: list[float], **errors: int) -> Result:
    found = Result(Demand("http://x", games=games), games=games, answers=len(seconds), seconds=10.0, latencies=seconds)
    found.errors.update(errors)
    found.before, found.sat_down, found.after = Usage(1, 1_000_000), Usage(2, 0, 5), Usage(7, 3_000_000, 20)
    return found


def test_what_is_derived() -> None:
    found = result(20, [0.01] * 99 + [0.3])
    assert found.answers_a_second == 10
    assert found.cores == 0.5
    assert found.cpu_an_answer == 0.05
    assert found.others_cores == 1.5
    assert found.memory_a_game == 100_000
    assert found.good, "one of a hundred may be late"
    assert not result(20, [0.01] * 98 + [0.3] * 2).good
    assert not result(20, [0.01] * 100, stale=1).good
    assert not result(20, []).good, "nothing measured is nothing good"
    assert found.to_json()["latency_ms"] == {"p50": 10, "p90": 10, "p99": 10, "p99.9": 300, "max": 300}


def test_the_limit_is_where_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def measure(demand: Demand, progress: object) -> Result:
        tried.append(demand.games)
        return result(demand.games, [0.001 * demand.games] * 10)

    monkeypatch.setattr(load, "measure", measure)
    results = asyncio.run(find_limit(Demand("http://x", games=100)))
    assert tried == [100, 140, 196, 274]
    assert [one.good for one in results] == [True, True, True, False]
    verdict = command._verdict(results, "en")
    assert "196" in verdict
    assert "274" in verdict
    assert command._verdict(results[-1:], "de") == WORDS.of("de")["load.limit.at_once"].format(
        bad="274", bad_answers="1", worst="274", ms="250"
    )


def test_clients_give_answers_that_fit() -> None:
    rng = random.Random(3)
    options = [{"kind": "pile", "name": name} for name in ("copper", "gold", "silver", "village")]
    for low, high in ((0, 1), (1, 1), (2, 3), (0, 4), (4, 9)):
        for key in ("turn.buy", "turn.action", "militia.discard"):
            for _ in range(30):
                picks = choose({"key": key, "low": low, "high": high, "options": options}, rng)
                assert len(set(picks)) == len(picks)
                assert all(0 <= pick < 4 for pick in picks)
                if not key.startswith("turn."):
                    assert low <= len(picks) <= high
    treasures = [*options, {"kind": "mode", "name": "treasures"}]
    assert choose({"key": "turn.buy", "low": 0, "high": 1, "options": treasures}, rng) == [4]


def run(*arguments: str) -> Any:
    return CliRunner().invoke(platin, ["load", *arguments])


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Demand]:
    """Nothing is started, and all is quick."""
    demands: list[Demand] = []

    async def measure(demand: Demand, progress: object) -> Result:
        demands.append(demand)
        return result(demand.games, [0.02] * 1000)

    monkeypatch.setattr(load, "measure", measure)
    return demands


def test_the_command_says_what_was_measured(measured: list[Demand]) -> None:
    done = run("http://127.0.0.1:1/", "--games", "7", "--seconds", "3", "--think", "0", "--people", "2")
    assert done.exit_code == 0, done.output
    assert "20 ms" in done.output
    assert "100.0" in done.output
    assert "99%" in done.output
    assert measured == [Demand("http://127.0.0.1:1", games=7, seconds=3, think=0, people=2)]
    german_output = run("http://127.0.0.1:1", "--games", "7", "--lang", "de").output
    assert "Antworten je Sekunde" in german_output
    assert "100,0" in german_output
    assert "99 %" in german_output
    assert json.loads(run("http://127.0.0.1:1", "--games", "7", "--json").stdout)["games"] == 7


def test_problems_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "http://HOST:PORT" in run("nonsense").output
    assert run("nonsense").exit_code == 1
    assert "ulimit" in run("http://127.0.0.1:1", "--games", "100000", "--people", "2").output

    async def refuse(demand: Demand, progress: object) -> Result:
        raise LoadError("You make tables too quickly.")

    monkeypatch.setattr(load, "measure", refuse)
    assert "too quickly" in run("http://127.0.0.1:1").output


def test_nobody_at_the_address() -> None:
    done = run("http://127.0.0.1:1", "--games", "1", "--seconds", "1")
    assert done.exit_code == 1
    assert "http://127.0.0.1:1" in done.output


def test_a_real_server_is_measured() -> None:
    # More than it takes to be sure that it works would measure this machine.
    done = run("--games", "4", "--seconds", "2", "--think", "0.02", "--json")
    found = json.loads(done.stdout)
    assert 3 < found["games"] <= 4, "where one ends, another begins"
    assert found["answers"] > 20
    assert found["errors"] == {}
    assert 0 < found["latency_ms"]["p50"] <= found["latency_ms"]["p99"] <= found["latency_ms"]["max"]
    assert found["server_memory_bytes"] > 10_000_000
    assert found["server_cores"] > 0
