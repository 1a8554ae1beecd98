"""The daily sea from the lobby to the shared line, the calendar, and one's own progress."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tools.serving import RunningServer, Visitor

from atol.core import registry
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import serious_as
from tests.example import ACHIEVING
from tests.server.players import play_on, sit

LANGUAGES = {
    "en": ("Today’s seas", "Your name", "alone: begin", "Copy the line", "Picture", "Your calendar", "Your progress"),
    "pl": ("Dzisiejsze morza", "imię", "samemu: zacznij", "Skopiuj", "Obrazek", "Twój kalendarz", "Twoje postępy"),
}


def finish(context: BrowserContext, server: RunningServer, table: str) -> int:
    """Play the rest as the same person, from another device; the points."""
    visitor = Visitor(server.address)
    visitor.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
    with sit(visitor, {"id": table}) as player:
        play_on([player])
        return int(player.update["result"]["scores"][0])


@pytest.mark.parametrize(("size", "language"), [pytest.param(WIDE, "en", marks=pytest.mark.long), (PHONE, "pl")])
def test_a_daily_sea_from_the_lobby_to_the_shared_line(
    visit: Visit, server: RunningServer, size: tuple[int, int], language: str
) -> None:
    seas, name, begin, copy, picture, calendar, progress = LANGUAGES[language]
    title = registry.meta(ACHIEVING).names[language]
    maja = visit(size, language)
    page = maja.page
    page.goto("/")
    page.get_by_role("link", name=seas).click()
    page.get_by_label(name).fill("Maja")
    assert_fits(page, size)
    page.get_by_role("button", name=f"{title}, {begin}").click()
    page.wait_for_url("**/table/*")
    points = finish(page.context, server, page.url.rpartition("/")[2])
    line = page.get_by_test_id("daily-line")
    expect(line).to_contain_text(title)
    expect(line).to_contain_text(str(points))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=copy).click()
    assert page.evaluate("() => navigator.clipboard.readText()") == line.inner_text()
    with page.expect_download() as kept:
        page.get_by_role("button", name=picture).click()
    assert_png(Path(kept.value.path()))
    assert_fits(page, size)
    page.get_by_role("link", name=calendar).click()
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_text(f"{title}, {points}").first).to_be_visible()
    page.get_by_role("link", name=progress).click()
    expect(page.get_by_role("region", name=title)).to_contain_text(str(points))
    assert_fits(page, size)


def assert_png(file: Path) -> None:
    """A picture of the size that is promised, and not an empty one."""
    content = file.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert (int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")) == (1200, 630)
    assert len(content) > 5000


def assert_fits(page: Page, size: tuple[int, int]) -> None:
    """Nothing serious for axe and nothing pushed sideways: on a laptop by day, on a phone by night."""
    assert serious_as(page, size, dark=size == PHONE) == []
    sideways = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(sideways) == 0


@pytest.mark.long  # a test of the server says so too
def test_a_counted_try_has_no_hint_and_a_second_one_is_practice(visit: Visit) -> None:
    maja = visit()
    page = maja.page
    title = registry.meta(ACHIEVING).names["en"]
    page.goto("/daily")
    page.get_by_label("Your name").fill("Maja")
    page.get_by_role("button", name=f"{title}, alone: begin").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert page.get_by_role("button", name="Hint").count() == 0
    page.goto("/daily")
    page.get_by_role("button", name=f"{title}, alone: practise").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.long  # a test of the server says so too
def test_progress_is_deleted_after_a_question(visit: Visit, server: RunningServer) -> None:
    maja = visit()
    page = maja.page
    page.goto("/daily")
    page.get_by_label("Your name").fill("Maja")
    page.get_by_role("button", name=f"{registry.meta(ACHIEVING).names['en']}, alone: begin").click()
    page.wait_for_url("**/table/*")
    finish(page.context, server, page.url.rpartition("/")[2])
    page.goto("/progress")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take it along").click()
    assert ACHIEVING in Path(taken.value.path()).read_text()
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()
