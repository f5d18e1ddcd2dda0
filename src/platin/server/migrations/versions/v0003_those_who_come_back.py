"""Profiles with their games and favourites, the kingdom of the day, and what is agreed at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; what is agreed at the tables of old is nothing."""
    op.add_column("games", sa.Column("terms", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("tag", sa.String(4), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_profiles"),
    )
    op.create_table(
        "plays",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.String(10)),
        sa.Column("points", sa.Integer()),
        sa.Column("margin", sa.Integer()),
        sa.Column("turns", sa.Integer()),
        sa.Column("facts", sa.Text()),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_plays"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_plays_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_plays_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_plays_profile_made", "plays", ["profile", "made"])
    op.create_table(
        "favourites",
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("kingdom", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("profile", "kingdom", name="pk_favourites"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_favourites_profile", ondelete="CASCADE"),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("kingdom", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_days"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("day", "profile", name="pk_tries"),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name="fk_tries_day"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_tries_profile", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_tries_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop the tables, and with them who has played what."""
    for table in ("tries", "days", "favourites", "plays", "profiles"):
        op.drop_table(table)
    op.drop_column("games", "terms")
