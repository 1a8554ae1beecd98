"""Whole matches of Reef by clicking."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tools.serving import RunningServer

from tests.browser.conftest import WIDE, Visit, screen
from tests.browser.sitting import Sitting
from tests.browser.test_access import serious

ONE_MATCH = pytest.mark.xdist_group("one-match")  # one worker plays it for all these tests


@pytest.fixture(scope="module")
def finished(browser: Browser, server: RunningServer) -> Iterator[Sitting]:
    """Maja has played a whole match against a bot and sees its end."""
    maja = Sitting(screen(browser, server.address, WIDE).new_page(), walk=False)
    maja.begin("bot:greedy")
    done = Counter(maja.play_to_the_end())
    assert done["confirm"] > 10, "a turn's end is confirmed"
    yield maja
    assert maja.errors == []
    maja.page.context.close()


@ONE_MATCH
def test_a_whole_match_against_a_bot_ends_with_its_score_and_a_fair_shuffle(finished: Sitting) -> None:
    page = finished.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win|Shared victory"))).to_be_visible()
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()


@ONE_MATCH
def test_axe_finds_nothing_serious_at_the_end(finished: Sitting) -> None:
    assert serious(finished.page) == []


@ONE_MATCH
def test_the_record_can_be_downloaded(finished: Sitting) -> None:
    assert finished.verified_record().over


@ONE_MATCH
def test_the_match_can_be_reviewed(finished: Sitting) -> None:
    page = finished.page
    address = page.url
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review")
    step = page.get_by_role("slider", name="Step of the match")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^step 0 of"))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^step 1 of"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    page.goto(address)
    expect(page.locator("#result")).to_be_visible()


@ONE_MATCH
def test_the_match_can_be_played_again(finished: Sitting) -> None:
    address = finished.page.url
    finished.page.get_by_role("button", name="Rematch").click()
    finished.page.wait_for_url(lambda url: "/table/" in url and url != address)
    assert finished.situation() == "choose"


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
