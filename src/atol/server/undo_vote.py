"""Whether a decision may be taken back: everybody who is present is asked."""

from __future__ import annotations

import msgspec

from atol.server.errors import NoUndoRequest
from atol.server.protocol import UndoRequest


class UndoVote:
    """At most one question at a time. It ends with the last yes, the first no, and when something else happens."""

    def __init__(self) -> None:
        self.request: UndoRequest | None = None

    def begin(self, request: UndoRequest) -> None:
        self.request = request

    def answer(self, seats: list[int], version: int, yes: bool) -> None:
        """What a person with these seats says to what was asked at that version; raises NoUndoRequest."""
        asked = self.request
        if asked is None or asked.version != version or not set(seats) & set(asked.waiting):
            raise NoUndoRequest()
        waiting = [seat for seat in asked.waiting if seat not in seats]
        self.request = msgspec.structs.replace(asked, waiting=waiting) if yes else None

    def take_agreed(self) -> UndoRequest | None:
        """What all have agreed to, which ends the vote."""
        if self.request is None or self.request.waiting:
            return None
        agreed, self.request = self.request, None
        return agreed

    def go_on_without(self, absent: list[int]) -> bool:
        """Who has left is not waited for; whoever asked may ask again. Has that ended the vote?"""
        if self.request is None or not set(absent) & set(self.request.waiting):
            return False
        return self.cancel()

    def cancel(self) -> bool:
        """What was asked no longer fits; was anything asked?"""
        was_asked, self.request = self.request is not None, None
        return was_asked
