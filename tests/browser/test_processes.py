"""Two processes serve one table; one of them dies."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.serving import RunningServer

from tests.browser.fixtures import PHONE, Visit
from tests.browser.rehearsal import open_after, played_line, take_turns
from tests.browser.test_online import SEED
from tests.example import EXAMPLE
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy

NEARLY_ALL = 90


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[list[RunningServer]]:
    database = postgres.new_database()
    servers = [RunningServer(tmp_path / name, database=database) for name in ("one", "two")]
    yield servers
    for server in servers:
        server.kill()


@pytest.mark.long
def test_the_match_goes_on_when_one_of_two_processes_dies(visit: Visit, house: list[RunningServer]) -> None:
    """Ola's way leads over what stands in front of servers and sends her to one that lives."""
    one, two = house
    way = Proxy(two.port)
    maja = visit(address=one.address)
    ola = visit(PHONE, address=f"http://127.0.0.1:{way.port}")
    friends, chance = (maja, ola), random.Random(5)
    open_after(one.address, EXAMPLE, SEED, played_line(EXAMPLE, 2, SEED, plies=NEARLY_ALL), maja, ola)
    take_turns(friends, chance, 6)
    two.kill()
    expect(ola.page.get_by_text(re.compile("connection is lost"))).to_be_visible()
    way.target = one.port
    expect(ola.page.get_by_text(re.compile("connection is lost"))).to_have_count(0)
    assert take_turns(friends, chance)
    for person in friends:
        expect(person.page.locator("#result")).to_be_visible()
    way.stop()
