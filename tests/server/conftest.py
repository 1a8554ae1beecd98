"""Every test of the server that keeps something runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import pytest

KINDS = ["sqlite", "postgresql"]
# What these files ask is answered before anything is kept, or alike wherever that is; and these tests wait for much
# and hold little more on PostgreSQL. They run there among the long tests.
LATER_FILES = {
    "test_analyses",
    "test_bad_messages",
    "test_frames",
    "test_hostile",
    "test_http",
    "test_kill",
    "test_leaks",
    "test_lessons",
    "test_live",
    "test_match_records",
    "test_openapi",
    "test_operations",
    "test_refusals",
    "test_running",
    "test_standing_in",
    "test_tables",
    "test_taking_back",
    "test_undo_vote",
    "test_words",
}
LATER = {
    "test_a_bot_goes_on_when_the_disk_does",
    "test_after_a_start_bots_go_on_where_they_were_to_move",
    "test_an_undo_that_was_not_saved_never_happened",
    "test_many_who_come_at_once_share_one_room",
    "test_taking_one_s_seat_back_stops_the_bot_that_thinks_for_it",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = [mark for mark in metafunc.definition.iter_markers("parametrize") if mark.args[0] == "kept_in"]
    if "kept_in" in metafunc.fixturenames and not chosen:
        file = metafunc.module.__name__.rpartition(".")[2]
        later = pytest.param("postgresql", marks=pytest.mark.long)
        kinds = ["sqlite", later] if file in LATER_FILES or metafunc.definition.name in LATER else KINDS
        metafunc.parametrize("kept_in", kinds, indirect=True)
