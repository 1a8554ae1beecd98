"""The tables of the database. The journal is the truth about a match; everything else is about people."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Double, nullable=False),
)

# One-time links that carry an identity to another device.
device_links = Table(
    "device_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("result", JSON(none_as_null=True)),  # scores and winners, once it is over
    Column("rematch", String(32)),
    Column("rematch_by", Integer),  # the place of whoever asked for it
    Column("shuffle", String(8), nullable=False, server_default="keyed"),  # or given: the seed of another match
    Column("day", String(10)),  # of the daily sea that it is
    Column("counted", Boolean, nullable=False, server_default=false()),  # is it the try that counts that day?
    Column("pace", String(8), nullable=False, server_default="live"),  # or by correspondence: a day, a week a turn
    Column("away", String(8), nullable=False, server_default="wait"),  # what happens when that time is over
    Column("filed", Boolean, nullable=False, server_default=false()),  # is it over, and are its results kept?
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),  # of a person, or of the bot that the seat belongs to
    Column("owner", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("invitation", String(64), unique=True),  # gone once it was used
    Column("stand_in", String(40)),  # the bot that plays while the person is away
    Column("guest", Boolean, nullable=False, server_default=false()),  # another person at the owner's screen
    Column("code", String(8)),  # the same invitation as letters to type, unique; gone with it
)

journal = Table(
    "journal",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("back_to", Integer),
    Column("to_act", Integer, nullable=False),  # after it, so that a lobby need not replay
    Column("turn", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# What owners of boxes corrected, by the edition that it makes; never changed, because matches name it.
editions = Table(
    "editions",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("edition", String(64), primary_key=True),
    Column("name", String(60), nullable=False),  # the owner's
    Column("replace", JSON, nullable=False),  # by section and entry, field by field
    Column("at", Double, nullable=False),
)

# What people reached in games that have an achievement sheet. It outlives the match; `id` is that of the match, or
# names a position from the box.
results = Table(
    "results",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", String(40)),
    Column("achieved", JSON, nullable=False),  # the boxes of the sheet that it ticks
    Column("origin", String(8), nullable=False),
    Column("at", Double, nullable=False),
)

# Every match that a person played to its end; it outlives the match, until the person deletes it.
played = Table(
    "played",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rivals", JSON, nullable=False),  # the others: their bot, if any, and their points
    Column("won", Double, nullable=False),  # the share of the victory
    Column("origin", String(8), nullable=False),
    Column("at", Double, nullable=False),
)

# The one try at a daily sea that counts. It stays where its match was deleted: there is no second one.
tries = Table(
    "tries",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", Double, nullable=False),
)

Index("played_by_person", played.c.person)
# A finished match explained (`table/analysis.py`), as JSON: it takes a while to find out, so it is kept.
analyses = Table(
    "analyses",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)

# ---- what several processes over one database tell each other; nothing of it outlives them

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Double, nullable=False),  # when it last said that it lives, by the database's clock
)

presences = Table(
    "presences",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),  # who is connected there, and answers
)

# Whoever is asked whether a decision may be taken back has a row; `version` is that of the table.
undo_votes = Table(
    "undo_votes",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("asker", Integer, nullable=False),
    Column("agreed", Boolean, nullable=False),
)

# Matches in which a bot is to move, the one that has waited longest first.
bot_tasks = Table(
    "bot_tasks",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
    Column("worker", String(32)),  # the process that thinks about it, as long as that lives
)

Index("bot_tasks_by_age", bot_tasks.c.since)
Index("seats_by_owner", seats.c.owner)
Index("seats_by_code", seats.c.code, unique=True)
Index("results_by_person", results.c.person, results.c.game)
