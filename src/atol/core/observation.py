"""What a seat knows, as a row of small whole numbers: for nets, for researchers and for our own learned bots.

A game lists the blocks of its observation once, in order, and hands the table to its `Game`:

    OBSERVATION = observation(1, Heights("heights", (SEATS, SPACES), 0, 4, "pieces on each space"), ...)

A block names its entries and writes them. Every entry is a whole number between the block's bounds, the row has the
same length in every position and for every number of seats, and it holds nothing that the seat may not know. Seats
are relative: the one who looks comes first, then the others in the order of play; who is not there is all zeros.
Blocks that change together and not with every action can stand in a section, which says when they do.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.row import ANEW, Row

if TYPE_CHECKING:
    from atol.core.game import State
    from atol.core.steps import Step

S = TypeVar("S", bound="State")


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Section(Generic[S]):
    """Blocks that stand one after another and change together: they are written when their sign has changed."""

    def __init__(self, *blocks: Block[Any]) -> None:
        self.blocks: vec[Block[Any]] = vec[Block](blocks)  # type: ignore[type-arg]  # a packed row takes a plain type
        self.length = sum([block.length for block in blocks])

    def sign(self, state: S, seat: int) -> i64:
        """A number, not negative, that is another one whenever this seat would see other numbers in these blocks.

        It need not say what they are: it counts within one match, for one seat. Best is what only grows, as pieces on
        a board do. Without a sign the blocks are written at every look; `conformance.check_looks` finds a wrong one.
        """
        return ANEW


class Entry(NamedTuple):
    """One number of an observation."""

    name: str
    low: int
    high: int
    meaning: str


class Observation:
    """The table of a game's blocks."""

    def __init__(self, version: int, sections: list[Section[Any]]) -> None:
        self.version = version  # counted up by hand when an entry changes its meaning
        self.sections: vec[Section[Any]] = vec[Section](sections)  # type: ignore[type-arg]  # as in a section
        self.blocks: list[Block[Any]] = [block for section in sections for block in section.blocks]
        self.length = sum([section.length for section in sections])

    def write(self, state: State, seat: int, row: Row) -> None:
        """What a row shows already is left as it is; a row belongs to one table."""
        row.begin(state, seat, len(self.sections))
        for number in range(len(self.sections)):
            section = self.sections[number]
            if row.shows(number, section.sign(state, seat)):
                row.next += section.length
            else:
                row.begin_section(number)
                for block in section.blocks:
                    block.write(state, seat, row)
                row.end_section(number)

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


def observation(version: int, *parts: Block[Any] | Section[Any]) -> Observation:
    """The table; raises ValueError where two blocks have one name. Blocks outside of sections are always written."""
    table = Observation(version, sections_of(parts))
    names = [block.name for block in table.blocks]
    if len(set(names)) < len(names):
        raise ValueError(f"two blocks have one name: {sorted(names)}")
    return table


def sections_of(parts: tuple[Block[Any] | Section[Any], ...]) -> list[Section[Any]]:
    """Blocks that stand together without a section become one that has no sign."""
    sections: list[Section[Any]] = []
    together: list[Block[Any]] = []
    for part in parts:
        if isinstance(part, Block):
            together.append(part)
            continue
        if together:
            sections.append(Section(*together))
            together = []
        sections.append(part)
    return [*sections, Section(*together)] if together else sections


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
