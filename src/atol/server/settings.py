"""How a server runs."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`public` is the address that links begin with, when it is not the one a request came to."""

    data: Path
    public: str | None = None
    only_here: bool = True  # no other device reaches this server
    rate: int = 30  # messages a second that one person may send for long; 0: no limit
    thinkers: int = 0  # processes for bots; 0: one less than there are cores


BURST = 4  # how many seconds' worth of messages may come at once
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 1024 * 1024
MESSAGE_LIMIT = 4 * 1024
FRAME_LIMIT = 256 * 1024
LEVELS = ("random", "greedy", "search:300", "search:2000")  # the lobby's bots, from friendly to merciless
