"""Nothing that goes over the wire tells more than its reader may know.

A match and a twin of it, in which everything that a seat cannot know was dealt anew, send that seat and
spectators the same messages to the letter, until something hidden is shown.
"""

from __future__ import annotations

import asyncio
import copy
import json
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor
from websockets.asyncio.client import ClientConnection

from atol.core.random import Random, seeded
from atol.core.shuffle import keyed
from atol.server.protocol import Act
from atol.server.room import Room
from atol.table.table import Table
from tests.server.inside import Inside, recv, run, serving
from tests.server.players import BOT, LINK, ME, seed_of

STEP = 5  # actions that are compared, and that lie between two positions
WHOLE_MATCH = 6  # positions, at the least


class Pair:
    """Two matches of the same people, side by side."""

    def __init__(self, inside: Inside, people: list[Visitor], tables: list[Any], random: Random) -> None:
        self.inside = inside
        self.people = people
        self.tables = tables
        self.random = random
        self.positions = 0
        self.same = 0
        self.different = 0  # messages of other seats, which may differ
        self.followed = 0  # actions after which everything was still the same

    async def compare_at(self, match: Room, twin: Room, seat: int) -> None:
        twin.table = dealt_anew(match.table, seat, self.random.below(2**29))
        async with AsyncExitStack() as stack:
            knowing = [await self._connect(stack, viewer) for viewer in (seat, None)]
            for sockets in knowing:
                await self._compare(sockets, everything=True)
            self.different += await self._differs((seat + 1) % len(self.people))
            await self._compare_what_follows(match, twin, knowing)

    async def _connect(self, stack: AsyncExitStack, viewer: int | None) -> list[ClientConnection]:
        visitor = self.people[viewer or 0]
        return [await stack.enter_async_context(visitor.live(path(table, viewer))) for table in self.tables]

    async def _compare(self, sockets: list[ClientConnection], everything: bool) -> None:
        ours, theirs = [await heard(socket, table) for socket, table in zip(sockets, self.tables, strict=True)]
        assert ours == theirs
        assert len(ours) > (8 if everything else 0)
        self.same += len(ours)

    async def _differs(self, viewer: int) -> bool:
        async with AsyncExitStack() as stack:
            sockets = await self._connect(stack, viewer)
            ours, theirs = [await heard(socket, table) for socket, table in zip(sockets, self.tables, strict=True)]
        return ours != theirs

    async def _compare_what_follows(self, match: Room, twin: Room, knowing: list[list[ClientConnection]]) -> None:
        """The same public actions on both, until chance decides or something hidden is shown."""
        for _ in range(STEP):
            common = set(match.table.legal(match.table.to_act)) & set(twin.table.legal(twin.table.to_act))
            if not common:
                return
            action = sorted(common)[self.random.below(len(common))]
            for room in (match, twin):
                await play(room, action)
            if match.table._state.barrier == match.table._state.ply:
                return
            for sockets in knowing:
                await self._compare(sockets, everything=False)
            self.followed += 1


def path(table: Any, viewer: int | None) -> str:
    return f"/api/tables/{table['id']}/live?lang=pl" if viewer is not None else f"/api{table['watch']['path']}/live"


async def play(room: Room, action: int) -> None:
    seat = room.table.to_act
    await room.act(room.sitting[seat].owner, Act(seat=seat, action=action, version=room.table.version))


WATCH_LINK = re.compile(rb'"watch":\{[^}]*\}')
QUESTIONS: list[dict[str, object]] = [
    {"type": "look", "seat": 15},
    {"type": "look", "seat": None},
    {"type": "hint", "seat": 9, "version": 0},
    {"type": "undo", "seat": 0, "version": 2**40},
    {"type": "cheat"},
]


async def heard(socket: ClientConnection, table: Any) -> list[bytes]:
    """Everything a connection is sent up to now, and the answers to some questions, without what may differ."""
    version = table["version"]()
    acts = [{"type": "act", "seat": seat, "action": 9999, "version": at} for seat in range(4) for at in (0, version)]
    for question in [*QUESTIONS, *acts, {"type": "sheets"}]:
        await socket.send(json.dumps(question))
    received: list[bytes] = []
    while not received or not received[-1].startswith(b'{"type":"sheets"'):
        message = await recv(socket)
        message = WATCH_LINK.sub(b"WATCH", message)
        received.append(message.replace(table["id"].encode(), b"ID").replace(table["commitment"](), b"COMMITMENT"))
    # Who comes and goes is told at its own time.
    return [message for message in received if not message.startswith(b'{"type":"people"')] + people_of(received)


