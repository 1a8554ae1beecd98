"""A step that is skipped where there is nothing to choose must ask exactly where `legal()` has a choice."""

from __future__ import annotations

import pytest

from atol.core.queue import NOTHING
from atol.core.random import seeded
from atol.games.kelp.steps import codes
from tests.games.kelp.positions import GAME, as_kelp

SKIPPED_WITHOUT_A_CHOICE = (codes.BEFORE_ROLL, codes.AFTER_ROLL, codes.AIM, codes.LEARN)


@pytest.mark.parametrize("code", SKIPPED_WITHOUT_A_CHOICE)
def test_a_step_asks_where_there_is_more_than_one_thing_to_do(code: int) -> None:
    step, answers = GAME.steps[code], set()
    for seed in range(12):
        state, random = as_kelp(GAME.new(2, seed)), seeded(seed)
        while not state.over:
            begun = as_kelp(state.clone())
            begun.step = NOTHING
            step.begin(begun, 1, 0)
            asks = begun.step == code
            assert asks == (len(step.legal(begun)) > 1)
            answers.add(asks)
            legal = state.legal()
            state.apply(legal[random.below(len(legal))])
    assert answers == {True, False} or code == codes.LEARN  # nobody learns everything in these matches
