"""What a seat of Podwodni Łowcy knows as numbers, entry by entry."""

from __future__ import annotations

import pytest

from atol.core.numbers import packed
from atol.core.random import seeded
from atol.games.podwodni_lowcy.cards import CARDS
from atol.games.podwodni_lowcy.odds import Totals, chance_of_two, interrupting
from atol.games.podwodni_lowcy.risk import dangerous, per_mille
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, CORNERS, MOST_DIVED, interrupts
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST, START
from tests.games.podwodni_lowcy.positions import GAME, act, as_lowcy, dive, empty_deck, end_turn, force, no_cards, sea

NAMES = [entry.name for entry in GAME.observation.entries()]


def observed(state: LowcyState, seat: int = 0) -> dict[str, int]:
    return dict(zip(NAMES, state.observe(seat).tolist(), strict=True))


def test_everybody_stands_first_in_their_own_row() -> None:
    state = sea("N N N N / N N N N / H H H H", "R1 R1", "G2", "S", seats=3, scored=("", "Y1 Y2"))
    mine, theirs = observed(state), observed(state, 1)
    assert (mine["hands[you, red-puffer]"], mine["hands[next, green-ray]"], mine["hands[third, shrimp]"]) == (2, 1, 1)
    assert (theirs["hands[you, green-ray]"], theirs["hands[third, red-puffer]"]) == (1, 2)
    assert (mine["points[you]"], mine["points[next]"], theirs["points[you]"]) == (2, 21, 21)
    assert (mine["scored[next]"], mine["hand_sizes[next]"], mine["lacking[next]"]) == (2, 1, 14)
    assert (mine["active[you]"], theirs["active[third]"]) == (1, 1)


def test_who_is_not_there_is_all_zeros() -> None:
    entries = observed(sea("N N N N / N N N N / H H H H", "R1 R1", "G2"))
    absent = [name for name in NAMES if any(word in name for word in ("third", "fourth", "fifth"))]
    assert len(absent) > 50
    assert not any(entries[name] for name in absent)


@pytest.mark.parametrize("target", ["25", "35", "45"])
def test_the_target_is_one_of_three(target: str) -> None:
    entries = observed(sea(target=target))
    assert [name for name in NAMES if name.startswith("target") and entries[name]] == [f"target[{target}]"]
    assert entries["lacking[you]"] == int(target)


def test_missing_counts_a_shrimp_once() -> None:
    entries = observed(sea("N N N N / N N N N / H H H H", "R1 R1 S S", "G1"))
    assert entries["missing[you, three-red-puffer]"] == 0
    assert entries["missing[you, three-green-puffer]"] == 2
    assert entries["missing[you, four-red]"] == 1
    assert entries["missing[next, four-puffer]"] == 3


def test_the_nearest_set_needs_its_further_cards_too() -> None:
    entries = observed(sea("N N N N / N N N N / H H H H", "R1 R1 R1", "R2 G2 Y1 Y3 G3 S"))
    assert entries["missing[you, three-red-puffer]"] == 0
    assert (entries["missing[you, any]"], entries["missing[next, any]"]) == (2, 1)


def test_no_card_is_missing_exactly_when_a_set_can_be_scored() -> None:
    for state in random_states():
        for seat in range(state.seats):
            can_score = bool(state.divers[seat].scorable_sets(state.facts))
            assert (observed(state, seat)["missing[you, any]"] == 0) == can_score


def test_the_table_the_dive_and_its_corner_are_there() -> None:
    state = dive(sea("R1 R2 G1 G2 / Y1 R2 G3 N / S W N H"), "top-left", "N", "G1")
    entries = observed(state, 1)
    assert (entries["grid[a1, red-puffer]"], entries["grid[d3, harpoon]"], entries["grid[a1, red-ray]"]) == (1, 1, 0)
    assert (entries["dive[dive-1, net]"], entries["dive[dive-2, green-puffer]"]) == (1, 1)
    assert (entries["corner[top-left]"], entries["corner[top-right]"]) == (1, 0)
    assert (entries["last_row[green-puffer]"], entries["last_row[red-puffer]"], entries["last_row[net]"]) == (2, 1, 0)
    assert (entries["next_row[net]"], entries["next_row[yellow-puffer]"], entries["next_row[wave]"]) == (1, 1, 0)


def test_tools_and_picked_cards_are_there() -> None:
    state = dive(sea("R1 R2 N H / Y1 R2 G3 N / S W N H", "", "G1"), "top-left", "Y1", "G1")
    act(state, "row c1")
    assert observed(state)["picked[c1]"] == 1
    act(state, "row d1")
    assert (observed(state)["tools[net]"], observed(state)["tools[harpoon]"]) == (1, 1)


def test_the_piles_are_counted() -> None:
    state = sea("N N N N / N N N N / H H H H", "R1")
    entries = observed(state)
    assert (entries["deck[red-puffer]"], entries["deck[net]"], entries["deck_size"]) == (5, 0, 86 - 13)
    assert entries["chances[red-puffer]"] == per_mille(5, 73)
    empty_deck(state)
    entries = observed(state)
    assert (entries["deck[red-puffer]"], entries["discards[red-puffer]"], entries["deck_size"]) == (0, 5, 0)
    assert entries["chances[red-puffer]"] == per_mille(5, 73)


