"""At the table: taking back, hints, the help, languages, themes, and no layout that jumps."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.looks import resize, too_wide_on
from tests.browser.sitting import Sitting
from tests.example import EXAMPLE, NAME

LOW = (1280, 700)


def first_space(sitting: Sitting) -> str:
    """Place one starting piece, any colour; gives the space."""
    assert sitting.situation() == "choose"
    target = sitting.open_targets().first
    name = target.get_attribute("data-place")
    target.click()
    colours = sitting.page.get_by_role("dialog").locator("li button")
    for colour in colours.all():
        expect(colour.locator("svg").first).to_be_visible()  # what is meant is drawn
    colours.first.click()
    assert name is not None
    return name


def test_undo_takes_the_piece_back(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    space = first_space(maja)
    cell = maja.page.locator(f'[data-place="{space}"]')
    expect(cell).to_have_attribute("aria-label", re.compile("level 1"))
    maja.page.get_by_role("button", name="Undo").click()
    expect(cell).not_to_have_attribute("aria-label", re.compile("level 1"))
    expect(maja.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_help_has_card_rules_symbols_and_sources(visit: Visit) -> None:
    maja = visit()
    maja.page.goto(f"/help/{EXAMPLE}")
    for tab, content in (
        ("Rules", "The eight special cards"),
        ("Symbols", "starfish"),
        ("Rulings and sources", "Edition"),
        ("Keyboard", "take back"),
        ("At a glance", "take"),
    ):
        maja.page.get_by_role("button", name=tab, exact=True).click()
        expect(maja.page.get_by_text(re.compile(content, re.IGNORECASE)).first).to_be_visible()


def test_help_at_a_table_shows_the_edition_that_is_played(visit: Visit) -> None:
    page = visit().page
    asking = page.context.request
    asking.put("/api/me", data={"name": "Maja"})
    mine = {"name": "my box", "replace": {"cards": {"R01": {"points": 9}}}}
    edition = asking.post(f"/api/games/{EXAMPLE}/editions", data=mine).json()["edition"]
    wanted = {"game": EXAMPLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], "edition": edition}
    page.goto(f"/table/{asking.post('/api/tables', data=wanted).json()['id']}")
    page.get_by_role("button", name="Help").click()
    page.get_by_role("button", name="Rulings and sources").click()
    expect(page.get_by_text(f"Edition: {edition}")).to_be_visible()


def test_the_help_of_a_table_keeps_its_size_from_tab_to_tab(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.page.get_by_role("button", name="Help").click()
    dialog = maja.page.get_by_role("dialog")
    tabs = dialog.locator(".tabs button")
    expect(tabs.first).to_be_visible()
    boxes = []
    for tab in tabs.all():
        tab.click()
        boxes.append(dialog.bounding_box())
    assert len(boxes) > 3
    assert all(box == boxes[0] for box in boxes)


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    expect(maja.page).to_have_title(re.compile("Your move"))
    said = maja.page.get_by_test_id("assertive")
    expect(said).to_have_text(
        re.compile("Place your starting pieces|Take a card")
    )  # and who listens hears what is asked


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.long)])
def test_nothing_is_wider_than_the_screen(visit: Visit, language: str) -> None:
    maja = visit(language=language)
    maja.page.goto("/")
    maja.page.get_by_role("link", name=re.compile(f"^{NAME}")).first.wait_for()
    assert too_wide_on(maja.page) == []
    maja.begin("bot:easy", "bot:easy")
    maja.situation()
    assert too_wide_on(maja.page) == []


@pytest.mark.parametrize("steps", [16, pytest.param(60, marks=pytest.mark.long)])
def test_taking_a_card_shifts_nothing(visit: Visit, steps: int) -> None:
    maja = visit()
    maja.begin("bot:easy")
    chance = random.Random(4)
    maja.situation()
    maja.page.evaluate(
        """() => { window.shifts = [];
        new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
            if (!entry.hadRecentInput) window.shifts.push(entry.value);
        } }).observe({ type: 'layout-shift', buffered: false }); }"""
    )
    for _ in range(steps):
        maja.step(chance)
    shifts = maja.page.evaluate("() => window.shifts.reduce((sum, value) => sum + value, 0)")
    assert shifts < 0.1, shifts


def test_the_language_can_be_switched_in_the_middle(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    maja.page.goto("/")
    maja.page.get_by_role("radiogroup", name="Language").get_by_text("PL", exact=True).first.click()
    expect(maja.page.get_by_role("heading", name="Twoje stoły")).to_be_visible()
    expect(maja.page.locator("html")).to_have_attribute("lang", "pl")


def test_a_single_opponent_leaves_room_for_the_points_line_by_line(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    beside = maja.page.get_by_role("region", name="What for")
    for name in ("Maja", "Points", "Total"):
        expect(beside.get_by_text(name, exact=True)).to_have_count(1)
    expect(beside.locator("tbody tr")).not_to_have_count(0)
    resize(maja.page, LOW)
    expect(beside).to_have_count(0)
