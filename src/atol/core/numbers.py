"""Small arithmetic that several games share: sets of spaces as bits of one number."""

from __future__ import annotations

from typing import Final

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
