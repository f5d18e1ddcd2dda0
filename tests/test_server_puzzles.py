"""Tables of puzzles: what is known, solved and failed noticed at once, everything taken back, nothing lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.serving import Client, Served, served, served_here

from platin.teaching.puzzle import puzzles

GARDENS = next(puzzle for puzzle in puzzles() if puzzle.id == "garden-party")


def solve(server: Served, name: str, lang: str = "en") -> Client:
    made = server.post(f"/api/puzzles/{name}/table", {"name": "Lena"})
    assert made.status_code == 201, made.text
    (seat,) = made.json()["seats"]
    client = Client(server, made.json()["game"], seat["secret"], lang)
    client.until("table")
    return client


def buy(client: Client, name: str) -> None:
    client.answer(client.named(name))


def puzzle_of(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.table["puzzle"]
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served_here(tmp_path_factory.mktemp("puzzles")) as here:
        yield here


def test_puzzles_are_listed_in_both_languages(server: Served) -> None:
    for lang in ("en", "de"):
        found = server.get(f"/api/puzzles/{lang}").json()["puzzles"]
        assert [one["id"] for one in found] == [puzzle.id for puzzle in puzzles()]
        assert [one["task"] for one in found] == [puzzle.task.of(lang) for puzzle in puzzles()]
        assert [one["difficulty"] for one in found] == sorted(one["difficulty"] for one in found)


def test_all_that_matters_is_known(server: Served) -> None:
    with solve(server, "who-gets-the-throne", "de") as client:
        puzzle = puzzle_of(client)
        assert puzzle["deck"] == ["copper"] * 5 + ["silver"] * 3 + ["estate", "gold"]
        assert (puzzle["outcome"], puzzle["why"]) == ("open", "")
        assert puzzle["points"] == [1, 0]
        assert puzzle["task"].startswith("Zieh")


def test_a_solution_is_noticed_at_once(server: Served) -> None:
    with solve(server, GARDENS.id) as client:
        buy(client, "gardens")
        assert puzzle_of(client)["outcome"] == "open"
        buy(client, "gardens")
        assert puzzle_of(client)["outcome"] == "solved"
        assert puzzle_of(client)["why"] == GARDENS.why.en
        assert puzzle_of(client)["points"][0] == 28


def test_a_failure_is_noticed_when_the_turn_is_over_and_can_be_taken_back(server: Served) -> None:
    with solve(server, GARDENS.id) as client:
        buy(client, "province")
        buy(client, "copper")
        assert puzzle_of(client)["outcome"] == "open"
        client.answer([])
        assert puzzle_of(client)["outcome"] == "failed"
        assert puzzle_of(client)["why"] == GARDENS.why.en
        for _ in range(3):
            client.ask("undo", question=client.question)
            client.until_question(client.question + 1)
        assert puzzle_of(client)["outcome"] == "open"
        buy(client, "gardens")
        buy(client, "gardens")
        assert puzzle_of(client)["outcome"] == "solved"


def test_spectators_are_told_nothing(server: Served) -> None:
    with solve(server, GARDENS.id) as client, Client(server, client.game) as spectator:
        assert "puzzle" not in spectator.until("table")


def test_there_is_no_such_puzzle(server: Served) -> None:
    assert server.post("/api/puzzles/no-such/table", {}).status_code == 404
    assert server.post(f"/api/puzzles/{GARDENS.id}/table", {"chapter": 0}).status_code == 400


def test_a_puzzle_outlives_a_kill(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        with solve(server, GARDENS.id) as client:
            buy(client, "gardens")
            game, secret = client.game, client.secret
        server.process.kill()
        server.restart()
        with Client(server, game, secret) as again:
            again.until("table")
            buy(again, "gardens")
            assert puzzle_of(again)["outcome"] == "solved"
