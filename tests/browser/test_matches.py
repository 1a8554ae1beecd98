"""Whole matches of Reef by clicking."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import expect

from atol.core import record
from tests.browser.conftest import Visit


def test_a_whole_match_against_a_bot(visit: Visit, tmp_path: Path) -> None:
    maja = visit()
    maja.begin("bot:greedy")
    done = Counter(maja.play_to_the_end())
    assert done["confirm"] > 10, "a turn's end is confirmed"
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win|Shared victory"))).to_be_visible()
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").or_(page.get_by_role("button", name="Record")).click()
    file = tmp_path / "match.atol"
    download.value.save_as(file)
    assert record.verify(record.read(file.read_text("utf-8"))).over


def test_the_match_can_be_reviewed_and_played_again(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:random")
    maja.play_to_the_end(seed=2)
    page = maja.page
    address = page.url
    page.get_by_role("link", name="Review").or_(page.get_by_role("button", name="Review")).click()
    page.wait_for_url("**/review")
    step = page.get_by_role("slider", name="Step of the match")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^step 0 of"))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^step 1 of"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != address)
    maja.situation()


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
