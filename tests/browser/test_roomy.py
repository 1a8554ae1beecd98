"""A calm table: every card and every choice can be seen whole on every screen, and the board stays where it is.

That it stays for whole matches of every game is watched where they are played to learn (`test_lessons.py`).
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from atol.core import registry
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import SETTLED, resize
from tests.browser.sitting import Sitting
from tests.browser.steady import resize_unwatched, shifts, watch
from tests.example import EXAMPLE

OTHERS = sorted(set(registry.metas()) - {EXAMPLE})
SCREENS = [
    WIDE,
    (1600, 900),
    (820, 1180),
    PHONE,
    (360, 640),
    (844, 390),
    (640, 400),
]  # the last: a laptop zoomed twice
LARGE_TEXT_PX = 32  # twice the usual size
FIRST_STEPS = 5  # on each of two screens
LONG_POSITIONS = 20
LONG_STRIDE = 5

# Every card and choice of the hand, and the buttons: is it within everything that cuts it off? What an arrow brings
# is not lost. Corners may touch, but no card lies under the next one. A last move that plays itself may end the match
# meanwhile: then there is nothing more to choose.
TROUBLES = """() => {
  if (document.querySelector('#result')) return [];
  const SLACK = 2;
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
    if (one.closest('ul') !== other.closest('ul')) return false; // what is pushed aside is hidden, not on top
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const side = Math.min(a.width, b.width, a.height, b.height);
    return across > side * 0.35 && down > side * 0.35;
  };
  const buttons = document.querySelector('[data-part="actions"]');
  const cut = [...things, buttons].filter(clipped);
  const lost = cut.map((one) => `${named(one)}: cut off by ${clipped(one)}`);
  const hidden = things.flatMap((one, at) => things.slice(at + 1).filter((other) => covered(one, other))
    .map((other) => `${named(one)} lies under ${named(other)}`));
  return [...lost, ...hidden];
}"""


def troubles(page: Page) -> list[str]:
    """What cannot be seen whole, screen by screen."""
    found = []
    for size in SCREENS:
        resize(page, size)
        found += [f"{size}: {trouble}" for trouble in page.evaluate(TROUBLES)]
    resize(page, WIDE)
    return found


def enlarge_text(page: Page) -> None:
    """As somebody sets it in their browser who sees little."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE_TEXT_PX}})
    page.evaluate(SETTLED)


def sit_down(visit: Visit, game: str) -> Sitting:
    maja = visit()
    watch(maja.page)
    maja.begin("bot:novice", game=game)
    maja.situation()
    return maja


@pytest.mark.parametrize("game", [EXAMPLE, *[pytest.param(game, marks=pytest.mark.long) for game in OTHERS]])
def test_the_hand_is_seen_whole_and_the_board_stays(visit: Visit, game: str) -> None:
    maja = sit_down(visit, game)
    chance = random.Random(3)
    for size in (WIDE, PHONE):
        resize_unwatched(maja.page, size)
        for _ in range(FIRST_STEPS):
            maja.step(chance)
        maja.situation()
    assert shifts(maja.page) == []
    assert troubles(maja.page) == []
    resize(maja.page, PHONE)
    enlarge_text(maja.page)
    assert maja.page.evaluate(TROUBLES) == []


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(registry.metas()))
def test_twenty_positions_are_seen_whole(visit: Visit, game: str) -> None:
    maja = sit_down(visit, game)
    chance = random.Random(8)
    for _ in range(LONG_POSITIONS):
        assert troubles(maja.page) == []
        for _ in range(LONG_STRIDE):
            maja.step(chance)
        if maja.situation() == "end":
            return
