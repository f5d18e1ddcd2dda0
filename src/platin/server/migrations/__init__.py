"""The versions of the database, and the way from each to the next. `platin.server.database` runs them."""
