"""The pictures of Reef: a table and the end of a match."""

from __future__ import annotations

from tests.browser.pictures import Photographer

MIDDLE_PLIES = 110  # after so many actions of three there is much to choose from
WHOLE = 10_000  # more actions than any match has


def take(photographer: Photographer) -> None:
    photographer.open_for_three("reef", MIDDLE_PLIES)
    photographer.take("table")
    photographer.open_for_three("reef", WHOLE)
    photographer.take("end")
