"""Everything that Reef does for a table with the box."""

from __future__ import annotations

from functools import partial

from atol.core.evening import PREPARE, PrepareStep, preparing
from atol.core.game import Game
from atol.core.helpers import Helper
from atol.games.reef.data import COLOURS
from atol.games.reef.facts import Facts
from atol.games.reef.meta import META
from atol.games.reef.tabletop.pad import ReefPadAsk, ReefPadView, answer_pad


def helpers_of(game: Game, facts: Facts) -> dict[str, Helper]:
    return {
        PREPARE: preparing(META, partial(steps, facts)),
        "pad": Helper(ReefPadAsk, ReefPadView, partial(answer_pad, game, facts)),
    }


def steps(facts: Facts, seats: int, options: dict[str, str]) -> list[PrepareStep]:
    start = "start-free" if options["setup"] == "free" else "start"
    return [
        PrepareStep("pieces", {"count": facts.supply[seats], "seats": seats}),
        PrepareStep("points", {"points": facts.start_points}),
        PrepareStep("hand", {"cards": facts.start_hand}),
        PrepareStep(start, {"count": len(COLOURS)}),
        PrepareStep("display", {"cards": facts.display_size}),
        PrepareStep("first"),
    ]
