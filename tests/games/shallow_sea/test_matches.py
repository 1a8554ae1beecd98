"""What holds in every state of every match of Shallow Sea, checked on random ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from atol.core.numbers import count_bits
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.shallow_sea.layout import ocean_numbers
from atol.games.shallow_sea.meta import META
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import SPACES
from atol.games.shallow_sea.state import ShallowSeaState
from tests.games.shallow_sea.positions import (
    GAME,
    as_sea,
    corals_everywhere,
    creatures_everywhere,
    fish_everywhere,
    match,
    ocean,
    with_ocean,
)

FISH = {1: 9, 2: 14, 3: 19, 4: 24}
COPIES = {1: 2, 2: 2, 3: 3, 4: 4}
MODIFIED = [str(number) for number in range(1, 11)] + ["1,2,3,4,5,6,7,9,10", "5,8", "1,3,8", "2,5,6,7,9"]


def states(seats: int, seed: int, **options: str) -> Iterator[ShallowSeaState]:
    """Every state of a random match, from its setup to its end."""
    state = as_sea(GAME.new(seats, seed, **options))
    random = seeded(seed)
    yield state
    while not state.over:
        step_randomly(state, random, 1)
        yield state


def demand_conservation(state: ShallowSeaState) -> None:
    assert corals_everywhere(state) == [1] * 76
    assert fish_everywhere(state) == [FISH[state.seats]] * 4
    copies = [COPIES[state.seats] if kind in state.creature_types else 0 for kind in range(22)]
    assert creatures_everywhere(state) == copies


def demand_a_proper_end(state: ShallowSeaState) -> None:
    """Four empty spaces; only a solo match without fish to draw ends with more."""
    empty = [SPACES - sea.tile_count() for sea in state.oceans]
    if state.seats == 1 and state.fish_bag.total == 0:
        assert empty[0] >= 4
    else:
        assert empty == [4] * state.seats


@pytest.mark.parametrize("seats", list(FISH))
def test_nothing_is_ever_lost_and_every_match_ends_properly(seats: int) -> None:
    for state in states(seats, seed=seats):
        demand_conservation(state)
    demand_a_proper_end(state)


@pytest.mark.long
@pytest.mark.parametrize("seats", list(FISH))
def test_nothing_is_ever_lost_in_500_matches(seats: int) -> None:
    ended_by_the_bag = 0
    for seed in range(500):
        for state in states(seats, seed):
            demand_conservation(state)
        demand_a_proper_end(state)
        ended_by_the_bag += state.oceans[0].tile_count() < 18
    assert (ended_by_the_bag > 0) == (seats == 1)


@pytest.mark.parametrize("modified", MODIFIED)
@pytest.mark.parametrize("seats", [1, pytest.param(4, marks=pytest.mark.long)])
def test_nothing_is_ever_lost_under_modified_rules(modified: str, seats: int) -> None:
    for state in states(seats, 5, modified=modified):
        demand_conservation(state)
    demand_a_proper_end(state)


@pytest.mark.parametrize("scenario", range(1, 16))
def test_every_scenario_can_be_played(scenario: int) -> None:
    for state in states(1 + scenario % 2, scenario, scenario=str(scenario)):
        assert sum(line.points for line in state.score_sheet(0)) == state.scores()[0]
    entry = GAME.components.scenarios[scenario - 1]
    assert [GAME.components.creatures[kind].id for kind in state.creature_types] == entry.creatures
    assert [card.name for card in state.pad.orange + state.pad.blue] == [entry.orange, entry.blue]


def test_matches_of_good_players_keep_every_rule_too() -> None:
    """Random matches complete little; these complete much."""
    state = as_sea(GAME.new(2, 3))
    while not state.over:
        state.apply(liked_most(state))
        demand_conservation(state)
        for sea in state.oceans:
            demand_consistent(sea)
    assert sum(count_bits(sea.completed) for sea in state.oceans) > 8
    demand_a_proper_end(state)


def liked_most(state: ShallowSeaState) -> int:
    """The action after which the judge likes the position best."""

    def value(action: int) -> int:
        after = state.clone()
        after.apply(action)
        return after.judge(state.to_act)

    return max(state.legal(), key=value)


def demand_consistent(sea: Ocean) -> None:
    """What an ocean keeps beside its tiles agrees with them, and no limit is broken."""
    anew = ocean()
    for space, tile in enumerate(sea.spaces):
        if tile >= 0:
            done = sea.completed & 2**space
            if done:
                anew.lay_completed(space, tile, sea.turns[space], sea.lodgers[space])
            else:
                anew.put_tile(space, tile, sea.turns[space])
    for bubble, colour in enumerate(sea.fish):
        if colour >= 0:
            anew.put_fish(bubble, colour)
    anew.shells, anew.coral_alone = sea.shells, sea.coral_alone
    assert ocean_numbers(anew) == ocean_numbers(sea)
    assert 0 <= sea.shells <= 5
    assert count_bits(sea.completed_corals()) == len([lodger for lodger in sea.lodgers if lodger >= 0])


def test_a_copy_can_be_changed_alone() -> None:
    state = match()
    copy = with_ocean(state, ocean("f3 C1"))
    assert state.to_bytes() != copy.to_bytes()


def test_nothing_is_secret() -> None:
    assert not META.secrets
    state = match(seats=3)
    assert [view_without_seat(state, seat) for seat in (0, 1, 2)] == [view_without_seat(state, None)] * 3


def view_without_seat(state: ShallowSeaState, seat: int | None) -> str:
    return repr(state.view(seat)).replace(f"seat={seat},", "", 1)
