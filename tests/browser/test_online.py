"""Friends far apart: a link, a phone, reloads, restarts, absence, and asking before taking back."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.serving import RunningServer

from tests.browser.fixtures import PHONE, Visit
from tests.browser.rehearsal import open_after, played_line, take_turns
from tests.browser.sitting import Sitting
from tests.example import EXAMPLE

SEED = "5e" * 32
LAST = 20  # moves
STEPS = 4


@pytest.fixture
def house(tmp_path: Path) -> Iterator[list[RunningServer]]:
    """A server of the test's own, which may be replaced by its next start."""
    servers = [RunningServer(tmp_path / "data")]
    yield servers
    servers[-1].stop()


def sit_together(visit: Visit, address: str) -> tuple[Sitting, Sitting]:
    """Maja at a computer invites Ola, who opens the link on a phone."""
    maja = visit(address=address)
    maja.begin("link")
    link = maja.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    maja.page.keyboard.press("Escape")
    ola = visit(PHONE, address=address)
    ola.page.goto(link)
    ola.page.get_by_label("Your name").fill("Ola")
    ola.page.get_by_role("button", name="Sit down").click()
    ola.page.wait_for_url("**/table/*")
    return maja, ola


def test_two_friends_play_through_reloads_and_a_restart(
    visit: Visit, house: list[RunningServer], tmp_path: Path
) -> None:
    """Their match is nearly over when they open it."""
    maja, ola = friends = visit(address=house[0].address), visit(PHONE, address=house[0].address)
    open_after(house[0].address, EXAMPLE, SEED, played_line(EXAMPLE, 2, SEED)[:-LAST], maja, ola)
    chance = random.Random(5)
    assert not take_turns(friends, chance, STEPS)
    maja.page.reload()
    ola.page.reload()
    assert not take_turns(friends, chance, STEPS)
    house[0].kill()
    expect(maja.page.get_by_text(re.compile("connection is lost"))).to_be_visible()
    house.append(RunningServer(tmp_path / "data", port=house[0].port))
    expect(maja.page.get_by_text(re.compile("connection is lost"))).to_have_count(0)
    expect(ola.page.get_by_text(re.compile("connection is lost"))).to_have_count(0)
    assert take_turns(friends, chance)
    for person in friends:
        expect(person.page.locator("#result")).to_be_visible()


@pytest.mark.long  # a test of the server says so too
def test_a_seat_link_works_once(visit: Visit, server: RunningServer) -> None:
    maja = visit()
    maja.begin("link")
    link = maja.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    for name, welcome in (("Ola", True), ("Ela", False)):
        guest = visit()
        guest.page.goto(link)
        if welcome:
            guest.page.get_by_label("Your name").fill(name)
            guest.page.get_by_role("button", name="Sit down").click()
            guest.page.wait_for_url("**/table/*")
        else:
            expect(guest.page.get_by_role("heading", name="This link is used up")).to_be_visible()


def test_a_code_leads_to_the_table_and_a_lost_network_is_noticed_on_both_sides(
    visit: Visit, server: RunningServer
) -> None:
    maja, ola = visit(), visit(PHONE)
    maja.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as in a house
    maja.begin("link")
    dialog = maja.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy").click()
    expect(maja.page.get_by_text("The link is copied.")).to_be_visible()
    expect(dialog.get_by_text("atol serve --host")).to_be_visible()
    code = dialog.get_by_test_id("code").inner_text()
    maja.page.keyboard.press("Escape")
    ola.page.goto("/")
    ola.page.get_by_role("button", name="I have a code").click()
    ola.page.get_by_label("Code of the table").fill("BBB BBB")
    ola.page.keyboard.press("Enter")
    expect(ola.page.get_by_text(re.compile("No open seat has this code"))).to_be_visible()
    ola.page.get_by_label("Code of the table").fill(code.lower())
    ola.page.keyboard.press("Enter")
    ola.page.get_by_label("Your name").fill("Ola")
    ola.page.get_by_role("button", name="Sit down").click()
    ola.page.wait_for_url("**/table/*")
    maja.wait_with(ola)
    person, other = (maja, ola) if maja.now() is not None else (ola, maja)
    lost = person.page.get_by_text(re.compile("connection is lost"))
    person.page.context.set_offline(True)
    expect(lost).to_be_visible(timeout=3000)
    person.do("choose", random.Random(1))
    expect(person.page.get_by_text(re.compile("nothing was played"))).to_be_visible()
    expect(other.page.get_by_text("away", exact=True)).to_be_visible(timeout=6000)  # three if nobody is busy
    person.page.context.set_offline(False)
    expect(lost).to_have_count(0)


@pytest.mark.long  # a test of the server says so too
def test_undo_online_asks_the_other(visit: Visit, server: RunningServer) -> None:
    maja, ola = sit_together(visit, server.address)
    chance = random.Random(8)
    maja.wait_with(ola)
    asker, other = (maja, ola) if maja.now() is not None else (ola, maja)
    undo = asker.page.get_by_role("button", name="Undo")
    asker.step(chance)
    if asker.now() == "dialog":  # there are several actions at that place
        asker.step(chance)
    expect(undo).to_be_enabled()
    undo.click()
    expect(asker.page.get_by_text(re.compile("Waiting for .* to agree"))).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    expect(asker.page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(other.page.get_by_role("button", name="Agree")).to_have_count(0)


@pytest.mark.long  # a test of the server says so too
def test_a_bot_plays_for_somebody_who_is_away(visit: Visit, server: RunningServer) -> None:
    maja, ola = sit_together(visit, server.address)
    ola_address = ola.page.url
    ola.page.goto("about:blank")
    maja.page.get_by_role("button", name=re.compile("Let a bot play for Ola")).first.click()
    maja.page.get_by_role("button", name=re.compile("Gull")).click()
    expect(maja.page.get_by_text(re.compile("played by Gull|A bot plays for Ola")).first).to_be_visible()
    ola.page.goto(ola_address)
    ola.page.get_by_role("button", name="I am back").click()
    expect(ola.page.get_by_role("button", name="I am back")).to_have_count(0)


def test_a_watcher_sees_the_table_and_no_hand(visit: Visit, server: RunningServer) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    maja.page.get_by_role("button", name="Table menu").click()
    maja.page.get_by_role("button", name="Link for watching").click()
    link = maja.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    watcher = visit()
    watcher.page.goto(link)
    expect(watcher.page.get_by_text("you are watching")).to_be_visible()
    expect(watcher.page.get_by_role("list", name="Your hand")).to_have_count(0)
    assert watcher.open_targets().count() == 0
