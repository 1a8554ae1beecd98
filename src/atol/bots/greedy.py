"""The bot that looks to the end of its own turn and takes what the game's judge likes best there.

Where chance has its say it looks no further: what it would see there is not what will come.
"""

from __future__ import annotations

from typing import Final

from atol.bots.bot import Bot
from atol.core.game import State

WIDTH: Final = 24  # how many unfinished lines are followed from one small decision to the next


class Line:
    """A beginning of the turn: the first action, where it led, and what the judge says of that."""

    def __init__(self, first: int, state: State, value: int) -> None:
        self.first = first
        self.state = state
        self.value = value


class GreedyBot(Bot):
    def __init__(self, setting: str = "") -> None:
        """Takes no setting."""
        if setting:
            raise ValueError("greedy takes no setting")

    def _choose(self, state: State, seed: int) -> int:
        seat, turn = state.to_act, state.turn
        best = Line(-1, state, -(2**60))
        open_lines = [Line(-1, state, 0)]
        while open_lines:
            lines = [line for start in open_lines for line in continuations(start, seat)]
            open_lines = []
            for line in lines:
                if line.state.turn == turn and line.state.to_act == seat and not used_chance(line.state, state):
                    open_lines.append(line)
                elif line.value > best.value:
                    best = line
            open_lines = most_promising(open_lines)
        return best.first


def continuations(line: Line, seat: int) -> list[Line]:
    """The line with each legal action added to it."""
    lines: list[Line] = []
    for action in line.state.legal():
        state = line.state.clone()
        state.apply(action, False)
        lines.append(Line(action if line.first < 0 else line.first, state, state.judge(seat)))
    return lines


def used_chance(after: State, before: State) -> bool:
    return after.random.words() != before.random.words()


def most_promising(lines: list[Line]) -> list[Line]:
    if len(lines) <= WIDTH:
        return lines
    ranked = sorted([(-line.value, place) for place, line in enumerate(lines)])
    return [lines[place] for _, place in ranked[:WIDTH]]
