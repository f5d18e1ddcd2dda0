"""All tables: those in memory, those that are kept, and what happens at them in order.

One change at a time happens at a table: it is carried out in a thread (bots may have to think), stored, and only then
shown. A change that cannot be stored did not happen: its table is thrown away, and the next one who asks loads it.
"""

import asyncio
import gc
import json
import logging
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal, Protocol, TypeVar

from platin.bots.coach import AllRounder, Coach
from platin.cards import LIBRARY
from platin.engine.setup import deal, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.kingdom import Plan, prepare
from platin.server import content, frames, presenter
from platin.server.guided import kingdom_text, seats_for
from platin.server.hints import coach_hint, hint_for
from platin.server.lobby import lobby_table
from platin.server.manners import Manners
from platin.server.match import FORMAT, Change, Match, Refused, Rematch
from platin.server.metrics import Metrics
from platin.server.people import People, Profile, ended, played, sat_down
from platin.server.results import results_of
from platin.server.review import Present, Review
from platin.server.seating import Seat, SeatKind, clean_name, hashed, new_secret
from platin.server.settings import ALLOWED, Settings
from platin.server.store import Part, Store, StoredEvent, StoredGame, StoreError
from platin.server.study import Study
from platin.server.terms import USUAL, Terms
from platin.server.wire import (
    MOST_SEATS,
    ChatLine,
    Claim,
    GoOn,
    HintMessage,
    InvitationView,
    Lobby,
    NewTable,
    SeatKey,
    TableMade,
    TableMessage,
)
from platin.session import Session, state_to_json
from platin.teaching.shelf import Guide
from platin.text.kingdom_list import kingdom_of, write_kingdom

_log: Final = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 5.0
# Looking through everything for garbage takes half a second with hundreds of tables; there is hardly any.
_COLLECT_SECONDS: Final = 900.0
_SEED_BITS: Final = 60
# So late the alarm of a clock rings, so that the time is over by then; and who looks on for less is not counted.
_LATE: Final = 0.02
_PEEK_SECONDS: Final = 4.0
MOST_CHAT_LINES: Final = 100
_MOST_LISTED: Final = 100
# What an invitation is worth, by who sits there now.
_INVITATIONS: Final[dict[SeatKind, Literal["open", "taken", "bot"]]] = {"open": "open", "person": "taken", "bot": "bot"}
# Whoever takes a seat that somebody leaves.
_SUBSTITUTE: Final = "general"

T = TypeVar("T")


class Viewer(Protocol):
    """Somebody who looks at a table: a player's connection, or a spectator's (seat -1, no secret)."""

    seat: int
    secret: str

    def table_changed(self, passed: Sequence[GameState] = ()) -> None:
        """Hear that the table has to be shown again, and the tables that lay on the way there."""

    def rewound(self, turns: int) -> None:
        """Hear that something was taken back, so that the log has only so many turns, the last of them changed."""

    def hear(self, message: Any) -> None:
        """Get a message that is not a view."""

    def leave(self, code: int) -> None:
        """Be sent away; the client may come back."""


@dataclass(eq=False)
class OpenTable:
    """A match in memory, and who looks at it."""

    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    # Since when nobody has been connected at a seat, for seats of people.
    away_since: list[float] = field(default_factory=list)
    review: Review | None = None
    # Who looks on, and since when: somebody who only peeks is not counted.
    watchers: dict[Viewer, float] = field(default_factory=dict)
    # What was written here, as long as the table is in memory; and who gives hints.
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MOST_CHAT_LINES))
    written: int = 0
    coach: Coach | None = None
    # Rings when somebody runs out of time.
    alarm: asyncio.TimerHandle | None = None
    # The tables on the way to the first question, until it is answered: who comes first sees what bots did before.
    opening: list[GameState] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.away_since = [time.monotonic()] * len(self.match.seats)


