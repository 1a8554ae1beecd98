"""What somebody who has never been here has to load before the lobby stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Visit

BEFORE_BYTES = {"pl": 278_451, "en": 272_103}  # before things travelled, scored and taught: commit 4594e26
MOST_MORE = 1.2
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}  # bytes a second
MOST_SHIFT = 0.1  # what is called good
WATCH_SHIFTS = """
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { shifted += value; }))
    .observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.long)])
def test_a_first_visit_loads_little_more_than_before(visit: Visit, language: str) -> None:
    """Everything counts as it comes over the network: letters, words and headers too."""
    loaded: list[int] = []
    newcomer = visit(language=language, newcomer=True)
    network = newcomer.page.context.new_cdp_session(newcomer.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda answer: loaded.append(answer["encodedDataLength"]))
    newcomer.page.goto("/", wait_until="networkidle")
    expect(newcomer.page.get_by_role("main")).to_be_visible()
    assert BEFORE_BYTES[language] / 2 < sum(loaded) < BEFORE_BYTES[language] * MOST_MORE


def test_over_a_slow_network_nothing_is_pushed_down_by_what_comes_later(visit: Visit) -> None:
    page = visit(newcomer=True).page
    page.add_init_script(WATCH_SHIFTS)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", SLOW)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("main")).to_be_visible()
    assert page.evaluate("shifted") < MOST_SHIFT
