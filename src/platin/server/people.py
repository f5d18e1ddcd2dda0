"""Those who come back: profiles, their games and favourites, in the database.

A profile is known by the hash of a secret that only its browser has, as seats are. What is said here of a game's end
is written with that end; where it is missing all the same, `unsettled` finds it, and it is made of the game again.
"""

import json
import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from platin.server.match import Change, Refused, reseat
from platin.server.results import Result
from platin.server.seating import Seat, clean_name, hashed, new_secret
from platin.server.store import Part, Store, Taken
from platin.server.tables import EVENTS, FAVOURITES, GAMES, PLAYS, PROFILES, TRIES
from platin.server.terms import Terms

# The letters of a tag: none that is taken for another.
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_TAG: Final = 4
# How many kingdoms somebody can like.
MOST_FAVOURITES: Final = 200
# Events that change who sits where, and say a name or a hash.
_SEATED: Final = ("claim", "adopt", "bot")
# Databases take only so many values at once.
_AT_ONCE: Final = 500

_ADD: Final = insert(PROFILES)
_RENAME: Final = (
    update(PROFILES)
    .where(PROFILES.c.id == bindparam("who"))
    .values(nickname=bindparam("new_name", type_=PROFILES.c.nickname.type))
)
_PLAY: Final = insert(PLAYS)
_END: Final = (
    update(PLAYS)
    .where(PLAYS.c.game == bindparam("ended_game"), PLAYS.c.seat == bindparam("ended_seat"))
    .values(
        {
            name: bindparam(f"new_{name}", type_=PLAYS.c[name].type)
            for name in ("outcome", "points", "margin", "turns", "facts")
        }
    )
)
_LIKE: Final = insert(FAVOURITES)
_DISLIKE: Final = delete(FAVOURITES).where(
    FAVOURITES.c.profile == bindparam("who"), FAVOURITES.c.kingdom == bindparam("what")
)
_RESEAT: Final = (
    update(GAMES).where(GAMES.c.id == bindparam("which")).values(seats=bindparam("new_seats", type_=GAMES.c.seats.type))
)
_REWRITE: Final = (
    update(EVENTS)
    .where(EVENTS.c.game == bindparam("which"), EVENTS.c.seq == bindparam("number"))
    .values(data=bindparam("new_data", type_=EVENTS.c.data.type))
)
_FORGET: Final = [
    delete(table).where(table.c[name] == bindparam("who"))
    for table, name in ((TRIES, "profile"), (FAVOURITES, "profile"), (PLAYS, "profile"), (PROFILES, "id"))
]


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who comes back. Nobody but the server sees the id."""

    id: str
    nickname: str
    tag: str
    made: datetime


@dataclass(frozen=True, slots=True)
class Play:
    """A game of somebody, with how it ended if it has."""

    game: str
    seat: int
    made: datetime
    over: datetime | None
    title: str
    kingdom: str
    seats: list[Seat]
    terms: Terms
    outcome: str | None
    points: int | None
    margin: int | None
    turns: int | None
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Favourite:
    """A kingdom that somebody likes."""

    kingdom: str
    title: str


def played(game: str, seats: Sequence[Seat], at: datetime) -> list[Part]:
    """Give what is to be kept with a new game of those who keep their games."""
    rows = [_play_row(game, n, seat.profile, at) for n, seat in enumerate(seats) if seat.profile]
    return [(_PLAY, rows)]


def sat_down(game: str, event: Change, at: datetime) -> list[Part]:
    """Give what is to be kept with an event by which a seat becomes somebody's."""
    profile = event.data.get("profile", "") if event.kind in ("claim", "adopt") else ""
    return [(_PLAY, [_play_row(game, event.data["seat"], profile, at)])] if profile else []


def _play_row(game: str, seat: int, profile: str, at: datetime) -> dict[str, Any]:
    return {"game": game, "seat": seat, "profile": profile, "made": at}


def ended(game: str, results: Iterable[Result]) -> list[Part]:
    """Give what is to be kept with the end of a game. Done again it changes nothing."""
    rows = [
        {
            "ended_game": game,
            "ended_seat": one.seat,
            "new_outcome": one.outcome,
            "new_points": one.points,
            "new_margin": one.margin,
            "new_turns": one.turns,
            "new_facts": json.dumps(one.facts),
        }
        for one in results
    ]
    return [(_END, rows)]


