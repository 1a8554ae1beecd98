"""Take the pictures of Shallow Sea's achievement sheet and of its box, at 1280 and 390 px.

python -m tests.browser.sea_pictures
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import sync_playwright
from tools.find_chromium import chromium
from tools.serving import RunningServer, Visitor

from tests.browser.conftest import FLAGS, PHONE, WIDE
from tests.browser.pictures import Photographer
from tests.games.shallow_sea.test_score import box
from tests.server.sea import SEA, finish, ocean


def tapped_in() -> dict[str, Any]:
    """The scored ocean of the rulebook as a browser remembers it."""
    position = box(shells=2)
    tiles = {tile.pop("space"): tile for tile in msgspec.to_builtins(position.tiles)}
    return {"orange": ["1"], "blue": ["2"], "shells": 2, "tiles": tiles, "fish": position.fish}


def a_busy_life(address: str) -> Visitor:
    """Somebody with some matches behind her."""
    maja = Visitor(address, "Maja")
    for options in ({"modified": "4,6"}, {"mode": "first"}, {"scenario": "1"}):
        finish(maja, **options)
    maja.ask("POST", f"/api/games/{SEA}/results", ocean(1, shells=5))
    return maja


def take_pages(photographer: Photographer, maja: Visitor) -> None:
    page = photographer.maja.page
    name, _, value = maja.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": maja.address}])
    page.add_init_script(f"if (location.host) localStorage.setItem('atol.box.{SEA}', '{json.dumps(tapped_in())}')")
    page.goto(f"/sheet/{SEA}")
    page.locator("[data-box]").first.wait_for()
    photographer.take(f"{SEA}-sheet")
    page.goto(f"/box/{SEA}")
    page.locator('[data-place="f1"]').click()
    photographer.take(f"{SEA}-box")
    page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "data")
        maja = a_busy_life(server.address)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language in ("pl", "en"):
            for size in (WIDE, PHONE):
                take_pages(Photographer(browser, server.address, size, language), maja)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
