"""One game at a table: the session, the seats, and what people may do. Synchronous, without I/O.

Each change gives the event by which it is kept; a match is its start and its events, in order. An event is stored
before anybody sees what it did, and a match whose event could not be stored is thrown away and loaded again.
"""

from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

from platin.bots.roster import Contestant
from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.decision import IllegalAnswer
from platin.engine.state import GameState
from platin.server import content
from platin.server.autopilot import Auto, Autopilot, can_always
from platin.server.fingerprint import fingerprint
from platin.server.retrace import Halt, Trail, retrace
from platin.server.seating import Seat
from platin.session import Session, state_from_json

# The version of what is kept: seats and events.
FORMAT: Final = 1
# Events after which another question is pending, and those after which the table may lie differently.
_MOVES: Final = ("answer", "undo", "bot")
_PLAYED: Final = ("begin", *_MOVES)


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
    events: int = 0
    # The number of the pending question. It also grows when something is taken back: a number never comes twice.
    question: int = 0
    request: Request | None = None
    requests: int = 0
    # Answers that went onto a player's list, so that taking them back takes them off it: where, whose, which question.
    listed: list[tuple[int, int, str]] = field(default_factory=list)
    pilots: dict[int, Autopilot] = field(default_factory=dict)
    rematch: Rematch | None = None
    # Where what was kept of the game does not fit the rules any more: nobody can go on with it from there.
    halt: Halt | None = None

    @classmethod
    def begin(
        cls, id: str, title: str, kingdom: str, seats: list[Seat], start: GameState, answers: list[list[int]]
    ) -> "Match":
        """Begin a game, perhaps after some answers that were given at another table. `start` comes next."""
        match = cls(id, title, kingdom, seats, Session.replay(start, answers, _nobody(seats)))
        match._sit_down()
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
    ) -> "Match":
        """Bring back a game from what was kept of it; as far as it goes, if the rules have changed since.

        `over` says whether it had come to its end.
        """
        taken = [Seat.from_json(seat) for seat in seats]
        trail = Trail(over=over)
        listed: list[tuple[int, int, str]] = []
        rematch = None
        for event in events:
            data = event.data
            _reseat(taken, event)
            match event.kind:
                case "answer":
                    listed += [(len(trail.answers), data["seat"], key) for key in data.get("always", ())]
                    trail.add(data["answers"], by=data["seat"])
                case "begin" | "bot":
                    trail.add(data["answers"])
                case "undo":
                    trail.cut(data["answers"])
                    listed = _unlist(taken, listed, len(trail.answers))
                case "rematch":
                    rematch = Rematch(data["game"], tuple(data["seats"]))
            if event.kind in _PLAYED:
                trail.mark(data.get("print", ""))
        session, halt = retrace(state_from_json(start, LIBRARY), trail)
        back = cls(id, title, kingdom, taken, session, listed=listed, rematch=rematch, halt=halt)
        back.events = len(events)
        back.question = sum(1 for event in events if event.kind in _MOVES)
        back._sit_down(hold=True)
        return back

    def _sit_down(self, hold: bool = False) -> None:
        """Give the session its agents: bots, and what answers for people from their lists."""
        for i, seat in enumerate(self.seats):
            if seat.kind == "bot":
                self.session.agents[i] = self._bot(i, content.bot(seat.bot))
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
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.over

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
            self.session.go_on()
        return self._made("begin", {"answers": self.session.answers})

    def answer(self, seat: int, question: int, picks: list[int], always: bool = False) -> Change:
        """Answer the pending question."""
        decision = self.session.decision
        if decision is None:
            raise Refused("over")
        if question != self.question:
            raise Refused("stale", question=self.question)
        if decision.by != seat:
            raise Refused("not_your_question")
        options = self.session.options()
        _check(picks, len(options), decision.low, decision.high)
        if always and not can_always(decision):
            raise Refused("not_now")
        before = len(self.session.answers)
        key = decision.key
        self._hold(False)
        try:
            self.session.submit([options[pick].code for pick in picks])
        except IllegalAnswer:
            raise Refused("illegal_answer") from None
        data: dict[str, Any] = {"seat": seat, "answers": self.session.answers[before:]}
        if always:
            data["always"] = {key: options[picks[0]].name if picks else ""}
            self.seats[seat].auto.always.update(data["always"])
            self.listed.append((before, seat, key))
        self.request = None
        return self._made("answer", data)

    def undo(self, seat: int, question: int) -> Change | None:
        """Take back the player's last answer, or ask the others; nothing is kept of a wish."""
        if self.over:
            raise Refused("over")
        if question != self.question:
            raise Refused("stale", question=self.question)
        if not self.session.can_undo(seat):
            raise Refused("nothing_to_undo")
        others = [i for i, one in enumerate(self.seats) if one.kind == "person" and i != seat]
        if not others or self.session.undo_is_free(seat):
            return self._take_back(seat)
        if self.request is None:
            self.requests += 1
            self.request = Request(self.requests, seat, others)
            return None
        raise Refused("not_now")

    def consent(self, seat: int, request: int, agree: bool) -> Change | None:
        """Agree that somebody takes something back, or not."""
        wish = self.request
        if wish is None or wish.id != request or seat not in wish.waiting:
            raise Refused("no_such_request")
        if not agree:
            self.request = None
            return None
        wish.waiting.remove(seat)
        return None if wish.waiting else self._take_back(wish.by)

    def _take_back(self, seat: int) -> Change:
        self._hold(True)
        self.session.undo(force=True, seat=seat)
        self.listed = _unlist(self.seats, self.listed, len(self.session.answers))
        self.request = None
        return self._made("undo", {"seat": seat, "answers": len(self.session.answers)})

    def set_auto(self, seat: int, auto: Auto) -> Change:
        """Change what is done for a player without asking, from the next question on."""
        event = self._made("auto", {"seat": seat, "auto": auto.to_json()})
        _reseat(self.seats, event)
        self._sit_down()
        return event

    def claim(self, invite: str, name: str, secret: str) -> tuple[int, Change]:
        """Let a friend sit down; `secret` is the hash of what will open the seat."""
        for i, seat in enumerate(self.seats):
            if seat.invites(invite):
                event = self._made("claim", {"seat": i, "name": name, "secret": secret})
                _reseat(self.seats, event)
                return i, event
        raise Refused("wrong_invite")

    def hand_over(self, seat: int, bot: str) -> Change:
        """Let a bot take a seat, and play on if it is asked."""
        if self.over or self.seats[seat].kind == "bot":
            raise Refused("not_now")
        data = {"seat": seat, "bot": bot}
        _reseat(self.seats, Change("bot", data))
        self._sit_down()
        self.request = None
        before = len(self.session.answers)
        if self.session.decision is not None and self.session.decision.by == seat:
            self.session.go_on()
        return self._made("bot", {**data, "answers": self.session.answers[before:]})

    def follow_with(self, rematch: Rematch) -> Change:
        """Note the game that follows this one."""
        self.rematch = rematch
        return self._made("rematch", {"game": rematch.game, "seats": list(rematch.seats)})

    def _hold(self, held: bool) -> None:
        for pilot in self.pilots.values():
            pilot.held = held

    def _made(self, kind: str, data: dict[str, Any]) -> Change:
        self.events += 1
        self.question += kind in _MOVES
        if kind in _PLAYED:
            data["print"] = fingerprint(self.session.state)
        return Change(kind, data)


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


def _nobody(seats: list[Seat]) -> list[Agent | None]:
    return [None] * len(seats)


def _unlist(seats: list[Seat], listed: list[tuple[int, int, str]], answers: int) -> list[tuple[int, int, str]]:
    """Take off the players' lists what answers put there that are taken back; give the rest."""
    for at, seat, key in listed:
        if at >= answers:
            seats[seat].auto.always.pop(key, None)
    return [one for one in listed if one[0] < answers]


def _reseat(seats: list[Seat], event: Change) -> None:
    """Change the seats as an event says."""
    data = event.data
    match event.kind:
        case "claim":
            seat = seats[data["seat"]]
            seat.kind, seat.name, seat.secret = "person", data["name"], data["secret"]
        case "auto":
            seats[data["seat"]].auto = Auto(**data["auto"])
        case "answer":
            seats[data["seat"]].auto.always.update(data.get("always", {}))
        case "bot":
            seat = seats[data["seat"]]
            seat.kind, seat.bot, seat.secret = "bot", data["bot"], ""
