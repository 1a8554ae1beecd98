"""The acceptance examples of Shallow Sea, one test for each number."""

from __future__ import annotations

import pytest

from atol.core.numbers import POWERS, count_bits
from atol.games.shallow_sea.achievements import achieved, passes_scenario, solo_rank
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import (
    BUBBLES,
    COLUMN_MASKS,
    INNER,
    NEIGHBOURS,
    OUTER,
    ROW_MASKS,
    SIDE_NEIGHBOURS,
    SPACE_MASKS,
    SPACES,
)
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.tabletop.score import SPACE_NAMES
from tests.games.shallow_sea.positions import (
    GAME,
    TILES,
    act,
    after,
    completed,
    in_turn,
    names,
    new_match,
    ocean,
    over,
    ready,
    refused,
    sheet,
    with_pools,
)

# S-10, the plastic trays of the box, is nothing a program can show.
EXAMPLES = [f"S-{number}" for number in range(1, 53) if number != 10] + ["G-1", "G-2", "G-3", "G-4"]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_a_test(example: str) -> None:
    start = f"test_{example.lower().replace('-', '_')}_"
    assert [name for name in globals() if name.startswith(start)], f"no test is named {start}..."


# ---- setup and limits


@pytest.mark.parametrize(("seats", "fish"), [(1, 36), (2, 56), (3, 76), (4, 96)])
def test_s_1_fish_for_each_number_of_players(seats: int, fish: int) -> None:
    state = new_match(seats)
    totals = [count + list(state.fish_pool).count(colour) for colour, count in enumerate(state.fish_bag.counts)]
    assert totals == [fish // 4] * 4


@pytest.mark.parametrize(("seats", "tiles"), [(1, 20), (2, 20), (3, 30), (4, 40)])
def test_s_2_creatures_for_each_number_of_players(seats: int, tiles: int) -> None:
    state = new_match(seats)
    totals = [
        state.creature_bag.counts[kind] + list(state.creature_pool).count(76 + kind) for kind in state.creature_types
    ]
    assert totals == [tiles // 10] * 10
    assert state.creature_bag.total == tiles - 5


def test_s_3_ten_combinations_are_offered_each_turn() -> None:
    state = in_turn(ocean("f3 C1", shells=0))
    combinations = set()
    for choice in [name for name in names(state) if name.split()[0] in ("coral", "creature")]:
        chosen = act(in_turn(ocean("f3 C1", shells=0)), choice)
        combinations |= {(choice, fish) for fish in names(chosen)}
    assert combinations == {
        (f"{kind} {slot}", f"fish {slot}") for kind in ("coral", "creature") for slot in range(1, 6)
    }


def test_s_4_two_shells_at_the_start_and_never_more_than_five() -> None:
    assert [sea.shells for sea in new_match(4).oceans] == [2] * 4
    state = act(in_turn(red_pair(shells=5)), "complete e2", "lodge 7")
    assert state.oceans[state.to_act].shells == 5


def test_s_5_seventeen_turns_and_four_empty_spaces() -> None:
    for seats in (2, 3, 4):
        state = new_match(seats)
        ended = 0
        while not state.over:
            ended += state.legal()[-1] == GAME.parse("end")
            state.apply(state.legal()[-1] if GAME.parse("end") in state.legal() else state.legal()[0])
        assert ended == 17 * seats
        assert [SPACES - sea.tile_count() for sea in state.oceans] == [4] * seats


def test_s_6_four_green_corals_are_refreshed_for_free_three_are_not() -> None:
    poor = in_turn(ocean("f3 C1", shells=0))
    four = with_pools(poor, corals="G01 G02 G03 G04 R01")
    three = with_pools(poor, corals="G01 G02 G03 Y01 R01")
    assert "refresh corals" in names(four)
    assert "refresh corals" not in names(three)
    act(four, "refresh corals")
    assert four.oceans[four.to_act].shells == 0


def test_s_7_one_shell_buys_a_free_choice_or_a_refresh() -> None:
    one = in_turn(ocean("f3 C1", shells=1))
    assert {"refresh corals", "refresh fish", "refresh creatures"} <= names(one)
    chosen = act(one, "coral 1")
    assert names(chosen) == {f"fish {slot}" for slot in range(1, 6)}
    act(chosen, "fish 4")
    assert chosen.oceans[chosen.to_act].shells == 0
    assert (chosen.tile, chosen.fish) != (-1, -1)
    assert "fish" not in {name.split()[0] for name in names(chosen)}


def test_s_8_two_shells_move_one_unfinished_fish() -> None:
    state = act(in_turn(ocean("f3 C1, e2 R01", "7 red", shells=2)), "move 7", "bubble 13")
    sea = state.oceans[state.to_act]
    assert (sea.fish[6], sea.fish[12], sea.shells) == (-1, 0, 0)
    assert "move 13" not in names(state)


def test_s_9_with_five_shells_moving_first_and_completing_then_gains_one() -> None:
    state = act(in_turn(red_pair(shells=5)), "move 20", "bubble 13", "complete e2", "lodge 7")
    assert state.oceans[state.to_act].shells == 5 - 2 + 1
    at_once = act(in_turn(red_pair(shells=5)), "complete e2", "lodge 7")
    assert at_once.oceans[at_once.to_act].shells == 5


def red_pair(shells: int) -> Ocean:
    """A coral on e2 that is ready, and a fish elsewhere that can move."""
    return ocean("f3 C1, e2 R01, h3 C1", "7 red, 18 red, 20 green", shells)


# ---- completing corals


def three_corals() -> Ocean:
    """A on d3, B on e2 and C on f3 all wait for a red fish on bubble 18; b is on 17, c on 13."""
    return ocean("d3 R01/90, e2 R03/180, f3 R02/270", "17 red, 13 yellow, 12 green", shells=0)


def test_s_11_completing_b_with_the_shared_fish_breaks_a_and_c() -> None:
    state = with_fish_a()
    assert after(state, "complete") == {"d3", "e2", "f3"}
    act(state, "complete e2", "lodge 18")
    assert after(state, "complete") == set()
    assert state.oceans[state.to_act].shells == 1


def test_s_12_in_another_order_all_three_are_completed() -> None:
    state = act(with_fish_a(), "complete d3", "lodge 17", "complete f3", "lodge 13", "complete e2", "lodge 18")
    sea = state.oceans[state.to_act]
    assert completed(sea) == {"d3", "e2", "f3"}
    assert sea.shells == 3


def test_s_13_a_fish_that_was_not_used_may_not_move_in() -> None:
    state = act(with_fish_a(), "complete e2")
    assert names(state) == {"lodge 12", "lodge 18"}  # 13 touches e2, but the coral does not ask for it
    assert refused(state, "lodge 13")


def with_fish_a() -> ShallowSeaState:
    state = with_pools(in_turn(three_corals()), fish="red red red red red")
    return act(state, "creature 1", "fish 1", "bubble 18")


def test_s_14_a_moved_fish_completes_a_coral() -> None:
    state = in_turn(ocean("f3 C1, e2 R01", "7 red, 13 red", shells=2))
    assert after(state, "complete") == set()
    act(state, "move 13", "bubble 18", "complete e2", "lodge 18")
    sea = state.oceans[state.to_act]
    assert completed(sea) == {"e2"}
    assert sea.shells == 1


# ---- creatures


def test_s_15_another_colour_on_the_ray_does_not_matter() -> None:
    sea = ocean("b5 E1, c4 R01 red, d3 G01 red, e2 R02 red")
    assert ready(sea) == set()
    assert ready(ocean("b5 E1, c4 R01 red, d3 G01 red, e2 R02 red, f1 R03 red")) == {"b5"}


def test_s_16_two_directions_count_together() -> None:
    assert ready(ocean("d3 C3, e2 R01 red, c4 R02 red")) == {"d3"}
    assert ready(ocean("d3 C3, e2 R01 red, c4 Y02 red")) == set()


def test_s_17_an_unfinished_coral_does_not_count() -> None:
    assert ready(ocean("d3 C3, e2 R01 red, c4 R02")) == set()


def test_s_18_one_coral_completes_three_creatures() -> None:
    tiles = "d3 C3, f3 C3/90, f1 C3, c4 R02 red, g4 R03 red, e2 R01"
    state = act(in_turn(ocean(tiles, "7 red, 18 red", shells=0)), "complete e2", "lodge 7")
    assert after(state, "complete") == {"d3", "f3", "f1"}
    act(state, "complete f3", "complete d3", "complete f1")
    assert state.oceans[state.to_act].shells == 1 + 3


def points_at(sea: Ocean, space: str) -> int:
    lines = over(sea, seats=2).score_sheet(0)
    details = [detail for line in lines if line.key.startswith("row") for detail in line.details]
    return next(detail.points for detail in details if detail.what.split()[0] == space)


def test_s_19_two_of_three_fish_at_three_points_each() -> None:
    assert points_at(ocean("d3 A3, f3 R01 yellow, d5 G01 yellow"), "d3") == 6


def test_s_20_one_of_two_corals_at_two_points() -> None:
    assert points_at(ocean("d3 C1, e2 R01 yellow"), "d3") == 2


def test_s_21_two_corals_of_one_colour_count_once_where_colours_must_differ() -> None:
    assert points_at(ocean("d3 C2, e2 R01 yellow, e4 R02 green"), "d3") == 2
    assert ready(ocean("d3 C2, e2 R01 yellow, e4 G02 green")) == {"d3"}


def test_s_22_four_corals_of_one_colour_or_one_of_each_anywhere() -> None:
    four_reds = "b1 R01 red, i2 R02 red, a4 R03 red, h5 R04 red"
    one_of_each = "b1 R01 red, i2 Y01 red, a4 G01 red, h5 P01 red"
    assert ready(ocean(f"e2 F1, f3 F2, {four_reds}")) == {"e2"}
    assert ready(ocean(f"e2 F1, f3 F2, {one_of_each}")) == {"f3"}


# ---- the scored ocean of the rulebook, rebuilt with our tiles


EXAMPLE_TILES = (
    "d1 P16 purple, h1 G08 purple, f1 A3/90,"
    "a2 F1!, c2 G09 green, g2 G10 green, i2 R08 red,"
    "b3 C2, d3 A2!, f3 Y08 yellow, h3 D4/270!,"
    "a4 G11 green, c4 G01 purple, e4 E4!, i4 R16 red,"
    "d5 G12 yellow, f5 P19, h5 F2!"
)
EXAMPLE_FISH = "22 yellow, 12 red, 17 red, 14 purple, 27 red, 9 green, 11 green"


def example() -> dict[str, int]:
    return sheet(over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), seats=2, mode="first"))


