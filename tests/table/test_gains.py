"""Every point is told when it is made: whose it is, and which line of the score sheet it stands in."""

from __future__ import annotations

from atol.core.messages import Gain, ScoreDetail, ScoreLine
from atol.table.gains import gains_of
from tests.table.tables import finish, step, table_of


def test_the_gains_of_a_match_add_up_to_its_scores() -> None:
    table = table_of()
    total = [sum(line.points for line in table.score_sheet(seat, None) or ()) for seat in (0, 1)]
    while not table.over:
        step(table, 1, seed=table.version)
        for gain in table.gains(None, table.version - 1):
            total[gain.seat] += gain.points
    assert total == table.scores()


def test_gains_are_told_with_the_version_that_brought_them_and_not_again() -> None:
    table = finish(table_of())
    assert table.gains(0, table.version - 1)
    assert table.gains(0, table.version) == []


def test_hidden_points_are_gained_unseen_until_the_end() -> None:
    table = table_of(points="hidden")
    seen = {gain.seat for _ in range(60) for gain in step(table, 1, seed=table.version).gains(0, table.version - 1)}
    assert not table.over
    assert seen == {0}


def test_a_gain_names_the_details_that_are_new() -> None:
    old = (ScoreLine("fish", 3, (ScoreDetail("a", 3),)), ScoreLine("eggs", 2))
    new = (ScoreLine("fish", 7, (ScoreDetail("a", 3), ScoreDetail("b", 4))), ScoreLine("eggs", 2))
    assert gains_of(1, old, new) == [Gain(1, "fish", 4, ("b",))]


def test_a_choice_says_the_points_it_brings_where_they_are_certain() -> None:
    table, said = table_of(), 0
    while not table.over:
        seat, before = table.to_act, table.version
        choice = table.choices(seat)[0]
        table.play(seat, choice.action)
        if choice.points is not None:
            said += 1
            assert choice.points == sum(gain.points for gain in table.gains(seat, before) if gain.seat == seat)
    assert said > 20
