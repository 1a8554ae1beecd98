"""What open cards promise beyond the point each of them is worth: sets that are ready or nearly so.

All numbers are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.podwodni_lowcy.cards import FISH, FISH_OF_A_COLOUR, SET_FISH, SETS, SHRIMP
from atol.games.podwodni_lowcy.facts import Facts

NEARNESS: Final = [200, 110, 50, 20, 0, 0, 0]  # a set by how many of its cards are missing
THREE: Final = 50  # a ready set of three costs a card less than one of four
SHORT: Final = 15  # for each further card that is still missing
SECOND: Final = 4  # a second set is worth this part of itself
SPARE_SHRIMP: Final = 20


def nearness(facts: Facts, number: i64, fitting: i64, hand_size: i64) -> i64:
    """What a set is worth while it is not scored; `fitting` cards of the hand belong to it."""
    needed: i64 = facts.set_sizes[number]
    missing: i64 = needed - fitting if fitting < needed else 0
    value: i64 = NEARNESS[missing]
    if number < FISH:
        value += THREE // (missing + 1)
    further: i64 = facts.further_cards
    short: i64 = needed + further - hand_size - missing
    return value - SHORT * short if short > 0 else value


class Hopes:
    """The best two of the sets that a hand works on, and what one more card would add."""

    def __init__(self, facts: Facts, hand: vec[i64], hand_size: int) -> None:
        self.facts = facts
        self.hand_size: i64 = hand_size
        self.shrimps: i64 = hand[SHRIMP]
        self.fitting: list[int] = fitting_cards(hand)
        self.best: i64 = 0
        self.second: i64 = 0
        for number in range(SETS):
            self._notice(nearness(facts, number, self.fitting[number], hand_size))

    def _notice(self, value: i64) -> None:
        if value > self.best:
            self.second = self.best
            self.best = value
        elif value > self.second:
            self.second = value

    def promise(self) -> int:
        return self.best + self.second // SECOND + SPARE_SHRIMP * self.shrimps

    def with_fish(self, fish: int) -> int:
        """What another fish brings: its point and how much nearer the sets come that it fits."""
        kind = FISH + fish % FISH_OF_A_COLOUR
        colour = FISH + FISH_OF_A_COLOUR + fish // FISH_OF_A_COLOUR
        gain: i64 = 100 * self.facts.card_points
        for number in (fish, kind, colour):
            before: i64 = nearness(self.facts, number, self.fitting[number], self.hand_size)
            after: i64 = nearness(self.facts, number, self.fitting[number] + 1, self.hand_size + 1)
            if after > self.best:
                gain = max(gain, 100 * self.facts.card_points + after - self.best)
            else:
                gain = max(gain, 100 * self.facts.card_points + (after - before) // SECOND)
        return gain

    def with_shrimp(self) -> int:
        """A first shrimp brings every set nearer."""
        best: i64 = self.best
        if self.shrimps == 0:
            for number in range(SETS):
                after: i64 = nearness(self.facts, number, self.fitting[number] + 1, self.hand_size + 1)
                best = max(best, after)
        return 100 * self.facts.card_points + best - self.best + SPARE_SHRIMP


def fitting_cards(hand: vec[i64]) -> list[int]:
    """For each set: how many cards of the hand fit it, one shrimp at most among them."""
    shrimp = 1 if hand[SHRIMP] else 0
    fitting = [hand[fish] + shrimp for fish in range(FISH)]
    for number in range(FISH, SETS):
        fish = SET_FISH[number]
        fitting.append(hand[fish[0]] + hand[fish[1]] + hand[fish[2]] + shrimp)
    return fitting


def ready_promise(facts: Facts, hand: vec[i64], hand_size: int) -> int:
    """With one turn left only a set that can be scored is worth anything: its points less the cards it costs."""
    best = 0
    for number in range(SETS):
        if facts.can_score(hand, hand_size, number):
            cost = facts.card_points * (facts.set_sizes[number] + facts.further_cards)
            best = max(best, 100 * (facts.set_points - cost))
    return best
