"""What must hold at every decision of every game. Each check gives the problems it found, none if all is well."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from random import Random
from typing import Any

from platin.cards import LIBRARY
from platin.engine.check import problems
from platin.engine.const import CURSE, OPT_PILE, RULE_SCORE, START, VICTORY
from platin.engine.decision import IllegalAnswer
from platin.engine.game import Game
from platin.engine.state import GameState, Rules
from platin.engine.zones import PLAYER_ZONES, cards_in, groups_in, mats
from platin.proof.answers import WrittenAnswers, distinct_answers, illegal_answers, write_answer
from platin.proof.hidden import hidden_uids, other_line, other_start, other_world
from platin.session.question import question_of
from platin.session.save import state_from_json, state_to_json
from platin.session.session import Session
from platin.session.view import SPECTATOR, log_of, view_of
from platin.text.language import LANGUAGES
from platin.text.log import BONUSES, lines, render
from platin.text.messages import general
from platin.text.questions import how_many, option_label, prompt, questions

Check = Callable[[Session, Random], list[str]]
Json = dict[str, Any]

# How much of the log is told at one decision: more than happens between two that are looked at.
LATELY = 60


def difference(one: Any, two: Any, where: str = "") -> str:
    """Say where two pieces of plain data differ first; nothing if they are equal."""
    if type(one) is not type(two):
        return f"{where}: {one!r} is not {two!r}"
    if isinstance(one, dict):
        if list(one) != list(two):
            return f"{where}: fields {list(one)} are not {list(two)}"
        pairs: list[tuple[Any, Any]] = list(one.items())
        others: list[Any] = list(two.values())
    elif isinstance(one, list):
        if len(one) != len(two):
            return f"{where}: {len(one)} entries are not {len(two)}"
        pairs = list(enumerate(one))
        others = two
    else:
        return "" if one == two else f"{where}: {one!r} is not {two!r}"
    for (name, value), other in zip(pairs, others, strict=True):
        if value != other:
            return difference(value, other, f"{where}.{name}" if where else str(name))
    return "" if one == two else f"{where}: not equal"


def same(what: str, one: Any, two: Any) -> list[str]:
    """Compare two pieces of plain data."""
    return [] if one == two else [f"{what}: {difference(one, two)}"]


def same_text(what: str, one: str, two: str) -> list[str]:
    """Compare two pieces of JSON."""
    return [] if one == two else [f"{what}: {difference(json.loads(one), json.loads(two))}"]


def saving(session: Session) -> str:
    """Give a session's save as it goes into a file."""
    return json.dumps(session.save())


# At a decision


def sound(session: Session, rng: Random) -> list[str]:
    """Each card is in exactly one place, and the counts fit."""
    return problems(session.state)


def settled(session: Session, rng: Random) -> list[str]:
    """Between steps nothing is on its way, and at the start of a turn nothing is left of the one before."""
    found = []
    state = session._base
    game = Game(state, [None] * len(state.players))
    for who, p in enumerate(state.players):
        passing = [card for zone in PLAYER_ZONES if zone.passing for card in cards_in(p, zone)]
        if passing:
            found.append(f"player {who} has {passing} on the way between steps")
        if state.phase == START and not state.turn.extra:
            left = [card for card in p.play if not game.is_held(card)]
            if left and state.effects == []:
                found.append(f"player {who} has {left} in play at the start of a turn")
    if state.phase == START and state.turn_number > 1:
        gone = [info for info in state.rules.piles if info.supply and not state.piles[info.index]]
        ends = [info.name for info in gone if info.name in ("province", "colony")]
        if ends or len(gone) >= (3 if len(state.players) < 5 else 4):
            found.append(f"the game goes on with empty piles {[info.name for info in gone]}")
    return found


