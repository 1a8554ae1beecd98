"""What bots are told about playing Shallow Sea: whole turns are planned, and a scenario asks for more than points."""

from __future__ import annotations

from typing import Final

from atol.core.advice import TURNS, Advice
from atol.core.game import State
from atol.games.shallow_sea.achievements import passes_scenario
from atol.games.shallow_sea.state import ShallowSeaState

LEVELS: Final = ("glance:2", "glance", "greedy:3", "greedy:6", "search:600")
MEASURED: Final[tuple[tuple[float, float], ...]] = ((32.0, 32.0), (47.0, 64.0), (25.0, 32.0), (29.5, 32.0))
WIDTH: Final = 32
TURNS_OF_A_SEAT: Final = 18

PASSED: Final = 2000  # hundredths of a point: where a match is played on fast it is only just passed


class ShallowSeaAdvice(Advice):
    def __init__(self) -> None:
        super().__init__(TURNS, levels=LEVELS, width=WIDTH, turns=TURNS_OF_A_SEAT, measured=MEASURED)

    def prospect(self, state: State, seat: int) -> int:
        assert isinstance(state, ShallowSeaState)
        value = state.judge(seat)
        passes = state.to_act < 0 and state.switches.scenario > 0 and passes_scenario(state, seat)
        return value + PASSED if passes else value
