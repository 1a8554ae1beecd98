"""Bots at Podwodni Łowcy, where every dive is a matter of chance."""

from __future__ import annotations

from atol.bots.registry import bot
from atol.core.advice import NO_POLICY, ROLLOUTS
from atol.core.bag import bag_of
from atol.games.podwodni_lowcy.ids import DEEPER
from tests.games.podwodni_lowcy.positions import CALM, dive, sea


def test_search_follows_the_game_s_rollout_policy() -> None:
    state = sea(CALM)
    assert state.game.advice.search == ROLLOUTS
    assert state.game.advice.choose(state, state.legal()) != NO_POLICY


def test_bots_surface_when_the_next_card_must_interrupt() -> None:
    state = dive(sea(CALM, "R1"), "top-left", "S", "R1")
    state.deck = bag_of([0] * 9 + [2, 0, 0, 0])
    for seed in range(5):
        assert bot("greedy").choose(state, seed) != DEEPER
        assert bot("search:60").choose(state, seed) != DEEPER
