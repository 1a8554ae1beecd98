"""Take the pictures of docs/pictures: lobby, table and end, in both languages, at 1280 and 390 px.

python -m tests.browser.pictures
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tools.find_chromium import chromium
from tools.serving import RunningServer

from tests.browser.conftest import FLAGS, PHONE, WIDE
from tests.browser.sitting import Sitting

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MIDDLE = 60  # steps into a match there is something to see


def sit(browser: Browser, address: str, size: tuple[int, int], language: str, dark: bool = False) -> Sitting:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-GB", "pl": "pl-PL"}[language],
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
    )
    return Sitting(context.new_page(), walk=False)


def take(browser: Browser, address: str, size: tuple[int, int], language: str, dark: bool = False) -> None:
    name = f"{language}-{size[0]}{'-dark' if dark else ''}.jpg"
    print(name, flush=True)
    maja = sit(browser, address, size, language, dark)
    maja.begin("bot:greedy", "bot:search:300")
    chance = random.Random(11)
    for _ in range(MIDDLE):
        maja.step(chance)
    while maja.situation() != "choose":
        maja.step(chance)
    maja.page.wait_for_timeout(600)
    maja.page.screenshot(path=FOLDER / f"table-{name}", type="jpeg", quality=82)
    maja.play_to_the_end(seed=12)
    maja.page.wait_for_timeout(600)
    maja.page.screenshot(path=FOLDER / f"end-{name}", type="jpeg", quality=82)
    maja.begin("bot:greedy")
    maja.situation()
    maja.page.goto("/")
    maja.page.wait_for_timeout(800)
    maja.page.screenshot(path=FOLDER / f"lobby-{name}", type="jpeg", quality=82, full_page=True)
    maja.page.context.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language in ("pl", "en"):
            for size in (WIDE, PHONE):
                take(browser, server.address, size, language)
        take(browser, server.address, WIDE, "pl", dark=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
