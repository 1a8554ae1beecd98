"""What a seat of Shallow Sea knows as numbers, entry by entry."""

from __future__ import annotations

import pytest

from atol.core.conformance import check_observation
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.shallow_sea.outlook import fitting
from atol.games.shallow_sea.spaces import SPACES, space_name
from atol.games.shallow_sea.state import ShallowSeaState
from tests.games.shallow_sea.positions import (
    GAME,
    TILES,
    act,
    as_sea,
    in_turn,
    match,
    new_match,
    ocean,
    over,
    sheet,
    with_fish_bag,
    with_ocean,
    with_pools,
)

NAMES = [entry.name for entry in GAME.observation.entries()]
OPTIONS = [
    {"mode": "family"},
    {"scenario": "14"},
    {"scenario": "15"},
    {"modified": "1,3,4,7,9"},
    {"modified": "2,5,6"},
    {"modified": "8"},
]


def observed(state: ShallowSeaState, seat: int | None = None) -> dict[str, int]:
    return dict(zip(NAMES, state.observe(state.to_act if seat is None else seat).tolist(), strict=True))


def marked(entries: dict[str, int], block: str) -> dict[str, int]:
    """The entries of a block that are not zero, by their labels."""
    found = {name: number for name, number in entries.items() if name.split("[")[0] == block and number}
    return {name.partition("[")[2].rstrip("]"): number for name, number in found.items()}


# ---- oceans


def test_an_own_ocean_is_seen_space_by_space() -> None:
    entries = observed(in_turn(ocean("e2 R12, f3 Y01 green, e4 A1", "7 red, 18 purple", shells=3)))
    assert marked(entries, "colours") == {"e2, red": 1, "f3, yellow": 1}
    assert marked(entries, "completed") == {"f3": 1}
    assert marked(entries, "lodgers") == {"f3, green": 1}
    assert marked(entries, "fish") == {"7, red": 1, "18, purple": 1}
    assert entries["shells[you]"] == 3


def test_unfinished_tiles_tell_what_they_promise_and_what_they_lack() -> None:
    state = in_turn(ocean("e2 R12, f3 Y01 green, e4 C1", "7 red, 18 purple"))
    rival = 1 - state.to_act
    for entries, who in ((observed(state), "you"), (observed(state, rival), "next")):
        assert entries[f"promised[{who}, e2]"] == 7
        assert (entries[f"lacking[{who}, e2]"], entries[f"lacking[{who}, e4]"]) == (2, 1)
        assert (entries[f"promised[{who}, f3]"], entries[f"lacking[{who}, f3]"]) == (0, 0)


def test_fish_that_corals_lack_are_wanted_on_their_bubbles() -> None:
    state = in_turn(ocean("e2 R12, g2 R12/180", "7 red"))
    entries = observed(state)
    assert marked(entries, "wanted") == {"13, yellow": 2, "18, green": 1, "19, red": 1, "8, green": 1}
    assert marked(entries, "hunger") == {"you, red": 1, "you, yellow": 2, "you, green": 2}
    assert marked(observed(state, 1 - state.to_act), "wanted") == {}
    assert marked(observed(state, 1 - state.to_act), "hunger")["next, yellow"] == 2


def test_a_creature_of_one_colour_wishes_for_more_of_its_best_colour() -> None:
    assert marked(observed(in_turn(ocean("e2 C1"))), "coral_wishes") == {
        f"{space}, {colour}": 1 for space in ("f1", "f3") for colour in ("red", "yellow", "green", "purple")
    }
    entries = observed(in_turn(ocean("e2 C1, f1 R01 green")))
    assert marked(entries, "coral_wishes") == {"f3, red": 1}
    assert marked(entries, "fish_wishes") == {}


def test_a_creature_of_different_colours_wishes_for_those_it_lacks() -> None:
    entries = observed(in_turn(ocean("e2 C2, f1 R01 green, f3 Y02")))
    assert marked(entries, "coral_wishes") == {"f3, yellow": 1, "f3, green": 1, "f3, purple": 1}


def test_a_creature_that_wants_fish_looks_at_lodgers() -> None:
    entries = observed(in_turn(ocean("e2 C4, f1 R01 green")))
    assert marked(entries, "fish_wishes") == {"d3, green": 1, "c4, green": 1, "b5, green": 1}
    assert marked(entries, "coral_wishes") == {}


