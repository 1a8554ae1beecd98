"""What a seat knows, as a row of small whole numbers: for nets, for researchers and for our own learned bots.

A game lists the blocks of its observation once, in order, and hands the table to its `Game`:

    OBSERVATION = observation(1, Heights("heights", (SEATS, SPACES), 0, 4, "pieces on each space"), ...)

A block names its entries and writes them. Every entry is a whole number between the block's bounds, the row has the
same length in every position and for every number of seats, and it holds nothing that the seat may not know. Seats
are relative: the one who looks comes first, then the others in the order of play; who is not there is all zeros.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

if TYPE_CHECKING:
    from atol.core.game import State
    from atol.core.steps import Step

S = TypeVar("S", bound="State")


class Row:
    """Where an observation is written, entry after entry, in memory that NumPy can read in place.

    Most entries are zero. A row remembers which are not, so that writing it anew touches only those. What is laid
    down (`lay`) is not remembered: it is written over each time, as long as equally many play.
    """

    def __init__(self, numbers: vec[i16], start: i64, length: i64) -> None:
        self.numbers = numbers  # all zero there; rows of many matches lie in one piece of memory
        self.start = start
        self.length = length
        self.next = start
        self.touched: vec[i16] = vec[i16]([0] * length)  # the first `count`: where a number lies, from the start
        self.count: i64 = 0
        self.seats: i64 = 0  # how many played when it was last written

    def begin(self, seats: i64 = 0) -> None:
        """All zeros but what is laid down by every observation of so many seats, to be written from the start."""
        if seats != self.seats:
            self.seats = seats
            self._clear()
        numbers, touched, start = self.numbers, self.touched, self.start
        for index in range(self.count):
            numbers[start + i64(touched[index])] = 0
        self.count = 0
        self.next = start

    def _clear(self) -> None:
        numbers = self.numbers
        for index in range(self.start, self.start + self.length):
            numbers[index] = 0

    def set(self, index: i64, number: i64) -> None:
        """At an index of the whole memory, `start` included."""
        if self.numbers[index] != 0:
            self.numbers[index] = i16(number)
        elif number:
            self.write(index, number)

    def write(self, index: i64, number: i64) -> None:
        """The same for a number that is not zero, where nothing has been written yet."""
        self.numbers[index] = i16(number)
        self.touched[self.count] = i16(index - self.start)
        self.count += 1

    def add(self, index: i64, amount: i64) -> None:
        self.set(index, i64(self.numbers[index]) + amount)

    def skip(self, count: i64) -> None:
        """That many zeros."""
        self.next += count

    def put(self, number: i64) -> None:
        index = self.next
        self.next = index + 1
        if number:
            self.numbers[index] = i16(number)
            count = self.count
            self.touched[count] = i16(index - self.start)
            self.count = count + 1

    def put_all(self, numbers: list[int]) -> None:
        for number in numbers:
            self.put(number)

    def put_packed(self, numbers: vec[i64]) -> None:
        target, touched = self.numbers, self.touched  # asked for once: this is where most numbers come from
        index, count, start = self.next, self.count, self.start
        for number in numbers:
            if number:
                target[index] = i16(number)
                touched[count] = i16(index - start)
                count += 1
            index += 1
        self.next = index
        self.count = count

    def lay(self, numbers: vec[i64]) -> None:
        """All of them, zeros too: faster where few are zero, and only for a block that lays as many every time."""
        target, index = self.numbers, self.next
        for number in numbers:
            target[index] = i16(number)
            index += 1
        self.next = index

    def lay_each(self, places: vec[i64], table: vec[i64]) -> None:
        """What the table says at each place, likewise."""
        target, index = self.numbers, self.next
        for place in places:
            target[index] = i16(table[place])
            index += 1
        self.next = index

    def put_bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, one number each."""
        target, touched = self.numbers, self.touched
        index, written, start = self.next, self.count, self.start
        end = index + count
        while mask and index < end:
            if mask & 1:
                target[index] = 1
                touched[written] = i16(index - start)
                written += 1
            mask >>= 1
            index += 1
        self.next = end
        self.count = written

    def one_of(self, index: i64, count: i64) -> None:
        """That many zeros, with a one at the index; -1 is none of them."""
        first = self.next
        self.next = first + count
        if index >= 0:
            self.write(first + index, 1)

    def one_of_each(self, indexes: vec[i64], count: i64) -> None:
        """`one_of` for one index after another."""
        target, touched = self.numbers, self.touched
        first, written, start = self.next, self.count, self.start
        for index in indexes:
            if index >= 0:
                target[first + index] = 1
                touched[written] = i16(first + index - start)
                written += 1
            first += count
        self.next = first
        self.count = written

    def one_of_table(self, places: vec[i64], table: vec[i64], count: i64) -> None:
        """`one_of` for what the table says at one place after another."""
        target, touched = self.numbers, self.touched
        first, written, start = self.next, self.count, self.start
        for place in places:
            index = table[place]
            if index >= 0:
                target[first + index] = 1
                touched[written] = i16(first + index - start)
                written += 1
            first += count
        self.next = first
        self.count = written

    def count_each(self, things: list[int], count: i64) -> None:
        """How often each of the numbers below `count` is among the things."""
        for thing in things:
            self.add(self.next + thing, 1)
        self.next += count

    def count_packed(self, things: vec[i64], count: i64) -> None:
        """The same for things in a packed row."""
        target, touched = self.numbers, self.touched
        first, written, start = self.next, self.count, self.start
        for thing in things:
            index = first + thing
            before = target[index]
            target[index] = before + 1
            if before == 0:
                touched[written] = i16(index - start)
                written += 1
        self.next = first + count
        self.count = written


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Generic[S]):
    """Entries of one kind: one for each combination of the labels on its axes, the last axis running fastest."""

    def __init__(self, name: str, axes: tuple[tuple[str, ...], ...], low: int, high: int, meaning: str) -> None:
        self.name = name
        self.axes = axes
        self.low = low
        self.high = high
        self.meaning = meaning
        self.length = 1
        for labels in axes:
            self.length *= len(labels)

    def write(self, state: S, seat: int, row: Row) -> None:
        """Put exactly `length` numbers, made of what that seat may know."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OfEachSeat(Block[S]):
    """The same entries for every seat, from the one who looks on: the seats are its first axis."""

    def write(self, state: S, seat: int, row: Row) -> None:
        start = row.next
        seats = state.seats
        for owner in range(seat, seats):
            self.write_for(state, owner, row)
        for owner in range(seat):
            self.write_for(state, owner, row)
        row.next = start + self.length  # who is not there is all zeros

    def write_for(self, state: S, owner: int, row: Row) -> None:
        """Put the entries of one of them."""
        raise NotImplementedError


class SeatCount(Block["State"]):
    """How many play."""

    def __init__(self, fewest: int, most: int) -> None:
        counts = tuple([str(count) for count in range(fewest, most + 1)])
        super().__init__("seats", (counts,), 0, 1, "how many play")
        self.fewest = fewest

    def write(self, state: State, seat: int, row: Row) -> None:
        row.one_of(state.seats - self.fewest, self.length)


class ToAct(Block["State"]):
    """Whose decision it is; nobody's when the match is over."""

    def write(self, state: State, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.to_act) if state.to_act >= 0 else -1, self.length)


