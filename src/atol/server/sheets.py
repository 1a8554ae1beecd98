"""Achievement sheets: what a person's results tick, and positions from a table at home that are added to them."""

from __future__ import annotations

import hashlib
import time

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from atol.core import registry
from atol.core.achievements import AchievementSheet
from atol.core.errors import AtolError
from atol.core.game import Game
from atol.server.asking import Ask, known_person, person_of, service_of
from atol.server.documentation import changing, reading
from atol.server.errors import NotFound
from atol.server.messages import Added, BoxDone, MyResult, MySheet, NewBox, Origin, SheetBox
from atol.server.results import BOX, MATCH, SAME
from atol.server.storage import Storage
from atol.server.stored import StoredResult
from atol.server.tables import MatchId
from atol.server.tabletop import box_score


class UnfinishedBox(AtolError):
    message = "error-unfinished-box"


@get(
    "/api/games/{game_id:str}/sheet",
    summary="My achievement sheet, in games that have one",
    responses=reading(404),
)
async def show_sheet(request: Ask, game_id: FromPath[str]) -> MySheet:
    game = registry.game(game_id)
    results = await results_of(service_of(request).storage, game, person_of(request))
    return my_sheet(game, *results)


@get(
    "/api/games/{game_id:str}/results",
    summary="What I reached, the newest first, in games with an achievement sheet",
    responses=reading(404),
)
async def list_results(request: Ask, game_id: FromPath[str]) -> list[MyResult]:
    results, kept = await results_of(service_of(request).storage, registry.game(game_id), person_of(request))
    return [my_result(result, kept) for result in results]


@get(
    "/api/tables/{match_id:str}/added",
    summary="What a finished match brought to my achievement sheet",
    responses=reading(401, 404, 409),
)
async def show_added(request: Ask, match_id: MatchId) -> Added:
    person, _ = await known_person(request)
    service = service_of(request)
    async with service.own_room(match_id, person) as room, room.settled():
        room.table.demand_over()
        game = room.game
    results = await service.storage.results_of(person, game.meta.id)
    mine = next((result for result in results if result.id == match_id), None)
    return added_by(game, mine, results)


@post(
    "/api/games/{game_id:str}/results",
    summary="Add a position that lies on a table at home to my achievement sheet, marked as typed in",
    responses=changing(401, 404),
)
async def keep_box(request: Ask, game_id: FromPath[str], data: JSONBody[NewBox]) -> Added:
    """The same position twice is one result."""
    person, _ = await known_person(request)
    game, storage = registry.game(game_id), service_of(request).storage
    result = box_result(game, data, person)
    before = await storage.results_of(person, game_id)
    known = next((other for other in before if other.id == result.id), None)
    if known is None:
        await storage.keep_result(result)
    return added_by(game, known or result, before)


@delete(
    "/api/games/{game_id:str}/results/{result_id:str}",
    summary="Take back what I typed in",
    responses=changing(401, 404),
)
async def forget_box(request: Ask, game_id: FromPath[str], result_id: MatchId) -> None:
    """What matches brought stays."""
    person, _ = await known_person(request)
    storage = service_of(request).storage
    results = await storage.results_of(person, registry.game(game_id).meta.id)
    if not any(result.id == result_id and result.origin == BOX for result in results):
        raise NotFound()
    await storage.delete_result(person, result_id)


# ---- results


async def results_of(storage: Storage, game: Game, person: str | None) -> tuple[list[StoredResult], set[str]]:
    """All of a person's, and the matches that can still be looked at; raises NotFound for a game without a sheet."""
    sheet_of(game)
    if person is None:
        return [], set()
    return await storage.results_of(person, game.meta.id), await storage.kept_matches(person)


def box_result(game: Game, wanted: NewBox, person: str) -> StoredResult:
    """Raises NotFound for a game without a sheet, and UnfinishedBox."""
    sheet_of(game)
    score = box_score(game, wanted)
    if score.missing:
        raise UnfinishedBox()
    return StoredResult(
        id=box_id(person, wanted),
        place=0,
        person=person,
        game=game.meta.id,
        seats=wanted.seats,
        options=game.meta.check_options(dict(wanted.options)),
        points=score.points,
        rank=score.rank,
        achieved=score.achieved,
        origin=BOX,
        at=time.time(),
    )


def box_id(person: str, wanted: NewBox) -> str:
    text = msgspec.json.encode([person, wanted], order="sorted")
    return f"box-{hashlib.sha256(text).hexdigest()[:28]}"


def my_result(result: StoredResult, kept: set[str]) -> MyResult:
    return MyResult(
        id=result.id,
        match=result.id if result.id in kept else None,
        place=result.place,
        seats=result.seats,
        options=result.options,
        points=result.points,
        rank=result.rank,
        achieved=result.achieved,
        origin=origin_of(result),
        at=result.at,
    )


def origin_of(result: StoredResult) -> Origin:
    return SAME if result.origin == SAME else BOX if result.origin == BOX else MATCH


# ---- how a sheet stands


def sheet_of(game: Game) -> AchievementSheet:
    """Raises NotFound for a game that has none."""
    if game.achievements is None:
        raise NotFound()
    return game.achievements


def my_sheet(game: Game, results: list[StoredResult], kept: set[str]) -> MySheet:
    sheet = sheet_of(game)
    done = ticked_by(results)
    boxes = [
        SheetBox(entry.id, entry.list, entry.options, done_by(done[entry.id], kept) if entry.id in done else None)
        for entry in sheet.entries
    ]
    return MySheet(game.meta.id, boxes, sheet.titles, sheet.title(set(done)), sheet.next(set(done)))


def ticked_by(results: list[StoredResult]) -> dict[str, StoredResult]:
    """The result behind each ticked entry: the first one, but what was typed in only where no match did it."""
    done: dict[str, StoredResult] = {}
    for result in sorted(results, key=lambda result: (result.origin == BOX, result.at)):
        for name in result.achieved:
            done.setdefault(name, result)
    return done


def done_by(result: StoredResult, kept: set[str]) -> BoxDone:
    return BoxDone(origin_of(result), result.at, result.id if result.id in kept else None)


def added_by(game: Game, result: StoredResult | None, results: list[StoredResult]) -> Added:
    """What one of these results ticked that none before it had."""
    sheet = sheet_of(game)
    earlier = [other for other in results if result is not None and other.at < result.at and other.id != result.id]
    before = set(ticked_by(earlier))
    achieved = [] if result is None else result.achieved
    now = before | set(achieved)
    title = sheet.title(now)
    return Added(
        achieved=achieved,
        added=[name for name in achieved if name not in before],
        ticked=len(now),
        boxes=len(sheet.entries),
        title=title,
        new_title=title != sheet.title(before),
        next=sheet.next(now),
        rank=None if result is None else result.rank,
        counts=result is not None,
    )


HANDLERS = [show_sheet, list_results, show_added, keep_box, forget_box]
