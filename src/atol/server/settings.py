"""How a server runs."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`public` is the address that links begin with, when it is not the one a request came to; `database` is the
    address of a PostgreSQL, without which everything is kept in the data folder, and `channels` that of a Redis or a
    Valkey, without which the database carries the news of other processes."""

    data: Path
    public: str | None = None
    only_here: bool = True  # no other device reaches this server
    rate: int = 30  # messages a second that one person may send for long; 0: no limit
    metrics: bool = False  # may anybody who reaches the server read them?
    smtp: str | None = None  # smtp://name:password@host:port, by which mails are sent; none without it
    mail_from: str | None = None
    local_notices: bool = False  # may notices go to addresses in the own network?
    notice_seconds: float = 15.0  # how long somebody must be to act before they are told, and how often is looked
    thinkers: int = 0  # processes for bots; 0: one less than there are cores
    database: str | None = None
    channels: str | None = None


GUESS_RATE = 1  # codes a second that one address may try
BURST = 4  # how many seconds' worth of messages may come at once
LONGEST_URL = 500  # a longer one comes from a made-up Host, and no code holds it
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 1024 * 1024
MESSAGE_LIMIT = 4 * 1024
FRAME_LIMIT = 256 * 1024
MOST_ITERATIONS = 10_000  # of a search bot; all tables share the processes for bots
MOST_SECONDS = 10
