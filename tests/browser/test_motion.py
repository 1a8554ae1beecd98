"""Things travel from where they were, and every point is announced where it was made."""

from __future__ import annotations

import random

import pytest

from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.sitting import Sitting

STEPS = 36
NO_PROPERTIES = {"offset", "computedOffset", "easing", "composite"}


def watched_match(sitting: Sitting, speed: str) -> Announced:
    """Some moves of a match against a bot."""
    announced = Announced(sitting)
    sitting.page.add_init_script(f"if (location.host) localStorage.setItem('atol.speed', '\"{speed}\"')")
    sitting.begin("bot:easy")
    chance = random.Random(1)
    for _ in range(STEPS):
        sitting.step(chance)
    sitting.situation()
    return announced


@pytest.mark.long
@pytest.mark.parametrize("size", [WIDE, pytest.param(PHONE, marks=pytest.mark.long)])
def test_pieces_travel_and_every_point_is_announced(visit: Visit, size: tuple[int, int]) -> None:
    announced = watched_match(visit(size, motion=True), "quick")
    seen = announced.seen()
    assert {"card", "coral"} <= announced.flights() <= {"card", "coral", "coin"}
    assert all(animations for _, animations in seen["flights"])
    assert announced.marked() == announced.gained
    assert announced.gained.total() > 0
    assert set(seen["changed"]) - NO_PROPERTIES <= {"transform", "opacity"}, "layout would be slow"


@pytest.mark.long
def test_with_reduced_motion_nothing_travels_and_every_point_is_announced(visit: Visit) -> None:
    announced = watched_match(visit(), "calm")
    seen = announced.seen()
    assert seen["flights"] == []
    assert seen["changed"] == []
    assert seen["rings"] > 5, "an outline says where something came to lie"
    assert announced.marked() == announced.gained
    assert announced.gained.total() > 0
