"""Podwodni Łowcy by clicking: a whole match of three, a dive step by step, and the same for everybody."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.serving import RunningServer

from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import serious, serious_as, smallest
from tests.browser.rehearsal import open_after, played_line, take_turns
from tests.browser.sitting import Sitting

END_SEED, LAST = f"{6:064x}", 8  # moves
SETS_SEED, SETS_PLIES = f"{0:064x}", 33  # then the first player has two sets
# How many of a card were discarded, where that does not stand on its picture.
ADRIFT = """() => [...document.querySelectorAll('.discards li')].filter((card) => {
  const [drawn, number] = [...card.children].map((part) => part.getBoundingClientRect());
  return number.left > drawn.right || number.top > drawn.bottom || number.bottom < drawn.top;
}).map((card) => card.textContent)"""
NET_SEED, NET_PLIES = f"{0:064x}", 21  # then the first player throws a net
CORNERS = ("0,0", "5,0", "0,4", "5,4")


def begin(maja: Sitting, risk: str = "") -> None:
    """Maja and two bots."""
    maja.begin("bot:easy", "bot:easy", game="podwodni_lowcy", option=risk)
    maja.situation()


def spot(page: Page, place: str) -> Locator:
    return page.locator(f'[data-spot="{place}"]')


def dive(maja: Sitting) -> None:
    """The first turn begins with a dive, which plays itself: nothing else is possible. Then come the corners."""
    expect(spot(maja.page, CORNERS[0])).to_have_attribute("aria-disabled", "false")


@pytest.mark.long
def test_a_phone_plays_too(visit: Visit) -> None:
    maja = visit(PHONE)
    begin(maja)
    chance = random.Random(5)
    done = Counter(maja.step(chance) for _ in range(60))
    assert done["choose"] > 10


@pytest.mark.long
def test_a_whole_match_of_three(visit: Visit) -> None:
    maja = visit()
    announced = Announced(maja)
    begin(maja)
    done = Counter(maja.play_to_the_end(seed=4, most=1200))
    assert done["choose"] > 10
    assert announced.gained.total() > 10
    expect_the_end(maja, announced)


def test_the_last_moves_of_two_and_the_end(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(), visit(PHONE)
    announced = Announced(maja)
    open_after(
        server.address, "podwodni_lowcy", END_SEED, played_line("podwodni_lowcy", 2, END_SEED)[:-LAST], maja, ola
    )
    assert take_turns((maja, ola), random.Random(1))
    expect_the_end(maja, announced)
    assert serious_as(ola.page, PHONE, dark=False) == []


def expect_the_end(maja: Sitting, announced: Announced) -> None:
    announced.expect_all_marked()
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win|Shared victory"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Scored sets"))).to_be_visible()
    assert maja.verified_record().over


def test_the_only_move_plays_itself_and_every_corner_tells_its_risk(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    dive(maja)
    for corner in CORNERS:
        place = spot(maja.page, corner)
        expect(place).to_have_attribute("aria-disabled", "false")
        expect(place).to_have_attribute("aria-label", re.compile(r"corner, risk: \d+%"))
    expect(maja.page.get_by_role("heading", name="Risk at each corner")).to_be_visible()
    assert smallest(maja.page.get_by_role("list", name="Your catch").get_by_role("img")) > (75, 34)


def test_a_table_that_hides_the_risk_shows_none(visit: Visit) -> None:
    maja = visit()
    begin(maja, risk="not shown: count the cards yourself")
    dive(maja)
    expect(spot(maja.page, CORNERS[0])).not_to_have_attribute("aria-label", re.compile("risk"))
    expect(maja.page.get_by_role("heading", name="Risk at each corner")).to_have_count(0)


def test_arrow_keys_walk_over_the_sea(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    dive(maja)
    page = maja.page
    spot(page, "1,1").focus()
    for key, place in [("ArrowRight", "2,1"), ("ArrowDown", "2,2"), ("ArrowUp", "2,1"), ("ArrowLeft", "1,1")]:
        page.keyboard.press(key)
        expect(spot(page, place)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(spot(page, "1,0")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(spot(page, CORNERS[0])).to_be_focused()


def test_sets_that_can_be_scored_are_drawn_and_whole(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(), visit()
    line = played_line("podwodni_lowcy", 2, SETS_SEED, SETS_PLIES)
    open_after(server.address, "podwodni_lowcy", SETS_SEED, line, maja, ola)
    sets = maja.page.get_by_role("list", name="Sets you can score").get_by_role("button")
    expect(sets.nth(1)).to_be_visible()
    for one in sets.all():
        expect(one.locator("svg").first).to_be_visible()
        expect(one).to_be_in_viewport(ratio=1)


def casting_a_net(visit: Visit, server: RunningServer, size: tuple[int, int]) -> Page:
    maja, ola = visit(size), visit()
    line = played_line("podwodni_lowcy", 2, NET_SEED, NET_PLIES)
    open_after(server.address, "podwodni_lowcy", NET_SEED, line, maja, ola)
    return maja.page


def test_on_a_phone_the_number_of_discards_stands_on_their_picture(visit: Visit, server: RunningServer) -> None:
    page = casting_a_net(visit, server, PHONE)
    page.get_by_role("button", name="The dive", exact=True).click()
    expect(page.locator(".discards li b").first).to_be_visible()
    assert page.evaluate(ADRIFT) == []


def test_a_net_lies_over_no_more_of_the_sea_than_its_cards_need(visit: Visit, server: RunningServer) -> None:
    page = casting_a_net(visit, server, WIDE)
    tray, sea = page.get_by_role("region", name="Cast the net"), page.locator("[data-board]")
    cards = tray.get_by_role("button")
    expect(cards.first).to_be_visible()
    widths = [place.evaluate("(box) => box.getBoundingClientRect().width") for place in (tray, sea, cards.first)]
    assert widths[0] < min(widths[1], widths[2] * (cards.count() + 1))
    expect(page.get_by_text("Press the card that you take")).to_be_visible()


@pytest.mark.long
def test_axe_finds_nothing_serious(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    assert serious(maja.page) == []
    dive(maja)
    expect(maja.page.locator('[data-part="log"] [role="img"]')).not_to_have_count(0)
    assert serious(maja.page) == []


@pytest.mark.long  # until somebody crashes, which takes its time
def test_what_would_interrupt_is_listed_and_the_own_crash_stays_until_it_was_seen(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    page, chance = maja.page, random.Random(2)
    crash, deeper = page.get_by_test_id("interrupted"), page.get_by_role("button", name=re.compile("^Deeper"))
    listed = 0
    for _ in range(900):
        if listed and crash.filter(has_text="Your dive").is_visible():
            break
        if deeper.is_visible():
            listed += page.get_by_test_id("dangers").get_by_role("listitem").count()
            page.wait_for_timeout(450)  # a press too soon would have to be confirmed
            deeper.click()
        else:
            maja.step_now(chance)
        page.wait_for_timeout(60)
    assert listed > 0
    page.wait_for_timeout(3000)
    expect(crash).to_contain_text(re.compile("Your dive is interrupted: .*(Beside it lies|Such a card lies)"))
    page.get_by_role("button", name="Go on").click()
    expect(crash.filter(has_text="Your dive")).to_have_count(0)
