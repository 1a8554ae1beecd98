"""An evening with the box of Podwodni Łowcy: catches, a set, and the risk of the next card on a phone."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import PHONE, Visit
from tests.games.podwodni_lowcy.evening import evening

PAD = "/tabletop/podwodni_lowcy/pad"


@pytest.mark.long
def test_an_evening_with_sets_risk_and_a_ranking(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(PAD)
    assert evening(page)
