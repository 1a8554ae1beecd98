"""Every rule sentence of the Nautoma rulebook about her turn, and what people see of it."""

from __future__ import annotations

import pytest

from atol.core.data import Overlay
from atol.core.numbers import packed
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.her_turn import HerStep, HerTurn
from atol.games.finspan.layout import ocean_numbers
from atol.games.finspan.nautoma import Nautoma, new_nautoma
from atol.games.finspan.state import FinspanState
from tests.games.finspan.positions import (
    DIVE,
    EGGS,
    FISH,
    MANUAL,
    REMOVE,
    act,
    as_finspan,
    card,
    her,
    legal,
    names_of,
    nautoma,
    ocean,
    refreshed,
    refuse_all,
    told,
    turn,
    view,
)


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
