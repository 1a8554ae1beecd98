"""Take the pictures of docs/pictures: lobby, tables and ends, in both languages, at 1280 and 390 px.

python -m tests.browser.pictures                      all of them
python -m tests.browser.pictures lobby finspan kelp   some of them
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tools.find_chromium import chromium
from tools.serving import RunningServer

from tests.browser.conftest import FLAGS, PHONE, WIDE, screen
from tests.browser.rehearsal import open_after, played_line
from tests.browser.sitting import Sitting
from tests.browser.test_kelp import FOUND, FOUND_SEED

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MIDDLE = {"reef": 110, "podwodni_lowcy": 131}  # after so many actions of three there is something to see
MIDDLE_SEED = f"{11:064x}"
WHOLE = 10_000  # more actions than any match has
PLAYED = {"shallow_sea": 11}  # the round before which a bot plays for me: chance alone would leave nothing to see
REHEARSED_BOT = "greedy"
FINSPAN_SEED, FINSPAN_PLIES = f"{7:064x}", 98
KELP_SEED, OCTOPUS_PLIES, SHARK_PLIES = f"{92:064x}", 84, 96  # each side is to act, and there is much to see
SETTLE_MS = 800
LONG_MS = 300_000
ALL_IN_HAND = re.compile("Place the tile and the fish|Połóż płytkę i wpuść rybkę")


class Photographer:
    """Pictures of one screen in one language."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int], language: str, dark: bool = False
    ) -> None:
        self.address = address
        self.people = [
            Sitting(screen(browser, address, size, language, dark).new_page(), walk=False) for _ in range(3)
        ]
        self.maja, self.other, _ = self.people
        self.name = f"{language}-{size[0]}{'-dark' if dark else ''}"

    def take(self, what: str, sitting: Sitting | None = None, whole: bool = False) -> None:
        page = (sitting or self.maja).page
        page.wait_for_timeout(SETTLE_MS)
        path = FOLDER / f"{what}-{self.name}.jpg"
        page.screenshot(path=path, type="jpeg", quality=82, full_page=whole)
        print(path.name, flush=True)

    def leave(self) -> None:
        for sitting in self.people:
            sitting.page.context.close()

    def take_table(self, game: str) -> None:
        """In the middle of a match that was played well so far, when there is much to choose from."""
        self.open_for_three(game, MIDDLE[game])
        self.take("table" if game == "reef" else game)

    def open_for_three(self, game: str, plies: int) -> None:
        line = played_line(game, len(self.people), MIDDLE_SEED, plies, REHEARSED_BOT)
        open_after(self.address, game, MIDDLE_SEED, line, *self.people)

    def take_played(self, game: str) -> None:
        """A bot plays for me: a picture with a tile and a fish in hand, and one of the end."""
        maja, page, chance = self.maja, self.maja.page, random.Random(3)
        maja.begin("bot:greedy", game=game)
        maja.situation()
        self.rest()
        page.get_by_text(re.compile(f"(round|runda) {PLAYED[game]}")).first.wait_for(timeout=LONG_MS)
        page.get_by_role("button", name=re.compile("I am back|Już jestem")).click()
        while not ALL_IN_HAND.search(page.get_by_test_id("ask").inner_text()):
            maja.step(chance)
        self.take(game)
        self.rest()
        page.locator("#result").wait_for(timeout=LONG_MS)
        self.take(f"{game}-end")

    def rest(self) -> None:
        """Let a bot play for me."""
        page = self.maja.page
        page.get_by_role("button", name=re.compile("^(Table menu|Menu stołu)")).click()
        page.get_by_role("button", name=re.compile("bot (play|zagra)")).click()
        page.get_by_role("dialog").locator("li button").nth(1).click()

    def take_end(self) -> None:
        self.open_for_three("reef", WHOLE)
        self.take("end")

    def take_lobby(self) -> None:
        self.maja.begin("bot:greedy")
        self.maja.situation()
        self.maja.page.goto("/")
        self.take("lobby", whole=True)

    def take_finspan(self) -> None:
        """Alone against Nautoma, played well so far."""
        line = played_line("finspan", 1, FINSPAN_SEED, FINSPAN_PLIES, REHEARSED_BOT)
        open_after(self.address, "finspan", FINSPAN_SEED, line, self.maja)
        self.maja.situation()
        self.take("finspan")

    def take_kelp(self) -> None:
        """Both sides of a match that was played well so far, and a confrontation."""
        line = played_line("kelp", 2, KELP_SEED, SHARK_PLIES, REHEARSED_BOT)
        self.open_kelp(KELP_SEED, line[:OCTOPUS_PLIES])
        self.take("kelp-octopus")
        self.open_kelp(KELP_SEED, line)
        self.take("kelp-shark", self.other)
        self.open_kelp(FOUND_SEED, FOUND)
        self.take("kelp-confrontation")

    def open_kelp(self, seed: str, line: list[str]) -> None:
        open_after(self.address, "kelp", seed, line, self.maja, self.other)
        self.maja.wait_with(self.other)

    def take_all(self) -> None:
        self.take_reef()
        self.take_lobby()
        self.take_podwodni_lowcy()
        self.take_finspan()
        for game in PLAYED:
            self.take_played(game)

    def take_reef(self) -> None:
        self.take_table("reef")
        self.take_end()

    def take_podwodni_lowcy(self) -> None:
        self.take_table("podwodni_lowcy")


def take_everywhere(what: list[str], browser: Browser, address: str) -> None:
    screens = [(size, language, False) for language in ("pl", "en") for size in (WIDE, PHONE)]
    for size, language, dark in [*screens, (WIDE, "pl", True)]:
        for name in what:
            photographer = Photographer(browser, address, size, language, dark)
            getattr(photographer, f"take_{name}")()
            photographer.leave()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take_everywhere(sys.argv[1:] or ["all", "kelp"], browser, server.address)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
