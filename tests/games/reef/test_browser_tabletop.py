"""An evening with the box of Reef: the pad is tapped on a phone and counts as the engine does."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import PHONE, Visit
from tests.games.reef.evening import evening

PAD = "/tabletop/reef/pad"


def test_an_evening_with_hidden_points_from_the_first_piece_to_the_history(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(PAD)
    why = evening(page)
    page.get_by_role("button", name="Keep this evening").click()
    page.get_by_role("link", name="History of evenings").click()
    expect(page.get_by_text(why)).to_be_visible()
