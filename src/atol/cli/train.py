"""The command `train`: a bot that learns a game by playing it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from atol.arena.cluster import demand_ray, pool_for
from atol.arena.pool import Pool
from atol.bots.registry import bot
from atol.cli import choices
from atol.cli.choices import GameId, Lang
from atol.core import registry
from atol.core.errors import NeedsExtra, NoObservation

if TYPE_CHECKING:
    from atol.train.folder import Round, Settings

NO_LIMIT = 10**9


def train(
    game: GameId,
    folder: Path = Path("train"),
    minutes: float = 0.0,
    rounds: int = 0,
    workers: int = 0,
    device: str = "auto",
    seed: int = 1,
    teacher: str = "greedy",
    seats: Annotated[list[int], typer.Option("--seats")] = [],  # noqa: B006  # typer copies it
    iterations: int = 64,
    matches: int = 1000,
    first_matches: int = 4000,
    window: int = 4,
    epochs: int = 1,
    hidden: int = 128,
    deep: int = 64,
    pairs: int = 300,
    cluster: str | None = None,
    lang: Lang = None,
) -> None:
    """Let a bot learn a game by playing it: expert iteration, in a folder that it can go on from."""
    demand_torch()
    if cluster is not None:
        demand_ray()
    from atol.train.folder import Settings

    meta = registry.meta(game)
    if registry.game(game).observation.length == 0:
        raise NoObservation(game=game)
    bot(teacher)
    settings = Settings(
        game=meta.id,
        seed=seed,
        teacher=teacher,
        seats=tuple(meta.check_seats(count) for count in seats),
        iterations=choices.at_least("--iterations", iterations, 8),
        matches=choices.at_least("--matches", matches, 1),
        first_matches=choices.at_least("--first-matches", first_matches, 1),
        window=choices.at_least("--window", window, 1),
        epochs=choices.at_least("--epochs", epochs, 1),
        hidden=choices.at_least("--hidden", hidden, 2),
        deep=choices.at_least("--deep", deep, 2),
        pairs=choices.at_least("--pairs", pairs, 1),
    )
    choices.make_folder(folder)
    deadline = time.monotonic() + (60.0 * minutes if minutes > 0 else NO_LIMIT)
    # The machines of a cluster share the folder, each with a working directory of its own.
    place = folder if cluster is None else folder.resolve()
    with pool_for(cluster, workers or os.cpu_count() or 1, deadline) as pool:
        run_rounds(place, settings, rounds or NO_LIMIT, pool, device)


def demand_torch() -> None:
    if find_spec("torch") is None or find_spec("numpy") is None:
        raise NeedsExtra(extra="train")


def run_rounds(folder: Path, settings: Settings, rounds: int, pool: Pool, device: str) -> None:
    from atol.train.run import Run

    with choices.progress() as bar:
        run = Run(folder, settings, pool, device, stage_reporter(bar))
        for done in run.rounds(rounds):
            bar.console.print(line_of(done))
    typer.echo(choices.spoken().say("train-left", folder=str(folder), rounds=len(run.progress.rounds)))


def stage_reporter(bar: Progress) -> Callable[[str, int, int], None]:
    """One line that shows what is being done now."""
    task = bar.add_task("", total=None)

    def report(stage: str, done: int, total: int) -> None:
        bar.update(task, description=choices.spoken().say(f"train-{stage}"), completed=done, total=total)

    return report


def line_of(done: Round) -> str:
    name = "train-promoted" if done.promoted else "train-kept"
    return choices.spoken().say(
        name,
        round=done.number,
        positions=done.positions,
        value=f"{done.value_loss:.4f}",
        policy=f"{done.policy_loss:.4f}",
        score=f"{100 * done.score:.1f}",
        pairs=done.pairs,
        seconds=f"{done.seconds:.0f}",
    )