def test_the_scored_ocean_has_eighteen_tiles_and_seventeen_fish() -> None:
    sea = ocean(EXAMPLE_TILES, EXAMPLE_FISH)
    assert sea.tile_count() == 18
    assert count_bits(sea.completed_corals()) == 10
    assert count_bits(sea.swimming) == 7
    assert ready(sea) == set()


def test_s_23_seven_corals_with_a_fish_of_their_colour() -> None:
    assert example()["orange"] == 14


def test_s_24_three_creatures_on_inner_spaces() -> None:
    assert example()["blue"] == 9


def test_s_25_row_1() -> None:
    assert example()["row-1"] == 9 + 6 + 7


def test_s_26_row_2() -> None:
    assert example()["row-2"] == 5 + 7 + 7 + 7


def test_s_27_row_3() -> None:
    assert example()["row-3"] == 2 + 10 + 7 + 7
    assert points_at(ocean(EXAMPLE_TILES, EXAMPLE_FISH), "b3") == 2


def test_s_28_row_4() -> None:
    assert example()["row-4"] == 7 + 5 + 7 + 9


def test_s_29_row_5() -> None:
    assert example()["row-5"] == 7 + 5


def test_s_30_five_different_creatures() -> None:
    assert example()["variety"] == 10


def test_s_31_unfinished_fish() -> None:
    lines = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), seats=2, mode="first").score_sheet(0)
    fish = next(line for line in lines if line.key == "fish")
    assert sorted(detail.points for detail in fish.details) == sorted([2, 2, 2, 3, 1, 2, 1])
    assert fish.points == 13


