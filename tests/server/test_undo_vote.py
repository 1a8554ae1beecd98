"""The vote on taking back a decision, by itself."""

from __future__ import annotations

import pytest

from atol.server.errors import NoUndoRequest
from atol.server.protocol import UndoRequest
from atol.server.undo_vote import UndoVote


def vote(*waiting: int) -> UndoVote:
    asked = UndoVote()
    asked.begin(UndoRequest(0, 7, list(waiting)))
    return asked


def test_nobody_to_ask_is_agreement() -> None:
    alone = vote()
    assert alone.take_agreed() == UndoRequest(0, 7, [])
    assert alone.take_agreed() is None


def test_the_last_yes_decides() -> None:
    asked = vote(1, 2, 3)
    asked.answer([1, 2], 7, True)  # one person with two seats
    assert asked.take_agreed() is None
    asked.answer([3], 7, True)
    assert asked.take_agreed() is not None


def test_the_first_no_ends_it() -> None:
    asked = vote(1, 2)
    asked.answer([1], 7, False)
    assert asked.request is None
    with pytest.raises(NoUndoRequest):
        asked.answer([2], 7, True)


@pytest.mark.parametrize(("seats", "version"), [([0], 7), ([], 7), ([1], 6)])
def test_only_who_was_asked_can_answer_what_was_asked(seats: list[int], version: int) -> None:
    with pytest.raises(NoUndoRequest):
        vote(1).answer(seats, version, True)


def test_it_is_over_when_somebody_who_was_asked_has_left() -> None:
    asked = vote(1)
    asked.go_on_without([2, 3])
    assert asked.request is not None
    asked.go_on_without([1])
    assert not asked.cancel()
