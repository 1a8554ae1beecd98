"""What bots are told about playing Shallow Sea: whole turns are planned, and a scenario asks for more than points."""

from __future__ import annotations

from typing import Final

from atol.core.advice import TURNS, Advice
from atol.core.game import State
from atol.games.shallow_sea.achievements import is_done, passes_scenario
from atol.games.shallow_sea.state import ShallowSeaState

LEVELS: Final = ("glance:2", "glance", "greedy:3", "greedy:6", "search:600")
MEASURED: Final[tuple[tuple[float, float], ...]] = ((32.0, 32.0), (47.0, 64.0), (25.0, 32.0), (27.0, 38.0))
WIDTH: Final = 32
TURNS_OF_A_SEAT: Final = 18

# In hundredths of a point. Both are wanted; where a match is played on fast its points fall short, its task may not.
TASK_DONE: Final = 2000
PASSED: Final = 2000


class ShallowSeaAdvice(Advice):
    def __init__(self) -> None:
        super().__init__(TURNS, levels=LEVELS, width=WIDTH, turns=TURNS_OF_A_SEAT, measured=MEASURED)

    def prospect(self, state: State, seat: int) -> int:
        assert isinstance(state, ShallowSeaState)
        value = state.judge(seat)
        return value + worth_of_scenario(state, seat) if state.to_act < 0 and state.switches.scenario else value


def worth_of_scenario(state: ShallowSeaState, seat: int) -> int:
    """Of a finished match: what its task and passing it are worth beside the points."""
    task = state.facts.components.scenarios[state.switches.scenario - 1].task
    value = TASK_DONE if task is None or is_done(state, seat, task) else 0
    return value + (PASSED if passes_scenario(state, seat) else 0)
