from __future__ import annotations

from atol.core.ready import MOST_LISTS, ReadyLists


def test_a_list_is_found_by_its_number() -> None:
    ready = ReadyLists()
    assert ready.find(3) is None
    kept = ready.keep(3, [1, 2])
    assert ready.find(3) is kept


def test_lists_do_not_pile_up() -> None:
    ready = ReadyLists()
    for key in range(MOST_LISTS + 5):
        ready.keep(key, [key])
    assert ready.find(0) is None
    assert len(ready.lists) == 5
