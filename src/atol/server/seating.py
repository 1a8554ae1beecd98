"""Who sits at a table, as it is stored, played and told."""

from __future__ import annotations

from atol.core.game import Game
from atol.core.shuffle import shuffle_from
from atol.server.messages import SeatInfo
from atol.server.stored import StoredMatch, StoredSeat
from atol.table.parts import Entry
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table, table_from_journal


def seats_from(sitting: list[StoredSeat]) -> list[Seat]:
    return [Seat(BOT if seat.kind == BOT else PERSON, seat.name) for seat in sitting]


def table_of(match: StoredMatch, sitting: list[StoredSeat], game: Game, journal: list[Entry]) -> Table:
    shuffle = shuffle_from(match.shuffle, match.seed)
    options: dict[str, object] = dict(match.options)
    table = table_from_journal(game, seats_from(sitting), options, shuffle, journal)
    for seat in sitting:
        if seat.stand_in is not None:
            table.stand_in(seat.place, seat.stand_in)
    return table


def seat_info(seat: StoredSeat, present: bool) -> SeatInfo:
    is_bot = seat.kind == BOT
    return SeatInfo(
        place=seat.place,
        kind=BOT if is_bot else PERSON,
        name=seat.name,
        joined=is_bot or seat.owner is not None,
        present=is_bot or present,
        bot=seat.name if is_bot else seat.stand_in,
    )