class Asked(Block["State"]):
    """Which step of the game's table is asked now; none when the match is over."""

    def write(self, state: State, seat: int, row: Row) -> None:
        row.one_of(state.step if state.to_act >= 0 else -1, self.length)


class Entry(NamedTuple):
    """One number of an observation."""

    name: str
    low: int
    high: int
    meaning: str


class Observation:
    """The table of a game's blocks."""

    def __init__(self, version: int, blocks: list[Block[Any]]) -> None:
        self.version = version  # counted up by hand when an entry changes its meaning
        self.blocks: vec[Block[Any]] = vec[Block](blocks)  # type: ignore[type-arg]  # a packed row takes a plain type
        self.length = sum([block.length for block in blocks])

    def write(self, state: State, seat: int, row: Row) -> None:
        row.begin(state.seats)
        for block in self.blocks:
            block.write(state, seat, row)

    def entries(self) -> list[Entry]:
        """Each number of the row, in order."""
        return [
            Entry(name, block.low, block.high, block.meaning) for block in self.blocks for name in names_of(block)
        ]

    def fingerprint(self) -> str:
        """Changes whenever the row does: what was trained on another one cannot be used."""
        lines = [f"{entry.name} {entry.low} {entry.high}" for entry in self.entries()]
        digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
        return f"{self.version}-{digest[:12]}"


def observation(version: int, *blocks: Block[Any]) -> Observation:
    """The table; raises ValueError where two blocks have one name."""
    names = [block.name for block in blocks]
    if len(set(names)) < len(names):
        raise ValueError(f"two blocks have one name: {sorted(names)}")
    return Observation(version, list(blocks))


def frame(fewest: int, most: int, steps: list[Step[Any]]) -> tuple[Block[Any], ...]:
    """The blocks that every game begins with: how many play, whose decision it is and which."""
    names = tuple([step.name for step in steps])
    return (
        SeatCount(fewest, most),
        ToAct("to_act", (seat_labels(most),), 0, 1, "whose decision it is"),
        Asked("asked", (names,), 0, 1, "which decision it is"),
    )


def seat_after(state: State, seat: i64, steps: i64) -> i64:
    """The seat that many places after this one, fewer than there are seats."""
    after = seat + steps
    seats: i64 = state.seats
    return after - seats if after >= seats else after


def seats_between(state: State, seat: i64, other: i64) -> i64:
    """How many places after this seat the other one sits."""
    return other - seat if other >= seat else other - seat + state.seats


def names_of(block: Block[Any]) -> list[str]:
    """`heights[you, b2]`: the block, and one label of each axis."""
    combinations = [""]
    for labels in block.axes:
        combinations = [f"{before}, {label}" if before else label for before in combinations for label in labels]
    return [f"{block.name}[{labels}]" if labels else block.name for labels in combinations]


def seat_labels(seats: int) -> tuple[str, ...]:
    """The seats as the one who looks counts them."""
    return ("you", "next", "third", "fourth", "fifth")[:seats]


def into(buffer: Any, numbers: memoryview) -> memoryview:
    """The numbers, copied into a buffer of the same size and kind if there is one; raises ValueError."""
    if buffer is None:
        return numbers
    target = memoryview(buffer)
    if target.nbytes != numbers.nbytes or target.itemsize != numbers.itemsize or target.readonly:
        raise ValueError(
            f"the buffer must be writable and hold {len(numbers)} items of {numbers.itemsize} bytes, "
            f"got {target.nbytes // target.itemsize} of {target.itemsize}"
        )
    target.cast("B")[:] = numbers.cast("B")
    return target
