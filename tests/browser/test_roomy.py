"""A calm table: every card and every choice can be seen whole on every screen, and the board stays where it is."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from atol.core import registry
from tests.browser.fixtures import Visit
from tests.browser.looks import resize
from tests.browser.sitting import Sitting

SCREENS = [(1280, 800), (1600, 900), (820, 1180), (390, 844), (360, 640), (844, 390)]
WIDE = SCREENS[:2]
STEADY_PX = 1
FIRST_STEPS = 6
LONG_POSITIONS = 20
LONG_STRIDE = 5

# Every card and choice of the hand, and the buttons: is it within everything that cuts it off? What an arrow brings
# is not lost. Of a card that lies under the next one a finger's width must be seen.
TROUBLES = """() => {
  const FINGER = 44, SLACK = 2;
  const hand = document.querySelector('[data-part="hand"], [data-part="pools"]');
  const shown = (one) => one.getClientRects().length > 0;
  const things = [...(hand?.querySelectorAll('li button, button[aria-disabled]') ?? [])].filter(shown);
  const named = (one) => one.getAttribute('aria-label')?.slice(0, 30) ?? one.textContent.slice(0, 30);
  const cuts = (box) => /auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow);
  const outside = (inner, outer) => inner.left < outer.left - SLACK || inner.right > outer.right + SLACK
    || inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK;
  const clipped = (one) => {
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const arrows = around.parentElement?.querySelector(':scope > [data-testid^="row-"]');
      if (arrows) return null;
      if (cuts(around) && outside(box, around.getBoundingClientRect())) return around.className || around.tagName;
    }
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return outside(box, screen) ? 'the screen' : null;
  };
  const covered = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const side = Math.min(a.width, b.width, a.height, b.height);
    return across > side * 0.35 && down > side * 0.35 && b.left - a.left < FINGER;
  };
  const buttons = document.querySelector('[data-part="actions"]');
  const cut = [...things, buttons].filter(clipped);
  const lost = cut.map((one) => `${named(one)}: cut off by ${clipped(one)}`);
  const hidden = things.flatMap((one, at) => things.slice(at + 1).filter((other) => covered(one, other))
    .map((other) => `${named(one)} lies under ${named(other)}`));
  return [...lost, ...hidden];
}"""
# The board is measured and drawn anew after its space has changed, so it is asked until it answers the same again.
BOARD = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const measured = () => {
    const { x, y, width, height } = document.querySelector('[data-testid="board"]').getBoundingClientRect();
    return [x, y, width, height];
  };
  let last = [], now = measured();
  for (; String(last) !== String(now); now = measured()) { last = now; await drawn(); await drawn(); }
  return now;
}"""


def troubles(page: Page) -> list[str]:
    """What cannot be seen whole, screen by screen."""
    found = []
    for size in SCREENS:
        resize(page, size)
        found += [f"{size}: {trouble}" for trouble in page.evaluate(TROUBLES)]
    resize(page, WIDE[0])
    return found


def boards(page: Page, sizes: list[tuple[int, int]]) -> list[float]:
    """Where the board lies on each of these screens, and how large it is."""
    lies: list[float] = []
    for size in sizes:
        resize(page, size)
        lies += page.evaluate(BOARD)
    return lies


def moved(before: list[float], after: list[float]) -> bool:
    return any(abs(was - now) > STEADY_PX for was, now in zip(before, after, strict=True))


def sit_down(visit: Visit, game: str) -> Sitting:
    maja = visit()
    maja.begin("bot:novice", game=game)
    maja.situation()
    return maja


@pytest.mark.parametrize("game", sorted(registry.metas()))
def test_the_hand_is_seen_whole_and_the_board_stays(visit: Visit, game: str) -> None:
    maja = sit_down(visit, game)
    chance = random.Random(3)
    before = boards(maja.page, WIDE[:1])
    for _ in range(FIRST_STEPS):
        maja.step(chance)
    maja.situation()
    after = boards(maja.page, WIDE[:1])
    assert not moved(before, after), (before, after)
    assert troubles(maja.page) == []


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(registry.metas()))
def test_twenty_positions_are_seen_whole(visit: Visit, game: str) -> None:
    maja = sit_down(visit, game)
    chance = random.Random(8)
    before = boards(maja.page, WIDE)
    for _ in range(LONG_POSITIONS):
        assert troubles(maja.page) == []
        after = boards(maja.page, WIDE)
        assert not moved(before, after), (before, after)
        resize(maja.page, WIDE[0])
        for _ in range(LONG_STRIDE):
            maja.step(chance)
        if maja.situation() == "end":
            return
