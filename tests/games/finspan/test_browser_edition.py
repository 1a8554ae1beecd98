"""An owner's edition of Finspan, made by hand in its page: refused where impossible, used at a table, beside the box
and in the terminal, kept as a file, and never changed silently."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from atol.core import registry
from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import serious
from tests.cli.calling import Call
from tests.games.finspan.test_browser_tabletop import Beside

EDITION = "/edition/finspan"
COMPANION = "/tabletop/finspan/companion"
STORM = "storm/w1-eggs-or-young"


def correct(page: Page, base: str) -> None:
    """What Nautoma's Storm number of the first week is in this box."""
    entry = page.locator(f'[data-entry="{STORM}"]')
    entry.get_by_label("base").fill(base)
    entry.get_by_label("base").press("Tab")
    page.get_by_role("button", name="Keep and use it").click()


def in_use(page: Page, name: str) -> None:
    expect(page.get_by_test_id("edition-now")).to_contain_text(name)


def remembered(page: Page, key: str) -> Any:
    return page.evaluate(f"() => JSON.parse(localStorage['atol.{key}'])")


def base_in(components: dict[str, Any]) -> int:
    section, entry = STORM.split("/")
    return next(int(one["base"]) for one in components[section] if one["id"] == entry)


def listen(page: Page) -> list[dict[str, Any]]:
    """The components that a table brings."""
    brought: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "welcome":
            brought.append(message["components"])

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", follow)
    return brought


@pytest.mark.long
def test_an_edition_made_in_the_page_is_used_everywhere(visit: Visit, call: Call, tmp_path: Path) -> None:
    maja = visit(PHONE)
    page, beside, brought = maja.page, Beside(maja.page), listen(maja.page)
    page.goto(EDITION)
    beside.button("Storm").click()
    page.locator(f'[data-entry="{STORM}"]').locator("summary").click()
    correct(page, "99")
    expect(page.get_by_role("alert")).to_contain_text(STORM)
    maja.errors.clear()  # the browser complains about what the server refused
    correct(page, "9")
    in_use(page, "my box")
    expect(page.get_by_role("img", name="Scan it with another device")).to_be_visible()
    assert serious(page) == []

    # Survives as a file, which the terminal reads.
    with page.expect_download() as download:
        beside.button("Save as a file").click()
    download.value.save_as(file := tmp_path / "my-box.json")
    asked = ["nautoma", "--overlay", file, "--level", "5", "--lang", "en", "--save", tmp_path / "n.txt"]
    assert "base number is 9." in call(*asked, text="quit\n").out

    # A table.
    maja.begin_alone("finspan")
    expect(page.get_by_test_id("ask")).to_be_visible()
    assert [base_in(components) for components in brought] == [9]

    # The companion keeps to it whatever is chosen later, and the file opens again as the same edition.
    beside.begin("5")
    in_use(page, "my box")
    begun = remembered(page, "edition.finspan.companion")
    assert begun == registry.game("finspan", registry.overlay_from(file, "finspan")).edition
    page.goto(EDITION)
    beside.button("Back to Atol’s edition").click()
    in_use(page, "Atol’s edition")
    page.goto(COMPANION)
    beside.turns(1, 1)
    in_use(page, "my box")
    assert remembered(page, "edition.finspan.companion") == begun
    page.goto(EDITION)
    page.get_by_label("Open a file").set_input_files(file)
    beside.button("Keep and use it").click()
    in_use(page, "my box")
    assert [own["edition"] for own in remembered(page, "editions.finspan")] == [begun]
