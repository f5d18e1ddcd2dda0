"""What Alembic runs: the migrations, on the connection that it is given, in the transaction of that connection."""

from alembic import context

from platin.server.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    # SQLite cannot alter most of a table: Alembic copies it instead. It can undo the making of tables, though.
    render_as_batch=connection.dialect.name == "sqlite",
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
