"""Finspan beside the box with an owner's edition: made on its page, kept by the companion, never changed silently."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import serious
from tests.games.finspan.test_browser_tabletop import Beside

COMPANION = "/tabletop/finspan/companion"
STORM = "storm/w1-eggs-or-young"


def correct(page: Page, base: str) -> None:
    """What Nautoma's Storm number of the first week is in this box."""
    entry = page.locator(f'[data-entry="{STORM}"]')
    entry.get_by_label("base").fill(base)
    entry.get_by_label("base").press("Tab")
    page.get_by_role("button", name="Keep and use it").click()


@pytest.mark.long
def test_an_edition_made_in_the_page_is_used_beside_the_box(visit: Visit) -> None:
    maja = visit(PHONE)
    page, beside = maja.page, Beside(maja.page)
    page.goto("/edition/finspan")
    beside.button("Storm").click()
    page.locator(f'[data-entry="{STORM}"]').locator("summary").click()
    correct(page, "99")
    expect(page.get_by_role("alert")).to_contain_text(STORM)
    maja.errors.clear()  # the browser complains about what the server refused
    correct(page, "9")
    expect(page.get_by_test_id("edition-now")).to_contain_text("my box")
    assert serious(page) == []
    beside.begin("5")
    expect(page.get_by_test_id("edition-now")).to_contain_text("my box")
    begun = beside.kept()["edition"]
    page.goto("/edition/finspan")
    beside.button("Back to Atol’s edition").click()
    page.goto(COMPANION)
    beside.turns(1, 1)
    expect(page.get_by_test_id("edition-now")).to_contain_text("my box")
    assert beside.kept()["edition"] == begun
