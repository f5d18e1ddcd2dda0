"""The kingdom of the day: the same cards and shuffles for everybody, one try that counts, and a table of the results.

Kingdom and seed of a day are drawn when somebody first asks for it, and kept: nobody can know them before, and a later
version of the program does not change them. Days are those of UTC.
"""

import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from sqlalchemy import Connection, func, insert, select

from platin.cards import LIBRARY
from platin.engine.setup import deal, lay_out
from platin.engine.state import GameState
from platin.kingdom import prepare
from platin.server import content
from platin.server.hall import Hall
from platin.server.manners import Manners
from platin.server.match import Refused
from platin.server.people import Profile
from platin.server.seating import Seat, hashed, new_secret
from platin.server.store import Part, Taken
from platin.server.tables import DAYS, GAMES, PLAYS, PROFILES, TRIES
from platin.server.terms import Terms
from platin.server.wire import DailyLine, DailyResult, DailyView, KingdomView, Lang, TableMade
from platin.text.kingdom_list import kingdom_of, write_kingdom

BOT: Final = "general"
# The person begins, on every day.
_PERSON: Final = 0
_SEED_BITS: Final = 60
# How many lines of a day's table are shown; one's own is shown in any case.
_MOST_LINES: Final = 100

_ADD: Final = insert(DAYS)
_TRY: Final = insert(TRIES)


def today() -> str:
    """Give the day that it is."""
    return datetime.now(UTC).date().isoformat()


@dataclass(frozen=True, slots=True)
class Day:
    """The game of a day."""

    day: str
    title: str
    kingdom: str
    # As text: databases have no whole numbers that are long enough.
    seed: str


@dataclass(frozen=True, slots=True)
class _Try:
    """A try that counts, with how it ended if it has."""

    profile: str
    nickname: str
    tag: str
    game: str
    outcome: str | None
    points: int | None
    margin: int | None
    turns: int | None

    @property
    def counts(self) -> bool:
        """Whether it was played to its end."""
        return self.outcome is not None and self.outcome != "left"


