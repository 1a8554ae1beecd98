"""Every rule sentence of the Nautoma rulebook, section by section."""

from __future__ import annotations

import pytest

from atol.core.data import Overlay
from atol.core.game import OVER
from atol.core.numbers import packed
from atol.core.random import seeded
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.her_turn import HerStep, HerTurn
from atol.games.finspan.layout import nautoma_numbers, ocean_numbers
from atol.games.finspan.nautoma import Nautoma, new_nautoma
from atol.games.finspan.state import FinspanState
from atol.games.finspan.weeks import score_goal, score_tangled
from tests.games.finspan.positions import (
    COMPONENTS,
    GAME,
    MANUAL,
    act,
    as_finspan,
    card,
    her,
    last_turn,
    legal,
    names_of,
    nautoma,
    new_match,
    ocean,
    refreshed,
    refuse_all,
    sheet,
    told,
    turn,
    view,
)

DIVE, EGGS, FISH, REMOVE = 0, 2, 3, 6  # decision cards: N1, N3, N4 and N7


def typed_in(**fields: object) -> FinspanGame:
    """The game of an owner who says what is printed on the card N1."""
    return FinspanGame(Overlay("finspan", "my box", {"decisions": {"N1": fields}}))


def decided(state: FinspanState, decision: int) -> FinspanState:
    """The only decision card left is that one."""
    her(state).deck = 1 << decision
    return refreshed(state)


def passed(state: FinspanState) -> FinspanState:
    """The person's turn is over and so is hers."""
    return refuse_all(act(state, "dive green"))


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


# ---- her turn


def test_turn_person_and_nautoma_take_turns() -> None:
    state = passed(decided(turn(ocean()), EGGS))
    assert (state.round, her(state).decision) == (1, EGGS)


def test_turn_she_turns_over_the_next_decision_card() -> None:
    state = passed(turn(ocean()))
    assert bin(her(state).deck).count("1") == 6
    assert her(state).decision in range(len(MANUAL.names))


def test_turn_goal_dive_and_fish_in_this_order() -> None:
    game = typed_in(goal="add", dive=["school", "hatch", "eggs"], fish=True)  # all three symbols
    state = as_finspan(game.from_bytes(decided(turn(ocean()), 0).to_bytes()))
    state.events = []
    events = state.events
    state.apply(game.parse("dive green"))
    while state.turn == 0:
        state.apply(game.parse("done"))
    names = [event.name for event in events if event.name.startswith("nautoma")]
    assert names[:2] == ["nautoma-turn", "nautoma-fish"]
    she = her(state)
    assert (she.markers, she.young, she.eggs, len(she.fish)) == (1, 3, 2, 1)


# ---- update the goal


def test_goal_a_marker_is_placed() -> None:
    she = nautoma(decision=DIVE)
    she.update_goal(0)
    assert she.markers == 1


def test_goal_a_marker_is_removed() -> None:
    she = nautoma(decision=REMOVE, markers=2)
    she.update_goal(2)
    assert she.markers == 1


def test_goal_removing_is_ignored_with_none_on_the_board() -> None:
    she = nautoma(decision=REMOVE)
    she.update_goal(0)
    assert she.markers == 0


@pytest.mark.parametrize("decision", [DIVE, REMOVE])
def test_goal_is_ignored_at_level_1(decision: int) -> None:
    she = nautoma(1, decision=decision, markers=1)
    she.update_goal(0)
    assert she.markers == 1


@pytest.mark.parametrize("decision", [DIVE, REMOVE])
def test_goal_is_ignored_in_week_4(decision: int) -> None:
    she = nautoma(4, decision=decision, markers=1)
    she.update_goal(3)
    assert she.markers == 1


def test_goal_a_card_without_the_symbol_changes_nothing() -> None:
    she = nautoma(decision=EGGS, markers=1)
    she.update_goal(0)
    assert she.markers == 1


# ---- dive


