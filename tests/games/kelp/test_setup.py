"""The board and the start of a match."""

from __future__ import annotations

from collections import Counter

from atol.games.kelp.abilities import DECK
from atol.games.kelp.cards import HAND, PILE, UNLEARNED, count_cards
from atol.games.kelp.dice import BAG, SUPPLY
from atol.games.kelp.sea import AREA_NAMES, NEIGHBOURS, SPACE_NAMES
from tests.games.kelp.positions import FACTS, GAME, act, as_kelp, board, choices, dice, hidden, match, view

DAY, NIGHT = FACTS.seas
AREAS = {area.id: area for area in GAME.components.areas}


# ---- the board


def test_nine_areas_are_neighbours_up_and_down_and_sideways_never_diagonally() -> None:
    assert len(AREA_NAMES) == 9
    assert [AREA_NAMES[area] for area in NEIGHBOURS[4]] == ["b1", "a2", "c2", "b3"]
    assert [AREA_NAMES[area] for area in NEIGHBOURS[0]] == ["b1", "a2"]


def test_by_day_the_centre_is_open_the_corners_are_rock_and_the_rest_is_kelp() -> None:
    kinds = {name: (AREAS[f"day-{name}"].kind, AREAS[f"day-{name}"].value) for name in AREA_NAMES}
    assert kinds["b2"] == ("open", 2)
    assert {name for name, kind in kinds.items() if kind[0] == "rock"} == {"a1", "c1", "a3", "c3"}
    assert {name for name, kind in kinds.items() if kind == ("kelp", 4)} == {"b1", "a2", "c2", "b3"}


def test_rock_has_one_value_and_it_is_marked_as_ours() -> None:
    rocks = [area for area in GAME.components.areas if area.kind == "rock"]
    kelp = [area for area in GAME.components.areas if area.kind == "kelp"]
    assert {area.value for area in rocks} == {area.value for area in kelp} == {4}, "as the ruling says"
    assert all("value" in area.proposed for area in rocks)


def test_sixteen_current_spaces_are_joined_both_ways_and_reach_two_areas_or_one() -> None:
    for sea in FACTS.seas:
        assert len(sea.near) == len(SPACE_NAMES) == 16
        assert Counter(len(areas) for areas in sea.near) == {2: 12, 1: 4}
        for course, following in enumerate(sea.ahead):
            for other in following:
                assert course ^ 1 in sea.ahead[other ^ 1], "whoever can swim there can swim back, turned round"


def test_from_everywhere_the_shark_can_reach_everywhere_without_turning() -> None:
    for sea in FACTS.seas:
        for start in range(32):
            reached, open_courses = {start}, [start]
            while open_courses:
                new = set(sea.ahead[open_courses.pop()]) - reached
                reached |= new
                open_courses += new
            assert {course // 2 for course in reached} == set(range(16))


def test_four_hideouts_lie_in_rock_areas() -> None:
    for name, sea in zip(("day", "night"), FACTS.seas, strict=True):
        for space in range(12, 16):
            (area,) = sea.near[space]
            assert AREAS[f"{name}-{AREA_NAMES[area]}"].kind == "rock"


def test_the_tracks_are_as_long_as_printed() -> None:
    limits = GAME.components.limits[0]
    assert (limits.hunger, limits.energy, limits.row, limits.actions) == (7, 3, 4, 2)
    assert sum(block.kind == "food" for block in GAME.components.blocks) == 4


def test_four_growth_tiles_take_three_dice_each() -> None:
    assert FACTS.tile_dice == [3, 3, 3, 3]


def test_the_night_board_has_other_values_and_other_hideouts() -> None:
    assert DAY.values != NIGHT.values
    assert DAY.near[12:] != NIGHT.near[12:]
    assert as_kelp(GAME.new(2, 1, board="night")).sea is NIGHT


def test_there_are_as_many_components_as_in_the_box() -> None:
    assert (sum(FACTS.card_counts), sum(FACTS.shark_counts), sum(FACTS.block_counts)) == (24, 23, 18)
    assert FACTS.dice_total == [15, 10, 10]
    assert len(FACTS.escapes) == 3


# ---- the start


def test_the_bag_starts_with_seven_blue_three_yellow_and_one_red_die() -> None:
    state = match()
    assert dice(state, BAG) == (7, 3, 1)
    assert dice(state, SUPPLY) == (8, 7, 9)


def test_four_shark_cards_are_for_sale_and_nineteen_in_the_deck() -> None:
    state = match()
    assert len(state.row) == 4
    assert sum(state.abilities[DECK : DECK + 11]) == 19


def test_no_growth_tile_is_flipped_at_the_start() -> None:
    assert match().tiles == 0


def test_each_player_has_three_confrontation_cards() -> None:
    assert view(match(), None).confrontations == ["fight", "flight", "flinch"]


def test_the_shark_chooses_its_hideout_and_faces_the_centre_across_the_path() -> None:
    state = as_kelp(GAME.new(2, 1))
    assert state.to_act == 1
    assert choices(state, "start") == {"hideout-1", "hideout-2", "hideout-3", "hideout-4"}
    act(state, "start hideout-3")
    assert view(state, None).shark.space == "hideout-3"
    assert view(state, None).shark.ahead == ["a2-a3", "a3-b3"]


def test_starters_are_the_octopus_s_own_and_the_rest_lies_in_four_piles_with_one_card_open() -> None:
    state = match()
    for pile in view(state, 1).octopus.piles:
        assert pile.open is not None
        assert len(pile.left) == 3
    assert sum(state.cards[UNLEARNED : UNLEARNED + 20]) == 12


def test_all_four_foods_wait_beside_the_board_each_with_its_eat_card() -> None:
    spare = view(match(), None).octopus.spare
    assert {name: spare[name] for name in ("crab", "sea-snail", "lobster", "abalone")} == {
        "crab": 1,
        "sea-snail": 1,
        "lobster": 1,
        "abalone": 1,
    }


def test_one_shell_the_double_shell_and_three_traps_are_set_aside() -> None:
    spare = view(match(), None).octopus.spare
    assert (spare["shell"], spare["double-shell"]) == (1, 1)
    assert {name for name in spare if "trap" in name} == {"hiding-trap", "large-current-trap", "hideout-trap"}


def test_nine_blocks_are_dealt_by_chance_and_stand_hidden() -> None:
    boards = {board(match(seed)) for seed in range(30)}
    assert len(boards) > 20
    assert all(sorted(blocks) == sorted("Ossssss1s") for blocks in boards)
    assert len(hidden(match()).split()) == 9


def test_the_octopus_draws_four_of_eight_starters() -> None:
    state = match()
    assert (count_cards(state, HAND), count_cards(state, PILE)) == (4, 4)
    assert state.hand_limit == 4


def test_the_octopus_begins_and_turns_alternate() -> None:
    state = match()
    assert state.to_act == 0
    act(state, "draw", "draw")
    assert state.to_act == 1
    assert state.turn == 1
