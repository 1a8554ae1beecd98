"""What Shallow Sea has beside its matches: the achievement sheet, the same sea again, and oceans from the box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.serving import RunningServer, Visitor

from atol.core import registry
from atol.games.shallow_sea.tabletop.box import BoxTile
from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import serious
from tests.browser.sitting import Sitting
from tests.games.shallow_sea.serving import SEA, finish, finish_table
from tests.games.shallow_sea.test_score import box
from tests.server.players import sit

SHEET = f"/sheet/{SEA}"
BOX = f"/box/{SEA}"
COMPONENTS: Any = registry.game(SEA).components


def visitor_of(maja: Sitting, address: str) -> Visitor:
    """The person in front of a browser, without it: she plays matches to their ends in no time."""
    visitor = Visitor(address)
    (cookie,) = maja.page.context.cookies()
    visitor.cookie = f"{cookie['name']}={cookie['value']}"
    return visitor


def name_and_start(page: Page, name: str) -> str:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


@pytest.fixture
def lasting(tmp_path: Path, pages_folder: Path) -> Iterator[list[RunningServer]]:
    """A server that the test may stop and start again on the same data and port."""
    servers = [RunningServer(tmp_path / "data")]
    yield servers
    servers[-1].kill()


# ---- the sheet


@pytest.mark.long
def test_a_finished_match_changes_the_sheet_and_it_survives_a_restart(
    visit: Visit, lasting: list[RunningServer]
) -> None:
    address = lasting[0].address
    maja = visit(address=address)
    page = maja.page
    page.goto(SHEET)
    expect(page.get_by_text("0 of 50 boxes")).to_be_visible()
    expect(page.locator("[data-box]")).to_have_count(50)
    box = page.locator('[data-box="modified-4"]')
    expect(box).to_contain_text("not yet")
    box.get_by_role("link", name=re.compile("^Play")).click()
    expect(page.get_by_text("modified rules: 4")).to_be_visible()
    table = name_and_start(page, "Maja")
    page.goto(SHEET)
    finish_table(visitor_of(maja, address), {"id": table, "yours": [0]})
    page.goto(f"/table/{table}")
    added = page.get_by_test_id("added")
    expect(added).to_contain_text("New on your achievement sheet")
    expect(added).to_contain_text("whatever costs shells costs one more")
    added.get_by_role("link", name="See the sheet").click()
    expect_ticked(page)
    lasting[0].kill()
    lasting.append(RunningServer(lasting[0].data, port=lasting[0].port))
    page.reload()
    expect_ticked(page)


def expect_ticked(page: Page) -> None:
    expect(page.get_by_text("1 of 50 boxes")).to_be_visible()
    expect(page.locator('[data-box="modified-4"]')).to_contain_text("Done on")
    results = page.get_by_role("region", name="Your solo results")
    expect(results.get_by_role("listitem")).to_have_count(1)
    expect(results.get_by_role("link", name="Replay")).to_be_visible()


def test_the_recommended_scenario_opens_a_table_with_its_setup(visit: Visit, server: RunningServer) -> None:
    maja = visit()
    page = maja.page
    page.goto("/")
    page.locator(f'a[href="{SHEET}"]').first.click()
    page.get_by_role("region", name="Recommended next").get_by_role("link", name=re.compile("^Play")).click()
    expect(page.get_by_text("Scenario 1: only the score counts")).to_be_visible()
    table = name_and_start(page, "Maja")
    info = visitor_of(maja, server.address).ask("GET", f"/api/tables/{table}").json()
    assert info["options"]["scenario"] == "1"
    assert len(info["seats"]) == 1


# ---- the same sea


@pytest.mark.long  # a test of the server says so too
def test_the_same_sea_link_gives_a_friend_the_same_first_pools(visit: Visit, server: RunningServer) -> None:
    maja, ola = visit(), visit(PHONE)
    ala = Visitor(server.address, "Maja")
    table = finish(ala, modified="9")
    name, _, value = ala.cookie.partition("=")
    maja.page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    maja.page.goto(f"/table/{table['id']}")
    maja.page.get_by_role("button", name="Same sea").click()
    link = maja.page.get_by_role("textbox", name="Link").input_value()
    ola.page.goto(link)
    expect(ola.page.get_by_role("heading", name="The same seed and setup")).to_be_visible()
    again = name_and_start(ola.page, "Ola")
    expect(ola.page.get_by_text("same sea", exact=True)).to_be_visible()
    first = ala.ask("GET", f"/api/tables/{table['id']}/review").json()["steps"][0]["view"]
    with sit(visitor_of(ola, server.address), {"id": again}) as friend:
        assert friend.update["view"]["pools"] == first["pools"]
        assert friend.update["view"]["orange"] == first["orange"]
        assert friend.update["view"]["creatures"] == first["creatures"]


# ---- the box


def place(page: Page, name: str) -> None:
    page.locator(f'[data-place="{name}"]').click()


def press(page: Page, name: str) -> None:
    page.get_by_role("region", name=re.compile("^(Space|Bubble) ")).get_by_role("button", name=name).click()


def tap_tile(page: Page, tile: BoxTile) -> None:
    """As somebody would who looks at the tile on the table."""
    place(page, tile.space)
    panel = page.get_by_role("region", name=f"Space {tile.space}")
    coral = next((entry for entry in COMPONENTS.corals if entry.id == tile.tile), None)
    if coral is None:
        panel.get_by_text("Creature", exact=True).click()
        panel.get_by_role("button", name=re.compile(f"^{tile.tile} ")).click()
        if not tile.completed:
            panel.get_by_text("not completed").click()
            for _ in range(tile.degrees // 90):
                panel.get_by_role("button", name="Turn").click()
    elif not tile.completed:
        panel.get_by_text("Unfinished", exact=True).click()
    else:
        panel.get_by_role("button", name=f"{coral.colour} coral, {coral.points}").click()
        panel.get_by_role("button", name=str(tile.lodger), exact=True).click()


def total(page: Page, points: int) -> None:
    expect(page.get_by_role("row", name=re.compile(f"^Total {points}$"))).to_be_visible()


@pytest.mark.long
def test_the_scored_ocean_of_the_rulebook_is_tapped_in_and_kept(visit: Visit) -> None:
    maja = visit(PHONE)
    page = maja.page
    page.goto(BOX)
    page.get_by_label("Orange card").select_option("1")
    page.get_by_label("Blue card").select_option("2")
    ocean = box()
    for tile in ocean.tiles:
        tap_tile(page, tile)
    for bubble, colour in ocean.fish.items():
        place(page, bubble)
        press(page, colour)
    expect(page.get_by_text("Tiles: 18 of 18 · fish: 17 of 17")).to_be_visible()
    total(page, 160)
    expect(page.get_by_text("Sailor", exact=True)).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Unfinished fish .*bubble 14 .* 13$"))).to_be_visible()
    page.reload()
    total(page, 160)
    page.get_by_label("Your name").fill("Maja")
    page.get_by_role("button", name="To my achievement sheet").click()
    expect(page.get_by_test_id("added")).to_contain_text("160 points")
    page.get_by_role("link", name="See the sheet").click()
    expect(page.locator('[data-box="standard-3"]')).to_contain_text("typed in from the box")
    page.get_by_role("button", name=re.compile("^Take back")).click()
    expect(page.locator('[data-box="standard-3"]')).to_contain_text("not yet")


@pytest.mark.long
def test_an_impossible_ocean_says_what_is_wrong(visit: Visit) -> None:
    maja = visit()
    page = maja.page
    page.goto(BOX)
    for space in ("b1", "h5"):
        place(page, space)
        page.get_by_text("Unfinished", exact=True).click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("h5: this tile does not hang together with the others")
    page.get_by_role("button", name="Remove").click()
    expect(alert).to_have_count(0)
    place(page, "30")
    press(page, "red")
    expect(alert).to_contain_text("30: no tile lies beside this bubble")
    expect(page.get_by_role("button", name="To my achievement sheet")).to_have_count(0)


def test_an_ocean_is_tapped_in_with_the_keyboard_alone(visit: Visit) -> None:
    maja = visit()
    page = maja.page
    page.goto(BOX)
    page.locator('[data-place="b1"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name=re.compile("^Space "))
    expect(panel).to_be_focused()
    red_nine = panel.get_by_role("button", name="red coral, 9")
    for _ in range(12):
        page.keyboard.press("Tab")
        if red_nine.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    total(page, 9)
    expect(page.get_by_role("row", name="Row 2 no tile of the row counts 0")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


# ---- for everybody


@pytest.mark.long
def test_axe_finds_nothing_serious_on_the_sheet_and_the_box(visit: Visit) -> None:
    maja = visit()
    maja.page.goto(SHEET)
    maja.page.locator("[data-box]").first.wait_for()
    assert serious(maja.page) == []
    maja.page.goto(BOX)
    place(maja.page, "c2")
    press(maja.page, "red coral, 7")
    assert serious(maja.page) == []
