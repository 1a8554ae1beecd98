"""The daily sea at the terminal: the table of a day, and the line that people share."""

from __future__ import annotations

from datetime import date

from atol.core.daily import ALONE, LEVEL, DailyKind, daily_setup, daily_shuffle
from atol.core.game import Game
from atol.locales import Words
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table
from atol.terminal.screen import names_with_automaton


def daily_table(game: Game, day: date, kind: DailyKind, name: str) -> Table:
    setup = daily_setup(game.meta, day, kind)
    seats = [Seat(PERSON, name) if place == setup.seat else Seat(BOT, LEVEL) for place in range(setup.seats)]
    return Table(game, seats, {}, daily_shuffle(game.meta.id, day))


def own_seat(table: Table) -> int:
    return next(place for place, seat in enumerate(table.seats) if seat.kind == PERSON)


def shared_line(table: Table, day: str, words: Words, practice: bool = False) -> str:
    """The result of a finished match in one line; it tells nothing about the sea."""
    scores, own = table.scores(), own_seat(table)
    details: dict[str, object] = {"day": day, "game": table.game.meta.names[words.language], "points": scores[own]}
    if len(scores) == 1:
        line = words.say("daily-line-alone", **details)
    else:
        rival = 1 - own
        name = words.say("daily-level") if kind_of(table) != ALONE else automaton_name(table, words)
        outcome = outcome_of(table.winners(), own)
        line = words.say("daily-line-rival", **details, theirs=scores[rival], rival=name, outcome=outcome)
    return words.say("daily-line-practice", line=line) if practice else line


def kind_of(table: Table) -> DailyKind:
    return ALONE if len(table.seats) == 1 else "rival"


def automaton_name(table: Table, words: Words) -> str:
    return names_with_automaton(table.names, table.scores(), table.game, words)[-1]


def outcome_of(winners: list[int], seat: int) -> str:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"
