"""How good a state is for a player, in hundredths of a point: points on the table and what is promised.

A fish that divers activate promises its ability as often as it may still be visited, a zone with a fish its bonus,
young promise schools, cards in hand fish. Benefits of the turn that are still to be taken count too, so that
positions inside a turn can be compared with those at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.core.numbers import POWERS
from atol.games.finspan import worth
from atol.games.finspan.cards import GAME_END, IF_ACTIVATED, NO_CARD
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.promise import promised_at_the_end, promised_by_goals
from atol.games.finspan.scoring import total
from atol.games.finspan.slots import ALL_SLOTS, SITE_COUNT, SITE_MASKS, SLOTS, ZONE_MASKS
from atol.games.finspan.steps.codes import CHOOSE
from atol.games.finspan.under_way import promised_by_turn

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState

# What a card in hand promises for its number alone, now and with each turn to come; the first two promise more.
CARD: Final = -16
CARD_LATER: Final = 5
EARLY_CARD: Final = -110
EARLY_CARD_LATER: Final = 9
EARLY_CARDS: Final = 2
# Of 100: what the best two cards in hand promise of their worth, and the best two of those that can be paid.
BEST: Final = 30
SECOND: Final = 28
PAYABLE: Final = 14
SECOND_PAYABLE: Final = 10
# What young promise beyond their points, now and with each turn to come.
LONE_YOUNG: Final = 50
LONE_YOUNG_LATER: Final = 5
YOUNG_PAIR: Final = 137
YOUNG_PAIR_LATER: Final = 13


def estimate(state: FinspanState, seat: int) -> int:
    ocean = state.oceans[seat]
    value = 100 * total(state.facts, ocean)
    if state.to_act < 0:
        return value + len(ocean.hand)
    turns = turns_left(state, seat)
    value += promised_by_fish(state.facts, ocean, turns) + promised_by_zones(state.facts, ocean, turns)
    value += promised_by_goals(state, ocean, turns)
    if turns > 0:
        value += promised_by_hand(state, ocean, turns) + promised_by_young(ocean, turns)
    if state.active == seat:
        value += promised_by_turn(state, ocean, turns)
    return value


def turns_left(state: FinspanState, seat: int) -> i64:
    """Turns that the seat has not begun."""
    later = state.facts.divers * (WEEKS - state.week) - state.round
    turn = (seat - state.first) % state.seats
    now = (state.active - state.first) % state.seats
    begun = turn < now or (turn == now and state.step != CHOOSE)
    return max(0, later - 1 if begun else later)


# ---- the ocean


def promised_by_fish(facts: Facts, ocean: Ocean, turns: i64) -> i64:
    cards = ocean.cards
    value: i64 = 0
    for slot in range(SLOTS):
        fish = ocean.fish[slot]
        if fish == NO_CARD:
            continue
        kind = cards.ability_kinds[fish]
        if kind == IF_ACTIVATED:
            value += facts.visited_worths[fish] * worth.VISITS * turns // 100
        elif kind == GAME_END and not ocean.used & POWERS[slot]:
            value += promised_at_the_end(ocean, slot, cards.abilities[fish], turns)
    return value


def promised_by_zones(facts: Facts, ocean: Ocean, turns: i64) -> i64:
    value: i64 = 0
    for site in range(SITE_COUNT):
        there: i64 = ocean.occupied & SITE_MASKS[site]
        for zone in range(3):
            if there & ZONE_MASKS[zone]:
                value += facts.bonus_worths[4 * site + zone]
    return value * worth.VISITS * turns // 100


def promised_by_hand(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    """The number of cards, the best two of them, and the best two that can be played at once."""
    playable: list[int] = []
    ocean.add_playable(playable, 0, ALL_SLOTS)
    best, second = best_two(state, ocean.hand, turns)
    payable, second_payable = best_two(state, playable, turns)
    count = len(ocean.hand)
    value = count * (CARD + CARD_LATER * turns) + min(count, EARLY_CARDS) * (EARLY_CARD + EARLY_CARD_LATER * turns)
    return value + (BEST * best + SECOND * second + PAYABLE * payable + SECOND_PAYABLE * second_payable) // 100


def best_two(state: FinspanState, cards: list[int], turns: i64) -> tuple[i64, i64]:
    """What the two best of the cards bring, none of them less than nothing."""
    played, visited = state.facts.played_worths, state.facts.visited_worths
    best: i64 = 0
    second: i64 = 0
    for card in cards:
        value = played[card] + visited[card] * worth.VISITS * turns // 100
        if value > second:
            best, second = (value, best) if value > best else (best, value)
    return best, second


def promised_by_young(ocean: Ocean, turns: i64) -> i64:
    """Two in a slot wait for the third; beside a school they bring no other."""
    value: i64 = 0
    mask: i64 = ocean.nurseries & ~ocean.schools
    slot: i64 = 0
    while mask:
        if mask & 1:
            paired = ocean.young[slot] > 1
            value += YOUNG_PAIR + YOUNG_PAIR_LATER * turns if paired else LONE_YOUNG + LONE_YOUNG_LATER * turns
        mask >>= 1
        slot += 1
    return value