def people_of(messages: list[bytes]) -> list[bytes]:
    return [message for message in messages if message.startswith(b'{"type":"people"')][-1:]


def dealt_anew(table: Table, seat: int, seed: int) -> Table:
    """The same match as far as that seat knows, with another secret."""
    twin = copy.copy(table)
    twin._shuffle = keyed(seed.to_bytes(32, "big"))
    twin._state = table._state.determinize(seat, seed)
    twin._state.events = []
    twin.journal, twin._actions, twin._told = list(table.journal), list(table._actions), list(table._told)
    return twin


async def compare(database: str, seats: int, options: dict[str, str], positions: int) -> Pair:
    async with serving(database) as inside, AsyncExitStack() as stack:
        people = [await inside.visitor(f"Person {place}") for place in range(seats)]
        tables = []
        rooms = []
        for _ in range(2):
            table = await inside.begin(people[0], ME, *[LINK] * (seats - 1), **options)
            for place in range(1, seats):
                await inside.join(people[place], table, f"Person {place}", place - 1)
            room = await stack.enter_async_context(inside.service.rooms.use(table["id"]))
            table["version"] = lambda room=room: room.table.version
            table["commitment"] = lambda room=room: room.table.commitment.encode()
            tables.append(table)
            rooms.append(room)
        pair = Pair(inside, people, tables, seeded(seats))
        match, twin = rooms
        for position in range(positions):
            if match.table.over:
                break
            for seat in range(seats):
                await pair.compare_at(match, twin, seat)
            pair.positions += 1
            await go_on(match, seed=position)
        return pair


async def go_on(room: Room, seed: int) -> None:
    random = seeded(seed)
    for _ in range(STEP):
        if not room.table.over:
            legal = room.table.legal(room.table.to_act)
            await play(room, legal[random.below(len(legal))])


def compare_matches(database: str, seats: int, points: str, positions: int) -> None:
    async def compared() -> None:
        pair = await compare(database, seats, {"points": points}, positions)
        assert pair.positions >= min(positions, WHOLE_MATCH)
        assert pair.same > 20 * seats * pair.positions
        assert pair.followed >= pair.positions
        assert pair.different >= 3, "nothing was hidden, so nothing was tested"

    run(compared())


@pytest.mark.parametrize(("seats", "points"), [(2, "hidden"), (4, "open")])
def test_what_a_seat_cannot_know_changes_no_letter_of_its_messages(database: str, seats: int, points: str) -> None:
    compare_matches(database, seats, points, positions=4)


@pytest.mark.long
@pytest.mark.parametrize("points", ["open", "hidden"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_letter_changes_in_whole_matches(database: str, seats: int, points: str) -> None:
    compare_matches(database, seats, points, positions=24)


# ---- the seed


def test_no_answer_of_a_running_match_and_no_line_of_the_log_holds_the_seed(
    server: RunningServer, ala: Visitor, nobody: Visitor
) -> None:
    table = ala.begin(ME, BOT, {"kind": "here", "name": "Ola"})
    seed = seed_of(server.database, table).encode()
    paths = ["", "/record", "/fairness", "/review", "/rematch"]
    answers = [ala.ask("GET", f"/api/tables/{table['id']}{path}").body for path in paths]
    answers += [ala.ask(method, "/api/tables").body for method in ("GET", "POST", "PUT")]
    answers += [nobody.ask("GET", f"/api{table['watch']['path']}").body]

    async def talk() -> list[bytes]:
        async with ala.table(table["id"]) as socket:
            table["version"], table["commitment"] = (lambda: 0), (lambda: b"-")
            return await heard(socket, table)

    answers += asyncio.run(talk())
    assert len(answers) > 20
    assert all(seed not in answer and bytes.fromhex(seed.decode()) not in answer for answer in answers)
    assert seed not in server.log.read_bytes()
