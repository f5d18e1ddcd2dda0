"""One module a version of the database. Never change one that was released: add another."""