class Hall:
    """The tables of a server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.study = Study(store, settings.learn_seconds)
        self.study.told = self._studied
        self.metrics = metrics
        self.tables: dict[str, OpenTable] = {}
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._pool = ThreadPoolExecutor(settings.workers, thread_name_prefix="table")
        self._sweeper: asyncio.Task[None] | None = None
        self.connections = 0
        self._ringing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to put away idle tables, and to study kingdoms."""
        await self.study.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Send everybody away, and wait until what is under way has been stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            async with table.lock:
                for viewer in list(table.viewers):
                    viewer.leave(1012)
        await self.study.close()
        await asyncio.to_thread(self._pool.shutdown)

    # Finding tables

    async def table(self, game: str) -> OpenTable:
        """Give a table, from memory or from the store."""
        table = self.tables.get(game)
        if table is not None:
            table.used = time.monotonic()
            return table
        loading = self._loading.get(game)
        if loading is None:
            loading = asyncio.create_task(self._load(game))
            self._loading[game] = loading
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> OpenTable:
        stored = await self.store.load(game)
        if stored is None:
            raise Refused("no_such_game")
        if stored.format != FORMAT:
            raise Refused("unreadable")
        try:
            table = OpenTable(await self.think(_restore, stored))
        except (ValueError, LookupError, TypeError, AssertionError, RuntimeError):
            # The rules or the cards have changed since: what was kept does not fit them any more.
            _log.exception("a game cannot be restored", extra={"game": game})
            raise Refused("unreadable") from None
        halt = table.match.halt
        if halt is not None:
            self.metrics.games_halted.inc()
            _log.warning(
                "a game is another one by the rules of today, and cannot be played on",
                extra={"game": game, "fitting_answers": halt.at, "answers": halt.of},
            )
        await self._want_plan(table.match)
        self._keep(table)
        return table

    def _keep(self, table: OpenTable) -> None:
        """Keep a table in memory; the one that nobody has looked at for longest makes room if need be."""
        while len(self.tables) >= self.settings.most_tables_in_memory:
            idle = [one for one in self.tables.values() if not one.viewers and not one.lock.locked()]
            if not idle:
                raise Refused("busy")
            self._put_away(min(idle, key=lambda one: one.used))
        self.tables[table.match.id] = table
        self.metrics.tables.set(len(self.tables))
        self._set_alarm(table)

    async def _want_plan(self, match: Match) -> None:
        """Have a plan for those at a table who play by one."""
        if match.wants_plan:
            spec = match.session.start.rules.spec
            await self.study.want(spec)
            match.studying = self.study.studies(spec)

    def _studied(self, spec: Spec) -> None:
        """Tell those who look on that a kingdom is not studied any more."""
        for table in self.tables.values():
            if table.match.studying and table.match.session.start.rules.spec == spec:
                table.match.studying = False
                self.tell_people(table)

    def _put_away(self, table: OpenTable) -> None:
        if self.tables.get(table.match.id) is table:
            del self.tables[table.match.id]
            self.metrics.tables.set(len(self.tables))

    async def think(self, work: Callable[..., T], *arguments: Any) -> T:
        """Carry out what takes time outside of the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    async def _sweep(self) -> None:
        """Put away tables that nobody looks at, and tell when somebody has been away for long."""
        shown: dict[str, tuple[list[tuple[bool, bool]], int]] = {}
        collected = time.monotonic()
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            now = time.monotonic()
            if now - collected > _COLLECT_SECONDS:
                gc.collect()
                collected = now
            for table in list(self.tables.values()):
                if not table.viewers and now - table.used > self.settings.idle_seconds and not table.lock.locked():
                    self._put_away(table)
                    shown.pop(table.match.id, None)
                    continue
                people = (self.presence(table), self.watching(table))
                if shown.get(table.match.id, (people[0], 0)) != people:
                    self.tell_people(table)
                shown[table.match.id] = people

    # Making tables

    async def make(self, wish: NewTable) -> TableMade:
        """Set up a new game and keep it."""
        if wish.manners.chat and self.settings.chat != ALLOWED:
            raise Refused("no_chat")
        if wish.manners.public and self.settings.lobby != ALLOWED:
            raise Refused("no_lobby")
        for asked in wish.seats:
            if asked.kind == "bot":
                content.bot(asked.bot)
        profile = await self.people.known(wish.profile)
        players = len(wish.seats)
        plan = await self.think(_prepared, wish.kingdom.strip(), players, wish.options, wish.newcomer)
        order = list(range(players))
        if wish.shuffle_seats:
            random.SystemRandom().shuffle(order)
        seats: list[Seat] = []
        keys: list[SeatKey] = []
        for at, index in enumerate(order):
            asked = wish.seats[index]
            key: SeatKey = {"seat": at, "kind": asked.kind, "name": asked.name}
            seat = Seat("bot", bot=asked.bot)
            if asked.kind == "me":
                key["secret"] = new_secret()
                # The first at this screen is the one whose browser it is.
                mine = profile if index == min(n for n, one in enumerate(wish.seats) if one.kind == "me") else ""
                seat = Seat("person", clean_name(asked.name), secret=hashed(key["secret"]), profile=mine, host=True)
            elif asked.kind == "friend":
                key["invite"] = new_secret()
                seat = Seat("open", clean_name(asked.name), invite=hashed(key["invite"]))
            seats.append(seat)
            keys.append(key)
        start = await self.think(_dealt, plan, seats)
        text = await self.think(_written, plan)
        manners = Manners.of(wish.manners, seats)
        game = await self.begin(plan.name or plan.origin, text, seats, start, manners=manners)
        return {"game": game, "seats": keys}

    async def learn(self, guide: Guide, name: str) -> TableMade:
        """Make a table for a lesson or puzzle."""
        start = await self.think(guide.start)
        seats, key = seats_for(guide, start, name)
        game = await self.begin(guide.kept, kingdom_text(start), seats, start, guide=guide)
        return {"game": game, "seats": [key]}

    async def begin(
        self,
        title: str,
        kingdom: str,
        seats: list[Seat],
        start: GameState,
        answers: list[list[int]] | None = None,
        guide: Guide | None = None,
        manners: Manners | None = None,
        terms: Terms = USUAL,
        besides: Callable[[str], Sequence[Part]] = lambda _: (),
    ) -> str:
        """Begin a game, perhaps after some answers that were given elsewhere, and keep it.

        `besides` gives what else is to be kept with it, by its id.
        """
        game = new_secret()
        agreed = manners or Manners()
        if any(seat.masters for seat in seats):
            # A plan that is there already is played from the first turn on.
            await self.study.want(start.rules.spec)
        match, stored = await self.think(
            _begun, game, title, kingdom, seats, start, answers or [], guide, agreed, terms
        )
        match.studying = match.wants_plan and self.study.studies(start.rules.spec)
        parts = [*played(game, seats, stored.made), *ended(game, await self.think(results_of, match)), *besides(game)]
        self._keep(OpenTable(match, opening=match.take_passed()))
        try:
            await self.store.add_game(stored, parts)
        except StoreError:
            self.tables.pop(game, None)
            raise
        self.metrics.tables_made.inc()
        _log.info("table made", extra={"game": game, "seats": [seat.kind for seat in seats]})
        return game

    async def go_on(self, game: str, wish: GoOn) -> TableMade:
        """Continue a finished game from one of its points: one person against bots."""
        content.bot(wish.bot)
        at, seat = wish.at, wish.seat
        profile = await self.people.known(wish.profile)
        table = await self.table(game)
        async with table.lock:
            match = table.match
            if not match.done:
                raise Refused("not_over")
            if seat >= len(match.seats):
                raise Refused("no_such_seat")
            answers = match.session.answers
            if at >= len(answers):
                raise Refused("no_such_point", last=len(answers) - 1)
            start = match.session.start
            secret = new_secret()
            seats = [Seat("bot", bot=wish.bot) for _ in match.seats]
            seats[seat] = Seat("person", clean_name(wish.name), secret=hashed(secret), profile=profile)
            manners = match.manners.alone()
            new = await self.begin(match.title, match.kingdom, seats, start, answers[:at], manners=manners)
        return {"game": new, "seats": [{"seat": seat, "kind": "me", "name": wish.name, "secret": secret}]}

    async def play_again(self, game: str, secret: str) -> TableMade:
        """Set up the same kingdom for the same people; who asks first makes it, the others find it made."""
        table = await self.table(game)
        async with table.lock:
            match = table.match
            me = match.seat_of(secret)
            if not match.done:
                raise Refused("not_over")
            if match.rematch is None:
                await self._follow(table, await self._rematch(match))
                for viewer in list(table.viewers):
                    self.tell_rematch(table, viewer)
            assert match.rematch is not None
            mine: SeatKey = {
                "seat": match.rematch.seats[me],
                "kind": "me",
                "name": match.seats[me].name,
                "secret": secret,
            }
            return {"game": match.rematch.game, "seats": [mine]}

    async def _rematch(self, match: Match) -> Rematch:
        """Set up the game that follows. Each seat is opened by its player's secret of this one.

        Only its hash is known here, and it is all that is needed: whoever comes late, or after a restart, has it.
        """
        players = len(match.seats)
        plan = await self.think(_prepared, match.kingdom, players, {})
        # Another one begins.
        order = tuple((at - 1) % players for at in range(players))
        seats = [Seat("bot", bot=_SUBSTITUTE) for _ in order]
        for new, old in zip(order, match.seats, strict=True):
            if old.kind == "person" and not old.gone:
                seats[new] = Seat("person", old.name, secret=old.secret, auto=old.auto.copy(), profile=old.profile)
                seats[new].host = old.host
            elif old.bot:
                seats[new] = Seat("bot", bot=old.bot)
        start = await self.think(_dealt, plan, seats)
        return Rematch(await self.begin(match.title, match.kingdom, seats, start, manners=match.manners), order)

    async def _follow(self, table: OpenTable, rematch: Rematch) -> None:
        """Keep which game follows, before anybody hears of it."""
        match = table.match
        before = match.events
        event = match.follow_with(rematch)
        try:
            await self.store.append(match.id, before, event.kind, json.dumps(event.data))
        except BaseException:
            self._throw_away(table)
            raise

    def tell_rematch(self, table: OpenTable, viewer: Viewer) -> None:
        """Tell somebody about the game that follows; a player also gets the new seat."""
        again = table.match.rematch
        if again is not None:
            seat, secret = (again.seats[viewer.seat], viewer.secret) if viewer.seat >= 0 else (-1, "")
            viewer.hear({"type": "rematch", "game": again.game, "seat": seat, "secret": secret})

    # Changing tables

    async def change(self, table: OpenTable, work: Callable[[Match], Change | None]) -> None:
        """Carry out a change at a table, store it, and show it to everybody."""
        # Whoever asked may go away meanwhile: what has begun is brought to an end all the same.
        await asyncio.shield(asyncio.ensure_future(self._change(table, work)))

    async def _change(self, table: OpenTable, work: Callable[[Match], Change | None]) -> None:
        async with table.lock:
            if self.tables.get(table.match.id) is not table:
                # It was thrown away while this waited.
                raise Refused("busy")
            if table.match.halt is not None:
                raise Refused("halted")
            table.used = time.monotonic()
            before, was_over = table.match.events, table.match.over
            try:
                began = time.perf_counter()
                event = await self.think(work, table.match)
                self.metrics.work_seconds.observe(time.perf_counter() - began)
                if event is not None:
                    match, over = table.match, table.match.over
                    besides = sat_down(match.id, event, datetime.now(UTC))
                    if over:
                        besides += ended(match.id, await self.think(results_of, match))
                    await self.store.append(
                        match.id, before, event.kind, json.dumps(event.data), over=over, besides=besides
                    )
                    if over and not was_over:
                        self._note_end(match)
            except Refused:
                raise
            except BaseException:
                self._throw_away(table)
                raise
            if event is not None and event.kind == "undo":
                turns = len(frames.turn_starts(table.match.session.state.log or []))
                for viewer in table.viewers:
                    viewer.rewound(turns)
            passed = table.match.take_passed()
            table.opening = []
            for viewer in table.viewers:
                viewer.table_changed(passed)
            self._set_alarm(table)

    def _set_alarm(self, table: OpenTable) -> None:
        """Let it ring when whoever is thinking has run out of time."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        match = table.match
        clock = match.clock
        if clock is not None and clock.running >= 0 and not match.done:
            left = clock.remaining(clock.running, match.time()) / 1000
            table.alarm = asyncio.get_running_loop().call_later(left + _LATE, self._ring, table)

    def _ring(self, table: OpenTable) -> None:
        self._ringing.add(task := asyncio.create_task(self._time_out(table)))
        task.add_done_callback(self._ringing.discard)

    async def _time_out(self, table: OpenTable) -> None:
        """End the game for whoever has run out of time, unless an answer came first."""
        try:
            await self.change(table, lambda match: match.time_out(_SUBSTITUTE))
        except (Refused, StoreError):
            # Somebody has answered, the table is gone, or it could not be kept: whoever opens it hears it ring again.
            _log.debug("nobody has run out of time", extra={"game": table.match.id})

    def _note_end(self, match: Match) -> None:
        self.metrics.games_finished.inc()
        _log.info("game over", extra={"game": match.id, "answers": len(match.session.answers)})

    def _throw_away(self, table: OpenTable) -> None:
        """Forget a table that may not be what was stored; clients come back to what was."""
        self._put_away(table)
        for viewer in list(table.viewers):
            viewer.leave(1013)

    async def claim(self, game: str, wish: Claim) -> tuple[int, str]:
        """Let a friend take a seat; the secret is told only now."""
        profile = await self.people.known(wish.profile)
        table = await self.table(game)
        secret = new_secret()
        taken: list[int] = []

        def sit_down(match: Match) -> Change:
            seat, event = match.claim(wish.invite, clean_name(wish.name), hashed(secret), profile)
            taken.append(seat)
            return event

        await self.change(table, sit_down)
        return taken[0], secret

    # Those who come back

    async def adopt(self, profile: Profile, game: str, secret: str) -> bool:
        """Note whose game it is at the seat that a secret opens; tell whether that is somebody's now.

        A game that cannot be found or opened any more, or whose seat is somebody's already, is left alone.
        """
        try:
            table = await self.table(game)
            await self.change(table, lambda match: match.adopt(match.seat_of(secret), profile.id))
        except Refused as refused:
            if refused.code == "busy":
                raise
            return False
        return True

    async def settle(self, game: str) -> None:
        """Write down how a game ended, which should have been done with its end."""
        table = await self.table(game)
        await self.store.write(*ended(game, await self.think(results_of, table.match)))

    async def forget(self, profile: Profile) -> None:
        """Delete all that is kept of somebody. Tables in memory are put away: they know who sat there."""
        # In one order, so that two who have played together can leave at once.
        games = sorted(await self.people.games(profile))
        for loading in [task for game, task in self._loading.items() if game in games]:
            await asyncio.wait([loading])
        async with AsyncExitStack() as stack:
            tables = [self.tables[game] for game in games if game in self.tables]
            for table in tables:
                await stack.enter_async_context(table.lock)
            try:
                await self.people.forget(profile, games)
            finally:
                for table in tables:
                    self._throw_away(table)

    async def invitation(self, game: str, invite: str) -> InvitationView:
        """Tell what an invitation is worth now. Who has the link of a table may watch it anyway."""
        match = (await self.table(game)).match
        known: InvitationView = {
            "state": "void",
            "seat": -1,
            "name": "",
            "over": match.done,
            "manners": match.manners.view(),
        }
        for at, seat in enumerate(match.seats):
            if seat.invited(invite):
                return {**known, "state": _INVITATIONS[seat.kind], "seat": at, "name": seat.name}
        return known

    async def sit(self, game: str, name: str) -> tuple[int, str]:
        """Let somebody take a free seat of a public table; the secret is told only now."""
        table = await self.table(game)
        secret = new_secret()
        taken: list[int] = []

        def sit_down(match: Match) -> Change:
            seat, event = match.sit(clean_name(name), hashed(secret))
            taken.append(seat)
            return event

        await self.change(table, sit_down)
        return taken[0], secret

    def lobby(self, lang: str) -> Lobby:
        """List the public tables at which somebody sits just now, those with a free seat first."""
        if self.settings.lobby != ALLOWED:
            raise Refused("no_lobby")
        found = [
            lobby_table(table.match, lang, self.watching(table))
            for table in self.tables.values()
            if table.match.manners.public and not table.match.done and any(viewer.seat >= 0 for viewer in table.viewers)
        ]
        found.sort(key=lambda one: (not any(seat["free"] for seat in one["seats"]), one["turn"]))
        return {"tables": found[:_MOST_LISTED]}

    async def hint(self, table: OpenTable, seat: int, question: int, lang: str, coach: bool = False) -> HintMessage:
        """Ask a bot what to answer, or the coach, who takes a moment longer."""
        async with table.lock:
            table.coach = table.coach or AllRounder()
            return await self.think(coach_hint if coach else hint_for, table.match, seat, question, lang, table.coach)

    def write(self, table: OpenTable, seat: int, text: str) -> None:
        """Pass on what somebody writes, where that was agreed."""
        if not table.match.manners.chat or self.settings.chat != ALLOWED:
            raise Refused("no_chat")
        clean = clean_name(text)
        if not clean:
            raise Refused("nothing_written")
        table.written += 1
        line: ChatLine = {"n": table.written, "seat": seat, "text": clean}
        table.chat.append(line)
        for viewer in list(table.viewers):
            viewer.hear({"type": "chat", "lines": [line]})

    async def resign(self, table: OpenTable, secret: str) -> None:
        """Let somebody give up."""
        await self.change(table, lambda match: match.resign(match.seat_of(secret), _SUBSTITUTE))

    async def knows(self, game: str) -> bool:
        """Tell whether there is a game."""
        return game in self.tables or await self.store.knows(game)

    async def hand_over(self, table: OpenTable, me: int, seat: int) -> None:
        """Let a bot take one's own seat, or that of somebody who has been away for long."""
        if seat >= len(table.match.seats):
            raise Refused("no_such_seat")
        if seat != me and not self.presence(table)[seat][1]:
            raise Refused("not_now")
        await self.change(table, lambda match: match.hand_over(seat, _SUBSTITUTE))

    # Looking at tables

    def presence(self, table: OpenTable) -> list[tuple[bool, bool]]:
        """Tell of each seat whether somebody is connected there, and whether a bot may take it."""
        here = {viewer.seat for viewer in table.viewers}
        now = time.monotonic()
        found = []
        for i, seat in enumerate(table.match.seats):
            if seat.kind == "bot":
                found.append((True, False))
            else:
                long = now - table.away_since[i] > self.settings.away_seconds
                found.append((i in here, i not in here and long and not table.match.done))
        return found

    def watching(self, table: OpenTable) -> int:
        """Count those who look on, but for who has only just come."""
        now = time.monotonic()
        return len([since for since in table.watchers.values() if now - since > _PEEK_SECONDS])

    def enter(self, table: OpenTable, viewer: Viewer) -> None:
        """Let somebody look at a table."""
        table.viewers.add(viewer)
        if viewer.seat < 0:
            table.watchers[viewer] = time.monotonic()
        if table.chat:
            viewer.hear({"type": "chat", "lines": list(table.chat)})
        table.used = time.monotonic()
        self.tell_people(table, but=viewer)

    def leave(self, table: OpenTable, viewer: Viewer) -> None:
        """Note that somebody looks no longer."""
        table.viewers.discard(viewer)
        table.watchers.pop(viewer, None)
        table.used = time.monotonic()
        if viewer.seat >= 0 and not any(other.seat == viewer.seat for other in table.viewers):
            table.away_since[viewer.seat] = time.monotonic()
        self.tell_people(table)

    def tell_people(self, table: OpenTable, but: Viewer | None = None) -> None:
        """Tell everybody at a table who is there now."""
        for viewer in table.viewers:
            if viewer is not but:
                viewer.table_changed()

    async def reviewed(self, game: str) -> tuple[OpenTable, Review]:
        """Give a finished game to look back at."""
        table = await self.table(game)
        async with table.lock:
            if not table.match.done:
                raise Refused("not_over")
            if table.review is None:
                match = table.match
                table.review = await self.think(Review, match.session, match.halt, match.seats)
            return table, table.review

    def present(self, match: Match) -> Present:
        """Give what shows a point of a finished game, with the people of its table."""
        nobody = [(True, False)] * len(match.seats)

        def show(session: Session, seat: int, lang: str, known_turns: int) -> TableMessage:
            then = Match(match.id, match.title, match.kingdom, match.seats, session, match.manners)
            return presenter.step_message(then, seat, lang, known_turns, nobody)

        return show


