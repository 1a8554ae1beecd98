"""What an ability for the end of the match and the goals of the weeks promise, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.core.numbers import count_bits
from atol.games.finspan import worth
from atol.games.finspan.cards import NO_CONDITION, Ability
from atol.games.finspan.nautoma import GOAL_WEEKS
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.scoring import holds

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState

# Of 100: what is sure of a goal as the ocean stands, and of those of later weeks, less for each turn to come.
GOAL: Final = 95
LATER_GOAL: Final = 140
LATER_GOAL_LESS: Final = 8
GAME_END_SURE: Final = 67  # of 100: what is used of an ability for the end
UNMET_CONDITION: Final = 25  # of 100: what a condition not yet met promises


def promised_at_the_end(ocean: Ocean, slot: i64, ability: Ability, turns: i64) -> i64:
    if ability.condition != NO_CONDITION:
        met = holds(ocean, slot, ability.condition, ability.needed)
        return GAME_END_SURE * UNMET_CONDITION * ability.points // 100 if turns > 2 and not met else 0
    value = worth.of(ability) + 60 * count_bits(ocean.fish_to_get_eggs(ability))
    return GAME_END_SURE * (value + (worth.EXTRA_FISH if ability.extra and ocean.hand else 0)) // 100


def promised_by_goals(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    """The goals of this week and of later ones as the ocean stands."""
    value: i64 = 0
    for week in range(state.week, GOAL_WEEKS):
        sure = GOAL if week == state.week else LATER_GOAL - LATER_GOAL_LESS * turns
        value += max(0, sure) * state.facts.goals.score(state.goals[week], ocean)
    return value
