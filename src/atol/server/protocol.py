"""What goes over the WebSocket of a table, typed once; the browser's TypeScript types are generated from it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Raw, Struct

from atol.core.lessons import DueLesson
from atol.core.messages import Event, Gain, ScoreLine
from atol.server.messages import BotName, Rematch, Result, SeatInfo, TableInfo
from atol.table.hints import Advised

SeatNumber = Annotated[int, Limits(ge=0, le=15)]
Version = Annotated[int, Limits(ge=0, le=2**53)]


# ---- what a client sends. `ref` comes back with an answer or a refusal


class Sent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ref: Annotated[int, Limits(ge=0, le=2**53)] = 0


class Act(Sent, frozen=True, tag="act"):
    seat: SeatNumber
    action: Annotated[int, Limits(ge=0, le=2**31)]
    version: Version


class Undo(Sent, frozen=True, tag="undo"):
    seat: SeatNumber
    version: Version


class Agree(Sent, frozen=True, tag="agree"):
    """The answer to somebody who asked to take a decision back."""

    version: Version
    yes: bool


class Look(Sent, frozen=True, tag="look"):
    """From whose seat to see the table: one of one's own, or None for what everyone may see."""

    seat: SeatNumber | None


class AskHint(Sent, frozen=True, tag="hint"):
    seat: SeatNumber
    version: Version


class AskSheets(Sent, frozen=True, tag="sheets"):
    pass


class StandIn(Sent, frozen=True, tag="stand_in"):
    """Let a bot play a seat whose person is away (or one's own), or take one's own seat back (None)."""

    seat: SeatNumber
    bot: BotName | None


class Alive(Sent, frozen=True, tag="alive"):
    """I hear you. The first one asks for a beat every moment, and each beat wants one; who leaves some unanswered
    is away until the next."""


ClientMessage = Act | Undo | Agree | Look | AskHint | AskSheets | StandIn | Alive


# ---- what the server sends


class Choice(Struct, frozen=True):
    """A legal action. `lock`: why it could not be taken back (`chance`, `shown`, `end`; empty: it could), so a client
    may ask to confirm it; `passes`: the turn ends with it; `times`: how often in a row it would be offered among the
    same choices; `points`: what it brings at once, None where chance or something hidden has a say."""

    id: int
    move: Raw
    lock: str
    passes: bool
    times: int
    points: int | None


class UndoRequest(Struct, frozen=True):
    """`seat` asks to take back its last decision; `waiting` are the seats that have not agreed yet."""

    seat: int
    version: int
    waiting: list[int]


class Update(Struct, frozen=True, tag="update"):
    """How the table stands at a version, seen from `seat`; `events` are those since the version before, and
    `gains` the points they brought, as far as that seat may know them. `lessons` are the rules that matter now, where
    the match teaches them."""

    version: int
    seat: int | None
    to_act: int
    turn: int
    view: Raw
    choices: list[Choice]
    can_undo: bool
    events: list[Event]
    gains: list[Gain]
    result: Result | None
    lessons: list[DueLesson]


class People(Struct, frozen=True, tag="people"):
    seats: list[SeatInfo]
    undo: UndoRequest | None
    rematch: Rematch | None


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of a connection. Its update tells every event from the setup on."""

    table: TableInfo
    components: Raw
    undo: UndoRequest | None
    update: Update


class Hint(Struct, frozen=True, tag="hint"):
    """The best moves with their reasons; `guesses`: something is hidden from the seat, and from the hint too;
    `named`: all actions that it speaks of, by their ids."""

    ref: int
    version: int
    advice: Advised
    guesses: bool
    named: dict[str, Raw]


class Sheets(Struct, frozen=True, tag="sheets"):
    """The score pads of all seats; None where the viewer may not know one yet."""

    ref: int
    version: int
    sheets: list[tuple[ScoreLine, ...] | None]


class Beat(Struct, frozen=True, tag="beat"):
    """The connection stands, though nothing else happens."""


class Refused(Struct, frozen=True, tag="refused"):
    """What was wrong and what would be right; nothing has changed."""

    ref: int
    code: str
    text: str


ServerMessage = Welcome | Update | People | Hint | Sheets | Beat | Refused
