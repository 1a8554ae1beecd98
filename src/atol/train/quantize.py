"""From floating point to whole numbers: the file that bots play with, and what it must answer.

A row of weights is written in one byte each and shifted up together as far as its largest weight needs. No torch is
needed here: a model hands over its weights as arrays.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from atol.bots.net import (
    FIRST_SHIFT,
    HIDDEN_BITS,
    HIGHEST,
    PREFERENCE_SHIFT,
    SECOND_SHIFT,
    VALUE_SHIFT,
    WEIGHT_BITS,
)
from atol.bots.net_file import FORMAT, Reader, facts_of
from atol.bots.worth import OPINION_BITS, Worth
from atol.core.game import Game

LARGEST_BYTE = 127
LARGEST_SUM = 2**31 - 1  # two sums share a word
LARGEST_INPUT = 20.0  # entries with wider bounds, such as points, are scaled as if these were theirs


class Overflow(ValueError):
    """A net whose sums could outgrow their half of a word."""


class Affine(NamedTuple):
    """Weights, with a row for each output as torch has them, and biases."""

    weights: Any
    biases: Any


class Floats(NamedTuple):
    """All layers of a model that has learned.

    The inputs of the first one are scaled; last among them, and among those of the values, are the judge's opinions.
    """

    first: Affine
    second: Affine
    values: Affine
    preferences: Affine


def opinion_count(game: Game) -> int:
    """Of each seat, and of the best action."""
    return game.meta.seats[1] + 1


def largest_inputs(game: Game) -> Any:
    """How far each input can be from zero: the observation's, then the judge's opinions."""
    entries = [max(1, abs(entry.low), abs(entry.high)) for entry in game.observation.entries()]
    return np.array(entries + [2**OPINION_BITS] * opinion_count(game))


def input_scale(game: Game) -> Any:
    """What each input is multiplied by, so that most of them lie between -1 and 1."""
    scale = 1.0 / np.minimum(largest_inputs(game), LARGEST_INPUT)
    scale[game.observation.length :] = 2.0**-OPINION_BITS
    return scale


def quantized(floats: Floats, game: Game, worth: Worth, notes: dict[str, object]) -> bytes:
    """The file of the net; raises Overflow."""
    first, second, values, preferences = floats
    seats = game.meta.seats[1]
    facts = {
        "format": FORMAT,
        "game": game.meta.id,
        "fingerprint": game.observation.fingerprint(),
        "sizes": [game.observation.length, len(first.biases), len(second.biases), seats, game.action_count],
        "spread": worth.spread,
        "usual_alone": worth.usual_alone,
        "spread_alone": worth.spread_alone,
        "judged_alone": worth.judged_alone,
        **notes,
    }
    raw = Affine(first.weights * input_scale(game), first.biases)
    parts = (
        json.dumps(facts).encode() + b"\n",
        layer_bytes(raw, 0, FIRST_SHIFT, largest_inputs(game)),
        layer_bytes(second, HIDDEN_BITS, SECOND_SHIFT, hidden_limits(second)),
        layer_bytes(values, HIDDEN_BITS, VALUE_SHIFT, hidden_limits(values)),
        preference_bytes(preferences),
    )
    return b"".join(parts)


def hidden_limits(layer: Affine) -> Any:
    """Of outputs of hidden layers and of opinions alike."""
    return np.full(layer.weights.shape[1], 2**HIDDEN_BITS)


def layer_bytes(layer: Affine, input_bits: int, shift: int, largest: Any) -> bytes:
    """Rows belong to inputs. Sums are cut off by a shift, so half of what it cuts is added to them."""
    small, shifts = whole_rows(layer.weights.T)
    biases = np.rint(layer.biases * 2 ** (WEIGHT_BITS + input_bits)) + 2**shift // 2
    reach = np.abs(small.astype(np.int64) << shifts[:, None].astype(np.int64)).T @ largest + np.abs(biases)
    if reach.max() > LARGEST_SUM:
        raise Overflow(f"a sum could reach {reach.max():.0f}")
    return written(small, shifts, biases)


def preference_bytes(layer: Affine) -> bytes:
    """Rows belong to actions: one sum at a time, which has a word for itself."""
    small, shifts = whole_rows(layer.weights)
    biases = np.rint(layer.biases * 2 ** (WEIGHT_BITS + HIDDEN_BITS)).clip(-LARGEST_SUM, LARGEST_SUM)
    return written(small, shifts, biases)


def written(small: Any, shifts: Any, biases: Any) -> bytes:
    return b"".join((small.tobytes(), shifts.tobytes(), biases.astype("<i4").tobytes()))


def whole_rows(weights: Any) -> tuple[Any, Any]:
    """Each row as bytes, and how far it is shifted."""
    counted = weights * 2**WEIGHT_BITS
    shifts = np.array([needed_shift(most) for most in np.abs(counted).max(axis=1)])
    small = np.rint(counted / np.exp2(shifts)[:, None]).clip(-LARGEST_BYTE, LARGEST_BYTE)
    return small.astype(np.int8), shifts.astype(np.uint8)


def needed_shift(most: float) -> int:
    return max(0, math.ceil(math.log2(most / LARGEST_BYTE))) if most > 0 else 0


class Reference:
    """The same whole numbers in arrays of another library: what the engine's own arithmetic is compared with."""

    def __init__(self, data: bytes, array: Callable[[Any], Any] = np.array) -> None:
        reader = Reader(data, data.index(b"\n") + 1)
        inputs, hidden, deep, seats, actions = facts_of(data)["sizes"]
        shapes = ((inputs + seats + 1, hidden), (hidden, deep), (deep + seats + 1, seats + 1))
        self.layers = [(array(reader.rows(*shape)), array(reader.biases(shape[1]))) for shape in shapes]
        self.preferences = array(reader.rows(actions, deep)).T, array(reader.biases(actions))

    def __call__(self, inputs: Any, opinions: Any, join: Callable[[Any], Any] = np.hstack) -> tuple[Any, Any]:
        """Values and preferences, in the units of the engine; the inputs end with the opinions, all in 64 bits."""
        (first, second, values) = self.layers
        hidden = ((inputs @ first[0] + first[1]) >> FIRST_SHIFT).clip(0, HIGHEST)
        deep = ((hidden @ second[0] + second[1]) >> SECOND_SHIFT).clip(0, HIGHEST)
        weights, biases = self.preferences
        known = join((deep, opinions))
        return (known @ values[0] + values[1]) >> VALUE_SHIFT, (deep @ weights + biases) >> PREFERENCE_SHIFT
