"""How good a state is for a player, in hundredths of a point: points on the table and what is promised.

A fish that divers activate promises its ability as often as it may still be visited, a zone with a fish its bonus,
young promise schools, cards in hand fish. Benefits of the turn that are still to be taken count too, so that
positions inside a turn can be compared with those at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.core.numbers import POWERS, count_bits
from atol.games.finspan import worth
from atol.games.finspan.cards import BOTTOM_BONUS, GAME_END, IF_ACTIVATED, NO_CARD, NO_CONDITION, Ability
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.nautoma import GOAL_WEEKS
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.scoring import holds, total
from atol.games.finspan.slots import ALL_SLOTS, ROWS, SITE_COUNT, SITE_MASKS, SLOTS, ZONE_MASKS
from atol.games.finspan.stages import BOTTOM_STAGE, NO_ROW, ROW_OF_STAGE, ZONE_OF_STAGE
from atol.games.finspan.steps.codes import CHOOSE, DIVE

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
# Of 100: what is sure of a goal as the ocean stands, and of those of later weeks, less for each turn to come.
GOAL: Final = 95
LATER_GOAL: Final = 140
LATER_GOAL_LESS: Final = 8
GAME_END_SURE: Final = 67  # of 100: what is used of an ability for the end
UNMET_CONDITION: Final = 25  # of 100: what a condition not yet met promises


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
            value += GAME_END_SURE * promised_at_the_end(ocean, slot, cards.abilities[fish], turns) // 100
    return value


def promised_at_the_end(ocean: Ocean, slot: i64, ability: Ability, turns: i64) -> i64:
    if ability.condition != NO_CONDITION:
        met = holds(ocean, slot, ability.condition, ability.needed)
        return UNMET_CONDITION * ability.points if turns > 2 and not met else 0
    value = worth.of(ability) + 60 * count_bits(ocean.fish_to_get_eggs(ability))
    return value + (worth.EXTRA_FISH if ability.extra and ocean.hand else 0)


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


def promised_by_goals(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    """The goals of this week and of later ones as the ocean stands."""
    value: i64 = 0
    for week in range(state.week, GOAL_WEEKS):
        sure = GOAL if week == state.week else LATER_GOAL - LATER_GOAL_LESS * turns
        value += max(0, sure) * state.facts.goals.score(state.goals[week], ocean)
    return value


# ---- the turn that is going on


def promised_by_turn(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    value = promised_by_ability(state)
    if state.card != NO_CARD:
        value += promised_by_play(state, turns)
    if state.next_step == DIVE:
        value += promised_by_dive(state, ocean)
    return value


def promised_by_ability(state: FinspanState) -> i64:
    """Of the ability in use, a little less than what taking it brings."""
    value = worth.DRAW * state.draws + worth.RECOVER * state.recovers + worth.TUCK * state.tucks
    value += worth.LAY * (state.lays + count_bits(state.laying)) + worth.HATCH * state.hatches
    value += worth.BIRTH * state.births + worth.MOVE * state.moves + (worth.EXTRA_FISH if state.extra else 0)
    return value * 9 // 10


def promised_by_play(state: FinspanState, turns: i64) -> i64:
    """The fish as if it were placed, less what is still to be paid for it."""
    ability = state.cards.abilities[state.card]
    activated = state.cards.ability_kinds[state.card] == IF_ACTIVATED
    uses = worth.VISITS * turns if activated else 100
    owed = worth.CARD_PAID * state.owed_cards + worth.EGG_PAID * state.owed_eggs + worth.YOUNG_PAID * state.owed_young
    owed += worth.SCHOOL_PAID * state.owed_schools
    return 100 * state.cards.points[state.card] + worth.of(ability) * uses // 100 - owed


def promised_by_dive(state: FinspanState, ocean: Ocean) -> i64:
    return waiting_below(state.facts, ocean, state.site, state.stage) * 9 // 10


def waiting_below(facts: Facts, ocean: Ocean, site: i64, first_stage: i64) -> i64:
    """What waits for a diver who has reached that stage of the site."""
    value: i64 = 0
    here: i64 = ocean.occupied & SITE_MASKS[site]
    for stage in range(first_stage, BOTTOM_STAGE):
        row = ROW_OF_STAGE[stage]
        if row == NO_ROW:
            if here & ZONE_MASKS[ZONE_OF_STAGE[stage]]:
                value += facts.bonus_worths[4 * site + ZONE_OF_STAGE[stage]]
            continue
        fish = ocean.fish[site * ROWS + row]
        if fish >= 0:
            value += facts.visited_worths[fish]
    if first_stage <= BOTTOM_STAGE and not ocean.bottoms & POWERS[site]:
        value += facts.bonus_worths[4 * site + BOTTOM_BONUS]
    return value
