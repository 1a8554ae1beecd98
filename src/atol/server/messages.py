"""What goes over HTTP, typed once; the browser's TypeScript types are generated from it.

What goes over the WebSocket of a table is in `protocol.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta as Limits
from msgspec import Raw, Struct

from atol.core.achievements import Title
from atol.core.data import SourceNote
from atol.core.messages import Event, Ruling, ScoreLine
from atol.core.meta import Meta
from atol.core.ties import Decision

Name = Annotated[str, Limits(min_length=1, max_length=24)]
Token = Annotated[str, Limits(min_length=8, max_length=64)]
BotName = Annotated[str, Limits(min_length=1, max_length=40)]
Seed = Annotated[str, Limits(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]

Origin = Literal["match", "same", "box"]  # a match, one with the seed of another, or a table at home
ShuffleKind = Literal["keyed", "given"]
Pace = Literal["live", "day", "week"]  # or by correspondence: the time for each turn
Away = Literal["wait", "bot"]  # when that time is over, the others wait or vote, or a bot plays on

encode = msgspec.json.Encoder().encode


# ---- who I am


class Me(Struct, frozen=True):
    """`name` is None for somebody who has not said a name yet."""

    name: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OneTimeLink(Struct, frozen=True):
    """`qr` are the rows of its QR code, 1 for dark. `only_here`: no other device reaches this server."""

    path: str
    url: str
    qr: list[str]
    only_here: bool


class UsedLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    name: Name | None = None


# ---- games and tables


class CourseInfo(Struct, frozen=True):
    """A first match that teaches: how to begin it, what it opens with, and its lessons in their order. Those in
    `moments` can be begun at."""

    id: str
    seats: int
    seat: int
    options: dict[str, str]
    bot: str
    seed: str
    pictures: list[str]
    lessons: list[str]
    moments: list[str]


class GameInfo(Struct, frozen=True):
    """A game with everything its help pages show."""

    meta: Meta
    edition: str
    components: Raw
    rulings: tuple[Ruling, ...]
    sources: tuple[SourceNote, ...]
    courses: list[CourseInfo]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: whoever asks; `here`: another person at the same screen; `link`: a person to invite; `bot`."""

    kind: Literal["me", "here", "link", "bot"]
    name: Name | None = None
    bot: BotName | None = None


Edition = Annotated[str, Limits(max_length=64)]  # an owner's edition on the shelf; empty: that of Atol today


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`seed` is that of a finished match whose chance is to come again, or of a course; such a match can begin at the
    moment of one of its lessons."""

    game: Annotated[str, Limits(max_length=40)]
    seats: Annotated[list[NewSeat], Limits(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    seed: Seed | None = None
    lesson: Annotated[str, Limits(max_length=40)] | None = None
    pace: Pace = "live"
    away: Away = "wait"
    edition: Edition = ""


class SeatInfo(Struct, frozen=True):
    """`name` is empty while nobody has taken the seat; `bot` plays it now, as its own or standing in."""

    place: int
    kind: Literal["person", "bot"]
    name: str
    joined: bool
    present: bool
    bot: str | None


class Invitation(Struct, frozen=True):
    """A link that seats the first person who opens it, and the same as a code to type."""

    place: int
    link: OneTimeLink
    code: str | None


class Coded(Struct, frozen=True):
    """The page that a code leads to."""

    path: str


class Rematch(Struct, frozen=True):
    """The table of the next match, and the place of whoever asked for it, where that is known."""

    table: str
    by: int | None


class DailyMark(Struct, frozen=True):
    """Of which day's sea a match is; only the first try of a person counts, and it is played without hints."""

    day: str
    counted: bool


