"""One game at a table: the session, the seats, and what people may do. Synchronous, without I/O.

Each change gives the event by which it is kept; a match is its start and its events, in order. An event is stored
before anybody sees what it did, and a match whose event could not be stored is thrown away and loaded again.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final
from zlib import crc32

from platin.bots.roster import Contestant
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.decision import IllegalAnswer
from platin.engine.score import winners
from platin.engine.state import GameState
from platin.server import content
from platin.server.autopilot import Auto, Autopilot, can_always
from platin.server.clock import Clock
from platin.server.fingerprint import fingerprint
from platin.server.manners import Manners
from platin.server.retrace import Halt, Trail, retrace
from platin.server.seating import Leaving, Seat
from platin.server.terms import USUAL, Terms
from platin.session import Session, state_from_json
from platin.teaching.shelf import Guide, guide_of

# The version of what is kept: seats and events.
FORMAT: Final = 1
# Events after which another question is pending, and those after which the table may lie differently.
_MOVES: Final = ("answer", "undo", "bot", "resign")
_PLAYED: Final = ("begin", *_MOVES)


# At a table for so many the game is over when one of them leaves it.
_TWO: Final = 2


class Refused(Exception):
    """Something that a player may not do now. `code` is a key of `content.refusal`, with the values it needs."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a match, as it is kept."""

    kind: str
    data: dict[str, Any]


@dataclass(slots=True)
class Request:
    """A wish to take something back, and who still has to agree."""

    id: int
    by: int
    waiting: list[int]


@dataclass(frozen=True, slots=True)
class Rematch:
    """The game that follows with the same people: for each old seat the new one."""

    game: str
    seats: tuple[int, ...]


