"""The base game, rule by rule: playing, diving, tokens, abilities, weeks, goals and the end."""

from __future__ import annotations

import pytest

from atol.core.bag import bag_of
from atol.core.errors import IllegalAction
from atol.core.game import OVER
from atol.games.finspan import abilities
from atol.games.finspan.goals import Goals
from atol.games.finspan.state import FinspanState
from atol.table.table import choice_of
from tests.games.finspan.positions import (
    COMPONENTS,
    GAME,
    SLOT_NAMES,
    TABLES,
    act,
    card,
    discards_of,
    hand_of,
    last_turn,
    legal,
    legal_after,
    names_of,
    new_match,
    ocean,
    refreshed,
    refuse_all,
    sheet,
    slot_words,
    told,
    turn,
    view,
)

DIVES = ["dive blue", "dive purple", "dive green"]


def using(state: FinspanState, number: int, seat: int = 0) -> FinspanState:
    """The seat uses the ability of that card, wherever it is."""
    abilities.begin(state, seat, card(number), 0)
    return refreshed(state)


# ---- playing a fish


def test_a_turn_is_a_fish_or_a_dive() -> None:
    assert legal(turn(ocean(hand="112 134 1"))) == ["play 112", "play 134", *DIVES]


def test_a_card_costs_that_many_other_cards_from_hand() -> None:
    assert legal(turn(ocean(hand="112 2"))) == DIVES  # 112 costs two cards
    state = act(turn(ocean(hand="112 2 3 4")), "play 112", "at b1")
    assert legal(state) == ["discard 2", "discard 3", "discard 4"]
    after = act(state, "discard 4", "discard 2")
    assert (hand_of(after), discards_of(after)) == ([3], [2, 4])


def test_the_order_of_discarding_does_not_matter() -> None:
    state = act(turn(ocean(hand="112 2 3 4")), "play 112", "at b1")
    one, other = act(state, "discard 4", "discard 2"), act(state, "discard 2", "discard 4")
    assert view(one) == view(other)


def test_a_forced_payment_is_not_asked() -> None:
    after = act(turn(ocean(hand="112 2 3"), ocean()), "play 112", "at b1")
    assert (hand_of(after), discards_of(after), after.to_act) == ([], [2, 3], 1)


def test_eggs_come_from_anywhere_in_the_ocean() -> None:
    state = act(turn(ocean("b5 mat o, p4 mat o, g2 mat o", hand="130")), "play 130", "at b1")
    assert legal_after(state, "spend egg") == {"b5", "p4", "g2"}


def test_young_come_from_anywhere_even_beside_a_school() -> None:
    state = act(turn(ocean("b5 mat y, p3 - yy S", hand="6")), "play 6", "at b1")
    assert legal_after(state, "spend young") == {"b5", "p3"}


def test_a_school_does_not_pay_for_a_young() -> None:
    assert legal(turn(ocean("b5 mat S", hand="6"))) == DIVES


def test_young_do_not_pay_for_a_school() -> None:
    assert legal(turn(ocean("b5 mat yy, p3 - yy", hand="119"))) == DIVES


def test_when_a_school_is_paid_young_that_wait_beside_it_form_a_new_one() -> None:
    state = act(turn(ocean("b5 mat yyy S", hand="119"), ocean()), "play 119", "at b1")
    assert slot_words(state.oceans[0], "b5") == "mat S"


def test_a_cost_that_cannot_be_paid_forbids_the_card() -> None:
    assert legal(turn(ocean("b5 mat o", hand="17"))) == DIVES  # two eggs and a card


def test_a_fish_goes_only_into_its_zones() -> None:
    state = act(turn(ocean(hand="111 2 3")), "play 111")  # twilight only
    assert legal_after(state, "at") == {"b4", "p4", "g4"}


def test_a_fish_with_a_coloured_band_goes_only_to_that_site() -> None:
    state = act(turn(ocean("b5 mat o", hand="133")), "play 133")
    assert legal_after(state, "at") == {"p1", "p2", "p3"}


@pytest.mark.parametrize("number", [44, 77])
def test_two_fish_live_in_the_bottom_row_only(number: int) -> None:
    fish = COMPONENTS.fish[card(number)]
    assert fish.bottom_row_only
    assert {SLOT_NAMES[slot] for slot in range(18) if TABLES.slots[card(number)] >> slot & 1} == {"b6", "p6", "g6"}


