"""What holds in every state of every match of Finspan, checked on random ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from atol.core.numbers import POWERS, bits_of
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.finspan.cards import FORAGE, NO_CARD
from atol.games.finspan.ids import CARDS
from atol.games.finspan.meta import META
from atol.games.finspan.ocean import STACKED, Ocean
from atol.games.finspan.slots import SLOTS
from atol.games.finspan.state import FinspanState
from tests.games.finspan.positions import GAME, as_finspan, her, legal, new_match, view

SETTINGS = [
    (1, {}),
    (1, {"goals": "B", "nautoma": "5", "tangled": "4"}),
    (1, {"nautoma": "1"}),
    (2, {"goals": "B"}),
    (3, {}),
    (4, {"goals": "B"}),
    (5, {}),
]


def states(seats: int, seed: int, **options: str) -> Iterator[FinspanState]:
    """Every state of a random match, from its setup to its end."""
    state = as_finspan(GAME.new(seats, seed, **options))
    random = seeded(seed)
    yield state
    while not state.over:
        step_randomly(state, random, 1)
        yield state


def cards_everywhere(state: FinspanState) -> list[int]:
    """How often each card lies anywhere: once."""
    counts = [*state.deck.counts]
    lying = [*state.unused, state.card, state.tucked, *(state.nautoma.fish if state.nautoma is not None else [])]
    for ocean in state.oceans:
        lying += [*ocean.hand, *ocean.discards, *ocean.fish, *[entry % STACKED for entry in ocean.consumed]]
    for card in lying:
        if 0 <= card < CARDS:
            counts[card] += 1
    return counts


def demand_conservation(state: FinspanState) -> None:
    assert cards_everywhere(state) == [1] * 135
    for ocean in state.oceans:
        forage = [fish for fish in [*ocean.fish, *[entry % STACKED for entry in ocean.consumed]] if fish >= FORAGE]
        assert sorted(forage) == [FORAGE, FORAGE + 1, FORAGE + 2]
        demand_tidy_tokens(ocean)


def demand_tidy_tokens(ocean: Ocean) -> None:
    """Masks have one bit a slot, so there is at most one egg on a fish and one school in a slot."""
    assert ocean.eggs & ~ocean.occupied == 0
    assert ocean.occupied == sum(POWERS[slot] for slot in range(SLOTS) if ocean.fish[slot] != NO_CARD)
    assert bits_of(ocean.nurseries) == [slot for slot in range(SLOTS) if ocean.young[slot]]
    assert all(ocean.young[slot] < 3 or ocean.schools & POWERS[slot] for slot in range(SLOTS))
    assert min(ocean.young) >= 0
    assert max(ocean.eggs, ocean.schools) < POWERS[SLOTS]
    stacks = [[entry // STACKED for entry in ocean.consumed].count(slot) for slot in range(SLOTS)]
    assert stacks == list(ocean.under)
    assert ocean.hand == sorted(ocean.hand)
    assert ocean.discards == sorted(ocean.discards)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_ever_lost(seats: int, options: dict[str, str], seed: int) -> None:
    for state in states(seats, seed, **options):
        demand_conservation(state)
    assert (state.week, state.round) == (3, 6)


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nothing_is_ever_lost_in_300_matches(seats: int) -> None:
    for seed in range(300):
        for state in states(seats, seed, goals="AB"[seed % 2]):
            demand_conservation(state)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_there_is_always_something_to_choose(seats: int) -> None:
    """What is forced is not asked."""
    for state in states(seats, 7):
        assert state.over or len(state.legal()) > 1


@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_has_24_turns(seats: int) -> None:
    turns = [0] * seats
    for state in states(seats, 3):
        if not state.over and "dive blue" in legal(state):
            turns[state.to_act] += 1
    assert turns == [24] * seats
    assert state.turn == 24 * seats


def test_against_nautoma_there_are_24_turns_and_24_decisions() -> None:
    decisions = 0
    for state in states(1, 9):
        decisions = max(decisions, state.turn)
    assert (state.turn, decisions) == (24, 24)
    assert len(her(state).fish) > 0


def test_equal_seeds_give_equal_matches_and_other_seeds_others() -> None:
    hands = [new_match(2, seed).oceans[0].hand for seed in range(20)]
    assert len({tuple(hand) for hand in hands}) > 10
    assert new_match(2, 4).to_bytes() == new_match(2, 4).to_bytes()


def test_a_copy_shares_no_list_that_changes() -> None:
    state = new_match(2, 4)
    before = state.to_bytes()
    copy = as_finspan(state.clone())
    step_randomly(copy, seeded(1), 60)
    assert state.to_bytes() == before
    assert state.legal() == as_finspan(GAME.from_bytes(before)).legal()


def test_what_legal_gave_stays_while_the_match_goes_on() -> None:
    state = new_match()
    actions = state.legal()
    before = actions[:]
    step_randomly(state, seeded(1), 40)
    assert actions == before


def test_nothing_is_secret() -> None:
    assert not META.secrets
    state = new_match(3)
    texts = {repr(view(state, seat)).replace(f"seat={seat},", "", 1) for seat in (0, 1, 2, None)}
    assert len(texts) == 1
