"""What an environment is made of: a game with its options, who plays, and what a match is worth."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from atol.bots.registry import bot
from atol.core import registry
from atol.core.errors import BadOption, NoObservation
from atol.core.game import Game, State
from atol.research.batch import Batch, Seating
from atol.research.rewards import LOST, rewards

RESULT = "result"
MARGIN = "margin"
CALLER = ""  # the name of a player that is no bot
LOST_MARGIN = -100.0  # further behind than who plays on


class Setup(Struct, frozen=True):
    """Plain data, so that it can be sent to other processes."""

    game: str
    players: tuple[str, ...]  # bots by name, and the caller
    options: dict[str, str]
    reward: str
    rotate: bool  # does the seed of a match decide who sits where?

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def learner(self) -> int:
        """The first player that is no bot."""
        return self.players.index(CALLER)

    def load_game(self) -> Game:
        return registry.game(self.game)

    def new_state(self, seed: int) -> State:
        return self.load_game().new(self.seats, seed, **self.options)

    def seating(self) -> Seating:
        return Seating([None if name == CALLER else bot(name) for name in self.players], self.rotate)

    def batch(self, first: int, count: int, total: int) -> Batch:
        return Batch(self.load_game(), self.options, self.seating(), self.reward == MARGIN, first, count, total)

    def rewards(self, state: State) -> list[float]:
        """Of a finished match, one for each seat."""
        return rewards(state, self.reward == MARGIN)

    def lost(self) -> float:
        """What giving up is worth."""
        return LOST_MARGIN if self.reward == MARGIN else LOST


def self_play(game: str, seats: int | None, reward: str, options: dict[str, object]) -> Setup:
    """The caller plays every seat."""
    meta = registry.meta(game)
    if registry.game(game).observation.length == 0:
        raise NoObservation(game=game)
    count = meta.check_seats(meta.table_seats if seats is None else seats)
    return Setup(game, (CALLER,) * count, meta.check_options(options), checked(reward), False)


def learner_among_bots(
    game: str, seats: int | None, bots: str | Sequence[str], seat: int | None, reward: str, options: dict[str, object]
) -> Setup:
    """The caller plays one seat, and bots the others: one name for all of them, or one for each."""
    alone = self_play(game, seats, reward, options)
    if seat is not None and not 0 <= seat < alone.seats:
        raise BadOption(option="seat", value=str(seat), values=f"0–{alone.seats - 1}")
    others = opponents(bots, alone.seats - 1)
    learner = seat or 0
    return Setup(game, (*others[:learner], CALLER, *others[learner:]), alone.options, reward, rotate=seat is None)


def opponents(bots: str | Sequence[str], count: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(",")) if isinstance(bots, str) else tuple(bots)
    if len(names) == 1:
        names *= count
    if len(names) != count and count > 0:
        raise BadOption(option="bots", value=", ".join(names), values=f"1 or {count} names")
    for name in names[:count]:
        bot(name)
    return names[:count]


def checked(reward: str) -> str:
    if reward not in (RESULT, MARGIN):
        raise BadOption(option="reward", value=reward, values=f"{RESULT}, {MARGIN}")
    return reward
