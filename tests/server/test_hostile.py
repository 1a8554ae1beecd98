"""What is sent to break a server breaks and changes nothing. A sample runs with every `make test`, more with
`make test-long` on each database, and a million with `python -m bench.hostile`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.fixtures import Start
from tests.server.siege import Siege


@pytest.mark.parametrize("count", [3_200, pytest.param(100_000, marks=pytest.mark.long)])
def test_nothing_hostile_breaks_or_changes_anything(start: Start, pages_folder: Path, count: int) -> None:
    Siege(start()).hold_out(count)
