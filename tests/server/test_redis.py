"""News between processes over a Redis in place of the database's notifications."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from tools.serving import RunningServer, Visitor

from atol.server.channels import channels_over
from atol.server.databases import BadChannels
from tests.server.players import LINK, ME, Player, in_turn, play_on, sit
from tests.server.postgres import Postgres
from tests.server.redis import RunningRedis
from tests.server.test_processes import present, until_people

MOVES = 12


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RunningRedis]:
    made = RunningRedis(tmp_path)
    yield made
    made.kill()


@pytest.fixture
def apart(redis: RunningRedis, postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Player, Player, Any]]:
    """Two people at one table and at two processes that tell each other by Redis."""
    database, flags = postgres.new_database(), ("--channels", redis.url)
    servers = [RunningServer(tmp_path / name, database=database, arguments=flags) for name in ("one", "two")]
    ala, ola = [Visitor(server.address, name) for server, name in zip(servers, ("Ala", "Ola"), strict=True)]
    table = ala.begin(ME, LINK)
    ola.join(table["invitations"][0]["link"]["path"], "Ola")
    with sit(ala, table) as first, sit(ola, table) as second:
        yield first, second, table
    for server in servers:
        server.stop()
        log = server.log.read_text()
        assert "Traceback" not in log, log[-3000:]


@pytest.mark.long
def test_two_processes_tell_each_other_by_redis(apart: tuple[Player, Player, Any], redis: RunningRedis) -> None:
    first, second, _ = apart
    until_people(first, lambda people: present(people) == [True, True])
    before = redis.published()
    play_on([first, second], MOVES)
    assert first.version == second.version == MOVES
    assert redis.published() - before >= MOVES


@pytest.mark.long
def test_while_redis_is_away_the_database_tells(apart: tuple[Player, Player, Any], redis: RunningRedis) -> None:
    """A move at the next beat; and once Redis is back, at once again, what was asked meanwhile included."""
    first, second, _ = apart
    until_people(first, lambda people: present(people) == [True, True])
    mover, other = in_turn(first, second)
    redis.kill()
    mover.act()
    other.hear_version(1)
    mover.take_back()
    redis.start()
    until_people(other, lambda people: people["undo"] is not None)
    other.say("agree", version=1, yes=True)
    assert mover.hear_version(2)["version"] == other.hear_version(2)["version"] == 2
    play_on([first, second], MOVES)
    assert redis.published() >= MOVES


def test_what_is_no_address_carries_no_news() -> None:
    with pytest.raises(BadChannels):
        channels_over("nonsense", make_url("postgresql://nowhere"))
