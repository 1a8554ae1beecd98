"""Hints: their reasons are counted again from the score sheets after the moves, and know only what a seat knows."""

from __future__ import annotations

import pytest

from atol.bots.ranking import Budget
from atol.bots.simple import RandomBot
from atol.core import registry
from atol.core.game import State
from atol.table.hints import DRAWS, PROMISE, Advised, AdvisedMove, advise

GAMES = list(registry.metas())
FEW, MANY = 8, 100
TRIALS = 24


def positions(game: str, count: int) -> list[State]:
    """Positions with a choice, from several matches that somebody plays at random, spread over their length."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = registry.game(game).new(max(2, registry.meta(game).seats[0]), seed)
        wait = 5 + 11 * (seed % 7)
        while not state.over and len(found) < count:
            if len(state.legal()) > 1 and state.ply >= wait:
                found.append(state.clone())
                wait = state.ply + 23
            state.apply(RandomBot().choose(state, seed * 1009 + state.ply))
    return found


def ends(state: State, seed: int, move: AdvisedMove) -> list[State]:
    known = state.determinize(state.to_act, seed)
    reached = [known.determinize(state.to_act, seed * 1000003 + number) for number in range(DRAWS)]
    for end in reached:
        for action in move.plan:
            end.apply(action)
    return reached


def gained(before: State, after: State, seat: int, line: str) -> int:
    """The points of one line of the score sheet, after less before."""

    def points(state: State) -> int:
        return sum(entry.points for entry in state.game.settled_sheet(state, seat) if entry.key == line)

    return points(after) - points(before)


def check_claims(state: State, seed: int, move: AdvisedMove) -> int:
    """Every claim of a hint, counted anew; returns how many there were."""
    seat, reached = state.to_act, ends(state, seed, move)
    claimed = {claim.line: claim for claim in move.claims}
    lines = {entry.key for one in [state, *reached] for entry in state.game.settled_sheet(one, seat)}
    for line in lines:
        gains = [gained(state, end, seat, line) for end in reached]
        mean = round(100 * sum(gains) / DRAWS)
        assert mean == (claimed[line].points if line in claimed else 0), (line, gains)
        assert line not in claimed or claimed[line].sure == (len(set(gains)) == 1)
    check_on_the_table(state, seat, move)
    check_aspects(state, seat, move, reached)
    return len(move.claims) + len(move.shifts) + len(move.chances)


def check_on_the_table(state: State, seat: int, move: AdvisedMove) -> None:
    """What is called sure comes true in the position itself, with all that is hidden in it."""
    if all(claim.sure for claim in move.claims):
        true = state.clone()
        for action in move.plan:
            if action not in true.legal():
                return  # something was shown on the way, and the seat would think anew
            true.apply(action)
        for claim in move.claims:
            assert 100 * gained(state, true, seat, claim.line) == claim.points


def check_aspects(state: State, seat: int, move: AdvisedMove, reached: list[State]) -> None:
    def value(one: State, key: str) -> int:
        return next(aspect.value for aspect in state.game.aspects(one, seat) if aspect.key == key)

    for shift in move.shifts:
        assert shift.before == 100 * value(state, shift.key)
        assert shift.after == round(100 * sum(value(end, shift.key) for end in reached) / DRAWS)
        assert shift.before != shift.after


def check_comparison(hint: Advised, move: AdvisedMove) -> None:
    assert move.versus is not None
    other = next(one for one in hint.moves if one.action == move.versus.action)
    assert move.versus.value == move.value - other.value
    if move.versus.line != PROMISE:
        mine, theirs = (
            sum(claim.points for claim in one.claims if claim.line == move.versus.line) for one in (move, other)
        )
        assert move.versus.points == mine - theirs
    elif move.versus.points:
        assert move.versus.points == move.promise - other.promise


def check_hints(game: str, count: int) -> None:
    claims = 0
    for seed, state in enumerate(positions(game, count)):
        hint = advise(state, seed, Budget(TRIALS, 30.0))
        assert [move.value for move in hint.moves] == sorted((move.value for move in hint.moves), reverse=True)
        assert len({move.action for move in hint.moves}) == len(hint.moves) <= 3
        for move in hint.moves:
            assert move.action == move.plan[0]
            assert move.action in state.legal()
            claims += check_claims(state, seed, move)
            if len(hint.moves) > 1:
                check_comparison(hint, move)
    assert claims >= count, "hints without a reason say nothing"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_true(game: str) -> None:
    check_hints(game, FEW)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_true_in_a_hundred_positions(game: str) -> None:
    check_hints(game, MANY)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_depends_on_nothing_that_its_seat_cannot_know(game: str) -> None:
    (state,) = positions(game, 1)
    elsewhere = state.determinize(state.to_act, 4711)  # the same to that seat, other cards in other hands
    assert advise(state, 3, Budget(8, 30.0)) == advise(elsewhere, 3, Budget(8, 30.0))
