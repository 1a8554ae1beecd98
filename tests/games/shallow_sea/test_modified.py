"""The ten modified rules change what is legal, what it costs or what is counted."""

from __future__ import annotations

import pytest

from atol.core.errors import BadOption, ClashingOptions
from atol.games.shallow_sea.achievements import achieved
from tests.games.shallow_sea.positions import (
    GAME,
    act,
    after,
    in_turn,
    match,
    names,
    new_match,
    ocean,
    over,
    sheet,
    verbs,
    view,
    with_fish_bag,
    with_ocean,
    with_pools,
)


def test_rule_1_corals_go_beside_corals() -> None:
    tiles = "e2 R01, f3 C1, g4 C2"
    free = act(in_turn(ocean(tiles)), "coral 1", "fish 1")
    bound = act(in_turn(ocean(tiles), modified="1"), "coral 1", "fish 1")
    assert "h5" in after(free, "space")  # touches a creature only
    assert after(bound, "space") == {"d1", "f1", "c2", "g2", "d3", "e4"}


def test_rule_1_does_not_bind_the_first_coral_nor_creatures() -> None:
    first = act(in_turn(ocean("f3 C1"), modified="1"), "coral 1", "fish 1")
    assert after(first, "space") == {"e2", "g2", "e4", "g4", "f1", "f5", "d3", "h3"}
    creature = act(in_turn(ocean("e2 R01, f3 C1, g4 C2"), modified="1"), "creature 1", "fish 1")
    assert "h5" in after(creature, "space")


def test_rule_1_is_broken_when_no_space_is_left_beside_a_coral() -> None:
    walled = "b1 R01, d1 C1, a2 C2, c2 C3, b3 C4, d3 D1"
    state = act(in_turn(ocean(walled), modified="1"), "coral 1", "fish 1")
    assert "e4" in after(state, "space")
    act(state, "space e4", "turn 0")
    assert state.oceans[state.to_act].coral_alone


def test_rule_2_makes_pools_of_three() -> None:
    state = match(modified="2")
    assert [
        len([tile for tile in pool if tile is not None])
        for pool in (view(state).pools.corals, view(state).pools.fish)
    ] == [3, 3]
    assert after(state, "coral") == {"1", "2", "3"}
    poor = with_ocean(state, ocean("f3 C1", shells=0))
    assert "refresh corals" in names(with_pools(poor, corals="G01 G02 G03"))
    assert "refresh corals" not in names(with_pools(poor, corals="G01 G02 R03"))


def test_rule_2_gives_four_players_five_creatures_to_start_with() -> None:
    assert len(after(new_match(4, modified="2"), "creature")) == 5
    assert len(after(new_match(3, modified="2"), "creature")) == 3
    assert len(after(match(4, modified="2"), "creature")) == 3


def test_rule_3_moves_corals_instead_of_fish() -> None:
    state = in_turn(ocean("e2 R02, f3 C1", "7 red"), modified="3")
    assert "move" not in verbs(state)
    assert after(state, "shift") == {"e2"}
    act(state, "shift e2")
    assert after(state, "space") == {"e2", "g2", "e4", "g4", "f1", "f5", "d3", "h3"}
    act(state, "space e2")
    assert names(state) == {"turn 90", "turn 180", "turn 270"}  # it lay unturned
    act(state, "turn 90")
    sea = state.oceans[state.to_act]
    assert (sea.turns[6], sea.shells, sea.fish[6]) == (1, 0, 0)


def test_rule_3_can_complete_a_coral_and_never_moves_a_completed_one() -> None:
    state = in_turn(ocean("e2 R02, f3 C1, h3 R01 red", "3 red, 8 yellow"), modified="3")
    assert after(state, "shift") == {"e2"}
    act(state, "shift e2", "space f1", "turn 0")
    assert after(state, "complete") == {"f1"}


