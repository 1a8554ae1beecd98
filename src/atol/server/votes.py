"""A vote on taking back, as it is kept for people at different processes. Each who is asked has a row of their own,
so that nobody's answer overwrites another's; one of another version than the table's no longer counts."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select, update

from atol.server.protocol import UndoRequest
from atol.server.schema import undo_votes
from atol.server.storage import Storage
from atol.server.writer import Statement

VOTE = (
    select(undo_votes)
    .where(undo_votes.c.match == bindparam("match"), undo_votes.c.version == bindparam("version"))
    .order_by(undo_votes.c.place)
)


def question_statements(match_id: str, request: UndoRequest) -> list[Statement]:
    values = {"match": match_id, "version": request.version, "asker": request.seat, "agreed": False}
    return [withdrawal(match_id), *[(insert(undo_votes), {**values, "place": place}) for place in request.waiting]]


def answer_statement(match_id: str, seats: list[int]) -> Statement:
    mine = undo_votes.c.match == match_id, undo_votes.c.place.in_(seats)
    return update(undo_votes).where(*mine), {"agreed": True}


def withdrawal(match_id: str) -> Statement:
    return delete(undo_votes).where(undo_votes.c.match == match_id), {}


async def read_vote(storage: Storage, match_id: str, version: int) -> UndoRequest | None:
    rows = await storage.known_rows(VOTE, match=match_id, version=version)
    if not rows:
        return None
    return UndoRequest(rows[0]["asker"], version, [row["place"] for row in rows if not row["agreed"]])
