"""Every test of the server that keeps something runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import pytest

KINDS = ["sqlite", "postgresql"]
# On PostgreSQL these wait for much and hold little more; they run there among the long tests.
LATER = {
    "test_a_client_that_never_reads_holds_nobody_up",
    "test_a_start_after_a_crash_does_not_name_the_dead_server",
    "test_after_a_start_bots_go_on_where_they_were_to_move",
    "test_every_operation_answers_a_known_person_as_documented",
    "test_every_operation_answers_nobody_as_documented",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = [mark for mark in metafunc.definition.iter_markers("parametrize") if mark.args[0] == "kept_in"]
    if "kept_in" in metafunc.fixturenames and not chosen:
        later = pytest.param("postgresql", marks=pytest.mark.long)
        kinds = ["sqlite", later] if metafunc.definition.name in LATER else KINDS
        metafunc.parametrize("kept_in", kinds, indirect=True)
