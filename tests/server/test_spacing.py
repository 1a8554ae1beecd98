"""What costs much is kept apart, the more of it the longer, and nobody waits after a quiet moment."""

from __future__ import annotations

import asyncio

import pytest

from atol.server import spacing as paces
from atol.server.spacing import Spacing


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty times as long, so that a busy machine can tell them apart."""
    for name in ("SHORTEST", "LONGEST", "FOR_EACH"):
        monkeypatch.setattr(paces, name, 20 * getattr(paces, name))


async def waited(spacing: Spacing, number: int) -> float:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await spacing.keep()
    spacing.note(number)
    return loop.time() - began


def test_the_first_begins_at_once_and_the_next_some_time_later() -> None:
    async def test() -> list[float]:
        spacing = Spacing()
        times = [await waited(spacing, 1) for _ in range(3)]
        await asyncio.sleep(0.05)
        return [*times, await waited(spacing, 1)]

    first, second, third, quiet = asyncio.run(test())
    assert max(first, quiet) < 0.035 < min(second, third)


def test_after_a_large_portion_more_is_waited_for_up_to_a_limit() -> None:
    async def test() -> list[float]:
        spacing = Spacing()
        return [await waited(spacing, number) for number in (5, 1000, 1)]

    _, after_five, after_many = asyncio.run(test())
    assert 0.09 < after_five < 0.15 < after_many < 0.3
