"""Bots at Reef."""

from __future__ import annotations

from atol.arena.match import Setting, play_match
from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.registry import bot
from tests.games.reef.positions import match, with_display, with_hand, with_reef


def test_greedy_takes_the_most_points_it_can_reach_in_its_turn() -> None:
    """Two green pieces beside two others make the green square: 6 points, but only with both in place."""
    state = with_hand(with_reef(match(), 0, "G1 . / G1 ."), 0, "R49 R03")
    state = with_display(state, "R10 R11 R12")
    chosen = []
    while state.to_act == 0:
        action = bot("greedy").choose(state, 1)
        chosen.append(state.game.notation(action))
        state.apply(action)
    assert chosen[0] == "play R03"
    assert state.players[0].stacks[1] > 0
    assert state.players[0].stacks[5] > 0


def test_greedy_beats_random() -> None:
    setting = Setting("reef", ("greedy", "random"), 4, {})
    results = [play_match(setting, number) for number in range(4)]
    assert [result.winners for result in results] == [[setting.seat_of(0, number)] for number in range(4)]


def test_of_many_actions_those_are_tried_out_that_look_best_at_once() -> None:
    state = match()
    width = state.game.advice.width
    while len(state.legal()) <= width:
        state.apply(state.legal()[-1], False)
    rollouts = FlatMonteCarlo(state, 3)
    looks = [rollouts.first_look(action) for action in state.legal()]
    assert len(rollouts.contenders) == width
    assert rollouts.first_look(rollouts.contenders[0]) == max(looks)
    assert rollouts.first_look(rollouts.contenders[-1]) == sorted(looks)[-width]