def test_s_32_the_total_and_the_order_of_the_lines() -> None:
    assert sum(example().values()) == 160
    rows = ["row-1", "row-2", "row-3", "row-4", "row-5"]
    assert list(example()) == ["orange", "blue", *rows, "variety", "fish"]


# ---- ecosystem cards


def orange(card: int, sea: Ocean) -> int:
    return sheet(over(sea, seats=2, orange=str(card)))["orange"]


def blue(card: int, sea: Ocean) -> int:
    return sheet(over(sea, seats=2, blue=str(card)))["blue"]


def corals(*entries: str) -> Ocean:
    """Completed corals on spaces in reading order: `R red` is a red coral with a red fish."""
    used: dict[str, int] = {}
    tiles = []
    for space, entry in zip(SPACE_NAMES, entries, strict=False):
        letter, lodger = entry.split()
        used[letter] = used.get(letter, 0) + 1
        tiles.append(f"{space} {letter}{used[letter]:02} {lodger}")
    return ocean(", ".join(tiles))


def creatures(spaces: str) -> Ocean:
    """Creatures of different types, completed on these spaces whatever they want."""
    sea = ocean()
    for number, space in enumerate(spaces.split()):
        sea.lay_completed(SPACE_NAMES.index(space), TILES.corals + number, 0, -1)
    return sea


