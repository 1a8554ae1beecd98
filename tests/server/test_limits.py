"""How much one may send: a burst, then the rate, at all processes together."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from atol.server.errors import SlowDown
from atol.server.limits import Limits
from atol.server.service import Service
from atol.server.settings import BURST, Settings
from tests.server.fixtures import only_postgresql
from tests.server.inside import run, until


def granted(limits: Limits, who: str, asked: int) -> int:
    """How many of so many messages at once get through."""
    for number in range(asked):
        try:
            limits.spend(who)
        except SlowDown:
            return number
    return asked


def test_a_burst_gets_through_and_no_more() -> None:
    assert granted(Limits(10), "ala", 100) == 10 * BURST


def test_without_a_rate_there_is_no_limit() -> None:
    assert granted(Limits(0), "ala", 1000) == 1000


def test_what_other_processes_have_granted_counts_here() -> None:
    limits = Limits(10)
    limits.charge("ala", 10 * BURST - 5)
    assert granted(limits, "ala", 100) == 5
    assert granted(limits, "ola", 100) == 10 * BURST


def test_nobody_owes_more_than_a_burst() -> None:
    limits = Limits(10)
    limits.charge("ala", 10**6)
    assert limits._allowance("ala").left >= -10 * BURST


@pytest.mark.parametrize(("messages", "is_told"), [(1, False), (3, False), (4, True), (30, True)])
def test_other_processes_are_told_of_those_who_send_a_lot(messages: int, is_told: bool) -> None:
    """At a rate of 32 a second, four in a second are an eighth of it: eight processes may keep that to themselves."""
    limits = Limits(32, is_shared=True)
    granted(limits, "ala", messages)
    assert limits.take_spent(1.0) == ({"ala": messages} if is_told else {})
    assert limits.take_spent(1.0) == {}


def test_every_guess_at_a_code_is_told() -> None:
    limits = Limits(1, is_shared=True)
    granted(limits, "10.0.0.1", 1)
    assert limits.take_spent(0.25) == {"10.0.0.1": 1}


@only_postgresql
def test_what_was_spent_at_one_process_is_missing_at_the_other(database: str) -> None:
    async def test() -> None:
        settings = Settings(Path(), database=database, thinkers=1)
        async with AsyncExitStack() as stack:
            one, two = Service(settings), Service(settings)
            for service in (one, two):
                await service.open()
                stack.push_async_callback(service.close)
            assert granted(one.guesses, "10.0.0.1", 10) == BURST
            assert granted(one.limits, "ala", 100) == 100
            await until(lambda: two.guesses._allowance("10.0.0.1").left < 1)
            await until(lambda: two.limits._allowance("ala").left < BURST * settings.rate - 90)

    run(test())
