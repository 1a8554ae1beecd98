"""What costs much is kept apart, and nobody waits after a quiet moment."""

from __future__ import annotations

import asyncio

from atol.server.spacing import Spacing


def test_the_first_begins_at_once_and_the_next_some_time_later() -> None:
    async def test() -> list[float]:
        spacing, loop, times = Spacing(0.05), asyncio.get_running_loop(), []
        for _ in range(3):
            began = loop.time()
            await spacing.keep()
            times.append(loop.time() - began)
        await asyncio.sleep(0.06)
        began = loop.time()
        await spacing.keep()
        return [*times, loop.time() - began]

    first, second, third, quiet = asyncio.run(test())
    assert max(first, quiet) < 0.04 < min(second, third)
