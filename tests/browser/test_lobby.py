"""The lobby: your tables, a record from a file, another device, and leaving nothing behind."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from atol.core import registry
from tests.browser.fixtures import Visit
from tests.example import RECORD


def test_your_tables_wait_for_you(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:greedy")
    maja.situation()
    address = maja.page.url
    maja.page.goto("/")
    maja.page.get_by_role("link", name=re.compile("^Go on")).click()
    maja.page.wait_for_url(address)


def test_a_table_with_bots_can_be_deleted(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:greedy")
    maja.situation()
    maja.page.goto("/")
    maja.page.get_by_role("button", name=re.compile("^Delete:")).click()
    maja.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(maja.page.get_by_text("No table yet.")).to_be_visible()


def test_a_new_table_begins_with_as_many_seats_as_the_game_says(visit: Visit) -> None:
    page = visit().page
    for meta in registry.metas().values():
        page.goto(f"/new/{meta.id}")
        expect(page.get_by_label(re.compile("^Player"))).to_have_count(meta.table_seats)


def test_who_played_alone_last_time_is_asked_for_no_bot(visit: Visit) -> None:
    maja = visit()
    solo = next(meta.id for meta in registry.metas().values() if meta.seats[0] == 1)
    maja.begin_alone(solo)
    maja.page.goto(f"/new/{solo}")
    expect(maja.page.get_by_label(re.compile("^Player"))).to_have_count(1)


def test_a_record_file_can_be_opened(visit: Visit) -> None:
    maja = visit()
    maja.page.goto("/")
    maja.page.locator('input[type="file"]').set_input_files(RECORD)
    maja.page.wait_for_url("**/review")
    expect(maja.page.get_by_role("slider", name="Step of the match")).to_be_visible()


def test_a_damaged_record_says_which_line_is_wrong(visit: Visit, tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    lines[20] = lines[20].replace(" 0 ", " 1 ") if " 0 " in lines[20] else lines[20].replace(" 1 ", " 0 ")
    damaged = tmp_path / "damaged.atol"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    maja = visit()
    maja.page.goto("/")
    maja.page.locator('input[type="file"]').set_input_files(damaged)
    expect(maja.page.get_by_text(re.compile("line 21"))).to_be_visible()


def test_another_device_continues_with_a_link(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:greedy")
    maja.page.goto("/")
    maja.page.get_by_role("button", name=re.compile("profile and settings")).click()
    maja.page.get_by_role("button", name="Continue on another device").click()
    link = maja.page.get_by_role("textbox", name="Link").input_value()
    phone = visit()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Continue on this device").click()
    expect(phone.page.get_by_role("link", name=re.compile("^Go on"))).to_be_visible()


def test_delete_my_data_leaves_nothing(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:greedy")
    maja.page.goto("/")
    maja.page.get_by_role("button", name=re.compile("profile and settings")).click()
    maja.page.get_by_role("button", name="Delete my data").click()
    maja.page.get_by_role("button", name="Yes, delete my data").click()
    expect(maja.page.get_by_text("No table yet.")).to_be_visible()
    assert maja.page.context.cookies() == []
