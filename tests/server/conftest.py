"""Every test of the server that keeps something runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import pytest

KINDS = ["sqlite", "postgresql"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = [mark for mark in metafunc.definition.iter_markers("parametrize") if mark.args[0] == "kept_in"]
    if "kept_in" in metafunc.fixturenames and not chosen:
        metafunc.parametrize("kept_in", KINDS, indirect=True)
