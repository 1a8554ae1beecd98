"""What a seat of Kelp knows, as numbers: one row for both sides, with what is the octopus's own left at zero.

Both know the chances: the shark has only seen what the octopus showed it. Both can count the dice in the bag and the
shark cards in the deck, for all others lie open.
"""

from __future__ import annotations

from typing import Final

from atol.core.observation import Block, Observation, frame, observation
from atol.core.queue import code_of
from atol.core.row import Row
from atol.games.kelp.data import BOARDS
from atol.games.kelp.facts import Facts
from atol.games.kelp.hunt_sights import dice_blocks, shark_blocks
from atol.games.kelp.rulings import IDLE_ROUNDS
from atol.games.kelp.sights import octopus_blocks, sea_blocks
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.steps.table import STEPS

SEATS: Final = 2
MOST: Final = 9  # of what effects count
MOST_ROUNDS: Final = 999

# Steps that are answered several times or that say how much, and those that also have a least or a manner.
WITH_AMOUNT: Final[list[int]] = [
    codes.PAY,
    codes.SHUFFLE,
    codes.SWAP,
    codes.HIDE,
    codes.DRAW,
    codes.LEARN,
    codes.RETURN,
    codes.TAKE,
    codes.REROLL,
    codes.RAISE,
    codes.SHARPEN,
    codes.REMOVE_CURRENTS,
]
WITH_LEAST: Final[list[int]] = [codes.SHUFFLE, codes.SWAP, codes.HIDE, codes.LEARN]
HAS_AMOUNT: Final = [code in WITH_AMOUNT for code in range(len(STEPS))]
HAS_LEAST: Final = [code in WITH_LEAST for code in range(len(STEPS))]


# ---- the match


class Side(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.one_of(seat, SEATS)


class Board(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        for sea in state.facts.seas:
            row.put(1 if state.sea is sea else 0)


class SharkPoints(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(1 if state.options["pointing"] == "shark" else 0)


class Rounds(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(min(state.round, MOST_ROUNDS))


class IdleRounds(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(state.idle_rounds)


class Eventful(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(1 if state.eventful else 0)


class Amount(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(within(state.amount_left, MOST) if HAS_AMOUNT[state.step] else 0)
        row.put(within(state.amount_due, MOST) if HAS_LEAST[state.step] else 0)


def within(number: int, most: int) -> int:
    return max(0, min(number, most))


class Queued(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(self.length)
        for entry in state.queue:
            row.add(start + code_of(entry), 1)


# ---- the table


def match_blocks() -> tuple[Block[KelpState], ...]:
    names = tuple([step.name for step in STEPS])
    return (
        Side("side", (("octopus", "shark"),), 0, 1, "which side you are"),
        Board("board", (BOARDS,), 0, 1, "the side of the board"),
        SharkPoints("shark_points", (), 0, 1, "the shark, not chance, says where shuffled blocks go"),
        Rounds("round", (), 0, MOST_ROUNDS, "rounds that are over"),
        IdleRounds("idle_rounds", (), 0, IDLE_ROUNDS, "rounds in a row in which nothing happened"),
        Eventful("eventful", (), 0, 1, "something happened this round"),
        Amount("amount", (("left", "least"),), 0, MOST, "how much of the decision is left, and how much must be"),
        Queued("queued", (names,), 0, MOST, "what this turn still has to come"),
    )


def make_observation(facts: Facts) -> Observation:
    return observation(
        1,
        *frame(SEATS, SEATS, STEPS),
        *match_blocks(),
        *sea_blocks(facts),
        *octopus_blocks(facts),
        *dice_blocks(facts),
        *shark_blocks(facts),
    )
