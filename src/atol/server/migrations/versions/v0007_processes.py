"""What several processes tell each other: which of them live, who is connected, who agrees, whose bot waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def match_key() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "presences",
        match_key(),
        sa.Column("process", sa.String(32), sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "undo_votes",
        match_key(),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asker", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "bot_tasks",
        match_key(),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("worker", sa.String(32)),
    )
    op.create_index("bot_tasks_by_age", "bot_tasks", ["since"])
