"""The trial: does a new bot beat the old one? A sequential test of Wald's kind (SPRT) over mirrored deals.

A pair of matches has one deal. In the first the new bot sits on one seat and the old one on all others, in the second
they change places; the pair's score is what that seat did better in the new bot's hands, from 0 to 1, and 0.5 between
equals. With two seats it is the share of the two matches that the new bot won. Alone more points are better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from atol.bots.registry import bot
from atol.core.game import State
from atol.core.registry import game
from atol.train.conditions import new_match
from atol.train.self_play import seed_of
from atol.train.sequential_test import EQUAL, SequentialTest


class Pair(Struct, frozen=True):
    """Two matches, as plain data that can be sent to other processes and machines."""

    game: str
    new: str
    old: str
    seats: tuple[int, ...]
    seed: str
    number: int


class Verdict(Struct, frozen=True):
    pairs: int
    score: float  # mean, over the pairs
    better: bool | None  # None: too close to tell within the matches that were allowed


def play_pair(pair: Pair) -> float:
    first = finished(pair, pair.new, pair.old)
    second = finished(pair, pair.old, pair.new)
    seat = pair.number % first.seats
    if first.seats == 1:
        return EQUAL + compare(first.scores()[0], second.scores()[0]) / 2
    return EQUAL + (won(first, seat) - won(second, seat)) / 2


def finished(pair: Pair, one: str, others: str) -> State:
    """A match in which one bot has one seat and the other bot the rest."""
    seed = seed_of(pair.seed, pair.number)
    state = new_match(game(pair.game), pair.seats, seed)
    bots = [bot(one if seat == pair.number % state.seats else others) for seat in range(state.seats)]
    while state.to_act >= 0:
        for action in bots[state.to_act].choose_ahead(state, seed + state.ply):
            state.apply(action, False)
    return state


def compare(one: int, other: int) -> int:
    return (one > other) - (one < other)


def won(state: State, seat: int) -> float:
    """The seat's share of the victory."""
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def trial(scores: Iterable[float], gain: float, report: Callable[[SequentialTest], None]) -> Verdict:
    """Take one score after another until the test has decided, or there are no more."""
    test = SequentialTest(gain)
    for score in scores:
        test.add(score)
        report(test)
        if test.better() is not None:
            break
    return Verdict(len(test.scores), round(test.mean(), 4), test.better())