def worth_asking(session: Session, rng: Random) -> list[str]:
    """A question has at least two answers that differ, and its options are sensible."""
    decision = session.decision
    if decision is None:
        return []
    options = decision.options()
    if len(dict.fromkeys(options)) != len(options):
        return [f"{decision.key}: an option is offered twice"]
    if not 0 <= decision.low <= decision.high:
        return [f"{decision.key}: {decision.low} to {decision.high} options"]
    seats = range(len(session.state.players))
    if decision.seat not in seats or decision.by not in seats:
        return [f"{decision.key}: asks player {decision.seat}, player {decision.by} answers"]
    rules = session.state.rules
    names = {defn.name for defn in rules.defs} | {landscape.name for landscape in rules.landscapes} | {""}
    # The rule of a mat asks as well.
    names |= {zone.name for zone in mats()}
    if decision.source not in names or decision.about.split("@")[0] not in names:
        return [f"{decision.key}: asked by {decision.source!r} about {decision.about!r}"]
    answers = distinct_answers(session.state, decision)
    if next(answers, None) is None or next(answers, None) is None:
        shown = [option.name for option in session.options()]
        return [f"{decision.key}: fewer than two answers: {decision.low} to {decision.high} of {shown}"]
    return []


def copies(session: Session, rng: Random) -> list[str]:
    """A copied state, and one read from its JSON, are equal to the original and of its rules."""
    state = session.state
    data = state_to_json(state)
    found = same("copy", state_to_json(state.copy()), data)
    read = state_from_json(json.loads(json.dumps(data)), LIBRARY)
    found += same("read", state_to_json(read), data)
    found += same("rules", rules_to_json(read.rules), rules_to_json(state.rules))
    if read.listening != state.listening:
        found.append(f"listening: {read.listening:b} is not {state.listening:b}")
    return found


def rules_to_json(rules: Rules) -> Json:
    """Write all that is fixed for a game as plain data, also what a save leaves out."""
    return {
        "players": rules.players,
        "piles": [[i.index, i.name, i.defn.key, i.supply, i.face_down, i.shuffled, i.size] for i in rules.piles],
        "cards": [[card.uid, card.defn.key, card.home, card.types] for card in rules.cards],
        "defs": [defn.key for defn in rules.defs],
        "landscapes": [landscape.key for landscape in rules.landscapes],
        "landscape_pile": rules.landscape_pile,
        "traits_on": ["" if trait is None else trait.name for trait in rules.traits_on],
        "pile_of": dict(sorted(rules.pile_of.items())),
        "end_piles": rules.end_piles,
        "empty_limit": rules.empty_limit,
        "curse": rules.curse,
        "spec": rules.spec.as_data(),
        "listening": rules.listening,
        "nights": rules.nights,
    }


def cloned(session: Session, rng: Random) -> list[str]:
    """A clone stands where the session stands."""
    twin = session.clone()
    found = same_text("clone", saving(twin), saving(session))
    return found + same("clone", question(twin), question(session))


def saved(session: Session, rng: Random) -> list[str]:
    """A session that was saved as JSON and loaded stands where it stood, also in the middle of a step."""
    save = saving(session)
    loaded = Session.load(json.loads(save))
    return (
        same_text("loaded", saving(loaded), save)
        + same("loaded", question(loaded), question(session))
        + same("loaded", state_to_json(loaded.state), state_to_json(session.state))
    )


def replayed(session: Session, rng: Random) -> list[str]:
    """The record alone leads to the same position."""
    twin = Session.replay(session._start, session.answers)
    found = same("replay", state_to_json(twin.state), state_to_json(session.state))
    found += same("replay", question(twin), question(session))
    found += same("replay", twin.answers, session.answers)
    return found + same("replay", twin.answered_by, session.answered_by)


def refused(session: Session, rng: Random) -> list[str]:
    """An illegal answer is refused and changes nothing."""
    decision = session.decision
    if decision is None:
        return []
    before = saving(session)
    found = []
    for answer in illegal_answers(session.state, decision, rng):
        try:
            session.submit(answer)
        except IllegalAnswer:
            pass
        else:
            found.append(f"{decision.key}: {answer} was accepted")
            session.undo(force=True)
        if session.decision is not decision:
            found.append(f"{decision.key}: {answer} changed the decision")
            break
    return found + same_text("after a refused answer", saving(session), before)


