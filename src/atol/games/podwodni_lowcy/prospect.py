"""What a match will come to for a diver, seen between two turns: the value at the ends of rollouts.

The judge tells good catches apart; for whole matches it likes ready sets too much. In matches of searching bots an
open card is worth far more than its point, nearly whatever it is, since it will be part of some set; the sets
themselves decide only when they can bring the target. The weights follow a logistic regression of victories.

All numbers are hundredths of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.podwodni_lowcy.cards import FISH, SETS, SHRIMP
from atol.games.podwodni_lowcy.facts import Facts

if TYPE_CHECKING:
    from atol.games.podwodni_lowcy.state import LowcyState

OPEN_CARD: Final = 70  # beside its point
TO_MOVE: Final = 140  # for whoever is next
NEAR: Final = 5  # the target is near from so many points below it on
NEARER: Final = 35  # for each point from there on
IN_REACH: Final = 84  # ready sets bring the target, and again for whoever is next
EQUALS: Final = 3  # in a set of one fish


def prospect(state: LowcyState, seat: int) -> int:
    diver = state.divers[seat]
    value = 100 * diver.points(state.facts) + OPEN_CARD * diver.hand_size
    return value + target_value(state, seat) + (TO_MOVE if seat == state.active else 0)


def target_value(state: LowcyState, seat: int) -> int:
    beyond = potential(state, seat) - state.target
    reach = IN_REACH if seat != state.active else 2 * IN_REACH
    return NEARER * max(0, beyond + NEAR) + (reach if beyond >= 0 else 0)


def potential(state: LowcyState, seat: int) -> int:
    """The points if every ready set were scored at once."""
    diver = state.divers[seat]
    gain = state.facts.set_points - state.facts.card_points * state.facts.smallest_scoring_hand
    return diver.points(state.facts) + gain * ready_sets(state.facts, diver.hand, diver.hand_size)


def ready_sets(facts: Facts, hand: vec[i64], hand_size: int) -> int:
    """About how many sets could be scored one after another: those of one fish, or else one of any sort."""
    sets = min(equal_fish(hand), hand_size // facts.smallest_scoring_hand)
    return sets if sets else any_ready(facts, hand, hand_size)


def equal_fish(hand: vec[i64]) -> int:
    """How many sets of one fish the hand holds; each shrimp completes a pair."""
    threes: i64 = 0
    pairs: i64 = 0
    for fish in range(FISH):
        threes += hand[fish] // EQUALS
        if hand[fish] % EQUALS == EQUALS - 1:
            pairs += 1
    return threes + min(pairs, hand[SHRIMP])


def any_ready(facts: Facts, hand: vec[i64], hand_size: int) -> int:
    """One if any set can be scored, else none."""
    for number in range(FISH, SETS):
        if facts.can_score(hand, hand_size, number):
            return 1
    return 0
