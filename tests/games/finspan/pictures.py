"""The pictures of Finspan: a solo match, Nautoma at one's own table, and the score pad."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page

from tests.browser.pictures import REHEARSED_BOT, Photographer
from tests.browser.rehearsal import open_after, played_line
from tests.games.finspan.test_browser_tabletop import COMPANION, KEPT, PAD, WEEK

SEED, PLIES = f"{7:064x}", 98
SETTINGS = {
    "level": 3,
    "seed": 21,
    "goals": "A",
    "strength": 2,
    "tangle": "Z6",
    "colour": "red",
    "deck": "atol",
    "cards": [],
}
FIRST_WEEK = [*WEEK, "goal 6", "tangled b5 g2 p4 b1 p1"]
SECOND_WEEK = [*WEEK, "goal 2", "tangled b5 g2 p4 b1 p1 g1 b2 p5"]
THIRD_WEEK = [*WEEK, "goal 3", "tangled b5 g2 p4 b1 p1 g1 b2 p5 g4 b6"]
LAST_WEEK = [*WEEK, "tangled b5 g2 p4 b1 p1 g1 b2 p5 g4 b6 p6"]
MATCH = [*FIRST_WEEK, *SECOND_WEEK, *THIRD_WEEK, *LAST_WEEK, "pad 9 61 4 5 3 6 16"]
PLAYERS = [
    {"name": "Maja", "abilities": 9, "fish": 61, "consumed": 4, "eggs": 5, "young": 3, "schools": 6, "goals": 16},
    {"name": "Ola", "abilities": 14, "fish": 58, "consumed": 2, "eggs": 7, "young": 1, "schools": 5, "goals": 19},
    {"name": "Jan", "abilities": 3, "fish": 49, "consumed": 6, "eggs": 4, "young": 6, "schools": 4, "goals": 11},
]


def take(photographer: Photographer) -> None:
    take_match(photographer)
    take_companion(photographer)
    take_pad(photographer)


def take_match(photographer: Photographer) -> None:
    """Alone against Nautoma, played well so far."""
    line = played_line("finspan", 1, SEED, PLIES, REHEARSED_BOT)
    open_after(photographer.address, "finspan", SEED, line, photographer.maja)
    photographer.maja.situation()
    photographer.take("finspan")


def open_with(page: Page, lines: list[str]) -> None:
    """The companion as a browser remembers it after these lines."""
    page.evaluate(f"(kept) => localStorage.setItem('{KEPT}', kept)", json.dumps({**SETTINGS, "lines": lines}))
    page.goto(COMPANION)


def take_companion(photographer: Photographer) -> None:
    page = photographer.maja.page
    page.goto(COMPANION)
    page.get_by_role("switch").check()
    page.evaluate("() => scrollTo(0, 0)")
    photographer.take("nautoma-setup")
    open_with(page, [*FIRST_WEEK, *["turn"] * 4, "shared"])
    photographer.take("nautoma-turn")
    open_with(page, [*FIRST_WEEK, *WEEK, "goal 3"])
    page.locator('[data-slot="g3"]').click()
    photographer.take("nautoma-tangled")
    open_with(page, MATCH)
    photographer.take("nautoma-end")


def take_pad(photographer: Photographer) -> None:
    page = photographer.maja.page
    page.evaluate("(kept) => localStorage.setItem('atol.beside.finspan.pad', kept)", json.dumps(PLAYERS))
    page.goto(PAD)
    page.get_by_test_id("total-2").get_by_text(re.compile(r"\d")).wait_for()
    photographer.take("score-pad")
