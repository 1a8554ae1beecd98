"""Results for achievement sheets, seeds that were given, and guests at somebody's screen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("shuffle", sa.String(8), nullable=False, server_default="keyed"))
    op.add_column("matches", sa.Column("filed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.String(40)),
        sa.Column("achieved", sa.JSON, nullable=False),
        sa.Column("origin", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person", "game"])