class Days:
    """The days of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def find(self, day: str) -> Day:
        """Give a day: any from the first on which somebody came until today."""
        query = select(DAYS).where(DAYS.c.day == day)
        found = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if found is not None:
            return Day(**found._asdict())
        with suppress(ValueError):
            if await self.first() <= date.fromisoformat(day).isoformat() <= today():
                made = await self.hall.think(_drawn, day)
                # Somebody else may have been quicker: what is kept counts.
                with suppress(Taken):
                    row = {"day": day, "title": made.title, "kingdom": made.kingdom, "seed": made.seed}
                    await self.store.write((_ADD, [row]))
                return await self.find(day)
        raise Refused("no_such_day")

    async def first(self) -> str:
        """Give the first day that this server has."""
        query = select(func.min(DAYS.c.day))
        kept = await self.store.read(lambda connection: connection.execute(query).scalar())
        return min(kept, today()) if kept is not None else today()

    async def begin(self, profile: Profile, day: str) -> TableMade:
        """Begin the game of a day: today's first one counts, and has to be over before others are begun."""
        found = await self.find(day)
        ranked = day == today()
        if ranked:
            mine = await self._try_of(profile, day)
            if mine is not None and mine.outcome is None:
                raise Refused("day_running")
            ranked = mine is None
        secret = new_secret()
        seats = [Seat("bot", bot=BOT), Seat("bot", bot=BOT)]
        seats[_PERSON] = Seat("person", profile.nickname, secret=hashed(secret), profile=profile.id)
        start = await self.hall.think(_dealt, found)

        def besides(game: str) -> list[Part]:
            return [(_TRY, [{"day": day, "profile": profile.id, "game": game}])] if ranked else []

        try:
            game = await self.hall.begin(
                found.title,
                found.kingdom,
                seats,
                start,
                # What is compared is played without advice.
                manners=Manners(hints=not ranked),
                terms=Terms(day, ranked),
                besides=besides,
            )
        except Taken:
            # Begun in another tab at the same moment.
            raise Refused("day_running") from None
        return {
            "game": game,
            "seats": [{"seat": _PERSON, "kind": "me", "name": profile.nickname, "secret": secret}],
        }

    async def view(self, day: str, profile: Profile | None, lang: Lang) -> DailyView:
        """Give a day with its results, as somebody may see them, and what this one has reached on other days."""
        found = await self.find(day)
        tries = await self._tries(day)
        mine = next((one for one in tries if profile is not None and one.profile == profile.id), None)
        # Who has not played yet must not be able to look at the cards of the others.
        open_games = day != today() or (mine is not None and mine.outcome is not None)
        ranking = sorted(
            [one for one in tries if one.counts],
            key=lambda one: (-(one.margin or 0), one.turns or 0, -(one.points or 0), one.nickname, one.tag),
        )
        lines: list[DailyLine] = []
        for one in ranking:
            # Equal results have the same place.
            same = lines and (lines[-1]["margin"], lines[-1]["turns"], lines[-1]["points"]) == (
                one.margin,
                one.turns,
                one.points,
            )
            lines.append(
                DailyLine(
                    place=lines[-1]["place"] if same else len(lines) + 1,
                    nickname=one.nickname,
                    tag=one.tag,
                    points=one.points or 0,
                    margin=one.margin or 0,
                    turns=one.turns or 0,
                    mine=one is mine,
                    game=one.game if open_games or one is mine else "",
                )
            )
        return DailyView(
            day=day,
            today=today(),
            first=await self.first(),
            kingdom=await self.hall.think(_shown, found, lang),
            bot=content.bot(BOT).name(lang),
            state="none" if mine is None else "running" if mine.outcome is None else "over",
            game=mine.game if mine is not None else "",
            lines=[line for n, line in enumerate(lines) if n < _MOST_LINES or line["mine"]],
            tries=len(tries),
            results=await self._results(profile) if profile is not None else {},
        )

    async def _try_of(self, profile: Profile, day: str) -> _Try | None:
        return next((one for one in await self._tries(day) if one.profile == profile.id), None)

    async def _tries(self, day: str) -> list[_Try]:
        query = (
            select(
                TRIES.c.profile,
                PROFILES.c.nickname,
                PROFILES.c.tag,
                TRIES.c.game,
                PLAYS.c.outcome,
                PLAYS.c.points,
                PLAYS.c.margin,
                PLAYS.c.turns,
                GAMES.c.over,
            )
            .join(PROFILES, PROFILES.c.id == TRIES.c.profile)
            .join(GAMES, GAMES.c.id == TRIES.c.game)
            .join(PLAYS, (PLAYS.c.game == TRIES.c.game) & (PLAYS.c.profile == TRIES.c.profile))
            .where(TRIES.c.day == day)
        )

        def read(connection: Connection) -> tuple[list[_Try], list[str]]:
            rows = connection.execute(query).all()
            unsettled = [row.game for row in rows if row.outcome is None and row.over is not None]
            return [_Try(*row[:-1]) for row in rows], unsettled

        tries, unsettled = await self.store.read(read)
        if not unsettled:
            return tries
        for game in unsettled:
            with suppress(Refused):
                await self.hall.settle(game)
        return (await self.store.read(read))[0]

    async def _results(self, profile: Profile) -> dict[str, DailyResult]:
        """Give what somebody has reached on which day."""
        query = (
            select(TRIES.c.day, PLAYS.c.outcome, PLAYS.c.margin)
            .join(PLAYS, (PLAYS.c.game == TRIES.c.game) & (PLAYS.c.profile == TRIES.c.profile))
            .where(TRIES.c.profile == profile.id, PLAYS.c.outcome.is_not(None))
        )
        return await self.store.read(
            lambda connection: {
                day: DailyResult(outcome=outcome, margin=margin) for day, outcome, margin in connection.execute(query)
            }
        )


# What takes time, and runs outside of the event loop


def _drawn(day: str) -> Day:
    name = content.good_kingdom(2, secrets.randbits(_SEED_BITS))
    plan = prepare(name, 2, seed=secrets.randbits(30))
    return Day(day, plan.name, write_kingdom(kingdom_of(plan.spec), "en"), str(secrets.randbits(_SEED_BITS)))


def _dealt(day: Day) -> GameState:
    return deal(lay_out(LIBRARY, prepare(day.kingdom, 2).spec), int(day.seed), True, 1 << _PERSON)


def _shown(day: Day, lang: Lang) -> KingdomView:
    return content.show_kingdom(day.kingdom, day.title, lang)
