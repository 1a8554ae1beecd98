"""The shark's compulsory move along the path."""

from __future__ import annotations

from atol.games.kelp.dice import BAG, GROWTH
from atol.games.kelp.state import KelpState
from tests.games.kelp.positions import act, choices, current, dice, legal, own, shark, space, step, view


def swims(state: KelpState) -> set[str]:
    return choices(state, "swim")


def test_the_shark_must_swim_to_the_next_free_space() -> None:
    state = shark("", "hideout-1", 1)
    assert legal(state) == {"swim a1-b1"}
    assert space(act(state, "swim a1-b1")) == "a1-b1"


def test_where_the_path_forks_every_branch_is_open() -> None:
    assert swims(shark("", "a1-b1", 2)) == {"a1-a2", "a2-b2", "b1-b2"}


def test_the_shark_swims_on_ahead_and_never_back() -> None:
    state = act(shark("", "a1-b1", 2), "swim a2-b2")
    assert view(state, None).shark.ahead == ["a2-a3", "a3-b3", "b2-b3"]


def test_from_a_hideout_both_directions_are_open() -> None:
    assert swims(shark("", "hideout-1", 0)) == {"a1-b1", "a1-a2"}


def test_a_space_with_a_die_is_skipped_and_the_die_goes_to_growth() -> None:
    state = shark("", "hideout-1", 1)
    current(state, "a1-b1", 3)
    before = dice(state, GROWTH)
    act(state, "swim a1-b1")
    assert step(state) == "pass-on"
    assert swims(state) == {"a1-a2", "a2-b2", "b1-b2"}
    act(state, "swim b1-b2")
    assert space(state) == "b1-b2"
    assert dice(state, GROWTH) == (before[0] + 1, 0, 0)
    assert "a1-b1" not in view(state, None).currents


def test_several_dice_are_skipped_only_if_each_shows_less_than_the_one_before() -> None:
    state = shark("", "hideout-1", 1)
    current(state, "a1-b1", 4)
    current(state, "b1-b2", 3)
    current(state, "a2-b2", 5)
    current(state, "a1-a2", 4)
    act(state, "swim a1-b1")
    assert swims(state) == {"b1-b2"}, "5 rises and 4 is equal: both block"
    act(state, "swim b1-b2")
    assert swims(state) == {"b1-c1", "b2-c2", "c1-c2"}
    act(state, "swim b2-c2")
    assert space(state) == "b2-c2"


def test_only_the_first_die_skipped_in_a_turn_goes_to_growth_the_others_stay() -> None:
    state = shark("", "hideout-1", 1)
    current(state, "a1-b1", 4)
    current(state, "b1-b2", 3)
    act(state, "swim a1-b1", "swim b1-b2", "swim b2-c2")
    assert dice(state, GROWTH)[0] == 1
    assert view(state, None).currents == {"b1-b2": 3}


def test_a_die_is_no_way_if_nothing_behind_it_is_open() -> None:
    state = shark("", "a1-a2", 1)
    current(state, "hideout-1", 2)
    current(state, "a1-b1", 3)
    assert legal(state) == {"swim hideout-1"}, "blocked: the die goes back to the bag"
    bag = dice(state, BAG)
    act(state, "swim hideout-1")
    assert space(state) == "hideout-1"
    assert dice(state, BAG) == (bag[0] + 1, bag[1], bag[2])
    assert dice(state, GROWTH) == (0, 0, 0)


def test_a_blocked_shark_chooses_among_the_nearest_dice() -> None:
    state = shark("", "hideout-1", 0)
    for blocked in ("a1-b1", "a1-a2"):
        current(state, blocked, 1)
    for blocked in ("b1-b2", "a2-b2"):
        current(state, blocked, 6)
    assert swims(state) == {"a1-b1", "a1-a2"}
    act(state, "swim a1-a2")
    assert space(state) == "a1-a2"
    assert "a1-a2" not in view(state, None).currents


def test_a_free_branch_is_taken_rather_than_a_blocked_one() -> None:
    state = shark("", "a1-b1", 2)
    current(state, "b1-b2", 1)
    for blocked in ("b1-c1", "b2-c2", "c1-c2"):
        current(state, blocked, 2)
    assert swims(state) == {"a1-a2", "a2-b2"}


def test_a_swum_shark_keeps_its_heading_for_the_next_turn() -> None:
    state = shark("", "a1-a2", 2)
    act(state, "swim b1-b2")
    assert view(state, None).shark.ahead == ["b1-c1", "b2-c2", "c1-c2"]


# ---- cards of this step


def test_agile_turns_the_shark_round() -> None:
    state = own(shark("", "a1-b1", 2), "agile")
    act(state, "use agile")
    assert swims(state) == {"hideout-1"}
    assert "use agile" not in legal(state)


def test_fast_swims_one_free_space_more_before_the_move() -> None:
    state = own(shark("", "hideout-1", 1), "fast")
    act(state, "use fast")
    assert (step(state), swims(state)) == ("swim-more", {"a1-b1"})
    act(state, "swim a1-b1")
    assert (step(state), swims(state)) == ("swim", {"a1-a2", "a2-b2", "b1-b2"})
    act(state, "swim b1-b2")
    assert space(state) == "b1-b2"


def test_fast_swims_one_free_space_more_after_a_current() -> None:
    state = own(shark("", "hideout-1", 1), "fast")
    current(state, "a1-b1", 3)
    act(state, "swim a1-b1", "swim b1-b2")
    assert step(state) == "glide"
    assert "done" in legal(state)
    act(state, "swim b1-c1")
    assert space(state) == "b1-c1"
    assert view(state, None).shark.abilities == []


def test_fast_does_not_skip_a_die() -> None:
    state = own(shark("", "hideout-1", 1), "fast")
    current(state, "a1-b1", 3)
    assert "use fast" not in legal(state)


def test_ruthless_raises_a_die_of_the_pool_by_two_up_to_six() -> None:
    state = own(shark("yellow-2 red-5", "a1-b1"), "ruthless", "ruthless")
    act(state, "use ruthless", "raise yellow-2")
    assert view(state, None).shark.pool == ["yellow-4", "red-5"]
    act(state, "use ruthless", "raise red-5")
    assert view(state, None).shark.pool == ["yellow-4", "red-6"]


def test_bold_gives_a_die_to_hunger_and_turns_a_red_die_to_six() -> None:
    state = own(shark("blue-2 red-1", "a1-b1"), "bold")
    act(state, "use bold")
    assert legal(state) == {"feed blue-2"}, "the only red die must stay"
    act(state, "feed blue-2", "sharpen red-1")
    assert view(state, None).shark.pool == ["red-6"]
    assert view(state, None).shark.hunger["blue"] == 1


def test_bold_needs_a_red_die_and_another_one() -> None:
    assert "use bold" not in legal(own(shark("red-1", "a1-b1"), "bold"))
    assert "use bold" not in legal(own(shark("blue-1 yellow-1", "a1-b1"), "bold"))
