"""What processes over one PostgreSQL ask it with every move and whenever somebody comes, over a line of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Select

from atol.server.wire import Line, as_json
from atol.server.writer import News
from atol.table.parts import Entry

ENTRIES_AT = (
    "SELECT coalesce(json_agg(json_build_array(match, version, seat, action, back_to) ORDER BY version), '[]')"
    " FROM journal JOIN json_to_recordset($1) AS wanted (match text, version int) USING (match, version)"
)
# Asked match by match, so that only the end of each journal is looked at.
NEWEST = (
    "SELECT coalesce(json_agg(json_build_array(match, version)), '[]') FROM json_array_elements_text($1) AS wanted"
    " (match), LATERAL (SELECT max(version) AS version FROM journal WHERE journal.match = wanted.match) AS newest"
    " WHERE version IS NOT NULL"
)

rows_in = msgspec.json.Decoder(list[dict[str, Any]]).decode
entries_in = msgspec.json.Decoder(list[tuple[str, int, int, int | None, int | None]]).decode
versions_in = msgspec.json.Decoder(list[News]).decode


class SharedJournal:
    """All of it raises NotSaved where the database is away."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def close(self) -> None:
        await self._line.close()

    async def rows(self, statement: Select[Any], given: dict[str, str | int]) -> list[dict[str, Any]]:
        question, values = as_json(statement)
        try:
            return rows_in(await self._line.ask_again(question, *map(str, {**values, **given}.values())))
        except psycopg.DataError:
            return []  # asked for what no text in a database can be, such as one with a zero in it

    async def entries_at(self, versions: Iterable[News]) -> list[tuple[str, Entry]]:
        """These entries of these matches, in the order of their versions."""
        wanted = [{"match": match, "version": version} for match, version in versions]
        told = entries_in(await self._line.ask_again(ENTRIES_AT, msgspec.json.encode(wanted)))
        return [(match, Entry(version, seat, action, back_to)) for match, version, seat, action, back_to in told]

    async def newest(self, matches: list[str]) -> list[News]:
        """How far these matches are."""
        return versions_in(await self._line.ask_again(NEWEST, msgspec.json.encode(matches)))
