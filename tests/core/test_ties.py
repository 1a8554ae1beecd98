"""What decided between equal points is known and said."""

from __future__ import annotations

import pytest

from atol.core.messages import TieBreak
from atol.core.ties import Decision, decided_by, decision_words, settled
from atol.locales import words
from pearls.game import PearlsGame
from pearls.state import PearlsState


class Tied(PearlsState):
    """A match that ended with these points and tie-breaks."""

    points: list[int]
    rules: list[TieBreak]

    def scores(self) -> list[int]:
        return self.points

    def tie_breaks(self) -> list[TieBreak]:
        return self.rules


def tied(points: list[int], *rules: TieBreak) -> Tied:
    game = PearlsGame()
    state = Tied(game, len(points), {}, game.new(2, 1).random)
    state.points, state.rules = points, list(rules)
    return state


@pytest.mark.parametrize(
    ("points", "rules", "ahead", "decision"),
    [
        ([20, 18], [TieBreak("shells", [1, 5])], [0], None),
        ([20, 20], [], [0, 1], None),
        ([20, 20], [TieBreak("shells", [1, 5])], [1], Decision("shells", 5, 1)),
        ([20, 20], [TieBreak("shrimps", [1, 5], fewer=True)], [0], Decision("shrimps", 1, 5)),
        ([20, 20], [TieBreak("shells", [2, 2])], [0, 1], None),
        ([9, 20, 20], [TieBreak("shells", [7, 2, 2]), TieBreak("cards", [0, 3, 1])], [1], Decision("cards", 3, 1)),
        (
            [20, 20, 20],
            [TieBreak("shells", [4, 4, 1]), TieBreak("cards", [2, 2, 9])],
            [0, 1],
            Decision("shells", 4, 1),
        ),
    ],
)
def test_tie_breaks_decide_between_those_with_equal_points(
    points: list[int], rules: list[TieBreak], ahead: list[int], decision: Decision | None
) -> None:
    assert settled(tied(points, *rules)) == (ahead, decision)
    assert decided_by(tied(points, *rules)) == decision


def test_nothing_is_said_where_points_decided() -> None:
    assert decision_words(tied([3, 2], TieBreak("shells", [1, 2])), words("pl")) == ""