class TableInfo(Struct, frozen=True):
    """`yours` are the places of whoever asks; `invitations` and `watch` are for people who sit here. `shuffle` is
    `given` where somebody could know what comes: the seed is that of another match, or of the `course` that it is."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatInfo]
    yours: list[int]
    commitment: str
    shuffle: ShuffleKind
    invitations: list[Invitation]
    watch: OneTimeLink | None
    rematch: Rematch | None
    course: str | None
    daily: DailyMark | None
    pace: Pace
    away: Away


class Invited(Struct, frozen=True):
    """What a seat link offers, before it is used."""

    game: str
    names: list[str]
    place: int


class TableSummary(Struct, frozen=True):
    """A line of "your tables". `to_act` is -1 when the match is over; only then there are `scores`."""

    id: str
    game: str
    names: list[str]
    yours: list[int]
    to_act: int
    turn: int
    moved: float
    scores: list[int]
    winners: list[int]
    pace: Pace
    due: float | None  # until when whoever is to act has time


class Fairness(Struct, frozen=True):
    """The shuffle laid open after the match: the seed, and whether everything follows from it."""

    commitment: str
    seed: str
    seed_matches: bool
    record_matches: bool
    shuffle: ShuffleKind


class Result(Struct, frozen=True):
    """Indexes of winners point into scores, which hold an automaton's last."""

    scores: list[int]
    winners: list[int]
    decision: Decision | None = None  # what told equal points apart, if something had to


class ReviewStep(Struct, frozen=True):
    """A position of a finished match, after `notation` was played by `seat` (-1: after the setup)."""

    seat: int
    notation: str
    to_act: int
    view: Raw
    events: list[Event]


class Review(Struct, frozen=True):
    """A whole match to step through as `seat` saw it. A record of a running match has no result."""

    game: str
    options: dict[str, str]
    names: list[str]
    kinds: list[Literal["person", "bot"]]
    seat: int
    components: Raw
    steps: list[ReviewStep]
    sheets: list[tuple[ScoreLine, ...]]
    result: Result | None


# ---- what lasts beyond a match


class BoxDone(Struct, frozen=True):
    """How a box of the sheet came to be ticked; `match` is None where it cannot be looked at (any more)."""

    origin: Origin
    at: float
    match: str | None


class SheetBox(Struct, frozen=True):
    """A box of a game's achievement sheet, with the options of a match that can tick it."""

    id: str
    list: str
    options: dict[str, str]
    done: BoxDone | None


class MySheet(Struct, frozen=True):
    """`title` is what the sheet has reached, `next` the box that is recommended."""

    game: str
    boxes: list[SheetBox]
    titles: tuple[Title, ...]
    title: str | None
    next: str | None


class MyResult(Struct, frozen=True):
    """What I reached once. `match` is None for a table at home and for a match that was deleted."""

    id: str
    match: str | None
    place: int
    seats: int
    options: dict[str, str]
    points: int
    rank: str | None
    achieved: list[str]
    origin: Origin
    at: float


class Added(Struct, frozen=True):
    """What a result brought: the boxes it ticks, those that are new by it, and how the sheet stood after it.
    `counts` is False where nothing was kept for whoever asks."""

    achieved: list[str]
    added: list[str]
    ticked: int
    boxes: int
    title: str | None
    new_title: bool
    next: str | None
    rank: str | None
    counts: bool


class NewBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that lies on a table at home, as the game's helper `score` is asked."""

    seats: Annotated[int, Limits(ge=1, le=16)]
    box: dict[str, Any]
    options: dict[str, str] = {}


class TabletopAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A question to one of a game's helpers; `asked` is as the game writes it."""

    asked: dict[str, Any]
    edition: Edition = ""


class TabletopAnswer(Struct, frozen=True):
    answer: Raw


# ---- being told of one's turn


class NewNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """`address` is a push service's endpoint, a mail address, or the address of a webhook; `keys` are those of a
    push subscription."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Limits(min_length=5, max_length=1000)]
    keys: dict[str, Annotated[str, Limits(max_length=200)]] = {}


class MyNotice(Struct, frozen=True):
    """`address` is shown as far as it is no secret; a mail address is `confirmed` by the link in its first mail."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    confirmed: bool


class MyNotices(Struct, frozen=True):
    """`push_key` and `mail` say which ways this server has beside webhooks."""

    push_key: str | None
    mail: bool
    mine: list[MyNotice]


class StandInVote(Struct, frozen=True):
    """How many of the others want a bot to play for somebody who is late, of how many, and whether it does now."""

    votes: int
    voters: int
    agreed: bool


class Problem(Struct, frozen=True, omit_defaults=True):
    """RFC 9457 problem details; `code` names the kind of error."""

    type: str
    title: str
    status: int
    code: str
    detail: str


class Ready(Struct, frozen=True):
    status: Literal["ready"]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    compiled: bool
