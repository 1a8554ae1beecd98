"""A window shows what a state says itself, and lets only legal actions through."""

from __future__ import annotations

import pytest

import atol
from atol.core.errors import IllegalAction, MatchOver
from atol.core.game import State
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.research.window import Window
from tests.example import EXAMPLE
from tests.research.playing import GAMES

PLIES = 20


def after(plies: int, seed: int) -> State:
    state = atol.game(EXAMPLE).new(2, seed)
    step_randomly(state, seeded(seed), plies)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_every_seat_what_the_state_says(game: str) -> None:
    rules = atol.game(game)
    state, window = rules.new(rules.meta.table_seats, 1), Window(rules)
    for _ in range(PLIES):
        for seat in range(state.seats):
            window.look(state, seat)
            assert window.observation() == state.observe(seat)
            shown = bytes(window.action_mask())
            assert shown == bytes(state.mask()) if seat == state.to_act else not any(shown)
        step_randomly(state, seeded(state.ply), 1)


def test_an_action_goes_through_whether_it_was_looked_at_or_not() -> None:
    looked, unseen, window = after(PLIES, 1), after(PLIES, 1), Window(atol.game(EXAMPLE))
    action = looked.legal()[-1]
    window.apply(unseen, action)
    window.look(looked, looked.to_act)
    window.apply(looked, action)
    assert looked.to_bytes() == unseen.to_bytes()


@pytest.mark.parametrize("number", [-1, 10_000])
def test_what_is_no_action_is_refused(number: int) -> None:
    state, window = after(PLIES, 1), Window(atol.game(EXAMPLE))
    window.look(state, state.to_act)
    with pytest.raises(IllegalAction):
        window.apply(state, number)


def test_what_was_legal_before_the_last_action_is_not_taken_on_trust() -> None:
    state, window = after(0, 1), Window(atol.game(EXAMPLE))
    window.look(state, state.to_act)
    action = state.legal()[0]
    window.apply(state, action)
    assert action not in state.legal()
    with pytest.raises(IllegalAction):
        window.apply(state, action)


def test_what_was_legal_in_another_match_is_not_taken_on_trust() -> None:
    one, other, window = after(PLIES, 1), after(PLIES, 2), Window(atol.game(EXAMPLE))
    window.look(one, one.to_act)
    (action, *_) = set(one.legal()) - set(other.legal())
    window.turn_away()
    with pytest.raises(IllegalAction):
        window.apply(other, action)


def test_nothing_can_be_done_after_the_end() -> None:
    state, window = after(10_000, 1), Window(atol.game(EXAMPLE))
    window.look(state, 0)
    with pytest.raises(MatchOver):
        window.apply(state, 0)
