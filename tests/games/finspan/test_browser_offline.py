"""Finspan beside the box without a network: after one visit, Nautoma and the pad run in the phone alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from atol.core import registry
from atol.server.single import single_page
from tests.browser.fixtures import PHONE, Visit, screen
from tests.browser.looks import serious
from tests.browser.offline import cut, visited
from tests.games.finspan.test_browser_tabletop import Beside

COMPANION = "/tabletop/finspan/companion"
PAD = "/tabletop/finspan/pad"


@pytest.mark.long
def test_nautoma_goes_on_when_the_network_is_cut(visit: Visit) -> None:
    maja = visit(PHONE, offline=True)
    page, beside = maja.page, Beside(maja.page)
    beside.begin("3")
    visited(page)
    cut(page)
    page.reload()
    beside.says("Your turn 1 of 6")
    beside.turns(1, 2)
    assert beside.kept()["lines"] == ["turn", "turn"]
    maja.errors.clear()  # the browser complains about requests that could not be made


def an_evening(page: Page) -> None:
    """Four weeks against Nautoma from the first one on, with a reload in between."""
    beside = Beside(page)
    for week, goal in ((1, "goal 3"), (2, "goal 2"), (3, "goal 4"), (4, "")):
        beside.turns(1, 6)
        if week == 2:
            page.reload()
        beside.button(f"To the end of week {week}").click()
        if goal:
            page.get_by_role("spinbutton", name="How many you have").fill(goal.split()[1])
            beside.button("Write it down").click()
            beside.says(f"Week {week} is over")
    page.get_by_role("spinbutton", name="Visible fish").fill("90")
    beside.button("Compare").click()
    expect(page.get_by_test_id("companion-end")).to_be_visible()


@pytest.mark.long
def test_a_whole_evening_without_a_network(visit: Visit) -> None:
    maja = visit(PHONE, offline=True)
    page, beside = maja.page, Beside(maja.page)
    page.goto(COMPANION)
    beside.button("Begin week 1").wait_for()
    visited(page)
    cut(page)
    page.goto("/")
    page.goto(COMPANION)
    beside.button("Begin week 1").click()
    an_evening(page)
    page.goto(PAD)
    page.get_by_label("Player 1: Visible fish").get_by_role("spinbutton").fill("40")
    expect(page.get_by_test_id("total-0")).to_have_text("40")
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Search the rules").fill("remis")
    expect(page.get_by_test_id("rules-found")).to_contain_text("rulebook")
    maja.errors.clear()


@pytest.mark.long
def test_the_exported_file_does_the_same_from_a_disk(browser: Browser, pages_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "finspan.html"
    file.write_text(single_page(registry.game("finspan")), encoding="utf-8")
    context = screen(browser, "", PHONE)
    cut(page := context.new_page())
    page.goto(file.as_uri())
    page.get_by_role("link", name="Nautoma at your own table").click()
    Beside(page).button("Begin week 1").click()
    an_evening(page)
    page.reload()
    expect(page.get_by_test_id("companion-end")).to_be_visible()
    assert serious(page) == []
    context.close()


@pytest.mark.long
def test_an_edition_made_in_the_page_is_used_beside_the_box(visit: Visit) -> None:
    maja = visit(PHONE)
    page, beside = maja.page, Beside(maja.page)
    page.goto("/edition/finspan")
    beside.button("Storm").click()
    entry = page.locator('[data-entry="storm/w1-eggs-or-young"]')
    entry.locator("summary").click()
    entry.get_by_label("base").fill("99")
    entry.get_by_label("base").press("Tab")
    beside.button("Keep and use it").click()
    expect(page.get_by_role("alert")).to_contain_text("storm/w1-eggs-or-young")
    entry.get_by_label("base").fill("9")
    entry.get_by_label("base").press("Tab")
    beside.button("Keep and use it").click()
    expect(page.get_by_test_id("edition-now")).to_contain_text("my box")
    assert serious(page) == []
    beside.begin("5")
    expect(page.get_by_test_id("edition-now")).to_contain_text("my box")
    owner = beside.kept()["owner"]
    page.goto("/edition/finspan")
    beside.button("Back to Atol’s edition").click()
    page.goto(COMPANION)
    beside.turns(1, 1)
    assert beside.kept()["owner"] == owner
