"""Orders of the operator: what was done to tables and people, and whom the server does not serve or let speak."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("muted_at", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("banned_at", sa.Float(), nullable=True))
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )


def downgrade() -> None:
    op.drop_table("orders")
    op.drop_column("people", "banned_at")
    op.drop_column("people", "muted_at")