def test_the_set_being_scored_and_the_pool_are_there() -> None:
    state = act(sea("N N N N / N N N N / H H H H", "R1 R1 S R2 G1 Y3"), "score three-red-puffer")
    entries = observed(state, 1)
    assert (entries["set[three-red-puffer]"], entries["to_lay[set]"], entries["turns_over"]) == (1, 3, 1)
    act(state, "turn S")
    entries = observed(state, 1)
    assert (entries["pool[red-puffer]"], entries["to_lay[further]"], entries["turns_over"]) == (2, 2, 0)
    assert (entries["shrimp_laid"], entries["scored[next]"]) == (1, 1)


def test_whoever_reached_the_target_gives_the_others_one_turn() -> None:
    state = end_turn(sea("N N N N / N N N N / H H H H", seats=3, scored=("R1 R2 R3 G1",)))
    entries = observed(state, 2)
    assert (entries["finisher[next]"], entries["active[third]"]) == (1, 1)
    assert [entries[f"last_turn[{seat}]"] for seat in ("you", "next", "third")] == [1, 0, 1]
    assert [entries[f"waiting[{seat}]"] for seat in ("you", "next", "third")] == [1, 2, 0]


# ---- chances


def test_the_risk_of_every_corner_is_known_while_the_first_card_is_placed() -> None:
    state = sea()
    force(state, "R1")
    act(state, "dive")
    entries = observed(state)
    counts = state.next_cards()
    for corner, name in enumerate(CORNER_NAMES):
        assert entries[f"risk[{name}, next]"] == per_mille(
            dangerous(counts, state.grid, state.dive, corner), sum(counts)
        )
    assert not any(entries[f"dive_risk[{name}]"] for name in CORNER_NAMES)


def test_the_risk_does_not_depend_on_what_people_are_shown() -> None:
    shown, hidden = (sea(risk=risk) for risk in ("number", "off"))
    for state in (shown, hidden):
        dive(state, "top-left", "W", "S")
    assert observed(shown) == observed(hidden)
    assert observed(hidden)["risk[top-left, next]"] > 0
    assert observed(hidden)["risk[top-right, next]"] == 0


def test_only_a_wave_that_interrupts_is_a_wave_risk() -> None:
    calm = observed(dive(sea(), "top-left", "N", "S"))
    rough = observed(dive(sea(), "top-left", "W", "S"))
    assert calm["risk[top-left, wave]"] == 0
    assert rough["risk[top-left, wave]"] == rough["chances[wave]"] > 0


def test_after_the_third_card_there_is_no_risk_of_two() -> None:
    state = dive(sea(), "top-left", "N", "S", "H")
    entries = observed(state)
    assert entries["risk[top-left, next]"] > 0
    assert entries["risk[top-left, two]"] == 0


def test_the_chances_of_two_cards_are_exact() -> None:
    """Against every pair of cards, one after another."""
    compared = 0
    for state in random_states():
        depth = len(state.dive)
        if state.step in (PLACE_FIRST, DEPTH) and 0 < depth < MOST_DIVED - 1:
            corners = range(CORNERS) if state.step == PLACE_FIRST else [state.corner]
            for corner in corners:
                entry = observed(state)[f"risk[{CORNER_NAMES[corner]}, two]"]
                assert entry == pair_by_pair(state, corner, state.dive)
                compared += 1
        elif state.step == START and not state.over:
            assert observed(state)["dive_risk[top-left]"] == pair_by_pair(state, 0, [])
            compared += 1
    assert compared > 100


def pair_by_pair(state: LowcyState, corner: int, cards: list[int]) -> int:
    """That one of the next two cards of the deck interrupts a dive of these cards."""
    counts = state.next_cards()
    whole = sum(counts)
    stopped = 0
    for first in range(CARDS):
        left = [count - (card == first) for card, count in enumerate(counts)]
        if cards and interrupts(state.grid, cards, corner, first):
            stopped += counts[first] * (whole - 1)
        elif counts[first]:
            stopped += counts[first] * dangerous(packed(left), state.grid, [*cards, first], corner)
    return per_mille(stopped, whole * (whole - 1))


def test_the_second_card_comes_from_the_discards_when_the_deck_holds_one() -> None:
    net = Totals(packed([0] * 11 + [1, 0]))
    half_nets = Totals(packed([1] + [0] * 10 + [1, 0]))
    assert chance_of_two(net, half_nets, 0, 0) == 500
    assert chance_of_two(net, Totals(packed([0] * CARDS)), 0, 0) == 0


def test_without_cards_to_draw_there_is_no_risk() -> None:
    state = dive(sea(), "top-left", "N", "S")
    no_cards(state)
    assert observed(state)["risk[top-left, next]"] == observed(state)["risk[top-left, two]"] == 0


def test_a_gap_in_the_grid_interrupts_nothing() -> None:
    grid = sea(". . . . / . . . . / . . . .").grid
    assert interrupting(grid, [], 0, 1) == 0


def random_states() -> list[LowcyState]:
    """Positions of random matches in which a second card can still come from the same pile."""
    states = []
    for seed in range(4):
        state = as_lowcy(GAME.new(2 + seed, seed))
        random = seeded(seed)
        while not state.over:
            actions = state.legal()
            state.apply(actions[random.below(len(actions))], False)
            if sum(state.next_cards()) > 1:
                states.append(as_lowcy(state.clone()))
    return states[::3]
