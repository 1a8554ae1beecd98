"""Links that people send each other, each with a QR code."""

from __future__ import annotations

from functools import lru_cache

import segno

from atol.server.messages import OneTimeLink
from atol.server.settings import LONGEST_URL, Settings

CHECKERED = 0  # one of the eight masks that every reader knows: trying which looks best took four fifths of the time


def link_to(path: str, base: str, settings: Settings) -> OneTimeLink:
    url = (settings.public or base).rstrip("/") + path
    return OneTimeLink(path, url, code_rows(url), settings.only_here)


@lru_cache(1000)
def code_rows(url: str) -> list[str]:
    """The rows of a QR code, 1 for dark; none for an address that is none."""
    if len(url) > LONGEST_URL:
        return []
    code = segno.make(url, micro=False, mask=CHECKERED)
    return ["".join("1" if dark else "0" for dark in row) for row in code.matrix]