def test_dive_3_young_become_a_school() -> None:
    she = nautoma(young=3)
    she.form_school(she.schools)
    assert (she.young, she.schools) == (0, 1)


def test_dive_with_fewer_than_3_young_nothing_happens() -> None:
    she = nautoma(young=2)
    she.form_school(she.schools)
    assert (she.young, she.schools) == (2, 0)


def test_dive_only_one_school_a_turn_though_she_has_young_for_several() -> None:
    she = nautoma(young=9, eggs=4, decision=DIVE)
    she.dive()
    assert (she.schools, she.young) == (1, 6 + 4)
    she.dive()  # her next turn
    assert she.schools == 2


def diving(*steps: str, young: int, eggs: int) -> Nautoma:
    """She dived once by a card that its owner typed in with these steps."""
    she = new_nautoma(typed_in(goal="none", dive=list(steps), fish=False).facts.manual, 2, 0)
    she.young, she.eggs, she.decision = young, eggs, 0
    she.dive()
    return she


@pytest.mark.parametrize("steps", [("school", "school"), ("school", "hatch", "school"), ("school",) * 3])
def test_dive_only_one_school_a_turn_whatever_a_typed_in_card_says(steps: tuple[str, ...]) -> None:
    assert diving(*steps, young=9, eggs=4).schools == 1


def test_dive_a_second_school_step_counts_where_the_first_found_too_few_young() -> None:
    she = diving("school", "hatch", "school", young=2, eggs=4)
    assert (she.schools, she.young, she.eggs) == (1, 3, 0)


@pytest.mark.parametrize(("eggs", "hatched"), [(0, 0), (3, 3), (4, 4), (6, 4)])
def test_dive_up_to_4_eggs_hatch(eggs: int, hatched: int) -> None:
    she = nautoma(eggs=eggs, young=0)
    she.hatch()
    assert (she.eggs, she.young) == (eggs - hatched, hatched)


def test_dive_then_she_gains_2_eggs() -> None:
    she = nautoma(eggs=0, young=0, decision=DIVE)
    she.dive()
    assert she.eggs == 2


def test_dive_the_steps_come_one_after_another_from_the_top() -> None:
    she = nautoma(eggs=3, young=2, decision=DIVE)
    she.dive()
    assert (she.young, she.schools, she.eggs) == (5, 0, 2)  # hatched too late for a school this turn


def test_dive_she_takes_only_the_steps_that_the_card_shows() -> None:
    she = nautoma(eggs=3, young=4, decision=EGGS)
    she.dive()
    assert (she.young, she.schools, she.eggs) == (4, 0, 5)


def test_dive_a_card_without_dive_symbols_changes_no_token() -> None:
    she = nautoma(eggs=3, young=4, decision=FISH)
    she.dive()
    assert (she.young, she.schools, she.eggs) == (4, 0, 3)


# ---- play a fish


def only_in_the_deck(state: FinspanState, number: int) -> FinspanState:
    state.deck.counts = packed([int(place == card(number)) for place in range(135)])
    return decided(refreshed(state), FISH)


def test_fish_she_draws_a_card_and_keeps_it_open() -> None:
    state = passed(only_in_the_deck(turn(ocean()), 112))
    assert her(state).fish == [card(112)]
    assert view(state).nautoma.fish == ["112"]  # type: ignore[union-attr]  # she is there
    assert state.deck.total == 0


@pytest.mark.parametrize("number", [112, 10, 2, 93, 4])
def test_fish_everything_on_it_but_a_benefit_for_all_is_ignored(number: int) -> None:
    before = turn(ocean("b5 mat o", hand="112 14"))
    state = passed(only_in_the_deck(before, number))
    sea = her(state)
    assert (sea.eggs, sea.young, sea.schools) == (2, 1, 0)
    assert ocean_numbers(state.oceans[0])[6:] == ocean_numbers(before.oceans[0])[6:]


