"""Nets as files: one line of facts in JSON, then the weights as bytes.

A layer is written as its weights, row by row, in one byte each; then for each row how far its weights are shifted up;
then the biases in four bytes each, low byte first. Rows belong to inputs, those of the preferences to actions.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.bots.net import Layer, Net, Preferences
from atol.bots.worth import Worth
from atol.core.game import Game

FORMAT: Final = 1
LARGEST: Final = 300_000  # bytes of a net that ships with its game
NAME: Final = "net.bin"  # in a game's folder `data`
UPPER_HALF: Final[i64] = 0x100000000


class Reader:
    """Takes one number after another from bytes."""

    def __init__(self, data: bytes, position: int) -> None:
        self.data = data
        self.position = position

    def take(self, count: int) -> bytes:
        self.position += count
        if self.position > len(self.data):
            raise ValueError("the file of the net is too short")
        return self.data[self.position - count : self.position]

    def rows(self, count: int, width: int) -> list[list[int]]:
        """Weights in their full size."""
        small = self.take(count * width)
        shifts = self.take(count)
        return [
            [signed(byte) * 2**shift for byte in small[row * width : (row + 1) * width]]
            for row, shift in enumerate(shifts)
        ]

    def biases(self, count: int) -> list[int]:
        data = self.take(4 * count)
        return [int.from_bytes(data[start : start + 4], "little", signed=True) for start in range(0, 4 * count, 4)]

    def layer(self, inputs: int, outputs: int) -> Layer:
        rows = self.rows(inputs, outputs)
        words = [word for row in rows for word in paired(row)]
        return Layer(vec[i64](words), vec[i64](paired(self.biases(outputs))))

    def preferences(self, actions: int, inputs: int) -> Preferences:
        rows = self.rows(actions, inputs)
        return Preferences(vec[i64]([weight for row in rows for weight in row]), vec[i64](self.biases(actions)))


def signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


def paired(numbers: list[int]) -> list[int]:
    """Two numbers in each word, the second in its upper half."""
    even = numbers if len(numbers) % 2 == 0 else numbers + [0]
    return [even[index] + UPPER_HALF * even[index + 1] for index in range(0, len(even), 2)]


def facts_of(data: bytes) -> dict[str, Any]:
    """What the first line says."""
    facts: dict[str, Any] = json.loads(data[: data.index(b"\n")])
    return facts


def read_net(data: bytes) -> Net:
    """Raises ValueError where the bytes are no net of this format."""
    facts = facts_of(data)
    if facts["format"] != FORMAT:
        raise ValueError(f"a net of format {facts['format']}, not {FORMAT}")
    reader = Reader(data, data.index(b"\n") + 1)
    inputs, hidden, deep, seats, actions = facts["sizes"]
    first = reader.layer(inputs + seats + 1, hidden)
    second = reader.layer(hidden, deep)
    values = reader.layer(deep + seats + 1, seats + 1)
    worth = Worth(facts["spread"], facts["usual_alone"], facts["spread_alone"], facts["judged_alone"])
    return Net(first, second, values, reader.preferences(actions, deep), worth, seats)


def fits(facts: dict[str, Any], game: Game) -> bool:
    """Was it trained on this game's observations and actions?"""
    return bool(facts["fingerprint"] == game.observation.fingerprint() and facts["sizes"][-1] == game.action_count)


def bytes_of(game: Game, file: str) -> bytes:
    """Of the file, or of the net that ships with the game if none is named; empty where there is none."""
    if file:
        return Path(file).read_bytes()
    shipped = resources.files(game.meta.package) / "data" / NAME
    return shipped.read_bytes() if shipped.is_file() else b""


@cache
def net_of(game: Game, file: str) -> Net | None:
    """None where there is no net for this very game: an owner's edition may show other cards than it has learned."""
    data = bytes_of(game, file)
    return read_net(data) if data and fits(facts_of(data), game) else None
