"""The commands that play no match with people: games, simulate, perft, bench."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

import atol
from atol.arena import bench as speed
from atol.arena.match import Result, Setting, record_match
from atol.arena.simulate import Summary
from atol.arena.simulate import simulate as run_simulation
from atol.cli import choices
from atol.cli.choices import GameId, Json, Lang, Mode, Opponent, OverlayFile, Sets
from atol.core import record, registry
from atol.core.playout import perft as count_lines
from atol.core.playout import step_randomly
from atol.core.random import seeded


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games with their seats, options and authors."""
    if json:
        choices.print_json(msgspec.json.encode(registry.installed_games()))
        return
    words = choices.spoken()
    grid = Grid(box=None, pad_edge=False)
    for column in ("id", "name", "seats", "minutes", "options", "by"):
        grid.add_column(words.say(f"games-{column}"))
    for meta in registry.installed_games():
        grid.add_row(
            meta.id,
            meta.names[words.language],
            "–".join(str(number) for number in meta.seats),
            "–".join(str(number) for number in meta.minutes),
            "  ".join(option.summary() for option in meta.options),
            ", ".join(meta.credits.authors),
        )
    choices.console().print(grid)


def simulate(
    game: GameId,
    bots: str = "greedy,random",
    games: int = 1000,
    seed: int = 1,
    workers: int = 0,
    seats: int | None = None,
    set_: Sets = [],  # noqa: B006  # typer copies it
    mode: Mode = None,
    opponent: Opponent = None,
    overlay: OverlayFile = None,
    records: Path | None = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many matches, rotating through the seats."""
    meta = registry.meta(game)
    names = choices.bots_from(bots, seats, meta)
    options = choices.game_options(meta, set_, mode, opponent, len(names))
    setting = Setting(game, names, seed, options, choices.load_overlay(overlay, game))
    setting.load_game()
    choices.at_least("--games", games, 1)
    workers = choices.at_least("--workers", workers, 0) or os.cpu_count() or 1
    if records is not None:
        choices.make_folder(records)
    with choices.progress() as bar:
        task = bar.add_task(choices.spoken().say("playing"), total=games)

        def report(result: Result) -> None:
            if records is not None:
                text = record.write(record_match(setting, result))
                (records / f"{game}-{seed}-{result.number:06}.atol").write_text(text, encoding="utf-8")
            bar.advance(task)

        summary = run_simulation(setting, games, min(workers, games), report)
    show_summary(summary, records, json)


def show_summary(summary: Summary, records: Path | None, json: bool) -> None:
    if json:
        choices.print_json(msgspec.json.encode(summary))
        return
    words = choices.spoken()
    for name, wins, mean in zip(summary.bots, summary.wins, summary.mean_scores, strict=True):
        typer.echo(words.say("summary-wins", bot=name, wins=wins, mean=f"{mean:.1f}"))
    if summary.opponent_mean_score is not None:
        mean = summary.opponent_mean_score
        margin = summary.mean_scores[0] - mean
        typer.echo(words.say("summary-opponent", mean=f"{mean:.1f}", margin=f"{margin:+.1f}"))
    typer.echo(
        words.say(
            "summary-line",
            games=summary.games,
            draws=summary.draws,
            moves=summary.moves,
            seconds=f"{summary.seconds:.1f}",
        )
    )
    if records is not None:
        typer.echo(words.say("records-written", folder=str(records)))


def perft(
    game: GameId,
    depth: int = 3,
    seed: int = 1,
    seats: int | None = None,
    start: int = 0,
    set_: Sets = [],  # noqa: B006  # typer copies it
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count the sequences of actions: a fingerprint of the rules."""
    meta = registry.meta(game)
    players = meta.check_seats(seats if seats is not None else meta.seats[0])
    options = choices.game_options(meta, set_, None, None, players)
    choices.at_least("--depth", depth, 1)
    state = registry.game(game).new(players, seed, **options)
    step_randomly(state, seeded(seed), choices.at_least("--start", start, 0))
    began = time.perf_counter()
    total = 0
    with choices.progress() as bar:
        actions = state.legal()
        task = bar.add_task(choices.spoken().say("counting"), total=len(actions))
        for action in actions:
            child = state.clone()
            child.apply(action)
            total += count_lines(child, depth - 1)
            bar.advance(task)
    seconds = round(time.perf_counter() - began, 3)
    if json:
        result = {
            "game": game,
            "seats": players,
            "seed": seed,
            "start": start,
            "depth": depth,
            "count": total,
            "seconds": seconds,
        }
        choices.print_json(msgspec.json.encode(result))
    else:
        typer.echo(str(total))


def bench(
    games: Annotated[list[str], typer.Argument(metavar="GAME...")] = [],  # noqa: B006  # typer copies it
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure moves per second inside the engine, compiled and interpreted in one run."""
    chosen = [registry.meta(game).id for game in games] or list(registry.metas())
    words = choices.spoken()
    with choices.progress() as bar:
        tasks = {
            game: bar.add_task(words.say("measuring", game=game), total=speed.ticks_per_game()) for game in chosen
        }
        result = speed.bench(chosen, lambda game: bar.advance(tasks[game]))
    if json:
        choices.print_json(msgspec.json.encode(result))
        return
    typer.echo(words.say(engine_message()))
    for game, measured in result.games.items():
        message = "speed-line" if result.compiled else "speed-line-interpreted"
        details = {
            "game": game,
            "moves": f"{measured.moves_per_s:,.0f}",
            "matches": f"{measured.games_per_s:,.0f}",
            "clone": f"{measured.clone_ns:.0f}",
            "interpreted": f"{measured.interpreted_moves_per_s:,.0f}",
            "ratio": f"{measured.moves_per_s / measured.interpreted_moves_per_s:.1f}",
        }
        typer.echo(words.say(message, **details))


def engine_message() -> str:
    if atol.compiled():
        return "engine-compiled"
    return "engine-pure" if os.environ.get("ATOL_PURE") == "1" else "engine-interpreted"
