"""How people play with each other at a table: games from before have agreed on nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("manners", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Drop the column. In place: SQLite would delete all events with a table that is made anew."""
    op.drop_column("games", "manners")
