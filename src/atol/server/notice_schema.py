"""The tables of the database that are about telling people that it is their turn."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table

from atol.server.schema import metadata

# Where somebody wants to be told. `confirmed`: whoever reads mail at that address has said so.
notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("keys", JSON, nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

# What was told, once for each turn of a seat: whoever writes it first tells it.
told = Table(
    "told",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("what", String(8), primary_key=True),
    Column("at", Double, nullable=False),
)

# Who wants a bot to play a turn for somebody who is late.
stand_in_votes = Table(
    "stand_in_votes",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("voter", String(32), primary_key=True),
)

Index("notices_by_person", notices.c.person)
