"""Observations of Finspan: oceans, points and the turn as numbers, by the names of the entries."""

from __future__ import annotations

import pytest

from atol.games.finspan import worth
from atol.games.finspan.state import FinspanState
from tests.games.finspan.positions import GAME, act, her, new_match, ocean, sheet, turn

NAMES = [entry.name for entry in GAME.observation.entries()]


def seen(state: FinspanState, seat: int = 0) -> dict[str, int]:
    return dict(zip(NAMES, state.observe(seat), strict=True))


def marked(state: FinspanState, block: str, seat: int = 0) -> dict[str, int]:
    """The entries of a block that are not zero, by their labels."""
    row = seen(state, seat)
    return {
        name.partition("[")[2][:-1]: number
        for name, number in row.items()
        if number and name.partition("[")[0] == block
    }


# ---- oceans


def test_a_slot_is_told_by_its_fish_and_tokens() -> None:
    state = turn(ocean("b2 9 o yy S +3"))
    row = seen(state)
    assert (row["length[you, b2]"], row["fish_points[you, b2]"]) == (60, 4)
    assert (row["egg[you, b2]"], row["young[you, b2]"], row["school[you, b2]"], row["under[b2]"]) == (1, 2, 1, 1)
    assert (row["gives[b2, egg]"], row["use[b2, dive]"], row["visit[you, b2]"]) == (2, 1, 2 * worth.LAY)


def test_points_of_a_fish_follow_its_condition() -> None:
    held, missed = turn(ocean("b5 1")), turn(ocean("b5 1 o"))
    assert seen(held)["fish_points[you, b5]"] == 5
    assert seen(missed)["fish_points[you, b5]"] == 2
    assert seen(held)["use[b5, end]"] == 1


def test_rivals_come_in_the_order_of_play_and_who_is_absent_is_zero() -> None:
    state = turn(ocean("b1 14"), ocean("p1 25"), ocean("g1 12"))
    assert "you, p1" in marked(state, "length", 1)
    assert "next, g1" in marked(state, "length", 1)
    assert "third, b1" in marked(state, "length", 1)
    assert marked(state, "first", 1) == {"third": 1}
    assert marked(state, "seats", 1) == {"3": 1}
    absent = [number for name, number in seen(state, 1).items() if "[fourth" in name or "[fifth" in name]
    assert len(absent) > 200
    assert not any(absent)


def test_what_a_dive_would_give_counts_zones_fish_and_the_bottom() -> None:
    state = turn(ocean("b1 -, b2 -, b3 -, b4 -, b5 -, b6 -, p1 -, p2 15, p3 -, p4 -, p5 -, p6 -"))
    row = seen(state)
    assert row["dive[you, purple]"] == worth.LAY * 3  # sunlight, the fish, the bottom
    assert row["dive[you, blue]"] == worth.RECOVER  # nothing but the bottom
    dived = act(state, "dive purple", "done", "done", "done")
    assert seen(dived)["bottom[you, purple]"] == 1
    assert seen(dived)["dive[you, purple]"] == worth.LAY * 2


def test_sizes_and_symbols_are_counted() -> None:
    state = turn(ocean("b1 14, p5 16, g2 27"))
    assert marked(state, "icon")["you, predator"] == 4
    assert marked(state, "size")["you, large"] == 1


# ---- cards and points


def test_the_own_hand_and_pile_are_told_card_by_card_and_the_deck_is_what_is_left() -> None:
    state = turn(ocean("b1 14", hand="3 5", discards="9"), ocean(hand="20"))
    assert marked(state, "hand") == {"3": 1, "5": 1}
    assert marked(state, "discards") == {"9": 1}
    assert marked(state, "hand", 1) == {"20": 1}
    assert marked(state, "cards", 1) == {"you, hand": 1, "next, hand": 2, "next, discards": 1}
    assert not {"3", "5", "9", "14", "20"} & set(marked(state, "deck"))
    assert len(marked(state, "deck")) == seen(state)["deck_size"] == state.deck.total


