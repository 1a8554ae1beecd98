"""An evening with the box of Shallow Sea: two oceans side by side on a phone, and the one that wins."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import PHONE, Visit
from tests.games.shallow_sea.evening import evening

SCORE = "/tabletop/shallow_sea/score"


@pytest.mark.long
def test_two_oceans_are_counted_side_by_side(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(SCORE)
    evening(page)
    page.get_by_role("button", name="Keep this evening").click()
    expect(page.get_by_text("Kept in your history")).to_be_visible()
