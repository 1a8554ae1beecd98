"""News for other processes over the same database: which match has got which version, and nothing else of it."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from atol.server.writer import News

CHANNEL = "atol"
CHANGED = -1  # instead of a version: who sits there, what they vote, or whether it exists at all
PEOPLE = -2  # who is connected, and nothing else
BOTS = "bots"  # instead of a match: some wait for a thought
IN_ONE = 150  # a notification holds less than 8,000 bytes


def announce(process: str, connection: Connection, news: list[News]) -> None:
    """Goes out with the transaction's commit."""
    for text in news_texts(process, news):
        connection.execute(select(func.pg_notify(CHANNEL, text)))


def news_texts(process: str, news: list[News]) -> list[str]:
    told = [f"{match}:{version}" for match, version in dict.fromkeys(news)]
    return [" ".join([process, *told[first : first + IN_ONE]]) for first in range(0, len(told), IN_ONE)]


def read_news(text: str) -> tuple[str, list[News]]:
    """Who tells it, and what."""
    process, *items = text.split()
    parted = [item.rpartition(":") for item in items]
    return process, [(match, int(version)) for match, _, version in parted]
