"""The points of an ocean, line by line as on the score pad."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.numbers import POWERS, count_bits, packed_sum
from atol.games.finspan.cards import (
    BOTTOM_ROW,
    CONSUMED,
    EVERY_TOKEN,
    NO_CARD,
    NO_CONDITION,
    NO_TOKENS,
    SCHOOL,
    YOUNG_EXACTLY,
)
from atol.games.finspan.facts import Facts
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import BOTTOM, ROWS, SLOTS


def game_end_points(ocean: Ocean, slot: i64) -> i64:
    """What the fish of a slot brings at the end for its own condition."""
    fish = ocean.fish[slot]
    if fish == NO_CARD or ocean.cards.conditions[fish] == NO_CONDITION:
        return 0
    ability = ocean.cards.abilities[fish]
    return ability.points if holds(ocean, slot, ability.condition, ability.needed) else 0


def holds(ocean: Ocean, slot: i64, condition: i64, needed: i64) -> bool:
    bit = POWERS[slot]
    if condition == NO_TOKENS:
        return not (ocean.eggs | ocean.nurseries | ocean.schools) & bit
    if condition == EVERY_TOKEN:
        return bool(ocean.eggs & ocean.nurseries & ocean.schools & bit)
    if condition == SCHOOL:
        return bool(ocean.schools & bit)
    if condition == YOUNG_EXACTLY:
        return ocean.young[slot] == needed
    if condition == CONSUMED:
        return ocean.under[slot] >= needed
    return condition == BOTTOM_ROW and slot % ROWS == BOTTOM


def total(facts: Facts, ocean: Ocean) -> i64:
    points = packed_sum(ocean.goal_points) + len(ocean.consumed) * facts.consumed_points
    points += count_bits(ocean.eggs) * facts.egg_points
    points += ocean.young_count() * facts.young_points
    points += count_bits(ocean.schools) * facts.school_points
    for slot in range(SLOTS):
        fish = ocean.fish[slot]
        if fish != NO_CARD:
            points += ocean.cards.points[fish] + game_end_points(ocean, slot)
    return points
