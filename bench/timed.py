"""Matches of levels with the time that they took: what `bench.levels` hands to its workers."""

from __future__ import annotations

import time

from msgspec import Struct

from atol.bots.bot import Bot
from atol.bots.registry import bot
from atol.core.game import State
from atol.core.registry import game
from bench.plain import PlainSearch

PLAIN = "plain"  # the search of 4594e26, which gets as much time for a decision as the others take on average
BEFORE = 0.05  # seconds, while nobody else has decided anything


class Task(Struct, frozen=True):
    """One match of a series, as plain data; `bots` by seat."""

    series: str
    deal: int
    place: int  # of the matches that have the deal in common
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


class Played(Struct, frozen=True):
    """How it ended, and for each bot the milliseconds of processor time that its turns took."""

    series: str
    deal: int
    place: int
    scores: list[int]
    winners: list[int]
    achieved: list[str]
    seconds: float
    turns: dict[str, list[int]]


class Watch:
    """What a seat's turns and decisions take; a turn is all that it decides before another turn begins."""

    def __init__(self) -> None:
        self.turn = -1
        self.turns: list[float] = []
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, player: Bot, state: State, seed: int) -> int:
        start, clock = time.process_time(), time.perf_counter()
        action = player.choose(state, seed)
        if state.turn != self.turn:
            self.turn = state.turn
            self.turns.append(0.0)
        self.turns[-1] += time.process_time() - start
        self.seconds += time.perf_counter() - clock
        self.decisions += len(state.legal()) > 1
        return action


def play(task: Task) -> Played:
    start = time.perf_counter()
    state = game(task.game).new(len(task.bots), task.seed, **task.options)
    players = [PlainSearch(BEFORE) if name == PLAIN else bot(name) for name in task.bots]
    watches = [Watch() for _ in players]
    while state.to_act >= 0:
        player = players[state.to_act]
        if isinstance(player, PlainSearch):
            player.seconds = pace(watches, state.to_act)
        state.apply(watches[state.to_act].choose(player, state, task.seed + state.ply), False)
    took = time.perf_counter() - start
    return Played(
        task.series,
        task.deal,
        task.place,
        state.scores(),
        state.winners(),
        achieved(state),
        round(took, 3),
        turns_of(task.bots, watches),
    )


def pace(watches: list[Watch], seat: int) -> float:
    """The seconds that the others took for a decision so far."""
    others = [watch for index, watch in enumerate(watches) if index != seat and watch.decisions]
    return sum(watch.seconds / watch.decisions for watch in others) / len(others) if others else BEFORE


def achieved(state: State) -> list[str]:
    sheet = state.game.achievements
    return sheet.achieved(state, 0) if sheet else []


def turns_of(bots: tuple[str, ...], watches: list[Watch]) -> dict[str, list[int]]:
    turns: dict[str, list[int]] = {name: [] for name in bots}
    for name, watch in zip(bots, watches, strict=True):
        turns[name] += [round(1000 * seconds) for seconds in watch.turns]
    return turns
