"""What lies before one player: fish and tokens on the mat, the hand and the discard pile.

Masks and counts are kept up to date by the changes below; nothing else may change an ocean.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import POWERS, count_bits, insert_in_order, packed_sum
from atol.games.finspan.cards import FORAGE, NO_CARD, Ability, Cards
from atol.games.finspan.nautoma import GOAL_WEEKS
from atol.games.finspan.slots import LINES, NEIGHBOURS, SLOTS

STACKED: Final = 256  # a consumed fish is written as its slot times this, plus its number


@mypyc_attr(acyclic=True)
class Ocean:
    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def declare(self) -> None:
        self.fish: vec[i64] = vec[i64]([NO_CARD] * SLOTS)  # the visible fish of each slot
        self.lengths: vec[i64] = vec[i64]([0] * SLOTS)  # and how long it is; 0 where there is none
        self.young: vec[i64] = vec[i64]([0] * SLOTS)  # how many in each slot
        self.under: vec[i64] = vec[i64]([0] * SLOTS)  # how many consumed fish lie in each slot
        self.consumed: list[int] = []  # all of them, sorted
        self.hand: list[int] = []  # sorted
        self.discards: list[int] = []  # sorted: the order of a pile is free
        self.goal_points: vec[i64] = vec[i64]([0] * GOAL_WEEKS)
        self.occupied: i64 = 0  # slots with a fish
        self.eggs: i64 = 0
        self.nurseries: i64 = 0  # slots with young
        self.schools: i64 = 0
        self.bottoms: i64 = 0  # dive sites whose bottom was reached this week, as bits
        self.used: i64 = 0  # slots whose fish has used its game-end ability

    # ---- fish

    def put_fish(self, slot: i64, fish: i64) -> None:
        """A fish that is there already is consumed; its tokens stay."""
        if self.fish[slot] != NO_CARD:
            self.consume(slot, self.fish[slot])
        self.fish[slot] = fish
        self.lengths[slot] = self.cards.lengths[fish]
        self.occupied |= POWERS[slot]
        self.used &= ~POWERS[slot]

    def consume(self, slot: i64, fish: i64) -> None:
        self.under[slot] += 1
        insert_in_order(self.consumed, slot * STACKED + fish)

    def add_playable(self, actions: list[int], first: i64, region: i64) -> None:
        """Append the action of each card in hand that can be paid for and has a slot in the region."""
        cards = self.cards
        others: i64 = len(self.hand) - 1
        eggs = count_bits(self.eggs)
        young = self.young_count()
        for number in self.hand:
            card: i64 = number
            if cards.cost_cards[card] > others or cards.cost_eggs[card] > eggs or cards.cost_young[card] > young:
                continue
            if cards.cost_schools[card] > 0 and cards.cost_schools[card] > count_bits(self.schools):
                continue
            if self.may_be_placed(card, region):
                actions.append(first + card)

    def slots_for(self, card: i64, region: i64) -> i64:
        """Where the card may be played: in its zone and site, and only over a shorter fish."""
        cards = self.cards
        allowed: i64 = cards.slots[card] & region
        empty: i64 = 0 if cards.must_consume[card] else allowed & ~self.occupied
        return empty | self.shorter_fish(allowed, cards.lengths[card])

    def may_be_placed(self, card: i64, region: i64) -> bool:
        cards = self.cards
        allowed: i64 = cards.slots[card] & region
        if allowed & ~self.occupied and not cards.must_consume[card]:
            return True
        return self.shorter_fish(allowed, cards.lengths[card]) != 0

    def shorter_fish(self, slots: i64, length: i64) -> i64:
        shorter: i64 = 0
        lengths = self.lengths
        mask: i64 = slots & self.occupied
        slot: i64 = 0
        while mask:
            if mask & 1 and lengths[slot] < length:
                shorter |= POWERS[slot]
            mask >>= 1
            slot += 1
        return shorter

    def longer_fish(self, length: i64) -> i64:
        longer: i64 = 0
        for slot in range(SLOTS):
            if self.lengths[slot] > length:
                longer |= POWERS[slot]
        return longer

    def longest(self) -> i64:
        longest: i64 = 0
        for length in self.lengths:
            longest = max(longest, length)
        return longest

    def fish_of_kinds(self, slots: i64, kinds: i64) -> i64:
        """Of those slots the ones with a fish of these kinds; 0 stands for any kind."""
        slots &= self.occupied
        if kinds == 0:
            return slots
        matching: i64 = 0
        for slot in range(SLOTS):
            if slots & POWERS[slot] and self.cards.kinds[self.fish[slot]] & kinds:
                matching |= POWERS[slot]
        return matching

    def fish_to_get_eggs(self, ability: Ability) -> i64:
        """Those without an egg on which an ability for each fish lays one."""
        if ability.lay_slots == 0:
            return 0
        return self.fish_of_kinds(ability.lay_slots, ability.lay_kinds) & ~self.eggs

    # ---- tokens

    def lay_egg(self, slot: i64) -> None:
        self.eggs |= POWERS[slot]

    def remove_egg(self, slot: i64) -> None:
        self.eggs &= ~POWERS[slot]

    def add_young(self, slot: i64) -> None:
        self.young[slot] += 1
        self.nurseries |= POWERS[slot]
        self.form_school(slot)

    def remove_young(self, slot: i64, count: i64 = 1) -> None:
        left = self.young[slot] - count
        self.young[slot] = left
        if left == 0:
            self.nurseries &= ~POWERS[slot]

    def form_school(self, slot: i64) -> None:
        """Enough young in a slot without a school become one at once."""
        size = self.cards.school_size
        if self.young[slot] >= size and not self.schools & POWERS[slot]:
            self.remove_young(slot, size)
            self.schools |= POWERS[slot]

    def remove_school(self, slot: i64) -> None:
        self.schools &= ~POWERS[slot]
        self.form_school(slot)

    def young_count(self) -> i64:
        return packed_sum(self.young)

    # ---- moving

    def young_destinations(self, origin: i64) -> i64:
        """Any distance in a straight line, but a young that completes a school stops there."""
        destinations: i64 = 0
        last = self.cards.school_size - 1
        for line in LINES[origin]:
            for slot in line:
                destinations |= POWERS[slot]
                if self.young[slot] == last and not self.schools & POWERS[slot]:
                    break
        return destinations

    def school_destinations(self, origin: i64) -> i64:
        """Any distance in a straight line, but never into or through another school."""
        destinations: i64 = 0
        for line in LINES[origin]:
            for slot in line:
                if self.schools & POWERS[slot]:
                    break
                destinations |= POWERS[slot]
        return destinations

    def movable_schools(self) -> i64:
        movable: i64 = 0
        mask: i64 = self.schools
        slot: i64 = 0
        while mask:
            if mask & 1 and NEIGHBOURS[slot] & ~self.schools:
                movable |= POWERS[slot]
            mask >>= 1
            slot += 1
        return movable


def empty_ocean(cards: Cards) -> Ocean:
    """With the printed fish and the first tokens, and no cards yet."""
    ocean = bare_ocean(cards)
    for number, slot in enumerate(cards.forage_slots):
        ocean.put_fish(slot, FORAGE + number)
        if cards.forage_eggs[number]:
            ocean.lay_egg(slot)
        for _ in range(cards.forage_young[number]):
            ocean.add_young(slot)
    return ocean


def bare_ocean(cards: Cards) -> Ocean:
    ocean = Ocean(cards)
    ocean.declare()
    return ocean
