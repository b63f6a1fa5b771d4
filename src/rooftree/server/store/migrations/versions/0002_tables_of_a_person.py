"""Tables of a person: who has sat where, and what each table has come to for those who sit there."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("brief", sa.Text(), nullable=True))
    op.create_table(
        "sittings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_sittings")),
    )
    _find_those_who_sat()


def _find_those_who_sat() -> None:
    """From the logs, which know everything."""
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT table_id, event FROM events WHERE event LIKE '%\"sat-down\"%'"))
    events = [(table, json.loads(event)) for table, event in found]
    sat = {(event["person"], table) for table, event in events if event["event"] == "sat-down"}
    rows = [{"person": person, "table": table} for person, table in sorted(sat)]
    if rows:
        connection.execute(sa.text("INSERT INTO sittings (person, table_id) VALUES (:person, :table)"), rows)


def downgrade() -> None:
    op.drop_table("sittings")
    op.drop_column("tables", "brief")
