"""Being told that it is my turn: where, how to stop it, and letting a bot play for somebody who is late."""

from __future__ import annotations

import re
import time

from litestar import delete, get, post
from litestar.params import JSONBody
from litestar.response import Redirect

from atol.locales import words
from atol.server.addresses import MOST, Address, Kind
from atol.server.asking import Ask, base_of, known_person, service_of
from atol.server.delivery import News
from atol.server.documentation import changing, reading
from atol.server.errors import BadRequest, NotFound, NotYourSeat, language_of
from atol.server.messages import MyNotice, MyNotices, NewNotice, StandInVote
from atol.server.paces import STAND_IN, awaited, demand_late, is_majority, others_at
from atol.server.posting import Unreachable
from atol.server.service import Service
from atol.server.storage import new_token
from atol.server.tables import MatchId

MAIL = re.compile(r"[^@\s,;<>\"]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")


@get("/api/notices", summary="Where I am told of my turn", responses=reading(401))
async def show_notices(request: Ask) -> MyNotices:
    person, _ = await known_person(request)
    service = service_of(request)
    mine = [told_of(address) for address in await service.addresses.of(person)]
    return MyNotices(service.delivery.public_key, service.delivery.sends_mail, mine)


@post("/api/notices", summary="Be told of my turn at one more place", responses=changing(401))
async def add_notice(request: Ask, data: JSONBody[NewNotice]) -> MyNotice:
    """A mail address hears nothing but a question until somebody there has said yes."""
    person, _ = await known_person(request)
    service = service_of(request)
    demand_good(service, data)
    if len(await service.addresses.of(person)) >= MOST:
        raise BadRequest(problem=f"at most {MOST}")
    address = Address(
        id=new_token(),
        person=person,
        kind=data.kind,
        address=data.address,
        keys=data.keys,
        language=language_of(request.headers.get("accept-language", "")),
        confirmed=data.kind != "mail",
        created=time.time(),
    )
    await service.addresses.add(address)
    if data.kind == "mail":
        await ask_by_mail(service, address, base_of(request))
    return told_of(address)


def demand_good(service: Service, data: NewNotice) -> None:
    """Raises BadRequest."""
    if data.kind == "mail" and not (service.delivery.sends_mail and MAIL.fullmatch(data.address)):
        raise BadRequest(problem="address: no mail address")
    if data.kind == "push" and (service.delivery.public_key is None or set(data.keys) != {"p256dh", "auth"}):
        raise BadRequest(problem="keys: not those of a subscription")
    if data.kind != "mail":
        service.delivery.poster.demand_good(data.address)


async def ask_by_mail(service: Service, address: Address, base: str) -> None:
    spoken = words(address.language)
    url = f"{(service.settings.public or base).rstrip('/')}/api/notices/confirm/{address.id}"
    asked = News(spoken.say("notice-confirm-title"), spoken.say("notice-confirm"), url, "confirm")
    try:
        await service.delivery.send(address, asked)
    except Unreachable:
        await service.addresses.remove(address.id)
        raise BadRequest(problem="address: no mail can be sent there") from None


@delete("/api/notices/{notice_id:str}", summary="Be told no more at a place", responses=changing(401))
async def remove_notice(request: Ask, notice_id: MatchId) -> None:
    person, _ = await known_person(request)
    service = service_of(request)
    if notice_id in [address.id for address in await service.addresses.of(person)]:
        await service.addresses.remove(notice_id)


@get("/api/notices/confirm/{notice_id:str}", include_in_schema=False)
async def confirm_notice(request: Ask, notice_id: MatchId) -> Redirect:
    """The link in the first mail."""
    await demand_known(request, notice_id)
    await service_of(request).addresses.confirm(notice_id)
    return Redirect("/")


@get("/api/notices/stop/{notice_id:str}", include_in_schema=False)
async def stop_notice(request: Ask, notice_id: MatchId) -> Redirect:
    """The link in every mail; whoever holds it reads that mail."""
    await demand_known(request, notice_id)
    await service_of(request).addresses.remove(notice_id)
    return Redirect("/")


async def demand_known(request: Ask, notice_id: str) -> None:
    if await service_of(request).addresses.with_id(notice_id) is None:
        raise NotFound()


def told_of(address: Address) -> MyNotice:
    kind: Kind = address.kind
    shown = address.address if kind == "mail" else address.address.split("/")[2]
    return MyNotice(address.id, kind, shown, address.confirmed)


# ---- somebody is late


@post(
    "/api/tables/{match_id:str}/stand-in",
    status_code=200,
    summary="Vote for a bot to play for somebody who is late",
    responses=changing(401, 403, 404, 409),
)
async def vote_stand_in(request: Ask, match_id: MatchId) -> StandInVote:
    person, _ = await known_person(request)
    service = service_of(request)
    standing = next((one for one in await service.storage.matches_of(person) if one.match.id == match_id), None)
    if standing is None:
        raise NotFound()
    demand_late(standing, time.time())
    seat = awaited(standing)
    if seat is None or seat.owner == person:
        raise NotYourSeat(seat=standing.to_act)
    voters = others_at(standing, seat.place)
    votes = len(await service.addresses.vote(standing, person) & voters)
    if agreed := is_majority(votes, len(voters)):
        async with service.rooms.use(match_id) as room:
            await room.stand_in_for(seat.place, STAND_IN, standing.turn)
    return StandInVote(votes, len(voters), agreed)


HANDLERS = [
    show_notices,
    add_notice,
    remove_notice,
    confirm_notice,
    stop_notice,
    vote_stand_in,
]
