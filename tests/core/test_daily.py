"""The daily sea: the same for everyone, another one every day and for every game."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from atol.core import registry
from atol.core.daily import ALONE, RIVAL, NoSuchDaily, daily_kinds, daily_setup, daily_shuffle
from atol.core.meta import Meta
from atol.core.shuffle import KNOWN, shuffle_from

DAY = date(2026, 11, 16)
METAS = registry.installed_games()


def test_the_seed_follows_from_the_date_and_the_game() -> None:
    """Written down, so that a change which would give people different seas is seen."""
    text = "ba2ffae962934654b5a38f22cfde2c6200f57c5df2ababc1d9c74a96a04c00f4"
    assert daily_shuffle("a game", DAY).text() == text


def test_every_day_and_every_game_has_another_sea() -> None:
    days = [DAY + timedelta(days=number) for number in range(366)]
    seeds = {daily_shuffle(meta.id, day).text() for meta in METAS for day in days}
    assert len(seeds) == len(METAS) * len(days)


def test_the_shuffle_says_that_it_was_known() -> None:
    shuffle = daily_shuffle(METAS[0].id, DAY)
    assert shuffle.kind == KNOWN
    assert shuffle_from(shuffle.kind, shuffle.text()) == shuffle


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.id)
def test_every_game_has_a_daily_sea_that_can_be_begun(meta: Meta) -> None:
    assert daily_kinds(meta)
    for kind in daily_kinds(meta):
        setup = daily_setup(meta, DAY, kind)
        assert meta.check_seats(setup.seats) == (1 if kind == ALONE else 2)
        state = registry.game(meta.id).new(setup.seats, daily_shuffle(meta.id, DAY).setup_seed())
        assert 0 <= setup.seat < state.seats


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.id)
def test_only_games_for_one_are_played_alone(meta: Meta) -> None:
    if meta.seats[0] == 1:
        assert set(daily_kinds(meta)) == {ALONE, RIVAL}
    else:
        with pytest.raises(NoSuchDaily):
            daily_setup(meta, DAY, ALONE)


@pytest.mark.parametrize("meta", [meta for meta in METAS if meta.sides], ids=lambda meta: meta.id)
def test_where_seats_are_sides_the_day_says_which_one(meta: Meta) -> None:
    days = [DAY + timedelta(days=number) for number in range(20)]
    assert {daily_setup(meta, day, RIVAL).seat for day in days} == {0, 1}
