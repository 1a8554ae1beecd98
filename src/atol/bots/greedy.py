"""The bot that looks to the end of its own turn and takes what the game's judge likes best there.

It does not look past chance: an action that draws something is worth what the judge says of it on average.
"""

from __future__ import annotations

from typing import Final

from atol.bots.bot import Bot
from atol.core.game import State

WIDTH: Final = 24  # how many unfinished lines are followed from one small decision to the next
DRAWS: Final = 12  # how often an action that uses chance is tried


class Line:
    """A beginning of the turn: the first action, where it led, and what the judge says of that."""

    def __init__(self, first: int, state: State, value: int) -> None:
        self.first = first
        self.state = state
        self.value = value

    def goes_on(self, seat: int, turn: int) -> bool:
        """Does the seat decide again in the same turn, with nothing drawn in between?"""
        return self.state.to_act == seat and self.state.turn == turn and not self.state.random.used


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
                if line.goes_on(seat, turn):
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
        value = average(line.state, action, seat) if state.random.used else state.judge(seat)
        lines.append(Line(action if line.first < 0 else line.first, state, value))
    return lines


def average(state: State, action: int, seat: int) -> int:
    """What the judge says after the action, over several draws."""
    total = 0
    random = state.random.clone()
    for _ in range(DRAWS):
        copy = state.clone()
        copy.random.set_words([random.next(), random.next(), random.next(), random.next()])
        copy.apply(action, False)
        total += copy.judge(seat)
    return total // DRAWS


def most_promising(lines: list[Line]) -> list[Line]:
    if len(lines) <= WIDTH:
        return lines
    ranked = sorted([(-line.value, place) for place, line in enumerate(lines)])
    return [lines[place] for _, place in ranked[:WIDTH]]