def test_the_lines_are_those_of_the_score_pad() -> None:
    state = turn(ocean("b2 9 o yy S +3, b5 1"), ocean("g1 12 y"))
    for seat in (0, 1):
        lines = {key: seen(state, seat)[f"line[you, {key}]"] for key in sheet(state, seat)}
        assert lines == sheet(state, seat)
        assert seen(state, 1 - seat)["line[next, total]"] == state.scores()[seat]


def test_goals_stand_as_the_ocean_is_until_their_week_is_over() -> None:
    state = turn(ocean("b2 9 o yy S"), ocean(), goals="A")
    assert marked(state, "goal") == {"w1-eggs-or-young": 1, "w2-rows-of-fish": 1, "w3-schools": 1}
    assert marked(state, "goal_points") == {"you, 1": 3, "you, 3": 2}
    later = turn(ocean("b2 9 o yy S"), ocean(), week=2, goals="A")
    later.oceans[0].goal_points[0] = 7
    assert marked(later, "goal_points") == {"you, 1": 7, "you, 3": 2}


@pytest.mark.parametrize(("side", "bonus"), [("A", 0), ("B", 1)])
def test_the_bonus_for_the_best_is_an_entry(side: str, bonus: int) -> None:
    assert seen(new_match(2, goals=side))["leader_bonus"] == bonus


def test_turns_are_counted_down() -> None:
    state = turn(ocean(), ocean(), week=3, turn_of_week=4)
    assert marked(state, "turns") == {"you": 9, "next": 9}
    assert marked(state, "week") == {"3": 1}
    assert marked(state, "round") == {"4": 1}


# ---- the turn


def test_a_fish_being_played_is_told_with_its_place_and_price() -> None:
    state = turn(ocean("b1 14 o, p2 15 o, p3 15 o", hand="9 3 5 20"))
    placing = act(state, "play 9")
    assert marked(placing, "asked") == {"place": 1}
    assert marked(placing, "card") == {"length": 60, "points": 400, "visit": 2 * worth.LAY}
    assert marked(placing, "owed") == {"cards": 1, "eggs": 2}
    paying = act(placing, "at p1", "discard 3")
    assert marked(paying, "card_slot") == {"p1": 1}
    assert marked(paying, "card_kind") == {"if_activated": 1}
    assert "cards" not in marked(paying, "owed")


def test_a_dive_is_told_with_what_its_ability_still_gives() -> None:
    state = act(turn(ocean("p1 15, p2 14"), ocean()), "dive purple")
    assert marked(state, "diving") == {"purple": 1}
    assert marked(state, "then") == {"dive": 1}
    assert marked(state, "benefit") == {"egg": 1}
    assert seen(state)["stage"] == 1
    assert marked(state, "active", 1) == {"next": 1}


def test_what_is_being_moved_is_told_with_where_it_was() -> None:
    state = turn(ocean("g1 -, g2 -, g3 -, g4 -, g5 14 yy S, g6 -"), ocean())
    state = act(state, "dive green")
    lifting = act(state, "lift young g5")
    assert marked(lifting, "lifted") == {"young, g5": 1}


# ---- Nautoma


def test_nautoma_is_told_by_level_deck_and_points() -> None:
    state = new_match(1, nautoma="4", tangled="3")
    she = her(state)
    she.eggs, she.young, she.schools, she.markers = 5, 2, 1, 3
    row = seen(state)
    assert marked(state, "her_level") == {"4": 1}
    assert len(marked(state, "her_deck")) == 7
    assert marked(state, "her_tokens") == {"eggs": 5, "young": 2, "schools": 1, "markers": 3}
    assert row["her_points[total]"] == she.score() == state.scores()[1]
    assert row["her_goal"] == GAME.facts.goals.points[state.goals[0]] * she.goal_count(state.goals[0])
    assert (row["tangle_strength"], len(marked(state, "tangle"))) == (3, 1)


def test_without_nautoma_her_entries_are_zero() -> None:
    row = seen(new_match(2))
    assert not any(number for name, number in row.items() if name.startswith(("her_", "tangle")))
