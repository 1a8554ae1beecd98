"""A finished match: its record, whether its shuffle was fair, every position of it, and the same chance once more."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import QueryParameter, RawBody
from msgspec import Raw

from atol.core import record, registry
from atol.core.errors import AtolError, BadSeats
from atol.core.record import Record
from atol.core.shuffle import keyed
from atol.core.ties import decided_by
from atol.server.asking import Ask, base_of, person_of, service_of
from atol.server.documentation import changing, reading
from atol.server.errors import BadRequest
from atol.server.games import components_of
from atol.server.messages import Fairness, OneTimeLink, Result, Review, ReviewStep, encode
from atol.server.room import Room
from atol.server.settings import RECORD_LIMIT
from atol.server.tables import MatchId, shuffle_kind
from atol.table.seats import display_names, seat_from

SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=15)]


@get(
    "/api/tables/{match_id:str}/record",
    media_type=MediaType.TEXT,
    summary="The record of a finished match",
    responses=reading(404, 409),
)
async def download_record(request: Ask, match_id: MatchId) -> Response[str]:
    async with service_of(request).own_room(match_id, person_of(request)) as room, room.settled():
        text = record.write(room.table.record())
        name = file_name(room.match.game, await service_of(request).storage.moved(match_id))
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/api/tables/{match_id:str}/fairness",
    summary="The shuffle of a finished match, laid open",
    responses=reading(404, 409),
)
async def show_fairness(request: Ask, match_id: MatchId) -> Fairness:
    async with service_of(request).own_room(match_id, person_of(request)) as room, room.settled():
        played, shown_first = room.table.record(), room.table.commitment
    assert played.seed is not None
    seed_matches = keyed(bytes.fromhex(played.seed)).commitment() == shown_first
    matches = await asyncio.to_thread(is_true, played)
    return Fairness(played.commitment, played.seed, seed_matches, matches, shuffle_kind(played.shuffle))


@get(
    "/api/tables/{match_id:str}/same",
    summary="A link to a new table with the seed and the setup of a finished match",
    responses=reading(404, 409),
)
async def show_same(request: Ask, match_id: MatchId) -> OneTimeLink:
    service = service_of(request)
    async with service.own_room(match_id, person_of(request)) as room, room.settled():
        room.table.demand_over()
        path = same_path(room)
    return service.link(path, base_of(request))


@get(
    "/api/tables/{match_id:str}/review", summary="A finished match, position by position", responses=reading(404, 409)
)
async def review_table(request: Ask, match_id: MatchId, seat: SeatNumber = None) -> Review:
    person = person_of(request)
    async with service_of(request).own_room(match_id, person) as room, room.settled():
        played, viewer = room.table.record(), room.seats_of(person)[0] if seat is None else seat
    return await asyncio.to_thread(review_of, played, viewer)


@post(
    "/api/records",
    status_code=200,
    summary="The match in a record, position by position",
    request_max_body_size=RECORD_LIMIT,
    responses=changing(),
)
async def open_record(body: RawBody, seat: SeatNumber = None) -> Review:
    text = text_in(body)
    return await asyncio.to_thread(lambda: review_of(record.read(text), seat or 0))


def text_in(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise BadRequest(problem="body: not UTF-8") from None


def file_name(game: str, at: float) -> str:
    """Of a record: many of them lie in one folder."""
    return f"atol-{game.replace('_', '-')}-{datetime.fromtimestamp(at, UTC):%Y-%m-%d}.atol"


def same_path(room: Room) -> str:
    """The page for a new table with the seed and the setup of that match."""
    defaults = {option.name: option.values[0] for option in room.game.meta.options}
    chosen = {name: value for name, value in room.table.options.items() if value != defaults[name]}
    setup = {"seed": room.match.seed, "seats": str(len(room.sitting)), **chosen}
    if room.match.edition != registry.game(room.match.game).edition:
        setup["edition"] = room.match.edition
    return f"/new/{room.match.game}?{urlencode(setup)}"


def review_of(played: Record, viewer: int) -> Review:
    """Every position of a record as it was seen from a seat; it takes a while."""
    game = played.load_game()
    end = record.verify(played)
    if viewer >= played.seats:
        raise BadSeats(game=played.game, seats=str(viewer), players=f"0–{played.seats - 1}")
    sat = [seat_from(player) for player in played.players]
    return Review(
        game=played.game,
        options=played.options,
        names=display_names(sat),
        kinds=[seat.kind for seat in sat],
        seat=viewer,
        components=components_of(game),
        steps=[review_step(step, viewer) for step in record.replay(played)],
        sheets=[end.score_sheet(seat) for seat in range(played.seats)],
        result=Result(end.scores(), end.winners(), decided_by(end)) if end.over else None,
    )


def review_step(step: record.Step, viewer: int) -> ReviewStep:
    move = step.move
    return ReviewStep(
        seat=-1 if move is None else move.seat,
        notation="" if move is None else move.notation,
        to_act=step.state.to_act,
        view=Raw(encode(step.state.view(viewer))),
        events=[event for event in step.events if step.state.over or event.visible_to(viewer)],
    )


def is_true(played: Record) -> bool:
    """Does every card and every line follow from the seed?"""
    try:
        record.verify(played)
    except AtolError:
        return False
    return True


HANDLERS = [download_record, show_fairness, show_same, review_table, open_record]
