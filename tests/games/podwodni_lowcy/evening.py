"""An evening with the box of Podwodni Łowcy, tapped on a phone whose page of the pad is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

TOOL = "pad"
CATCH = ["red ray", "red ray", "red ray", "shrimp", "green ray"]


def choose(page: Page, card: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=card).first.click()


def close(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def evening(page: Page) -> str:
    """Catches, a set and the risk of the next card, with a reload; returns how it ended."""
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_role("button", name="A card comes").click()
    for card in CATCH:
        choose(page, card)
    close(page)
    expect(page.get_by_test_id("points-0")).to_have_text("5")
    expect(page.get_by_text("Can be scored now").first).to_be_visible()
    score_a_set(page)
    page.get_by_text("Table and risk").click()
    page.locator('[data-space="a1"]').click()
    choose(page, "green puffer")
    close(page)
    page.get_by_role("button", name="Next card of the dive").click()
    choose(page, "yellow ray")
    page.get_by_role("button", name="top left").click()
    expect(page.get_by_test_id("risk")).to_contain_text("%")
    page.reload()
    page.get_by_text("Table and risk").click()
    expect(page.get_by_test_id("risk")).to_contain_text("%")
    page.get_by_role("button", name="takes the column").click()
    page.get_by_role("button", name="Count and finish").click()
    expect(page.get_by_test_id("ranking")).to_contain_text("Ola wins")
    return "Ola wins"


def score_a_set(page: Page) -> None:
    page.get_by_role("button", name="Score a set").click()
    dialog = page.get_by_role("dialog")
    for _ in range(3):
        dialog.locator("li button[aria-pressed=false]").filter(has=page.locator("svg")).first.click()
    dialog.get_by_role("button", name="On to the further cards").click()
    for _ in range(2):
        dialog.locator("li button[aria-pressed=false]").first.click()
    dialog.get_by_role("button", name="Score a set").click()
    expect(page.get_by_test_id("points-0")).to_have_text("10")
    page.get_by_role("group", name="Players").get_by_role("button", name="Player 2").click()
    page.get_by_role("button", name="Take from the pool").click()
    choose(page, "shrimp")
    expect(page.get_by_test_id("points-1")).to_have_text("1")
