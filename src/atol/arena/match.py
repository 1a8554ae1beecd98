"""One match between bots, from a seed: who sat where, how it ended, and its actions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from atol.bots.bot import Bot
from atol.bots.registry import bot
from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.record import Record, record_of
from atol.core.registry import game, meta
from atol.core.shuffle import plain


class Setting(Struct, frozen=True):
    """What a series of matches has in common."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    overlay: Overlay | None = None

    def load_game(self) -> Game:
        return game(self.game, self.overlay)

    def match_seed(self, number: int) -> int:
        """Depends on the series' seed and the match's number alone, never on who plays it or where."""
        digest = hashlib.sha256(f"{self.seed}/{number}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def seat_of(self, index: int, number: int) -> int:
        """Where the bot with that index in `bots` sits: all move on by one seat from match to match."""
        return (index + number) % len(self.bots)

    def seated(self, number: int) -> list[str]:
        names = [""] * len(self.bots)
        for index, name in enumerate(self.bots):
            names[self.seat_of(index, number)] = name
        return names


def setting_of(game_id: str, bots: Sequence[str], seed: int, options: dict[str, object]) -> Setting:
    """A series of that game as it stands in the box, its options checked and complete."""
    return Setting(game_id, tuple(bots), seed, meta(game_id).check_options(options))


class Result(Struct, frozen=True):
    number: int
    scores: list[int]  # as `State.scores`: per seat, then an automaton's
    winners: list[int]
    moves: int  # applied choices among at least two legal actions
    actions: list[int]


def play_match(setting: Setting, number: int) -> Result:
    seed = setting.match_seed(number)
    bots = [bot(name) for name in setting.seated(number)]
    state = setting.load_game().new(len(bots), seed, **setting.options)
    actions, moves = play_to_the_end(state, bots, seed)
    return Result(number, state.scores(), state.winners(), moves, actions)


def play_to_the_end(state: State, bots: Sequence[Bot], seed: int) -> tuple[list[int], int]:
    """The actions of a match, and how many of them were choices among at least two; the state is moved along."""
    moves = 0
    actions: list[int] = []
    while state.to_act >= 0:
        for action in bots[state.to_act].choose_ahead(state, seed + state.ply):
            moves += len(state.legal()) > 1
            actions.append(action)
            state.apply(action, False)
    return actions, moves


def record_match(setting: Setting, result: Result) -> Record:
    players = [f"bot {name}" for name in setting.seated(result.number)]
    shuffle = plain(setting.match_seed(result.number))
    return record_of(setting.load_game(), players, shuffle, setting.options, result.actions)
