"""The steps in the order of their codes."""

from __future__ import annotations

from typing import Any, Final

from atol.core.steps import Step, in_order
from atol.games.reef.steps import codes
from atol.games.reef.steps.placing import Place, Start
from atol.games.reef.steps.turn import Turn

STEPS: Final[list[Step[Any]]] = in_order((codes.START, Start()), (codes.TURN, Turn()), (codes.PLACE, Place()))
