"""Everything that Shallow Sea does for a table with the box."""

from __future__ import annotations

from functools import partial

from atol.core.evening import PREPARE, preparing
from atol.core.game import Game
from atol.core.helpers import SCORE, BoxScore, Helper
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.meta import META
from atol.games.shallow_sea.tabletop.oceans import OceansAsk, OceansView, answer_oceans
from atol.games.shallow_sea.tabletop.preparing import steps
from atol.games.shallow_sea.tabletop.score import OceanPosition, score_ocean


def helpers_of(game: Game, facts: Facts) -> dict[str, Helper]:
    return {
        PREPARE: preparing(META, partial(steps, facts.components)),
        SCORE: Helper(OceanPosition, BoxScore, partial(score_ocean, game, facts)),
        "oceans": Helper(OceansAsk, OceansView, partial(answer_oceans, game, facts)),
    }
