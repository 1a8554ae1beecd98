"""Results that last: what the end of a match adds to people's achievement sheets, and how a sheet stands."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import insert

from atol.core.achievements import AchievementSheet
from atol.core.errors import AtolError
from atol.core.game import Game
from atol.core.helpers import SCORE, BoxScore, Helper
from atol.core.shuffle import KNOWN
from atol.server.errors import BadRequest, NotFound
from atol.server.messages import Added, BoxDone, MyResult, MySheet, NewBox, Origin, SheetBox, TabletopAsk
from atol.server.schema import results
from atol.server.storage import StoredMatch, StoredResult, StoredSeat
from atol.server.writer import Statement
from atol.table.table import Table

MATCH: Origin = "match"
SAME: Origin = "same"
BOX: Origin = "box"


class UnfinishedBox(AtolError):
    message = "error-unfinished-box"


def sheet_of(game: Game) -> AchievementSheet:
    """Raises NotFound for a game that has none."""
    if game.achievements is None:
        raise NotFound()
    return game.achievements


# ---- the end of a match


def result_statements(match: StoredMatch, sitting: list[StoredSeat], table: Table, at: float) -> list[Statement]:
    """One for each person who played their own seat to the end, to be written with the journal's last entry."""
    if table.game.achievements is None:
        return []
    found = [result_of(match, seat, seat.owner, table, at) for seat in sitting if seat.owner and is_own_play(seat)]
    return [(insert(results), msgspec.structs.asdict(result)) for result in found]


def is_own_play(seat: StoredSeat) -> bool:
    """What a guest at the same screen or a bot that stands in reaches is not the owner's."""
    return not seat.guest and seat.stand_in is None


def result_of(match: StoredMatch, seat: StoredSeat, person: str, table: Table, at: float) -> StoredResult:
    return StoredResult(
        id=match.id,
        place=seat.place,
        person=person,
        game=match.game,
        seats=len(table.seats),
        options=table.options,
        points=table.scores()[seat.place],
        rank=table.rank(seat.place),
        achieved=table.achieved(seat.place),
        origin=SAME if match.shuffle == KNOWN else MATCH,
        at=at,
    )


# ---- tables at home


def helper_of(game: Game, name: str) -> Helper:
    """Raises NotFound for what the game does not do."""
    if name not in game.helpers:
        raise NotFound()
    return game.helpers[name]


def tabletop_answer(game: Game, name: str, wanted: TabletopAsk) -> object:
    """Raises what the game says of a question it cannot answer."""
    return reply_to(helper_of(game, name), "asked", wanted.asked)


def box_score(game: Game, wanted: NewBox) -> BoxScore:
    position = {"seats": wanted.seats, "box": wanted.box, "options": wanted.options}
    score = reply_to(helper_of(game, SCORE), "box", position)
    assert isinstance(score, BoxScore)
    return score


def reply_to(helper: Helper, field: str, sent: dict[str, Any]) -> object:
    """What the helper says; raises BadRequest for what is no question to it."""
    try:
        question = msgspec.convert(sent, helper.question)
    except msgspec.ValidationError as error:
        raise BadRequest(problem=f"{field}: {error}") from None
    return helper.reply(question)


def box_result(game: Game, wanted: NewBox, person: str, at: float) -> StoredResult:
    """The same position typed in twice is one result. Raises UnfinishedBox."""
    found = box_score(game, wanted)
    if found.missing:
        raise UnfinishedBox()
    return StoredResult(
        id=box_id(person, wanted),
        place=0,
        person=person,
        game=game.meta.id,
        seats=wanted.seats,
        options=game.meta.check_options(dict(wanted.options)),
        points=found.points,
        rank=found.rank,
        achieved=found.achieved,
        origin=BOX,
        at=at,
    )


def box_id(person: str, wanted: NewBox) -> str:
    text = msgspec.json.encode([person, wanted], order="sorted")
    return f"box-{hashlib.sha256(text).hexdigest()[:28]}"


# ---- how a sheet stands


def my_sheet(game: Game, found: list[StoredResult], kept: set[str]) -> MySheet:
    sheet = sheet_of(game)
    done = ticked_by(found)
    boxes = [
        SheetBox(entry.id, entry.list, entry.options, done_by(done[entry.id], kept) if entry.id in done else None)
        for entry in sheet.entries
    ]
    return MySheet(game.meta.id, boxes, sheet.titles, sheet.title(set(done)), sheet.next(set(done)))


def ticked_by(found: list[StoredResult]) -> dict[str, StoredResult]:
    """The result behind each ticked box: the first one, but what was typed in only where no match did it."""
    done: dict[str, StoredResult] = {}
    for result in sorted(found, key=lambda result: (result.origin == BOX, result.at)):
        for name in result.achieved:
            done.setdefault(name, result)
    return done


def done_by(result: StoredResult, kept: set[str]) -> BoxDone:
    return BoxDone(origin_of(result), result.at, result.id if result.id in kept else None)


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


def added_by(game: Game, result: StoredResult | None, found: list[StoredResult]) -> Added:
    """What one of these results ticked that none before it had."""
    sheet = sheet_of(game)
    earlier = [other for other in found if result is not None and other.at < result.at and other.id != result.id]
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
