"""What the judge of Shallow Sea says inside a turn, where nothing is finished yet."""

from __future__ import annotations

import atol
from atol.bots.registry import bot
from atol.core.data import Overlay
from atol.games.shallow_sea.game import ShallowSeaGame
from atol.games.shallow_sea.ids import FISH, MOVE, PAY_SHELL, SHIFT, SPACE, TAKE, TURN
from atol.games.shallow_sea.judge import SHORT, TASK
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.codes import CHOOSE, LINK, PAY, PLACE, TURN_TILE
from tests.games.shallow_sea.positions import match, ocean, over


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


def worth_of_task(state: ShallowSeaState, scenario: int) -> int:
    """What the judge says more than of the same scenario without a task."""
    with_task = state.judge(0)
    aimless = Overlay("shallow_sea", "test", {"scenarios": {f"scenario-{scenario}": {"task": None}}})
    state.facts = ShallowSeaGame(aimless).facts
    return with_task - state.judge(0)


def running(scenario: int, tiles: str) -> int:
    state = match(1, scenario=str(scenario))
    state.oceans[0] = ocean(tiles)
    return worth_of_task(state, scenario)


def test_what_is_done_of_a_scenario_s_task_counts() -> None:
    """Two corals of every colour: a third of one colour is no part of it."""
    for tiles, parts in (("", 0), ("b1 R01 red", 1), ("b1 R01 red, d1 R02 red, f1 R03 red", 2)):
        assert worth_of_task(over(ocean(tiles), scenario="4"), 4) == parts * TASK // 8


def test_a_coral_that_the_task_lacks_promises_its_part() -> None:
    two = "b1 R01 red, d1 R02 red"
    assert running(4, "b1 R01") > running(4, "")
    assert running(4, f"{two}, f1 G03") > running(4, f"{two}, f1 R03")


def test_corals_of_the_colour_that_is_ahead_are_sought_for_a_task_of_one_colour() -> None:
    two = "b1 R01 red, d1 R02 red"
    assert running(5, f"{two}, f1 R03") > running(5, f"{two}, f1 G03")


def test_a_task_of_an_edition_that_asks_for_nothing_can_be_judged() -> None:
    state = match(1, scenario="5")
    free = {"scenarios": {"scenario-5": {"task": {"kind": "corals_of_one_colour", "least": 0}}}}
    state.facts = ShallowSeaGame(Overlay("shallow_sea", "test", free)).facts
    assert worth_of_task(state, 5) == TASK