@dataclass(slots=True)
class Match:
    """A game, and who plays it."""

    id: str
    title: str
    kingdom: str
    seats: list[Seat]
    session: Session
    manners: Manners = field(default_factory=Manners)
    terms: Terms = USUAL
    events: int = 0
    # The number of the pending question. It also grows when something is taken back: a number never comes twice.
    question: int = 0
    request: Request | None = None
    requests: int = 0
    # Answers that went onto a player's list, so that taking them back takes them off it: where, whose, which question.
    listed: list[tuple[int, int, str]] = field(default_factory=list)
    pilots: dict[int, Autopilot] = field(default_factory=dict)
    rematch: Rematch | None = None
    # The clock, if one was agreed, and what time it is, in seconds.
    clock: Clock | None = None
    now: Callable[[], float] = time.time
    # Where what was kept of the game does not fit the rules any more: nobody can go on with it from there.
    halt: Halt | None = None
    # Whether the kingdom is being studied for a Master at the table.
    studying: bool = False
    # The lesson or puzzle that the game is played for.
    guide: Guide | None = None

    @classmethod
    def begin(
        cls,
        id: str,
        title: str,
        kingdom: str,
        seats: list[Seat],
        start: GameState,
        answers: list[list[int]],
        guide: Guide | None = None,
        manners: Manners | None = None,
        terms: Terms = USUAL,
    ) -> "Match":
        """Begin a game, perhaps after some answers that were given at another table. `start` comes next."""
        session = Session.replay(start, answers, _nobody(seats))
        match = cls(id, title, kingdom, seats, session, manners or Manners(), terms, guide=guide)
        match._sit_down()
        match.clock = Clock.of(match.manners, len(seats))
        return match

    @classmethod
    def restore(
        cls,
        id: str,
        title: str,
        kingdom: str,
        seats: list[dict[str, Any]],
        start: Any,
        events: list[Change],
        over: bool | None = None,
        manners: dict[str, Any] | None = None,
        terms: Terms = USUAL,
    ) -> "Match":
        """Bring back a game from what was kept of it; as far as it goes, if the rules have changed since.

        `over` says whether it had come to its end.
        """
        taken = [Seat.from_json(seat) for seat in seats]
        agreed = Manners.from_json(manners or {}, taken)
        clock = Clock.of(agreed, len(taken))
        trail = Trail(over=over)
        listed: list[tuple[int, int, str]] = []
        rematch = guide = None
        for event in events:
            data = event.data
            reseat(taken, event)
            match event.kind:
                case "answer":
                    listed += [(len(trail.answers), data["seat"], key) for key in data.get("always", ())]
                    trail.add(data["answers"], by=data["seat"])
                case "begin":
                    guide = guide_of(data.get("guide", ""))
                    trail.add(data["answers"])
                case "bot" | "resign":
                    trail.add(data["answers"])
                case "public":
                    agreed = replace(agreed, public=data["public"])
                case "undo":
                    trail.cut(data["answers"])
                    listed = _unlist(taken, listed, len(trail.answers))
                case "rematch":
                    rematch = Rematch(data["game"], tuple(data["seats"]))
            if event.kind in _PLAYED:
                trail.mark(data.get("print", ""))
            if "clock" in data:
                clock = Clock.from_json(data["clock"])
        if _loser(taken) >= 0:
            # The game was ended by its people; by its rules it could go on.
            trail.over = False
        session, halt = retrace(state_from_json(start, LIBRARY), trail)
        back = cls(
            id, title, kingdom, taken, session, agreed, terms, listed=listed, rematch=rematch, halt=halt, guide=guide
        )
        back.events = len(events)
        back.question = sum(1 for event in events if event.kind in _MOVES)
        back._sit_down(hold=True)
        back.clock = clock
        if clock is not None and clock.running < 0:
            # A wish to take something back is not kept: whoever is asked goes on thinking.
            back._wind()
        return back

    @property
    def wants_plan(self) -> bool:
        """Whether somebody plays on here who wants a plan for the kingdom."""
        return not self.done and any(seat.masters for seat in self.seats)

    def _sit_down(self, hold: bool = False) -> None:
        """Give the session its agents: bots, and what answers for people from their lists."""
        for i, seat in enumerate(self.seats):
            if seat.kind == "bot":
                guide = self.guide
                self.session.agents[i] = guide.agent() if guide else self._bot(i, content.bot(seat.bot))
                self.pilots.pop(i, None)
            else:
                pilot = self.pilots.setdefault(i, Autopilot(seat.auto))
                pilot.auto = seat.auto
                pilot.held = pilot.held or hold
                self.session.agents[i] = pilot

    def _bot(self, seat: int, bot: Contestant) -> Agent:
        # Only bots that throw dice use the number; it must not be the game's own seed, which would tell them the cards.
        return bot.make(crc32(f"{self.id} {seat} {self.events}".encode()))

    @property
    def loser(self) -> int:
        """The seat that has ended a game for two by giving up or running out of time; -1 if nobody has."""
        return _loser(self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because one of two players is no longer in it."""
        return self.session.over or self.loser >= 0

    @property
    def winners(self) -> list[int]:
        """Who has won, once the game is over: by points, or because the other one is no longer in it."""
        if self.loser >= 0:
            return [seat for seat in range(len(self.seats)) if seat != self.loser]
        return winners(self.session.game)

    @property
    def done(self) -> bool:
        """Whether nobody can play any more: the game has ended, or cannot be followed to its end."""
        return self.over or self.halt is not None

    def seat_of(self, secret: str) -> int:
        """Find the seat that a secret opens."""
        for i, seat in enumerate(self.seats):
            if seat.opened_by(secret):
                return i
        raise Refused("wrong_secret")

    # What people do. Each raises `Refused` and changes nothing, or changes something and gives the event.

    def start(self) -> Change:
        """Let the bots play that come before the first person."""
        if not self.over:
            self.session.watch()
            self.session.go_on()
        guide = {"guide": self.guide.kept} if self.guide is not None else {}
        return self._made("begin", {"answers": self.session.answers, **guide})

    def answer(self, seat: int, question: int, picks: list[int], always: bool = False) -> Change:
        """Answer the pending question."""
        decision = self.session.decision
        if decision is None or self.over:
            raise Refused("over")
        if question != self.question:
            raise Refused("stale", question=self.question)
        if decision.by != seat:
            raise Refused("not_your_question")
        if self._time_left() == 0:
            raise Refused("time_up")
        options = self.session.options()
        _check(picks, len(options), decision.low, decision.high)
        if always and (self.guide is not None or not can_always(decision)):
            raise Refused("not_now")
        codes = [options[pick].code for pick in picks]
        objection = self.guide.objection(self.session, codes) if self.guide is not None else None
        if objection is not None:
            raise Refused("guide", text=objection)
        before = len(self.session.answers)
        key = decision.key
        self._hold(False)
        self.session.watch()
        try:
            self.session.submit(codes)
        except IllegalAnswer:
            raise Refused("illegal_answer") from None
        data: dict[str, Any] = {"seat": seat, "answers": self.session.answers[before:]}
        if always:
            data["always"] = {key: options[picks[0]].name if picks else ""}
            self.seats[seat].auto.always.update(data["always"])
            self.listed.append((before, seat, key))
        self.request = None
        return self._made("answer", data)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a player has an answer to take back; where games are compared, only one that showed no card."""
        return self.session.can_undo(seat) and (not self.terms.ranked or self.session.undo_is_free(seat))

    def undo(self, seat: int, question: int) -> Change | None:
        """Take back the player's last answer, or ask the others; nothing is kept of a wish."""
        if self.over:
            raise Refused("over")
        if question != self.question:
            raise Refused("stale", question=self.question)
        if not self.can_undo(seat):
            raise Refused("nothing_to_undo")
        others = [i for i, one in enumerate(self.seats) if one.kind == "person" and i != seat]
        if not others or self.session.undo_is_free(seat):
            return self._take_back(seat)
        if self.request is None:
            self.requests += 1
            self.request = Request(self.requests, seat, others)
            return self._noted()
        raise Refused("not_now")

    def consent(self, seat: int, request: int, agree: bool) -> Change | None:
        """Agree that somebody takes something back, or not."""
        wish = self.request
        if wish is None or wish.id != request or seat not in wish.waiting:
            raise Refused("no_such_request")
        if not agree:
            self.request = None
            return self._noted()
        wish.waiting.remove(seat)
        return None if wish.waiting else self._take_back(wish.by)

    def _take_back(self, seat: int) -> Change:
        self._charge()
        self._hold(True)
        self.session.undo(force=True, seat=seat)
        self.listed = _unlist(self.seats, self.listed, len(self.session.answers))
        self.request = None
        return self._made("undo", {"seat": seat, "answers": len(self.session.answers)})

    def set_auto(self, seat: int, auto: Auto) -> Change:
        """Change what is done for a player without asking, from the next question on."""
        self._unguided()
        self._charge()
        event = self._made("auto", {"seat": seat, "auto": auto.to_json()})
        reseat(self.seats, event)
        self._sit_down()
        return event

    def claim(self, invite: str, name: str, secret: str, profile: str = "") -> tuple[int, Change]:
        """Let a friend sit down; `secret` is the hash of what will open the seat, `profile` whose game it is."""
        for i, seat in enumerate(self.seats):
            if seat.invites(invite):
                return i, self._seated(i, name, secret, profile)
        raise Refused("wrong_invite")

    def adopt(self, seat: int, profile: str) -> Change:
        """Note whose game it is at a seat that was nobody's yet."""
        if self.seats[seat].profile:
            raise Refused("not_now")
        event = self._made("adopt", {"seat": seat, "profile": profile})
        reseat(self.seats, event)
        return event

    def hand_over(self, seat: int, bot: str) -> Change:
        """Let a bot take a seat, and play on if it is asked."""
        self._unguided()
        if self.over or self.seats[seat].kind == "bot":
            raise Refused("not_now")
        return self._replaced("bot", {"seat": seat, "bot": bot})

    def resign(self, seat: int, bot: str, why: Leaving = "resigned") -> Change:
        """Let somebody give up. With two players the game is over, and the other has won; otherwise a bot plays on."""
        self._unguided()
        if self.over:
            raise Refused("over")
        if self.seats[seat].kind != "person":
            raise Refused("not_now")
        return self._replaced("resign", {"seat": seat, "why": why, "bot": bot if len(self.seats) > _TWO else ""})

    def time_out(self, bot: str) -> Change:
        """End the game for whoever has run out of time."""
        if self.clock is None or self.over or self._time_left() != 0:
            raise Refused("not_now")
        return self.resign(self.clock.running, bot, "time")

    def _replaced(self, kind: str, data: dict[str, Any]) -> Change:
        """Take somebody out of the game, and let the bot play on that sits there now, if there is one."""
        self._charge()
        reseat(self.seats, Change(kind, data))
        self._sit_down()
        self.request = None
        before = len(self.session.answers)
        decision = self.session.decision
        self.session.watch()
        if data["bot"] and decision is not None and decision.by == data["seat"]:
            self.session.go_on()
        return self._made(kind, {**data, "answers": self.session.answers[before:]})

    def sit(self, name: str, secret: str, profile: str = "") -> tuple[int, Change]:
        """Let somebody sit down at a public table, where no friend is expected by name."""
        if not self.manners.public:
            raise Refused("not_public")
        for i, seat in enumerate(self.seats):
            if seat.free:
                return i, self._seated(i, name, secret, profile)
        raise Refused("no_free_seat")

    def _seated(self, seat: int, name: str, secret: str, profile: str) -> Change:
        data = {"seat": seat, "name": name, "secret": secret, "profile": profile}
        self._charge()
        reseat(self.seats, Change("claim", data))
        return self._made("claim", data)

    def set_public(self, seat: int, public: bool) -> Change:
        """List the table for everybody, or no longer."""
        if not self.seats[seat].host:
            raise Refused("not_host")
        self.manners = replace(self.manners, public=public)
        return self._made("public", {"seat": seat, "public": public})

    def take_passed(self) -> list[GameState]:
        """Give, once, the tables that lay on the way from the last change to the present."""
        passed, self.session.passed = self.session.passed, None
        return passed or []

    def follow_with(self, rematch: Rematch) -> Change:
        """Note the game that follows this one."""
        self.rematch = rematch
        return self._made("rematch", {"game": rematch.game, "seats": list(rematch.seats)})

    def _unguided(self) -> None:
        """Refuse what would answer instead of the one who learns: that must happen by their own hand."""
        if self.guide is not None:
            raise Refused("not_now")

    def _hold(self, held: bool) -> None:
        for pilot in self.pilots.values():
            pilot.held = held

    def _made(self, kind: str, data: dict[str, Any]) -> Change:
        self.events += 1
        self.question += kind in _MOVES
        if kind in _PLAYED:
            data["print"] = fingerprint(self.session.state)
        if self.clock is not None:
            self._wind()
            data["clock"] = self.clock.to_json()
        return Change(kind, data)

    # The clock

    def time(self) -> int:
        """Give the time in milliseconds."""
        return int(self.now() * 1000)

    def _charge(self) -> None:
        """Take the time until now from whoever has been thinking; what comes next is not their time."""
        if self.clock is not None:
            self.clock.charge(self.time())

    def _time_left(self) -> int:
        """Give the time that is left to whom the clock runs for; -1 if it runs for nobody."""
        self._charge()
        clock = self.clock
        return clock.left[clock.running] if clock is not None and clock.running >= 0 else -1

    def _wind(self) -> None:
        """Let the clock run for whom it is to run for now."""
        clock = self.clock
        assert clock is not None
        state = self.session.state
        clock.turn_began(state.turn_number, state.turn.seat, self.manners.increment)
        decision = self.session.decision
        waits = self.over or self.request is not None or any(seat.kind == "open" for seat in self.seats)
        asked = decision.by if decision is not None and not waits else -1
        clock.run_for(asked if asked >= 0 and self.seats[asked].kind == "person" else -1, self.time())

    def _noted(self) -> Change | None:
        """Keep what a wish to take something back does to the clock; nothing else is kept of it."""
        if self.clock is None:
            return None
        self._charge()
        return self._made("clock", {})


def _check(picks: list[int], options: int, low: int, high: int) -> None:
    """Refuse picks that cannot be, and say why."""
    for at, pick in enumerate(picks):
        if pick >= options:
            raise Refused("illegal_answer.number", n=pick)
        if pick in picks[:at]:
            raise Refused("illegal_answer.twice", n=pick)
    if len(picks) < low:
        raise Refused("illegal_answer.few", n=low)
    if len(picks) > high:
        raise Refused("illegal_answer.many", n=high)


def _loser(seats: list[Seat]) -> int:
    """Find who is no longer in the game, and not replaced by a bot; -1 if there is nobody."""
    return next((i for i, seat in enumerate(seats) if seat.left and seat.kind == "person"), -1)


def _nobody(seats: list[Seat]) -> list[Agent | None]:
    return [None] * len(seats)


def _unlist(seats: list[Seat], listed: list[tuple[int, int, str]], answers: int) -> list[tuple[int, int, str]]:
    """Take off the players' lists what answers put there that are taken back; give the rest."""
    for at, seat, key in listed:
        if at >= answers:
            seats[seat].auto.always.pop(key, None)
    return [one for one in listed if one[0] < answers]


def reseat(seats: list[Seat], event: Change) -> None:
    """Change the seats as an event says. What is kept of somebody who has deleted everything says that alone."""
    data = event.data
    match event.kind:
        case "claim":
            seat = seats[data["seat"]]
            seat.kind, seat.name, seat.secret = "person", data["name"], data["secret"]
            seat.profile, seat.gone = data.get("profile", ""), data.get("gone", False)
        case "adopt":
            seats[data["seat"]].profile = data["profile"]
        case "auto":
            seats[data["seat"]].auto = Auto(**data["auto"])
        case "answer":
            seats[data["seat"]].auto.always.update(data.get("always", {}))
        case "bot":
            seat = seats[data["seat"]]
            # The profile stays: it is on the list of its games that this one was left.
            seat.kind, seat.bot, seat.secret, seat.name = "bot", data["bot"], "", ""
        case "resign":
            seat = seats[data["seat"]]
            seat.left, seat.player = data["why"], seat.name
            if data["bot"]:
                seat.kind, seat.bot, seat.secret, seat.name = "bot", data["bot"], "", ""