@pytest.mark.parametrize(("shells", "offered"), [(1, set()), (2, {"refresh"}), (3, {"refresh", "move"})])
def test_rule_4_makes_everything_dearer(shells: int, offered: set[str]) -> None:
    state = in_turn(ocean("e2 R02, f3 C1", "7 red", shells=shells), modified="4")
    mixed = with_pools(state, corals="R01 Y01 G01 P01 R03", fish="red yellow green purple red")
    assert verbs(mixed) & {"refresh", "move"} == offered
    assert len(names(act(mixed, "coral 1"))) == (5 if shells >= 2 else 1)


def test_rule_4_leaves_the_free_refresh_free() -> None:
    state = in_turn(ocean("f3 C1", shells=0), modified="4")
    assert "refresh fish" in names(with_pools(state, fish="red red red red green"))


def test_rule_5_lays_the_fish_open() -> None:
    state = act(in_turn(ocean("f3 C1", shells=0), modified="5"), "coral 1")
    assert names(state) == {"take red", "take yellow", "take green", "take purple"}
    none_left = with_fish_bag(state, red=0, yellow=1, green=0, purple=0)
    assert names(none_left) == {"take yellow"}
    assert "refresh fish" not in names(in_turn(ocean("f3 C1"), modified="5"))


def test_rule_5_feeds_the_lionfish_from_the_open_supply() -> None:
    state = act(in_turn(ocean("e2 R02, f3 C1", "7 red"), seats=1, modified="5"), "move 7")
    assert names(state) == {"pay shell", "pay red", "pay yellow", "pay green", "pay purple"}
    act(state, "pay purple", "pay shell")
    assert list(state.lionfish) == [0, 0, 0, 1]


def test_rule_5_ends_a_solo_match_without_fish() -> None:
    state = with_fish_bag(in_turn(ocean("f3 C1"), seats=1, modified="5"))
    assert act(state, "coral 1").over


def test_rule_6_forbids_every_refresh() -> None:
    state = in_turn(ocean("f3 C1", shells=5), modified="6")
    assert "refresh" in verbs(in_turn(ocean("f3 C1", shells=5)))
    assert "refresh" not in verbs(with_pools(state, corals="G01 G02 G03 G04 G05"))


def test_rule_7_counts_the_better_of_two_cards() -> None:
    sea = ocean("b1 R01 red, d1 R02 red, f1 R03 yellow")
    one = {card: sheet(over(sea, orange=card))["orange"] for card in ("1", "4")}
    assert one == {"1": 4, "4": 2}
    both = over(sea, orange="1,4", blue="2,3", modified="7")
    assert sheet(both)["orange"] == 4
    assert len(view(both).orange) == len(view(both).blue) == 2


def test_rule_7_draws_the_cards_that_were_not_named() -> None:
    for seed in range(5):
        cards = view(new_match(seed=seed, modified="7", orange="3"))
        assert "orange-3" in cards.orange
        assert len(set(cards.orange)) == len(set(cards.blue)) == 2


def test_rule_8_has_no_pools_and_no_neighbours() -> None:
    state = in_turn(ocean("f3 C1", shells=5), modified="8")
    assert names(state) == {"draw coral", "draw creature"}
    act(state, "draw coral")
    assert state.tile in range(76)
    assert state.fish in range(4)
    assert len(after(state, "space")) == 21
    assert len(after(state, "bubble")) == 35


def test_rule_8_draws_the_starting_creature() -> None:
    state = new_match(modified="8")
    assert verbs(state) == {"space"}
    assert state.tile >= 76


def test_rule_8_ends_a_solo_match_without_fish() -> None:
    state = with_fish_bag(in_turn(ocean("f3 C1"), seats=1, modified="8"))
    assert act(state, "draw coral").over


def test_rule_9_pays_fish_for_corals_of_their_colour() -> None:
    sea = ocean("e2 R01 red, f3 G01 red", "18 red, 13 green")
    assert sheet(over(sea))["fish"] == 4
    assert sheet(over(sea, modified="9"))["fish"] == 4 + 2
    assert sheet(over(ocean("e2 R01 red", "18 green"), modified="9"))["fish"] == 1


def test_rule_10_still_forces_completion() -> None:
    tiles = "d3 C3, e4 C3, e2 R01 red, c4 R02 red, f3 R03 red, d5 R04 red"
    state = in_turn(ocean(tiles), modified="10")
    assert after(state, "complete") == {"d3", "e4"}


