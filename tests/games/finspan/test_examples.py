"""The acceptance examples, one test a row."""

from __future__ import annotations

import pytest

from atol.core.bag import bag_of
from atol.core.game import OVER
from atol.core.numbers import packed
from atol.games.finspan.cards import FORAGE
from atol.games.finspan.nautoma import GOAL_WEEKS
from atol.games.finspan.weeks import score_goal, score_tangled
from tests.games.finspan.positions import (
    COMPONENTS,
    GAME,
    MANUAL,
    TABLES,
    act,
    her,
    last_turn,
    legal,
    legal_after,
    nautoma,
    new_match,
    ocean,
    refreshed,
    refuse_all,
    sheet,
    slot_words,
    turn,
)


def test_f_1_the_decks_hold_125_cards_10_starters_and_the_mat_3_forage_fish() -> None:
    assert (len(TABLES.main), len(TABLES.starters), len(TABLES.forage_slots)) == (125, 10, 3)
    state = new_match(seats=5)
    assert state.deck.total == 125 - 5 * 3
    assert [fish for fish in state.oceans[0].fish if fish >= FORAGE] == [FORAGE, FORAGE + 1, FORAGE + 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_f_2_everyone_starts_with_2_starters_3_cards_2_eggs_1_young_and_6_divers(seats: int) -> None:
    state = new_match(seats)
    for seat, sea in enumerate(state.oceans):
        assert len([card for card in sea.hand if card in TABLES.starters]) == 2
        assert len([card for card in sea.hand if card in TABLES.main]) == 3
        assert (bin(sea.eggs).count("1"), sea.young_count(), sea.schools) == (2, 1, 0)
        assert state.view(None).oceans[seat].divers == 6  # type: ignore[attr-defined]  # a Finspan view
    assert len(state.unused) == 10 - 2 * seats


def test_f_3_the_third_young_in_a_slot_makes_a_school_at_once() -> None:
    dived = act(turn(ocean("g2 mat o yy")), "dive green", "hatch g2")
    assert slot_words(dived.oceans[0], "g2") == "mat S"


def test_f_4_young_beside_a_school_stay_and_no_school_enters_or_passes_another() -> None:
    dived = act(turn(ocean("g2 mat o yyyy S")), "dive green", "hatch g2")
    assert slot_words(dived.oceans[0], "g2") == "mat yyyyy S"
    moving = act(turn(ocean("b1 5, b3 - S, b5 mat S")), "dive blue", "done", "lift school b3")
    assert legal_after(moving, "to") == {"b1", "b2", "b4", "p3", "g3"}


def test_f_5_a_fish_with_an_egg_gets_no_other() -> None:
    state = act(turn(ocean("p4 mat o")), "dive purple")
    assert legal_after(state, "egg") == {"b5", "g2"}


def test_f_6_a_longer_fish_covers_a_shorter_one_and_tokens_stay() -> None:
    # 14 is 7 cm long, sunlight, for 2 cards; 112 is 80 cm; 8 must cover a shorter fish and is 90 cm long
    state = turn(ocean("p1 112 o yy", hand="8"))
    assert legal(act(state, "play 8", "at p1")) == ["dive blue", "dive purple", "dive green"]
    placed = act(state, "play 8", "at p1")
    assert slot_words(placed.oceans[0], "p1") == "8 o yy"
    assert sheet(placed)["consumed"] == 1
    assert legal_after(act(state, "play 8"), "at") == {"p1", "g2"}
    equal = turn(ocean("p1 2, b1 53, b2 57, b3 58", hand="8"))  # 2 is as long as 8: 90 cm
    assert legal_after(equal, "play") == {"8"}
    assert "p1" not in legal_after(act(turn(ocean("p1 2, p2 112", hand="8")), "play 8"), "at")


def test_f_7_a_second_diver_at_a_site_in_a_week_finds_nothing_at_the_bottom() -> None:
    first = act(turn(ocean("p4 -", hand="1 2"), ocean()), "dive purple")
    assert legal_after(first, "egg") == {"b5", "g2"}  # the bottom's bonus, no fish at the site
    state = act(first, "done", "dive blue")
    state = refuse_all(state)
    assert state.to_act == 0
    assert act(state, "dive purple").to_act == 1


def test_f_8_final_points() -> None:
    sea = ocean("b1 4 +11 +12 +13, p1 30 yy, g1 32 o S")  # 10 for three consumed, 6 for two young
    sea.goal_points = packed([3, 4, 2])
    state = last_turn(sea)
    state.to_act = OVER
    printed = sum(TABLES.points[card - 1] for card in (4, 30, 32))
    assert sheet(state) == {
        "abilities": 16,
        "fish": printed,
        "consumed": 3,
        "eggs": 1,
        "young": 2,
        "schools": 6,
        "goals": 9,
    }
    assert state.scores()[0] == 16 + printed + 3 + 1 + 2 + 6 + 9


def test_f_9_a_tie_goes_to_more_cards_in_hand_and_then_is_shared() -> None:
    equal = turn(ocean(hand="1"), ocean(hand="2"))
    equal.to_act = OVER
    assert equal.winners() == [0, 1]
    more = turn(ocean(hand="1"), ocean(hand="2 3"))
    more.to_act = OVER
    assert more.winners() == [1]


@pytest.mark.parametrize("seats", [1, 3])
def test_f_10_four_weeks_of_six_turns_are_24_turns_a_player(seats: int) -> None:
    state = new_match(seats)
    turns = [0] * seats
    weeks = []
    while not state.over:
        if "dive blue" in legal(state):
            turns[state.to_act] += 1
            weeks.append(state.week)
            state.apply(GAME.parse("dive blue"))
        else:
            state.apply(state.legal()[-1])
    assert turns == [24] * seats
    assert weeks == [week for week in range(4) for _ in range(6 * seats)]


# ---- Nautoma


def test_n_1_nautoma_starts_with_2_eggs_1_young_and_no_fish() -> None:
    she = her(new_match())
    assert (she.eggs, she.young, she.schools, she.fish) == (2, 1, 0, [])


def test_n_2_seven_decision_cards_one_set_aside_unseen_and_six_turns() -> None:
    state = new_match()
    assert len(MANUAL.names) == 7
    for _ in range(6):
        state = refuse_all(act(state, "dive blue"))
    assert state.week == 1
    seen: list[str] = []
    other = new_match()
    while other.week == 0:
        other = refuse_all(act(other, "dive blue"))
        if other.week == 0:
            seen.append(MANUAL.names[her(other).decision])
    assert len(set(seen)) == 5  # the sixth turn ends the week, and all seven are shuffled again
    assert bin(her(other).deck).count("1") == 7


def test_n_3_dive_steps_with_4_young_1_school_4_eggs() -> None:
    she = nautoma(young=4, schools=1, eggs=4, decision=0)
    assert COMPONENTS.decisions[0].dive == ["school", "hatch", "eggs"]
    she.form_school(she.schools)
    assert (she.young, she.schools) == (1, 2)
    she.hatch()
    assert (she.eggs, she.young) == (0, 5)
    whole = nautoma(young=4, schools=1, eggs=4, decision=0)
    whole.dive()
    assert (whole.young, whole.schools, whole.eggs) == (5, 2, 2)


def test_n_4_two_young_make_no_school() -> None:
    she = nautoma(young=2)
    she.form_school(she.schools)
    assert (she.young, she.schools) == (2, 0)


def test_n_5_seven_young_make_one_school_a_turn_only() -> None:
    she = nautoma(young=7, eggs=0, decision=0)
    she.dive()
    assert (she.young, she.schools) == (4, 1)


def test_n_6_of_five_eggs_four_hatch() -> None:
    she = nautoma(eggs=5, young=0)
    she.hatch()
    assert (she.eggs, she.young) == (1, 4)


def test_n_7_a_marker_is_not_removed_from_an_empty_board_and_level_1_and_week_4_ignore_goals() -> None:
    add = next(place for place, card in enumerate(COMPONENTS.decisions) if card.goal == "add")
    remove = next(place for place, card in enumerate(COMPONENTS.decisions) if card.goal == "remove")
    she = nautoma(decision=remove)
    she.update_goal(0)
    assert she.markers == 0
    for level, week, markers in ((2, 0, 1), (1, 0, 0), (2, 3, 0)):
        she = nautoma(level, decision=add)
        she.update_goal(week)
        assert she.markers == markers


def test_n_8_rows_of_fish_in_week_2_with_base_0_and_2_markers_bring_4_points() -> None:
    state = turn(ocean(), week=2, turn_of_week=6)
    her(state).markers = 2
    assert GAME.facts.goals.names[state.goals[1]] == "w2-rows-of-fish"
    score_goal(state)
    assert her(state).points[1] == 4


@pytest.mark.parametrize(("strength", "points"), [(2, 2), (3, 5), (4, 8)])
def test_n_9_tangled_z6_with_3_fish_in_the_site_and_4_in_the_rows(strength: int, points: int) -> None:
    state = turn(ocean("g3 5, g6 1, b2 6, p3 7"), tangled=str(strength))
    her(state).tangle = MANUAL.tangle_names.index("Z6")
    score_tangled(state, her(state))
    assert her(state).points[GOAL_WEEKS] == points
    state.oceans[0] = ocean("g2 -, b2 6, p3 7")
    score_tangled(state, her(state))
    assert her(state).points[GOAL_WEEKS] == 0


@pytest.mark.parametrize(("level", "fish", "schools"), [(1, 3, 5), (2, 3, 5), (3, 4, 6), (4, 4, 6), (5, 4, 6)])
def test_n_10_points_by_level(level: int, fish: int, schools: int) -> None:
    she = nautoma(level, eggs=5, young=7, schools=2)
    she.fish = [0, 1, 2]
    assert (she.fish_points(), she.school_points()) == (3 * fish, 2 * schools)
    assert (she.young_points(), she.egg_points()) == (7, 2)
    assert she.score() == 3 * fish + 2 * schools + 7 + 2


def test_n_11_a_tie_with_nautoma_is_won_by_the_person() -> None:
    state = last_turn(ocean("b1 5"))
    her(state).eggs, her(state).young = 0, state.scores()[0]
    state.to_act = OVER
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == [0]
    her(state).young += 1
    assert state.winners() == [1]


def test_n_12_at_the_end_of_a_week_markers_return_and_the_card_set_aside_is_shuffled_back() -> None:
    state = turn(ocean("b5 -, p4 -, g2 -"), week=1, turn_of_week=6)
    her(state).markers, her(state).deck = 3, 0b11
    state.deck = bag_of([0] * 135)
    after = refuse_all(act(refreshed(state), "dive purple"))
    assert (after.week, her(after).markers, her(after).deck) == (1, 0, 0b1111111)
