"""An evening with the box of Finspan against Nautoma, on a phone whose page of hers is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.games.finspan.test_browser_tabletop import Beside

TOOL = "companion"
GOALS = ((1, "3"), (2, "2"), (3, "4"), (4, ""))  # how many one has at the end of a week; the last week has no goal


def evening(page: Page) -> str:
    """Four weeks with a reload; returns what stands at the end."""
    beside = Beside(page)
    beside.button("Begin week 1").click()
    for week, count in GOALS:
        beside.turns(1, 6)
        if week == 2:
            page.reload()
        beside.button(f"To the end of week {week}").click()
        if count:
            page.get_by_role("spinbutton", name="How many you have").fill(count)
            beside.button("Write it down").click()
            beside.says(f"Week {week} is over")
    page.get_by_role("spinbutton", name="Visible fish").fill("90")
    beside.button("Compare").click()
    expect(page.get_by_test_id("companion-end")).to_be_visible()
    return "Nautoma"
