"""Who is connected here, as the others are told: of everybody who comes at the same moment together."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from atol.server.errors import NotSaved, Overtaken
from atol.server.neighbours import Neighbours
from atol.server.writer import News, Statement


class FakeStorage:
    """Notes the matches of everything that is written; some have gone."""

    def __init__(self, gone: str = "") -> None:
        self.process = "here"
        self.writer = self
        self.gone = gone
        self.is_away = False
        self.written: list[list[str]] = []

    async def write(self, *statements: Statement, news: list[News]) -> None:
        if self.is_away:
            raise NotSaved()
        if self.gone in [match for match, _ in news]:
            raise Overtaken()
        self.written.append([match for match, _ in news])


def room(name: str, *people: str) -> Any:
    return SimpleNamespace(match=SimpleNamespace(id=name), people_here=lambda: set(people))


def tell(storage: FakeStorage, *rooms: Any, again: bool = False) -> Neighbours:
    """Tell of these rooms, and of the same once more."""

    async def told() -> Neighbours:
        neighbours = Neighbours(cast(Any, storage))
        telling = asyncio.create_task(neighbours.tell_for_ever())
        for _ in range(2 if again else 1):
            for one in rooms:
                neighbours.here_changed(one)
            await asyncio.sleep(0.05)
        telling.cancel()
        return neighbours

    return asyncio.run(told())


def test_all_who_come_at_once_are_told_of_together() -> None:
    storage = FakeStorage()
    tell(storage, room("a", "Ala"), room("b", "Ola"), room("a", "Ala", "Ela"), room("empty"))
    assert storage.written == [["a", "b"]]


def test_what_the_others_know_is_not_told_again() -> None:
    storage = FakeStorage()
    tell(storage, room("a", "Ala"), room("b", "Ola"), again=True)
    assert storage.written == [["a", "b"]]


def test_a_match_that_has_gone_keeps_no_other_from_being_told_of() -> None:
    storage = FakeStorage(gone="b")
    tell(storage, room("a", "Ala"), room("b", "Ola"), room("c", "Ela"))
    assert sorted(storage.written) == [["a"], ["c"]]


def test_what_could_not_be_told_is_kept_for_later() -> None:
    storage = FakeStorage()
    storage.is_away = True
    neighbours = tell(storage, room("a", "Ala"))
    assert list(neighbours._changed) == ["a"]