def test_a_creature_that_is_ready_wishes_for_nothing() -> None:
    assert marked(observed(in_turn(ocean("e2 C1, f1 R01 green, f3 R02 red"))), "coral_wishes") == {}


def test_corals_and_fish_are_counted_for_every_seat() -> None:
    state = in_turn(ocean("e2 R12 red, f3 Y01 green, e4 R01 red", "7 red, 18 purple"))
    entries = observed(state, 1 - state.to_act)
    assert marked(entries, "corals") == {"next, red": 2, "next, yellow": 1}
    assert marked(entries, "homes") == {"next, red": 2, "next, green": 1}
    assert marked(entries, "swimming") == {"next, red": 1, "next, purple": 1}


def test_what_lacks_agrees_with_what_fits() -> None:
    state = new_match(3, 4)
    random = seeded(4)
    while not state.over:
        step_randomly(state, random, 5)
        sea = state.oceans[1]
        entries = observed(state, 1)
        for space in range(SPACES):
            tile = sea.spaces[space]
            if tile >= 0 and not sea.completed & 2**space:
                wish = TILES.fish_wanted[tile] if tile < TILES.corals else TILES.needed[tile]
                assert entries[f"lacking[you, {space_name(space)}]"] == wish - fitting(sea, space)


def test_who_is_not_there_is_all_zeros() -> None:
    entries = observed(in_turn(ocean("e2 R12 red, f3 Y01 green", "7 red"), seats=1))
    absent = [name for name in NAMES if any(word in name for word in ("next", "third", "fourth"))]
    assert len(absent) > 150
    assert not any(entries[name] for name in absent)


# ---- points


@pytest.mark.parametrize("options", [{}, *OPTIONS])
def test_the_score_is_that_of_the_pad(options: dict[str, str]) -> None:
    tiles = "e2 R12 red, f3 Y01 green, e4 R01 red, d3 C1!, f1 A3, g4 G05 green"
    state = over(ocean(tiles, "7 red, 18 purple, 24 red"), 1, 4, **options)
    lines = sheet(state)
    entries = observed(state, 0)
    for line in ("orange", "blue", "variety", "fish", "lionfish"):
        assert entries[f"score[you, {line}]"] == lines.get(line, 0)
    assert entries["score[you, tiles]"] == sum(points for key, points in lines.items() if key.startswith("row"))
    assert entries["score[you, total]"] == state.scores()[0] > 0


def test_the_points_of_others_are_seen_too() -> None:
    state = with_ocean(match(), ocean("e2 R12 red"), 1)
    assert observed(state, 0)["score[next, tiles]"] == observed(state, 1)["score[you, tiles]"] == 7


def test_turns_left_are_counted_from_the_tiles() -> None:
    state = with_ocean(match(), ocean("e2 R12 red, f3 C1"), 0)
    entries = observed(state, 1)
    assert (entries["turns_left[you]"], entries["turns_left[next]"]) == (17, 16)


# ---- pools and hand


def test_pools_show_what_is_printed_on_their_tiles() -> None:
    state = with_pools(
        in_turn(ocean("f3 A1!")), "R12 Y01 G01 P01 R16", "red red green purple yellow", creatures_of(match())
    )
    state.creature_pool[0], state.creature_pool[1] = TILES.number("A1"), TILES.number("G05")
    entries = observed(state)
    printed = {"1, red": 1, "1, wants-red": 1, "1, wants-yellow": 1, "1, wants-green": 1, "1, points": 7}
    assert printed.items() <= marked(entries, "coral_pool").items()
    assert (entries["coral_pool[1, wants-purple]"], entries["fish_pool[3, green]"]) == (0, 1)
    creature = {"1, points": 10, "1, part": 3, "1, needed": 3, "1, cells": 1}
    assert creature.items() <= marked(entries, "creature_pool").items()
    assert (entries["creature_pool[1, new]"], entries["creature_pool[1, directions]"]) == (0, 0)
    assert (entries["creature_pool[2, green]"], entries["creature_pool[2, needed]"]) == (1, 0)
    assert observed(state, 1 - state.to_act)["creature_pool[1, new]"] == 1


