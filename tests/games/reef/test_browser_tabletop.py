"""An evening with the box of Reef: the pad is tapped on a phone and counts as the engine does."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.fixtures import PHONE, Visit

PAD = "/tabletop/reef/pad"
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


def test_an_evening_with_hidden_points_from_the_first_piece_to_the_history(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(PAD)
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
    ranking = page.get_by_test_id("ranking")
    expect(ranking).to_contain_text("Ola wins with 5 points, 2 ahead.")
    page.get_by_role("button", name="Keep this evening").click()
    page.get_by_role("link", name="History of evenings").click()
    expect(page.get_by_text("Ola wins with 5 points, 2 ahead.")).to_be_visible()
