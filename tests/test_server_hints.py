"""Hints: what a bot would do and why, for who may ask, from what the player may see."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random

import pytest
from tests.matches import Life, at_position, refused
from tests.serving import Client, served
from tests.test_bots import with_hidden_cards_exchanged

from platin.bots.coach import AllRounder
from platin.bots.reasons import Reason
from platin.engine.game import Game
from platin.engine.intent import INTENTS
from platin.mind.commentary import reason as told
from platin.server.hints import coach_hint, hint_for
from platin.server.manners import Manners
from platin.server.match import Match
from platin.server.wire import HintMessage
from platin.text.messages.hints import WORDS

HINTS = Manners(hints=True)
KINGDOM = "kingdom: [Village, Smithy, Militia, Moat, Cellar, Market, Mine, Chapel, Workshop, Witch]\n"


def hint(match: Match, lang: str = "en", coach: AllRounder | None = None) -> HintMessage:
    decision = match.session.decision
    assert decision is not None
    return hint_for(match, decision.by, match.question, lang, coach or AllRounder())


def picked(match: Match, told: HintMessage) -> list[str]:
    return [match.session.options()[pick].name for pick in told["picks"]]


@pytest.mark.parametrize(
    ("position", "names", "why"),
    [
        ('A: {hand: "Smithy, Village, 3 Copper", deck: "9 Copper"}', ["village"], "It gives 2 Actions"),
        ('A: {hand: "Smithy, 4 Copper", deck: "9 Copper"}', ["smithy"], "It draws about 3 cards."),
        ('phase: buy\nA: {hand: "5 Copper"}', ["treasures"], "Money in hand is worth nothing after the turn"),
        ('phase: buy\ncoins: 6\nA: {hand: "Estate"}', ["gold"], "More money"),
        ('phase: buy\ncoins: 8\nA: {hand: "Estate"}', ["province"], "6 points"),
        ('phase: buy\ncoins: 5\nA: {hand: "Estate"}', ["market"], "It replaces itself"),
        (
            'phase: buy\ncoins: 5\npiles: {Province: 2}\nA: {hand: "Estate"}',
            ["duchy"],
            "The end is near (Province left: 2)",
        ),
        ('phase: buy\ncoins: 0\nA: {hand: "Estate", deck: "7 Copper"}', [], "Nothing that you can afford"),
    ],
)
def test_a_hint_says_what_and_why(position: str, names: list[str], why: str) -> None:
    match = at_position(f'{KINGDOM}{position}\nB: {{hand: "5 Copper"}}', manners=HINTS)
    advice = hint(match)
    assert picked(match, advice) == names
    assert why in advice["why"]
    assert advice["bot"] == "All-rounder"
    german = hint(match, "de")
    assert german["picks"] == advice["picks"]
    assert german["why"] != advice["why"]


def test_trashing_has_its_reasons() -> None:
    match = at_position(
        f'{KINGDOM}A: {{hand: "Chapel, Curse, Estate, 2 Copper"}}\nB: {{hand: "5 Copper"}}', manners=HINTS
    )
    match.answer(0, 0, hint(match)["picks"])
    advice = hint(match)
    assert "curse" in picked(match, advice)
    assert advice["what"].count("Copper") <= 1


def test_nobody_else_may_ask_and_nothing_changes() -> None:
    match = at_position(f'{KINGDOM}A: {{hand: "Smithy, 4 Copper"}}\nB: {{hand: "5 Copper"}}', manners=HINTS)
    before = json.dumps(match.session.save())
    coach = AllRounder()
    refused("not_your_question", hint_for, match, 1, 0, "en", coach)
    refused("stale", hint_for, match, 0, 1, "en", coach)
    hint(match)
    assert json.dumps(match.session.save()) == before
    match.manners = Manners()
    refused("no_hints", hint_for, match, 0, 0, "en", coach)


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_is_an_answer_that_can_be_given_and_tells_nothing_hidden(seed: int) -> None:
    """In random games of all expansions, with each player's hidden cards dealt anew: the same hint to the byte."""
    life = Life(600 + seed, "pp", HINTS)
    rng = Random(seed)
    # One for the whole game, as at a table of the server: a plan for the kingdom takes it a while.
    coach = AllRounder()
    asked = compared = 0
    for _ in range(60):
        match = life.match
        decision = match.session.decision
        if decision is None:
            break
        advice = hint(match, coach=coach)
        assert decision.low <= len(advice["picks"]) <= decision.high
        assert len(set(advice["picks"])) == len(advice["picks"])
        asked += 1
        if decision.key in ("turn.action", "turn.buy") and decision.by == decision.seat:
            # Where hidden cards lie is otherwise; what each owns in all can be counted along.
            other = with_hidden_cards_exchanged(match.session.state, (decision.by,), rng)
            twin = copy.copy(match)
            twin.session = copy.copy(match.session)
            twin.session.game = Game(other, [None, None])
            assert hint(twin, coach=coach) == advice
            compared += 1
        life.go_on()
    assert asked > 20
    assert compared > 5


