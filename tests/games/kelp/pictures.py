"""The pictures of Kelp: both sides of a match that was played well so far, and a confrontation."""

from __future__ import annotations

from tests.browser.pictures import REHEARSED_BOT, Photographer
from tests.browser.rehearsal import open_after, played_line
from tests.games.kelp.test_browser import FOUND, FOUND_SEED

SEED, OCTOPUS_PLIES, SHARK_PLIES = f"{4:064x}", 79, 96  # each side is to act, and there is much to see


def take(photographer: Photographer) -> None:
    line = played_line("kelp", 2, SEED, SHARK_PLIES, REHEARSED_BOT)
    open_match(photographer, SEED, line[:OCTOPUS_PLIES])
    photographer.take("kelp-octopus")
    open_match(photographer, SEED, line)
    photographer.take("kelp-shark", photographer.other)
    open_match(photographer, FOUND_SEED, FOUND)
    photographer.take("kelp-confrontation")


def open_match(photographer: Photographer, seed: str, line: list[str]) -> None:
    open_after(photographer.address, "kelp", seed, line, photographer.maja, photographer.other)
    photographer.maja.wait_with(photographer.other)
