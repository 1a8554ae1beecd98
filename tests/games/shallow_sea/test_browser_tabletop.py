"""An evening with the box of Shallow Sea: two oceans side by side on a phone, and the one that wins."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import PHONE, Visit

SCORE = "/tabletop/shallow_sea/score"


def lay_coral(page: Page, space: str) -> None:
    page.locator(f'[data-place="{space}"]').click()
    page.locator(".editor").get_by_role("button", name="7").first.click()
    page.keyboard.press("Escape")


@pytest.mark.long
def test_two_oceans_are_counted_side_by_side(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(SCORE)
    page.get_by_text("2", exact=True).first.click()
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_label("Name of player 2").fill("Jan")
    lay_coral(page, "e4")
    expect(page.get_by_test_id("points-0")).not_to_have_text("0")
    page.get_by_role("group", name="Players").get_by_role("button", name="Jan").click()
    expect(page.get_by_test_id("points-1")).to_have_text("0")
    page.reload()
    expect(page.get_by_test_id("points-0")).not_to_have_text("0")
    page.get_by_role("button", name="Count and finish").click()
    expect(page.get_by_test_id("ranking")).to_contain_text("Ola wins with")
    page.get_by_role("button", name="Keep this evening").click()
    expect(page.get_by_text("Kept in your history")).to_be_visible()
