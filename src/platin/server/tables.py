"""The tables of the database: games, and what happened in each of them. The migrations make them."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Column,
    DateTime,
    Dialect,
    ForeignKey,
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
