"""What the layer above a page shows of a match, beside the points that the server tells."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.sitting import Sitting

LOOKS, LOOK_AGAIN_MS = 50, 200
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


class Announced:
    """Listens from the first page on: what the server told this browser, and what it showed."""

    def __init__(self, sitting: Sitting) -> None:
        self.page = sitting.page
        self.gained: Counter[int] = Counter()
        self.page.add_init_script(WATCH)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._count(json.loads(text)))

    def _count(self, message: dict[str, Any]) -> None:
        for gain in message.get("gains", []):
            self.gained[gain["seat"]] += gain["points"]

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate("window.seen")
        return seen

    def flights(self) -> set[str]:
        """The kinds of things that flew: a card, a coral, a fish."""
        return {piece.partition(":")[0] for piece, animations in self.seen()["flights"] if animations}

    def marked(self) -> Counter[int]:
        """The points by seat that stood on the board."""
        points: Counter[int] = Counter()
        for seat, number in self.seen()["marks"]:
            points[seat] += number
        return points

    def expect_all_marked(self) -> None:
        """Every point that was told stood on the board; those of the last update may take a moment."""
        for _ in range(LOOKS):
            if self.marked() == self.gained:
                break
            self.page.wait_for_timeout(LOOK_AGAIN_MS)
        assert self.marked() == self.gained
