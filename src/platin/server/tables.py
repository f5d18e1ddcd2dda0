"""The tables of the database: games, what happened in each of them, and who plays. The migrations make them."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
)

MOST_ID: Final = 40
MOST_KIND: Final = 20
# A hash of a secret, in hexadecimal digits; a day as 2026-01-31; a nickname.
_HASH: Final = 64
_DAY: Final = 10
_NAME: Final = 24


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC, also in databases that know no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("expected a time with a time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        assert isinstance(value, datetime)
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# Names by rule, so that later migrations can name what they change on every database.
METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(MOST_ID), primary_key=True),
    Column("made", UtcTime, nullable=False),
    # When the game ended; empty while it goes on.
    Column("over", UtcTime),
    # The version of what is in `start`, `seats` and the events.
    Column("format", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("kingdom", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("seats", Text, nullable=False),
    # What is agreed at the table besides the rules of the game: see `terms`.
    Column("terms", Text, nullable=False, server_default="{}"),
    # How people play with each other; games from before there was anything to agree have the usual manners.
    Column("manners", Text, nullable=False, server_default="{}"),
)

# The key is the order of the events: two with the same number cannot both be kept.
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("game", String(MOST_ID), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("kind", String(MOST_KIND), nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
    # SQLite keeps the rows in the order of the key then: a game's events lie together.
    sqlite_with_rowid=False,
)

# Somebody who comes back, known by the hash of a secret that only the browser has. Nicknames need not be different:
# the tag tells two of one name apart.
PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("id", String(_HASH), primary_key=True),
    Column("nickname", String(_NAME), nullable=False),
    Column("tag", String(4), nullable=False),
    Column("made", UtcTime, nullable=False),
)

# Which seat of which game is whose; and how the game ended there, once it has.
PLAYS: Final = Table(
    "plays",
    METADATA,
    Column("game", String(MOST_ID), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("profile", String(_HASH), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("made", UtcTime, nullable=False),
    # "won", "shared", "lost", or "left" if a bot has taken the seat; empty while the game goes on.
    Column("outcome", String(10)),
    Column("points", Integer),
    # By how many points the best of the others was beaten.
    Column("margin", Integer),
    Column("turns", Integer),
    # The rest of what statistics are made of, as JSON: see `results`.
    Column("facts", Text),
    PrimaryKeyConstraint("game", "seat"),
    Index("ix_plays_profile_made", "profile", "made"),
)

# Kingdoms that somebody likes, as lists in English.
FAVOURITES: Final = Table(
    "favourites",
    METADATA,
    Column("profile", String(_HASH), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("kingdom", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("made", UtcTime, nullable=False),
    PrimaryKeyConstraint("profile", "kingdom"),
)

# The kingdom of each day, and the seed of its shuffles, which nobody is told.
DAYS: Final = Table(
    "days",
    METADATA,
    Column("day", String(_DAY), primary_key=True),
    Column("title", Text, nullable=False),
    Column("kingdom", Text, nullable=False),
    Column("seed", String(20), nullable=False),
)

# The one try of a day that counts. The key is the rule: there cannot be two.
TRIES: Final = Table(
    "tries",
    METADATA,
    Column("day", String(_DAY), ForeignKey("days.day"), nullable=False),
    Column("profile", String(_HASH), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(MOST_ID), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("day", "profile"),
)

# Plans that were learnt for a table: see `platin.mind.shelf`. The key is made of the table; what was found is JSON.
PLANS: Final = Table(
    "plans",
    METADATA,
    Column("key", String(_HASH), primary_key=True),
    Column("made", UtcTime, nullable=False),
    Column("layout", Text, nullable=False),
    Column("strategy", Text, nullable=False),
    Column("found", Text, nullable=False),
)

# What the coach has said of a finished game, for each seat that somebody asked about: see `platin.mind.coach`.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("game", String(MOST_ID), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)
