"""`atol play`, its menu, `atol learn` and `atol replay`."""

from __future__ import annotations

import datetime
import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
import typer
from rich.console import Console
from rich.text import Text

from atol.bots import registry as bots
from atol.cli import choices
from atol.cli.choices import GameId, Json, Lang, Mode, Opponent, OverlayFile, Sets
from atol.core import record, registry
from atol.core.meta import Meta
from atol.core.shuffle import KNOWN, plain, shuffle_from
from atol.table.seats import display_names, seat_from
from atol.table.table import Table, table_from_record
from atol.terminal.play import Reader, Session
from atol.terminal.review import result_words, review
from atol.terminal.screen import Screen

DEFAULT_OPPONENT = "medium"


def data_folder() -> Path:
    """Where matches are kept: ATOL_HOME, or the usual place of the system."""
    return Path(os.environ.get("ATOL_HOME") or platformdirs.user_data_dir("atol"))


def new_save_path(game_id: str) -> Path:
    moment = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "saves" / f"{game_id}-{moment}-{os.getpid()}.atol"


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: str = "me," + DEFAULT_OPPONENT,
    set_: Sets = [],  # noqa: B006  # typer copies it
    mode: Mode = None,
    opponent: Opponent = None,
    seed: int | None = None,
    overlay: OverlayFile = None,
    resume: Path | None = None,
    save: Path | None = None,
    lang: Lang = None,
) -> None:
    """Play at the terminal table: board in colour, legal moves numbered, words accepted."""
    if resume is not None:
        table = table_from_record(record.read(choices.read_text(resume)))
        raise typer.Exit(run_table(table, save or resume))
    if game is None:
        raise typer.Exit(menu())
    meta = registry.meta(game)
    sitting = choices.seats_from(seats)
    meta.check_seats(len(sitting))
    options = choices.game_options(meta, set_, mode, opponent, len(sitting))
    loaded = registry.game(game, choices.load_overlay(overlay, game))
    table = Table(loaded, sitting, dict(options), None if seed is None else plain(seed))
    raise typer.Exit(run_table(table, save or new_save_path(game)))


def learn(
    game: GameId,
    course: Annotated[str | None, typer.Argument(metavar="COURSE")] = None,
    save: Path | None = None,
    lang: Lang = None,
) -> None:
    """A first match that teaches: each rule in one sentence when it first matters."""
    loaded = registry.game(game)
    taught = choices.course_of(loaded, course)
    sitting = choices.seats_from(
        ",".join(taught.bot if seat != taught.seat else "me" for seat in range(taught.seats))
    )
    table = Table(loaded, sitting, dict(taught.options), shuffle_from(KNOWN, taught.deal.seed))
    raise typer.Exit(run_table(table, save or new_save_path(game)))


def run_table(table: Table, save_path: Path) -> int:
    console = choices.console()
    screen = Screen(console, choices.spoken(), table.game)
    return Session(table, screen, line_reader(console), save_path).run()


def line_reader(console: Console) -> Reader:
    """Prompts are shown as they are; a line that was piped in is shown too, so that the output reads well."""

    def read(prompt: str) -> str:
        line = console.input(prompt, markup=False, emoji=False)
        if not sys.stdin.isatty():
            console.print(Text(line))
        return line

    return read


def menu() -> int:
    """Choose a game and opponents by number; leaving it early is fine."""
    console = choices.console()
    words = choices.spoken()
    metas = registry.installed_games()
    try:
        game_id = ask_game(console, metas)
        if game_id is None:
            return 0
        prompt = words.say("menu-opponents", bots=", ".join(bots.names()), default=DEFAULT_OPPONENT)
        opponents = console.input(prompt, markup=False).strip() or DEFAULT_OPPONENT
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    sitting = choices.seats_from(f"me,{opponents}")
    registry.meta(game_id).check_seats(len(sitting))
    return run_table(Table(registry.game(game_id), sitting, {}), new_save_path(game_id))


def ask_game(console: Console, metas: list[Meta]) -> str | None:
    words = choices.spoken()
    console.print(words.say("menu-title"), style="bold")
    for number, meta in enumerate(metas, start=1):
        shortest, longest = meta.minutes
        line = words.say(
            "menu-game",
            name=meta.names[words.language],
            players=meta.players(),
            shortest=shortest,
            longest=longest,
        )
        console.print(f"{number:>3} {line}")
    while True:
        answer = console.input(words.say("menu-prompt"), markup=False).strip()
        if not answer:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(metas):
            return metas[int(answer) - 1].id
        if answer in registry.metas():
            return answer


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Step through a record, or check it."""
    recorded = record.read(choices.read_text(file))
    if verify or json:
        state = record.verify(recorded)
        if json:
            summary = {
                "game": recorded.game,
                "moves": len(recorded.moves),
                "over": state.over,
                "scores": state.scores(),
                "winners": state.winners() if state.over else [],
            }
            choices.print_json(msgspec.json.encode(summary))
        else:
            names = display_names([seat_from(player) for player in recorded.players])
            result = result_words(state, names, choices.spoken())
            typer.echo(choices.spoken().say("record-good", moves=len(recorded.moves), result=result))
        return
    console = choices.console()
    try:
        screen = Screen(console, choices.spoken(), recorded.load_game())
        review(recorded, screen, line_reader(console), sys.stdin.isatty())
    except (EOFError, KeyboardInterrupt):
        console.print()
