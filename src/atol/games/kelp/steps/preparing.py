"""What shark cards do before the move: dice are changed or fed, and the shark turns round."""

from __future__ import annotations

from atol.core.numbers import count_bits
from atol.games.kelp.dice import FIRST_RED, change_die, feed
from atol.games.kelp.ids import FACES
from atol.games.kelp.sea import BITS, EITHER_END
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import choosing
from atol.games.kelp.steps.choosing import DieChoice, SharkStep


class Raise(DieChoice):
    moment = choosing.BEFORE_MOVE

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return len(self.dice(state)) > 0

    def dice(self, state: KelpState) -> list[int]:
        return [die for die in state.pool if die % FACES < FACES - 1]

    def choose(self, state: KelpState, die: int) -> None:
        change_die(state, die, min(FACES, die % FACES + 1 + state.amount_left))


class Feed(DieChoice):
    """A red die must be left for the rest of the effect."""

    moment = choosing.BEFORE_MOVE

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return len(state.pool) > 1 and state.pool[-1] >= FIRST_RED

    def dice(self, state: KelpState) -> list[int]:
        reds = len([die for die in state.pool if die >= FIRST_RED])
        return [die for die in state.pool if die < FIRST_RED or reds > 1]

    def choose(self, state: KelpState, die: int) -> None:
        state.pool.remove(die)
        feed(state, die // FACES)


class Sharpen(DieChoice):
    """A red die is turned to its highest face."""

    def dice(self, state: KelpState) -> list[int]:
        return [die for die in state.pool if die >= FIRST_RED]

    def choose(self, state: KelpState, die: int) -> None:
        change_die(state, die, state.amount_left)


class TurnRound(SharkStep):
    moment = choosing.BEFORE_MOVE

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return state.exit != EITHER_END

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.exit = 1 - state.exit


class RemovePair(SharkStep):
    """A confrontation card, drawn by chance, and its counter leave the game."""

    moment = choosing.BEFORE_MOVE

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return count_bits(state.pairs) > 1

    def begin(self, state: KelpState, first: int, second: int) -> None:
        pair = state.draw_pair()
        state.pairs ^= BITS[pair]
        if state.events is not None:
            state.tell("pair-gone", {"escape": state.facts.escape_names[pair]})
