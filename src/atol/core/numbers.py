"""Small arithmetic that several games share: sets of spaces as bits of one number."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

POWERS: Final = vec[i64]([2**bit for bit in range(62)])  # in compiled code `1 << n` is a 32-bit shift

KEPT_NUMBERS: Final[i64] = 2048
KEPT: Final[list[Any]] = list(range(KEPT_NUMBERS))  # as objects: compiled code makes and frees every number above 256


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bit_at(mask: i64, index: i64) -> i64:
    """Which bit is set after so many others, counted from the lowest."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return count_bits((mask & -mask) - 1)


def bits_of(mask: i64) -> list[int]:
    """Which bits are set, lowest first."""
    bits: list[int] = []
    add_bits(bits, 0, mask)
    return bits


def add_bits(numbers: list[int], first: i64, mask: i64) -> None:
    """Append a number for each bit that is set, lowest first; `first` is that of the lowest bit."""
    while mask:
        if mask & 1:
            numbers.append(KEPT[first] if first < KEPT_NUMBERS else first)
        mask >>= 1
        first += 1


def insert_in_order(numbers: list[int], number: i64) -> None:
    """One more of these sorted numbers, behind those that are equal to it."""
    index: i64 = len(numbers)
    while index > 0 and numbers[index - 1] > number:
        index -= 1
    numbers.insert(index, number)


def mask_of(bits: list[int]) -> int:
    return sum([POWERS[bit] for bit in bits])


# ---- short rows of numbers, packed in memory: read and copied without a Python object for each of them


def packed(numbers: list[int]) -> vec[i64]:
    """Filled one by one: a row made from a list reads it like any iterable, which costs an exception each time."""
    row = vec[i64]([0] * len(numbers))
    for index, number in enumerate(numbers):
        row[index] = number
    return row


def same_row(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    return all(number == other[index] for index, number in enumerate(one))


def packed_rows(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def packed_sum(numbers: vec[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def with_one(numbers: vec[i64], number: i64) -> vec[i64]:
    """Sorted numbers and one more of them."""
    longer = append(numbers, number)
    index: i64 = len(longer) - 1
    while index > 0 and longer[index - 1] > number:
        longer[index] = longer[index - 1]
        index -= 1
    longer[index] = number
    return longer


def in_order(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, sorted."""
    row = numbers[:]
    for index in range(1, len(row)):
        number = row[index]
        place: i64 = index
        while place > 0 and row[place - 1] > number:
            row[place] = row[place - 1]
            place -= 1
        row[place] = number
    return row


def index_of(numbers: vec[i64], number: i64) -> i64:
    """Where the number stands first, or -1."""
    for index in range(len(numbers)):
        if numbers[index] == number:
            return index
    return -1
