"""Where the levels of a game stand on openskill's scale: a ruler that never moves, from matches between them.

A game's advice says how often each level beat the one below. openskill (Plackett-Luce) expects the better of two to
win with the odds e ** (difference / c), so two levels differ by c times the logarithm of the odds
that were seen.
Somebody as strong as a level comes to the same rating, whichever levels they play against.
"""

from __future__ import annotations

from itertools import accumulate
from math import log, sqrt

from openskill.models import PlackettLuce

from atol.bots import levels
from atol.core import registry
from atol.core.advice import Advice
from atol.core.errors import UnknownGame

Skills = dict[str, float]  # by the names of levels, and of bots that stand behind them

MIDDLE = levels.NAMES.index("medium")  # stands where people begin
CERTAIN = 0.5  # how much of a level's skill is in doubt
SURE = 0.95  # more victories than that say no more than "far"


def skills_in(game_id: str) -> Skills:
    """Also of a game that is gone, but its matches are not."""
    try:
        return skills_by(registry.game(game_id).advice)
    except UnknownGame:
        return skills_by(Advice())


def skills_by(advice: Advice) -> Skills:
    steps = list(accumulate([0.0, *(step_of(*result) for result in advice.measured)]))
    skills = [round(PlackettLuce().mu + step - steps[MIDDLE], 1) for step in steps]
    return {**dict(zip(advice.levels, skills, strict=True)), **dict(zip(levels.NAMES, skills, strict=True))}


def step_of(wins: float, matches: float) -> float:
    """How far two neighbours are apart; half a match each way keeps a clean sweep finite. A higher level never stands
    below: where it lost more matches than it won, nothing is shown yet."""
    share = min(SURE, max(0.5, (wins + 0.5) / (matches + 1)))
    return scale() * log(share / (1 - share))


def scale() -> float:
    """openskill's c, for two whose skills are certain."""
    return sqrt(2 * (PlackettLuce().beta ** 2 + CERTAIN**2))
