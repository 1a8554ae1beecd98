"""Whole matches of Reef by clicking."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect
from tools.serving import RunningServer

from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import serious_as, smallest
from tests.browser.rehearsal import open_after, played_line, take_turns

END_SEED, LAST = f"{6:064x}", 10  # moves
FULL_SEED, FULL_PLIES = f"{0:064x}", 62  # the first player has four cards
SCORING_SEED, SCORING_PLIES = f"{0:064x}", 32  # the first player's next piece brings points
MIDDLE_SEED, MIDDLE_PLIES = f"{5:064x}", 14  # it is the second player's turn, who may take or play


@pytest.mark.long
def test_a_whole_match_against_a_bot_and_a_rematch(visit: Visit) -> None:
    maja = visit()
    announced = Announced(maja)
    maja.begin("bot:easy")
    done = Counter(maja.play_to_the_end())
    announced.expect_all_marked()
    assert announced.gained.total() > 10
    assert done["confirm"] > 5, "what shows a new card is confirmed"
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win|Shared victory"))).to_be_visible()
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    assert maja.verified_record().over
    address = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != address)
    assert maja.situation() == "choose"


def test_the_last_moves_of_a_match_and_everything_after_it(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(), visit(PHONE)
    announced = Announced(maja)
    open_after(server.address, "reef", END_SEED, played_line("reef", 2, END_SEED)[:-LAST], maja, ola)
    assert take_turns((maja, ola), random.Random(1))
    announced.expect_all_marked()
    assert announced.gained.total() > 0
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win|Shared victory"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    assert serious_as(page, WIDE, dark=False) == []
    assert maja.verified_record().over
    address = page.url
    review(page)
    page.goto(address)
    expect(page.locator("#result")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(ola.page.get_by_role("status").filter(has_text="Maja asks for a rematch")).to_be_visible()


def review(page: Page) -> None:
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review")
    step = page.get_by_role("slider", name="Step of the match")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^step 0 of"))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^step 1 of"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()


@pytest.mark.long
def test_a_hot_seat_match_of_two_behind_the_curtain(visit: Visit) -> None:
    family = visit()
    family.begin("here:Ola")
    done = Counter(family.play_to_the_end(seed=3, most=900))
    assert done["curtain"] >= 20, "the device is handed over before every turn"
    expect(family.page.get_by_role("heading", name=re.compile("wins|Shared victory"))).to_be_visible()


def test_behind_the_curtain_no_card_is_shown(visit: Visit) -> None:
    family = visit()
    family.begin("here:Ola")
    assert family.situation() == "curtain"
    expect(family.page.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(family.page.get_by_role("heading", name=re.compile("Pass the device to (Maja|Ola)"))).to_be_visible()
    family.page.get_by_test_id("curtain").get_by_role("button").click()
    expect(family.page.get_by_role("list", name="Your hand")).to_be_visible()


def test_four_cards_in_hand_are_large_enough_to_be_read(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(), visit()
    open_after(server.address, "reef", FULL_SEED, played_line("reef", 2, FULL_SEED, FULL_PLIES), maja, ola)
    cards = maja.page.locator('[data-part="hand"] button')
    expect(cards).to_have_count(4)
    assert smallest(cards) > (100, 130)


def test_a_space_says_the_points_that_a_piece_would_bring_there(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(), visit()
    open_after(server.address, "reef", SCORING_SEED, played_line("reef", 2, SCORING_SEED, SCORING_PLIES), maja, ola)
    worth = maja.page.locator('[data-place][aria-label*="brings +"]')
    expect(worth.first).to_be_visible()
    worth.first.hover()
    expect(worth.first.locator("text").filter(has_text="+")).to_have_count(1)


def test_on_a_phone_the_tab_with_the_cards_to_take_is_marked(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(size=PHONE), visit(size=PHONE)
    open_after(server.address, "reef", MIDDLE_SEED, played_line("reef", 2, MIDDLE_SEED, MIDDLE_PLIES), maja, ola)
    market = ola.page.get_by_role("button", name=re.compile("^Display ?, choose here$"))
    expect(market).to_be_visible()
    market.click()
    expect(ola.page.get_by_role("button", name=re.compile("^Hand ?, choose here$"))).to_be_visible()
    expect(maja.page.get_by_role("button", name="Display", exact=True)).to_be_visible()


def test_on_a_phone_the_first_tap_counts(visit: Visit) -> None:
    maja = visit(size=PHONE)
    maja.begin("bot:easy")
    page = maja.page
    assert maja.situation() == "choose"
    page.get_by_role("group", name="Pieces to place").get_by_role("button").first.tap()
    space = page.locator('[data-place][aria-disabled="false"]').first
    name = space.get_attribute("data-place")
    space.tap()
    expect(page.locator(f'[data-place="{name}"]')).to_have_accessible_name(re.compile("just placed"))
    expect(page.locator("[data-place] .ghost")).to_have_count(0)  # nothing looks placed that is not
