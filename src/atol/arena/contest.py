"""A contest of bots as a list of jobs, each a pure function of plain data: game, options, seats, bots, seed.

A deal is played by every lineup of the contest, each of them once for every way to sit in turn: whatever luck a deal
gives to a seat, all bots of a lineup have had it. A round robin has every lineup that the bots allow, a ladder only
neighbours in the order in which the bots are named. Alone (one seat) every bot has the same deal, and points compare.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from atol.arena.match import play_to_the_end
from atol.bots.registry import bot
from atol.core.errors import AtolError
from atol.core.registry import game, meta


class TooFewBots(AtolError):
    message = "error-too-few-bots"


class BotTwice(AtolError):
    message = "error-bot-twice"


class BotByTheClock(AtolError):
    message = "error-bot-by-the-clock"


class Contest(Struct, frozen=True):
    """What results depend on; neither how many matches there are nor where they are played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    ladder: bool
    rules: int
    edition: str

    def lineups(self) -> list[tuple[str, ...]]:
        if not self.ladder or self.seats == 1:
            return list(combinations(self.bots, self.seats))
        starts = range(len(self.bots) - self.seats + 1)
        return [self.bots[start : start + self.seats] for start in starts]

    def matches_a_deal(self) -> int:
        return len(self.lineups()) * self.seats

    def deals(self, matches: int) -> int:
        """As many as give at least so many matches: a deal is never left half played."""
        return -(-matches // self.matches_a_deal())

    def jobs(self, deals: int) -> Iterator[Job]:
        """Deal by deal, so that whatever was played is fair, and more deals only add jobs at the end."""
        number = 0
        for deal in range(deals):
            for bots in self.seatings():
                yield Job(number, deal, self.game, self.options, bots, self.deal_seed(deal))
                number += 1

    def seatings(self) -> list[tuple[str, ...]]:
        return [lineup[turned:] + lineup[:turned] for lineup in self.lineups() for turned in range(self.seats)]

    def deal_seed(self, deal: int) -> int:
        digest = hashlib.sha256(f"{self.seed}/deal/{deal}".encode()).digest()
        return int.from_bytes(digest[:6], "big")


class Job(Struct, frozen=True):
    """One match, as plain data that can be sent to other processes and machines; `bots` by seat."""

    number: int
    deal: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


class Played(Struct, frozen=True):
    """How a job ended: `scores` and `winners` as a state tells them, and how many choices there were."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    moves: int


def contest_of(
    game_id: str, bots: Sequence[str], seats: int, options: dict[str, object], seed: int, ladder: bool
) -> Contest:
    """Checked: bots that exist, differ and do not look at the clock, and enough of them."""
    facts = meta(game_id)
    demand_bots(bots, facts.check_seats(seats))
    return Contest(
        game=game_id,
        bots=tuple(bots),
        seats=seats,
        options=facts.check_options(options),
        seed=seed,
        ladder=ladder,
        rules=facts.rules_version,
        edition=game(game_id).edition,
    )


def demand_bots(bots: Sequence[str], seats: int) -> None:
    for name in bots:
        if bot(name).cost.seconds > 0:
            raise BotByTheClock(bot=name)
        if bots.count(name) > 1:
            raise BotTwice(bot=name)
    if len(bots) < max(2, seats):
        raise TooFewBots(bots=len(bots), needed=max(2, seats))


def play_job(job: Job) -> Played:
    state = game(job.game).new(len(job.bots), job.seed, **job.options)
    _, moves = play_to_the_end(state, [bot(name) for name in job.bots], job.seed)
    return Played(job.number, job.deal, job.bots, state.scores(), state.winners(), moves)
