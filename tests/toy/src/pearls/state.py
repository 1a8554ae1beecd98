"""Pearls: dive for a pearl of 1, 2 or 3 that only you see, or stop for good.

Whoever holds more than the limit scores nothing. The match ends when all have stopped or no pearl is left.
"""

from __future__ import annotations

from atol.core.bag import bag_of
from atol.core.game import OVER, State

DIVE, STOP = 0, 1
KINDS = 3
PEARLS_OF_A_KIND = 5


class PearlsState(State):
    def _declare(self) -> None:
        self.sea = bag_of([PEARLS_OF_A_KIND] * KINDS)
        self.pearls = [[0] * KINDS for _ in range(self.seats)]  # per seat, how many of each kind
        self.stopped = [False] * self.seats

    def legal(self) -> list[int]:
        return [] if self.to_act < 0 else [DIVE, STOP]

    def _apply(self, action: int) -> None:
        seat = self.to_act
        if action == STOP:
            self.stopped[seat] = True
            if self.events is not None:
                self.tell("stop", {"seat": seat})
        else:
            kind = self.sea.draw(self.random)
            self.pearls[seat][kind] += 1
            if self.events is not None:
                self.tell("dive", {"seat": seat})
                self.tell("pearl", {"value": kind + 1}, [seat])
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn += 1
        if all(self.stopped) or self.sea.total == 0:
            self.to_act = OVER
            return
        self.to_act = (self.to_act + 1) % self.seats
        while self.stopped[self.to_act]:
            self.to_act = (self.to_act + 1) % self.seats

    def total(self, seat: int) -> int:
        return sum(count * (kind + 1) for kind, count in enumerate(self.pearls[seat]))

    def scores(self) -> list[int]:
        totals = [self.total(seat) for seat in range(self.seats)]
        return [total if total <= int(self.options["limit"]) else 0 for total in totals]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        return viewer == seat or self.over

    def _deal_anew(self, seat: int) -> None:
        others = [other for other in range(self.seats) if other != seat]
        held = {other: sum(self.pearls[other]) for other in others}
        for other in others:
            for kind, count in enumerate(self.pearls[other]):
                for _ in range(count):
                    self.sea.add(kind)
        for other in others:
            self.pearls[other] = [0] * KINDS
            for _ in range(held[other]):
                self.pearls[other][self.sea.draw(self.random)] += 1
