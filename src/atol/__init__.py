"""Atol: sea games at one table. The names below are the public ones; `docs/python.md` walks through them.

>>> import atol
>>> meta = atol.installed_games()[0]
>>> state = atol.game(meta.id).new(seats=meta.table_seats, seed=7)
>>> state.apply(atol.bot("greedy").choose(state, seed=1))
>>> state.ply
1
"""

from __future__ import annotations

import os as _os
from typing import TYPE_CHECKING

if _os.environ.get("ATOL_PURE") == "1":
    from atol import _pure

    _pure.prefer_sources()

from atol.core.errors import AtolError
from atol.core.game import Game, State
from atol.core.meta import Meta
from atol.core.registry import game, installed_games

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from atol.arena.simulate import Summary
    from atol.bots.bot import Bot
    from atol.core.record import Record, Step

__version__ = "0.1.0"


# The functions below import what they need when they are called, so that `import atol` stays fast.


def compiled() -> bool:
    """Does the compiled engine run, or the interpreted one?"""
    from atol.core import game as engine

    return not str(engine.__file__).endswith(".py")


def bot(spec: str) -> Bot:
    """The bot of that name and setting, such as `greedy`, `search:500`, `search:2s`."""
    from atol.bots import registry

    return registry.bot(spec)


def simulate(
    game: str, bots: Sequence[str], games: int, seed: int = 1, workers: int = 1, **options: object
) -> Summary:
    """Let bots play a series of matches, rotating through the seats; equal for any number of workers."""
    from atol.arena.match import setting_of
    from atol.arena.simulate import simulate as play_series

    return play_series(setting_of(game, bots, seed, options), games, workers, lambda result: None)


def play(game: str, bots: Sequence[str], seed: int = 1, **options: object) -> Record:
    """One match between bots, the first of the series that `simulate` plays with that seed."""
    from atol.arena.match import play_match, record_match, setting_of

    setting = setting_of(game, bots, seed, options)
    return record_match(setting, play_match(setting, 0))


def read_record(text: str) -> Record:
    """The record in a text; raises BadRecord with the line that is wrong."""
    from atol.core import record

    return record.read(text)


def write_record(record: Record) -> str:
    """A record as text."""
    from atol.core.record import write

    return write(record)


def replay(record: Record) -> Iterator[Step]:
    """Play a recorded match again, checking every line; yields the same state each time, one action further."""
    from atol.core.record import replay as replay_record

    return replay_record(record)


__all__ = [
    "AtolError",
    "Game",
    "Meta",
    "State",
    "bot",
    "compiled",
    "game",
    "installed_games",
    "play",
    "read_record",
    "replay",
    "simulate",
    "write_record",
]
