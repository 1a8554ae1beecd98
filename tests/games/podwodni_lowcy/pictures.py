"""The picture of Podwodni Łowcy."""

from __future__ import annotations

from tests.browser.pictures import Photographer

MIDDLE_PLIES = 131  # after so many actions of three there is much to choose from


def take(photographer: Photographer) -> None:
    photographer.open_for_three("podwodni_lowcy", MIDDLE_PLIES)
    photographer.take("podwodni_lowcy")