def test_all_reasons_have_words() -> None:
    source = Path(__file__).parent.parent / "src" / "platin" / "bots" / "reasons.py"
    text = source.read_text()
    for key in WORDS.of("en"):
        if key.startswith("do."):
            assert key.removeprefix("do.") in INTENTS
        else:
            assert f'"{key}"' in text, key
    for lang in ("de", "en"):
        for key in WORDS.of(lang):
            assert "{" not in told(Reason(key, 3, "gold"), lang)


def test_a_card_is_spoken_of_by_its_gender() -> None:
    said = {card: told(Reason("buy.attack", 0, card), "de") for card in ("militia", "bureaucrat")}
    assert said["militia"] == "Sie behindert die anderen, wann immer du sie ausspielst."
    assert said["bureaucrat"] == "Er behindert die anderen, wann immer du ihn ausspielst."
    assert told(Reason("buy.village", 2, "village"), "de").startswith("Es bringt 2 Aktionen")
    assert told(Reason("buy.attack", 0, "militia"), "en") == "It hinders the others each time you play it."
    # Without a card it is "die Karte".
    assert told(Reason("do.keep"), "de") == "Die ist dir am meisten wert."


def test_a_hint_over_the_socket_is_for_who_asks_alone(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.make(
            "me", "bot", kingdom="Militia, Moat, Village, Smithy, Witch, Cellar, Chapel, Market, Mine, Gardens"
        )
        game, secret = made["game"], made["seats"][0]["secret"]
        with Client(server, game, secret) as client, Client(server, game) as other:
            client.receive()
            client.ask("hint", question=client.question)
            client.sync()
            (advice,) = [one for one in client.others if one["type"] == "hint"]
            assert advice["question"] == client.question
            client.ask("hint", question=99)
            assert client.refusal() == "stale"
            for _ in range(12):
                client.ask("hint", question=client.question)
            client.sync()
            assert "too_frequent" in [one["code"] for one in client.others if one["type"] == "error"]
            other.sync()
            assert not [one for one in other.others if one["type"] == "hint"]


# The coach


WINS = """phase: buy
coins: 8
piles: {Province: 1}
A: {hand: "Estate", deck: "5 Copper", discard: "3 Province", turns: 20}
B: {hand: "3 Gold", deck: "3 Province, 2 Gold, 2 Silver", discard: "Duchy", turns: 20}
"""


def test_the_coach_tells_chances_of_purchases() -> None:
    match = at_position(f"{KINGDOM}{WINS}", manners=HINTS)
    before = json.dumps(match.session.save())
    for lang, name, card in (("en", "Coach", "Province"), ("de", "Trainer", "Provinz")):
        advice = coach_hint(match, 0, match.question, lang, AllRounder())
        assert picked(match, advice) == ["province"]
        assert (advice["bot"], advice["what"]) == (name, card)
        best, *others = advice["chances"]
        assert (best["what"], best["chance"]) == (card, 100)
        assert others
        assert all(one["chance"] <= 100 and one["error"] > 0 for one in others)
    assert json.dumps(match.session.save()) == before


def test_the_coach_leaves_other_questions_to_the_bot() -> None:
    match = at_position(f'{KINGDOM}A: {{hand: "Smithy, Village, 3 Copper"}}\nB: {{hand: "5 Copper"}}', manners=HINTS)
    advice = coach_hint(match, 0, match.question, "en", AllRounder())
    assert advice == hint(match)
    assert advice["chances"] == []


def test_the_coach_is_bound_by_the_manners_of_the_table() -> None:
    match = at_position(f"{KINGDOM}{WINS}", manners=Manners(hints=False))
    refused("no_hints", coach_hint, match, 0, match.question, "en", AllRounder())
