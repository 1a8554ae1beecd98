"""Good moves with their reasons, from what one seat knows and nothing else.

A reason is data: which lines of the score sheet the turn raises, what is promised beyond them, what else changes on
the table, and where the difference to another move lies. Every number is read from score sheets, views and the judge
after the moves of the plan, so it can be counted again; words are found where it is shown.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from atol.bots.ranking import Budget, Ranked, ranked
from atol.core import registry
from atol.core.data import Overlay
from atol.core.game import State

DRAWS = 12  # in how many ways that a seat cannot tell apart a plan is carried out
PROMISE = ""  # in place of a line: what is promised beyond the score sheet
LEAST = 5  # hundredths of a point that are worth a word

Unit = Literal["lead", "points", "chance"]


class Claim(Struct, frozen=True):
    """The points that a line of the score sheet gains by the plan, in hundredths; `sure`: whatever is hidden or
    drawn, otherwise it is the mean."""

    line: str
    points: int
    sure: bool


class Shift(Struct, frozen=True):
    """Something beside points (`Game.aspects`) that the plan changes; `after` is in hundredths, as a mean."""

    key: str
    before: int
    after: int


class Chance(Struct, frozen=True):
    """What may come of the move at once (`Game.chances`), per mille."""

    key: str
    per_mille: int


class Versus(Struct, frozen=True):
    """Held against another move: by how much its result is better, and the line of the score sheet that differs most
    (PROMISE: what lies beyond it), with the difference in hundredths of a point."""

    action: int
    value: int
    line: str
    points: int


class AdvisedMove(Struct, frozen=True):
    """`value` is the expected result in hundredths of a point, or thousandths of a victory; `plan` the whole turn as
    far as it can be foreseen, this move first; `promise` what it adds beyond the score sheet, in hundredths."""

    action: int
    value: int
    plan: list[int]
    claims: list[Claim]
    promise: int
    shifts: list[Shift]
    chances: list[Chance]
    versus: Versus | None = None


class Advised(Struct, frozen=True):
    """The best moves, the best one first. `unit`: the value is a lead over the best other seat, one's own points
    (alone), or the chance to win."""

    unit: Unit
    moves: list[AdvisedMove]


class HintTask(Struct, frozen=True):
    """A hint to be thought about in another process. `state` was dealt from what the seat to act may know."""

    game: str
    overlay: Overlay | None
    state: bytes
    seed: int
    iterations: int
    seconds: float

    def think(self) -> Advised:
        state = registry.game(self.game, self.overlay).from_bytes(self.state)
        return advise(state, self.seed, Budget(self.iterations, self.seconds))


def advise(state: State, seed: int, budget: Budget) -> Advised:
    """The best three moves of the seat to act with their reasons; `state` was dealt from what the seat knows."""
    known = state.determinize(state.to_act, seed)
    moves = [advised_move(known, seed, entry) for entry in ranked(known, seed, budget)[:3]]
    if len(moves) > 1:  # the best one against the runner-up, the others against the best one
        moves = [held_against(moves[0], moves[1]), *[held_against(move, moves[0]) for move in moves[1:]]]
    return Advised(unit_of(state), moves)


def unit_of(state: State) -> Unit:
    if state.game.advice.judges_chances:
        return "chance"
    return "points" if state.seats == 1 else "lead"


def shown_value(state: State, value: float) -> int:
    """A chance is counted from 0 to 1000, where the search has leads from -1000 to 1000."""
    if state.game.advice.judges_chances:
        return max(0, min(1000, round((value + 1000) / 2)))
    return round(value)


# ---- reasons


def advised_move(state: State, seed: int, entry: Ranked) -> AdvisedMove:
    seat = state.to_act
    plan, ends = carried_out(state, seed, entry.plan)
    claims = claims_of(state, ends, seat)
    chances = [Chance(chance.key, chance.value) for chance in state.game.chances(state, entry.action)]
    return AdvisedMove(
        action=entry.action,
        value=shown_value(state, entry.value),
        plan=plan,
        claims=claims,
        promise=0 if state.game.advice.judges_chances else promise_of(state, ends, seat),
        shifts=shifts_of(state, ends, seat),
        chances=chances,
    )


def carried_out(state: State, seed: int, plan: list[int]) -> tuple[list[int], list[State]]:
    """The plan as far as it is possible whatever is hidden, and where it leads in several states that the seat cannot
    tell apart."""
    ends = [state.determinize(state.to_act, seed * 1000003 + number) for number in range(DRAWS)]
    done: list[int] = []
    for action in plan:
        if any((done and end.random.used) or action not in end.legal() for end in ends):
            break
        for end in ends:
            end.apply(action, False)
        done.append(action)
    return done, ends


def points_by_line(state: State, seat: int) -> dict[str, int]:
    return {line.key: line.points for line in state.game.settled_sheet(state, seat)}


def claims_of(state: State, ends: list[State], seat: int) -> list[Claim]:
    """One for each line that changes, the largest change first."""
    before = points_by_line(state, seat)
    after = [points_by_line(end, seat) for end in ends]
    lines = dict.fromkeys([line for sheet in [before, *after] for line in sheet])
    claims = [claim_of(line, before.get(line, 0), [sheet.get(line, 0) for sheet in after]) for line in lines]
    return sorted((claim for claim in claims if claim.points), key=lambda claim: -abs(claim.points))


def claim_of(line: str, before: int, after: list[int]) -> Claim:
    return Claim(line, mean([100 * (points - before) for points in after]), len(set(after)) == 1)


def promise_of(state: State, ends: list[State], seat: int) -> int:
    return mean([beyond_sheet(end, seat) for end in ends]) - beyond_sheet(state, seat)


def beyond_sheet(state: State, seat: int) -> int:
    """What the judge counts on beside the points that stand on the sheet."""
    return state.judge(seat) - 100 * sum(points_by_line(state, seat).values())


def shifts_of(state: State, ends: list[State], seat: int) -> list[Shift]:
    before = aspects_by_key(state, seat)
    after = [aspects_by_key(end, seat) for end in ends]
    shifts = [Shift(key, 100 * value, mean([100 * found[key] for found in after])) for key, value in before.items()]
    return [shift for shift in shifts if shift.before != shift.after]


def aspects_by_key(state: State, seat: int) -> dict[str, int]:
    return {aspect.key: aspect.value for aspect in state.game.aspects(state, seat)}


def mean(numbers: list[int]) -> int:
    return round(sum(numbers) / len(numbers))


# ---- one move against another


def held_against(move: AdvisedMove, other: AdvisedMove) -> AdvisedMove:
    line, points = largest_difference(move, other)
    versus = Versus(other.action, move.value - other.value, line, points)
    return AdvisedMove(
        move.action, move.value, move.plan, move.claims, move.promise, move.shifts, move.chances, versus
    )


def largest_difference(move: AdvisedMove, other: AdvisedMove) -> tuple[str, int]:
    """Of those that speak for the move whose result is better, if there are any."""
    mine, theirs = parts_of(move), parts_of(other)
    differences = [(line, mine.get(line, 0) - theirs.get(line, 0)) for line in dict.fromkeys([*mine, *theirs])]
    better = 1 if move.value >= other.value else -1
    telling = [one for one in differences if better * one[1] >= LEAST]
    return max(telling, key=lambda one: abs(one[1])) if telling else (PROMISE, 0)


def parts_of(move: AdvisedMove) -> dict[str, int]:
    return {**{claim.line: claim.points for claim in move.claims}, PROMISE: move.promise}
