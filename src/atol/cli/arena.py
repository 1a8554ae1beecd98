"""The command `arena`: bots measured against each other, with a table that fills while they play."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.live import Live
from rich.table import Table as Grid

from atol.arena.cluster import demand_ray, pool_for
from atol.arena.contest import Contest, Played, contest_of, play_job
from atol.arena.ledger import Ledger, replaced
from atol.arena.ratings import Table, encounters_of
from atol.arena.report import columns, report_html, standing_rows, summary_line
from atol.arena.standings import Standings, standings_of
from atol.cli import choices
from atol.cli.choices import GameId, Json, Lang, Mode, Opponent, Sets
from atol.core import registry


def arena(
    game: GameId,
    bots: str = "hard,medium,easy,novice",
    games: int = 200,
    seats: int = 2,
    ladder: bool = False,
    seed: int = 1,
    workers: int = 0,
    cluster: str | None = None,
    folder: Path | None = None,
    set_: Sets = [],  # noqa: B006  # typer copies it
    mode: Mode = None,
    opponent: Opponent = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure bots against each other on mirrored deals; a run lives in its folder and goes on from there."""
    meta = registry.meta(game)
    if mode == "solo":
        seats = 1
    options = choices.game_options(meta, set_, mode, opponent, seats)
    names = [word.strip() for word in bots.split(",")]
    contest = contest_of(game, names, seats, dict(options), seed, ladder)
    if cluster is not None:
        demand_ray()
    place = folder or Path("arena") / game
    choices.make_folder(place)
    workers = choices.at_least("--workers", workers, 0) or os.cpu_count() or 1
    standings = run(contest, contest.deals(choices.at_least("--games", games, 1)), place, workers, cluster)
    show(standings, place, json)


def run(contest: Contest, deals: int, folder: Path, workers: int, cluster: str | None) -> Standings:
    """Play what is missing and write the reports; what was played beyond that is not thrown away."""
    ledger = Ledger(folder / "results.jsonl", contest)
    missing = list(contest.jobs(deals))[len(ledger.played) :]
    if missing:
        board = Board(contest, ledger.played, len(missing))
        with ledger.writing(), pool_for(cluster, min(workers, len(missing))) as pool, board.live:
            for result in pool.results(play_job, missing):
                ledger.add(result)
                board.add(result)
    standings = standings_of(contest, ledger.played)
    write(folder / "report.json", msgspec.json.format(msgspec.json.encode(standings)) + b"\n")
    write(folder / "report.html", report_html(standings, choices.spoken()).encode())
    return standings


def write(file: Path, content: bytes) -> None:
    with replaced(file) as out:
        out.write(content)


class Board:
    """The table that fills while matches come in, with what is left to wait."""

    def __init__(self, contest: Contest, played: list[Played], missing: int) -> None:
        self.contest = contest
        self.missing = missing
        self.done = 0
        self.began = time.monotonic()
        self.table = Table(contest.bots).add_all(encounters_of(played))
        self.deal: list[Played] = []
        self.live = Live(self.grid(), console=Console(stderr=True), auto_refresh=False, transient=True)

    def add(self, result: Played) -> None:
        if self.deal and self.deal[0].deal != result.deal:
            self.table.add_all(encounters_of(self.deal))
            self.deal = []
        self.deal.append(result)
        self.done += 1
        self.live.update(self.grid(), refresh=True)

    def grid(self) -> Grid:
        words = choices.spoken()
        grid = Grid(title=words.say("arena-playing", done=self.done, all=self.missing, left=self.left()))
        for name in ("bot", "skill", "doubt"):
            grid.add_column(words.say(f"arena-{name}"), justify="left" if name == "bot" else "right")
        for bot, rating in sorted(self.table.ratings.items(), key=lambda entry: -entry[1].mu):
            grid.add_row(bot, f"{rating.mu:.1f}", f"±{2 * rating.sigma:.1f}")
        return grid

    def left(self) -> str:
        """Minutes and seconds, judged by the matches so far."""
        if not self.done:
            return "…"
        seconds = (time.monotonic() - self.began) / self.done * (self.missing - self.done)
        return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def show(standings: Standings, folder: Path, json: bool) -> None:
    if json:
        choices.print_json(msgspec.json.encode(standings))
        return
    words = choices.spoken()
    grid = Grid(box=None, pad_edge=False)
    for index, head in enumerate(columns(words)):
        grid.add_column(head, justify="right" if index else "left")
    for row in standing_rows(standings):
        grid.add_row(*row)
    choices.console().print(grid)
    typer.echo(summary_line(standings, words))
    typer.echo(words.say("arena-written", file=str(folder / "report.html")))
