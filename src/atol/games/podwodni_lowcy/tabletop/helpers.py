"""Everything that Podwodni Łowcy does for a table with the box."""

from __future__ import annotations

from functools import partial

from atol.core.evening import PREPARE, PrepareStep, preparing
from atol.core.game import Game
from atol.core.helpers import Helper
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.meta import META
from atol.games.podwodni_lowcy.sea import COLUMNS, GRID, ROWS
from atol.games.podwodni_lowcy.tabletop.pad import LowcyPadAsk, LowcyPadView, answer_pad


def helpers_of(game: Game, facts: Facts) -> dict[str, Helper]:
    return {
        PREPARE: preparing(META, partial(steps, facts)),
        "pad": Helper(LowcyPadAsk, LowcyPadView, partial(answer_pad, game, facts)),
    }


def steps(facts: Facts, seats: int, options: dict[str, str]) -> list[PrepareStep]:
    return [
        PrepareStep("deck", {"cards": sum(facts.counts)}),
        PrepareStep("grid", {"rows": ROWS, "columns": COLUMNS, "cards": GRID}),
        PrepareStep("target", {"target": int(options["target"])}),
        PrepareStep("room", {"seats": seats}),
        PrepareStep("first"),
    ]
