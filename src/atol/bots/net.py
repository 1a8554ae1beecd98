"""A small neural network in whole numbers: the same to the bit compiled and interpreted.

It sees the observation of the seat to act and the judge's opinions: what each seat has, and the best that an action
leads to. Two hidden layers with outputs from 0 to 1 lead to one value for each seat, one preference for each action
and one number more: how far the judge is to be trusted here, when it tells where each action leads. The opinions also
go straight to the values, so that a net has only to learn where the judge is wrong.

Weights are whole numbers, so is every sum; `..._BITS` says in how many parts of one something is counted. Most inputs
are zero, and only the others cost time; preferences are worked out for legal actions alone.

Two outputs share a 64-bit word, the second in its upper half, so that one multiplication serves both. Training sees
to it that no sum outgrows its half (`atol.train.quantize`).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.bots.worth import OPINION_BITS, Worth, judged_margins
from atol.core.game import State
from atol.core.row import new_row

WEIGHT_BITS: Final = 14  # a weight is counted in parts of 2**14
HIDDEN_BITS: Final = OPINION_BITS  # so that both can enter one layer
VALUE_BITS: Final = 14
PREFERENCE_BITS: Final = 6
HIGHEST: Final[i64] = 127  # of a hidden output: almost one
LOW_HALF: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x80000000
FIRST_SHIFT: Final[i64] = WEIGHT_BITS - HIDDEN_BITS
SECOND_SHIFT: Final[i64] = WEIGHT_BITS
VALUE_SHIFT: Final[i64] = WEIGHT_BITS + HIDDEN_BITS - VALUE_BITS
PREFERENCE_SHIFT: Final[i64] = WEIGHT_BITS + HIDDEN_BITS - PREFERENCE_BITS
TRUST_SHIFT: Final[i64] = VALUE_BITS + OPINION_BITS - PREFERENCE_BITS
NEGLIGIBLE: Final[i64] = 16 * 2**PREFERENCE_BITS  # a preference that far below the best one
LIKELIHOODS: Final = vec[i64](
    [round(2**20 * math.exp(-behind / 2**PREFERENCE_BITS)) for behind in range(16 * 2**PREFERENCE_BITS + 1)]
)


class Layer:
    """Sums of weighted inputs: a row of words for each input, two outputs in each word.

    Inputs that are not zero wait until all of them are known, and are added four at a time: reading and writing the
    sums would take longer than the multiplications.
    """

    def __init__(self, weights: vec[i64], biases: vec[i64]) -> None:
        self.weights = weights
        self.biases = biases
        self.words: i64 = len(biases)
        self.inputs: i64 = len(weights) // len(biases)
        self.sums: vec[i64] = vec[i64]([0] * len(biases))
        self.rows: vec[i64] = vec[i64]([0] * (self.inputs + 3))  # where the weights of waiting inputs begin
        self.numbers: vec[i64] = vec[i64]([0] * (self.inputs + 3))
        self.waiting: i64 = 0

    def put(self, entry: i64, number: i64) -> None:
        """An input that is not zero."""
        self.rows[self.waiting] = entry * self.words
        self.numbers[self.waiting] = number
        self.waiting += 1

    def put_all(self, numbers: list[int], first: i64) -> None:
        """Inputs one after another."""
        for number in numbers:
            if number:
                self.put(first, number)
            first += 1

    def _add_up(self) -> None:
        """The sums of all inputs that wait; then none does."""
        sums = self.sums
        biases = self.biases
        for word in range(self.words):
            sums[word] = biases[word]
        for last in range(self.waiting, self.waiting + 3):  # up to three that count nothing
            self.rows[last] = 0
            self.numbers[last] = 0
        for first in range(0, self.waiting, 4):
            self._add_four(first)
        self.waiting = 0

    def _add_four(self, first: i64) -> None:
        sums = self.sums
        weights = self.weights
        one, two, three, four = self.rows[first], self.rows[first + 1], self.rows[first + 2], self.rows[first + 3]
        by_one, by_two = self.numbers[first], self.numbers[first + 1]
        by_three, by_four = self.numbers[first + 2], self.numbers[first + 3]
        for word in range(self.words):
            sums[word] += (
                by_one * weights[one + word]
                + by_two * weights[two + word]
                + by_three * weights[three + word]
                + by_four * weights[four + word]
            )

    def answer(self, outputs: vec[i64], shift: i64) -> None:
        """The sums, divided by a power of two."""
        self._add_up()
        sums = self.sums
        for word in range(self.words):
            both = sums[word]
            low = ((both + HALF) & LOW_HALF) - HALF
            outputs[2 * word] = low >> shift
            outputs[2 * word + 1] = ((both - low) >> 32) >> shift


class Net:
    """What it was trained for stands in its file: `atol.bots.net_file` reads it."""

    def __init__(
        self, first: Layer, second: Layer, values: Layer, preferences: Preferences, worth: Worth, seats: int
    ) -> None:
        self.first = first
        self.second = second
        self.values = values
        self.preferences = preferences
        self.worth = worth  # how it counts what a finished match is worth
        self.seats: i64 = seats  # for which it has values
        self.entries: i64 = first.inputs - seats - 1  # of an observation
        self.outlooks: list[int] = []  # the judge's opinion of where each action leads
        self.row = new_row(self.entries)
        self.hidden: vec[i64] = vec[i64]([0] * (2 * first.words))
        self.deep: vec[i64] = vec[i64]([0] * (2 * second.words))
        self.outputs: vec[i64] = vec[i64]([0] * (2 * values.words))

    def look(self, state: State, actions: list[int]) -> None:
        """Work out everything but the preferences, from what the seat to act knows and may do."""
        state.game.observation.write(state, state.to_act, self.row)
        opinions = self._opinions(state, actions)
        self._put_entries()
        self.first.put_all(opinions, self.entries)
        self.first.answer(self.hidden, FIRST_SHIFT)
        feed(self.second, self.hidden)
        self.second.answer(self.deep, SECOND_SHIFT)
        feed(self.values, self.deep)
        self.values.put_all(opinions, self.values.inputs - len(opinions))
        self.values.answer(self.outputs, VALUE_SHIFT)

    def _opinions(self, state: State, actions: list[int]) -> list[int]:
        """The judge's, of each seat from the one to act on, then of the best action."""
        worth = self.worth
        seats = state.seats
        judged = judged_margins(state)
        self.outlooks = [worth.opinion(judged_after(state, action), seats) for action in actions]
        opinions = [worth.opinion(judged[(state.to_act + places) % seats], seats) for places in range(seats)]
        return opinions + [0] * (self.seats - seats) + [max(self.outlooks)]

    def _put_entries(self) -> None:
        first = self.first
        numbers = self.row.numbers
        for entry in range(self.entries):
            number = i64(numbers[entry])
            if number:
                first.put(entry, number)

    def value(self, places: int) -> float:
        """From -1 to 1, for the seat that many places after the one that looked."""
        return max(-1.0, min(1.0, self.outputs[places] / 2**VALUE_BITS))

    def likelihoods(self, actions: list[int]) -> list[int]:
        """How much each action suggests itself, in proportion; at least one. Asked after looking at these actions."""
        trust = self.outputs[self.seats]
        wanted = [
            self.preferences.of(action, self.deep) + (trust * outlook >> TRUST_SHIFT)
            for action, outlook in zip(actions, self.outlooks, strict=True)
        ]
        best = max(wanted)
        return [likelihood(best - preference) for preference in wanted]


class Preferences:
    """A row of weights for each action."""

    def __init__(self, weights: vec[i64], biases: vec[i64]) -> None:
        self.weights = weights
        self.biases = biases
        self.width: i64 = len(weights) // len(biases)

    def of(self, action: i64, deep: vec[i64]) -> i64:
        weights = self.weights
        start: i64 = action * self.width
        total = self.biases[action]
        for index in range(self.width):
            number = deep[index]
            if number > 0:
                total += min(number, HIGHEST) * weights[start + index]
        return total >> PREFERENCE_SHIFT


def judged_after(state: State, action: int) -> int:
    """What the judge thinks of the seat to act when it has done this."""
    after = state.clone()
    after.apply(action, False)
    return judged_margins(after)[state.to_act]


def feed(layer: Layer, numbers: vec[i64]) -> None:
    """Into the next layer, cut to the range from zero to one."""
    for index in range(len(numbers)):
        number = numbers[index]
        if number > 0:
            layer.put(index, min(number, HIGHEST))


def likelihood(behind: i64) -> i64:
    """Of an action that is preferred that much less than the best one."""
    return 1 if behind >= NEGLIGIBLE else LIKELIHOODS[behind] + 1