def test_s_33_pairs_of_corals() -> None:
    two_five_one_two = ["R red"] * 2 + ["Y red"] * 5 + ["G red"] + ["P red"] * 2
    assert orange(2, corals(*two_five_one_two)) == 12


def test_s_34_the_most_frequent_fish() -> None:
    fish = ["R yellow"] * 4 + ["Y purple"] * 2 + ["G green"] + ["P red"] * 2
    assert orange(3, corals(*fish)) == 12


def test_s_35_at_most_eighteen_points() -> None:
    assert orange(3, corals(*["R yellow"] * 6)) == 18
    assert orange(3, corals(*["R yellow"] * 7)) == 18


def test_s_36_rows_with_two_corals_of_a_colour() -> None:
    sea = ocean(
        "b1 R01 red, h1 R02 red, d1 G01 red, a2 Y01 red, c2 Y02 red, e2 P01 red, g2 P02 red,"
        "b3 R03 red, d3 Y03 red, a4 G02 red, i4 G03 red, b5 P03 red, d5 P04"
    )
    assert orange(5, sea) == 12


def test_s_37_the_largest_reef() -> None:
    group = "b1 R01 red, c2 Y01 red, d1 G01 red, d3 P01 red, e2 R02 red, f1 Y02 red, g2 G02 red"
    assert orange(6, ocean(f"{group}, d5 R03 red, f3 R04")) == 14  # d5 touches d3 by a corner only
    assert orange(6, ocean(f"{group}, d5 R03 red, f3 R04 red")) == 16


def test_s_38_colours_with_three_fish() -> None:
    fish = ["R red"] * 2 + ["Y yellow"] * 9 + ["G green"] * 3 + ["P purple"] * 3
    assert orange(7, corals(*fish)) == 12


def test_s_39_rows_with_two_creatures() -> None:
    assert blue(1, creatures("b1 h1 a2 b3 d3 f3 a4")) == 8


def test_s_40_creatures_on_inner_spaces() -> None:
    assert blue(2, creatures("c2 d3 e4 b1 i4")) == 9


def test_s_41_creatures_beside_creatures() -> None:
    assert blue(3, creatures("b1 d1 g2 h3 i4 b5")) == 10  # b5 is alone


def test_s_42_columns_with_one_creature() -> None:
    assert blue(4, creatures("b1 b3 c2 e2 e4 g4 i4")) == 6


def test_s_43_pairs_of_creatures() -> None:
    assert blue(5, creatures("b1 c2 d1 f5 h5 g4 i2")) == 8  # c2 beside b1 and d1, but in one pair
    assert blue(5, creatures("b1 c2 d1 f5 h5")) == 4  # f5 and h5 touch by a corner only


def test_s_44_kinds_on_inner_spaces() -> None:
    sea = ocean("c2 Y01 red, e2 P01 red, g2 R01 red, b3 R02 red, b1 G01 red")
    for number, space in enumerate(["d3", "f3", "h3", "i4"]):
        sea.lay_completed(SPACE_NAMES.index(space), TILES.corals + number, 0, -1)
    assert blue(6, sea) == 12


def test_s_45_kinds_on_outer_spaces() -> None:
    sea = ocean("b1 Y01 red, d1 P01 red, f1 R01 red, h1 G02 red, a2 G01 red, e2 R02 red")
    for number, space in enumerate(["i2", "a4", "i4", "f3"]):
        sea.lay_completed(SPACE_NAMES.index(space), TILES.corals + number, 0, -1)
    assert blue(7, sea) == 14