class People:
    """The profiles of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, nickname: str) -> tuple[str, Profile]:
        """Make a profile; its secret is told only now."""
        secret = new_secret()
        tag = "".join(secrets.choice(_LETTERS) for _ in range(_TAG))
        profile = Profile(hashed(secret), clean_name(nickname), tag, datetime.now(UTC))
        await self.store.write(
            (_ADD, [{"id": profile.id, "nickname": profile.nickname, "tag": tag, "made": profile.made}])
        )
        return secret, profile

    async def find(self, secret: str) -> Profile:
        """Give the profile that a secret opens."""
        query = select(PROFILES).where(PROFILES.c.id == hashed(secret))
        found = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if found is None:
            raise Refused("no_such_profile")
        return Profile(**found._asdict())

    async def known(self, secret: str | None) -> str:
        """Give the id of the profile that a secret opens; "" if there is no secret."""
        return (await self.find(secret)).id if secret is not None else ""

    async def rename(self, profile: Profile, nickname: str) -> None:
        """Call somebody otherwise from now on. Games that have begun keep the name that they began with."""
        await self.store.write((_RENAME, [{"who": profile.id, "new_name": clean_name(nickname)}]))

    # Games

    async def count(self, profile: Profile) -> int:
        """Tell how many games somebody has."""
        query = select(func.count()).select_from(PLAYS).where(PLAYS.c.profile == profile.id)
        return await self.store.read(lambda connection: connection.execute(query).scalar_one())

    async def plays(self, profile: Profile, first: int = 0, most: int | None = None) -> list[Play]:
        """Give games of somebody, the newest first."""
        query = (
            select(PLAYS, GAMES.c.over, GAMES.c.title, GAMES.c.kingdom, GAMES.c.seats, GAMES.c.terms)
            .join(GAMES, GAMES.c.id == PLAYS.c.game)
            .where(PLAYS.c.profile == profile.id)
            .order_by(PLAYS.c.made.desc(), PLAYS.c.game)
            .offset(first)
            .limit(most)
        )

        def read(connection: Connection) -> list[Play]:
            rows = connection.execute(query).all()
            events = _seating(connection, [row.game for row in rows])
            return [_play(row, events[row.game]) for row in rows]

        return await self.store.read(read)

    async def unsettled(self, profile: Profile) -> list[str]:
        """Give games of somebody that are over although nothing is said of how they ended."""
        query = (
            select(PLAYS.c.game)
            .join(GAMES, GAMES.c.id == PLAYS.c.game)
            .where(PLAYS.c.profile == profile.id, PLAYS.c.outcome.is_(None), GAMES.c.over.is_not(None))
        )
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def finished(self, profile: Profile) -> list[Play]:
        """Give all games of somebody that are over."""
        return [play for play in await self.plays(profile) if play.outcome is not None]

    # Favourites

    async def favourites(self, profile: Profile) -> list[Favourite]:
        """Give the kingdoms that somebody likes, the newest first."""
        query = (
            select(FAVOURITES.c.kingdom, FAVOURITES.c.title)
            .where(FAVOURITES.c.profile == profile.id)
            .order_by(FAVOURITES.c.made.desc())
        )
        return await self.store.read(lambda connection: [Favourite(*row) for row in connection.execute(query)])

    async def like(self, profile: Profile, favourite: Favourite, wanted: bool) -> None:
        """Note that somebody likes a kingdom, or does not any more."""
        if not wanted:
            await self.store.write((_DISLIKE, [{"who": profile.id, "what": favourite.kingdom}]))
            return
        before = await self.favourites(profile)
        if any(one.kingdom == favourite.kingdom for one in before):
            return
        if len(before) >= MOST_FAVOURITES:
            raise Refused("too_many_favourites", most=MOST_FAVOURITES)
        row = {"profile": profile.id, "kingdom": favourite.kingdom, "title": favourite.title, "made": datetime.now(UTC)}
        # Another tab may be quicker.
        with suppress(Taken):
            await self.store.write((_LIKE, [row]))

    # Deleting

    async def forget(self, profile: Profile, games: list[str]) -> None:
        """Delete a profile with all that is kept of it, and its name and secrets in these games."""

        def read(connection: Connection) -> list[Part]:
            return [*_scrubbed(connection, profile.id, games), *[(one, [{"who": profile.id}]) for one in _FORGET]]

        await self.store.write(*await self.store.read(read))

    async def games(self, profile: Profile) -> list[str]:
        """Give the ids of all games of somebody."""
        query = select(PLAYS.c.game).where(PLAYS.c.profile == profile.id).distinct()
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))


def _seating(connection: Connection, games: list[str]) -> dict[str, list[tuple[int, Change]]]:
    """Give the events of games that change who sits where, with their numbers."""
    found: dict[str, list[tuple[int, Change]]] = defaultdict(list)
    for at in range(0, len(games), _AT_ONCE):
        query = (
            select(EVENTS.c.game, EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.data)
            .where(EVENTS.c.game.in_(games[at : at + _AT_ONCE]), EVENTS.c.kind.in_(_SEATED))
            .order_by(EVENTS.c.game, EVENTS.c.seq)
        )
        for game, seq, kind, data in connection.execute(query):
            found[game].append((seq, Change(kind, json.loads(data))))
    return found


def _play(row: Row[Any], events: list[tuple[int, Change]]) -> Play:
    seats = [Seat.from_json(seat) for seat in json.loads(row.seats)]
    for _, event in events:
        reseat(seats, event)
    return Play(
        game=row.game,
        seat=row.seat,
        made=row.made,
        over=row.over,
        title=row.title,
        kingdom=row.kingdom,
        seats=seats,
        terms=Terms.from_json(json.loads(row.terms)),
        outcome=row.outcome,
        points=row.points,
        margin=row.margin,
        turns=row.turns,
        facts=json.loads(row.facts) if row.facts is not None else {},
    )


def _scrubbed(connection: Connection, profile: str, games: list[str]) -> list[Part]:
    """Give what takes somebody's name and secrets out of all that is kept of games."""
    reseated: list[dict[str, Any]] = []
    rewritten: list[dict[str, Any]] = []
    events = _seating(connection, games)
    for at in range(0, len(games), _AT_ONCE):
        query = select(GAMES.c.id, GAMES.c.seats).where(GAMES.c.id.in_(games[at : at + _AT_ONCE]))
        for game, text in connection.execute(query):
            seats = json.loads(text)
            begun = [Seat.from_json(seat) for seat in seats]
            for _, event in events[game]:
                reseat(begun, event)
            mine = [n for n, seat in enumerate(begun) if seat.profile == profile]
            for n in mine:
                seats[n] |= {"name": "", "secret": "", "profile": "", "gone": True}
            reseated.append({"which": game, "new_seats": json.dumps(seats)})
            for seq, event in events[game]:
                if event.kind in ("claim", "adopt") and event.data["seat"] in mine:
                    data = event.data | {"name": "", "secret": "", "profile": "", "gone": True}
                    rewritten.append({"which": game, "number": seq, "new_data": json.dumps(data)})
    return [(_RESEAT, reseated), (_REWRITE, rewritten)]
