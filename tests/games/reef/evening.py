"""An evening with the box of Reef, tapped on a phone whose page of the pad is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

TOOL = "pad"
COLOURS = {"red": "b2", "yellow": "c2", "green": "b3", "purple": "c3"}


def place(page: Page, colour: str, space: str) -> None:
    button = page.get_by_role("group", name="Pieces left").get_by_role("button", name=colour, exact=True)
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    page.locator(f'[data-space="{space}"]').click()


def play(page: Page, card: str, *spaces: str) -> None:
    page.get_by_role("button", name="Play a card").click()
    page.get_by_role("dialog").locator("li").get_by_role("button", name=card).click()
    for space in spaces:
        page.locator(f'[data-space="{space}"]').click()


def evening(page: Page) -> str:
    """With hidden points, and a reload; returns how it ended."""
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_label("Name of player 2").fill("Jan")
    page.get_by_role("switch").check()
    points = page.get_by_test_id("points-0")
    expect(points).to_have_text("•••")
    for colour, space in COLOURS.items():
        place(page, colour, space)
    play(page, "R01", "a1", "a2")
    page.get_by_role("button", name="Show my points").click()
    expect(points).to_have_text("4")
    page.reload()
    expect(points).to_have_text("4")
    page.get_by_role("button", name="Hide them again").click()
    expect(points).to_have_text("•••")

    page.get_by_role("button", name="Count and finish").click()
    page.get_by_role("button", name="Hand of Ola: none").click()
    page.get_by_role("dialog").locator("li").get_by_role("button", name="R03").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Count the hands and finish").click()
    expect(page.get_by_test_id("ranking")).to_contain_text("Ola wins with 5 points, 2 ahead.")
    return "Ola wins with 5 points, 2 ahead."
