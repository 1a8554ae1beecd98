"""Setup, pools, refreshing, placing, turns and the end of Shallow Sea."""

from __future__ import annotations

from collections import Counter

import pytest

from atol.core.game import OVER
from atol.games.shallow_sea.guide import FEWEST_CORAL_TYPES, MOST_CORAL_TYPES
from atol.games.shallow_sea.steps.codes import START
from tests.games.shallow_sea.positions import (
    GAME,
    TILES,
    act,
    after,
    in_turn,
    match,
    names,
    new_match,
    ocean,
    over,
    refused,
    sheet,
    verbs,
    view,
    with_creature_bag,
    with_fish_bag,
    with_ocean,
    with_pools,
)
from tests.games.shallow_sea.test_examples import EXAMPLE_FISH, EXAMPLE_TILES

# ---- setup


def test_the_last_player_chooses_the_first_creature_and_the_first_one_begins() -> None:
    state = new_match(4)
    order = []
    while state.turn < 4:
        if state.tile < 0 and state.step == START:
            order.append(state.to_act)
        state.apply(state.legal()[0])
    assert order == [(state.first - step) % 4 for step in (1, 2, 3, 4)]
    assert state.to_act == state.first


def test_the_creature_pool_is_not_refilled_between_the_choices() -> None:
    state = act(new_match(3), "creature 2", "space f3")
    if view(state).step == "turn":
        act(state, "turn 0")
    assert after(state, "creature") == {"1", "3", "4", "5"}
    assert after(match(3), "creature") == {"1", "2", "3", "4", "5"}


def test_the_first_creature_goes_anywhere() -> None:
    assert len(after(act(new_match(), "creature 1"), "space")) == 22


def test_a_first_game_has_its_cards_and_matching_fish() -> None:
    for seed in range(5):
        shown = view(new_match(seed=seed, mode="first"))
        assert (shown.orange, shown.blue) == (["orange-1"], ["blue-2"])
        colours = [GAME.text.corals[name].colour for name in shown.pools.corals if name]
        assert shown.pools.fish == colours
        assert shown.creatures == ["A1", "A3", "C1", "C3", "C4", "D1", "D3", "E1", "E3", "F1"]


def test_a_family_match_has_no_cards_and_scores_tiles_only() -> None:
    shown = view(new_match(mode="family"))
    assert (shown.orange, shown.blue) == ([], [])
    assert shown.creatures == ["A1", "C1", "C3", "C4", "D1", "D3", "E1", "E2", "E3", "F1"]
    state = over(ocean("b1 R01 red, c2 R02 red", "11 red"), seats=2, mode="family")
    assert sheet(state) == {"row-1": 5, "row-2": 5, "row-3": 0, "row-4": 0, "row-5": 0}


def test_the_guide_is_kept_and_every_type_comes_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        types = view(new_match(seed=seed)).creatures
        seen.update(types)
        counts = Counter(name[0] for name in types)
        for category in GAME.components.guide:
            assert category.fewest <= counts[category.id] <= category.most
        corals = [entry for entry in GAME.components.creatures if entry.id in types and entry.wants == "coral"]
        assert FEWEST_CORAL_TYPES <= len(corals) <= MOST_CORAL_TYPES
        assert len(set(types)) == 10
    assert len(seen) == 22


def test_creatures_chosen_by_hand_are_used() -> None:
    ten = "A1,A2,A3,A4,B1,B2,B3,B4,C1,C2"
    assert view(new_match(creatures=ten)).creatures == ten.split(",")


# ---- pools


def test_a_refresh_puts_the_old_ones_back() -> None:
    state = with_pools(in_turn(ocean("f3 C1", shells=1)), corals="R01 R02 Y01 Y02 G01")
    before = state.coral_bag.total
    act(state, "refresh corals")
    assert state.coral_bag.total == before
    assert state.oceans[state.to_act].shells == 0


def test_after_the_choice_nothing_is_refreshed() -> None:
    state = act(in_turn(ocean("f3 C1", shells=5)), "coral 1")
    assert "refresh" not in verbs(state)
    assert "refresh" not in verbs(act(state, "fish 1"))


def test_a_pool_is_not_refreshed_from_a_bag_with_too_few() -> None:
    rich = in_turn(ocean("f3 C1", shells=5))
    assert "refresh fish" in names(with_fish_bag(rich, red=5))
    assert "refresh fish" not in names(with_fish_bag(rich, red=4))


def test_alone_a_fish_refresh_keeps_the_fish_it_needs() -> None:
    state = with_pools(in_turn(ocean("f3 C1", shells=1), seats=1), fish="red yellow green purple red")
    assert names(act(with_fish_bag(state, red=6), "refresh fish")) == {"pay shell", "pay fish"}
    assert names(act(with_fish_bag(state, red=5), "refresh fish")) == {"pay shell"}


