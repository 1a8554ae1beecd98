"""Take the pictures of docs/pictures: lobby, tables and ends, in both languages, at 1280 and 390 px.

python -m tests.browser.pictures          all of them
python -m tests.browser.pictures kelp     those of one game
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
from tests.browser.sitting import Sitting

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MIDDLE = {"reef": 60, "podwodni_lowcy": 90, "finspan": 75}  # so many steps into a match there is something to see
PLAYED = {"shallow_sea": 11}  # the round before which a bot plays for me: chance alone would leave nothing to see
ALONE = ("finspan",)  # shown in a match of one seat
KELP_MIDDLE = 18
KELP_SWAP = re.compile("Swap sides|Zamień strony")
KELP_NIGHT = re.compile("night: other|noc: inne")
REMATCH = re.compile("Rematch|Rewanż")
FACING = ".facing button"  # Kelp's confrontation
FEW = 4  # a picture with at least so many things that glow
SETTLE_MS = 800
LONG_MS = 300_000
ALL_IN_HAND = re.compile("Place the tile and the fish|Połóż płytkę i wpuść rybkę")


class Photographer:
    """Pictures of one screen in one language."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int], language: str, dark: bool = False
    ) -> None:
        self.maja = Sitting(screen(browser, address, size, language, dark).new_page(), walk=False)
        self.name = f"{language}-{size[0]}{'-dark' if dark else ''}"

    def take(self, what: str, whole: bool = False) -> None:
        self.maja.page.wait_for_timeout(SETTLE_MS)
        path = FOLDER / f"{what}-{self.name}.jpg"
        self.maja.page.screenshot(path=path, type="jpeg", quality=82, full_page=whole)
        print(path.name, flush=True)

    def take_table(self, game: str) -> None:
        """In the middle of a match, when there is much to choose from."""
        chance = random.Random(11)
        if game in ALONE:
            self.maja.begin_alone(game)
        else:
            self.maja.begin("bot:greedy", "bot:search:300", game=game)
        for _ in range(MIDDLE[game]):
            self.maja.step(chance)
        while self.maja.situation() != "choose" or self.maja.open_targets().count() < FEW:
            self.maja.step(chance)
        self.take("table" if game == "reef" else game)

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
        self.maja.play_to_the_end(seed=12)
        self.take("end")

    def take_lobby(self) -> None:
        self.maja.begin("bot:greedy")
        self.maja.situation()
        self.maja.page.goto("/")
        self.take("lobby", whole=True)

    def much_to_choose(self) -> bool:
        """Still, after a while in which nothing was clicked."""
        if self.maja.situation() != "choose" or self.maja.open_targets().count() < FEW:
            return False
        self.maja.page.wait_for_timeout(SETTLE_MS)
        return self.maja.now() == "choose"

    def take_kelp(self, side: str, *options: re.Pattern[str]) -> None:
        """The same for one side of Kelp."""
        chance = random.Random(5)
        self.maja.begin("bot:greedy", game="kelp", option=options)
        for _ in range(KELP_MIDDLE):
            self.play_on(chance)
        while not self.much_to_choose():
            self.play_on(chance)
        self.take(f"kelp-{side}")

    def take_confrontation(self) -> None:
        """The shark finds the octopus in most matches."""
        chance = random.Random(1)
        self.maja.begin("bot:greedy", game="kelp")
        while not self.maja.page.locator(FACING).count():
            self.play_on(chance)
        self.take("kelp-confrontation")

    def play_on(self, chance: random.Random) -> None:
        """A match that is over is followed by another one."""
        page = self.maja.page
        if self.maja.step(chance) == "end":
            over = page.url
            page.get_by_role("button", name=REMATCH).click()
            page.wait_for_url(lambda address: address != over)

    def take_all_of_kelp(self, dark: bool) -> None:
        self.take_kelp("octopus")
        self.take_confrontation()
        self.take_kelp("shark", KELP_SWAP, *([KELP_NIGHT] if dark else []))
        self.maja.page.context.close()

    def take_all(self) -> None:
        self.take_table("reef")
        self.take_end()
        self.take_lobby()
        for game in MIDDLE.keys() - {"reef"}:
            self.take_table(game)
        for game in PLAYED:
            self.take_played(game)
        self.maja.page.context.close()


def take_everywhere(games: list[str], browser: Browser, address: str) -> None:
    screens = [(size, language, False) for language in ("pl", "en") for size in (WIDE, PHONE)]
    for size, language, dark in [*screens, (WIDE, "pl", True)]:
        if "kelp" in games:
            Photographer(browser, address, size, language, dark).take_all_of_kelp(dark)
        if games != ["kelp"]:
            Photographer(browser, address, size, language, dark).take_all()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take_everywhere(sys.argv[1:] or ["kelp", *MIDDLE], browser, server.address)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
