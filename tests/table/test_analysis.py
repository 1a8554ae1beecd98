"""Finished matches explained: what each decision was worth, what moves cost, what was luck."""

from __future__ import annotations

import msgspec
import pytest

from atol.arena.match import play_match, record_match, setting_of
from atol.core import registry
from atol.core.advice import TURNS, Advice
from atol.core.record import Record
from atol.table.analysis import Analysis, analyse, luck_of, moves_of, spread
from atol.table.hints import AdvisedMove
from tests.example import EXAMPLE

ENOUGH = 60.0
RISKY = next(
    game
    for game, advice in [(game, registry.game(game).advice) for game in registry.metas()]
    if type(advice) is not Advice and not advice.judges_chances
)  # has a policy, and both seats see the same draws
PLANNED = next(game for game in registry.metas() if registry.game(game).advice.search == TURNS)


def match_of(game: str, *bots: str, seed: int = 1) -> Record:
    setting = setting_of(game, bots, seed, {})
    return record_match(setting, play_match(setting, 0))


@pytest.fixture(scope="module")
def match() -> Record:
    return match_of(EXAMPLE, "greedy", "random")


@pytest.fixture(scope="module")
def explained(match: Record) -> Analysis:
    return analyse(match, iterations=6, seconds=ENOUGH)


def test_every_decision_of_every_seat_is_looked_at(match: Record, explained: Analysis) -> None:
    asked = [move for move in moves_of(match) if len(move.before.legal()) > 1]
    assert explained.looked_at == explained.decisions == len(asked)
    for seat in explained.seats:
        own = [move.number for move in asked if move.before.to_act == seat.seat]
        assert [decision.move for decision in seat.decisions] == own
        assert all(decision.cost >= 0 for decision in seat.decisions)
        assert seat.cost == sum(decision.cost for decision in seat.decisions)


def test_the_result_is_that_of_the_match(match: Record, explained: Analysis) -> None:
    *_, last = moves_of(match)
    mine, theirs = last.after.scores()
    assert [seat.result for seat in explained.seats] == [100 * (mine - theirs), 100 * (theirs - mine)]


def test_whoever_plays_at_random_gives_most_away(explained: Analysis) -> None:
    greedy, random = explained.seats
    assert random.cost > 2 * greedy.cost
    assert any(point.kind == "move" for point in random.turning_points)


def test_a_turning_point_names_a_better_move_and_why(match: Record, explained: Analysis) -> None:
    played = list(moves_of(match))
    points = [point for seat in explained.seats for point in seat.turning_points if point.kind == "move"]
    assert points
    for point in points:
        move = played[point.move - 1]
        own, better = point.played, point.better
        assert isinstance(own, AdvisedMove)
        assert isinstance(better, AdvisedMove)
        assert own.action == move.action != better.action
        assert better.action in move.before.legal()
        assert own.value - better.value == point.swing < 0
        assert better.versus is not None
        assert better.versus.action == own.action


@pytest.mark.long
def test_luck_is_what_a_draw_brings_beyond_its_mean() -> None:
    """Whoever meets all draws of a move alike is lucky as often as not."""
    record = match_of(RISKY, "greedy", "greedy")
    drawn = [move for move in moves_of(record) if move.drawn]
    lucks = [luck_of(move, seat) for move in drawn for seat in range(2)]
    assert any(luck > 0 for luck in lucks)
    assert any(luck < 0 for luck in lucks)
    assert abs(sum(lucks)) <= len(lucks), "with two seats what one wins the other loses"


def test_a_review_keeps_to_its_time() -> None:
    record = match_of(PLANNED, "random", "random")
    found = analyse(record, iterations=1000, seconds=1.0)
    assert found.seconds < 20.0
    looked = [decision.move for seat in found.seats for decision in seat.decisions]
    assert found.looked_at == len(looked) < found.decisions


def test_moves_are_spread_over_the_match(match: Record) -> None:
    moves = list(moves_of(match))
    order = spread(moves)
    assert sorted(move.number for move in order) == [move.number for move in moves]
    assert [move.number for move in order[:4]] == [1, 65, 33, 97]


def test_progress_only_grows(match: Record) -> None:
    told: list[float] = []
    analyse(match, iterations=1, seconds=ENOUGH, report=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_an_analysis_travels_as_json(explained: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(explained), type=Analysis) == explained


@pytest.mark.long
@pytest.mark.parametrize("game", list(registry.metas()))
def test_every_game_is_explained(game: str) -> None:
    found = analyse(match_of(game, "greedy", "random"), iterations=8, seconds=ENOUGH)
    assert found.looked_at > 0
    assert any(seat.turning_points for seat in found.seats)
