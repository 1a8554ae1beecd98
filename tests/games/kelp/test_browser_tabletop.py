"""An evening with the box of Kelp: the shark's notebook on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import PHONE, Visit
from tests.games.kelp.evening import evening

NOTEBOOK = "/tabletop/kelp/notebook"


@pytest.mark.long
def test_the_shark_notes_what_it_sees_until_the_octopus_is_caught(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(NOTEBOOK)
    evening(page)
    page.get_by_role("button", name="Keep this evening").click()
    expect(page.get_by_text("Kept in your history")).to_be_visible()
