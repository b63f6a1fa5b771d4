"""Ratings of people, where they want one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_rated")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("is_off", sa.Boolean(), nullable=False),
        sa.Column("shown_as", sa.String(length=60), nullable=True),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_wishes")),
    )


def downgrade() -> None:
    for name in ("wishes", "ratings", "rated"):
        op.drop_table(name)
