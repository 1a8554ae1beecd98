"""A process that only thinks for bots: it takes its share from the queue of a database that servers share."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from atol.server.service import Service
from atol.server.settings import Settings


def think_for_ever(settings: Settings, ready: Callable[[], None]) -> None:
    """Until it is interrupted; what it has not thought to the end is then free for others."""
    asyncio.run(serve_bots(settings, ready))


async def serve_bots(settings: Settings, ready: Callable[[], None]) -> None:
    service = Service(settings)
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    await service.open(tells_people=False)
    ready()
    await stopped.wait()
    await service.close()
