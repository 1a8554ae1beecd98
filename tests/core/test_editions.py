"""What a game's components said before stays at hand for the matches that began with it."""

from __future__ import annotations

import pytest

from atol.core import registry
from atol.core.data import Overlay, earlier_editions, laid_over
from tests.example import EXAMPLE, GAME


@pytest.mark.parametrize("game_id", list(registry.metas()))
def test_every_edition_of_a_game_is_another_and_is_found_by_its_name(game_id: str) -> None:
    editions = [game.edition for game in registry.editions(game_id)]
    assert len(set(editions)) == len(editions) == 1 + len(earlier_editions(registry.meta(game_id).package))
    for edition in editions:
        game = registry.game_of_edition(game_id, edition)
        assert game is not None
        assert game.edition == edition


def test_an_edition_that_never_was_is_not_found() -> None:
    assert registry.game_of_edition(EXAMPLE, "0" * 16) is None


def test_an_edition_of_an_owner_is_found_with_the_owner_s_overlay() -> None:
    overlay = Overlay(EXAMPLE, "mine", {"start": {"start": {"points": 7}}})
    edition = registry.game(EXAMPLE, overlay).edition
    assert registry.game_of_edition(EXAMPLE, edition) is None
    assert registry.game_of_edition(EXAMPLE, edition, overlay) is not None
    assert registry.game_of_edition(EXAMPLE, GAME.edition, overlay) is None


BEFORE = Overlay("x", "before", {"cards": {"A": {"points": 1, "cost": 2, "source": "guess"}, "B": {"points": 3}}})


def test_an_earlier_edition_stands_alone_where_the_owner_says_nothing() -> None:
    assert laid_over(BEFORE, None) is BEFORE


def test_an_owner_s_fields_win_over_those_of_an_earlier_edition_and_are_marked() -> None:
    both = laid_over(BEFORE, Overlay("x", "mine", {"cards": {"A": {"points": 9}}, "start": {"s": {"eggs": 4}}}))
    mine = {"provenance": "owner", "source": "mine"}
    assert both == Overlay(
        "x",
        "mine",
        {
            "cards": {"A": {"points": 9, "cost": 2, **mine}, "B": {"points": 3}},
            "start": {"s": {"eggs": 4, **mine}},
        },
    )
    assert BEFORE.replace["cards"]["A"]["points"] == 1
