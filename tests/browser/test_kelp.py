"""Kelp by clicking: a whole match on each side, the curtain between the two, and the same for everybody."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.sitting import GONE_MS, Sitting
from tests.browser.test_access import serious

MOST_STEPS = 700
SWAP = "Swap sides"
HIDEOUT = "hideout-1"
ASKED = "() => document.querySelector('[data-testid=\"ask\"] b')?.innerText ?? ''"


def begin(maja: Sitting, side: str, bot: str = "greedy") -> None:
    """Maja is one side, a bot the other."""
    maja.begin(f"bot:{bot}", game="kelp", option=[SWAP] if side == "shark" else [])
    maja.situation()


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def play_to_the_end(maja: Sitting, seed: int) -> set[str]:
    """Clicks what glows, and only sometimes goes on where there is something to choose; says what was asked.

    A shark that spends whenever it can is soon worn out by hunger.
    """
    spend = maja.page.get_by_role("button", name="Spend energy", exact=True)
    chance = random.Random(seed)
    asked: set[str] = set()
    for _ in range(MOST_STEPS):
        situation = maja.situation()
        if situation == "end":
            return asked
        asked.add(maja.page.evaluate(ASKED))
        if situation != "confirm" and spend.is_visible():
            with suppress(TimeoutError):
                spend.click(timeout=GONE_MS)
            continue
        if situation == "next" and chance.random() < 0.5 and maja.open_targets().count():
            situation = "choose"
        maja.do(situation, chance)
    raise AssertionError(f"the match did not end in {MOST_STEPS} steps")


def test_a_whole_match_as_the_shark(visit: Visit) -> None:
    maja = visit()
    begin(maja, "shark", bot="random")
    asked = play_to_the_end(maja, seed=2)
    assert "Choose a hideout to start from" in asked
    assert asked & {"Swim: where to?", "Place a current, or swim on"}
    assert len(asked) > 4
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win"))).to_be_visible()
    assert maja.verified_record().over


def test_a_whole_match_as_the_octopus_on_a_phone(visit: Visit) -> None:
    maja = visit(PHONE)
    begin(maja, "octopus")
    asked = play_to_the_end(maja, seed=1)
    assert "Your turn: play a card, draw, or discard to hide" in asked
    expect(maja.page.get_by_role("heading", name=re.compile("wins|You win"))).to_be_visible()


def test_a_curtain_falls_between_the_two_and_hides_the_blocks(visit: Visit) -> None:
    maja = visit()
    maja.begin("here:Ola", game="kelp")
    page = maja.page
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Ola")
    curtain.get_by_role("button").click()
    expect(page.locator('[aria-label*="hidden octopus"]')).to_have_count(0)
    expect(page.locator('.area[aria-label*=", hidden"]')).to_have_count(9)
    place(page, HIDEOUT).click()
    page.get_by_test_id("confirm").click()
    expect(curtain).to_contain_text("Maja")
    expect(page.locator(".area")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.locator('[aria-label*="hidden octopus"]')).to_have_count(1)


def test_the_shark_begins_with_the_keyboard_and_reads_its_notes(visit: Visit) -> None:
    maja = visit()
    begin(maja, "shark")
    page = maja.page
    expect(page.locator(".odds")).to_have_count(9)
    expect(page.locator('[data-walk="notes"] li')).to_have_count(9)
    place(page, "b2").focus()
    for key, name in [("ArrowUp", "b1-b2"), ("ArrowUp", "b1"), ("ArrowLeft", "a1-b1"), ("ArrowLeft", "a1")]:
        page.keyboard.press(key)
        expect(place(page, name)).to_be_focused()
    place(page, HIDEOUT).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(place(page, HIDEOUT)).to_have_attribute("aria-label", re.compile("hideout 1: the shark"))


def test_a_table_without_odds_lets_the_shark_make_marks(visit: Visit) -> None:
    maja = visit()
    maja.begin("here:Ola", game="kelp", option="not shown: the shark keeps count")
    page = maja.page
    page.get_by_test_id("curtain").get_by_role("button").click()
    expect(page.locator(".area")).to_have_count(9)
    expect(page.locator(".odds")).to_have_count(0)
    page.get_by_role("button", name="b2, your mark: nothing").click()
    expect(page.get_by_role("button", name="b2, your mark: octopus")).to_be_visible()
    expect(page.locator(".odds")).to_have_count(1)


@pytest.mark.parametrize(
    ("side", "size", "dark"),
    [("shark", WIDE, False), ("shark", PHONE, True), ("octopus", WIDE, True)],
)
def test_axe_finds_nothing_serious(visit: Visit, side: str, size: tuple[int, int], dark: bool) -> None:
    maja = visit(size, dark=dark)
    begin(maja, side)
    assert serious(maja.page) == []
