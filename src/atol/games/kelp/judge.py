"""How likely the octopus is to win, in thousandths; the shark gets the rest.

A logistic model: what counts is in `features.py`, how much it counts in `weights.py`; a sum of logits is the chance.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.games.kelp.features import FEATURES, features
from atol.games.kelp.sides import CAUGHT, OCTOPUS
from atol.games.kelp.weights import WEIGHTS

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

FURTHEST: Final = 600  # a logit of six, in hundredths: no position is surer than that
CHANCES: Final[list[int]] = [round(1000 / (1 + math.exp(-logit / 100))) for logit in range(-FURTHEST, FURTHEST + 1)]


def estimate(state: KelpState, seat: int) -> int:
    if state.to_act < 0:
        return 100 if (state.ending == CAUGHT) != (seat == OCTOPUS) else 0
    value = octopus_chance(state)
    return value if seat == OCTOPUS else 1000 - value


def octopus_chance(state: KelpState) -> int:
    row = features(state)
    logit: i64 = 0
    for index in range(FEATURES):
        logit += row[index] * WEIGHTS[index]
    return CHANCES[max(0, min(2 * FURTHEST, logit // 10 + FURTHEST))]