def test_an_empty_creature_bag_is_replaced_by_corals_and_locks_the_pool() -> None:
    state = with_creature_bag(in_turn(ocean("f3 C1", shells=5)), 0)
    assert "refresh creatures" in names(state)
    act(state, "creature 3", "fish 3", "space e2")
    act(state, *(["turn 0"] if view(state).step == "turn" else []), "bubble 7", "end")
    assert state.creature_pool[2] < TILES.corals
    assert state.creatures_locked
    assert "refresh creatures" not in names(state)


def test_corals_in_the_creature_pool_do_not_count_for_a_free_refresh() -> None:
    state = with_pools(in_turn(ocean("f3 C1", shells=0)), corals="G01 G02 G03 R01 R02")
    state.creature_pool[0] = TILES.number("G04")
    assert "refresh corals" not in names(state)


def test_a_creature_refresh_from_a_short_bag_is_filled_with_corals() -> None:
    state = with_creature_bag(in_turn(ocean("f3 C1", shells=1)), 2)
    act(state, "refresh creatures")
    assert len([tile for tile in state.creature_pool if tile < TILES.corals]) == 3
    assert (state.creatures_locked, state.creature_bag.total) == (True, 5)


# ---- placing


def test_a_tile_goes_beside_an_own_tile_by_side_or_corner() -> None:
    state = act(in_turn(ocean("e2 C1")), "coral 1", "fish 1")
    assert after(state, "space") == {"d1", "f1", "d3", "f3", "c2", "g2", "e4"}


def test_a_fish_goes_on_an_empty_bubble_around_an_own_tile() -> None:
    state = act(in_turn(ocean("e2 C1", "7 red")), "coral 1", "fish 1")
    assert after(state, "bubble") == {"12", "13", "18"}
    act(state, "space d1")
    if view(state).step == "turn":
        act(state, "turn 0")
    assert after(state, "bubble") == {"2", "6", "12", "13", "18"}  # d1 brings 2 and 6; 7 has a fish


def test_tile_and_fish_may_be_placed_in_either_order() -> None:
    state = act(in_turn(ocean("e2 C1")), "coral 1", "fish 1")
    assert {"space", "bubble"} <= verbs(state)
    assert "end" not in verbs(state)


def test_a_ready_tile_must_be_completed_before_the_turn_ends() -> None:
    state = act(in_turn(ocean("e2 R01, f3 C1", "7 red", shells=0)), "coral 1", "fish 1", "space d1")
    if view(state).step == "turn":
        act(state, "turn 0")
    state.fish = 0
    act(state, "bubble 18")
    assert "complete e2" in names(state)
    assert verbs(state) == {"complete"}
    assert refused(state, "end")


def test_a_finished_fish_never_moves() -> None:
    state = in_turn(ocean("e2 R01 red, f3 C1", "13 red", shells=2))
    assert after(state, "move") == {"13"}
    assert "13" not in after(act(state, "move 13"), "bubble")


# ---- the end


def test_a_tie_goes_to_more_shells_and_then_is_shared() -> None:
    state = over(ocean("b1 R01 red", shells=2), seats=3)
    assert state.winners() == [0, 1, 2]
    state.oceans[1].shells = 3
    assert state.winners() == [1]
    state.oceans[2] = ocean("b1 R08 red", shells=0)
    assert state.winners() == [2]


def test_alone_one_wins_with_the_first_rank() -> None:
    assert over(ocean("b1 R01 red")).winners() == []
    assert over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), lionfish=17, mode="first").winners() == [0]  # 130 points
    assert over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), lionfish=18, mode="first").winners() == []


def test_a_solo_match_ends_when_no_fish_can_be_drawn() -> None:
    state = with_fish_bag(in_turn(ocean("e2 C1"), seats=1))
    act(state, "coral 1", "fish 1", "space d1")
    if view(state).step == "turn":
        act(state, "turn 0")
    act(state, "bubble 7", "end")
    assert state.to_act == OVER


def test_with_an_empty_bag_the_lionfish_cannot_be_fed() -> None:
    state = with_fish_bag(in_turn(ocean("e2 C1, f3 R01", "7 red", shells=2), seats=1))
    act(state, "move 7")
    assert names(state) == {"pay shell"}
    assert "move" not in verbs(with_fish_bag(with_ocean(match(1), ocean("e2 C1", "7 red", shells=1))))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(seats: int) -> None:
    state = new_match(seats)
    while not state.over:
        actions = state.legal()
        state.apply(actions[-1] if GAME.notation(actions[-1]) == "end" else actions[0])
    assert state.turn == seats * (1 + 17)
