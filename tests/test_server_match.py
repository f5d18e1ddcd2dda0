"""A match: who may do what when, what is taken back, what is done without asking, and that all of it can be kept."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from tests.matches import Life, asked, at_position, begin, pick, position, random_start, refused, seats_of

from platin.cards import LIBRARY
from platin.engine.spec import Spec
from platin.server.autopilot import Auto
from platin.server.match import Change, Match, Refused
from platin.server.seating import Seat, clean_name, hashed, names_of, new_secret
from platin.session import CannotUndo, Session, state_from_json, state_to_json

BUYING = """
kingdom: [Village, Smithy, Militia, Moat, Chancellor, Market, Cellar, Chapel, Workshop, Witch]
A: {hand: "3 Copper, 2 Estate", deck: "5 Copper, Village"}
B: {hand: "3 Copper, 2 Estate", deck: "5 Copper"}
"""


# Answers


def test_an_answer_moves_on_to_the_next_question() -> None:
    match = at_position(BUYING)
    assert asked(match) == ("turn.buy", 0)
    event = pick(match, "treasures")
    assert event.kind == "answer"
    assert event.data["seat"] == 0
    assert len(event.data["answers"]) == 1
    assert match.question == 1
    pick(match, "silver")
    assert asked(match) == ("turn.buy", 1)


@pytest.mark.parametrize("seed", range(6))
def test_numbers_of_questions_never_come_twice(seed: int) -> None:
    life = Life(seed, "ppb" if seed % 2 else "pp")
    met = [life.match.question]
    for _ in range(150):
        before = life.match.session.answers
        event = life.go_on()
        if life.match.session.answers != before:
            assert life.match.question == met[-1] + 1, event
        if life.match.question != met[-1]:
            met.append(life.match.question)
        if life.match.over:
            break
    assert all(later > sooner for sooner, later in pairwise(met))
    assert len(met) > 8


@pytest.mark.parametrize("seed", range(8))
def test_what_is_refused_changes_nothing(seed: int) -> None:
    life = Life(seed, "ppbo"[: 2 + seed % 3])
    for _ in range(60):
        match = life.match
        if match.over:
            break
        decision = match.session.decision
        assert decision is not None
        before = position(match)
        seat, number, size = decision.by, match.question, len(match.session.options())
        others = [i for i in range(len(match.seats)) if i != seat]
        fitting = list(range(decision.low))
        for stale in (number - 1, number + 1, 0 if number else 7, 10**9):
            refused("stale", match.answer, seat, stale, fitting)
            refused("stale", match.undo, seat, stale)
        for other in others:
            refused("not_your_question", match.answer, other, number, fitting)
        refused("illegal_answer", match.answer, seat, number, [size])
        refused("illegal_answer", match.answer, seat, number, [10_000])
        if size:
            refused("illegal_answer", match.answer, seat, number, [0, 0])
        if decision.low:
            refused("illegal_answer", match.answer, seat, number, list(range(decision.low - 1)))
        if size > decision.high:
            refused("illegal_answer", match.answer, seat, number, list(range(decision.high + 1)))
        refused("wrong_invite", match.claim, "nonsense", "Eve", hashed("x"))
        refused("wrong_secret", match.seat_of, "nonsense")
        refused("wrong_secret", match.seat_of, "")
        if match.request is None:
            refused("no_such_request", match.consent, others[0], match.requests, True)
        else:
            refused("no_such_request", match.consent, match.request.by, match.request.id, True)
            refused("no_such_request", match.consent, match.request.waiting[0], match.request.id + 1, True)
        assert position(match) == before
        life.go_on()


def test_always_is_only_for_what_can_be_the_same_each_time() -> None:
    match = at_position(BUYING)
    before = position(match)
    refused("not_now", match.answer, 0, 0, [0], True)
    assert position(match) == before


def test_a_game_that_is_over_takes_nothing_more() -> None:
    match = at_position('A: {hand: "8 Copper"}\npiles: {Province: 1}')
    pick(match, "treasures")
    pick(match, "province")
    assert match.over
    before = position(match)
    refused("over", match.answer, 0, match.question, [])
    refused("over", match.undo, 0, match.question)
    refused("not_now", match.hand_over, 0, "general")
    assert position(match) == before


# Taking back


def test_undo_is_free_while_nothing_came_to_light() -> None:
    match = at_position(BUYING)
    before = match.session.save()
    pick(match, "treasures")
    number = match.question
    event = match.undo(0, number)
    assert event is not None
    assert event.kind == "undo"
    assert match.session.save() == before
    assert match.question == number + 1
    assert match.request is None


VILLAGE = BUYING.replace(
    'hand: "3 Copper, 2 Estate", deck: "5 Copper, Village"', 'hand: "Village, 4 Copper", deck: "9 Copper"'
)


def test_undo_of_what_came_to_light_needs_everybodys_consent() -> None:
    match = at_position(VILLAGE + 'C: {hand: "5 Copper"}', "ppp")
    before = match.session.save()
    pick(match, "village")
    number = match.question
    assert match.undo(0, number) is None
    wish = match.request
    assert wish is not None
    assert (wish.by, wish.waiting) == (0, [1, 2])
    assert match.question == number
    refused("not_now", match.undo, 0, number)
    refused("no_such_request", match.consent, 0, wish.id, True)
    assert match.consent(2, wish.id, True) is None
    assert wish.waiting == [1]
    refused("no_such_request", match.consent, 2, wish.id, True)
    event = match.consent(1, wish.id, True)
    assert event is not None
    assert (event.data["seat"], event.data["answers"]) == (0, 0)
    assert match.session.save() == before
    assert match.question == number + 1
    assert match.request is None


def test_one_who_does_not_agree_is_enough() -> None:
    match = at_position(VILLAGE + 'C: {hand: "5 Copper"}', "ppp")
    pick(match, "village")
    before = match.session.save()
    assert match.undo(0, match.question) is None
    wish = match.request
    assert wish is not None
    assert match.consent(2, wish.id, False) is None
    assert match.request is None
    refused("no_such_request", match.consent, 1, wish.id, True)
    assert match.session.save() == before
    # One may ask again, and that is another wish.
    assert match.undo(0, match.question) is None
    assert match.request is not None
    assert match.request.id != wish.id


def test_bots_and_open_seats_consent() -> None:
    match = at_position(VILLAGE + 'C: {hand: "5 Copper"}', "pbo")
    before = match.session.save()
    pick(match, "village")
    event = match.undo(0, match.question)
    assert event is not None
    assert match.session.save() == before


def test_an_answer_ends_the_wish_to_take_back() -> None:
    match = at_position(VILLAGE)
    pick(match, "village")
    assert match.undo(0, match.question) is None
    wish = match.request
    assert wish is not None
    pick(match)
    assert match.request is None
    refused("no_such_request", match.consent, 1, wish.id, True)


def test_one_takes_back_the_own_last_answer_and_all_that_came_after() -> None:
    match = at_position(BUYING)
    pick(match, "treasures")
    here = match.session.save()
    pick(match, "silver")
    pick(match, "treasures")
    pick(match, "silver")
    assert asked(match)[1] == 0
    # B's last answer was a purchase; A's is before it.
    assert match.undo(0, match.question) is None
    assert match.request is not None
    match.consent(1, match.request.id, True)
    assert match.session.save() == here
    assert asked(match) == ("turn.buy", 0)
    assert not match.session.can_undo(1)
    refused("nothing_to_undo", match.undo, 1, match.question)


def test_nothing_to_take_back_at_first() -> None:
    match = at_position(BUYING)
    refused("nothing_to_undo", match.undo, 0, 0)
    refused("nothing_to_undo", match.undo, 1, 0)


# What is done without asking


def test_treasures_are_played_without_asking() -> None:
    match = at_position(BUYING)
    match.set_auto(0, Auto(treasures=True))
    # From the next question on: this one is still asked.
    assert asked(match) == ("turn.buy", 0)
    pick(match, "treasures")
    pick(match, "silver")
    pick(match, "treasures")
    event = pick(match, "silver")
    assert asked(match) == ("turn.buy", 0)
    assert match.session.state.turn.coins == 5
    assert len(event.data["answers"]) == 2, "the purchase, and what was done for the other"


def test_a_turn_ends_without_asking_when_only_free_cards_are_left() -> None:
    poor = (
        'kingdom: [Village]\nA: {hand: "Copper, 4 Estate", deck: "5 Estate"}\nB: {hand: "5 Copper", deck: "5 Copper"}'
    )
    match = at_position(poor)
    match.set_auto(0, Auto(treasures=True, end_turn=True))
    pick(match, "treasures")
    assert asked(match) == ("turn.buy", 1), "one coin buys nothing but what costs nothing"
    pick(match, "treasures")
    pick(match, "silver")
    assert asked(match) == ("turn.buy", 1), "A has nothing at all to do"


def test_a_turn_does_not_end_while_something_can_be_bought() -> None:
    match = at_position(BUYING)
    match.set_auto(0, Auto(end_turn=True))
    pick(match, "treasures")
    assert asked(match) == ("turn.buy", 0)


def test_order_is_only_asked_for_if_wanted() -> None:
    position_text = 'A: {hand: "Scout, Copper", deck: "Copper, Silver, Gold, Smithy, Moat"}'
    match = at_position(position_text)
    pick(match, "scout")
    assert match.session.decision is not None
    assert match.session.decision.ordered
    match = at_position(position_text)
    match.set_auto(0, Auto(order=True))
    pick(match, "scout")
    assert match.session.decision is None or not match.session.decision.ordered


MOAT = """
kingdom: [Village, Smithy, Militia, Moat, Market, Cellar, Chapel, Workshop, Witch, Bureaucrat]
A: {hand: "5 Militia", deck: "5 Militia, 5 Copper"}
B: {hand: "Moat, 4 Copper", deck: "Moat, 9 Copper"}
"""


def test_an_answer_that_is_always_the_same() -> None:
    match = at_position(MOAT)
    pick(match, "militia")
    decision = match.session.decision
    assert decision is not None
    assert decision.by == 1
    key = decision.key
    names = [option.name for option in match.session.options()]
    event = match.answer(1, match.question, [0], always=True)
    assert event.data["always"] == {key: names[0]}
    assert match.seats[1].auto.always == {key: names[0]}
    while match.session.decision is not None and match.session.state.turn_number < 4:
        assert match.session.decision.key != key, "not asked again"
        pick(match, *(["militia"] if asked(match) == ("turn.action", 0) else []))
    told = [entry for entry in match.session.state.log or [] if entry.verb == "reveal"]
    assert len(told) >= 2, "revealed the second time too, without asking"


def test_an_answer_for_always_that_is_taken_back_leaves_the_list() -> None:
    match = at_position(MOAT)
    pick(match, "militia")
    match.answer(1, match.question, [0], always=True)
    assert match.seats[1].auto.always
    if match.undo(1, match.question) is None:
        assert match.request is not None
        match.consent(0, match.request.id, True)
    assert asked(match)[1] == 1
    assert match.seats[1].auto.always == {}


def test_what_is_taken_back_is_not_done_again_at_once() -> None:
    match = at_position(BUYING)
    match.set_auto(1, Auto(treasures=True))
    pick(match, "treasures")
    pick(match, "silver")
    assert match.session.state.turn.coins == 3, "B's Treasures were played"
    assert match.undo(0, match.question) is None
    assert match.request is not None
    match.consent(1, match.request.id, True)
    assert asked(match) == ("turn.buy", 0)
    assert match.pilots[1].held
    pick(match, "silver")
    assert match.session.state.turn.coins == 3
    pick(match, "silver")
    assert match.undo(1, match.question) is None
    assert match.request is not None
    match.consent(0, match.request.id, True)
    # Taken back is the purchase, not what was done before it without asking.
    assert asked(match) == ("turn.buy", 1)
    assert match.session.state.turn.coins == 3


def test_what_is_done_without_asking_is_held_until_the_next_answer_after_coming_back() -> None:
    life = Life(3, "pp")
    life.match.set_auto(0, Auto(True, True, True, True))
    for _ in range(12):
        life.go_on()
    back = life.restored()
    assert all(pilot.held for pilot in back.pilots.values())
    decision = back.session.decision
    assert decision is not None
    back.answer(decision.by, back.question, list(range(decision.low)))
    assert not any(pilot.held for pilot in back.pilots.values())


# Seats


def test_a_bot_takes_over_in_the_middle_of_a_question() -> None:
    match = at_position(MOAT)
    pick(match, "militia")
    assert asked(match)[1] == 1
    number = match.question
    event = match.hand_over(1, "general")
    assert match.question > number
    assert event.data["answers"], "it has answered"
    assert asked(match)[1] == 0
    assert match.seats[1].kind == "bot"
    refused("wrong_secret", match.seat_of, "secret 1")
    refused("not_now", match.hand_over, 1, "general")
    # A's answers are still to be had back, and the bot consents.
    assert match.session.can_undo(0)
    assert match.undo(0, match.question) is not None
    assert asked(match) == ("turn.action", 0)


def test_a_bot_that_is_not_asked_waits() -> None:
    match = at_position(BUYING)
    before = match.session.save()
    event = match.hand_over(1, "general")
    assert event.data["answers"] == []
    assert match.session.save() == before
    assert asked(match) == ("turn.buy", 0)


def test_an_invitation_is_good_once() -> None:
    match = at_position(BUYING, "po")
    refused("wrong_secret", match.seat_of, "invite 1")
    seat, event = match.claim("invite 1", "Ann", hashed("new"))
    assert seat == 1
    assert match.seat_of("new") == 1
    assert names_of(match.seats, "en")[1] == "Ann"
    before = position(match)
    refused("wrong_invite", match.claim, "invite 1", "Eve", hashed("eve"))
    refused("wrong_invite", match.claim, "", "Eve", hashed("eve"))
    refused("wrong_secret", match.seat_of, "eve")
    assert position(match) == before
    assert "new" not in event.data.values(), "only the hash is kept"


def test_a_seat_that_a_bot_has_taken_invites_nobody() -> None:
    match = at_position(BUYING, "po")
    match.hand_over(1, "general")
    refused("wrong_invite", match.claim, "invite 1", "Ann", hashed("new"))


def test_secrets_cannot_be_guessed_and_are_not_kept() -> None:
    made = {new_secret() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(secret) >= 22 for secret in made)
    secret = new_secret()
    seat = Seat("person", "Ann", secret=hashed(secret))
    assert seat.opened_by(secret)
    assert not seat.opened_by(seat.secret), "the hash does not open anything"
    assert secret not in json.dumps(seat.to_json())
    assert not Seat("bot", bot="general").opened_by("")
    assert not Seat("open").invites("")
    assert Seat.from_json(json.loads(json.dumps(seat.to_json()))) == seat


def test_names_are_told_apart_and_clean() -> None:
    seats = [Seat("bot", bot="general"), Seat("bot", bot="general"), Seat("person", "Ann"), Seat("open")]
    assert len(set(names_of(seats, "en"))) == 4
    assert names_of(seats, "de") != names_of(seats, "en")
    assert clean_name("  A\u202enn\x00\n ") == "A nn"


# Kept and brought back


@pytest.mark.parametrize(("seed", "kinds"), list(enumerate(["pp", "pb", "bp", "pbp", "ppo", "pppp", "obpb"])))
def test_a_match_comes_back_as_it_was_after_every_event(seed: int, kinds: str) -> None:
    life = Life(100 + seed, kinds)
    for _ in range(45):
        if life.go_on() is None:
            continue
        back = life.restored()
        live = json.loads(position(life.match))
        # A wish to take back is not kept: who wished can wish again.
        live["request"] = None
        assert json.loads(position(back)) == live
        if life.match.over:
            break
    assert life.done["answer"] > 2
    assert life.match.events == len(life.events)


def test_things_happen_in_those_lives() -> None:
    done: dict[str, int] = {}
    for seed in range(4):
        life = Life(200 + seed, "ppo")
        for _ in range(80):
            life.go_on()
        for kind, times in life.done.items():
            done[kind] = done.get(kind, 0) + times
    assert set(done) == {"answer", "undo", "auto", "claim", "bot"}


@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_came_back_goes_on_like_one_that_never_went(seed: int) -> None:
    life = Life(300 + seed, "pp")
    for _ in range(30):
        life.go_on()
    back = life.restored()
    if life.match.request is not None:
        life.match.consent(life.match.request.waiting[0], life.match.request.id, False)
    for pilot in (*life.match.pilots.values(), *back.pilots.values()):
        pilot.held = False
    for _ in range(30):
        decision = life.match.session.decision
        if decision is None:
            break
        picks = list(range(decision.low))
        number = life.match.question
        assert life.match.answer(decision.by, number, picks) == back.answer(decision.by, number, picks)
    assert life.match.session.save() == back.session.save()


def test_a_game_goes_on_from_answers_of_another() -> None:
    first = begin(random_start(5, 2), "bb")
    assert first.over
    answers = first.session.answers
    at = len(answers) // 2
    start = state_from_json(state_to_json(first.session.start), LIBRARY)
    match = Match.begin("b-game", "random", "", seats_of("pb"), start, answers[:at])
    event = match.start()
    assert event.data["answers"][:at] == answers[:at]
    assert match.question == 0
    assert not match.session.can_undo(0), "what was given elsewhere is not to be taken back"
    back = Match.restore(
        "b-game", "random", "", [seat.to_json() for seat in seats_of("pb")], state_to_json(start), [event]
    )
    assert position(back) == position(match)


def test_a_refusal_says_what_it_needs() -> None:
    match = at_position(BUYING)
    with pytest.raises(Refused) as caught:
        match.answer(0, 0, [0, 0])
    assert caught.value.code == "illegal_answer.twice"
    assert caught.value.values == {"n": 0}


def test_an_event_is_plain_data() -> None:
    life = Life(7, "pp")
    for _ in range(40):
        event = life.go_on()
        if event is not None:
            assert Change(event.kind, json.loads(json.dumps(event.data))) == event


# The session below it


def new_session() -> Session:
    return Session.new(Spec(3, ("village", "smithy", "militia", "moat")), 1)


def test_a_seat_takes_back_its_own_answers() -> None:
    session = new_session()
    assert not session.can_undo()
    assert not session.can_undo(0)
    saves = {}
    for seat in (0, 1, 2):
        saves[seat] = session.save()
        session.submit([])
    assert [session.can_undo(seat) for seat in (0, 1, 2)] == [True, True, True]
    with pytest.raises(CannotUndo):
        session.undo(seat=1)
    session.undo(force=True, seat=1)
    assert session.save() == saves[1]
    assert [session.can_undo(seat) for seat in (0, 1, 2)] == [True, False, False]
    with pytest.raises(CannotUndo):
        session.undo(force=True, seat=2)
    session.undo(force=True, seat=0)
    assert session.save() == saves[0]


def test_going_on_asks_agents_that_came_later() -> None:
    session = new_session()
    answers = session.answers
    session.go_on()
    assert session.answers == answers, "nobody came"
    session.agents[0] = lambda game, decision: []
    session.go_on()
    assert session.decision is not None
    assert session.decision.by == 1
    assert session.outside == [], "what an agent answered is not from outside"


def test_a_replay_knows_which_answers_can_be_taken_back() -> None:
    session = new_session()
    for _ in range(7):
        session.submit([])
    again = Session.replay(session.start, session.answers, outside=session.outside)
    assert again.save() == session.save()
    for seat in (2, 1, 0):
        assert again.undo_is_free(seat) == session.undo_is_free(seat)
        again.undo(force=True, seat=seat)
        session.undo(force=True, seat=seat)
        assert again.save() == session.save()
    alone = Session.replay(session.start, session.answers)
    assert not alone.can_undo()
