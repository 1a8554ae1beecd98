"""The steps in the order of their codes."""

from __future__ import annotations

from typing import Any, Final

from atol.core.steps import Step, in_order
from atol.games.podwodni_lowcy.steps import codes
from atol.games.podwodni_lowcy.steps.diving import Depth, PlaceFirst
from atol.games.podwodni_lowcy.steps.interruption import Washing
from atol.games.podwodni_lowcy.steps.pool import Pool
from atol.games.podwodni_lowcy.steps.sets import Further, LaySet
from atol.games.podwodni_lowcy.steps.surfacing import Row
from atol.games.podwodni_lowcy.steps.tools import Tools
from atol.games.podwodni_lowcy.steps.turn import More, Start

STEPS: Final[list[Step[Any]]] = in_order(
    (codes.START, Start()),
    (codes.PLACE_FIRST, PlaceFirst()),
    (codes.DEPTH, Depth()),
    (codes.ROW, Row()),
    (codes.TOOLS, Tools()),
    (codes.WASHING, Washing()),
    (codes.SET, LaySet()),
    (codes.FURTHER, Further()),
    (codes.POOL, Pool()),
    (codes.MORE, More()),
)