def test_a_consume_cost_needs_a_shorter_fish() -> None:
    assert legal_after(act(turn(ocean("b1 112, p1 57", hand="8")), "play 8"), "at") == {"b1", "g2"}


def test_a_covered_fish_is_consumed_and_its_stack_stays_consumed() -> None:
    after = act(turn(ocean("b1 112 +101", hand="8"), ocean()), "play 8", "at b1")
    assert view(after).oceans[0].slots[0].consumed == ("101", "112")
    assert sheet(after)["consumed"] == 2
    assert sheet(after)["fish"] == TABLES.points[card(8)]


def test_forage_fish_can_be_covered_and_count_as_consumed() -> None:
    after = act(turn(ocean(hand="8"), ocean()), "play 8")
    assert slot_words(after.oceans[0], "g2") == "8"
    assert sheet(after)["consumed"] == 1


def test_a_covered_fish_is_no_longer_activated() -> None:
    events = told(turn(ocean("p1 8 +66"), ocean()), "dive purple")
    assert names_of(events)["activate"] == 0


def test_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        act(turn(ocean(hand="112 1 2")), "play 13")


# ---- diving


def test_a_zone_bonus_needs_a_fish_of_the_site_in_that_zone() -> None:
    state = act(turn(ocean("p1 112"), ocean()), "dive purple")
    assert view(state).ability.source == "purple-sunlight"  # type: ignore[union-attr]  # an ability is in use
    state = act(state, "done")
    assert view(state).ability.source == "purple-twilight"  # type: ignore[union-attr]  # the forage fish is there
    state = act(state, "done")
    assert view(state).ability.source == "purple-bottom"  # type: ignore[union-attr]  # nothing swims in midnight
    assert act(state, "done").to_act == 1


@pytest.mark.parametrize(
    ("site", "bonuses"),
    [
        ("blue", ["draw", "draw", "recover 7", "recover 7"]),
        ("purple", ["egg b1", "egg b1", "egg b1", "egg b1"]),
        ("green", ["hatch g1", "hatch g1", "lift young p1", "lift young p1"]),
    ],
)
def test_the_bonuses_of_each_site(site: str, bonuses: list[str]) -> None:
    letter = site[0]
    words = f"{letter}1 18, {letter}4 3, {letter}5 2, b1 112, g1 124 o, p1 36 y"
    state = act(turn(ocean(words, discards="7"), ocean()), f"dive {site}")
    taken = []
    while state.to_act == 0:
        if state.source >= 138:
            taken.append(next(line for line in legal(state) if line in bonuses))
        state = act(state, "done")
    assert taken == bonuses


def test_the_bonus_comes_before_the_fish_of_its_zone() -> None:
    state = act(turn(ocean("p1 106"), ocean()), "dive purple")
    assert state.source >= 138
    assert act(state, "done").source == card(106)


def test_rows_are_passed_one_by_one_to_the_bottom() -> None:
    words = "g1 13 o, g2 14 o, g3 79 o, g4 103 o, g6 80 y"
    events = told(turn(ocean(words), ocean()), "dive green", *["done"] * 4)
    assert [event.args["slot"] for event in events if event.name == "activate"] == ["g1", "g2", "g3"]


def test_a_dive_site_can_be_dived_again_in_the_same_week() -> None:
    state = refuse_all(act(turn(ocean()), "dive green"))
    assert "dive green" in legal(state)


def test_the_first_diver_at_the_bottom_needs_no_fish() -> None:
    state = act(turn(ocean("b5 -", discards="7"), ocean()), "dive blue")
    assert legal(state) == ["recover 7", "done"]


def test_a_new_week_opens_the_bottoms_again() -> None:
    sea = ocean()
    sea.bottoms = 7
    state = refuse_all(act(turn(sea, turn_of_week=6), "dive blue"))
    assert (state.week, state.oceans[0].bottoms) == (1, 0)


def test_every_benefit_can_be_refused() -> None:
    before = turn(ocean("p1 106 o, p4 mat yy"), ocean())
    after = refuse_all(act(before, "dive purple"))
    mine, same = after.oceans[0], before.oceans[0]
    assert (mine.eggs, mine.nurseries, mine.schools) == (same.eggs, same.nurseries, same.schools)


# ---- tokens


def test_hatching_turns_the_egg_into_a_young_of_the_same_slot() -> None:
    state = act(turn(ocean("g2 mat o"), ocean()), "dive green", "hatch g2")
    assert slot_words(state.oceans[0], "g2") == "mat y"


