"""Drawing, rolling and currents; the shark's steps and what they are followed by."""

from __future__ import annotations

from atol.games.kelp.dice import BAG, DRAWN, SUPPLY
from tests.games.kelp.positions import (
    act,
    as_kelp,
    bag,
    choices,
    current,
    dice,
    legal,
    load,
    match,
    named,
    own,
    roll_turn,
    shark,
    step,
    verbs,
    view,
)


def test_the_steps_of_a_turn_come_in_order_and_not_all_occur() -> None:
    state = roll_turn(load(match(), 0, 7, 2, 3))  # a blue 3 and a yellow 4
    assert (step(state), named(state.pool)) == ("swim", "blue-3 yellow-4")
    act(state, "current 3 c2-c3", "swim a1-a2")
    assert step(state) == "aim"
    act(state, "aim yellow-4 a1")
    assert state.to_act == 0, "nothing is stored and nothing can be bought"


def test_two_dice_are_drawn_and_rolled_once() -> None:
    state = roll_turn(load(match(), 0, 0, 5, 0))
    assert named(state.pool) == "blue-1 blue-6"
    assert dice(state, BAG) == (5, 3, 1)
    assert step(state) == "swim", "there is no reroll"


def test_with_tile_4_a_third_die_may_be_drawn() -> None:
    state = match()
    state.tiles = 4
    roll_turn(load(state, 0, 0, 0, 0, 0, 0))
    assert legal(state) == {"extra", "roll"}
    assert len(act(state, "extra").pool) == 3


def test_without_tile_4_no_third_die_is_drawn() -> None:
    state = match()
    state.tiles = 3
    roll_turn(load(state, 0, 0, 0, 0))
    assert len(state.pool) == 2


def test_tiles_1_and_3_give_one_reroll_each_for_one_die_or_two() -> None:
    for tiles, rerolls in ((0, 0), (1, 1), (2, 1), (3, 2)):
        state = match()
        state.tiles = tiles
        roll_turn(load(state, 0, 0, 0, 3))
        assert state.rerolls == rerolls
    assert verbs(state) == {"reroll", "done"}
    act(load(state, 5), "reroll blue-1")
    assert named(state.pool) == "blue-4 blue-6"
    act(load(state, 1), "reroll blue-6")
    assert named(state.pool) == "blue-2 blue-4"
    assert step(state) == "swim"


def test_one_die_can_be_rolled_twice_or_each_of_two_once() -> None:
    state = match()
    state.tiles = 3
    roll_turn(load(state, 0, 0, 0, 3))
    assert choices(state, "reroll") == {"blue-1", "blue-4"}
    act(load(state, 1), "reroll blue-1")
    assert choices(state, "reroll") == {"blue-2", "blue-4"}


def test_from_an_empty_bag_current_dice_of_choice_are_taken_until_there_are_two() -> None:
    state = match()
    bag(state, 0, 0, 0)
    current(state, "b1-b2", 4)
    current(state, "a1-b1", 2)
    current(state, "c2-c3", 5)
    roll_turn(load(state))
    assert choices(state, "take-off") == {"b1-b2", "a1-b1", "c2-c3"}
    act(state, "take-off b1-b2", "take-off c2-c3")
    assert step(state) == "swim"
    assert len(state.pool) == 2
    assert view(state, None).currents == {"a1-b1": 2}


def test_with_one_die_in_the_bag_one_current_die_is_taken() -> None:
    state = match()
    bag(state, 0, 1, 0)
    current(state, "b1-b2", 4)
    current(state, "a1-b1", 2)
    roll_turn(load(state))
    act(state, "take-off b1-b2")
    assert named(state.pool) == "blue-1 yellow-1"


def test_with_nothing_to_draw_at_all_the_shark_rolls_what_there_is() -> None:
    state = match()
    bag(state, 0, 1, 0)
    roll_turn(load(state))
    assert named(state.pool) == "yellow-1"


def test_the_shark_may_look_into_the_bag_and_the_octopus_never() -> None:
    state = match()
    assert view(state, 1).shark.bag == {"blue": 7, "yellow": 3, "red": 1}
    assert view(state, 0).shark.bag is None
    assert view(state, None).shark.bag is None


def test_the_bag_is_kept_when_the_octopus_s_knowledge_is_dealt_anew() -> None:
    state = match(3)
    assert dice(as_kelp(state.determinize(0, 5)), BAG) == dice(state, BAG)


# ---- currents


def test_a_blue_die_goes_on_any_space_without_a_die_and_without_the_shark() -> None:
    state = shark("blue-3", "a1-b1")
    current(state, "b1-b2", 5)
    spaces = choices(state, "current")
    assert len(spaces) == 14
    assert not spaces & {"3 a1-b1", "3 b1-b2"}
    act(state, "current 3 hideout-4")
    assert view(state, None).currents == {"hideout-4": 3, "b1-b2": 5}


def test_a_blue_die_may_be_kept_for_energy() -> None:
    state = shark("blue-3", "hideout-1", 0)
    act(state, "swim a1-b1")
    assert named(state.energy) == "blue-3"


def test_dice_from_the_supply_are_not_drawn() -> None:
    state = match()
    before = dice(state, SUPPLY)
    roll_turn(state)
    assert dice(state, SUPPLY) == before
    assert dice(state, DRAWN) == (0, 0, 0)


def test_hungry_may_follow_the_normal_roll() -> None:
    state = own(match(), "hungry")
    roll_turn(load(state, 0, 0, 0, 1))
    assert (step(state), len(state.pool)) == ("after-roll", 2)
    act(load(state, 0, 4), "use hungry")
    assert named(state.pool) == "blue-1 blue-2 blue-5"
