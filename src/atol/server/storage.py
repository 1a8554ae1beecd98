"""What is kept in the database, asked and answered in the server's own words."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Engine, Select, bindparam, delete, func, insert, select, update

from atol.server.databases import bring_up_to_date, database_url, is_shared, reading_engine, writing_engine
from atol.server.errors import Overtaken
from atol.server.news import CHANGED, announce
from atol.server.reading import rows_of
from atol.server.schema import device_links, journal, matches, people, results, seats, settings
from atol.server.stored import (
    After,
    Standing,
    StoredMatch,
    StoredResult,
    StoredSeat,
    deletion_of,
    entry_statement,
    match_from,
    rematch_statement,
    result_deletion,
    result_from,
    seat_change,
    seat_from_row,
    seat_statement,
    sits_alone,
    standing_from,
)
from atol.server.writer import MUST_CHANGE, Statement, Writer
from atol.table.parts import Entry

if TYPE_CHECKING:
    from atol.server.shared_journal import SharedJournal

DEVICE_LINK_SECONDS = 15 * 60
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6

MATCH = select(matches).where(matches.c.id == bindparam("match"))
SEATS = select(seats).where(seats.c.match == bindparam("match")).order_by(seats.c.place)
ENTRIES = (
    select(journal.c.version, journal.c.seat, journal.c.action, journal.c.back_to)
    .where(journal.c.match == bindparam("match"), journal.c.version > bindparam("after"))
    .order_by(journal.c.version)
)


def new_token() -> str:
    """Nobody guesses 144 bits."""
    return secrets.token_urlsafe(18)


def new_code() -> str:
    """Letters to read out and to type. Consonants make no words; a guess at one of them is one in 64 million."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Storage:
    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_shared = is_shared(self.url)
        self.engine = reading_engine(self.url)
        self._writing = writing_engine(self.url)
        self.process = new_token()  # who we are to other processes over the same database
        self.shared: SharedJournal | None = None
        self.writer = Writer(self._writing)
        if self.is_shared:
            self._share()

    def _share(self) -> None:
        """With other processes: needs what only PostgreSQL needs."""
        from atol.server.move_writer import MoveWriter
        from atol.server.shared_journal import SharedJournal
        from atol.server.wire import Line

        self.shared = SharedJournal(Line(self.url))
        self.writer = Writer(self._writing, partial(announce, self.process), MoveWriter(Line(self.url)))

    async def open(self) -> None:
        await asyncio.to_thread(bring_up_to_date, self._writing, self.is_shared)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        if self.shared is not None:
            await self.shared.close()
        if isinstance(self.engine, Engine):
            self.engine.dispose()
        else:
            await self.engine.dispose()

    async def rows(self, statement: Any) -> list[Any]:
        return await rows_of(self.engine, statement)

    async def _row(self, statement: Any) -> Any | None:
        rows = await self.rows(statement)
        return rows[0] if rows else None

    async def known_rows(self, statement: Select[Any], **values: str | int) -> list[Any]:
        """Of a statement that is asked again and again with other values, and the fastest way that there is."""
        if self.shared is not None:
            return await self.shared.rows(statement, values)
        return await self.rows(statement.params(**values))

    # ---- settings and people

    async def secret_key(self) -> bytes:
        """Signs identities; made once."""
        row = await self._row(select(settings.c.value).where(settings.c.name == "secret-key"))
        if row is not None:
            return bytes(row["value"])
        with suppress(Overtaken):  # by another process that starts at the same time
            await self.writer.write((insert(settings), {"name": "secret-key", "value": secrets.token_bytes(32)}))
        return await self.secret_key()

    async def person_name(self, person: str) -> str | None:
        row = await self._row(select(people.c.name).where(people.c.id == person))
        return None if row is None else str(row["name"])

    async def add_person(self, name: str) -> str:
        person = new_token()
        await self.writer.write((insert(people), {"id": person, "name": name, "created": time.time()}))
        return person

    async def rename(self, person: str, name: str) -> None:
        await self.writer.write((update(people).where(people.c.id == person), {"name": name}))

    async def forget(self, person: str) -> None:
        """Delete a person: matches without anybody else go too, elsewhere the seat stays without a name."""
        sat_at = await self.matches_of(person)
        alone = [standing.match.id for standing in sat_at if sits_alone(standing, person)]
        await self.writer.write(
            *[statement for match in alone for statement in deletion_of(match)],
            (update(seats).where(seats.c.owner == person), {"owner": None, "name": ""}),
            (delete(people).where(people.c.id == person), {}),
            news=[(standing.match.id, CHANGED) for standing in sat_at],
        )

    async def add_device_link(self, person: str) -> str:
        token = new_token()
        values = {"token": token, "person": person, "expires": time.time() + DEVICE_LINK_SECONDS}
        await self.writer.write(
            (delete(device_links).where(device_links.c.expires < time.time()), {}),
            (insert(device_links), values),
        )
        return token

    async def use_device_link(self, token: str) -> str | None:
        """The person behind a link that has not been used, which is used up by this."""
        wanted = device_links.c.token == token, device_links.c.expires > time.time()
        row = await self._row(select(device_links.c.person).where(*wanted))
        if row is None:
            return None
        used = delete(device_links).where(device_links.c.token == token).execution_options(**MUST_CHANGE)
        try:
            await self.writer.write((used, {}))
        except Overtaken:
            return None
        return str(row["person"])

    # ---- matches

    async def add_match(
        self,
        match: StoredMatch,
        sitting: list[StoredSeat],
        to_act: int,
        after: After | None = None,
        begun: Sequence[Statement] = (),
    ) -> None:
        """The journal begins with version 0, the setup, and goes on with what was played before anybody came.
        Raises Overtaken where the match that it comes `after` has got another rematch meanwhile."""
        values = {**msgspec.structs.asdict(match), "created": time.time()}
        setup = entry_statement(match.id, Entry(0, -1), to_act, 0)
        seated = [seat_statement(match.id, seat) for seat in sitting]
        linked = [rematch_statement(after, match.id)] if after else []
        news = [(after.match, CHANGED)] if after else []
        await self.writer.write((insert(matches), values), *seated, setup, *begun, *linked, news=news)

    async def match(self, match_id: str) -> StoredMatch | None:
        rows = await self.known_rows(MATCH, match=match_id)
        return match_from(rows[0]) if rows else None

    async def watched_match(self, token: str) -> str | None:
        row = await self._row(select(matches.c.id).where(matches.c.watch == token))
        return None if row is None else str(row["id"])

    async def invited_match(self, token: str) -> tuple[str, int] | None:
        row = await self._row(select(seats.c.match, seats.c.place).where(seats.c.invitation == token))
        return None if row is None else (str(row["match"]), int(row["place"]))

    async def coded_invitation(self, code: str) -> str | None:
        """The seat link that a code stands for, as long as nobody has used it."""
        row = await self._row(select(seats.c.invitation).where(seats.c.code == code))
        return None if row is None else row["invitation"]

    async def moved(self, match_id: str) -> float:
        """When the last thing happened there."""
        row = await self._row(select(func.max(journal.c.at).label("at")).where(journal.c.match == match_id))
        assert row is not None
        return float(row["at"])

    async def seats_of(self, match_id: str) -> list[StoredSeat]:
        rows = await self.known_rows(SEATS, match=match_id)
        return [seat_from_row(row) for row in rows]

    async def match_with_seats(self, match_id: str) -> tuple[StoredMatch, list[StoredSeat]] | None:
        """Nothing as well where it is deleted between the two questions."""
        match = await self.match(match_id)
        sitting = [] if match is None else await self.seats_of(match_id)
        return (match, sitting) if match is not None and sitting else None

    async def entries_of(self, match_id: str, after: int = 0) -> list[Entry]:
        rows = await self.known_rows(ENTRIES, match=match_id, after=after)
        return [Entry(row["version"], row["seat"], row["action"], row["back_to"]) for row in rows]

    async def change_seat(self, match_id: str, before: StoredSeat, seat: StoredSeat) -> None:
        """Raises Overtaken when it is no longer as it was before."""
        await self.writer.write(seat_change(match_id, before, seat), news=[(match_id, CHANGED)])

    async def delete_match(self, match_id: str) -> None:
        await self.writer.write(*deletion_of(match_id), news=[(match_id, CHANGED)])

    async def matches_of(self, person: str) -> list[Standing]:
        """Where that person sits, the one that moved last first."""
        mine = select(seats.c.match).where(seats.c.owner == person)
        return await self._standings(matches.c.id.in_(mine))

    # ---- results

    async def results_of(self, person: str, game: str) -> list[StoredResult]:
        """The newest first."""
        mine = results.c.person == person, results.c.game == game
        rows = await self.rows(select(results).where(*mine).order_by(results.c.at.desc(), results.c.id))
        return [result_from(row) for row in rows]

    async def keep_result(self, result: StoredResult) -> None:
        """Once only: the same again changes nothing but its words."""
        await self.writer.write(
            result_deletion(result.person, result.id), (insert(results), msgspec.structs.asdict(result))
        )

    async def delete_result(self, person: str, result_id: str) -> None:
        await self.writer.write(result_deletion(person, result_id))

    async def kept_matches(self, person: str) -> set[str]:
        """Those where that person sits and that nobody deleted."""
        rows = await self.rows(select(seats.c.match).where(seats.c.owner == person))
        return {str(row["match"]) for row in rows}

    async def unfiled_matches(self) -> list[Standing]:
        """Over, but not in anybody's results: they ended before there were any."""
        return await self._standings(matches.c.result.is_not(None) & matches.c.filed.is_(False))

    # ---- lists of matches

    async def running_matches(self) -> list[Standing]:
        return await self._standings(matches.c.result.is_(None))

    async def _standings(self, condition: Any) -> list[Standing]:
        """Two questions, between which another process may end or delete a match: of such a one no seats are told."""
        entries = journal.alias()
        last = select(func.max(entries.c.version)).where(entries.c.match == matches.c.id).scalar_subquery()
        joined = matches.join(journal, (journal.c.match == matches.c.id) & (journal.c.version == last))
        rows = await self.rows(
            select(matches, journal.c.to_act, journal.c.turn, journal.c.at).select_from(joined).where(condition)
        )
        sitting = await self.rows(
            select(seats)
            .where(seats.c.match.in_(select(matches.c.id).where(condition)))
            .order_by(seats.c.match, seats.c.place)
        )
        by_match: dict[str, list[StoredSeat]] = {}
        for row in sitting:
            by_match.setdefault(row["match"], []).append(seat_from_row(row))
        standings = [standing_from(row, by_match[row["id"]]) for row in rows if row["id"] in by_match]
        return sorted(standings, key=lambda standing: -standing.moved)
