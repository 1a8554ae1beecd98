"""An evening with the box of Kelp, noted on a phone whose page of the shark's notebook is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

TOOL = "notebook"


def area(page: Page, name: str, text: str) -> None:
    expect(page.locator(f'[data-area="{name}"]')).to_contain_text(text)


def evening(page: Page) -> str:
    """Until the octopus is caught, with a reload; returns how it ended."""
    page.get_by_label("Name of player 2").fill("Jan")
    area(page, "b2", "11%")
    page.locator('[data-area="a1"]').click()
    page.get_by_role("dialog").get_by_role("button", name="octopus").click()
    area(page, "b2", "0%")
    page.get_by_text("Mixed", exact=True).click()
    page.locator('[data-area="a1"]').click()
    page.locator('[data-area="b1"]').click()
    page.get_by_role("button", name="Mixed: 2").click()
    area(page, "a1", "50%")
    page.get_by_role("button", name="Drawn: red").click()
    expect(page.get_by_test_id("bag-red")).to_contain_text("0")
    page.reload()
    area(page, "b1", "50%")
    page.get_by_role("button", name="Count and finish").click()
    page.get_by_role("button", name="Jan wins: the shark caught the octopus.").click()
    expect(page.get_by_test_id("ranking")).to_contain_text("Jan wins: the shark caught the octopus.")
    return "Jan wins: the shark caught the octopus."
