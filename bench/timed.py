"""Matches of levels with the time that they took: what `bench.levels` hands to its workers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from atol.bots.registry import bot
from atol.core.game import State
from atol.core.registry import game
from bench.earlier import EarlierSearch, game_of_then, values_of_today

EARLIER = "earlier"  # which gets as much time for a decision as the others take on average
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

    def choose(self, think: Callable[[], int], state: State) -> int:
        start, clock = time.process_time(), time.perf_counter()
        action = think()
        if state.turn != self.turn:
            self.turn = state.turn
            self.turns.append(0.0)
        self.turns[-1] += time.process_time() - start
        self.seconds += time.perf_counter() - clock
        self.decisions += len(state.legal()) > 1
        return action


class Match:
    """One that is played: its bots by seat, and all its actions so far."""

    def __init__(self, task: Task) -> None:
        self.task = task
        played = game_of_then(task.game) if EARLIER in task.bots else game(task.game)
        self.state = played.new(len(task.bots), task.seed, **task.options)
        self.watches = [Watch() for _ in task.bots]
        self.actions: list[int] = []
        self.decided: list[int] = []  # what whoever is to act will do next, without thinking again
        self.earlier = EarlierSearch(about(task)) if EARLIER in task.bots else None

    def play(self) -> None:
        while self.state.to_act >= 0:
            seat = self.state.to_act
            action = self.watches[seat].choose(self.think, self.state)
            self.state.apply(action, False)
            self.actions.append(action)

    def think(self) -> int:
        name, seed = self.task.bots[self.state.to_act], self.task.seed + self.state.ply
        if name != EARLIER:
            self.decided = self.decided or bot(name).choose_ahead(self.state, seed)
            return self.decided.pop(0)
        assert self.earlier is not None
        return self.earlier.choose(self.state, self.actions, pace(self.watches, self.state.to_act), seed)


def play(task: Task) -> Played:
    start = time.perf_counter()
    match = Match(task)
    try:
        match.play()
    finally:
        if match.earlier is not None:
            match.earlier.stop()
    state, took = match.state, time.perf_counter() - start
    return Played(
        task.series,
        task.deal,
        task.place,
        state.scores(),
        state.winners(),
        achieved(state),
        round(took, 3),
        turns_of(task.bots, match.watches),
    )


def about(task: Task) -> dict[str, Any]:
    values = values_of_today(task.game)
    return {"game": task.game, "seats": len(task.bots), "seed": task.seed, "options": task.options, "values": values}


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
