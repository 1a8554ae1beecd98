"""What a person has played, and tries at daily seas; matches that ended before are taken in."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("day", sa.String(10)))
    op.add_column("matches", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    played = op.create_table(
        "played",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rivals", sa.JSON, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("origin", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("played_by_person", "played", ["person"])
    op.create_table(
        "tries",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    rows = list(earlier(op.get_bind()))
    if rows:
        op.bulk_insert(played, rows)


def earlier(connection: Any) -> Any:
    """The rows of matches that were over already; those that could be known beforehand (courses too) are left out."""
    matches = sa.table("matches", *map(sa.column, ("id", "game", "shuffle")),
                       sa.column("options", sa.JSON), sa.column("result", sa.JSON))  # fmt: skip
    seats = sa.table("seats", *map(sa.column, ("match", "place", "kind", "name", "owner", "guest", "stand_in")))
    journal = sa.table("journal", *map(sa.column, ("match", "at")))
    over = sa.select(matches).where(matches.c.result.is_not(None), matches.c.shuffle == "keyed")
    for match in connection.execute(over).mappings().all():
        if not match["result"] or "scores" not in match["result"]:
            continue
        at = connection.execute(sa.select(sa.func.max(journal.c.at)).where(journal.c.match == match["id"])).scalar()
        sitting = sa.select(seats).where(seats.c.match == match["id"]).order_by(seats.c.place)
        yield from rows_of(match, connection.execute(sitting).mappings().all(), at or 0.0)


def rows_of(match: Any, sitting: Any, at: float) -> Any:
    scores, winners = match["result"]["scores"], match["result"]["winners"]
    bots = {seat["place"]: seat["name"] for seat in sitting if seat["kind"] == "bot"}
    for seat in sitting:
        place = seat["place"]
        if seat["owner"] is None or seat["guest"] or seat["stand_in"] is not None or place in bots:
            continue
        others = [other for other in range(len(scores)) if other != place]
        yield {
            "match": match["id"],
            "place": place,
            "person": seat["owner"],
            "game": match["game"],
            "options": match["options"],
            "points": scores[place],
            "rivals": [{"bot": bots.get(other), "points": scores[other]} for other in others],
            "won": 1 / len(winners) if place in winners else 0.0,
            "origin": "match",
            "at": at,
        }
