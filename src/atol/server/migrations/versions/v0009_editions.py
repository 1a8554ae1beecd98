"""The shelf of owners' editions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("edition", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("replace", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
