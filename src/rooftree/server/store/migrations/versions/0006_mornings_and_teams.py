"""Holidays, mornings, and who is in the team of a week."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("away_until", sa.Float(), nullable=True))
        people.add_column(sa.Column("morning_at", sa.Integer(), nullable=True))
        people.add_column(sa.Column("morning_on", sa.String(length=10), nullable=True))
        people.create_index(op.f("ix_people_morning_at"), ["morning_at"])
    op.create_table(
        "teams",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_teams")),
        sa.UniqueConstraint("day", "game", "person", name="uq_teams_person"),
        sa.UniqueConstraint("table_id", "seat", name="uq_teams_seat"),
    )
    op.create_index(op.f("ix_teams_person"), "teams", ["person"])


def downgrade() -> None:
    op.drop_table("teams")
    with op.batch_alter_table("people") as people:
        people.drop_index(op.f("ix_people_morning_at"))
        for name in ("morning_on", "morning_at", "away_until"):
            people.drop_column(name)
