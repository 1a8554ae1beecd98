"""While things travel the page has nothing long to do, in every game, on a device that is four times slower."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from atol.core import registry
from tests.browser.fixtures import Visit
from tests.browser.smooth import Trace

STEPS = 16
LONG_MS = 50
PAUSE_MS = 700  # a press ends what travels
FEWEST_SECONDS = 1


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(registry.metas()))
def test_nothing_long_happens_while_things_travel(visit: Visit, browser: Browser, game: str) -> None:
    maja = visit(motion=True)
    trace = Trace(browser, maja.page)
    maja.begin("bot:easy", game=game)
    maja.situation()
    trace.begin(maja.page)
    chance = random.Random(1)
    for _ in range(STEPS):
        maja.step(chance)
        maja.page.wait_for_timeout(PAUSE_MS)
    motion = trace.end()
    assert motion.seconds > FEWEST_SECONDS
    assert [task for task in motion.tasks if task > LONG_MS] == []
