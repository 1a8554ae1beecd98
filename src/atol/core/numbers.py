"""Small arithmetic that several games share: sets of spaces as bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

POWERS: Final[list[int]] = [2**bit for bit in range(62)]  # in compiled code `1 << n` is a 32-bit shift


def count_bits(mask: i64) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bits_of(mask: int) -> list[int]:
    """Which bits are set, lowest first."""
    return [bit for bit in range(62) if mask & POWERS[bit]]


def mask_of(bits: list[int]) -> int:
    return sum([POWERS[bit] for bit in bits])


# ---- short rows of numbers, packed in memory: read and copied without a Python object for each of them


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def total(numbers: vec[i64]) -> int:
    result: i64 = 0
    for number in numbers:
        result += number
    return result


def with_one(numbers: vec[i64], number: i64) -> vec[i64]:
    """Sorted numbers and one more of them."""
    longer = append(numbers, number)
    index: i64 = len(longer) - 1
    while index > 0 and longer[index - 1] > number:
        longer[index] = longer[index - 1]
        index -= 1
    longer[index] = number
    return longer


def index_of(numbers: vec[i64], number: i64) -> i64:
    """Where the number stands first, or -1."""
    for index in range(len(numbers)):
        if numbers[index] == number:
            return index
    return -1
