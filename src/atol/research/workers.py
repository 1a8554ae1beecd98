"""Matches spread over processes, with shared memory for what a step shows."""

from __future__ import annotations

import signal
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from atol.core.errors import AtolError
from atol.research.batch import ACTION_BYTES, Batch
from atol.research.matches import Arrays, arrays_of, layout
from atol.research.setup import Setup
from atol.research.spaces import Actions

NAMES = ("observations", "last_observations", "masks", "players", "rewards", "ends")
ACTIONS = "actions"
CLOSED = object()


class Part:
    """The matches of one worker, and the line to it."""

    def __init__(self, process: Any, line: Connection, matches: slice) -> None:
        self.process = process
        self.line = line
        self.matches = matches

    def ask(self, command: int | None) -> None:
        """A seed begins all matches anew, None steps."""
        self.line.send(command)

    def answer(self) -> None:
        """Raises what went wrong there."""
        error = self.line.recv()
        if error is not None:
            raise error


class ManyProcesses:
    def __init__(self, setup: Setup, count: int, workers: int) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"from 1 to {count} workers can share {count} matches, got {workers}")
        # A fresh interpreter for each: forking a process that has threads is not safe.
        context = get_context("spawn")
        self.memory = {name: context.RawArray("b", size) for name, size in sizes(setup, count).items()}
        self.arrays = Arrays(setup, count, self.memory)
        self.actions: Actions = np.frombuffer(self.memory[ACTIONS], np.int64)
        self.parts: list[Part] = []
        for part in shares(count, workers):
            line, other = context.Pipe()
            process = context.Process(target=serve, args=(setup, part, count, self.memory, other), daemon=True)
            process.start()
            other.close()
            self.parts.append(Part(process, line, part))
        self.begun = False

    def reset(self, seed: int) -> None:
        self._ask_all(seed)
        self.begun = True

    def step(self, actions: Actions) -> None:
        self._demand_legal(actions)
        self.actions[:] = actions
        self._ask_all(None)

    def close(self) -> None:
        for part in self.parts:
            part.line.close()
        for part in self.parts:
            part.process.join()
        self.parts = []

    def _ask_all(self, command: int | None) -> None:
        for part in self.parts:
            part.ask(command)
        for part in self.parts:
            part.answer()

    def _demand_legal(self, actions: Actions) -> None:
        """Before any process moves. The one whose match it is says what is wrong, and changes nothing either."""
        count, size = self.arrays.masks.shape
        if not self.begun:
            raise ValueError("the matches have not begun: call reset first")
        if actions.shape != (count,):
            raise ValueError(f"{count} actions are needed, got {actions.shape}")
        known = (actions >= 0) & (actions < size)
        legal = known & (self.arrays.masks[np.arange(count), np.where(known, actions, 0)] == 1)
        if legal.all():
            return
        self.actions[:] = actions
        part = self.parts[np.searchsorted([part.matches.stop for part in self.parts], legal.argmin(), "right")]
        part.ask(None)
        part.answer()


def sizes(setup: Setup, count: int) -> dict[str, int]:
    """How many bytes each array takes."""
    arrays = {name: np.dtype(kind).itemsize * prod(shape) for name, (shape, kind) in layout(setup, count).items()}
    return {**arrays, ACTIONS: ACTION_BYTES * count}


def shares(count: int, workers: int) -> list[slice]:
    """The matches of each worker, as even as can be."""
    ends = [count * number // workers for number in range(workers + 1)]
    return [slice(start, end) for start, end in pairwise(ends)]


def serve(setup: Setup, part: slice, total: int, memory: dict[str, Any], line: Connection) -> None:
    """In a worker: play these matches until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process answers an interrupt
    batch = setup.batch(part.start, part.stop - part.start, total)
    own, shared = arrays_of(batch, setup), Arrays(setup, total, memory)
    actions: Actions = np.frombuffer(memory[ACTIONS], np.int64)[part]
    while (command := next_command(line)) is not CLOSED:
        error = carry_out(batch, command, actions)
        for name in NAMES:
            getattr(shared, name)[part] = getattr(own, name)
        line.send(error)


def next_command(line: Connection) -> Any:
    try:
        return line.recv()
    except EOFError:
        return CLOSED


def carry_out(batch: Batch, command: int | None, actions: Actions) -> AtolError | None:
    try:
        if command is None:
            batch.step(actions.tobytes())
        else:
            batch.reset(command)
    except AtolError as error:
        return error
    return None
