"""While things travel the page has nothing long to do, in every game, on a device that is four times slower."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from atol.core import registry
from tests.browser.fixtures import Visit
from tests.browser.sitting import Sitting
from tests.browser.smooth import Motion, Trace

STEPS = 16
LONG_MS = 50
LATE_MS = 1000 / 60  # a task that takes longer costs a picture of what the page itself draws
MOST_LATE = 8  # a run; the browser's own work, such as collecting garbage, is among them
FEWEST_PICTURES = 30  # a second, of sixty: two cores that much else kept busy drew 39 to 60
PAUSE_MS = 700  # a press ends what travels
GLANCE_MS = 100  # to ask the page more often would be work of its own
FEWEST_SECONDS = 1


def travelled(maja: Sitting, browser: Browser, game: str, slow: bool) -> Motion:
    """What the trace of the first steps of a match tells; printed as well, since a bound says less than a figure."""
    trace = Trace(browser, maja.page, slow)
    maja.begin("bot:easy", game=game)
    maja.situation()
    trace.begin(maja.page)
    chance = random.Random(1)
    for _ in range(STEPS):
        while maja.now() is None:
            maja.page.wait_for_timeout(GLANCE_MS)
        maja.step(chance)
        maja.page.wait_for_timeout(PAUSE_MS)
    motion = trace.end()
    late = sum(task > LATE_MS for task in motion.tasks)
    print(
        f"{game}{', slow' if slow else ''}: {motion.a_second:.1f} pictures a second for {motion.seconds:.1f} s; "
        f"{late} late tasks, the longest {max(motion.tasks):.1f} ms"
    )
    assert motion.seconds > FEWEST_SECONDS
    return motion


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(registry.metas()))
def test_nothing_long_happens_while_things_travel(visit: Visit, browser: Browser, game: str) -> None:
    motion = travelled(visit(motion=True), browser, game, slow=False)
    assert [task for task in motion.tasks if task > LONG_MS] == []
    assert len([task for task in motion.tasks if task > LATE_MS]) <= MOST_LATE


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(registry.metas()))
def test_what_travels_is_drawn_anew_many_times_a_second(visit: Visit, browser: Browser, game: str) -> None:
    motion = travelled(visit(motion=True), browser, game, slow=True)
    assert motion.a_second >= FEWEST_PICTURES
