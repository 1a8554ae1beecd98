"""Every rule sentence of the Nautoma rulebook but those of her turn and of Tangled, section by section."""

from __future__ import annotations

import pytest

from atol.core.game import OVER
from atol.core.numbers import packed
from atol.core.random import seeded
from atol.games.finspan.layout import nautoma_numbers
from atol.games.finspan.weeks import score_goal
from tests.games.finspan.positions import (
    COMPONENTS,
    DIVE,
    GAME,
    act,
    her,
    last_turn,
    nautoma,
    new_match,
    ocean,
    refuse_all,
    sheet,
    turn,
)

# ---- introduction


def test_intro_a_match_of_one_is_against_nautoma_and_level_2_unless_told_otherwise() -> None:
    assert her(new_match()).level == 2
    assert her(new_match(nautoma="5")).level == 5
    assert new_match(2).nautoma is None


def test_intro_she_has_a_line_of_her_own_in_the_scores() -> None:
    state = new_match()
    assert len(state.scores()) == 2
    assert state.scores()[1] == her(state).score() == sum(line.points for line in state.score_sheet(1))


def test_intro_nautoma_has_no_ocean() -> None:
    assert len(new_match().oceans) == 1


def test_intro_she_gains_and_spends_only_what_her_rules_say() -> None:
    state = turn(ocean("b5 mat o"))
    before = nautoma_numbers(her(state))
    assert nautoma_numbers(her(act(state, "dive blue"))) == before  # in the middle of a turn of the person


# ---- setup


def test_setup_is_that_of_two_players_for_the_person() -> None:
    state = new_match()
    assert len(state.oceans[0].hand) == 5
    assert state.deck.total == 122


@pytest.mark.parametrize("side", ["A", "B"])
def test_setup_either_side_of_the_goal_board_can_be_used(side: str) -> None:
    weeks = [COMPONENTS.goals[goal].week for goal in new_match(goals=side).goals]
    assert weeks == [1, 2, 3]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_setup_extra_points_for_goals_are_given_at_level_5_only_even_on_side_b(level: int) -> None:
    state = turn(ocean("b5 mat o yy, p4 mat o yy"), turn_of_week=6, goals="B", nautoma=str(level))
    state.goals = GAME.facts.goals.side_a
    score_goal(state)
    assert state.oceans[0].goal_points[0] == 6 + (3 if level == 5 else 0)


def test_setup_her_divers_are_goal_markers_and_she_has_six() -> None:
    she = nautoma(decision=DIVE)
    for _ in range(9):
        she.update_goal(0)
    assert she.markers == 6


def test_setup_she_gets_2_eggs_and_1_young() -> None:
    she = her(new_match())
    assert (she.eggs, she.young) == (2, 1)


def test_setup_decision_cards_are_shuffled_and_one_is_set_aside_unseen() -> None:
    """Six of the seven are drawn in a week; any of them can be the one that is not."""
    left = set()
    for seed in range(60):
        she, random = nautoma(), seeded(seed)
        she.begin_week()
        for _ in range(6):
            she.draw_decision(random)
        assert bin(she.deck).count("1") == 1
        left.add(she.deck)
    assert len(left) == 7


@pytest.mark.parametrize(("level", "side"), [(1, None), (2, "calm"), (3, "calm"), (4, "storm"), (5, "storm")])
def test_setup_goal_cards_show_calm_or_storm_by_level(level: int, side: str | None) -> None:
    assert COMPONENTS.levels[level - 1].goals == side


CALM = [3, 2, 2, 0, 0, 0, 0, 1, 3, 2, 0, 0, 0, 3, 0, 1, 3, 4]


def test_setup_the_calm_base_numbers() -> None:
    assert [base.base for base in COMPONENTS.calm] == CALM
    assert {base.provenance for base in COMPONENTS.calm} == {"rulebook"}
    assert [nautoma(2).goal_count(goal) for goal in range(18)] == CALM


def test_setup_the_storm_base_numbers_are_reconstructed_and_higher() -> None:
    assert {base.provenance for base in COMPONENTS.storm} == {"reconstructed"}
    assert all(storm.base > calm for storm, calm in zip(COMPONENTS.storm, CALM, strict=True))


def test_setup_the_person_is_first_in_every_week() -> None:
    state = new_match()
    while not state.over:
        assert (state.first, state.to_act) == (0, 0)
        state = refuse_all(act(state, "dive blue"))


# ---- how she scores


def test_scoring_her_fish_eggs_young_and_schools() -> None:
    she = nautoma(2, eggs=5, young=4, schools=3)
    she.fish = [1, 2]
    assert (she.fish_points(), she.egg_points(), she.young_points(), she.school_points()) == (6, 2, 4, 15)


# ---- decision cards


def test_cards_each_of_the_seven_is_one_action_as_a_person_s_turn_is() -> None:
    assert len(COMPONENTS.decisions) == 7
    assert all(bool(card.dive) != card.fish for card in COMPONENTS.decisions)
    assert [card.fish for card in COMPONENTS.decisions].count(True) == 4
    assert [card.goal for card in COMPONENTS.decisions] == ["add", "add", "none", "add", "add", "remove", "remove"]


