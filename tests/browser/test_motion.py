"""Things travel from where they were, and every point is announced where it was made."""

from __future__ import annotations

import random

import pytest
from tools.serving import RunningServer

from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.rehearsal import open_after, played_line, take_turns
from tests.browser.sitting import Sitting
from tests.example import EXAMPLE

STEPS = 36
SEED, LAST = f"{1:064x}", 2  # moves
# How wide the board was and is when the browser lets it glide from one page to another.
GLIDES = """
const begin = document.startViewTransition.bind(document);
window.glides = [];
document.startViewTransition = (change) => {
  const transition = begin(change);
  const isBoard = ({ effect }) => effect.pseudoElement === '::view-transition-group(board)';
  transition.ready.then(() => glides.push(...document.getAnimations().filter(isBoard)
    .map(({ effect }) => effect.getKeyframes().map(({ width }) => parseInt(width)))));
  return transition;
};
"""
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
    announced.expect_all_marked()
    assert announced.gained.total() > 0
    assert set(seen["changed"]) - NO_PROPERTIES <= {"transform", "opacity"}, "layout would be slow"


@pytest.mark.long
def test_with_reduced_motion_nothing_travels_and_every_point_is_announced(visit: Visit) -> None:
    announced = watched_match(visit(), "calm")
    seen = announced.seen()
    assert seen["flights"] == []
    assert seen["changed"] == []
    assert seen["rings"] > 5, "an outline says where something came to lie"
    announced.expect_all_marked()
    assert announced.gained.total() > 0


@pytest.mark.long
def test_the_board_glides_to_its_place_beside_the_result(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(motion=True), visit(motion=True)
    maja.page.add_init_script(GLIDES)
    open_after(server.address, EXAMPLE, SEED, played_line(EXAMPLE, 2, SEED)[:-LAST], maja, ola)
    assert take_turns([maja, ola], random.Random(1))
    ((before, after),) = maja.page.wait_for_function("glides.length && glides").json_value()
    assert 0 < before != after > 0
