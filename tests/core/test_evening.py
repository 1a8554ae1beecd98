"""What the helpers of all boxes share: lines that are heard, the ranking at the end, laying out."""

from __future__ import annotations

import pytest

from atol.core import registry
from atol.core.errors import BadSeats
from atol.core.evening import PREPARE, BadLine, Preparation, Preparing, demand, ranking_of, retell
from atol.core.messages import TieBreak
from atol.locales import LANGUAGES, words
from tests.example import GAME

BOXES = [meta.id for meta in registry.metas().values() if PREPARE in meta.helpers]


class Echo:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def tell(self, word: str, rest: list[str], /) -> None:
        demand(word != "sing", "told-word")
        self.heard.append(word)


def test_lines_are_heard_in_their_order() -> None:
    echo = Echo()
    retell(GAME.meta, echo, ["take 1", "play 2"])
    assert echo.heard == ["take", "play"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_that_does_not_fit_is_named_with_the_reason(language: str) -> None:
    with pytest.raises(BadLine) as caught:
        retell(GAME.meta, Echo(), ["take 1", "sing 3"])
    text = caught.value.words(language)
    assert "2" in text
    assert "sing 3" in text
    assert words(language).say("told-word") in text


def test_places_follow_points_and_then_the_tie_breaks() -> None:
    ranking = ranking_of([5, 9, 9, 2], [TieBreak("cards", [0, 1, 3, 0])])
    assert ranking.places == [3, 2, 1, 4]
    assert ranking.winners == [2]
    assert ranking.decision is not None
    assert (ranking.decision.key, ranking.decision.won, ranking.decision.lost) == ("cards", 3, 1)


def test_where_fewer_decide_fewer_win() -> None:
    assert ranking_of([4, 4], [TieBreak("shrimps", [2, 0], fewer=True)]).places == [2, 1]


def test_those_whom_nothing_tells_apart_share_their_place() -> None:
    ranking = ranking_of([4, 4, 1], [TieBreak("cards", [2, 2, 9])])
    assert (ranking.places, ranking.winners, ranking.decision) == ([1, 1, 3], [0, 1], None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_every_step_of_laying_out_a_box_can_be_said(game: str, language: str) -> None:
    meta, spoken = registry.metas()[game], words(language)
    spoken.add(meta.package)
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        for option in meta.options:
            for value in option.values:
                preparation = registry.game(game).helpers[PREPARE].reply(Preparing(seats, {option.name: value}))
                assert isinstance(preparation, Preparation)
                for step in preparation.steps:
                    text = spoken.say(f"{game}-prepare-{step.name}", **step.details)
                    assert f"{game}-prepare" not in text
                    assert "{" not in text


def test_a_box_is_not_laid_out_for_more_people_than_can_play() -> None:
    with pytest.raises(BadSeats):
        GAME.helpers[PREPARE].reply(Preparing(9))
