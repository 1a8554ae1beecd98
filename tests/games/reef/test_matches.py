"""What holds in every state of every match of Reef, checked on random ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.reef.ids import CARD_COUNT
from atol.games.reef.patterns import Sight, sight_of
from atol.games.reef.player import height
from atol.games.reef.state import ReefState
from atol.games.reef.steps.codes import START
from tests.games.reef.positions import GAME, as_reef, cards_everywhere, match, pieces_everywhere, with_hand

PIECES = {2: 72, 3: 96, 4: 112}


def states(seats: int, seed: int, **options: str) -> Iterator[ReefState]:
    """Every state of a random match, from its setup to its end."""
    state = as_reef(GAME.new(seats, seed, **options))
    random = seeded(seed)
    yield state
    while not state.over:
        step_randomly(state, random, 1)
        yield state


def matches() -> list[tuple[int, int, str]]:
    return [(seats, seed, setup) for seats in PIECES for seed in range(4) for setup in ("centre", "free")]


@pytest.mark.parametrize(("seats", "seed", "setup"), matches())
def test_no_card_and_no_piece_is_ever_lost(seats: int, seed: int, setup: str) -> None:
    for state in states(seats, seed, setup=setup):
        assert cards_everywhere(state) == list(range(60))
        assert pieces_everywhere(state) == [PIECES[seats] // 4] * 4


@pytest.mark.parametrize(("seats", "seed", "setup"), matches())
def test_the_lines_of_a_score_sheet_add_up_to_the_score(seats: int, seed: int, setup: str) -> None:
    for state in states(seats, seed, setup=setup):
        for seat in range(seats):
            sheet = state.score_sheet(seat)
            assert sum(line.points for line in sheet) == state.scores()[seat]
            for line in sheet:
                assert not line.details or sum(detail.points for detail in line.details) == line.points


@pytest.mark.parametrize(("seats", "seed", "setup"), matches())
def test_no_limit_of_the_rules_is_ever_broken(seats: int, seed: int, setup: str) -> None:
    for state in states(seats, seed, setup=setup):
        assert min(state.scores()) >= 0
        assert min(state.supply) >= 0
        for player in state.players:
            heights = [height(stack) for stack in player.stacks]
            assert len(player.hand) <= 4
            assert set(player.secret) <= set(player.hand)
            assert max(heights) <= 4
            assert (sum(heights), heights.count(4)) == (player.pieces, player.full_stacks)


@pytest.mark.parametrize("seed", range(3))
def test_a_reef_that_was_looked_at_is_looked_at_anew_after_a_piece(seed: int) -> None:
    for state in states(2, seed):
        for player in state.players:
            fresh, kept = Sight(player.stacks), sight_of(player)
            cards = range(0, CARD_COUNT, 7)
            assert kept.masks == fresh.masks
            assert [state.facts.score(card, kept) for card in cards] == [
                state.facts.score(card, fresh) for card in cards
            ]


@pytest.mark.parametrize(("seats", "seed", "setup"), matches())
def test_there_is_always_something_to_do_before_the_end(seats: int, seed: int, setup: str) -> None:
    for state in states(seats, seed, setup=setup):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) != state.over
        assert state.step == START or len(state.display) == 3


def test_the_score_sheet_has_the_lines_of_the_rulebook_in_order() -> None:
    lines = [line.key for line in match().score_sheet(0)]
    assert lines == ["start", "patterns", "tokens", "paid", "hand"]


def test_setting_a_position_keeps_every_card_in_one_place() -> None:
    state = with_hand(with_hand(match(seats=4), 0, "R01 R02 R03 R04"), 3, "R60", secret="R60")
    assert cards_everywhere(state) == list(range(60))