def creatures_of(state: ShallowSeaState) -> str:
    return " ".join(TILES.names[tile] for tile in state.creature_pool)


def test_a_free_refresh_and_the_bags_are_there() -> None:
    state = with_pools(in_turn(ocean("f3 C1")), corals="R01 R02 R03 R04 G01", fish="red yellow red yellow green")
    entries = observed(with_fish_bag(state, red=4, green=2))
    assert marked(entries, "may_refresh") == {"corals": 1, "fish": 1, "creatures": 1}
    assert marked(entries, "free_refresh") == {"corals": 1}
    assert marked(entries, "fish_bag") == {"red": 4, "green": 2}
    assert entries["coral_bag[red]"] == 15


def test_what_is_chosen_lies_in_the_hand_of_the_seat_to_act() -> None:
    state = with_pools(in_turn(ocean("e2 C1")), corals="R12 Y01 G01 P01 R16", fish="red red green purple yellow")
    act(state, "coral 1")
    assert (marked(observed(state), "slot"), observed(state)["chosen"]) == ({"1": 1}, 0)
    act(state, "fish 1")
    entries = observed(state)
    assert (entries["tile[red]"], entries["tile[points]"], entries["chosen"]) == (1, 7, 1)
    assert marked(entries, "fish_in_hand") == {"red": 1}


def test_where_the_tile_in_hand_would_fit_is_known_to_its_owner() -> None:
    state = with_pools(in_turn(ocean("e2 C1", "7 red, 13 green")), corals="R12 Y01 G01 P01 R16")
    act(state, "coral 1", "fish 1")
    assert marked(observed(state), "fits") == {"d1": 1, "f1": 1, "g2": 1, "f3": 1}
    assert marked(observed(state, 1 - state.to_act), "fits") == {}
    act(state, "space f1")
    entries = observed(state)
    assert marked(entries, "space") == {"f1": 1}
    assert (marked(entries, "fits"), marked(entries, "fits_turned")) == ({}, {"0": 1, "270": 1})


def test_a_fish_on_the_move_and_what_is_owed_are_there() -> None:
    state = act(in_turn(ocean("e2 C1", "7 green", shells=2), seats=1), "move 7")
    assert (observed(state)["owed"], marked(observed(state), "bought")) == (2, {"move": 1})
    act(state, "pay shell", "pay fish")
    entries = observed(state)
    assert (marked(entries, "lifted_fish"), marked(entries, "bought")) == ({"green": 1}, {})
    assert (entries["owed"], entries["lionfish"], entries["shells[you]"]) == (0, 1, 1)


def test_a_coral_on_the_move_is_described() -> None:
    state = act(in_turn(ocean("e2 C1, f3 R12", shells=2), modified="3"), "shift f3")
    assert marked(observed(state), "lifted_coral")["points"] == 7
    assert marked(observed(state), "lifted_fish") == {}


# ---- options


def test_options_that_change_the_rules_are_entries() -> None:
    assert marked(observed(match(modified="2,9")), "modified") == {"2": 1, "9": 1}
    assert observed(match(mode="family"))["family"] == 1
    assert marked(observed(match(orange="3", blue="5")), "orange") == {"orange-3": 1}
    assert marked(observed(match(orange="3", blue="5")), "blue") == {"blue-5": 1}


def test_alone_the_goal_and_the_task_are_known() -> None:
    assert observed(match(seats=1))["goal"] == 130
    assert observed(match(seats=2))["goal"] == 0
    done = in_turn(ocean("f3 C1", shells=2), seats=1, scenario="13")
    assert (observed(done)["goal"], observed(done)["task_done"]) == (185, 1)
    assert marked(observed(done), "scenario") == {"13": 1}
    assert observed(in_turn(ocean("f3 C1", shells=1), seats=1, scenario="13"))["task_done"] == 0


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_entry_stays_between_its_bounds(options: dict[str, str], seats: int) -> None:
    state = as_sea(GAME.new(seats, 3, **options))
    random = seeded(3)
    while not state.over:
        step_randomly(state, random, 7)
        check_observation(state, state.ply % seats)
