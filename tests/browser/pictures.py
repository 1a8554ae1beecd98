"""Take pictures of the pages: lobby, tables and ends, in both languages, at 1280 and 390 px, in light and dark.

python -m tests.browser.pictures               all of them
python -m tests.browser.pictures lobby <id>    some of them

What a game shows is written in its own tests/games/<id>/pictures.py. A picture that docs/pictures keeps is taken anew
there; all others are for looking at and go to build/pictures.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tools.find_chromium import chromium
from tools.serving import RunningServer

from tests.browser.fixtures import FLAGS, PHONE, WIDE, screen
from tests.browser.rehearsal import open_after, played_line
from tests.browser.sitting import Sitting
from tests.conftest import GAMES, ROOT

KEPT = ROOT / "docs" / "pictures"
OTHERS = ROOT / "build" / "pictures"
SCREENS = [
    (WIDE, "pl", False),
    (WIDE, "en", False),
    (PHONE, "pl", False),
    (PHONE, "en", False),
    (WIDE, "pl", True),
    (PHONE, "en", True),
]
REHEARSED_BOT = "greedy"
MIDDLE_SEED = f"{11:064x}"
SETTLE_MS = 800


class Photographer:
    """Pictures of one screen in one language."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int], language: str, dark: bool = False
    ) -> None:
        self.address = address
        self.people = [Sitting(screen(browser, address, size, language, dark).new_page()) for _ in range(3)]
        self.maja, self.other, _ = self.people
        self.name = f"{language}-{size[0]}{'-dark' if dark else ''}"

    def take(self, what: str, sitting: Sitting | None = None, whole: bool = False) -> None:
        page = (sitting or self.maja).page
        page.wait_for_timeout(SETTLE_MS)
        name = f"{what}-{self.name}.jpg"
        path = (KEPT if (KEPT / name).exists() else OTHERS) / name
        page.screenshot(path=path, type="jpeg", quality=82, full_page=whole)
        print(path.relative_to(ROOT), flush=True)

    def leave(self) -> None:
        for sitting in self.people:
            sitting.page.context.close()

    def open_for_three(self, game: str, plies: int) -> None:
        """A match that was played well so far."""
        line = played_line(game, len(self.people), MIDDLE_SEED, plies, REHEARSED_BOT)
        open_after(self.address, game, MIDDLE_SEED, line, *self.people)

    def rest(self) -> None:
        """Let a bot play for me."""
        page = self.maja.page
        page.get_by_role("button", name=re.compile("^(Table menu|Menu stołu)")).click()
        page.get_by_role("button", name=re.compile("bot (play|zagra)")).click()
        page.get_by_role("dialog").locator("li button").nth(1).click()


Take = Callable[[Photographer], None]


def take_lobby(photographer: Photographer) -> None:
    photographer.maja.begin("bot:easy")
    photographer.maja.situation()
    photographer.maja.page.goto("/")
    photographer.take("lobby", whole=True)


def motifs() -> dict[str, Take]:
    """What there is to take by name: the lobby, and each game that has pictures."""
    games = [file.parent.name for file in sorted(GAMES.glob("*/pictures.py"))]
    return {"lobby": take_lobby, **{game: import_module(f"tests.games.{game}.pictures").take for game in games}}


def take_everywhere(takes: list[Take], browser: Browser, address: str) -> None:
    for size, language, dark in SCREENS:
        for take in takes:
            photographer = Photographer(browser, address, size, language, dark)
            take(photographer)
            photographer.leave()


def main() -> None:
    OTHERS.mkdir(parents=True, exist_ok=True)
    wanted = [motifs()[name] for name in sys.argv[1:] or motifs()]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take_everywhere(wanted, browser, server.address)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