# From here on: what takes time, and runs outside of the event loop


def _prepared(kingdom: str, players: int, options: dict[str, bool], newcomer: bool = False) -> Plan:
    assert 2 <= players <= MOST_SEATS
    wanted = kingdom or content.good_kingdom(players, secrets.randbits(_SEED_BITS), newcomer)
    return prepare(wanted, players, seed=secrets.randbits(30), options=options)


def _written(plan: Plan) -> str:
    return write_kingdom(kingdom_of(plan.spec), "en")


def _dealt(plan: Plan, seats: list[Seat]) -> GameState:
    """Deal a game in which people, but no bots, can look at their last purchase before Clean-up."""
    stops = sum(1 << at for at, seat in enumerate(seats) if seat.kind != "bot")
    return deal(lay_out(LIBRARY, plan.spec), secrets.randbits(_SEED_BITS), True, stops)


def _begun(
    game: str,
    title: str,
    kingdom: str,
    seats: list[Seat],
    start: GameState,
    answers: list[list[int]],
    guide: Guide | None,
    manners: Manners,
    terms: Terms,
) -> tuple[Match, StoredGame]:
    """Begin a game, and write down what is to be kept of it."""
    match = Match.begin(game, title, kingdom, seats, start, answers, guide, manners, terms)
    kept_seats = json.dumps([seat.to_json() for seat in seats])
    event = match.start()
    now = datetime.now(UTC)
    return match, StoredGame(
        id=game,
        made=now,
        format=FORMAT,
        title=title,
        kingdom=kingdom,
        start=json.dumps(state_to_json(start)),
        seats=kept_seats,
        terms=json.dumps(terms.to_json()),
        manners=json.dumps(manners.to_json()),
        over=now if match.over else None,
        events=(StoredEvent(0, event.kind, json.dumps(event.data), now),),
    )


def _restore(stored: StoredGame) -> Match:
    events = [Change(event.kind, json.loads(event.data)) for event in stored.events]
    seats, start, manners = json.loads(stored.seats), json.loads(stored.start), json.loads(stored.manners)
    over, terms = stored.over is not None, Terms.from_json(json.loads(stored.terms))
    return Match.restore(stored.id, stored.title, stored.kingdom, seats, start, events, over, manners, terms)