def secret(session: Session, rng: Random) -> list[str]:
    """No byte of a view depends on what its viewer cannot see, nor on the numbers of cards."""
    found = []
    seats = list(range(-1, len(session.state.players)))
    if session.decision is not None and len(seats) > 3:
        # The one who answers sees most; the others take turns.
        seats.remove(session.decision.by)
        seats = [session.decision.by, *rng.sample(seats, 2)]
    for seat in seats:
        view = session.view(seat)
        game, decision = other_world(session, seat, rng)
        other = view_of(game, seat, decision)
        here = {"view": asdict(view), "log": session.log(seat)}
        there = {"view": asdict(other), "log": log_of(game, seat)}
        if json.dumps(here) != json.dumps(there):
            found.append(f"view of {seat}: {difference(here, there)}")
    return found


def told(session: Session, rng: Random) -> list[str]:
    """The question and the log can be told in both languages, with words for everything."""
    found = []
    seats = len(session.state.players)
    seat = rng.randint(-1, seats - 1) if session.decision is None else session.decision.by
    log = session.log(seat)
    names = [f"P{number}" for number in range(seats)]
    for lang in LANGUAGES:
        known = (*general.LOG.of(lang), *BONUSES, "gain_bought")
        for entry in log[-LATELY:]:
            line = render(entry, lang, names, seat)
            if not line or "{" in line or entry["verb"] not in known:
                found.append(f"{lang}: the log entry {entry} is told as {line!r}")
        if not all(line.text for line in lines(log[-LATELY:], lang, names, seat)):
            found.append(f"{lang}: an empty line")
        if session.decision is not None:
            asked = question_of(session.game, session.decision)
            if asked.key not in questions(lang):
                found.append(f"{lang}: no words for the question {asked.key}")
            parts = [prompt(asked, lang), how_many(asked, lang)]
            parts += [option_label(option, asked, lang, names) for option in asked.options]
            if not all(parts) or "{" in "".join(parts):
                found.append(f"{lang}: {asked.key} is told as {parts}")
    return found


def question(session: Session) -> Json:
    """Write the pending decision as plain data."""
    decision = session.decision
    if decision is None:
        return {}
    return {
        "seat": decision.seat,
        "by": decision.by,
        "key": decision.key,
        "source": decision.source,
        "low": decision.low,
        "high": decision.high,
        "codes": decision.options(),
        "ordered": decision.ordered,
        "about": decision.about,
        "asking": decision.asking,
        "intent": decision.intent,
        "whose": decision.whose,
        "labels": decision.labels,
    }


QUICK: tuple[tuple[str, Check], ...] = (
    ("sound", sound),
    ("settled", settled),
    ("worth_asking", worth_asking),
)
"""Checked at every decision."""

THOROUGH: tuple[tuple[str, Check], ...] = (
    ("copies", copies),
    ("cloned", cloned),
    ("saved", saved),
    ("replayed", replayed),
    ("refused", refused),
    ("secret", secret),
    ("told", told),
)
"""Checked at a sample of the decisions each, because they take longer."""


# Around an answer


def free_undo(session: Session, answer: list[int], rng: Random) -> list[str]:
    """An answer that can be taken back freely has shown its player nothing: all hidden cards could be others.

    Looked at where a step begins, because only there a position can be changed and gone on from.
    """
    decision = session.decision
    if decision is None or session._tape or session.state.secrets != session._base.secrets:
        return []
    by = decision.by
    twin = other_start(session, by, rng)
    then = session.clone()
    then.submit(answer)
    if then.over or twin.decision is None or not then.undo_is_free():
        return []
    written = write_answer(session.state, decision, answer)
    twin.submit(WrittenAnswers([written]).answer(twin.state, twin.decision))
    if question(twin).get("by") != by:
        # That nobody else was asked tells that nobody had anything to react with: not to be helped.
        return []
    here, there = [{"view": asdict(one.view(by)), "log": one.log(by)} for one in (then, twin)]
    if json.dumps(here) == json.dumps(there):
        return []
    return [f"undo of {decision.key} is free, but {difference(here, there)}"]


ANSWERED = ("apart", "saved", "undo", "redo")
"""The checks that `answered` makes."""


