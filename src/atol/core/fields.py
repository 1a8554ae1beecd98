"""The fields of a state: declared once, copied and written down from that declaration.

A state declares its own fields in `_declare`, each with its first value. For interpreted games that is all: the
functions at the end copy and write whatever was declared there. For compiled ones `python -m tools.layouts` reads the
same declaration and generates `layout.py`, which does the same without looking anything up.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

from atol.core.bag import Bag, bag_of

T = TypeVar("T")

Fixed = Annotated[T, "fixed"]  # not changed after the setup: copies share it
Derived = Annotated[T, "derived"]  # follows from other fields: copies share it, bytes leave it out


class Reader:
    """Whole numbers, read one after another."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.index = 0

    def one(self) -> int:
        self.index += 1
        return self.numbers[self.index - 1]

    def row(self) -> list[int]:
        """A list that was written with its length before it."""
        length = self.one()
        self.index += length
        return self.numbers[self.index - length : self.index]


# ---- for interpreted states


def copied(value: Any) -> Any:
    """An independent copy of plain data."""
    if isinstance(value, Bag):
        return value.clone()
    return [copied(item) for item in value] if isinstance(value, list) else value


def numbers_of(fields: dict[str, Any]) -> list[int]:
    """Fields as whole numbers."""
    return list(msgspec.json.encode(fields, enc_hook=lambda bag: list(bag.counts)))


def fields_from(numbers: list[int], declared: dict[str, Any]) -> dict[str, Any]:
    """What `numbers_of` gave; the declared fields tell what was a bag."""
    fields: dict[str, Any] = msgspec.json.decode(bytes(numbers))
    return {name: bag_of(value) if isinstance(declared[name], Bag) else value for name, value in fields.items()}
