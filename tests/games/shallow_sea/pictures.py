"""The pictures of Shallow Sea: a table, an end, the achievement sheet, and a finished ocean tapped in."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
from tools.serving import Visitor

from tests.browser.pictures import MIDDLE_SEED, REHEARSED_BOT, Photographer
from tests.browser.rehearsal import open_after, played_line
from tests.games.shallow_sea.serving import SEA, finish, ocean
from tests.games.shallow_sea.test_score import box

PLIES = 190  # after so many there is much to see, and Maja is to act
ALL_IN_HAND = re.compile("Place the tile and the fish|Połóż płytkę i wpuść rybkę")


def take(photographer: Photographer) -> None:
    take_match(photographer)
    take_pages(photographer, a_busy_life(photographer.address))


def take_match(photographer: Photographer) -> None:
    """A match that was played well so far: a picture with a tile and a fish in hand, and one of the end."""
    maja, page, chance = photographer.maja, photographer.maja.page, random.Random(3)
    line = played_line(SEA, 2, MIDDLE_SEED, bot=REHEARSED_BOT)
    open_after(photographer.address, SEA, MIDDLE_SEED, line[:PLIES], maja, photographer.other)
    while not ALL_IN_HAND.search(page.get_by_test_id("ask").inner_text()):
        maja.step(chance)
    photographer.take(SEA)
    open_after(photographer.address, SEA, MIDDLE_SEED, line, maja, photographer.other)
    page.locator("#result").wait_for()
    photographer.take(f"{SEA}-end")


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
