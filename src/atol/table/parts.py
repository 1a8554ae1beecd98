"""What a table is made of: lines of its journal and of its log, what it offers, and who plays a seat."""

from __future__ import annotations

from msgspec import Struct

from atol.core.messages import Event


class Entry(Struct, frozen=True, gc=False):
    """One line of the journal: an action of a seat, or an undo back to a ply. Versions count from 1."""

    version: int
    seat: int
    action: int | None = None
    back_to: int | None = None


class Choice(Struct, frozen=True, gc=False):
    """A legal action. `lock` says why it could not be taken back (as `State.lock`; empty: it could), `passes` that
    the turn ends with it, `times` how often in a row it would be offered among the same choices, and `points` what it
    brings at once; None where chance or something hidden has a say."""

    action: int
    lock: str
    passes: bool
    times: int
    points: int | None


class SeatedBot(Struct, frozen=True, gc=False):
    """A bot that plays a seat, as its own or standing in for a person; `since` is the ply of its first decision."""

    name: str
    since: int


class Told(Struct, frozen=True, gc=False):
    """An event with the version that brought it; the setup's events have version 0."""

    version: int
    event: Event
