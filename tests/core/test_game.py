"""What the engine's own methods do, shown on one game."""

from __future__ import annotations

import pytest

import atol
from atol.core.errors import IllegalAction, MatchOver
from atol.core.playout import play_randomly
from atol.core.random import seeded
from tests.example import EXAMPLE


def test_an_illegal_action_is_refused_with_what_would_be_legal() -> None:
    state = atol.game(EXAMPLE).new(2, 7)
    before = state.to_bytes()
    with pytest.raises(IllegalAction, match=r"take R01 is not legal now; legal: place red b2.* and 4 more"):
        state.apply(64)
    assert state.to_bytes() == before


@pytest.mark.parametrize("action", [-1, 244, 10**6])
def test_an_id_out_of_range_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match=f"{action} is not legal"):
        atol.game(EXAMPLE).new(2, 7).apply(action)


def test_after_the_end_nothing_can_be_done() -> None:
    state = atol.game(EXAMPLE).new(2, 7)
    play_randomly(state, seeded(1))
    assert state.over
    assert state.legal() == []
    with pytest.raises(MatchOver):
        state.apply(0)


def test_playing_is_applying_and_asking_what_is_legal_then() -> None:
    played, applied = atol.game(EXAMPLE).new(2, 7), atol.game(EXAMPLE).new(2, 7)
    actions = played.legal()
    while actions:
        applied.apply(actions[-1])
        actions = played.play(actions[-1])
        assert actions == applied.legal()
    assert played.over
    assert played.to_bytes() == applied.to_bytes()


def test_the_barrier_rises_with_chance_and_with_the_end_only() -> None:
    state = atol.game(EXAMPLE).new(2, 7)
    for _ in range(7):
        state.apply(state.legal()[0])
        assert state.barrier == 0
    state.apply(state.legal()[0])  # the last starting piece: the display is dealt
    assert state.barrier == state.ply == 8


def test_an_action_says_why_it_cannot_be_taken_back() -> None:
    state = atol.game(EXAMPLE).new(2, 7)
    assert state.lock == ""
    for _ in range(8):
        state.apply(state.legal()[0])
    assert state.lock == "chance"
    play_randomly(state, seeded(1))
    assert state.lock == "end"


def test_copies_keep_no_events() -> None:
    state = atol.game(EXAMPLE).new_with_events(2, 7, {}, [])
    assert state.events
    assert state.clone().events is None
    assert state.determinize(0, 1).events is None