def test_cards_are_marked_reconstructed_with_the_evidence() -> None:
    assert {(card.provenance, card.source) for card in COMPONENTS.decisions} == {
        ("reconstructed", "decisions-calibrated")
    }
    note = next(source.what for source in COMPONENTS.sources if source.id == "decisions-calibrated")
    assert all("79" in text for text in note.values())


# ---- levels


def goal_of_week_1(level: int, person: str, markers: int = 0) -> tuple[int, int]:
    """Side A: an egg and a young bring 1 each; her Calm base is 3, Storm 5."""
    state = turn(ocean(person), turn_of_week=6, nautoma=str(level))
    her(state).markers = markers
    score_goal(state)
    return state.oceans[0].goal_points[0], her(state).points[0]


def test_level_1_she_scores_no_goals_and_the_person_does() -> None:
    assert goal_of_week_1(1, "b5 mat o yy", markers=2) == (3, 0)


@pytest.mark.parametrize(("level", "points"), [(2, 5), (3, 5), (4, 7)])
def test_levels_2_to_4_use_calm_calm_and_storm(level: int, points: int) -> None:
    assert goal_of_week_1(level, "b5 mat o", markers=2) == (1, points)


def test_level_5_whoever_got_more_for_the_goal_gets_3_more() -> None:
    assert goal_of_week_1(5, "b5 mat o") == (1, 5 + 3)
    assert goal_of_week_1(5, "b5 mat o yy, p4 mat o yy") == (6 + 3, 5)


def test_level_5_players_tied_for_the_most_both_get_3_more() -> None:
    assert goal_of_week_1(5, "b5 mat o yy, p4 mat o y") == (5 + 3, 5 + 3)


@pytest.mark.parametrize("side", ["A", "B"])
def test_level_5_gives_the_3_on_either_side_of_the_goal_board(side: str) -> None:
    state = turn(ocean("b5 mat o yy, p4 mat o yy"), turn_of_week=6, goals=side, nautoma="5")
    state.goals = GAME.facts.goals.side_a
    score_goal(state)
    assert (state.oceans[0].goal_points[0], her(state).points[0]) == (6 + 3, 5)


def test_level_5_points_are_compared_and_her_markers_count() -> None:
    assert goal_of_week_1(5, "b5 mat o yy, p4 mat o yy", markers=1) == (6 + 3, 6 + 3)
    assert goal_of_week_1(5, "b5 mat o yy, p4 mat o yy", markers=2) == (6, 7 + 3)


# ---- the end of a week


def test_week_it_ends_when_both_have_taken_6_turns() -> None:
    state = new_match()
    for number in range(5):
        state = refuse_all(act(state, "dive blue"))
        assert (state.week, state.round) == (0, number + 1)
    assert refuse_all(act(state, "dive blue")).week == 1


def test_week_after_the_fourth_the_game_ends() -> None:
    assert refuse_all(act(last_turn(ocean()), "dive blue")).over


def test_week_her_own_area_does_not_count_for_goals() -> None:
    state = turn(ocean(), turn_of_week=6)
    her(state).eggs = 20
    score_goal(state)
    assert her(state).points[0] == 3


def test_week_base_number_and_markers_are_added() -> None:
    assert goal_of_week_1(2, "", markers=4) == (0, 3 + 4)


def test_week_she_scores_at_the_person_s_rate() -> None:
    state = turn(ocean("b1 - S"), week=3, turn_of_week=6)
    her(state).markers = 1
    score_goal(state)
    assert (state.oceans[0].goal_points[2], her(state).points[2]) == (2, 2)


def test_week_example_two_rows_of_fish_bring_4_points() -> None:
    state = turn(ocean(), week=2, turn_of_week=6)
    her(state).markers = 2
    score_goal(state)
    assert her(state).points[1] == 4


def test_week_below_level_5_there_is_no_contest() -> None:
    assert goal_of_week_1(4, "b5 mat o yy, p4 mat o yyy") == (7, 5)


def test_week_her_markers_go_back_to_her_supply() -> None:
    state = turn(ocean(), turn_of_week=6)
    her(state).markers = 3
    score_goal(state)
    assert her(state).markers == 0


def test_week_all_seven_cards_are_shuffled_again() -> None:
    state = new_match()
    for _ in range(6):
        state = refuse_all(act(state, "dive blue"))
    assert bin(her(state).deck).count("1") == 7


# ---- the end of the game


def test_end_every_line_of_her_score() -> None:
    state = turn(ocean(), tangled="3", nautoma="4")
    she = her(state)
    she.fish, she.schools, she.young, she.eggs = [1, 2, 3], 2, 5, 7
    she.points = packed([4, 3, 2, 1, 0, 6, 1])
    state.to_act = OVER
    assert sheet(state, 1) == {
        "her-fish": 12,
        "her-schools": 12,
        "her-young": 5,
        "her-eggs": 3,
        "her-goals": 9,
        "her-tangled": 8,
    }


def test_end_a_tie_is_the_person_s_victory() -> None:
    state = turn(ocean("b1 112"))
    her(state).eggs, her(state).young = 0, state.scores()[0]
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == [0]


def test_end_one_point_more_is_her_victory() -> None:
    state = turn(ocean("b1 112", hand="1 2 3"))  # cards in hand break ties among people only
    her(state).eggs, her(state).young = 0, state.scores()[0] + 1
    assert state.winners() == [1]