# ---- with and without


def shows(rule: int, modified: str) -> bool:
    """Is the effect of that rule seen in a match with these modified rules?"""
    rich = in_turn(ocean("e2 R01, f3 C1, g4 C2", "12 red", shells=2), modified=modified)
    if rule == 1:
        return "h5" not in after(act(rich, "coral 1", "fish 1"), "space")
    if rule == 2:
        return view(rich).pools.corals.count(None) == 2
    if rule == 3:
        return "shift" in verbs(rich)
    if rule == 4:
        return "move" not in verbs(rich)  # three shells instead of two
    if rule == 5:
        return "take" in verbs(act(rich, "coral 1"))
    if rule == 6:
        return "refresh" not in verbs(rich)
    if rule == 7:
        return len(view(rich).orange) == len(view(rich).blue) == 2
    if rule == 8:
        return "draw" in verbs(rich)
    assert rule == 9
    return sheet(over(ocean("e2 R01 red", "18 red"), modified=modified))["fish"] == 2


@pytest.mark.parametrize("rule", range(1, 10))
def test_a_rule_shows_in_a_match_with_it_and_not_in_one_without(rule: int) -> None:
    assert shows(rule, str(rule))
    assert not shows(rule, "none")


@pytest.mark.parametrize("rule", range(1, 11))
def test_a_rule_that_is_kept_is_ticked_in_a_match_with_it_only(rule: int) -> None:
    kept = ocean("e2 R01, f3 C1")
    assert achieved(over(kept, modified=str(rule)), 0) == [f"modified-{rule}"]
    assert f"modified-{rule}" not in achieved(over(kept), 0)
    assert f"modified-{rule}" not in achieved(over(kept, modified="1" if rule > 1 else "2"), 0)


@pytest.mark.parametrize("rule", range(1, 11))
def test_every_rule_has_tests_of_its_own(rule: int) -> None:
    assert [name for name in globals() if name.startswith(f"test_rule_{rule}_")]


# ---- combining


def test_all_rules_can_be_combined() -> None:
    state = new_match(modified="1,2,3,4,5,6,7,8,9,10")
    assert view(state).modified == list(range(1, 11))


@pytest.mark.parametrize(
    ("options", "english", "polish"),
    [
        ({"scenario": "3", "modified": "2"}, "modified rules and a scenario", "zmienione zasady i scenariusz"),
        (
            {"mode": "family", "modified": "2"},
            "the family mode and modified rules",
            "tryb rodzinny i zmienione zasady",
        ),
        (
            {"orange": "1,2"},
            "two orange cards and a match without modified rule 7",
            "dwie karty pomarańczowe i gra bez zmienionej zasady 7",
        ),
        (
            {"mode": "first", "creatures": "random"},
            "your choice of creatures and the mode “first game”",
            "własny wybór stworzeń i tryb „pierwsza gra”",
        ),
    ],
)
def test_options_that_exclude_each_other_are_named(options: dict[str, str], english: str, polish: str) -> None:
    with pytest.raises(ClashingOptions) as refused:
        GAME.new(1, 1, **options)
    assert refused.value.words("en").startswith(f"{english} do not go together")
    assert f": {polish};" in refused.value.words("pl")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"creatures": "A1,A2"}, "10 different of A1, A2"),
        ({"creatures": "A1,A1,A2,A3,A4,B1,B2,B3,B4,C1"}, "10 different of A1"),
        ({"modified": "11"}, "none, or up to 10 different of 1, 2"),
        ({"scenario": "16"}, "0, or up to 1 different of 1"),
        ({"orange": "0"}, "random, or up to 2 different of 1"),
    ],
)
def test_a_wrong_list_is_named_with_the_right_ones(options: dict[str, str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.new(1, 1, **options)


def test_lists_have_one_spelling() -> None:
    state = GAME.new(1, 1, modified=" 9, 2", creatures="f1,a1,a2,a3,a4,b1,b2,b3,b4,c1")
    assert state.options["modified"] == "2,9"
    assert state.options["creatures"] == "A1,A2,A3,A4,B1,B2,B3,B4,C1,F1"