def answered(session: Session, answer: list[int]) -> Iterator[tuple[str, list[str]]]:
    """Submit an answer, looking from all sides: on a clone, on a loaded game, taken back and given again."""
    data = session.save()
    before = json.dumps(data)
    asked = question(session)
    twin = session.clone()
    twin.submit(answer)
    yield "apart", same_text("session whose clone went on", saving(session), before)
    loaded = Session.load(json.loads(before))
    loaded.submit(answer)
    session.submit(answer)
    after = saving(session)
    yield "apart", same_text("clone that went on", saving(twin), after)
    yield "apart", same_text("save of a session that went on", json.dumps(data), before)
    yield "saved", same_text("loaded game that went on", saving(loaded), after)
    for name, it in (("session", session), ("loaded game", loaded)):
        it.undo(force=True)
        yield "undo", same_text(f"{name} after undo", saving(it), before)
        yield "undo", same(f"{name} after undo", question(it), asked)
        it.submit(answer)
        yield "redo", same_text(f"{name} after redo", saving(it), after)


# Log entries that tell the others no names where the cards come from a hidden place and go to one.
DISCREET = ("draw", "look")
DISCREET_WHEN_HIDDEN = (*DISCREET, "topdeck", "bottom", "take", "aside", "store", "pass")


def discreet(session: Session, answer: list[int], rng: Random) -> list[str]:
    """What goes on in hidden places is not told: the log of the others is the same with other cards there."""
    decision = session.decision
    if decision is None or session.state.log is None:
        return []
    seats = [who for who in range(-1, len(session.state.players)) if who != decision.by]
    seat = rng.choice(seats)
    twin = other_line(session, answer, seat, rng)
    if twin is None or session.state.turn.controller == seat:
        return []
    then = session.clone()
    then.submit(answer)
    picked = [code for code in answer if code < OPT_PILE]
    unseen = hidden_uids(session, seat) & hidden_uids(then, seat)
    quiet = DISCREET_WHEN_HIDDEN if picked and unseen.issuperset(picked) else DISCREET
    names = sorted(session.state.rules.cards[code].defn.key for code in picked)
    begun = len(session._base.log or [])
    view, other = then.log(seat, begun), twin.log(seat, begun)
    for entry, told_here, told_there in zip((then.state.log or [])[begun:], view, other, strict=False):
        if any(told_here[field] != told_there[field] for field in ("verb", "seat", "count")):
            # From here on other things happen, because of the other cards.
            break
        if told_here["cards"] == told_there["cards"] or entry.seat == seat:
            continue
        hidden = entry.verb in DISCREET or sorted(defn.key for defn in entry.cards) == names
        if entry.verb not in quiet or not hidden:
            break
        return [f"{decision.key} tells player {seat} in the log: {told_here}"]
    return []


WORTH = {"estate": 1, "duchy": 3, "province": 6, "colony": 10, "curse": -1}
STATES = {"miserable": -2, "twice_miserable": -4}


def counted(session: Session) -> list[str]:
    """The points are those that a second way of counting gives, where it knows all that scores."""
    found = []
    state = session.state
    scoring = [defn for defn in state.rules.defs if defn.types & (VICTORY | CURSE)]
    if any(defn.name not in WORTH and defn.name != "gardens" for defn in scoring):
        return []
    if any(landscape.listens >> RULE_SCORE & 1 for landscape in state.rules.landscapes):
        return []
    view = session.view(SPECTATOR)
    totals = view.points
    for who, p in enumerate(state.players):
        zones = [cards for zone in PLAYER_ZONES if zone.owned for cards in groups_in(p, zone)]
        names = [card.name for cards in zones for card in cards]
        points = sum(WORTH.get(name, 0) for name in names) + names.count("gardens") * (len(names) // 10) + p.vp
        points += sum(STATES.get(piece.name, 0) for piece in p.mats.get("before", []))
        if points != totals[who]:
            found.append(f"player {who} has {points} points, not {totals[who]}")
    best = max(zip(totals, [-p.turns for p in state.players], strict=True))
    winners = [who for who, p in enumerate(state.players) if (totals[who], -p.turns) == best]
    return found + same("winners", list(view.winners), winners)


def comparable(state: GameState) -> Json:
    """Write a state without the log and without the counts that only batch forms may leave out."""
    data = state_to_json(state)
    del data["log"]
    moves = data.pop("moves")
    effects = [*data["effects"], *[extra[3] for extra in data["extra_turns"] if extra[3] is not None]]
    for effect in effects:
        counter = effect.pop("counter")
        effect["there"] = effect["source"] < 0 or moves[effect["source"]] == counter
    return data
