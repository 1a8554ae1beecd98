"""The shelf of owners' editions, in the database that all processes share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import delete

from atol.core import registry
from atol.core.data import Overlay
from atol.core.errors import BadData, UnknownEdition
from atol.server.schema import editions
from atol.server.shelf import Shelf
from atol.server.storage import Storage
from tests.example import EXAMPLE, GAME
from tests.server.inside import run

CARD = GAME.components.cards[0]  # type: ignore[union-attr]  # the example has cards


def overlay(points: int) -> Overlay:
    return Overlay(EXAMPLE, "mine", {"cards": {CARD.id: {"points": points}}})


def on_shelf(database: str, test: Callable[[Shelf], Awaitable[None]]) -> None:
    async def body() -> None:
        storage = Storage(database)
        await storage.open()
        try:
            await test(Shelf(storage))
        finally:
            await storage.close()

    run(body())


def test_an_edition_that_one_process_keeps_another_one_finds(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        edition = await shelf.keep(overlay(CARD.points + 1))
        assert edition != registry.game(EXAMPLE).edition
        elsewhere = Storage(database)
        assert (await Shelf(elsewhere).game(EXAMPLE, edition)).edition == edition
        await elsewhere.close()

    on_shelf(database, test)


def test_a_correction_is_another_edition_beside_it(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        first, second = await shelf.keep(overlay(CARD.points + 1)), await shelf.keep(overlay(CARD.points + 2))
        assert first != second
        assert (await shelf.game(EXAMPLE, first)).edition == first
        assert await shelf.find(EXAMPLE, first) == overlay(CARD.points + 1)

    on_shelf(database, test)


def test_the_same_kept_twice_stands_there_once(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        edition = await shelf.keep(overlay(CARD.points + 1))
        again = msgspec.structs.replace(overlay(CARD.points + 1), edition="another name")
        assert await shelf.keep(again) == edition
        assert await shelf.find(EXAMPLE, edition) == overlay(CARD.points + 1)

    on_shelf(database, test)


def test_what_is_impossible_is_not_kept(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        with pytest.raises(BadData, match=CARD.id):
            await shelf.keep(overlay(99))
        assert await shelf.storage.rows(editions.select()) == []

    on_shelf(database, test)


def test_an_unknown_edition_is_never_another_one(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        assert await shelf.game(EXAMPLE, "") is registry.game(EXAMPLE)
        for edition in ("0" * 16, "../../secret"):
            with pytest.raises(UnknownEdition):
                await shelf.game(EXAMPLE, edition)

    on_shelf(database, test)


def test_a_match_whose_edition_is_gone_is_not_gone_on_with_in_another_one(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        edition = await shelf.keep(overlay(CARD.points + 1))
        assert (await shelf.game(EXAMPLE, edition)).edition == edition
        await shelf.storage.writer.write((delete(editions), {}))
        with pytest.raises(UnknownEdition):
            await Shelf(shelf.storage).game(EXAMPLE, edition)

    on_shelf(database, test)
