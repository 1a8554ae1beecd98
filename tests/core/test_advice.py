"""Advice to bots: a game needs none, and what it gives has to be legal."""

from __future__ import annotations

import pytest

from atol.core import conformance
from atol.core.advice import NO_POLICY, TREE, Advice
from atol.core.game import State
from pearls.game import PearlsGame


def test_plain_advice_is_a_tree_without_a_rollout_policy() -> None:
    state = PearlsGame().new(2, 1)
    assert state.game.advice.choose(state, state.legal()) == NO_POLICY
    assert state.game.advice.search == TREE


class Reckless(Advice):
    def choose(self, state: State, actions: list[int]) -> int:
        return max(actions) + 1


def test_a_rollout_policy_that_chooses_what_is_not_legal_is_caught() -> None:
    game = PearlsGame()
    game.advice = Reckless()
    with pytest.raises(AssertionError, match="rollout policy"):
        conformance.check_matches(game, 2, {}, matches=1)