@pytest.mark.parametrize("number", [130, 128, 27, 36])
def test_fish_a_benefit_for_all_is_offered_to_the_person_once_whatever_its_kind(number: int) -> None:
    state = act(only_in_the_deck(turn(ocean("g2 mat o, p1 112", discards="7")), number), "dive green")
    while state.turn == 0:
        state = act(state, "done")
    assert state.source == card(number)
    assert state.to_act == 0
    assert "done" in legal(state)
    state = refuse_all(state)
    assert state.round == 1


def test_fish_the_person_takes_the_benefit_at_once() -> None:
    state = act(only_in_the_deck(turn(ocean(discards="7")), 130), "dive green")
    while state.turn == 0:
        state = act(state, "done")
    after = act(state, "draw")
    assert (len(after.oceans[0].hand), after.round) == (1, 1)


def test_fish_a_benefit_that_cannot_be_taken_is_not_asked() -> None:
    state = only_in_the_deck(turn(ocean()), 134)  # hatch one, and there is no egg
    assert passed(state).round == 1
    assert names_of(told(state, "dive green"))["nautoma-fish"] <= 1


def test_fish_her_own_fish_brings_her_no_token_for_a_benefit_for_all() -> None:
    state = passed(only_in_the_deck(turn(ocean("b5 mat o")), 134))
    assert her(state).eggs == 2


def test_fish_a_card_without_the_symbol_brings_none() -> None:
    assert her(passed(decided(turn(ocean()), DIVE))).fish == []


# ---- the person's turn


def test_person_each_time_a_diver_enters_an_all_players_fish_she_gains_an_egg() -> None:
    state = turn(ocean("b1 130, b2 128"))
    events = told(state, "dive blue")
    entered = act(state, "dive blue")
    while entered.source != card(128):
        entered = act(entered, "done")
    assert her(entered).eggs == 2 + 2
    assert names_of(events)["nautoma-shared"] == 0  # not before the diver is there


def test_person_she_gains_it_although_the_person_refuses_the_benefit() -> None:
    state = act(turn(ocean("b1 130")), "dive blue", "done", "done")
    assert her(state).eggs == 3


def test_person_playing_a_when_played_fish_for_all_gives_her_an_egg() -> None:
    state = turn(ocean("b5 mat S", hand="119"))
    assert her(act(state, "play 119", "at g1")).eggs == 3


def test_person_an_if_activated_fish_gives_her_nothing_when_it_is_played() -> None:
    state = decided(turn(ocean("b5 mat o", hand="130")), FISH)
    assert her(act(state, "play 130", "at b1")).eggs == 2


def test_person_other_abilities_give_her_nothing() -> None:
    state = act(turn(ocean("p1 66")), "dive purple", "done", "done")
    assert her(state).eggs == 2


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


# ---- Tangled


def tangled(strength: int, name: str, words: str) -> FinspanState:
    state = turn(ocean(words), tangled=str(strength))
    her(state).tangle = MANUAL.tangle_names.index(name)
    return state


def test_tangled_one_of_six_cards_is_drawn_for_the_match() -> None:
    drawn = {her(new_match(seed=seed, tangled="2")).tangle for seed in range(60)}
    assert drawn == set(range(6))
    assert {card.provenance for card in COMPONENTS.tangled[:5]} == {"reconstructed"}
    assert (COMPONENTS.tangled[5].id, COMPONENTS.tangled[5].provenance) == ("Z6", "rulebook")


def test_tangled_everything_else_is_as_without_it() -> None:
    with_it, without = new_match(seed=3, tangled="2"), new_match(seed=3)
    assert with_it.oceans[0].hand == without.oceans[0].hand
    assert her(without).score() == her(with_it).score()


@pytest.mark.parametrize("level", ["1", "5"])
@pytest.mark.parametrize("strength", ["2", "3", "4"])
def test_tangled_strength_has_nothing_to_do_with_the_level(level: str, strength: str) -> None:
    she = her(new_match(nautoma=level, tangled=strength))
    assert (she.level, she.strength) == (int(level), int(strength))


