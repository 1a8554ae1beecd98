"""What the turn that is going on will still bring, in hundredths of a point.

It lets the judge compare positions inside a turn: which fish, in which slot, at which site to dive. Benefits promise
a little less than they bring, so that they are taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.core.numbers import POWERS, count_bits
from atol.games.finspan import worth
from atol.games.finspan.cards import BONUS, BOTTOM_BONUS, GAME_END, IF_ACTIVATED, NO_CARD, Ability
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.promise import promised_at_the_end, promised_by_goals
from atol.games.finspan.scoring import game_end_points, holds
from atol.games.finspan.slots import ROWS, SITE_MASKS, SLOTS, ZONE_MASKS, ZONE_OF_ROW
from atol.games.finspan.stages import BOTTOM_STAGE, NO_ROW, ROW_OF_STAGE, ZONE_OF_STAGE
from atol.games.finspan.steps.codes import DIVE

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState

SURE: Final = 9  # of 10: what is counted on of benefits that are still to be taken


def promised_by_turn(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    value = promised_by_ability(state)
    if state.card != NO_CARD:
        value += promised_by_play(state, ocean, turns)
    if state.next_step == DIVE:
        value += promised_by_dive(state, ocean)
    return value


def promised_by_ability(state: FinspanState) -> i64:
    """Of the ability in use, a little less than what taking it brings."""
    value = worth.DRAW * state.draws + worth.RECOVER * state.recovers + worth.TUCK * state.tucks
    value += worth.LAY * (state.lays + count_bits(state.laying)) + worth.HATCH * state.hatches
    value += worth.BIRTH * state.births + worth.MOVE * state.moves + (worth.EXTRA_FISH if state.extra else 0)
    return value * SURE // 10


# ---- the fish that is being played


def promised_by_play(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    """The fish as if it were placed, where it is best unless the slot is chosen, less what is still to be paid."""
    card, slot = state.card, state.slot
    if slot < 0:
        slot = best_slot(state, ocean, turns)
    value = 100 * state.cards.points[card] + ability_of_played(ocean, card, slot, turns) - still_owed(state)
    return value + promised_by_slot(state, ocean, slot, turns) + goals_gained(state, ocean, slot, turns)


def still_owed(state: FinspanState) -> i64:
    owed = worth.CARD_PAID * state.owed_cards + worth.EGG_PAID * state.owed_eggs + worth.YOUNG_PAID * state.owed_young
    return owed + worth.SCHOOL_PAID * state.owed_schools


def best_slot(state: FinspanState, ocean: Ocean, turns: i64) -> i64:
    """The slot that the fish would promise most in, goals apart: they take long to count."""
    slots: i64 = ocean.slots_for(state.card, state.region)
    best: i64 = -1
    most: i64 = 0
    for slot in range(SLOTS):
        if slots & POWERS[slot]:
            value = promised_by_slot(state, ocean, slot, turns) + ability_of_played(ocean, state.card, slot, turns)
            if best < 0 or value > most:
                best, most = slot, value
    return best


def ability_of_played(ocean: Ocean, card: i64, slot: i64, turns: i64) -> i64:
    ability = ocean.cards.abilities[card]
    kind = ocean.cards.ability_kinds[card]
    if kind == IF_ACTIVATED:
        return worth.of(ability) * worth.VISITS * turns // 100
    if kind == GAME_END:
        met = ability.points > 0 and holds(ocean, slot, ability.condition, ability.needed)
        return 100 * ability.points if met else promised_at_the_end(ocean, slot, ability, turns)
    return benefits_of(ocean, ability) * SURE // 10


def benefits_of(ocean: Ocean, ability: Ability) -> i64:
    on_each = worth.LAY * count_bits(ocean.fish_to_get_eggs(ability))
    return worth.of(ability) + on_each + (worth.EXTRA_FISH if ability.extra else 0)


def promised_by_slot(state: FinspanState, ocean: Ocean, slot: i64, turns: i64) -> i64:
    """An empty slot may be the first of its zone, whose bonus then waits for divers; a fish there is lost."""
    facts, covered = state.facts, ocean.fish[slot]
    if covered != NO_CARD:
        lost = 100 * (state.cards.points[covered] + game_end_points(ocean, slot) - facts.consumed_points)
        return -lost - facts.visited_worths[covered] * worth.VISITS * turns // 100
    site, zone = slot // ROWS, ZONE_OF_ROW[slot % ROWS]
    if ocean.occupied & SITE_MASKS[site] & ZONE_MASKS[zone]:
        return 0
    return facts.bonus_worths[4 * site + zone] * worth.VISITS * turns // 100


def goals_gained(state: FinspanState, ocean: Ocean, slot: i64, turns: i64) -> i64:
    """What the goals count more with the fish there; it is laid there and taken away again."""
    before = promised_by_goals(state, ocean, turns)
    covered, occupied = ocean.fish[slot], ocean.occupied
    under: i64 = 1 if covered != NO_CARD else 0
    ocean.fish[slot] = state.card
    ocean.occupied = occupied | POWERS[slot]
    ocean.under[slot] += under
    after = promised_by_goals(state, ocean, turns)
    ocean.fish[slot] = covered
    ocean.occupied = occupied
    ocean.under[slot] -= under
    return after - before


# ---- the dive


def promised_by_dive(state: FinspanState, ocean: Ocean) -> i64:
    return benefits_below(state, ocean, state.site, state.stage).worth_to(ocean) * SURE // 10


class Waiting:
    """Benefits that are waiting for a diver: how many of each."""

    def __init__(self) -> None:
        self.draws: i64 = 0
        self.recovers: i64 = 0
        self.tucks: i64 = 0
        self.lays: i64 = 0
        self.hatches: i64 = 0
        self.births: i64 = 0
        self.moves: i64 = 0
        self.extras: i64 = 0

    def add(self, ability: Ability, ocean: Ocean) -> None:
        self.draws += ability.draws
        self.recovers += ability.recovers
        self.tucks += ability.tucks
        self.lays += ability.lays + count_bits(ocean.fish_to_get_eggs(ability))
        self.hatches += ability.hatches
        self.births += ability.births
        self.moves += ability.moves
        self.extras += 1 if ability.extra else 0

    def worth_to(self, ocean: Ocean) -> i64:
        """As much of them as the ocean can use: eggs need fish without one, hatching needs eggs."""
        lays = min(self.lays, count_bits(ocean.occupied & ~ocean.eggs))
        hatches = min(self.hatches, count_bits(ocean.eggs) + lays)
        moves = self.moves if ocean.nurseries | ocean.schools else 0
        value = worth.DRAW * self.draws + worth.RECOVER * min(self.recovers, len(ocean.discards))
        value += worth.TUCK * min(self.tucks, len(ocean.hand) + self.draws) + worth.LAY * lays
        value += worth.HATCH * hatches + worth.BIRTH * self.births + worth.MOVE * moves
        return value + worth.EXTRA_FISH * self.extras


def benefits_below(state: FinspanState, ocean: Ocean, site: i64, first_stage: i64) -> Waiting:
    """What waits for a diver who has reached that stage of the site."""
    waiting, abilities = Waiting(), state.cards.abilities
    here: i64 = ocean.occupied & SITE_MASKS[site]
    for stage in range(first_stage, BOTTOM_STAGE):
        row = ROW_OF_STAGE[stage]
        if row == NO_ROW:
            if here & ZONE_MASKS[ZONE_OF_STAGE[stage]]:
                waiting.add(abilities[BONUS + 4 * site + ZONE_OF_STAGE[stage]], ocean)
            continue
        fish = ocean.fish[site * ROWS + row]
        if fish >= 0 and state.cards.ability_kinds[fish] == IF_ACTIVATED:
            waiting.add(abilities[fish], ocean)
    if first_stage <= BOTTOM_STAGE and not ocean.bottoms & POWERS[site]:
        waiting.add(abilities[BONUS + 4 * site + BOTTOM_BONUS], ocean)
    return waiting
