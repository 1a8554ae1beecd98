"""A copy of everything that a server keeps in its data folder, taken while it plays on, and put back later."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from atol.server.errors import FolderInUse, NoBackup

DATABASE = "atol.sqlite3"


def back_up(data: Path, target: Path) -> int:
    """Write the database of that folder into a file, whole as it stood at one moment; returns how many matches it
    holds. SQLite copies page by page and begins anew where the server has written meanwhile."""
    source = data / DATABASE
    if not source.exists():
        raise NoBackup(file=str(source))
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(draft)) as copy:
        original.backup(copy)
    matches = count_matches(draft)
    draft.replace(target)
    return matches


def restore(source: Path, data: Path) -> int:
    """Put a copy into an empty folder, which a server may then be started on; returns how many matches it holds."""
    if (data / DATABASE).exists():
        raise FolderInUse(folder=str(data))
    matches = count_matches(source)
    data.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(source)) as copy, closing(sqlite3.connect(data / DATABASE)) as restored:
        copy.backup(restored)
    return matches


def count_matches(file: Path) -> int:
    """Of a copy that is whole; raises NoBackup."""
    if not file.exists():
        raise NoBackup(file=str(file))
    try:
        with closing(sqlite3.connect(file)) as copy:
            (health,) = copy.execute("PRAGMA integrity_check").fetchone()
            (matches,) = copy.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.DatabaseError:
        raise NoBackup(file=str(file)) from None
    if health != "ok":
        raise NoBackup(file=str(file))
    return int(matches)