def test_new_young_go_to_any_slot_empty_or_not() -> None:
    assert len(legal_after(using(turn(ocean()), 102), "young")) == 18


def test_a_young_moves_any_distance_in_a_straight_line() -> None:
    state = act(using(turn(ocean("b3 - y")), 5), "lift young b3")
    assert legal_after(state, "to") == {"b1", "b2", "b4", "b5", "b6", "p3", "g3"}


def test_a_young_that_completes_a_school_stops_there() -> None:
    state = act(using(turn(ocean("b3 - y, p3 - yy, b4 - yy S")), 5), "lift young b3")
    assert legal_after(state, "to") == {"b1", "b2", "b4", "b5", "b6", "p3"}
    assert slot_words(act(state, "to p3").oceans[0], "p3") == "- S"


def test_a_school_that_leaves_lets_the_young_behind_it_form_a_new_one() -> None:
    state = act(using(turn(ocean("b3 - yyyy S"), ocean()), 5), "lift school b3", "to b1")
    assert [slot_words(state.oceans[0], slot) for slot in ("b3", "b1")] == ["- y S", "- S"]


def test_a_school_rests_in_an_empty_slot() -> None:
    state = act(using(turn(ocean("b3 - S"), ocean()), 5), "lift school b3", "to g3")
    assert slot_words(state.oceans[0], "g3") == "- S"


def test_a_school_that_is_shut_in_cannot_be_lifted() -> None:
    state = using(turn(ocean("b1 - S, b2 - S, p1 - S, p2 - S, g1 - S, g2 - S, b3 - S, p3 - S, g3 - S")), 5)
    assert legal_after(state, "lift school") == {"b3", "p3", "g3"}


def test_eggs_lie_on_fish_only() -> None:
    state = using(turn(ocean("b1 - y")), 66)
    assert legal_after(state, "egg") == {"b5", "p4", "g2"}


# ---- cards


def test_a_card_of_choice_is_recovered_from_the_own_pile() -> None:
    state = using(turn(ocean(discards="7 9"), ocean(discards="10")), 135)
    assert legal(state) == ["recover 7", "recover 9", "done"]
    after = act(state, "recover 9")
    assert (hand_of(after), discards_of(after)) == ([9], [7])


def test_with_an_empty_pile_a_card_is_drawn_instead() -> None:
    state = using(turn(ocean(), ocean(discards="10")), 91)  # recover four
    assert legal(state) == ["draw", "done"]
    assert len(hand_of(act(state, "draw", "draw", "draw", "draw"))) == 4


def test_drawing_is_offered_as_often_as_it_comes_in_a_row() -> None:
    state = using(turn(ocean(), ocean()), 91)  # recover four, with an empty pile
    times = [choice_of(state, action, state.legal(), 0).times for action in state.legal()]
    assert (legal(state), times) == (["draw", "done"], [4, 1])


def test_what_is_missing_in_the_pile_is_drawn() -> None:
    state = act(using(turn(ocean(discards="7"), ocean()), 26), "recover 7")
    assert legal(state) == ["draw", "done"]


def test_an_empty_deck_is_made_of_all_discard_piles() -> None:
    state = using(turn(ocean(discards="7"), ocean(discards="9 11")), 10)
    state.deck = bag_of([0] * 135)
    after = act(refreshed(state), "draw")
    assert (after.deck.total, discards_of(after), discards_of(after, 1)) == (2, [], [])


def test_nothing_is_drawn_when_there_is_no_card_anywhere() -> None:
    state = turn(ocean("b1 112"), ocean())
    state.deck = bag_of([0] * 135)
    assert act(refreshed(state), "dive blue").to_act == 1


def test_a_card_is_tucked_under_any_longer_fish() -> None:
    state = using(turn(ocean("b1 112, p1 2", hand="6 57 111")), 34)  # 80, 600 and 7 cm; 112 is 80 cm, 2 is 90 cm
    assert legal_after(state, "tuck") == {"6", "111"}
    assert legal_after(act(state, "tuck 111"), "under") == {"b1", "p1", "b5"}
    after = act(state, "tuck 6")
    assert view(after).oceans[0].slots[6].consumed == ("6",)  # only one fish is longer: not asked


