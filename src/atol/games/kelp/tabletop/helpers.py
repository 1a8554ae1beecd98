"""Everything that Kelp does for a table with the box."""

from __future__ import annotations

from functools import partial

from atol.core.evening import PREPARE, PrepareStep, preparing
from atol.core.game import Game
from atol.core.helpers import Helper
from atol.games.kelp.blocks import FIRST_TRAP, OCTOPUS_BLOCK, SHELL
from atol.games.kelp.facts import Facts
from atol.games.kelp.meta import META
from atol.games.kelp.tabletop.notebook import NotebookAsk, NotebookView, answer_notebook


def helpers_of(game: Game, facts: Facts) -> dict[str, Helper]:
    return {
        PREPARE: preparing(META, partial(steps, facts)),
        "notebook": Helper(NotebookAsk, NotebookView, partial(answer_notebook, game, facts)),
    }


def steps(facts: Facts, seats: int, options: dict[str, str]) -> list[PrepareStep]:
    traps = sum(facts.block_start[FIRST_TRAP:])
    start = {"octopus": facts.block_start[OCTOPUS_BLOCK], "shells": facts.block_start[SHELL], "traps": traps}
    blue, yellow, red = facts.dice_start
    return [
        PrepareStep("sides"),
        PrepareStep(f"board-{options['board']}"),
        PrepareStep("blocks", {**start}),
        PrepareStep("cards", {"first": sum(facts.starters), "hand": facts.hand}),
        PrepareStep("bag", {"blue": blue, "yellow": yellow, "red": red}),
        PrepareStep("shark", {"cards": facts.row}),
        PrepareStep("tracks", {"tiles": len(facts.tile_dice), "hunger": facts.hunger}),
        PrepareStep("begin"),
    ]
