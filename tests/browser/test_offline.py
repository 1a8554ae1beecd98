"""Without a network: after one visit an evening with every box on a phone, and the same in a file from a disk."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from atol.core import registry
from atol.server.single import single_page
from tests.browser.fixtures import PHONE, Visit, screen
from tests.browser.looks import serious
from tests.browser.offline import cut, visited

BOXES = {meta.id: meta.names["en"] for meta in registry.installed_games() if meta.helpers}


def box(game: str) -> Any:
    """The evening that each game with a box brings for these tests."""
    return import_module(f"tests.games.{game}.evening")


def set_up(page: Page) -> None:
    """Every step of laying out the box, which is still ticked after a reload."""
    done = page.get_by_role("button", name=re.compile("^Done"))
    expect(done.first).to_be_visible()
    for nth in range(done.count()):
        done.nth(nth).click()
    page.reload()
    expect(done.first).to_have_attribute("aria-pressed", "true")


def ask_the_rules(page: Page) -> None:
    page.get_by_role("searchbox", name="Search the rules").fill("end")
    expect(page.get_by_test_id("rules-found").get_by_role("listitem").first).to_be_visible()


def keep(page: Page) -> None:
    page.get_by_role("button", name="Keep this evening").click()
    expect(page.get_by_text("Kept in your history")).to_be_visible()


@pytest.mark.long
def test_an_evening_with_every_box_without_a_network(visit: Visit) -> None:
    maja = visit(PHONE, offline=True)
    page = maja.page
    page.goto(f"/tabletop/{next(iter(BOXES))}")
    visited(page)
    cut(page)
    page.goto("/")
    expect(page.get_by_role("region", name="With your own box")).to_be_visible()
    whys = []
    for game in BOXES:
        page.goto(f"/tabletop/{game}/prepare")
        set_up(page)
        page.goto(f"/help/{game}")
        ask_the_rules(page)
        page.goto(f"/tabletop/{game}/{box(game).TOOL}")
        whys.append(box(game).evening(page))
        keep(page)
    page.goto("/evenings")
    for name, why in zip(BOXES.values(), whys, strict=True):
        expect(page.get_by_role("listitem").filter(has_text=name).filter(has_text=why).first).to_be_visible()
    page.get_by_role("link", name="Download as a table (CSV)").wait_for()
    maja.errors.clear()  # the browser complains about requests that could not be made


@pytest.mark.long
@pytest.mark.parametrize("game", BOXES)
def test_the_exported_file_does_the_same_from_a_disk(
    browser: Browser, pages_folder: Path, tmp_path: Path, game: str
) -> None:
    file = tmp_path / f"{game}.html"
    file.write_text(single_page(registry.game(game)), encoding="utf-8")
    context = screen(browser, "", PHONE)
    cut(page := context.new_page())
    page.goto(f"{file.as_uri()}#prepare")
    set_up(page)
    page.goto(file.as_uri())
    page.get_by_role("button", name="Rules", exact=True).click()
    ask_the_rules(page)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator(f'a[href$="/{box(game).TOOL}"]').click()
    why = box(game).evening(page)
    keep(page)
    assert serious(page) == []
    page.get_by_role("link", name="History of evenings").click()
    expect(page.get_by_role("listitem").filter(has_text=why).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text=BOXES[game]).first).to_be_visible()
    context.close()
