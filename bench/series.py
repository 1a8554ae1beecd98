"""The series of `bench.levels`: which matches each consists of, and what they say.

The matches of a deal belong together. A series takes its deals in their order, complete ones only, so that what it
says does not depend on which matches happened to end first.
"""

from __future__ import annotations

import hashlib
import os
import statistics
from collections.abc import Sequence
from typing import Any

from atol.bots.levels import NAMES
from atol.core.registry import metas
from atol.games.kelp.data import BOARDS
from atol.train.sequential_test import EQUAL, SequentialTest
from bench.earlier import VARIABLE
from bench.timed import EARLIER, Played, Task

GAIN = 0.65  # what a level has to win of the pairs to be another level
FEWEST = 16  # pairs before a verdict: the test's variance is an estimate
MOST = 200
SIDES = ("octopus", "shark")  # of Kelp, by seat
KELP = "kelp"
LOW, HIGH = "medium", "expert"

Deal = Sequence[Played]


class Series:
    """`deals` at most; each gives one match for every lineup."""

    def __init__(self, name: str, game: str, deals: int, weight: float = 1.0) -> None:
        self.name = name
        self.game = game
        self.deals = deals
        self.weight = weight  # of the machine's time, beside the others

    def tasks(self, deal: int) -> list[Task]:
        seed, options = self.seed(deal), self.options(deal)
        return [
            Task(self.name, deal, place, self.game, options, bots, seed)
            for place, bots in enumerate(self.lineups(deal))
        ]

    def seed(self, deal: int) -> int:
        digest = hashlib.sha256(f"{self.game}/{deal}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def options(self, deal: int) -> dict[str, str]:
        """Kelp's boards in turn."""
        return {"board": BOARDS[deal // 2 % len(BOARDS)]} if self.game == KELP else {}

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        raise NotImplementedError

    def says(self, deals: Sequence[Deal]) -> dict[str, Any]:
        """What is reported of these deals; with `decided` no more are played."""
        raise NotImplementedError


class Duel(Series):
    """Two seats, each deal twice with seats changed; a pair's score is the share of victories."""

    def __init__(self, game: str, new: str, old: str) -> None:
        super().__init__(f"{game}/{new}-{old}", game, MOST)
        self.new = new
        self.old = old

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        return [(self.new, self.old), (self.old, self.new)]

    def says(self, deals: Sequence[Deal]) -> dict[str, Any]:
        return verdict([(won(first, 0) + won(second, 1)) / 2 for first, second in deals])


class SideDuel(Series):
    """One side of Kelp, played by two levels against the same opponent on the same deals.

    The opponent is in turn the lower and the higher of the two, on the other side. Only deals count that end
    differently in the two hands (McNemar's test): most deals that a side always wins say nothing of who played it.
    """

    def __init__(self, side: int, new: str, old: str) -> None:
        super().__init__(f"{KELP}/{SIDES[side]}/{new}-{old}", KELP, 2 * MOST)
        self.side = side
        self.new = new
        self.old = old

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        other = (self.old, self.new)[deal % 2]
        return [(one, other) if self.side == 0 else (other, one) for one in (self.new, self.old)]

    def says(self, deals: Sequence[Deal]) -> dict[str, Any]:
        wins = [[won(played, self.side) for played in deal] for deal in deals]
        differing = [EQUAL + (new - old) / 2 for new, old in wins if new != old]
        shares = [round(statistics.mean(column), 3) for column in zip(*wins, strict=True)]
        return {**verdict(differing), "deals": len(deals), "won_by_new_and_old": shares}


class Among(Series):
    """One level among others, on every seat of each deal in turn: how many times its share does it win?"""

    def __init__(self, game: str, seats: int) -> None:
        super().__init__(f"{game}/{HIGH}-among-{seats - 1}-{LOW}", game, 120 // seats)
        self.seats = seats

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        return [tuple(HIGH if seat == mine else LOW for seat in range(self.seats)) for mine in range(self.seats)]

    def says(self, deals: Sequence[Deal]) -> dict[str, Any]:
        wins = [won(played, seat) for deal in deals for seat, played in enumerate(deal)]
        if not wins:
            return {"matches": 0}
        share = statistics.mean(wins)
        times = round(share * self.seats, 2)
        return {"matches": len(wins), "won": round(share, 3), "times_its_share": times, "decided": self.done(deals)}

    def done(self, deals: Sequence[Deal]) -> bool:
        return len(deals) == self.deals


class Alone(Series):
    """A level by itself: its points, and whether it was ahead of an automaton, if there is one."""

    def __init__(self, name: str, game: str, deals: int, options: dict[str, str]) -> None:
        super().__init__(f"{game}/{name}", game, deals)
        self.given = options

    def seed(self, deal: int) -> int:
        return deal + 1

    def options(self, deal: int) -> dict[str, str]:
        return self.given

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        return [(HIGH,)]

    def says(self, deals: Sequence[Deal]) -> dict[str, Any]:
        points = [played.scores[0] for (played,) in deals]
        hers = [played.scores[1] for (played,) in deals if len(played.scores) > 1]
        said = {"matches": len(points), "decided": len(deals) == self.deals, **spread_of(points)}
        if hers:
            said["won"] = round(statistics.mean([won(played, 0) for (played,) in deals]), 3)
            said["her_mean"] = round(statistics.mean(hers), 1)
        return said


class Scenarios(Series):
    """Shallow Sea's scenarios, one after another, each tried several times."""

    COUNT = 15
    TRIES = 3

    def __init__(self) -> None:
        super().__init__("shallow_sea/scenarios", "shallow_sea", self.COUNT * self.TRIES)

    def options(self, deal: int) -> dict[str, str]:
        return {"scenario": str(deal % self.COUNT + 1)}

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        return [(HIGH,)]

    def says(self, deals: Sequence[Deal]) -> dict[str, Any]:
        solved = sorted({number % self.COUNT + 1 for number, (played,) in enumerate(deals) if played.achieved})
        return {"matches": len(deals), "solved": solved, "decided": len(deals) == self.deals}


def won(played: Played, seat: int) -> float:
    """The seat's share of the victory."""
    return 1.0 / len(played.winners) if seat in played.winners else 0.0


def verdict(scores: Sequence[float]) -> dict[str, Any]:
    """The sequential test over scores of pairs, which stops where it has decided."""
    test = SequentialTest(GAIN)
    for score in scores:
        test.add(score)
        if len(test.scores) >= FEWEST and test.better() is not None:
            break
    better = test.better() if len(test.scores) >= FEWEST else None
    return {
        "pairs": len(test.scores),
        "score": round(test.mean(), 3),
        "ratio": round(test.log_likelihood_ratio(), 2),
        "better": better,
        "decided": better is not None,
    }


def spread_of(points: Sequence[int]) -> dict[str, Any]:
    if not points:
        return {}
    error = statistics.stdev(points) / len(points) ** 0.5 if len(points) > 1 else 0.0
    return {
        "mean": round(statistics.mean(points), 1),
        "standard_error": round(error, 1),
        "least": min(points),
        "most": max(points),
    }


def all_series() -> list[Series]:
    """Levels first, then the yardsticks; of equal need the first ones are served first."""
    neighbours = list(zip(NAMES[1:], NAMES, strict=False))
    series: list[Series] = []
    for game in metas():
        if game == KELP:
            series += [SideDuel(side, new, old) for side in range(2) for new, old in neighbours]
        else:
            series += [Duel(game, new, old) for new, old in neighbours]
    if VARIABLE in os.environ:
        series += [Duel(game, HIGH, EARLIER) for game in metas()]
    series += [Alone(f"nautoma-{level}", "finspan", 100, {"nautoma": str(level)}) for level in (2, 3, 4, 5)]
    series.append(Alone("first-game", "shallow_sea", 50, {"mode": "first"}))
    series.append(Scenarios())
    series += [Among(game, seats) for game in ("reef", "podwodni_lowcy") for seats in (3, 4)]
    return series
