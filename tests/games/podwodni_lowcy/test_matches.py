"""What holds in every state of every match of Podwodni Łowcy, checked on random ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from atol.core.random import seeded
from atol.games.podwodni_lowcy.cards import NOTHING
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import START
from tests.games.podwodni_lowcy.positions import GAME, as_lowcy, everywhere, view

MATCHES = 1000
TARGETS = ("35", "25", "45")


def states(seats: int, seed: int, target: str) -> Iterator[LowcyState]:
    """Every state of a random match, from its setup to its end."""
    state = as_lowcy(GAME.new(seats, seed, target=target))
    random = seeded(seed)
    yield state
    while not state.over:
        actions = state.legal()
        state.apply(actions[random.below(len(actions))], False)
        yield state


@pytest.mark.parametrize("first", range(0, MATCHES, 100))
def test_all_86_cards_are_there_in_every_state_of_1000_matches_and_each_ends(first: int) -> None:
    for seed in range(first, first + 100):
        for state in states(2 + seed % 4, seed, TARGETS[seed % 3]):
            assert everywhere(state) == GAME.facts.counts
            assert state.ply < 3000
        assert state.over
        assert max(state.scores()) >= state.target - 10


@pytest.mark.parametrize("seed", range(12))
def test_no_limit_of_the_rules_is_ever_broken(seed: int) -> None:
    for state in states(2 + seed % 4, seed, "35"):
        assert len(state.dive) <= 4
        assert len(state.picked) < 4
        assert all(diver.hand_size == sum(diver.hand) for diver in state.divers)
        if state.step == START:
            assert NOTHING not in state.grid or state.over
            assert (state.dive, sum(state.pool), state.nets, state.harpoons) == ([], 0, 0, 0)


@pytest.mark.parametrize("seed", range(12))
def test_the_lines_of_a_score_sheet_add_up_to_the_score(seed: int) -> None:
    for state in states(2 + seed % 4, seed, "25"):
        for seat in range(state.seats):
            sheet = state.score_sheet(seat)
            assert sum(line.points for line in sheet) == state.scores()[seat]
            assert all(sum(detail.points for detail in line.details) == line.points for line in sheet)


def test_everybody_sees_everything() -> None:
    for state in states(3, 5, "35"):
        shown = {repr(view(state, seat)).partition(",")[2] for seat in (0, 1, 2, None)}
        assert len(shown) == 1


def test_the_match_ends_before_the_turn_of_whoever_reached_the_target() -> None:
    for seed in range(20):
        for state in states(4, seed, "25"):
            last = state.active
        assert (last + 1) % 4 == state.finisher
