"""An evening with the box of Shallow Sea, tapped on a phone whose page of the pad is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

TOOL = "score"


def lay_coral(page: Page, space: str) -> None:
    page.locator(f'[data-place="{space}"]').click()
    page.locator(".editor").get_by_role("button", name="7").first.click()
    page.keyboard.press("Escape")


def evening(page: Page) -> str:
    """Two oceans side by side, with a reload; returns how it ended."""
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
    return "Ola wins with"
