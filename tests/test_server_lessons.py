"""Tables at which somebody learns: what stands beside the game, which answers are let through, what outlives a kill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.serving import Client, Served, served, served_here

from platin.teaching.lesson import lessons

FIRST = next(lesson for lesson in lessons() if lesson.id == "first-game")


def learn(server: Served, chapter: int = 0, lang: str = "en") -> Client:
    """Begin a chapter of the first game, and sit down."""
    made = server.post("/api/lessons/first-game/table", {"chapter": chapter, "name": "Lena"})
    assert made.status_code == 201, made.text
    (seat,) = made.json()["seats"]
    client = Client(server, made.json()["game"], seat["secret"], lang)
    client.until("table")
    return client


def lesson_of(client: Client) -> dict[str, Any]:
    lesson: dict[str, Any] = client.table["lesson"]
    return lesson


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served_here(tmp_path_factory.mktemp("lessons")) as here:
        yield here


def test_lessons_are_listed_in_both_languages(server: Served) -> None:
    english, german = (server.get(f"/api/lessons/{lang}").json()["lessons"] for lang in ("en", "de"))
    assert [one["id"] for one in english] == [one["id"] for one in german]
    assert english[0]["title"] == FIRST.title.en
    assert german[0]["title"] == FIRST.title.de
    assert english[0]["chapters"] == [chapter.title.en for chapter in FIRST.chapters]


def test_a_lesson_tells_what_is_to_be_done_in_the_learners_language(server: Served) -> None:
    with learn(server, lang="de") as client:
        lesson = lesson_of(client)
        assert (lesson["chapter"], lesson["at"], lesson["of"]) == (0, 0, len(FIRST.chapters[0].steps))
        pages = lesson["pages"]
        assert [page["asks"] for page in pages] == [False, False, False, True]
        assert pages[1]["text"] == FIRST.chapters[0].steps[1].text.de
        assert pages[1]["points"] == [{"what": "hand", "name": ""}]
        assert client.table["kingdom"] == FIRST.title.de
        assert [seat["name"] for seat in client.table["seats"]] == ["Lena", "Ada"]


def test_only_the_learner_is_told(server: Served) -> None:
    with learn(server) as client, Client(server, client.game) as spectator:
        assert "lesson" not in spectator.until("table")


def test_another_answer_is_refused_with_the_words_of_the_lesson(server: Served) -> None:
    with learn(server, lang="de") as client:
        before = client.question
        client.ask("answer", question=before, picks=client.named("copper"))
        error = client.until("error")
        step = FIRST.chapters[0].steps[3]
        assert step.otherwise is not None
        assert (error["code"], error["message"]) == ("guide", step.otherwise.de)
        client.answer(client.named("treasures"))
        assert client.question == before + 1
        assert lesson_of(client)["at"] == 4


def test_taking_back_goes_back_in_the_lesson(server: Served) -> None:
    with learn(server) as client:
        client.answer(client.named("treasures"))
        client.ask("undo", question=client.question)
        client.until("table")
        assert lesson_of(client)["at"] == 0


def test_nothing_is_answered_for_a_learner(server: Served) -> None:
    with learn(server) as client:
        auto = {"treasures": True, "end_turn": False, "order": False, "always": {}}
        client.ask("auto", auto=auto)
        assert client.refusal() == "not_now"
        client.ask("hand_over", seat=0)
        assert client.refusal() == "not_now"
        client.ask("answer", question=client.question, picks=client.named("treasures"), always=True)
        assert client.refusal() == "not_now"
        assert client.table["auto"] is None


def test_the_opponent_does_what_the_lesson_says(server: Served) -> None:
    with learn(server, chapter=3) as client:
        # She has played her Militia, and a Moat may be shown.
        assert client.view["question"]["about"] == "militia"
        client.answer(client.named("moat"))
        assert len(client.view["players"][0]["zones"]["hand"]["cards"]) == 5
        told = [line["text"] for turn in client.table["log"]["parts"] for line in turn["lines"]]
        assert "Ada buys a Gold." in told


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/lessons/no-such/table", {}, 404),
        ("/api/lessons/first-game/table", {"chapter": 99}, 404),
        ("/api/lessons/first-game/table", {"chapter": -1}, 400),
        ("/api/lessons/first-game/table", {"chapter": "0"}, 400),
    ],
)
def test_what_there_is_none_of_is_refused(path: str, body: Any, status: int, server: Served) -> None:
    assert server.post(path, body).status_code == status


def test_a_lesson_outlives_a_kill(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        with learn(server) as client:
            client.answer(client.named("treasures"))
            client.answer(client.named("smithy"))
            game, secret, at = client.game, client.secret, lesson_of(client)["at"]
        server.process.kill()
        server.restart()
        with Client(server, game, secret) as again:
            again.until("table")
            assert lesson_of(again)["at"] == at == 6
            # The opponent is still hers, not any bot.
            again.answer([])
            assert lesson_of(again)["at"] == 8
            assert again.view["turn"]["seat"] == 0
            assert again.table["seats"][1]["name"] == "Ada"
