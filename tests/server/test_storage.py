"""The database is what the schema says, whichever version it began with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from atol.server import databases, migrations, stored
from atol.server.databases import (
    NewerSchema,
    bring_up_to_date,
    current_revision,
    database_url,
    migrate,
    writing_engine,
)
from atol.server.messages import NewSeat, NewTable
from atol.server.schema import metadata
from atol.server.service import Service
from atol.server.settings import Settings
from atol.server.storage import Storage
from atol.server.tables import create
from tests.example import EXAMPLE
from tests.server.inside import run, serving, until
from tests.server.players import journal

TWO = [NewSeat("me"), NewSeat("bot", bot="random")]


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def migrate() -> None:
        made = Storage(database)
        await made.open()
        await made.close()

    run(migrate())
    engine = writing_engine(database_url(database))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == databases.HEAD
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    """Its matches had secret seeds and no guests, and their results are still to be kept."""
    engine = writing_engine(database_url(database))
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(text("INSERT INTO people VALUES ('p', 'Ala', 0)"))
        connection.execute(
            text("INSERT INTO matches VALUES ('m', 'chess', 1, 'e', '{}', '00', 'w', 0, '{\"winners\": []}', NULL)")
        )
        connection.execute(text("INSERT INTO seats VALUES ('m', 0, 'person', 'Ala', 'p', NULL, NULL)"))
        connection.execute(text("INSERT INTO journal VALUES ('m', 0, -1, NULL, NULL, -1, 0, 0)"))
    engine.dispose()

    async def test() -> None:
        made = Storage(database)
        await made.open()
        (standing,) = await made.unfiled_matches()
        assert (standing.match.id, standing.match.shuffle) == ("m", "keyed")
        assert standing.seats[0].guest is False
        await made.close()

    run(test())


def test_what_a_newer_version_keeps_is_no_matter_for_an_older_one_except_beside_it(database: str) -> None:
    engine = writing_engine(database_url(database))
    bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerSchema):
        bring_up_to_date(engine)
    bring_up_to_date(engine, beside_newer=True)
    with engine.connect() as connection:
        assert current_revision(connection) == "9999"
    engine.dispose()


def test_the_newest_revision_is_the_head() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == databases.HEAD


def test_a_database_is_opened_again_as_it_was(database: str) -> None:
    async def open_twice() -> None:
        keys = []
        for _ in range(2):
            made = Storage(database)
            await made.open()
            keys.append(await made.secret_key())
            await made.close()
        assert keys[0] == keys[1]
        assert len(keys[0]) == 32

    run(open_twice())


async def waiting_for_a_bot(service: Service) -> str:
    """The id of a new match in which a bot moves first; nobody has been in its room."""
    person = await service.storage.add_person("Ala")
    while True:
        match_id = await create(service, person, "Ala", NewTable(EXAMPLE, TWO))
        (standing,) = [running for running in await service.storage.running_matches() if running.match.id == match_id]
        if standing.to_act == 1:
            return match_id


def test_after_a_start_bots_go_on_where_they_were_to_move(database: str) -> None:
    async def before() -> str:
        service = Service(Settings(Path(), database=database))
        await service.storage.open()
        match_id = await waiting_for_a_bot(service)
        await service.close()
        return match_id

    async def test() -> None:
        table = {"id": await before()}
        async with serving(database):
            await until(lambda: len(journal(database, table)) == 5)  # its four starting pieces

    run(test())


def test_finished_matches_are_not_running(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            service = inside.service
            match_id = await waiting_for_a_bot(service)
            finished = stored.result_statement(match_id, [1, 2], [1])
            await service.storage.writer.write(finished)
            assert match_id not in [running.match.id for running in await service.storage.running_matches()]

    run(test())


def test_a_match_that_ends_while_the_running_ones_are_listed_is_left_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another process, between the two questions."""

    async def test() -> None:
        async with serving(database) as inside:
            storage = inside.service.storage
            match_id = await waiting_for_a_bot(inside.service)
            ask = storage.rows

            async def ask_and_end(statement: Any) -> list[Any]:
                rows = await ask(statement)
                await storage.writer.write(stored.result_statement(match_id, [1, 2], [1]))
                return rows

            monkeypatch.setattr(storage, "rows", ask_and_end)
            assert match_id not in [running.match.id for running in await storage.running_matches()]

    run(test())
