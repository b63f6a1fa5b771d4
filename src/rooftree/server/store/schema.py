"""The tables of the database. `migrations/` creates them; a test holds the two against each other."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA = MetaData(naming_convention=NAMES)

# What every table has come to so far, for the lobby: a cache of the log.
tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("ruleset", String(40), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seats_free", Integer, nullable=False),
    Column("host_name", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("seconds", Integer, nullable=True),
    Column("opened_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("due_at", Float, nullable=True, index=True),  # when the server must look at it, whoever watches
    Column("brief", Text, nullable=True),  # JSON for those who sit there; tables of former days have none yet
    Index("ix_tables_lobby", "is_public", "status", "changed_at"),
)

# The truth: what happened, in order. A version exists once, and so does a command of one actor.
events = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("actor", String(40), nullable=False),
    Column("command", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("event", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "actor", "command", name="uq_events_command"),
)

# Who has sat at which table: the way back to it.
sittings = Table(
    "sittings",
    METADATA,
    Column("person", String(32), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

# Finished games, readable by themselves for ever.
records = Table(
    "records",
    METADATA,
    Column("id", String(16), primary_key=True),  # that of the table
    Column("game", String(32), nullable=False),
    Column("ruleset", String(40), nullable=False),
    Column("finished_at", Float, nullable=False),
    Column("record", Text, nullable=False),
)

# What the coach thinks of finished games, worked out once; seats only, nobody's name.
reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), nullable=False),
    Column("playouts", Integer, nullable=False),
    Column("coach", Integer, nullable=False),  # what an older one thought is made anew
    Column("review", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "playouts"),
)

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=True, unique=True),  # of an account, when there were such
    Column("passphrase", String(200), nullable=True),  # the same
    Column("recovery", String(200), nullable=True),  # argon2 of the recovery phrase
    Column("recovery_key", String(64), nullable=True, index=True),  # finds the person to a phrase
    Column("generation", Integer, nullable=False),  # tokens of an older one are void
    Column("made_at", Float, nullable=False),
    Column("muted_at", Float, nullable=True),  # the operator lets them write in no chat
    Column("banned_at", Float, nullable=True),  # nor play here
    Column("away_until", Float, nullable=True),  # on holiday: nobody hurries or reminds them
    Column("morning_at", Integer, nullable=True, index=True),  # minute of a day by UTC: what waits is told then, once
    Column("morning_on", String(10), nullable=True),  # the day on which it was told last
)

# Where "your turn" is to be sent.
notices = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("failures", Integer, nullable=False),
)

# What the operator has done, for the record and for servers that run: they look here every second.
orders = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(60), nullable=False),  # the operator's name on the machine
    Column("what", String(16), nullable=False),
    Column("about", Text, nullable=False),  # JSON: the tables and the person that are concerned
)

# Who has tried the deal of which day, and what came of it. It stays when the table is no longer kept.
dailies = Table(
    "dailies",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("day", String(10), nullable=False),  # 2026-11-16
    Column("game", String(32), nullable=False),
    Column("person", String(32), nullable=False, index=True),  # or the server, for what the strongest bot made of it
    Column("attempt", Integer, nullable=False),  # the first one counts
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),  # against whom; empty where nobody else plays
    Column("score", Integer, nullable=True),  # none until it is over, and none for whoever gave up
    Column("finished_at", Float, nullable=True),
    UniqueConstraint("day", "game", "person", "attempt", name="uq_dailies_attempt"),
)

# Who builds the deal of a week together, at which table; a person is in one team for each deal.
teams = Table(
    "teams",
    METADATA,
    Column("table_id", String(16), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("day", String(10), nullable=False),  # 2026-W47-3: the week, and how many they are
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    UniqueConstraint("day", "game", "person", name="uq_teams_person"),
    UniqueConstraint("table_id", "seat", name="uq_teams_seat"),
)

# Finished games that count for ratings and are not counted yet: everybody's place.
rated = Table(
    "rated",
    METADATA,
    Column("table_id", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("finished_at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# What the games that counted have told of somebody.
ratings = Table(
    "ratings",
    METADATA,
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# Who wants no rating, and who shows theirs, under which name.
wishes = Table(
    "wishes",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("is_off", Boolean, nullable=False),
    Column("shown_as", String(60), nullable=True),
)

# Keys of this installation: for signing cookies, and for browser push.
keys = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
