"""The lobby: your tables, a record from a file, another device, and leaving nothing behind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from atol.core import registry
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import resize
from tests.example import EXAMPLE, RECORD

# Words that have less room than they need and so end in dots.
CUT_OFF = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow === 'ellipsis')
  .map((one) => one.textContent.trim()).filter(Boolean)"""


def test_your_tables_wait_for_you_and_can_be_deleted(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    address = maja.page.url
    maja.page.goto("/")
    maja.page.get_by_role("link", name=re.compile("^Go on")).click()
    maja.page.wait_for_url(address)
    maja.page.goto("/")
    maja.page.get_by_role("button", name=re.compile("^Delete:")).click()
    maja.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(maja.page.get_by_role("heading", name=re.compile("^First time here"))).to_be_visible()


def test_a_newcomer_is_led_to_a_first_match_and_back_to_the_lobby(visit: Visit) -> None:
    """One game to begin with, what suits a first match, and then one's own tables before everything else."""
    maja = visit(newcomer=True)
    page = maja.page
    page.goto("/")
    expect(page.get_by_role("heading", name=re.compile("^First time here"))).to_be_visible()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    page.get_by_role("link", name="Start a table").click()
    page.wait_for_url("**/new/*")
    game = next(meta for meta in registry.metas().values() if meta.first_match and meta.options[0].lists is None)
    page.get_by_role("link", name=game.names["en"], exact=True).click()
    expect(page.get_by_role("radio", name="First match")).to_be_checked()
    for name, value in game.first_match.items():
        expect(page.get_by_role("group", name=re.compile(".")).locator(f'input[value="{value}"]')).to_be_checked()
        assert name in [option.name for option in game.options]
    page.get_by_label("Your name").fill("Maja")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    maja.situation()
    page.go_back()
    rows = page.get_by_role("link", name=re.compile(f"^Go on: {re.escape(game.names['en'])}"))
    assert_above(rows.first, page.get_by_role("heading", name="What shall we play?"))
    page.goto(f"/new/{game.id}")
    page.get_by_text("Standard rules").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    page.goto(f"/new/{game.id}")
    expect(page.get_by_role("radio", name="Standard rules")).to_be_checked()  # as last time


def assert_above(upper: Locator, lower: Locator) -> None:
    """On the page, and for whoever hears it."""
    expect(upper).to_be_visible()
    first, second = upper.bounding_box(), lower.bounding_box()
    assert first is not None
    assert second is not None
    assert first["y"] + first["height"] <= second["y"]
    follows = "(lower, upper) => upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING"
    assert lower.evaluate(follows, upper.element_handle())


def test_on_a_phone_everything_to_press_in_lobby_and_form_is_large_enough(visit: Visit) -> None:
    page = visit(PHONE).page
    pressed = "a, button, select, label:has(input), input:not([type=radio], .unseen)"
    small = f"""() => [...document.querySelectorAll('{pressed}')]
      .map((one) => [one.textContent.trim() || one.ariaLabel || one.className, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(([name, box]) => [name, box.width, box.height])"""
    for path in ("/", f"/new/{EXAMPLE}", f"/help/{EXAMPLE}"):
        page.goto(path)
        page.locator("main h2").first.wait_for()
        assert page.evaluate(small) == []
    expect(page.get_by_role("tab", name="Keyboard")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_text("Open the record of a match")).to_be_visible()
    expect(page.get_by_text("drag the file")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "MAIN"


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.long)])
def test_no_word_of_the_lobby_is_cut_off(visit: Visit, language: str) -> None:
    maja = visit(language=language)
    maja.begin("bot:easy")
    page = maja.page
    for size in (WIDE, PHONE):
        resize(page, size)
        page.goto("/")
        page.locator("main h2").first.wait_for()
        assert page.evaluate(CUT_OFF) == []


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
    expect(maja.page.get_by_text("drag the file")).to_be_visible()
    maja.page.locator('input[type="file"]').set_input_files(RECORD)
    maja.page.wait_for_url("**/review")
    slider = maja.page.get_by_role("slider", name="Step of the match")
    expect(slider).to_be_visible()
    expect(slider).to_have_css("appearance", "none")  # drawn in our own colours


def test_a_record_plays_itself_back_until_it_is_stopped(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.get_by_role("button", name="Play it back").click()
    slider = page.get_by_role("slider", name="Step of the match")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play it back")).to_be_visible()


def test_a_damaged_record_says_which_line_is_wrong(visit: Visit, tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    lines[20] = lines[20].replace(" 0 ", " 1 ") if " 0 " in lines[20] else lines[20].replace(" 1 ", " 0 ")
    damaged = tmp_path / "damaged.atol"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    maja = visit()
    maja.page.goto("/")
    maja.page.locator('input[type="file"]').set_input_files(damaged)
    expect(maja.page.get_by_text(re.compile("changed or damaged. Line 21"))).to_be_visible()


def test_another_device_continues_with_a_link(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
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
    maja.begin("bot:easy")
    maja.page.goto("/")
    maja.page.get_by_role("button", name=re.compile("profile and settings")).click()
    maja.page.get_by_role("button", name="Delete my data").click()
    maja.page.get_by_role("button", name="Yes, delete my data").click()
    expect(maja.page.get_by_role("heading", name=re.compile("^First time here"))).to_be_visible()
    assert maja.page.context.cookies() == []
