"""Where tables are kept: an append-only log of events, the same on SQLite and PostgreSQL."""
