"""Rows of numbers that keep what they show, so that the next look costs only what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    from atol.core.game import State

ANEW: Final[i64] = -1  # the sign of what has none


class Row:
    """Where an observation is written, section after section, in memory that NumPy can read in place.

    A section whose sign is the same as at the last look is not written at all. Most entries of the others are zero: a
    row remembers which are not, and only those are cleared before a section is written again. What is laid down
    (`lay`) is not remembered: it is written over each time, as long as equally many play.
    """

    def __init__(self, numbers: vec[i16], start: i64, length: i64) -> None:
        self.numbers = numbers  # all zero there; rows of many matches lie in one piece of memory
        self.start = start
        self.length = length
        self.next = start
        self.touched: vec[i16] = vec[i16]([0] * length)  # where numbers lie; a section's from its own place on
        self.first: i64 = 0  # the place of the section that is being written
        self.last: i64 = 0  # after the last of its numbers
        self.counts: vec[i64] = vec[i64]([])  # how many they are, section by section
        self.signs: vec[i64] = vec[i64]([])
        self.state: State | None = None  # what was looked at last
        self.seat: i64 = -1  # by whom
        self.seats: i64 = 0  # how many played there

    # ---- one look after another

    def begin(self, state: State, seat: i64, sections: i64) -> None:
        """Go to the start. No sign of another match counts, nor one that another seat saw."""
        self.next = self.start
        if self.state is state and self.seat == seat:
            return
        if self.seats != state.seats:
            self._clear(state.seats, sections)
        self.state = state
        self.seat = seat
        for section in range(sections):
            self.signs[section] = ANEW

    def _clear(self, seats: i64, sections: i64) -> None:
        self.seats = seats
        self.signs = vec[i64]([ANEW] * sections)
        self.counts = vec[i64]([0] * sections)
        for index in range(self.length):
            self.numbers[self.start + index] = 0

    def shows(self, section: i64, sign: i64) -> bool:
        """Was the section written with this sign? If not, it will be."""
        if sign == self.signs[section] and sign != ANEW:
            return True
        self.signs[section] = sign
        return False

    def begin_section(self, section: i64) -> None:
        """All zeros from here on but what is laid down."""
        numbers, touched, start = self.numbers, self.touched, self.start
        first = self.next - start
        for index in range(first, first + self.counts[section]):
            numbers[start + i64(touched[index])] = 0
        self.first = first
        self.last = first

    def end_section(self, section: i64) -> None:
        """Remember how many of its numbers are not zero."""
        self.counts[section] = self.last - self.first

    def forget(self) -> None:
        """Let go of the match; the next look writes everything."""
        self.state = None

    # ---- numbers that are remembered

    def set(self, index: i64, number: i64) -> None:
        """At an index of the whole memory, `start` included."""
        if self.numbers[index] != 0:
            self.numbers[index] = i16(number)
        elif number:
            self.write(index, number)

    def write(self, index: i64, number: i64) -> None:
        """The same for a number that is not zero, where nothing has been written yet."""
        self.numbers[index] = i16(number)
        self.touched[self.last] = i16(index - self.start)
        self.last += 1

    def add(self, index: i64, amount: i64) -> None:
        self.set(index, i64(self.numbers[index]) + amount)

    def skip(self, count: i64) -> None:
        """That many zeros."""
        self.next += count

    def put(self, number: i64) -> None:
        index = self.next
        self.next = index + 1
        if number:
            self.write(index, number)

    def put_all(self, numbers: list[int]) -> None:
        for number in numbers:
            self.put(number)

    def put_packed(self, numbers: vec[i64]) -> None:
        target, touched = self.numbers, self.touched  # asked for once: this is where most numbers come from
        index, last, start = self.next, self.last, self.start
        for number in numbers:
            if number:
                target[index] = i16(number)
                touched[last] = i16(index - start)
                last += 1
            index += 1
        self.next = index
        self.last = last

    def put_bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, one number each."""
        target, touched = self.numbers, self.touched
        index, last, start = self.next, self.last, self.start
        end = index + count
        while mask and index < end:
            if mask & 1:
                target[index] = 1
                touched[last] = i16(index - start)
                last += 1
            mask >>= 1
            index += 1
        self.next = end
        self.last = last

    def count_each(self, things: list[int], count: i64) -> None:
        """How often each of the numbers below `count` is among the things."""
        for thing in things:
            self.add(self.next + thing, 1)
        self.next += count

    def count_packed(self, things: vec[i64], count: i64) -> None:
        """The same for things in a packed row."""
        target, touched = self.numbers, self.touched
        first, last, start = self.next, self.last, self.start
        for thing in things:
            index = first + thing
            before = target[index]
            target[index] = before + 1
            if before == 0:
                touched[last] = i16(index - start)
                last += 1
        self.next = first + count
        self.last = last

    def one_of(self, index: i64, count: i64) -> None:
        """That many zeros, with a one at the index; -1 is none of them."""
        first = self.next
        self.next = first + count
        if index >= 0:
            self.write(first + index, 1)

    def one_of_each(self, indexes: vec[i64], count: i64) -> None:
        """`one_of` for one index after another."""
        target, touched = self.numbers, self.touched
        first, last, start = self.next, self.last, self.start
        for index in indexes:
            if index >= 0:
                target[first + index] = 1
                touched[last] = i16(first + index - start)
                last += 1
            first += count
        self.next = first
        self.last = last

    def one_of_table(self, places: vec[i64], table: vec[i64], count: i64) -> None:
        """`one_of` for what the table says at one place after another."""
        target, touched = self.numbers, self.touched
        first, last, start = self.next, self.last, self.start
        for place in places:
            index = table[place]
            if index >= 0:
                target[first + index] = 1
                touched[last] = i16(first + index - start)
                last += 1
            first += count
        self.next = first
        self.last = last

    # ---- what is laid down: only for a block that lays as many every time

    def lay(self, numbers: vec[i64]) -> None:
        """All of them, zeros too: faster where few are zero."""
        target, index = self.numbers, self.next
        for number in numbers:
            target[index] = i16(number)
            index += 1
        self.next = index

    def lay_each(self, places: vec[i64], table: vec[i64]) -> None:
        """What the table says at each place."""
        target, index = self.numbers, self.next
        for place in places:
            target[index] = i16(table[place])
            index += 1
        self.next = index


def new_row(length: int) -> Row:
    """In memory of its own."""
    return Row(vec[i16]([0] * length), 0, length)


class Mask:
    """Which actions are legal, position by position: one byte for each, in one piece of memory."""

    def __init__(self, positions: i64, width: i64) -> None:
        self.width = width
        self.bits: vec[u8] = vec[u8]([0] * (positions * width))
        self.marked: vec[i16] = vec[i16]([0] * (positions * width))  # of each position the actions that are marked
        self.counts: vec[i64] = vec[i64]([0] * positions)  # and how many they are

    def mark(self, position: i64, actions: list[int]) -> None:
        """These actions and no others."""
        bits, marked, start = self.bits, self.marked, position * self.width
        for index in range(start, start + self.counts[position]):
            bits[start + i64(marked[index])] = 0
        last = start
        for action in actions:
            number: i64 = action
            bits[start + number] = 1
            marked[last] = i16(number)
            last += 1
        self.counts[position] = last - start
