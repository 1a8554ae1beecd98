"""The small seeded generator that lives inside a state: xoshiro128** on four 32-bit words.

All arithmetic stays below 2**62, so compiled and interpreted runs give the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.strings import read_i32_le
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
WORD: Final[i64] = 0x100000000
LARGEST_BOUND: Final = 1 << 29
LARGEST_PRIME: Final = 0xFFFFFFFB  # of 32 bits
SPREAD: Final[i64] = 0x45D9F3B  # a factor that carries every bit of a word into its upper half


@mypyc_attr(acyclic=True)
class Random:
    """Draws whole numbers; `used` tells the engine that chance had a say since it was last cleared."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.used = False

    def clone(self) -> Random:
        return Random(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def set_words(self, words: list[int]) -> None:
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.d = words[3]
        self.leave_zero()

    def leave_zero(self) -> None:
        """The one state that the generator could never leave."""
        if self.a | self.b | self.c | self.d == 0:
            self.a = 1

    def rekey(self, seed: int | bytes) -> None:
        """Replace all four words by ones derived from `seed` alone."""
        material = seed if isinstance(seed, bytes) else str(seed).encode()
        digest = hashlib.sha256(material).digest()
        self.a = i64(read_i32_le(digest, 0)) & MASK
        self.b = i64(read_i32_le(digest, 4)) & MASK
        self.c = i64(read_i32_le(digest, 8)) & MASK
        self.d = i64(read_i32_le(digest, 12)) & MASK
        self.leave_zero()

    def next(self) -> i64:
        """The next 32 random bits."""
        self.used = True
        product: i64 = (self.b * 5) & MASK
        result: i64 = (((product << 7) & MASK) | (product >> 25)) * 9 & MASK
        shifted: i64 = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely. Always draws, even when there is one choice."""
        if bound < 1 or bound > LARGEST_BOUND:
            raise ValueError(f"a draw needs a bound from 1 to {LARGEST_BOUND}, got {bound}")
        product: i64 = self.next() * bound
        if (product & MASK) < bound:  # rarely: reject the few values that would favour some results
            threshold: i64 = (WORD - bound) % bound
            while (product & MASK) < threshold:
                product = self.next() * bound
        return product >> 32


def seeded(seed: int | bytes) -> Random:
    """A generator whose every draw follows from the seed."""
    random = Random(1, 0, 0, 0)
    random.rekey(seed)
    return random


def one_draw(seed: int, bound: int) -> int:
    """A number from 0 to bound - 1 that follows from the seed alone: for a single draw, which needs no generator."""
    word: i64 = seed % LARGEST_PRIME  # a seed may be of any size
    for _ in range(2):
        word = ((word ^ (word >> 16)) * SPREAD) & MASK
    word ^= word >> 16
    return (word * bound) >> 32
