"""A table on a phone: what can be pressed is as large as a finger, nobody is hidden, and headings have an order."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from atol.core import registry
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import resize
from tests.browser.sitting import Sitting
from tests.example import EXAMPLE

LYING = (844, 390)
SMALL_PHONE = (360, 640)
STEPS = 20
OTHERS = sorted(set(registry.metas()) - {EXAMPLE})
GAMES = [EXAMPLE, *[pytest.param(game, marks=pytest.mark.long) for game in OTHERS]]

# What can be pressed now and is smaller than a finger in either direction, with its size.
SMALL = """() => [...document.querySelectorAll('a, button, [role=button], [role=tab], [aria-disabled=false]')]
  .filter((one) => one.getClientRects().length && one.ariaDisabled !== 'true')
  .filter((one) => !one.disabled && !one.matches('.skip'))
  .map((one) => [one.getAttribute('aria-label') ?? one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
# Points and names of everybody at the table that something else lies over.
HIDDEN = """() => [...document.querySelectorAll('.chips > *')].filter((chip) => {
  const { x, y, width, height } = chip.getBoundingClientRect();
  return !chip.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""
# The tabs that are not seen whole beside the others.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.sheet .tabs .tabs')].flatMap((row) => {
  const { right } = row.getBoundingClientRect();
  const cut = [...row.children].filter((tab) => tab.getBoundingClientRect().right > right + 1);
  return cut.map((tab) => tab.textContent);
})"""
# A level of headings that was left out: h1 and then h3.
LEVELS = """() => {
  const all = [...document.querySelectorAll('h1, h2, h3, h4, h5')].filter((one) => one.getClientRects().length);
  const levels = all.map((one) => Number(one.tagName[1]));
  return all.filter((_, at) => levels[at] > (levels[at - 1] ?? 0) + 1).map((one) => one.textContent.trim());
}"""


def sit_down(visit: Visit, game: str, size: tuple[int, int]) -> Sitting:
    maja = visit(size)
    maja.begin("bot:novice", game=game)
    maja.situation()
    return maja


def settled_small(page: Page) -> list[str]:
    """A drawing takes a moment to have its new size."""
    small: list[str] = page.evaluate(SMALL)
    if small:
        page.wait_for_timeout(400)
        small = page.evaluate(SMALL)
    return small


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_whatever_can_be_pressed_is_as_large_as_a_finger(visit: Visit, game: str) -> None:
    maja = sit_down(visit, game, PHONE)
    chance = random.Random(4)
    for _ in range(STEPS):
        if maja.situation() == "end":
            return
        assert settled_small(maja.page) == []
        maja.step(chance)


@pytest.mark.parametrize("game", GAMES)
def test_no_level_of_headings_is_left_out(visit: Visit, game: str) -> None:
    page = sit_down(visit, game, WIDE).page
    assert page.evaluate(LEVELS) == []
    resize(page, PHONE)
    tabs = page.locator(".sheet .tabs [aria-pressed], .sheet [role=tab]")
    assert tabs.count() > 1
    board = page.get_by_test_id("board")
    lies = board.bounding_box()
    for tab in tabs.all():
        tab.click()
        assert page.evaluate(LEVELS) == []
        assert board.bounding_box() == lies, "the board is as large whatever is read below it"


@pytest.mark.parametrize("game", GAMES)
def test_every_tab_of_a_phone_can_be_read(visit: Visit, game: str) -> None:
    maja = visit(PHONE, "pl")
    maja.begin("bot:novice", game=game)
    maja.situation()
    for size in (PHONE, SMALL_PHONE):
        resize(maja.page, size)
        assert maja.page.locator(".sheet .tabs .tabs button").count() > 2
        assert maja.page.evaluate(OUT_OF_SIGHT) == []


def test_a_phone_that_lies_on_its_side_shows_everybody_s_points(visit: Visit) -> None:
    page = sit_down(visit, EXAMPLE, LYING).page
    assert page.locator(".chips > *").count() > 1
    assert page.evaluate(HIDDEN) == 0
