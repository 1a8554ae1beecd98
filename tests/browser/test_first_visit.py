"""What somebody who has never been here has to load before the lobby stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Visit

BEFORE_BYTES = {"pl": 278_451, "en": 272_103}  # before things travelled, scored and taught: commit 4594e26
MOST_MORE = 1.2


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
