"""The coach: where did I go wrong? A game that was played, looked at decision by decision.

Purchases are looked at, and which Action was played where there was a choice; and what cards ask for: what to trash,
gain, discard or play. What was done is weighed against what else could have been done (`weighing`), with the best plan
at hand on all seats. That something else was better is said only where it is better beyond doubt, and of questions of
cards nothing is said otherwise; words for people are in `commentary`.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, NamedTuple

from platin.bots.general import GeneralBot
from platin.bots.reasons import Reason, reason_for
from platin.engine.asking import Agent
from platin.engine.buys import BuyDecision
from platin.engine.const import OPT_LANDSCAPE, OPT_PILE, OPT_VALUE, OVER
from platin.engine.decision import Decision, IllegalAnswer, Suspend
from platin.engine.game import Game
from platin.engine.guises import card_as_it_lies
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_PLAY, TO_TRASH
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.mind.compiled import is_compiled
from platin.mind.crew import Alone, Crew, Task
from platin.mind.foresight import alternatives
from platin.mind.ground import match_of
from platin.mind.plan_file import plan_file
from platin.mind.search import Search, Size
from platin.mind.shelf import SHELF
from platin.mind.weighing import Inside, NotAskedAgain, Pending, Scales, Weighed
from platin.mind.worlds import unseen
from platin.session import Session
from platin.session.save import state_to_json
from platin.sim.games import mix
from platin.sim.statistics import Estimate
from platin.strategy.writer import write_strategy

# Rollouts for the choice among the answers to a question, and worlds in which the best of them is compared.
ROLLOUTS: Final = 300
LEAST_ROLLOUTS: Final = 4
# By how many points of a hundred something must be better to be graded so, and by how many standard errors.
GRADES: Final = (("??", 0.10), ("?", 0.05), ("?!", 0.025))
_SURE: Final = 2.0
# How many of the costliest decisions are told.
COSTLIEST: Final = 3
# What a question takes of rollouts, in terms of what was asked for, where there is a rival and where there is none.
_USUAL_COST: Final = 2.6
# The same of a question of a card, which mostly ends early.
_INSIDE_COST: Final = 1.4
# So many answers that pick several cards are compared with the one given.
_NEIGHBOURS: Final = 10
_PROBE_SECONDS: Final = 0.5
_MOST_ROLLOUTS: Final = 5_000
# With how many decisions a kingdom is learnt that nobody knows: some seconds with the compiled build.
LEARNING: Final = 300_000
_LEARNING_SIZE: Final = Size(sketches=20, first=8, lines=6, islands=3, rounds=12, opening=3, placing=8, final=30)

# Questions of the turn itself, which have nothing to do with a card.
_OF_THE_TURN: Final = ("turn.action", "turn.buy", "turn.night")

Source = Literal["kept", "learnt", "given", "general"]
Did = Literal["buy", "play", "trash", "gain", "discard"]
# What is asked by cards, by the intent of the question.
_INSIDE: Final[dict[int, Did]] = {TO_PLAY: "play", TO_TRASH: "trash", TO_GAIN: "gain", TO_DISCARD: "discard"}


class Guide(NamedTuple):
    """The plan by which all play on, as the text of a strategy ("" is the all-rounder), and where it comes from."""

    source: Source
    plan: str


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be done: what by its key ("": nothing; several are joined by commas), about the chance then,
    and what speaks for it.
    """

    name: str
    chance: float
    reason: Reason


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what is to be said of it."""

    # How many answers had been given before it, in which turn of the player, and what it was about.
    at: int
    turn: int
    did: Did
    coins: int
    # What was done, and the chance of winning with it, in between which bounds.
    done: str
    chance: Estimate
    options: tuple[Option, ...]
    # What would have been better beyond doubt, if anything; by how much, with its standard error, and how many points.
    better: Option | None
    gain: float
    error: float
    points: float
    rollouts: int
    # The card that asked, by its key; "" for a purchase or an Action.
    asked: str = ""

    @property
    def grade(self) -> str:
        """How bad it was: "??", "?", "?!", or "" if nothing is surely better."""
        if self.better is None:
            return ""
        return next((sign for sign, least in GRADES if self.gain > least), "")

    @property
    def before(self) -> float:
        """The chance before it: what the best that was found had."""
        return min(self.chance.share + self.gain, 1.0) if self.better is not None else self.chance.share


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game as the coach sees it, for one player."""

    seat: int
    players: int
    # The share of the win that the player had in the end; None if the game is not over.
    won: float | None
    source: Source
    seed: int
    rollouts: int
    judged: tuple[Judged, ...]

    @property
    def costliest(self) -> list[Judged]:
        """The decisions that cost most, the worst first."""
        bad = [one for one in self.judged if one.grade]
        return sorted(bad, key=lambda one: (-one.gain, one.at))[:COSTLIEST]

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Analysis":
        """Read what `to_json` gave."""
        return cls(**{**data, "judged": tuple([_judged(one) for one in data["judged"]])})