def test_a_further_fish_is_paid_for_and_placed_where_the_ability_says() -> None:
    state = using(turn(ocean("b5 mat o", hand="133 112 130")), 29)  # at the purple site
    assert legal_after(state, "play") == {"112", "130", "133"}
    assert legal_after(act(state, "play 130"), "at") == {"p1", "p2", "p3"}
    assert act(state, "play 130", "at p1").oceans[0].eggs == 0


def test_a_further_fish_brings_its_own_when_played_ability_and_uses_no_diver() -> None:
    state = using(turn(ocean("b5 mat", hand="131 14 13"), ocean()), 95)  # in sunlight
    after = act(state, "play 131", "at b1", "discard 13")
    assert view(after).ability.source == "131"  # type: ignore[union-attr]  # its own ability is in use
    assert view(after).oceans[0].divers == view(state).oceans[0].divers


def test_an_ability_waits_while_a_further_fish_uses_its_own() -> None:
    state = using(turn(ocean("b5 mat", hand="131 14 13"), ocean()), 95)
    state.lays = 1
    state = act(refreshed(state), "play 131", "at b1", "discard 13", "done")
    assert legal_after(state, "egg") == {"b1", "b5", "p4", "g2"}  # the egg that was left


# ---- abilities of all players


def test_everybody_may_use_an_all_players_ability_the_owner_first_then_clockwise() -> None:
    state = act(turn(ocean("b1 130 o"), ocean(), ocean()), "dive blue", "done")
    seats = [state.to_act]
    while state.source == card(130) and "done" in legal(state):
        state = act(state, "draw" if state.to_act != 1 else "done")
        seats.append(state.to_act)
    assert seats[:3] == [0, 1, 2]
    assert [len(sea.hand) for sea in state.oceans] == [1, 0, 1]


def test_a_seat_that_cannot_use_it_is_not_asked() -> None:
    state = turn(ocean("g1 134 o"), ocean(), ocean("b5 mat o"))
    state = act(state, "dive green", "done", "hatch g1")
    assert (state.to_act, legal(state)) == (2, ["hatch b5", "done"])


def test_a_when_played_ability_of_all_players_passes_round_the_table() -> None:
    state = turn(ocean("b5 mat S", hand="119"), ocean("g1 14"), ocean())
    state = act(state, "play 119", "at g1")
    assert legal(state) == ["egg g1", "egg g2", "eggs", "done"]
    state = act(state, "eggs")
    assert (state.to_act, legal_after(state, "egg")) == (1, {"g1", "g2"})


# ---- weeks and goals


def test_turns_go_round_from_the_first_player() -> None:
    state = new_match(3, seed=2)
    order = [state.first]
    for _ in range(3):
        state = refuse_all(act(state, "dive blue"))
        order.append(state.to_act)
    assert order == [(state.first + place) % 3 for place in (0, 1, 2, 0)]


def test_the_first_player_of_a_week_sits_after_that_of_the_last_one() -> None:
    state = turn(ocean(), ocean(), turn_of_week=6)
    state = refuse_all(act(refuse_all(act(state, "dive blue")), "dive blue"))
    assert (state.week, state.first, state.to_act) == (1, 1, 1)


@pytest.mark.parametrize(
    ("week", "words", "points"),
    [(1, "b1 112 o yy, b5 mat S", 3), (2, "b2 112, p2 124, b1 6", 2), (3, "b1 - S, b2 - S", 4)],
)
def test_goals_of_side_a(week: int, words: str, points: int) -> None:
    state = turn(ocean(), ocean(words), week=week, turn_of_week=6)
    state.active = state.to_act = 1
    after = refuse_all(act(refreshed(state), "dive blue"))
    assert after.oceans[1].goal_points[week - 1] == points


GOAL_OCEAN = "b1 112 o yy, b2 57 o +11 +12, b6 113 S, p1 105 o, p4 mat y, g4 122, g2 mat"


