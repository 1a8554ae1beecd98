"""A finished match explained, from every seat with what that seat knew: how its expected result went up and down,
which of its moves cost most and what would have been better, and what was luck.

The expected result is known at the seat's own decisions, where it is that of the best move. A move costs what the
best one is worth more. Luck is what the judge says after something was drawn, less what it says on average of all
that could have been drawn. Both are counted in hundredths of a point, or in thousandths of a victory.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct

from atol.bots.margins import margins
from atol.bots.ranking import Budget, Ranked, premium_of, ranked
from atol.core.game import State
from atol.core.record import Record, replay
from atol.table.hints import AdvisedMove, Unit, advised_move, held_against, shown_value, unit_of

ITERATIONS = 100  # a decision's, at first sight
AGAIN = 4  # times as many for moves that seem to have cost much
SECONDS = 45.0  # that a review may take
LUCK_SHARE, FIRST_SHARE = 0.15, 0.75  # of them: until luck is counted, and until every decision was looked at
STRIDES = (128, 64, 32, 16, 8, 4, 2, 1)
REDRAWS = 8
CANDIDATES = 6  # moves of a seat that are looked at again
COSTLY, LUCKY = 3, 2  # how many moves and draws of a seat are told
WORTH_TELLING = {"lead": 100, "points": 100, "chance": 30}

Report = Callable[[float], None]


class Decided(Struct, frozen=True):
    """A decision of the seat: the number of the move, its expected result with the best one, and what it cost."""

    move: int
    value: int
    cost: int


class Draw(Struct, frozen=True):
    """Something that was drawn or rolled in that move, by whomever, and how lucky it was for the seat."""

    move: int
    luck: int


class TurningPoint(Struct, frozen=True):
    """A move that cost much, with the better one; or a draw (then neither is there). `swing` is what it changed."""

    move: int
    kind: Literal["move", "luck"]
    swing: int
    played: AdvisedMove | None = None
    better: AdvisedMove | None = None


class SeatAnalysis(Struct, frozen=True):
    """`result` is how it ended, counted as the values are; `cost` and `luck` are sums over the whole match."""

    seat: int
    unit: Unit
    result: int
    cost: int
    luck: int
    decisions: list[Decided]
    draws: list[Draw]
    turning_points: list[TurningPoint]


class Analysis(Struct, frozen=True):
    """Moves are numbered from 1, as in the record; `looked_at` of the `decisions` were, the rest had no time."""

    game: str
    moves: int
    seats: list[SeatAnalysis]
    decisions: int
    looked_at: int
    seconds: float


class Played(Struct, frozen=True):
    """A move of the match: where it was made, what was done, and where it led."""

    number: int
    before: State
    action: int
    after: State
    drawn: bool


class Analyst:
    """Looks at one match; every number comes from states dealt from what a seat knew."""

    def __init__(self, record: Record, iterations: int, seconds: float, report: Report) -> None:
        self.start = time.monotonic()
        self.seconds = seconds
        self.iterations = iterations
        self.report = report
        self.played = list(moves_of(record))
        self.seats = record.seats
        self.end = self.played[-1].after
        self.draws: dict[int, list[Draw]] = {seat: [] for seat in range(record.seats)}
        self.decided: dict[int, Decided] = {}

    def run(self) -> list[SeatAnalysis]:
        self.count_luck()
        self.look_at_decisions()
        found = [self.of_seat(seat) for seat in range(self.seats)]
        self.report(1.0)
        return found

    def is_late(self, share: float) -> bool:
        return time.monotonic() - self.start >= share * self.seconds

    # ---- luck

    def count_luck(self) -> None:
        drawn = [move for move in self.played if move.drawn]
        for number, move in enumerate(spread(drawn)):
            if self.is_late(LUCK_SHARE):
                return
            for seat in range(self.seats):
                self.draws[seat].append(Draw(move.number, luck_of(move, seat)))
            self.report(LUCK_SHARE * number / len(drawn))

    # ---- decisions

    def look_at_decisions(self) -> None:
        """Spread over the whole match, so that where time runs out the rest is known roughly."""
        open_moves = [move for move in self.played if len(move.before.legal()) > 1]
        for number, move in enumerate(spread(open_moves)):
            left = FIRST_SHARE * self.seconds - (time.monotonic() - self.start)
            if left <= 0:
                return
            self.decided[move.number] = self.look_at(move, 2 * left / (len(open_moves) - number))
            self.report(LUCK_SHARE + (FIRST_SHARE - LUCK_SHARE) * number / len(open_moves))

    def look_at(self, move: Played, seconds: float) -> Decided:
        found = self.ranking(move, move.number, self.iterations, seconds)
        best, own = found[0], entry_of(found, move.action)
        state = move.before
        return Decided(move.number, shown_value(state, best.value), cost_of(state, best, own))

    def ranking(self, move: Played, seed: int, iterations: int, seconds: float) -> list[Ranked]:
        known = move.before.determinize(move.before.to_act, seed)
        return ranked(known, seed, Budget(iterations, seconds), [move.action], steady=True)

    # ---- what is told of a seat

    def of_seat(self, seat: int) -> SeatAnalysis:
        decisions = sorted(self.decisions_of(seat), key=lambda decision: decision.move)
        draws = sorted((draw for draw in self.draws[seat] if draw.luck), key=lambda draw: draw.move)
        unit = unit_of(self.end)
        turning_points = [*self.costly(seat, decisions, unit), *lucky(draws, unit)]
        return SeatAnalysis(
            seat=seat,
            unit=unit,
            result=shown_value(self.end, standing(self.end, seat)),
            cost=sum(decision.cost for decision in decisions),
            luck=sum(draw.luck for draw in draws),
            decisions=decisions,
            draws=draws,
            turning_points=sorted(turning_points, key=lambda point: point.move),
        )

    def decisions_of(self, seat: int) -> list[Decided]:
        return [one for number, one in self.decided.items() if self.played[number - 1].before.to_act == seat]

    def costly(self, seat: int, decisions: list[Decided], unit: Unit) -> list[TurningPoint]:
        """The moves that seem to have cost most are looked at again and longer: what only seemed so is dropped."""
        seeming = sorted(decisions, key=lambda decision: -decision.cost)[:CANDIDATES]
        found: list[TurningPoint] = []
        for number, decision in enumerate(seeming):
            end = self.seconds * (FIRST_SHARE + (1 - FIRST_SHARE) * (seat + (number + 1) / CANDIDATES) / self.seats)
            if decision.cost >= WORTH_TELLING[unit] and not self.is_late(1.0):
                left = max(0.05, end - (time.monotonic() - self.start))
                found += self.look_again(self.played[decision.move - 1], left, unit)
        return sorted(found, key=lambda point: point.swing)[:COSTLY]

    def look_again(self, move: Played, seconds: float, unit: Unit) -> list[TurningPoint]:
        seed = move.number + 1_000_000
        found = self.ranking(move, seed, AGAIN * self.iterations, seconds)
        better, own = found[0], entry_of(found, move.action)
        cost = cost_of(move.before, better, own)
        if cost < WORTH_TELLING[unit]:
            return []
        known = move.before.determinize(move.before.to_act, seed)
        played, named = advised_move(known, seed, own), advised_move(known, seed, better)
        told = held_against(played, named), held_against(named, played)
        return [TurningPoint(move.number, "move", -cost, *told)]


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seconds: float = SECONDS,
    report: Report = lambda share: None,
) -> Analysis:
    """The review of a finished match; raises BadRecord where the record is wrong. `report` hears how far it is."""
    analyst = Analyst(record, iterations, seconds, report)
    seats = analyst.run()
    asked = sum(len(move.before.legal()) > 1 for move in analyst.played)
    took = round(time.monotonic() - analyst.start, 1)
    return Analysis(record.game, len(analyst.played), seats, asked, len(analyst.decided), took)


def moves_of(record: Record) -> Iterator[Played]:
    before: State | None = None
    for number, step in enumerate(replay(record)):
        after = step.state.clone()
        if before is not None and step.move is not None:
            action = before.game.parse(step.move.notation)
            yield Played(number, before, action, after, step.state.random.used)
        before = after


def spread(moves: list[Played]) -> list[Played]:
    """The same moves in another order: a few from all over the match first, then those between."""
    order = [number for stride in STRIDES for number in range(0, len(moves), stride)]
    return [moves[number] for number in dict.fromkeys(order)]


def entry_of(found: list[Ranked], action: int) -> Ranked:
    return next(entry for entry in found if entry.action == action)


def cost_of(state: State, best: Ranked, own: Ranked) -> int:
    return shown_value(state, best.value) - shown_value(state, own.value)


# ---- luck


def luck_of(move: Played, seat: int) -> int:
    """What the judge says after the draw, less what it says of other draws that could have come."""
    came = mean([standing(move.after.determinize(seat, number), seat) for number in range(REDRAWS)])
    could = mean([standing(redrawn(move, seat, number), seat) for number in range(REDRAWS)])
    share = 2 if move.before.game.advice.judges_chances else 1  # a lead in chances is twice the chance
    return round((came - could) / share)


def redrawn(move: Played, seat: int, number: int) -> State:
    """Where the move would have led with another draw. What somebody else did may be impossible for all that the
    seat knows (a card it has not seen): then only the draw is made anew."""
    state = move.before.determinize(seat, 1_000_003 + number)
    if move.action not in state.legal():
        state = move.before.clone()
        state.random.rekey(1_000_003 + number)
    state.apply(move.action, False)
    return state


def standing(state: State, seat: int) -> float:
    return margins(state, premium_of(state))[seat]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def lucky(draws: list[Draw], unit: Unit) -> list[TurningPoint]:
    """The draws that changed most, for better or worse."""
    told = sorted(draws, key=lambda draw: -abs(draw.luck))[:LUCKY]
    return [TurningPoint(draw.move, "luck", draw.luck) for draw in told if abs(draw.luck) >= WORTH_TELLING[unit]]
