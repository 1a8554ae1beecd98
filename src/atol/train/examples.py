"""Positions to learn from: what a seat saw, what the search chose there, and how the match ended for every seat.

What a seat saw is its observation and the judge's opinions: of each seat now (`judged`), and of itself after each
legal action (`outlooks`). Seats are counted from the one that looks.

Most numbers of an observation are zero and most actions are not legal, so only the others are kept, one position
after another in long arrays; `*_starts` says where each position begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from atol.bots.net import judged_after
from atol.bots.worth import OPINION_BITS, RESULT_SHARE, Worth, judged_margins, result, score_margin
from atol.core.game import State

Arrays = dict[str, Any]
T = TypeVar("T")


class Notebook:
    """Fills up while matches are played."""

    def __init__(self, most_seats: int) -> None:
        self.most_seats = most_seats
        self.entries: list[Any] = []
        self.numbers: list[Any] = []
        self.legal: list[list[int]] = []
        self.visits: list[list[int]] = []
        self.outlooks: list[list[int]] = []
        self.judged: list[list[int]] = []
        self.viewers: list[int] = []  # of the match that is being played
        self.margins: list[list[int]] = []
        self.results: list[list[float]] = []
        self.seats: list[int] = []

    def note(self, state: State, actions: list[int], visits: Sequence[int]) -> None:
        """A decision, in a state dealt from what the seat knows; without visits it teaches nothing but its worth."""
        judged = judged_margins(state)
        self.judged.append([judged[seat] for seat in self.order(state, state.to_act)] + self.nobody(state, 0))
        self.outlooks.append([judged_after(state, action) for action in actions])
        observation = np.frombuffer(state.observe(state.to_act), dtype=np.int16)
        entries = observation.nonzero()[0]
        self.entries.append(entries.astype(np.int16))
        self.numbers.append(observation[entries])
        self.legal.append(actions)
        self.visits.append(list(visits) or [0] * len(actions))
        self.viewers.append(state.to_act)

    def end(self, state: State) -> None:
        """The match is over: its decisions have a worth now."""
        scores, winners = state.scores(), state.winners()
        for viewer in self.viewers:
            order = self.order(state, viewer)
            self.margins.append([score_margin(scores, seat) for seat in order] + self.nobody(state, 0))
            self.results.append([result(winners, seat) for seat in order] + self.nobody(state, 0.0))
            self.seats.append(state.seats)
        self.viewers = []

    def order(self, state: State, viewer: int) -> list[int]:
        return [(viewer + places) % state.seats for places in range(state.seats)]

    def nobody(self, state: State, number: T) -> list[T]:
        """For the seats that are not there."""
        return [number] * (self.most_seats - state.seats)

    def arrays(self) -> Arrays:
        return {
            "entry_starts": starts(self.entries),
            "entries": joined(self.entries, np.int16),
            "numbers": joined(self.numbers, np.int16),
            "action_starts": starts(self.legal),
            "actions": joined(self.legal, np.int16),
            "visits": joined(self.visits, np.int32),
            "outlooks": joined(self.outlooks, np.int32),
            "judged": np.array(self.judged, np.int32).reshape(-1, self.most_seats),
            "margins": np.array(self.margins, np.float32).reshape(-1, self.most_seats),
            "results": np.array(self.results, np.float32).reshape(-1, self.most_seats),
            "seats": np.array(self.seats, np.int8),
        }


def joined(rows: Sequence[Any], kind: Any) -> Any:
    return np.concatenate([np.asarray(row, kind) for row in rows]) if rows else np.zeros(0, kind)


def starts(rows: Sequence[Any]) -> Any:
    return np.cumsum([0, *(len(row) for row in rows)])


def together(parts: list[Arrays]) -> Arrays:
    """Several notebooks as one."""
    merged = {name: np.concatenate([part[name] for part in parts]) for name in parts[0] if "starts" not in name}
    for name in ("entry_starts", "action_starts"):
        lengths = np.concatenate([np.diff(part[name]) for part in parts])
        merged[name] = np.concatenate([[0], np.cumsum(lengths)])
    return merged


def count(arrays: Arrays) -> int:
    return len(arrays["seats"])


def save(file: Path, arrays: Arrays) -> None:
    """Whole or not at all: who is stopped leaves no half of a file."""
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)
    unfinished.rename(file)


def load(file: Path) -> Arrays:
    with np.load(file) as arrays:
        return dict(arrays)


def measure_worth(arrays: Arrays) -> Worth:
    """From matches that were played: usual margins count half."""
    alone = arrays["seats"] == 1
    own = arrays["margins"][:, 0]
    usual_alone = float(own[alone].mean()) if alone.any() else 0.0
    judged_alone = int(arrays["judged"][alone, 0].mean()) if alone.any() else 0
    return Worth(usual(own[~alone]), round(usual_alone, 1), usual(own[alone] - usual_alone), judged_alone)


def usual(margins: Any) -> float:
    return max(1.0, round(float(np.abs(margins).mean()), 1)) if len(margins) else 1.0


def worths(arrays: Arrays, worth: Worth) -> Any:
    """For each position and seat, as `Worth.of` counts it."""
    alone = (arrays["seats"] == 1)[:, None]
    margins = arrays["margins"] - np.where(alone, worth.usual_alone, 0.0)
    pressed = margins / (np.abs(margins) + np.where(alone, worth.spread_alone, worth.spread))
    return (RESULT_SHARE * arrays["results"] + (1.0 - RESULT_SHARE) * pressed).astype(np.float32)


def opinions(judged: Any, alone: Any, worth: Worth) -> Any:
    """Margins by the judge as `Worth.opinion` presses them."""
    margins = judged.astype(np.int64) - np.where(alone, worth.judged_alone, 0)
    spread = np.where(alone, int(worth.spread_judged_alone), int(worth.spread_judged))
    return margins * 2**OPINION_BITS // (np.abs(margins) + spread)


def all_opinions(arrays: Arrays, worth: Worth) -> tuple[Any, Any]:
    """As a net sees them: of the seats and the best action, position by position; and of each action."""
    alone = arrays["seats"] == 1
    starts = arrays["action_starts"]
    outlooks = opinions(arrays["outlooks"], np.repeat(alone, np.diff(starts)), worth)
    seats = opinions(arrays["judged"], alone[:, None], worth) * present(arrays).astype(np.int64)
    best = np.maximum.reduceat(outlooks, starts[:-1])
    return np.hstack((seats, best[:, None])), outlooks


def present(arrays: Arrays) -> Any:
    """1 for each seat that was taken."""
    most = arrays["margins"].shape[1]
    return (np.arange(most)[None, :] < arrays["seats"][:, None]).astype(np.float32)
