"""An evening with a box: what the helpers of all games share from laying it out to the last count.

A helper that follows a match hears it as lines, one for each thing that happened on the table, and begins anew with
every question: so taking back is leaving out the last line, and a saved evening is a list of texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Protocol

from msgspec import Meta as Bounds
from msgspec import Struct

from atol.core.errors import AtolError, GamePhrase
from atol.core.helpers import Helper
from atol.core.messages import TieBreak
from atol.core.meta import Meta
from atol.core.ties import Decision, told_apart

PREPARE: Final = "prepare"  # the helper that says how the box is laid out
Line = Annotated[str, Bounds(max_length=120)]
Lines = Annotated[list[Line], Bounds(max_length=2000)]
Seats = Annotated[int, Bounds(ge=1, le=16)]
LONGEST_NUMBER: Final = 3  # digits


# ---- laying it out


class Preparing(Struct, frozen=True, forbid_unknown_fields=True):
    """The question of the helper `prepare`: how many sit there, and the options that matter for it."""

    seats: Seats
    options: dict[str, str] = {}


class PrepareStep(Struct, frozen=True):
    """One thing to lay out: the message `<game>-prepare-<name>` with these numbers. The page draws it by its name."""

    name: str
    details: dict[str, int | str] = {}


class Preparation(Struct, frozen=True):
    steps: list[PrepareStep]


def preparing(meta: Meta, steps: Callable[[int, dict[str, str]], list[PrepareStep]]) -> Helper:
    """The helper of a game that lists its steps from the number of seats and the complete options."""

    def reply(asked: Preparing) -> Preparation:
        return Preparation(steps(meta.check_seats(asked.seats), meta.check_options(dict(asked.options))))

    return Helper(Preparing, Preparation, reply)


# ---- what is told


class BadLine(AtolError):
    """What was told cannot have happened on the table."""

    message = "error-bad-line"


class Refused(Exception):
    """A line that does not fit; the text is the message that says why."""


class Listener(Protocol):
    """What follows a match; after a line that it refused it is of no use any more."""

    def tell(self, word: str, rest: list[str], /) -> None:
        """Hear a line; raises Refused."""


def retell(meta: Meta, listener: Listener, lines: list[str]) -> None:
    """Raises BadLine for the first line that does not fit."""
    for number, line in enumerate(lines, start=1):
        word, *rest = line.split() or [""]
        try:
            listener.tell(word, rest)
        except Refused as refused:
            problem = GamePhrase(meta.package, str(refused))
            raise BadLine(number=number, text=line, problem=problem) from None


def demand(holds: bool, problem: str) -> None:
    if not holds:
        raise Refused(problem)


def seat_named(rest: list[str], seats: int) -> int:
    """The seat that a line begins with, taken from its front."""
    demand(bool(rest) and is_number(rest[0]) and int(rest[0]) < seats, "told-seat")
    return int(rest.pop(0))


def number_named(rest: list[str]) -> int:
    """The only thing left of a line."""
    demand(len(rest) == 1 and is_number(rest[0]), "told-number")
    return int(rest[0])


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


# ---- the end


class Ranking(Struct, frozen=True):
    """Who came where. `places` has one for each seat, 1 for the best, and those whom nothing tells apart share
    theirs; `decision` is what told the winner from others with as many points."""

    points: list[int]
    places: list[int]
    winners: list[int]
    decision: Decision | None
    tie_breaks: list[TieBreak]


def ranking_of(points: list[int], rules: list[TieBreak]) -> Ranking:
    standing = [standing_of(seat, points, rules) for seat in range(len(points))]
    places = [1 + sum(other > own for other in standing) for own in standing]
    winners, decision = told_apart(points, rules)
    return Ranking(points, places, winners, decision, rules)


def standing_of(seat: int, points: list[int], rules: list[TieBreak]) -> list[int]:
    """A list that is larger for whoever is ahead."""
    return [points[seat], *[-rule.numbers[seat] if rule.fewer else rule.numbers[seat] for rule in rules]]
