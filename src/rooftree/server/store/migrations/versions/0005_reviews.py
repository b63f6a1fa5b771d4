"""What the coach thinks of finished games, worked out once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("playouts", sa.Integer(), nullable=False),
        sa.Column("coach", sa.Integer(), nullable=False),
        sa.Column("review", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "playouts", name=op.f("pk_reviews")),
    )


def downgrade() -> None:
    op.drop_table("reviews")
