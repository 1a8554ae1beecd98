"""`atol backup` and `atol restore`: a copy of everything a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from atol.cli.choices import Lang
from atol.cli.playing import data_folder
from atol.cli.serving import say

File = Annotated[Path, typer.Argument()]
Data = Annotated[Path | None, typer.Option("--data")]


def backup(file: File, data: Data = None, lang: Lang = None) -> None:
    """Copy everything that a server keeps into a file, while it runs."""
    from atol.server.backup import back_up  # slow to import, and only needed here

    say("backup-made", matches=back_up(data or data_folder(), file), file=str(file))


def restore(file: File, data: Data = None, lang: Lang = None) -> None:
    """Put such a copy into an empty folder."""
    from atol.server import backup

    folder = data or data_folder()
    say("backup-restored", matches=backup.restore(file, folder), folder=str(folder))
