"""Nets that have learned nothing, for tests: their weights are drawn from a seed."""

from __future__ import annotations

from typing import Any

import numpy as np

from atol.bots.worth import Worth
from atol.core.game import Game
from atol.train.quantize import Affine, Floats, quantized

WORTH = Worth(spread=10.0, usual_alone=50.0, spread_alone=20.0, judged_alone=4000)


def random_floats(game: Game, hidden: int = 16, deep: int = 8, seed: int = 1) -> Floats:
    generator = np.random.default_rng(seed)
    seats = game.meta.seats[1]
    return Floats(
        random_layer(generator, game.observation.length + seats + 1, hidden),
        random_layer(generator, hidden, deep),
        random_layer(generator, deep + seats + 1, seats + 1),
        random_layer(generator, deep, game.action_count),
    )


def random_layer(generator: Any, inputs: int, outputs: int) -> Affine:
    return Affine(generator.normal(0.0, 0.5, (outputs, inputs)), generator.normal(0.0, 0.5, outputs))


def random_net(game: Game, hidden: int = 16, deep: int = 8, seed: int = 1) -> bytes:
    return quantized(random_floats(game, hidden, deep, seed), game, WORTH, {})
