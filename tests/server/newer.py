"""The next version of Atol: this one with another migration, so that both can serve side by side."""

from __future__ import annotations

import shutil
from pathlib import Path

import atol
from atol.server.databases import HEAD

NEXT = f"{int(HEAD) + 1:04}"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{HEAD}"


def upgrade() -> None:
    op.add_column("journal", sa.Column("mood", sa.String(40)))
    op.create_table("weather", sa.Column("match", sa.String(24), primary_key=True))
'''


def lay_out_newer(folder: Path) -> str:
    """Returns what its processes need as PYTHONPATH."""
    here, there = Path(atol.__file__).parent, folder / "atol"
    shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__", "pages"))
    (there / "server" / "pages").symlink_to(here / "server" / "pages")
    (there / "server" / "migrations" / "versions" / f"v{NEXT}_weather.py").write_text(MIGRATION)
    databases = there / "server" / "databases.py"
    databases.write_text(databases.read_text().replace(f'HEAD = "{HEAD}"', f'HEAD = "{NEXT}"'))
    return str(folder)
