"""What the judge of Shallow Sea says inside a turn, where nothing is finished yet."""

from __future__ import annotations

import atol
from atol.bots.registry import bot
from atol.games.shallow_sea.ids import FISH, MOVE, PAY_SHELL, SHIFT, SPACE, TAKE, TURN
from atol.games.shallow_sea.judge import SHORT
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.codes import CHOOSE, LINK, PAY, PLACE, TURN_TILE


def first_with(step: int, kind: range, seats: int = 1) -> tuple[ShallowSeaState, int]:
    """A position of some match at that step, and a legal action of that kind."""
    player = bot("random")
    for seed in range(1, 40):
        state = atol.game("shallow_sea").new(seats, seed, mode="first")
        assert isinstance(state, ShallowSeaState)
        while not state.over:
            fitting = [action for action in state.legal() if action in kind]
            if state.step == step and state.turn > 4 and fitting:
                return state, fitting[0]
            state.apply(player.choose(state, state.ply))
    raise AssertionError("no such position")


def judged_after(state: ShallowSeaState, *actions: int) -> int:
    after = state.clone()
    for action in actions:
        after.apply(action)
    return after.judge(0)


def test_spaces_differ_before_the_tile_is_turned() -> None:
    state, _ = first_with(PLACE, range(SPACE, TURN))
    spaces = [action for action in state.legal() if SPACE <= action < TURN]
    assert len({judged_after(state, action) for action in spaces}) > 1


def test_a_space_is_worth_about_the_best_way_the_tile_can_lie_there() -> None:
    state, _ = first_with(TURN_TILE, range(TURN, TURN + 4))
    assert abs(state.judge(0) - max(judged_after(state, action) for action in state.legal())) < 300


def test_a_fish_that_is_being_paid_for_counts() -> None:
    state, _ = first_with(LINK, range(FISH, TAKE))
    bought = [action for action in state.legal() if FISH <= action < TAKE and action != FISH + state.slot]
    state.oceans[0].shells = 2
    assert bought
    for action in bought:
        assert judged_after(state, action) == judged_after(state, action, PAY_SHELL)


def test_the_choice_to_come_counts_while_a_move_is_paid_for() -> None:
    state, move = first_with(CHOOSE, range(MOVE, SHIFT))
    after = state.clone()
    after.apply(move)
    assert after.step == PAY
    assert after.judge(0) > state.judge(0) - 500


def test_a_bag_without_the_fish_for_all_turns_is_a_disaster() -> None:
    state, _ = first_with(CHOOSE, range(5))
    before = state.judge(0)
    for colour in range(4):
        state.fish_bag.counts[colour] = 0
    state.fish_bag.total = 0
    assert state.judge(0) <= before - SHORT * 5
