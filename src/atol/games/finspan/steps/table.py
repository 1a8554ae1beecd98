"""The steps in the order of their codes."""

from __future__ import annotations

from typing import Any, Final

from atol.core.steps import Step, in_order
from atol.games.finspan.steps import codes
from atol.games.finspan.steps.benefits import TakeBenefit
from atol.games.finspan.steps.cards import Tucking
from atol.games.finspan.steps.diving import Dive
from atol.games.finspan.steps.ending import EndTurn, Last, NextSeat
from atol.games.finspan.steps.paying import Pay
from atol.games.finspan.steps.playing import Choose, Place
from atol.games.finspan.steps.tokens import Move

STEPS: Final[list[Step[Any]]] = in_order(
    (codes.CHOOSE, Choose()),
    (codes.PLACE, Place()),
    (codes.PAY, Pay()),
    (codes.BENEFIT, TakeBenefit()),
    (codes.MOVE, Move()),
    (codes.TUCKING, Tucking()),
    (codes.LAST, Last()),
    (codes.DIVE, Dive()),
    (codes.END_TURN, EndTurn()),
    (codes.NEXT_SEAT, NextSeat()),
)
