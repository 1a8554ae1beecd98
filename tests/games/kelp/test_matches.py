"""What holds in every state of every match of Kelp, checked on random ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.kelp.blocks import octopus_area
from atol.games.kelp.rulings import IDLE_ROUNDS
from atol.games.kelp.sides import ENDING_NAMES
from atol.games.kelp.state import KelpState
from tests.games.kelp.positions import FACTS, GAME, all_blocks, all_cards, all_dice, as_kelp

BOARDS = ("day", "night")
POINTING = ("chance", "shark")
MOST_EVENTFUL_ROUNDS = 7 + 4 * 3 + 4  # dice on hunger and growth, and foods


def states(seed: int, **options: str) -> Iterator[KelpState]:
    """Every state of a random match, from its setup to its end."""
    state = as_kelp(GAME.new(2, seed, board=BOARDS[seed % 2], pointing=POINTING[seed // 2 % 2], **options))
    random = seeded(seed)
    yield state
    while not state.over:
        actions = state.legal()
        assert actions, "no position without a legal action"
        state.apply(actions[random.below(len(actions))], False)
        yield state


def demand_conservation(seeds: range) -> None:
    for seed in seeds:
        for state in states(seed):
            assert all_dice(state) == FACTS.dice_total == [15, 10, 10]
            assert all_blocks(state) == FACTS.block_counts
            assert all_cards(state) == FACTS.card_counts
            assert state.round <= MOST_EVENTFUL_ROUNDS * IDLE_ROUNDS
        assert state.over


def test_35_dice_and_18_blocks_are_there_in_every_state_and_each_match_ends() -> None:
    demand_conservation(range(60))


@pytest.mark.long
def test_35_dice_and_18_blocks_are_there_in_every_state_of_1000_matches_and_each_ends() -> None:
    demand_conservation(range(1000))


@pytest.mark.parametrize("seed", range(12))
def test_no_limit_of_the_rules_is_ever_broken(seed: int) -> None:
    for state in states(seed):
        assert len(state.energy) <= 3
        assert len(state.row) <= 4
        assert list(state.board).count(0) == 1
        assert state.suspects & 2 ** octopus_area(state)
        assert state.currents[state.shark] == 0 or state.last_value
        assert state.pool == sorted(state.pool)


def test_random_matches_end_in_several_ways() -> None:
    endings: Counter[str] = Counter()
    for seed in range(100):
        *_, last = states(seed)
        endings[ENDING_NAMES[last.ending]] += 1
    assert set(endings) >= {"hunger", "caught", "no-red-die"}


def test_only_the_octopus_is_told_which_cards_it_draws_and_fetches() -> None:
    events: list[Event] = []
    for seed in range(20):
        state = GAME.new_with_events(2, seed, {}, events)
        step_randomly(state, seeded(seed), 2000)
    secret = {event.name for event in events if event.seats is not None}
    assert secret <= {"draw-cards", "fetch-card"}
    assert all(event.seats == (0,) for event in events if event.name in ("draw-cards", "fetch-card"))
