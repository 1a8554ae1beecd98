"""Things travel from where they were, and every point is announced where it was made."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.sitting import Sitting

STEPS = 36
# Everything that comes onto the layer above the page, and what each animation there changes.
WATCH = """
window.seen = { marks: [], flights: [], rings: 0, changed: [] };
new MutationObserver((records) => {
  for (const node of records.flatMap((record) => [...record.addedNodes])) {
    if (!node.dataset || !node.closest('.motion-stage')) continue;
    if (node.dataset.mark) seen.marks.push([Number(node.dataset.mark), Number(node.dataset.points)]);
    if (node.dataset.flight) seen.flights.push([node.dataset.flight, node.getAnimations().length]);
    if (node.className === 'ring') seen.rings += 1;
    for (const animation of node.getAnimations())
      seen.changed.push(...animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  }
}).observe(document, { childList: true, subtree: true });
"""
NO_PROPERTIES = {"offset", "computedOffset", "easing", "composite"}


class Gained:
    """The points that the server told this browser, by seat."""

    def __init__(self, sitting: Sitting) -> None:
        self.points: Counter[int] = Counter()
        sitting.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._count(json.loads(text)))

    def _count(self, message: dict[str, Any]) -> None:
        for gain in message.get("gains", []):
            self.points[gain["seat"]] += gain["points"]


def watched_match(sitting: Sitting, speed: str) -> tuple[dict[str, Any], Counter[int]]:
    """Some moves of a match against a bot: what was seen on the layer, and the points that were told."""
    sitting.page.add_init_script(WATCH)
    sitting.page.add_init_script(f"if (location.host) localStorage.setItem('atol.speed', '\"{speed}\"')")
    gained = Gained(sitting)
    sitting.begin("bot:easy")
    chance = random.Random(1)
    for _ in range(STEPS):
        sitting.step(chance)
    sitting.situation()
    seen: dict[str, Any] = sitting.page.evaluate("window.seen")
    return seen, gained.points


def announced(seen: dict[str, Any]) -> Counter[int]:
    points: Counter[int] = Counter()
    for seat, number in seen["marks"]:
        points[seat] += number
    return points


@pytest.mark.parametrize("size", [WIDE, pytest.param(PHONE, marks=pytest.mark.long)])
def test_pieces_travel_and_every_point_is_announced(visit: Visit, size: tuple[int, int]) -> None:
    seen, gained = watched_match(visit(size, motion=True), "quick")
    kinds = {piece.partition(":")[0] for piece, animations in seen["flights"] if animations}
    assert kinds == {"card", "coral"}
    assert all(animations for _, animations in seen["flights"])
    assert announced(seen) == gained
    assert sum(gained.values()) > 0
    assert set(seen["changed"]) - NO_PROPERTIES <= {"transform", "opacity"}, "layout would be slow"


@pytest.mark.long
def test_with_reduced_motion_nothing_travels_and_every_point_is_announced(visit: Visit) -> None:
    seen, gained = watched_match(visit(), "calm")
    assert seen["flights"] == []
    assert seen["changed"] == []
    assert seen["rings"] > 5, "an outline says where something came to lie"
    assert announced(seen) == gained
    assert sum(gained.values()) > 0
