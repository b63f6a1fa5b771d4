"""Daily houses: who has tried which day's deal, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("finished_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_dailies")),
        sa.UniqueConstraint("day", "game", "person", "attempt", name="uq_dailies_attempt"),
    )
    op.create_index(op.f("ix_dailies_person"), "dailies", ["person"])


def downgrade() -> None:
    op.drop_index(op.f("ix_dailies_person"), "dailies")
    op.drop_table("dailies")
