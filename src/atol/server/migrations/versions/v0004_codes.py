"""Invitations as letters to type."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("code", sa.String(8)))
    op.create_index("seats_by_code", "seats", ["code"], unique=True)