def _judged(data: dict[str, Any]) -> Judged:
    options = tuple([_option(one) for one in data["options"]])
    better = _option(data["better"]) if data["better"] is not None else None
    return Judged(**{**data, "chance": Estimate(**data["chance"]), "options": options, "better": better})


def _option(data: dict[str, Any]) -> Option:
    return Option(**{**data, "reason": Reason(**data["reason"])})


class NotReplayable(ValueError):
    """A record whose answers do not fit its game."""


Progress = Callable[[int, int], None]
"""Hears how many decisions have been looked at, and of how many."""


def analyse(
    session: Session,
    seat: int,
    guide: Guide,
    rollouts: int = ROLLOUTS,
    seed: int = 1,
    crew: Crew | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Look at the decisions of a player. The same seed and number of rollouts give the same again."""
    return judge(session, seat, points_of(session, seat), guide, rollouts, seed, crew, progress)


def judge(
    session: Session,
    seat: int,
    points: "Sequence[Point]",
    guide: Guide,
    rollouts: int,
    seed: int = 1,
    crew: Crew | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Look at decisions that were found in a game before."""
    crew = crew or Alone()
    spec = session.start.rules.spec
    tasks = [Task(spec, "weigh", (point.pending(guide, rollouts, seed),)) for point in points]
    judged: list[Judged] = []
    for first in range(0, len(tasks), crew.jobs):
        if progress is not None:
            progress(first, len(tasks))
        weighed: list[Weighed | None] = crew.all(tasks[first : first + crew.jobs])
        found = [point.judged(one) for point, one in zip(points[first:], weighed, strict=False) if one is not None]
        judged += [one for one in found if one.grade or not one.asked]
    if progress is not None:
        progress(len(tasks), len(tasks))
    won = match_of(session.game, seat).won if session.over else None
    players = len(session.state.players)
    return Analysis(seat, players, won, guide.source, seed, rollouts, tuple(judged))


def rollouts_for(points: "Sequence[Point]", guide: Guide, seconds: float, jobs: int = 1) -> int:
    """Give how many rollouts can be afforded in so many seconds, by trying out how quick they are."""
    if not points:
        return LEAST_ROLLOUTS
    whole = [point for point in points if point.inside is None]
    cost = _USUAL_COST * len(whole) + _INSIDE_COST * (len(points) - len(whole))
    began = time.monotonic()
    played = 0
    while time.monotonic() - began < min(_PROBE_SECONDS, seconds / 4):
        point = points[played * 7 % len(points)]
        with suppress(NotAskedAgain):
            Scales(point.pending(guide, 1, played), point.state).roll(0, played)
        played += 1
    speed = max(played, 1) / max(time.monotonic() - began, 1e-6)
    wanted = speed * seconds * jobs / cost
    return int(min(max(wanted, LEAST_ROLLOUTS), _MOST_ROLLOUTS))


# The decisions of a game


@dataclass(frozen=True, slots=True)
class Point:
    """A decision of a game that is worth a look: the table then, and what could be done, that which was done first."""

    at: int
    turn: int
    by: int
    did: Did
    coins: int
    state: GameState
    answers: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    reasons: tuple[Reason, ...]
    # Of a question in the middle of something: which card asks, and how it comes up again.
    asked: str = ""
    inside: Inside | None = None

    def pending(self, guide: Guide, rollouts: int, seed: int) -> Pending:
        """Give it as plain data."""
        table = state_to_json(self.state)
        return Pending(table, self.by, self.answers, guide.plan, rollouts, mix(seed, self.at), self.inside)

    def judged(self, weighed: Weighed) -> Judged:
        """Say what came of weighing it."""
        options = [
            Option(name, round(chance, 4), reason)
            for name, chance, reason in zip(self.names, weighed.about, self.reasons, strict=True)
        ]
        ahead = weighed.ahead
        better = None
        if ahead is not None and ahead.mean > max(_SURE * ahead.error, GRADES[-1][1]):
            better = options[ahead.which]
        return Judged(
            self.at,
            self.turn,
            self.did,
            self.coins,
            self.names[0],
            weighed.chance,
            tuple(options),
            better,
            ahead.mean if better is not None and ahead is not None else 0.0,
            ahead.error if better is not None and ahead is not None else 0.0,
            ahead.points if better is not None and ahead is not None else 0.0,
            weighed.rollouts,
            self.asked,
        )


def points_of(session: Session, seat: int) -> list[Point]:
    """Play a game again, and find the decisions of a player that are worth a look."""
    return _Follower(session, seat).follow()


class _Follower:
    """Gives all answers of a game again, and looks at what one of the players is asked."""

    def __init__(self, session: Session, seat: int) -> None:
        self.start = session.start
        self.answers = session.answers
        self.who = session.answered_by
        self.seat = seat
        self.at = 0
        self.found: list[Point] = []
        self.bot = GeneralBot()
        # The table before the step that is under way, and how many answers had been given then.
        self.before = self.start
        self.began = 0

    def follow(self) -> list[Point]:
        """Play the game as far as it goes."""
        agents: list[Agent | None] = [self] * len(self.start.players)
        game = Game(self.start.copy(), agents)
        try:
            while game.state.phase != OVER:
                self.before = game.state.copy()
                self.before.log = None
                self.began = self.at
                step(game)
        except Suspend:
            # A game that was not played to its end.
            pass
        except IllegalAnswer as error:
            raise NotReplayable(f"answer {self.at} does not fit: {error}") from error
        game.buy_decision = None
        return self.found

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        if self.at >= len(self.answers):
            raise Suspend(decision)
        answer = self.answers[self.at]
        if decision.by == decision.seat == self.seat:
            self.look(game, decision, answer)
        self.at += 1
        return answer

    def look(self, game: Game, decision: Decision, answer: list[int]) -> None:
        """Note a decision, if something else could have been done."""
        decision.check(answer)
        others = other_answers(game, decision, answer)
        inside = None
        if others:
            state = game.state.copy()
            state.log = None
            if not asked_again(state, decision):
                return
        else:
            if decision.intent not in _INSIDE or isinstance(decision, BuyDecision) or decision.key in _OF_THE_TURN:
                return
            state = self.before
            inside = self.inside(game.state, decision)
            others = neighbours(game, decision, answer, self.bot.answer(game, decision))
            if inside is None or not others or not asked_again(state, decision, inside.before):
                return
        # It gets to know the table by answering, too.
        self.bot.answer(game, decision)
        self.bot.at.begin(game, decision.seat)
        values = self.bot.sense.values
        answers = [answer, *others]
        did: Did = "buy" if isinstance(decision, BuyDecision) else _INSIDE[decision.intent] if inside else "play"
        self.found.append(
            Point(
                self.at,
                game.state.players[self.seat].turns,
                self.seat,
                did,
                game.state.turn.coins if game.state.turn.seat == self.seat else 0,
                state,
                tuple([tuple(one) for one in answers]),
                tuple([named_together(game, one) for one in answers]),
                tuple([reason_for(game, decision, one, values) for one in answers]),
                decision.source if inside is not None else "",
                inside,
            )
        )

    def inside(self, state: GameState, decision: Decision) -> Inside | None:
        """Tell how a question in the middle of something comes up again; None if nobody could say.

        Who has shuffled since it began would have to shuffle just so again; and what others did with cards that the
        player has not seen is not to be known.
        """
        if (state.rng1, state.rng2) != (self.before.rng1, self.before.rng2):
            return None
        hidden = unseen(state, self.seat)
        own: set[int] = set(decision.options())
        given = self.answers[self.began : self.at]
        for by, answer in zip(self.who[self.began : self.at], given, strict=True):
            if by == self.seat:
                own.update(answer)
            elif hidden.intersection(answer):
                return None
        known = unseen(self.before, self.seat) - (hidden - own)
        before = tuple([tuple(one) for one in given])
        return Inside(before, frozenset(known), decision.key, tuple(decision.options()))


def other_answers(game: Game, decision: Decision, answer: list[int]) -> list[list[int]]:
    """Give what else could have been answered to a question about a purchase or an Action; nothing to any other."""
    kind = answer[0] >> 20 if answer else -1
    if isinstance(decision, BuyDecision):
        if kind not in (-1, OPT_PILE >> 20, OPT_LANDSCAPE >> 20):
            # Money is played, Debt paid: what is bought with the rest comes later.
            return []
        return alternatives(game, decision, answer, len(decision.options()))
    if decision.key != "turn.action" or kind > 0:
        return []
    known = {named(game, answer)}
    others = []
    for code in decision.options():
        if code < OPT_PILE and named(game, [code]) not in known:
            known.add(named(game, [code]))
            others.append([code])
    return others


def neighbours(game: Game, decision: Decision, answer: list[int], advised: list[int]) -> list[list[int]]:
    """Give other answers to a question of a card: what a bot would do, and what differs in one of the things picked."""
    options = [code for code in decision.options() if code < OPT_LANDSCAPE]
    if decision.ordered or not all([code in options for code in answer]):
        return []
    rest = [code for code in options if code not in answer]
    wanted = [advised] if all([code in options for code in advised]) else []
    if decision.high == 1:
        wanted += [[code] for code in rest]
    else:
        wanted += [[*[one for one in answer if one != code], other] for code in answer for other in rest]
        wanted += [[*answer, code] for code in rest]
        wanted += [[one for one in answer if one != code] for code in answer]
    if not decision.low:
        wanted.append([])
    known = {named_together(game, answer)}
    found = []
    for one in wanted:
        name = named_together(game, one)
        if decision.low <= len(one) <= decision.high and name not in known:
            known.add(name)
            found.append(one)
    return found if decision.high == 1 else found[:_NEIGHBOURS]


def asked_again(state: GameState, decision: Decision, before: tuple[tuple[int, ...], ...] = ()) -> bool:
    """Tell whether a game that begins at this table, and with these answers, comes to this question next."""
    game = Game(state.copy(), [None] * len(state.players))
    game.tape = [list(one) for one in before]
    try:
        step(game)
    except Suspend as suspended:
        asked = suspended.decision
        return asked.key == decision.key and asked.by == decision.by and asked.options() == decision.options()
    finally:
        game.buy_decision = None
    return False


def named(game: Game, answer: list[int]) -> str:
    """Name what an answer buys or plays by its key; "" for nothing."""
    if not answer:
        return ""
    at = answer[0] & OPT_VALUE
    if answer[0] < OPT_PILE:
        return card_as_it_lies(game.state, at).defn.key
    if answer[0] < OPT_LANDSCAPE:
        return game.state.piles[at][-1].defn.key
    return game.state.rules.landscapes[at].key


def named_together(game: Game, answer: list[int]) -> str:
    """Name all that an answer picks by their keys, whatever their order."""
    return ",".join(sorted([named(game, [code]) for code in answer]))


# Plans


def plans_for(spec: Spec, learn: bool = True) -> Guide:
    """Give the plan for a table: one that is kept; else one that is learnt now, if that goes quickly; else none.

    Always the same for the same table.
    """
    kept = SHELF.find(spec)
    if kept is not None and kept.plan() is not None:
        return Guide("kept", kept.strategy)
    if learn and is_compiled():
        learnt = Search(spec, size=_LEARNING_SIZE).run(decisions=LEARNING)
        return Guide("learnt", write_strategy(plan_file(learnt), "en"))
    return Guide("general", "")
