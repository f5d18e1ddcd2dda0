"""Looking back at a finished game: points explained, the course by turn, every point again, what is made of a point."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from platin.bots.big_money import BigMoney
from platin.bots.general import GeneralBot
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.game import Game
from platin.engine.landscape import Landscape
from platin.engine.score import points, scores, winners
from platin.kingdom import draw
from platin.position import read_position
from platin.scenario.loader import load_text
from platin.scenario.runner import run_scenario
from platin.scenario.skeleton import NothingPending
from platin.server.presenter import log_part
from platin.server.review import NoSuchPoint, NotOver, Review, score_lines
from platin.server.wire import Summary, TableMessage
from platin.session import Session
from platin.session.view import ALL_OPEN
from platin.text.cards import all_words
from platin.text.messages.browser_review import WORDS

SEEDS = range(4)
SPECTATOR = -1


def bots(players: int) -> list[Agent | None]:
    return [GeneralBot() for _ in range(players)]


@cache
def finished(seed: int) -> Session:
    """Play a game of bots in a random kingdom, with two to four players."""
    players = 2 + seed % 3
    return Session.new(draw(players, seed=seed).spec, seed, bots(players))


def summary_of(session: Session, lang: str = "en") -> Summary:
    names = [f"P{seat}" for seat in range(len(session.state.players))]
    return Review(session).summary("abc", names, "A kingdom", lang)


def present(session: Session, seat: int, lang: str, known_turns: int) -> TableMessage:
    """Stand in for the presenter: what it is given, and what can be seen."""
    names = [f"P{seat}" for seat in range(len(session.state.players))]
    log = log_part(session.game, known_turns, seat, lang, names)
    return cast(TableMessage, {"view": session.view(seat), "log": log, "seat": seat, "lang": lang})


def table(text: str) -> Game:
    state = read_position(text)
    return Game(state, [None] * len(state.players))


def lines_of(text: str, lang: str = "en") -> list[tuple[str, int, int, str]]:
    lines = score_lines(table(text), 0, lang)
    return [(line["key"], line["count"], line["points"], line["why"]) for line in lines]


# Points


def test_points_card_by_card() -> None:
    found = lines_of("A: {hand: '3 Province, Duchy, 2 Curse, 5 Gold', vp: 4}")
    assert found == [("province", 3, 18, ""), ("duchy", 1, 3, ""), ("curse", 2, -2, ""), ("vp", 4, 4, "")]


@pytest.mark.parametrize(
    ("cards", "line", "german"),
    [
        ("2 Gardens, 27 Copper", ("gardens", 2, 4, "29 cards in the deck"), "29 Karten im Kartendeck"),
        ("Gardens", ("gardens", 1, 0, "1 card in the deck"), "1 Karte im Kartendeck"),
        ("2 Duke, 3 Duchy", ("duke", 2, 6, "3 Duchies in the deck"), "3 Herzogtümer im Kartendeck"),
        (
            "Vineyard, 7 Village, Gold",
            ("vineyard", 1, 2, "7 Action cards in the deck"),
            "7 Aktionskarten im Kartendeck",
        ),
        (
            "Fairgrounds, Copper, Silver, Gold, 3 Village, Smithy",
            ("fairgrounds", 1, 2, "6 different cards in the deck"),
            "6 verschiedene Karten im Kartendeck",
        ),
        (
            "2 Territory, Estate, 2 Duchy, Gold",
            ("territory", 2, 6, "3 different Victory cards in the deck"),
            "3 verschiedene Punktekarten im Kartendeck",
        ),
    ],
)
def test_points_that_vary_say_what_they_come_from(cards: str, line: tuple[str, int, int, str], german: str) -> None:
    assert line in lines_of(f"A: {{hand: '{cards}'}}")
    assert german in [why for _, _, _, why in lines_of(f"A: {{hand: '{cards}'}}", "de")]


def test_every_card_whose_points_vary_has_its_words() -> None:
    counted = {name for name, words in all_words().cards.items() if words.counted is not None}
    varying = {card.name for card in LIBRARY.cards.values() if card.scores}
    varying |= {one.name for one in LIBRARY.landscapes.values() if type(one).counted is not Landscape.counted}
    assert varying == counted


def test_the_page_finds_all_its_words() -> None:
    page = Path(__file__).resolve().parent.parent / "web" / "src" / "pages" / "review"
    used = {key for file in page.glob("*.ts*") for key in re.findall(r'"(review\.[\w.]+)"', file.read_text("utf-8"))}
    assert len(used) > 50
    assert not [key for key in used if key not in WORDS.of("en") and f"{key}.one" not in WORDS.of("en")]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_add_up_to_the_result(seed: int) -> None:
    session = finished(seed)
    summary = summary_of(session)
    assert [player["points"] for player in summary["players"]] == scores(session.game)
    for seat, player in enumerate(summary["players"]):
        assert sum(line["points"] for line in player["lines"]) == player["points"]
        assert player["winner"] == (seat in winners(session.game))
        assert sum(player["deck"].values()) == len(session.game.owned(seat))
        assert player["turns"] == session.state.players[seat].turns


# The course


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_points_and_money_after_each_turn(seed: int) -> None:
    session = finished(seed)
    summary = summary_of(session)
    for player in summary["players"]:
        assert len(player["points_by_turn"]) == len(player["money_by_turn"]) == player["turns"] == len(player["gains"])
        assert player["points_by_turn"][-1] == player["points"]
    # Each value but the last again, from the record: where the next turn begins, the one before is over.
    starts = summary["turn_starts"]
    seen: dict[int, dict[int, int]] = {}
    for begun, ended in pairwise(starts):
        then, after = session.at(begun), session.at(ended)
        seat = then.state.turn.seat
        seen.setdefault(seat, {})[then.state.players[seat].turns] = points(after.game, seat)
    for seat, by_turn in seen.items():
        values = summary["players"][seat]["points_by_turn"]
        for turn, value in by_turn.items():
            if turn < len(values):
                assert values[turn - 1] == value


def test_money_of_a_deck() -> None:
    session = Session.new(draw(2, expansions="base", seed=0).spec, 0, [BigMoney(), BigMoney()])
    summary = summary_of(session)
    for player in summary["players"]:
        coins = {"copper": 1, "silver": 2, "gold": 3, "platinum": 5}
        held = sum(coins.get(key, 0) * count for key, count in player["deck"].items())
        assert set(player["deck"]) <= {*coins, "estate", "duchy", "province", "colony"}
        assert player["money_by_turn"][-1] == held * 500 // sum(player["deck"].values())


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_turns_begin_where_the_record_says(seed: int) -> None:
    session = finished(seed)
    starts = summary_of(session)["turn_starts"]
    assert len(starts) == session.state.turn_number
    assert starts == sorted(starts)
    for number, at in enumerate(starts, 1):
        assert session.at(at).state.turn_number == number
        if at:
            assert session.at(at - 1).state.turn_number < number


def test_what_was_gained_when() -> None:
    session = Session.new(draw(2, expansions="base", seed=0).spec, 0, [BigMoney(), BigMoney()])
    for player in summary_of(session)["players"]:
        bought: dict[str, int] = {}
        for key in [key for turn in player["gains"] for key in turn]:
            bought[key] = bought.get(key, 0) + 1
        # Nothing is trashed by money alone: the deck is what was there and what was gained.
        assert player["deck"] == {
            key: bought.get(key, 0) + {"copper": 7, "estate": 3}.get(key, 0) for key in player["deck"]
        }
        assert all(len(turn) <= 1 for turn in player["gains"])


def test_the_emptied_piles() -> None:
    for seed in SEEDS:
        session = finished(seed)
        empty = summary_of(session)["empty_piles"]
        assert empty == [p.name for p in session.view(SPECTATOR).piles if p.supply and not p.count]
        assert empty


# Every point again


@pytest.mark.parametrize("seed", SEEDS)
def test_every_point_is_as_it_was(seed: int) -> None:
    session = finished(seed)
    review = Review(session)
    for at in range(0, len(session.answers) + 1, 11):
        then = session.at(at)
        for seat in range(-1, review.seats):
            step = review.step(at, seat, "de", present)
            shown: Any = step["table"]
            assert shown["view"] == then.view(seat)
            assert (step["at"], shown["question"], shown["seat"], shown["lang"]) == (at, at, seat, "de")
    assert review.at(len(session.answers)).over


def test_the_log_of_every_point_is_a_part_of_the_whole() -> None:
    session = finished(0)
    review = Review(session)
    last = len(session.answers)
    for seat in (ALL_OPEN, SPECTATOR, 0):
        whole = review.step(last, seat, "en", present)["table"]["log"]
        assert [part["n"] for part in whole["parts"]] == list(range(whole["turns"]))
        assert len([part for part in whole["parts"] if part["seat"] >= 0]) == session.state.turn_number
        for at in range(0, last, 13):
            log = review.step(at, seat, "en", present)["table"]["log"]
            (now,) = log["parts"]
            assert now["n"] == log["turns"] - 1
            known = review.at(at)
            names = [f"P{seat}" for seat in range(review.seats)]
            complete = log_part(known.game, 0, seat, "en", names)
            assert complete["parts"] == [*whole["parts"][: now["n"]], now]


def test_points_and_seats_that_are_not_there() -> None:
    review = Review(finished(0))
    last = len(finished(0).answers)
    assert review.step(last, ALL_OPEN, "en", present)["at"] == last
    for at, seat in ((-1, 0), (last + 1, 0), (0, review.seats), (0, ALL_OPEN - 1)):
        with pytest.raises(NoSuchPoint):
            review.step(at, seat, "en", present)


def test_a_game_that_is_not_over_cannot_be_looked_at() -> None:
    session = finished(0)
    with pytest.raises(NotOver):
        Review(session.at(len(session.answers) - 1))


# What is made of it


def test_the_record_is_a_saved_game() -> None:
    session = finished(1)
    data = json.loads(json.dumps(Review(session).record()))
    again = Session.load(data)
    assert again.over
    assert summary_of(again) == summary_of(session)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_point_becomes_a_scenario_that_passes(lang: str) -> None:
    session = finished(2)
    review = Review(session)
    for at in range(0, len(session.answers), 23):
        text = review.scenario(at, lang)
        assert WORDS.of(lang)["review.scenario.title"] in text
        (scenario,) = load_text(text, "review.yaml")
        outcome = run_scenario(scenario)
        assert outcome.passed, outcome
    with pytest.raises(NothingPending):
        review.scenario(len(session.answers), lang)