@pytest.mark.parametrize("strength", [2, 3, 4])
def test_tangled_each_fish_in_the_site_brings_x_points(strength: int) -> None:
    state = tangled(strength, "Z6", "g1 13, g4 124, g2 -")
    score_tangled(state, her(state))
    assert her(state).points[3] == 2 * strength


def test_tangled_each_fish_in_the_rows_takes_one_off() -> None:
    state = tangled(2, "Z6", "g1 13, g4 124, g2 -, b2 6, p3 112, b3 14")
    score_tangled(state, her(state))
    assert her(state).points[3] == 4 - 3


def test_tangled_a_fish_in_both_counts_in_both() -> None:
    state = tangled(2, "Z6", "g2 13")
    score_tangled(state, her(state))
    assert her(state).points[3] == 2 - 1


def test_tangled_never_takes_points_away() -> None:
    state = tangled(2, "Z6", "g2 -, b2 6, p3 112, b3 14")
    score_tangled(state, her(state))
    assert her(state).points[3] == 0


@pytest.mark.parametrize(("strength", "points"), [(2, 2), (4, 8)])
def test_tangled_example_with_z6(strength: int, points: int) -> None:
    """Three fish in the rightmost site, two of them in the rows, and two more in the rows."""
    state = tangled(strength, "Z6", "g3 14, g5 2, b3 13, p2 112")
    score_tangled(state, her(state))
    assert her(state).points[3] == points


def test_tangled_is_scored_at_the_end_of_all_four_weeks() -> None:
    state = tangled(4, "Z6", "g1 112, g4 124, g2 -")
    for _ in range(4 * 6):
        state = refuse_all(act(state, "dive blue"))
    assert state.over
    assert list(her(state).points[3:]) == [8, 8, 8, 8]


def test_tangled_of_week_4_comes_before_the_abilities_for_the_end() -> None:
    sea = ocean("g6 44, b5 mat yy, g2 -", hand="77 87 89 1 3")  # 44: a further fish in the bottom row
    state = last_turn(sea, tangled="4")
    her(state).tangle = MANUAL.tangle_names.index("Z6")
    state = act(state, "dive blue")
    while "play 77" not in legal(state):
        state = act(state, "done")
    assert her(state).points[6] == 4


# ---- her latest turn, as people see it


def test_her_turn_is_seen_step_by_step_with_what_each_step_changed() -> None:
    state = turn(ocean(""))
    her(state).eggs, her(state).young = 3, 4
    after = passed(decided(state, DIVE))
    latest = shown_turn(after)
    assert latest.card.id == "N1"
    assert [(step.kind, step.after.schools, step.after.young, step.after.eggs) for step in dive_of(latest)] == [
        ("school", 1, 1, 3),
        ("hatch", 1, 4, 0),
        ("eggs", 1, 4, 2),
    ]
    assert latest.points - latest.points_before == her(after).score() - her(state).score()


def test_her_last_turn_of_a_week_is_still_seen_when_the_next_one_begins() -> None:
    state = passed(decided(turn(ocean(""), turn_of_week=6), EGGS))
    latest = shown_turn(state)
    assert view(state).week == 2
    assert her(state).decision == -1
    assert (latest.week, latest.card.id) == (1, "N3")


def test_before_her_first_turn_there_is_none_to_see() -> None:
    shown = view(turn(ocean(""))).nautoma
    assert shown is not None
    assert shown.turn is None


def shown_turn(state: FinspanState) -> HerTurn:
    shown = view(state).nautoma
    assert shown is not None
    assert shown.turn is not None
    return shown.turn


def dive_of(latest: HerTurn) -> list[HerStep]:
    return [step for step in latest.steps if step.kind in ("school", "hatch", "eggs")]
