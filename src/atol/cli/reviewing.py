"""`atol review`: a finished match explained."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from atol.cli import choices
from atol.cli.choices import Json, Lang
from atol.core import record
from atol.core.errors import StillRunning
from atol.table.analysis import SECONDS, Analysis, analyse
from atol.terminal.analysis import show_analysis
from atol.terminal.screen import Screen


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seconds: int = int(SECONDS),
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Explain a finished match: where it turned, what would have been better, what was luck."""
    recorded = record.read(choices.read_text(file))
    if recorded.result == record.RUNNING:
        raise StillRunning()
    analysis = analyse_slowly(recorded, choices.at_least("--seconds", seconds, 1))
    if json:
        choices.print_json(msgspec.json.encode(analysis))
    else:
        show_analysis(recorded, analysis, Screen(choices.console(), choices.spoken(), recorded.load_game()))


def analyse_slowly(recorded: record.Record, seconds: float) -> Analysis:
    """With a bar that shows how far it is."""
    with choices.progress() as bar:
        task = bar.add_task(choices.spoken().say("analysing"), total=1.0)
        return analyse(recorded, seconds=seconds, report=lambda share: bar.update(task, completed=share))