@pytest.mark.parametrize(
    ("goal", "count"),
    [
        ("w1-eggs-or-young", 6),
        ("w1-small-fish", 5),  # 105, 122 and the three of the mat
        ("w1-fish", 8),
        ("w1-young", 3),
        ("w1-one-tag-icon", 4),  # 57 has two, 113 and 105 one each
        ("w1-consumed-fish", 2),
        ("w2-rows-of-fish", 0),
        ("w2-young", 3),
        ("w2-fish-with-tokens", 5),
        ("w2-several-tag-icons", 6),  # 113: 2, 105: 1, 122: 3
        ("w2-per-two-eggs", 3),
        ("w2-medium-fish", 2),
        ("w3-schools", 1),
        ("w3-young", 3),
        ("w3-per-three-eggs", 3),
        ("w3-large-fish", 1),
        ("w3-fish-without-tokens", 3),
        ("w3-if-activated", 3),
    ],
)
def test_every_goal_counts_what_it_names(goal: str, count: int) -> None:
    goals = GAME.facts.goals
    number = goals.names.index(goal)
    assert goals.count(number, ocean(GOAL_OCEAN)) == count
    entry = COMPONENTS.goals[number]
    assert goals.score(number, ocean(GOAL_OCEAN)) == entry.points * (count // entry.each)


def test_a_full_row_has_three_fish_and_forage_counts() -> None:
    number = GAME.facts.goals.names.index("w2-rows-of-fish")
    assert GAME.facts.goals.count(number, ocean("b2 112, p2 124, b1 14, p1 13, g1 6")) == 2


def test_side_b_has_a_tile_of_each_week_chosen_by_chance() -> None:
    chosen = {tuple(new_match(2, seed, goals="B").goals) for seed in range(60)}
    weeks = [[COMPONENTS.goals[goal].week for goal in goals] for goals in chosen]
    assert set(map(tuple, weeks)) == {(1, 2, 3)}
    assert len({goal for goals in chosen for goal in goals}) == 18


@pytest.mark.parametrize(("side", "points"), [("A", [3, 3, 1]), ("B", [6, 6, 1])])
def test_on_side_b_everyone_tied_for_the_most_goal_points_gets_3_more(side: str, points: list[int]) -> None:
    oceans = [ocean("b5 mat o yy"), ocean("b5 mat o, p4 mat o, g2 mat o"), ocean("b5 mat o")]
    state = turn(*oceans, turn_of_week=6, goals=side)
    state.goals = Goals(COMPONENTS).side_a
    state.active = state.to_act = 2
    after = refuse_all(act(refreshed(state), "dive blue"))
    assert [sea.goal_points[0] for sea in after.oceans] == points


def test_the_fourth_week_has_no_goal() -> None:
    after = refuse_all(act(last_turn(ocean("b1 112 o yy"), ocean("b5 mat o")), "dive blue"))
    assert after.over
    assert [list(sea.goal_points) for sea in after.oceans] == [[0, 0, 0], [0, 0, 0]]


# ---- the end


def test_game_end_abilities_are_used_in_any_order_before_points_are_counted() -> None:
    state = act(last_turn(ocean("b6 77, p1 109 o, b5 mat o, b1 62")), "dive blue")
    state = refuse_until(state, "use b6")
    assert legal(state) == ["use b1", "use b6", "use p1", "done"]
    after = act(state, "use b6", "egg b6")
    assert slot_words(after.oceans[0], "b6") == "77 o"
    assert "use b6" not in legal(after)


def refuse_until(state: FinspanState, line: str) -> FinspanState:
    while line not in legal(state):
        state = act(state, "done")
    return state


def test_a_fish_played_at_the_end_may_bring_its_own_ability() -> None:
    sea = ocean("b6 44, b5 mat yy o, p4 mat yy o", hand="77 87 89 1 3")  # 44: a further fish in the bottom row
    state = act(last_turn(sea), "dive green")
    state = refuse_until(state, "play 77")
    state = act(state, "play 77", "at g6")
    while "use b1" not in legal(state) and legal(state)[0].startswith(("discard", "spend")):
        state = act(state, legal(state)[0])
    assert slot_words(state.oceans[0], "g6").startswith("77")
    assert view(state).ability.source == "77"  # type: ignore[union-attr]  # its eggs for the bottom row


def test_seats_use_them_one_after_another_in_the_order_of_the_last_week() -> None:
    words = "b6 77, p1 109 o"
    state = act(last_turn(ocean(words), ocean(words)), "dive blue")
    state = refuse_until(state, "use b6")
    assert (state.to_act, act(state, "done").to_act) == (0, 1)


def test_a_seat_may_leave_its_last_abilities_unused() -> None:
    state = refuse_until(act(last_turn(ocean("b6 77, p1 109 o")), "dive blue"), "use b6")
    assert act(state, "done").over


def test_most_points_win() -> None:
    state = turn(ocean("b1 57"), ocean("b1 112"))
    state.to_act = OVER
    assert state.winners() == [0]
