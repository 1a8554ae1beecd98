"""How a playthrough is made and read.

Every decision is a line with its ply, the seat and how many actions are legal, then the action that was taken and the
events it led to. Scores, and how far back an undo reaches, stand where they change. The board is drawn as the
terminal draws it in the middle (and at the end, where no option is changed); now and then a digest of all views
stands for what nobody would read.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import msgspec
from rich.console import Console

import atol
from atol.bots.registry import bot
from atol.core.conformance import settings
from atol.core.errors import IllegalAction
from atol.core.game import Game, State
from atol.core.messages import Event
from atol.locales import words
from atol.terminal.screen import Screen
from tests.conftest import GAMES

SEED = 11
DIGEST_EVERY = 25
WIDTH = 110
NAMES = ["Ala", "Ola", "Ela", "Jan", "Ewa"]
SAME_MATCH = "the match is that of"  # begins the second line where a variant changes nothing but what is seen
DRAWN = "   | "


def wanted() -> dict[Path, tuple[str, int, dict[str, str]]]:
    """One playthrough per game and number of seats, and one per changed option with the fewest seats."""
    files = {}
    for meta in atol.installed_games():
        for seats, options in settings(atol.game(meta.id)):
            if not options or seats == meta.seats[0]:
                name = "-".join([str(seats), *[f"{name}-{value}" for name, value in options.items()]])
                files[GAMES / meta.id / "golden" / f"{name}.txt"] = (meta.id, seats, options)
    return files


def actions_of_greedy(game: Game, seats: int, options: dict[str, str]) -> list[int]:
    state = game.new(seats, SEED, **options)
    actions = []
    while not state.over:
        actions.append(bot("greedy").choose(state, state.ply))
        state.apply(actions[-1])
    return actions


def actions_in(file: Path, game: Game) -> list[int]:
    lines = file.read_text("utf-8").splitlines()
    if lines[1].startswith(SAME_MATCH):
        return actions_in(file.with_name(lines[1].split()[-1]), game)
    return [game.parse(line[2:]) for line in lines if line.startswith("> ")]


def playthrough(file: Path, game: Game, seats: int, options: dict[str, str], actions: list[int]) -> str:
    """The text of that file; a variant that only shows the match of another file differently refers to it."""
    plain = file.with_name(f"{seats}.txt")
    if options and actions == actions_in(plain, game) and changes_only_views(game, seats, options, actions):
        title = next(told_match(game, seats, options, actions))
        lines = [title, f"{SAME_MATCH} {plain.name}", *other_views(game, seats, options, actions)]
    else:
        lines = list(told_match(game, seats, options, actions, views=True))
    return "\n".join(lines) + "\n"


def changes_only_views(game: Game, seats: int, options: dict[str, str], actions: list[int]) -> bool:
    """Is it the same match with these options and without them?"""
    lines, plain = told_match(game, seats, options, actions), told_match(game, seats, {}, actions)
    next(lines), next(plain)
    try:
        return all(one == other for one, other in zip_longest(lines, plain))
    except IllegalAction:
        return False


def told_match(
    game: Game, seats: int, options: dict[str, str], actions: list[int], views: bool = False
) -> Iterator[str]:
    """The lines of a match; whether its views are among them or not, all other lines are the same."""
    events: list[Event] = []
    state = game.new_with_events(seats, SEED, dict(options), events)
    yield f"{game.meta.id} {seats} seats {state.options} seed {SEED}"
    yield from told(events)
    scores: list[int] = []
    for action in actions:
        if views:
            yield from shown(state, len(actions))
        yield decision(state, scores)
        scores = state.scores()
        yield f"> {game.notation(action)}"
        state.apply(action)
        yield from told(events)
    yield from end(state)
    if views and not options:
        yield from drawn(state, None)


def decision(state: State, scores: list[int]) -> str:
    barrier = "" if state.barrier == state.ply else f", barrier {state.barrier}"
    points = "" if state.scores() == scores else f", scores {state.scores()}"
    return f"{state.ply}. seat {state.to_act}{points}{barrier}, {len(state.legal())} legal"


def told(events: list[Event]) -> list[str]:
    """Events as they are: a change of wording is no change of the rules."""
    lines = []
    for event in events:
        mark = "" if event.seats is None else f"(only {', '.join(str(seat) for seat in event.seats)}) "
        details = " ".join(f"{name}={value}" for name, value in event.args.items())
        lines.append(f"   {mark}{event.name} {details}".rstrip())
    events.clear()
    return lines


def end(state: State) -> list[str]:
    lines = [f"over after {state.ply}: scores {state.scores()}, winners {state.winners()}"]
    for seat in range(state.seats):
        sheet = ", ".join(f"{line.key} {line.points}" for line in state.score_sheet(seat))
        lines.append(f"   sheet {seat}: {sheet}")
    return lines


# ---- views


def shown(state: State, plies: int) -> list[str]:
    """What there is to see at this moment, if it is one of those that are written down."""
    lines = [f"   views {digest(state)}"] if state.ply % DIGEST_EVERY == 0 else []
    if state.ply == plies // 2:
        lines += drawn(state, state.to_act)
    return lines


def digest(state: State) -> str:
    """Changes when anything changes that anybody sees."""
    views = [msgspec.json.encode(state.view(seat)) for seat in [*range(state.seats), None]]
    return hashlib.sha256(b"\n".join(views)).hexdigest()[:8]


def drawn(state: State, seat: int | None) -> list[str]:
    """The board as that seat sees it in the terminal, in English."""
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, force_terminal=False, highlight=False)
    Screen(console, words("en"), state.game).board(state.view(seat), NAMES[: state.seats])
    watcher = "a spectator" if seat is None else f"seat {seat}"
    return [f"   {watcher} sees", *[f"{DRAWN}{line}".rstrip() for line in paper.getvalue().splitlines()]]


def other_views(game: Game, seats: int, options: dict[str, str], actions: list[int]) -> Iterator[str]:
    """What is seen at the moments at which it is not what is seen without these options."""
    state, plain = game.new(seats, SEED, **options), game.new(seats, SEED)
    for action in actions:
        lines = shown(state, len(actions))
        if lines != shown(plain, len(actions)):
            yield from (f"{state.ply}.", *lines)
        state.apply(action)
        plain.apply(action)
