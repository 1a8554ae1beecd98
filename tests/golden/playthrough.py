"""How a playthrough is made and read."""

from __future__ import annotations

from pathlib import Path

import msgspec

import atol
from atol.bots.registry import bot
from atol.core.conformance import settings
from atol.core.game import Game, State
from atol.core.messages import Event
from tests.conftest import GAMES

SEED = 11
FULL_VIEW_EVERY = 25


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


def actions_in(text: str, game: Game) -> list[int]:
    return [game.parse(line[2:]) for line in text.splitlines() if line.startswith("> ")]


def playthrough(game: Game, seats: int, options: dict[str, str], actions: list[int]) -> str:
    events: list[Event] = []
    state = game.new_with_events(seats, SEED, dict(options), events)
    lines = [f"{game.meta.id} {seats} seats {state.options} seed {SEED}", *told(events)]
    for action in actions:
        lines += position(state)
        lines.append(f"> {game.notation(action)}")
        state.apply(action)
        lines += told(events)
    return "\n".join([*lines, *end(state)]) + "\n"


def position(state: State) -> list[str]:
    legal = [state.game.notation(action) for action in state.legal()]
    shown = ", ".join(legal[:4]) + (f" … {legal[-1]}" if len(legal) > 5 else "")
    lines = ["", f"{state.ply}. seat {state.to_act}, scores {state.scores()}, barrier {state.barrier}"]
    lines.append(f"   {len(legal)} legal: {shown}")
    if state.ply % FULL_VIEW_EVERY == 0:
        lines += [f"   view {seat}: {view(state, seat)}" for seat in [*range(state.seats), None]]
    return lines


def view(state: State, seat: int | None) -> str:
    return msgspec.json.encode(state.view(seat)).decode()


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
    lines = ["", f"over after {state.ply}: scores {state.scores()}, winners {state.winners()}"]
    for seat in range(state.seats):
        sheet = ", ".join(f"{line.key} {line.points}" for line in state.score_sheet(seat))
        lines.append(f"   sheet {seat}: {sheet}")
    return [*lines, f"   view None: {view(state, None)}"]