# ---- solo and scenarios


@pytest.mark.parametrize("payment", [("shell", "shell"), ("shell", "fish"), ("fish", "shell"), ("fish", "fish")])
def test_s_46_alone_each_shell_may_be_a_fish_for_the_lionfish(payment: tuple[str, str]) -> None:
    state = act(in_turn(ocean("f3 C1, e2 R01", "7 red", shells=2), seats=1), "move 7")
    assert names(state) == {"pay shell", "pay fish"}
    act(state, *[f"pay {means}" for means in payment], "bubble 13")
    assert state.oceans[0].shells == 2 - payment.count("shell")
    assert sum(state.lionfish) == payment.count("fish")


def test_s_47_six_fish_cost_eight_points() -> None:
    assert sheet(over(ocean("f3 C1"), lionfish=6))["lionfish"] == -8


@pytest.mark.parametrize("fish", [0, 1, 2])
def test_s_48_the_first_two_fish_cost_nothing(fish: int) -> None:
    assert sheet(over(ocean("f3 C1"), lionfish=fish))["lionfish"] == 0


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (129, None),
        (130, "swimmer"),
        (145, "diver"),
        (160, "sailor"),
        (170, "mermaid"),
        (180, "nymph"),
        (190, "poseidon"),
    ],
)
def test_s_49_the_ranks(points: int, rank: str | None) -> None:
    assert solo_rank(GAME.components, points) == rank


def test_s_50_scenario_1_needs_140_points_and_no_task() -> None:
    enough = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), lionfish=12, scenario="1")
    assert enough.scores() == [140]
    assert passes_scenario(enough, 0)
    assert (achieved(enough, 0), enough.winners()) == (["scenario-1"], [0])
    short = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH.removesuffix(", 11 green")), lionfish=12, scenario="1")
    assert short.scores() == [139]
    assert not passes_scenario(short, 0)
    assert (achieved(short, 0), short.winners()) == ([], [])


def test_s_51_scenario_14_doubles_its_orange_card() -> None:
    sea = corals(*["R red"] * 3, *["Y yellow"] * 3)
    assert sheet(over(sea, seats=2, orange="7"))["orange"] == 8
    assert sheet(over(sea, scenario="14"))["orange"] == 16


def test_s_52_scenario_15_takes_the_values_of_one_colour() -> None:
    sea = ocean("b1 R16 red, d1 Y01 red, f1 Y02 red")
    assert sheet(over(sea, seats=2))["row-1"] == 9 + 5 + 5
    assert sheet(over(sea, scenario="15"))["row-1"] == 5 + 5  # red is the cheaper colour to give up
    assert sheet(over(sea, scenario="15"))["orange"] == 9  # the card still counts all of them


# ---- geometry


def test_g_1_rows_and_columns() -> None:
    assert SPACES == 22
    assert [count_bits(row) for row in ROW_MASKS] == [4, 5, 4, 5, 4]
    assert [count_bits(column) for column in COLUMN_MASKS] == [2, 3, 2, 3, 2, 3, 2, 3, 2]


def test_g_2_inner_and_outer_spaces() -> None:
    inner = {name for space, name in enumerate(SPACE_NAMES) if INNER & POWERS[space]}
    assert inner == {"c2", "e2", "g2", "b3", "d3", "f3", "h3", "c4", "e4", "g4"}
    assert count_bits(OUTER) == 12


def test_g_3_bubbles_touch_one_to_four_spaces() -> None:
    touched = [count_bits(spaces) for spaces in SPACE_MASKS]
    assert len(touched) == BUBBLES == 35
    assert [touched.count(number) for number in (1, 2, 3, 4)] == [12, 4, 8, 11]


def test_g_4_the_neighbours_of_a_space() -> None:
    e2 = SPACE_NAMES.index("e2")
    sides = {name for space, name in enumerate(SPACE_NAMES) if SIDE_NEIGHBOURS[e2] & POWERS[space]}
    both = {name for space, name in enumerate(SPACE_NAMES) if NEIGHBOURS[e2] & POWERS[space]}
    assert sides == {"d1", "f1", "d3", "f3"}
    assert both - sides == {"c2", "g2", "e4"}
