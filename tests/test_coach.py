"""The coach: blunders are found and graded, sound play is left alone, and nothing depends on what is hidden."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.test_strategies import exchange_within

from platin.bots.general import GeneralBot
from platin.bots.reasons import Reason
from platin.cli.main import platin as program
from platin.engine.const import OPT_PILE
from platin.mind.adviser import counsel
from platin.mind.coach import (
    Analysis,
    Guide,
    Judged,
    NotReplayable,
    Option,
    analyse,
    other_answers,
    plans_for,
    points_of,
    rollouts_for,
)
from platin.mind.commentary import headline, sentence, why
from platin.mind.crew import Alone, Processes
from platin.mind.shelf import SHELF, Kept
from platin.mind.weighing import Pending, weigh
from platin.mind.worlds import another_world
from platin.position import read_position
from platin.session import Session
from platin.session.save import state_to_json
from platin.sim.statistics import Estimate
from platin.strategy import built_in, write_strategy
from platin.text.language import LANGUAGES

ALL_ROUNDER = Guide("general", "")

# A can win at once by the last Province; otherwise B probably does.
LAST_PROVINCE = """
kingdom: Smithy, Militia, Village
phase: buy
coins: 8
piles: {Province: 1, Estate: 8}
A: {hand: "Estate", deck: "5 Copper", discard: "3 Province", turns: 20}
B: {hand: "3 Gold", deck: "3 Province, 2 Gold, 2 Silver", discard: "Duchy", turns: 20}
"""
# Both have decks that buy the rest of the Provinces in some turns.
SHORT = """
kingdom: Smithy, Militia, Village, Market, Laboratory
piles: {Province: 3}
A: {hand: "3 Gold, 2 Silver", deck: "3 Gold, 2 Smithy, 3 Copper", discard: "2 Province, Silver", turns: 14}
B: {hand: "3 Gold, 2 Silver", deck: "3 Gold, 2 Smithy, 3 Copper", discard: "2 Province, Silver", turns: 14}
"""
# Village first: then both Smithies can be played, and the money for the last Province is surely drawn.
ACTIONS = """
kingdom: Smithy, Militia, Village
piles: {Province: 1}
A: {hand: "Village, 2 Smithy", deck: "2 Estate, 4 Gold, 2 Estate", discard: "3 Province", turns: 20}
B: {hand: "3 Gold", deck: "3 Province, 2 Gold, 2 Silver", discard: "Duchy", turns: 20}
"""


def buy(session: Session, name: str) -> None:
    """Buy a card, or nothing."""
    wanted = [one.code for one in session.options() if one.name == name and one.kind == "pile"]
    session.submit(wanted[:1])


def played_out(text: str) -> Session:
    """Let all-rounders play a position to its end."""
    session = Session(read_position(text), [GeneralBot(), GeneralBot()])
    assert session.over
    return session


def blundered() -> Session:
    session = Session(read_position(LAST_PROVINCE))
    buy(session, "gold")
    return session


@pytest.fixture(scope="module")
def blunder() -> Analysis:
    return analyse(blundered(), 0, ALL_ROUNDER, 16, 1)


def test_a_blunder_is_found_and_graded(blunder: Analysis) -> None:
    """Whoever leaves the last Province to the other has thrown the game away."""
    (one,) = blunder.judged
    assert (one.did, one.done, one.coins, one.at) == ("buy", "gold", 8, 0)
    assert one.grade == "??"
    assert one.better is not None
    assert one.better.name == "province"
    assert one.better.reason.code == "buy.wins"
    assert one.chance.share < 0.5
    assert one.before > 0.9
    assert one.gain > 2 * one.error > 0
    assert blunder.costliest == [one]
    assert blunder.won is None, "the game was not played to its end"
    assert {option.name for option in one.options} >= {"gold", "province", "silver", "smithy", ""}


def test_what_wins_is_no_blunder() -> None:
    session = Session(read_position(LAST_PROVINCE))
    buy(session, "province")
    assert session.over
    (one,) = analyse(session, 0, ALL_ROUNDER, 8, 1).judged
    assert (one.done, one.grade, one.better, one.gain) == ("province", "", None, 0.0)
    assert one.chance.share == 1.0
    assert one.chance.low < 1.0, "a few rollouts prove nothing for sure"
    assert one.before == one.chance.share


def test_who_buys_nothing_hears_of_it() -> None:
    session = Session(read_position(LAST_PROVINCE))
    buy(session, "nothing at all")
    (one,) = analyse(session, 0, ALL_ROUNDER, 16, 1).judged
    assert one.done == ""
    assert one.grade == "??"
    assert "you bought nothing; Province" in sentence(one, "en")


def test_the_wrong_action_is_found() -> None:
    """With the Smithy first the second one is stuck, and so may be the money."""
    session = Session(read_position(ACTIONS))
    session.submit([next(one.code for one in session.options() if one.name == "smithy")])
    one = analyse(session, 0, ALL_ROUNDER, 24, 1).judged[0]
    assert (one.did, one.done) == ("play", "smithy")
    assert one.better is not None
    assert one.better.name == "village"
    assert one.grade == "??"


# What cards ask: in each of these positions one answer wins at once, and the other leaves the last Province to B.

RIVAL = 'B: {hand: "3 Gold", deck: "3 Province, 2 Gold, 2 Silver", discard: "Duchy", turns: 20}'
CHAPEL = f"""
kingdom: Chapel, Militia, Village
piles: {{Province: 1}}
A: {{hand: "Chapel, 2 Gold, Silver, Curse", deck: "2 Estate", discard: "3 Province", turns: 20}}
{RIVAL}
"""
REMODEL = f"""
kingdom: Remodel, Militia, Village
piles: {{Province: 1}}
A: {{hand: "Remodel, Gold, Estate", deck: "2 Estate", discard: "3 Province", turns: 20}}
{RIVAL}
"""
MILITIA = """
kingdom: Militia, Smithy, Village
turn: B
piles: {Province: 1}
A: {hand: "2 Gold, Silver, 2 Estate", deck: "5 Estate", discard: "3 Province", turns: 20}
B: {hand: "Militia, 2 Copper", deck: "3 Gold, 3 Province", discard: "Duchy, 3 Silver", turns: 20}
"""
THRONE = f"""
kingdom: Throne Room, Smithy, Workshop, Village
piles: {{Province: 1}}
A: {{hand: "Throne Room, Smithy, Workshop", deck: "3 Gold, 3 Estate", discard: "3 Province", turns: 20}}
{RIVAL}
"""


LOOKOUT = """
kingdom: Lookout, Militia, Village
A: {hand: "Lookout", deck: "DECK", turns: 3}
B: {hand: "3 Gold", turns: 3}
"""


def answered(text: str, *answers: tuple[str, ...]) -> Session:
    """Begin a position, and answer by the names of options."""
    session = Session(read_position(text))
    for names in answers:
        codes: list[int] = []
        for name in names:
            codes.append(next(one.code for one in session.options() if one.name == name and one.code not in codes))
        session.submit(codes)
    return session


@pytest.mark.parametrize(
    ("session", "seat", "did", "asked", "done", "better", "said"),
    [
        (
            (CHAPEL, ("chapel",), ("gold",)),
            *(0, "trash", "chapel", "gold", "curse"),
            ("Turn 20, Chapel: trashing a Curse instead of a Gold", "Zug 20, Kapelle: einen Fluch statt ein Gold zu"),
        ),
        (
            (REMODEL, ("remodel",), ("gold",), ("silver",)),
            *(0, "gain", "remodel", "silver", "province"),
            ("Remodel: gaining a Province instead of a Silver", "Umbau: eine Provinz statt ein Silber zu nehmen"),
        ),
        (
            (MILITIA, ("militia",), ("gold", "silver")),
            *(0, "discard", "militia", "gold,silver", "estate,estate"),
            ("Militia: discarding 2 Estates instead of 1 Gold, 1 Silver", "Miliz: 2 Anwesen statt 1 Gold, 1 Silber ab"),
        ),
        (
            (THRONE, ("throne_room",), ("workshop",), ("silver",), ("silver",)),
            *(0, "play", "throne_room", "workshop", "smithy"),
            ("Throne Room: playing a Smithy instead of a Workshop", "Thronsaal: eine Schmiede statt eine Werkstatt"),
        ),
    ],
)
def test_blunders_in_what_cards_ask_are_found(
    session: tuple[Any, ...], seat: int, did: str, asked: str, done: str, better: str, said: tuple[str, str]
) -> None:
    analysis = analyse(answered(*session), seat, ALL_ROUNDER, 24, 1)
    (one,) = [one for one in analysis.judged if one.asked == asked and one.did == did]
    assert (one.done, one.grade) == (done, "??")
    assert one.better is not None
    assert one.better.name == better
    assert said[0] in sentence(one, "en")
    assert said[1] in sentence(one, "de")
    assert all(why(one, lang) for lang in LANGUAGES)
    assert Analysis.from_json(json.loads(json.dumps(analysis.to_json()))) == analysis


def test_what_was_sound_in_what_cards_ask_is_left_alone() -> None:
    """And is no part of the curve: there would be many of them."""
    for session in (
        answered(CHAPEL, ("chapel",), ("curse",)),
        answered(REMODEL, ("remodel",), ("gold",), ("province",)),
        answered(MILITIA, ("militia",), ("estate", "estate")),
    ):
        assert [point.asked for point in points_of(session, 0) if point.asked]
        assert [one.asked for one in analyse(session, 0, ALL_ROUNDER, 24, 1).judged if one.asked] == []


def test_what_cards_ask_is_weighed_by_what_could_be_known() -> None:
    """Whatever else lies hidden, the verdict is the same."""
    (point,) = [one for one in points_of(answered(MILITIA, ("militia",), ("gold", "silver")), 0) if one.asked]
    assert point.inside is not None
    pending = point.pending(ALL_ROUNDER, 12, 1)
    found = weigh(pending)
    assert found is not None
    for n in range(3):
        world = another_world(point.state, 0, Random(n), point.inside.known)
        assert weigh(pending._replace(state=state_to_json(world))) == found


def test_cards_drawn_before_the_question_stay_drawn() -> None:
    """What the player has seen since the card was played cannot be otherwise, the rest of the deck can."""
    text = LOOKOUT.replace("DECK", "Gold, Silver, Copper, 2 Estate, 3 Curse")
    session = answered(text, ("lookout",))
    question = session.decision
    assert question is not None
    session.submit(question.options()[:1])
    point = next(one for one in points_of(session, 0) if one.asked == "lookout")
    assert point.inside is not None
    top = [card.uid for card in point.state.players[0].deck[-3:]]
    assert set(top) <= point.inside.known
    others = set()
    for n in range(8):
        deck = another_world(point.state, 0, Random(n), point.inside.known).players[0].deck
        assert [card.uid for card in deck[-3:]] == top
        others.add(tuple([card.defn.name for card in deck[:-3]]))
    assert len(others) > 1


def test_a_sound_game_has_no_blunder() -> None:
    session = played_out(SHORT)
    for seat in range(2):
        analysis = analyse(session, seat, ALL_ROUNDER, 12, 1)
        assert len(analysis.judged) >= 2
        assert "??" not in [one.grade for one in analysis.judged]
        assert analysis.won in (0.0, 0.5, 1.0)
    # Somebody wins: the chances of both are about the same game.
    assert sum([analyse(session, seat, ALL_ROUNDER, 4).won or 0 for seat in range(2)]) == 1


def test_the_same_seed_says_the_same_and_so_do_other_processes(blunder: Analysis) -> None:
    session = played_out(SHORT)
    alone = analyse(session, 0, ALL_ROUNDER, 6, 5, Alone())
    crew = Processes(2)
    told: list[tuple[int, int]] = []
    try:
        together = analyse(session, 0, ALL_ROUNDER, 6, 5, crew, lambda done, total: told.append((done, total)))
    finally:
        crew.close()
    assert alone == together
    assert told[0] == (0, len(alone.judged))
    assert told[-1] == (len(alone.judged), len(alone.judged))
    assert alone.judged != analyse(session, 0, ALL_ROUNDER, 6, 6).judged
    assert Analysis.from_json(json.loads(json.dumps(alone.to_json()))) == alone
    assert Analysis.from_json(json.loads(json.dumps(blunder.to_json()))) == blunder


def test_verdicts_do_not_depend_on_hidden_cards() -> None:
    """Whatever the others hold and however the decks lie, the same is said."""
    session = Session(read_position(SHORT))
    rng = Random(4)
    checked = 0
    while not session.over and checked < 3:
        decision = session.decision
        assert decision is not None
        answer = GeneralBot().answer(session.game, decision)
        others = other_answers(session.game, decision, answer)
        if others and decision.key == "turn.buy":
            twin, _ = exchange_within(session, decision.by, rng)
            answers = tuple([tuple(one) for one in [answer, *others]])
            found = []
            for state in (session.state, twin.state):
                bare = state.copy()
                bare.log = None
                found.append(weigh(Pending(state_to_json(bare), decision.by, answers, "", 6, 3)))
            assert found[0] == found[1]
            checked += 1
        session.submit(answer)
    assert checked == 3


def test_only_own_purchases_and_choices_are_looked_at() -> None:
    session = played_out(SHORT)
    who = session.answered_by
    for seat in range(2):
        points = points_of(session, seat)
        assert points
        assert all(who[point.at] == seat for point in points)
        for point in [one for one in points if not one.asked]:
            assert list(point.answers[0]) == session.answers[point.at]
            assert len(set(point.names)) == len(point.names) >= 2
            assert point.state.turn.seat == seat
            # Money that is played is no purchase.
            assert point.did == "play" or not point.answers[0] or point.answers[0][0] >= OPT_PILE


def test_answers_that_do_not_fit_are_refused() -> None:
    session = played_out(SHORT)
    broken = Session.replay(session.start, session.answers)
    broken._done[3] = [12345678]
    with pytest.raises(NotReplayable):
        points_of(broken, 0)


def test_grades_follow_the_loss() -> None:
    def judged(gain: float) -> Judged:
        better = Option("gold", 0.5, Reason("buy.money", 3, "gold"))
        return Judged(3, 2, "buy", 6, "silver", Estimate(0.4, 0.3, 0.5), (), better, gain, 0.01, 0.0, 10)

    assert [judged(gain).grade for gain in (0.02, 0.03, 0.06, 0.11)] == ["", "?!", "?", "??"]
    assert judged(0.11).before == pytest.approx(0.51)


def test_a_budget_of_seconds_becomes_rollouts() -> None:
    points = points_of(played_out(SHORT), 0)
    assert rollouts_for(points, ALL_ROUNDER, 0.2) < rollouts_for(points, ALL_ROUNDER, 20.0)
    assert rollouts_for([], ALL_ROUNDER, 5.0) > 0


def test_without_a_plan_the_all_rounder_plays_and_it_is_said() -> None:
    assert plans_for(read_position(SHORT).rules.spec, learn=False) == ALL_ROUNDER


def test_a_kept_plan_is_taken() -> None:
    spec = read_position(SHORT.replace("Laboratory", "Festival")).rules.spec
    plan = write_strategy(built_in.load(built_in.BIG_MONEY), "en")
    SHELF.put(Kept(spec, plan, 1, 2, 3, 4.0, 0.9))
    assert plans_for(spec, learn=False) == Guide("kept", plan)
    SHELF.put(Kept(spec, "nothing that can be read", 1, 2, 3, 4.0, 0.9))
    assert plans_for(spec, learn=False) == ALL_ROUNDER


def test_another_plan_can_be_given() -> None:
    plan = write_strategy(built_in.load(built_in.BIG_MONEY), "en")
    (one,) = analyse(blundered(), 0, Guide("given", plan), 8, 1).judged
    assert one.grade == "??"


# Advice at the table


def test_the_coach_advises_what_wins() -> None:
    session = Session(read_position(LAST_PROVINCE))
    assert session.decision is not None
    before = json.dumps(session.save())
    found = counsel(session.game, session.decision, 0.3)
    assert found is not None
    names = {one.code: one.name for one in session.options()}
    answer, chance = found.answers[0]
    assert [names[code] for code in answer] == ["province"]
    assert found.reason.code == "buy.wins"
    assert chance.share == 1.0 > chance.low
    assert len(found.answers) == 3
    assert found.answers[1][1].share < 1.0
    assert json.dumps(session.save()) == before, "asking changes nothing"


def test_other_questions_are_left_to_a_bot() -> None:
    session = Session(read_position(ACTIONS))
    assert session.decision is not None
    assert counsel(session.game, session.decision, 0.1) is None
    # Money comes first; what to buy with it is asked later.
    session = Session(read_position(LAST_PROVINCE.replace("coins: 8", "coins: 0").replace('"Estate"', '"3 Gold"', 1)))
    assert session.decision is not None
    assert counsel(session.game, session.decision, 0.1) is None


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_both_languages(blunder: Analysis, lang: str) -> None:
    (one,) = blunder.judged
    said = f"{headline(blunder, lang)} {sentence(one, lang)} {why(one, lang)}"
    words = {
        "en": ("Gold", "Province", "8 coins", "ends the game"),
        "de": ("Gold", "Provinz", "8 Geld", "endet das Spiel"),
    }
    for word in (*words[lang], "±"):
        assert word in said


def test_nothing_to_say_is_said() -> None:
    nothing = Analysis(0, 2, 1.0, "general", 1, 4, ())
    assert "no purchase" in headline(nothing, "en")
    sound = analyse(played_out(SHORT), 1, ALL_ROUNDER, 4)
    assert headline(sound, "en") == "Nothing that was surely a mistake"


# The command


def run(*args: str) -> Result:
    return CliRunner().invoke(program, ["analyse", *args])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(blundered().save()), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_prints_a_table_and_the_costliest(record: Path, lang: str) -> None:
    found = run(str(record), "--rollouts", "16", "--jobs", "1", "--plan", "general", "--lang", lang)
    assert found.exit_code == 0, found.output
    words = {
        "en": ("One decision cost you something", "Province", "Play on from there", "the given strategy"),
        "de": (
            "Eine Entscheidung hat dich etwas gekostet",
            "Provinz",
            "Von dort weiterspielen",
            "angegebenen Strategie",
        ),
    }
    for word in (*words[lang], "??", "±", "--rollouts 16 --seed 1 --plan general"):
        assert word in found.output


def test_the_command_writes_files(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    pytest.importorskip("jinja2")
    page = tmp_path / "page.html"
    found = run(
        str(record), "--rollouts", "16", "--jobs", "1", "--plan", "general", "--json", "-", "--report", str(page)
    )
    assert found.exit_code == 0, found.output
    analysis = Analysis.from_json(json.loads(found.stdout))
    assert analysis == analyse(blundered(), 0, Guide("given", ""), 16, 1)
    text = page.read_text(encoding="utf-8")
    for word in ("Where did I go wrong?", "blunder", "Province", "<svg", "platin analyse"):
        assert word in text
    assert "http" not in text.replace("http://www.w3.org", ""), "the page needs nothing else"


def test_one_can_play_on_from_a_point(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "then.json"
    found = run(str(record), "--seat", "1", "--after", "0", str(file))
    assert found.exit_code == 0, found.output
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["table"] == {"me": 0, "bots": ["general"], "seed": 0}
    then = Session.load(data)
    assert then.decision is not None
    assert then.decision.key == "turn.buy"
    assert not then.answers


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--seat", "3"), "There is no seat 3 in this game: expected 1 to 2."),
        (("--plan", "random"), "nothing that a strategy file says"),
        (("--plan", "nobody"), "nobody"),
        (("--rollouts", "0"), "--rollouts"),
        (("--after", "1", "x.json"), "This game has 1 answers: expected 0 to 0."),
    ],
)
def test_mistakes_on_the_command_line_are_told(record: Path, args: tuple[str, ...], said: str) -> None:
    found = run(str(record), *args)
    assert found.exit_code == 1
    assert said in found.output
    assert "Traceback" not in found.output


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"format": "platin-save"}', '{"format": "platin-save", "version": 1}']
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(content, encoding="utf-8")
    for found in (run(str(file)), run(str(tmp_path / "missing.json"))):
        assert found.exit_code == 1
        assert found.output.startswith("Error: ")
