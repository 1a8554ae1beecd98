"""Bots at Podwodni Łowcy, where every dive is a matter of chance."""

from __future__ import annotations

from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.registry import bot
from atol.core.advice import NO_POLICY, ROLLOUTS
from atol.core.bag import bag_of
from atol.games.podwodni_lowcy.ids import DEEPER, DIVE
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


def test_a_search_tries_a_dive_out_however_many_sets_could_be_scored() -> None:
    """Right after it a dive looks worse than any set, since nothing is caught yet."""
    state = sea(CALM, "R1 R1 R1 R2 R2 R2 R3 R3 R3 G1 G1 G1 G2 G2 G2 G3 G3 G3 Y1 Y1 Y1 Y2 Y2 Y2 Y3 Y3 Y3")
    assert len(state.legal()) > 12
    assert DIVE in FlatMonteCarlo(state, 1).contenders
