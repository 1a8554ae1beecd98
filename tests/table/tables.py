"""Tables to test with: seated, stepped and compared in a few words."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from atol.core import record
from atol.core.game import State
from atol.core.random import seeded
from atol.core.shuffle import Shuffle, plain
from atol.locales import Words, words
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table
from tests.example import EXAMPLE, GAME

_example = import_module(f"tests.games.{EXAMPLE}.example")
view_of: Callable[[Table, int | None], Any] = _example.view_of
own_hand: Callable[[Table, int], list[str]] = _example.own_hand
secret_cards: Callable[[Table, int], set[str]] = _example.secret_cards
hand_in: Callable[[State, int, int], list[str | None]] = _example.hand_in

SECRET = bytes(range(32))
ALA, OLA = Seat(PERSON, "Ala"), Seat(PERSON, "Ola")
GREEDY = Seat(BOT, "greedy")


def game_words(language: str = "en") -> Words:
    spoken = words(language)
    spoken.add(GAME.meta.package)
    return spoken


def table_of(*seats: Seat, shuffle: Shuffle | None = None, **options: object) -> Table:
    """A table; Ala and Ola sit at it unless others are named, and the deal is known."""
    return Table(GAME, list(seats) or [ALA, OLA], options, shuffle or plain(3))


def step(table: Table, actions: int, seed: int = 1) -> Table:
    """Up to that many random actions by whoever is to act."""
    random = seeded(seed)
    for _ in range(actions):
        if table.over:
            break
        legal = table.legal(table.to_act)
        table.play(table.to_act, legal[random.below(len(legal))], table.version)
    return table


def finish(table: Table) -> Table:
    return step(table, 10_000)


def nearly_over(table: Callable[[], Table], left: int = 6) -> Table:
    """Such a table, random actions later: that many are left until the end."""
    return step(table(), finish(table()).version - left)


def everything(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table from any side, and its saved record to the letter."""
    viewers: list[int | None] = [*range(len(table.seats)), None]
    return (
        table.version,
        table.to_act,
        table.turn,
        tuple(table.journal),
        [table.view(viewer) for viewer in viewers],
        [table.log(viewer, game_words()) for viewer in viewers],
        [table.legal(seat) for seat in range(len(table.seats))],
        [table.can_undo(seat) for seat in range(len(table.seats))],
        record.write(table.save()),
    )
